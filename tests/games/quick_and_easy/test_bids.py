"""Who starts in Quick & Easy."""

import pytest

from seriatim.kit.state import NOBODY, SPECTATOR, TABLE
from tests.games.quick_and_easy.positions import GAME, bidding, moves, name, play_as, refusal


def test_every_seat_bids_before_anybody_is_on_turn() -> None:
    """QE-3"""
    state = bidding(3)
    assert list(state.actors()) == [0, 1, 2]
    for seat in range(3):
        assert moves(state, seat) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert state.turn == NOBODY
    assert GAME.view(state.sight(0), 0).turn is None


def test_bids_come_in_any_order_and_the_others_are_still_awaited() -> None:
    """QE-3"""
    state = bidding(3, None, 2)
    assert list(state.actors()) == [0, 2]
    assert moves(state, 1) == []


def test_a_seat_bids_once() -> None:
    """QE-3"""
    assert refusal(bidding(3, 2), "bid 3", 0) == "already-bid"


def test_nobody_lays_a_card_while_bids_are_open() -> None:
    """QE-3, ALL-8"""
    state = bidding(3, 2)
    for seat in (0, 1, 2):
        assert refusal(state, f"{name(int(state.hands[seat][0]))} up", seat) == "not-your-turn"
        assert refusal(state, "end", seat) == "not-your-turn"


@pytest.mark.parametrize("outsider", [NOBODY, SPECTATOR, TABLE, 3, 99, -9])
def test_only_seats_act_while_bids_are_open(outsider: int) -> None:
    """QE-3, ALL-8"""
    state = bidding(3, 2)
    for move in (f"{name(int(state.hands[0][0]))} up", "end", "bid 1"):
        assert refusal(state, move, outsider) == "not-your-turn"
    assert list(state.actions(outsider)) == []


def test_that_a_seat_has_bid_is_seen_but_not_what() -> None:
    """QE-3, ALL-6"""
    state = bidding(3, 2, None, None)
    for looker in (1, 2, SPECTATOR):
        places = GAME.view(state.sight(looker), looker).places
        assert [(place.has_bid, place.bid) for place in places] == [(True, None), (False, None), (False, None)]
        assert state.sight(looker).facts() == bidding(3, 0).sight(looker).facts()


def test_a_seat_knows_its_own_bid() -> None:
    """QE-3"""
    view = GAME.view(bidding(3, 2, 1).sight(0), 0)
    assert [place.bid for place in view.places] == [2, None, None]


def test_all_bids_are_shown_once_all_have_bid() -> None:
    """QE-3"""
    state = bidding(3, 2, 3, 0)
    for looker in (0, 1, 2, SPECTATOR):
        places = GAME.view(state.sight(looker), looker).places
        assert [(place.has_bid, place.bid) for place in places] == [(True, 2), (True, 3), (True, 0)]


@pytest.mark.parametrize(
    ("bids", "starter"), [((2, 3, 0), 1), ((0, 0, 0), 0), ((1, 3, 3), 1), ((0, 1), 1), ((0, 0, 0, 1, 1), 3)]
)
def test_the_highest_bid_starts_and_the_lowest_seat_among_equals(bids: tuple[int, ...], starter: int) -> None:
    """QE-3"""
    state = bidding(len(bids), *bids)
    assert list(state.actors()) == [starter]
    assert not state.has_laid


def test_nobody_bids_once_the_bids_are_open() -> None:
    """QE-3, ALL-8"""
    state = bidding(3, 2, 3, 0)
    for seat in range(3):
        assert refusal(state, "bid 3", seat) == "not-your-turn"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_with_the_starter_first_seat_0_starts_without_bids(seats: int) -> None:
    """QE-3"""
    state = GAME.deal(seats, {"starter": "first"}, seed=1)
    assert list(state.actors()) == [0]
    assert refusal(state, "bid 0") == "not-your-turn"
    assert [place.has_bid for place in GAME.view(state.sight(0), 0).places] == [False] * seats


def test_secret_bids_do_not_outlive_the_bidding() -> None:
    """QE-3"""
    state = bidding(2, 1)
    play_as(state, 1, "bid 2")
    assert list(state.sight(0).bids) == [1, 2]
