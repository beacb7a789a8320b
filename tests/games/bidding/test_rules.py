"""Bids for the start."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.bidding.rules import (
    BID_COUNT,
    HIGHEST_BID,
    NO_BID,
    SECRET_BID,
    bid_actions,
    bidders,
    bids_imagined,
    bids_seen,
    highest_bidder,
    may_bid,
    no_bids,
    objection_to_bid,
    owes_bid,
)
from seriatim.kit.seed import quick_rng
from seriatim.kit.state import NOBODY, SPECTATOR, TABLE


def test_a_bid_is_a_number_from_0_to_3_and_nothing_else_looks_like_one() -> None:
    """TG-4"""
    assert (HIGHEST_BID, BID_COUNT) == (3, 4)
    assert NO_BID not in range(4)
    assert SECRET_BID not in range(4)
    assert NO_BID != SECRET_BID


def test_at_first_every_seat_owes_a_bid_and_nobody_else_does() -> None:
    """TG-4"""
    bids = no_bids(3)
    assert [seat for seat in range(-5, 10) if owes_bid(bids, seat)] == [0, 1, 2]


def test_a_seat_that_has_bid_owes_none() -> None:
    """TG-4"""
    bids = vec[i64]([0, NO_BID, SECRET_BID])
    assert [seat for seat in range(3) if owes_bid(bids, seat)] == [1]


def test_bids_are_made_once_and_before_anybody_is_on_turn() -> None:
    """TG-4, QE-3"""
    bids = vec[i64]([0, NO_BID, SECRET_BID])
    assert list(bidders(bids)) == [1]
    assert [may_bid(bids, NOBODY, seat) for seat in range(-1, 4)] == [False, False, True, False, False]
    assert not may_bid(bids, 0, 1)
    reasons = [objection_to_bid(bids, NOBODY, seat) for seat in range(-1, 4)]
    assert reasons == ["not-your-turn", "already-bid", None, "already-bid", "not-your-turn"]
    assert objection_to_bid(bids, 0, 1) == "not-your-turn"


def test_the_actions_of_bids_follow_each_other() -> None:
    assert list(bid_actions(100)) == [100, 101, 102, 103]


@pytest.mark.parametrize(("bids", "seat"), [([0], 0), ([1, 2, 0], 1), ([2, 2, 2], 0), ([0, 1, 3, 3], 2)])
def test_the_highest_bid_starts_and_the_lowest_seat_among_equals(bids: list[int], seat: int) -> None:
    """TG-4"""
    assert highest_bidder(vec[i64](bids)) == seat


@pytest.mark.parametrize(
    ("looker", "seen"),
    [
        (0, [2, SECRET_BID, NO_BID]),
        (1, [SECRET_BID, 0, NO_BID]),
        (2, [SECRET_BID, SECRET_BID, NO_BID]),
        (SPECTATOR, [SECRET_BID, SECRET_BID, NO_BID]),
        (TABLE, [SECRET_BID, SECRET_BID, NO_BID]),
        (NOBODY, [SECRET_BID, SECRET_BID, NO_BID]),
    ],
)
def test_only_ones_own_bid_is_seen_while_they_are_secret(looker: int, seen: list[int]) -> None:
    """TG-4, ALL-6"""
    bids = vec[i64]([2, 0, NO_BID])
    assert list(bids_seen(bids, looker)) == seen
    assert list(bids) == [2, 0, NO_BID]


def test_any_bid_is_imagined_for_a_secret_one_and_only_for_it() -> None:
    """TG-4, ALL-6"""
    bids, rng = vec[i64]([2, SECRET_BID, NO_BID]), quick_rng("bids")
    imagined = [tuple(bids_imagined(bids, rng)) for _ in range(100)]
    assert sorted(set(imagined)) == [(2, bid, NO_BID) for bid in range(4)]
    assert list(bids) == [2, SECRET_BID, NO_BID]
