"""Who starts in The Game."""

import pytest

from seriatim.kit.state import NOBODY, SPECTATOR, TABLE
from tests.games.the_game.positions import GAME, bidding, moves, play_as, refusal


def test_every_seat_bids_before_anybody_is_on_turn() -> None:
    """TG-4"""
    state = bidding(3)
    assert list(state.actors()) == [0, 1, 2]
    for seat in range(3):
        assert moves(state, seat) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert state.turn == NOBODY
    assert GAME.view(state.sight(0), 0).turn is None


def test_bids_come_in_any_order_and_the_others_are_still_awaited() -> None:
    """TG-4"""
    state = bidding(3, None, 2)
    assert list(state.actors()) == [0, 2]
    assert moves(state, 1) == []


def test_a_seat_bids_once() -> None:
    """TG-4"""
    state = bidding(3, 2)
    assert refusal(state, "bid 3", 0) == "already-bid"
    assert refusal(state, "bid 2", 0) == "already-bid"


def test_nobody_lays_a_card_while_bids_are_open() -> None:
    """TG-4, ALL-8"""
    state = bidding(3, 2)
    for seat in (0, 1, 2):
        card = state.hands[seat][0]
        assert refusal(state, f"{card}a", seat) == "not-your-turn"
        assert refusal(state, "end", seat) == "not-your-turn"


@pytest.mark.parametrize("outsider", [NOBODY, SPECTATOR, TABLE, 3, 99])
def test_only_seats_act_while_bids_are_open(outsider: int) -> None:
    """TG-4, ALL-8: nobody is on turn, which does not make Nobody a player."""
    state = bidding(3, 2)
    card = state.hands[0][0]
    for move in (f"{card}a", "end", "bid 1"):
        assert refusal(state, move, outsider) == "not-your-turn"
    assert list(state.actions(outsider)) == []


def test_that_a_seat_has_bid_is_seen_but_not_what() -> None:
    """TG-4, ALL-6"""
    state = bidding(3, 2, None, None)
    for looker in (1, 2, SPECTATOR):
        places = GAME.view(state.sight(looker), looker).places
        assert [(place.has_bid, place.bid) for place in places] == [(True, None), (False, None), (False, None)]
        assert state.sight(looker).facts() == bidding(3, 0).sight(looker).facts()


def test_a_seat_knows_its_own_bid() -> None:
    """TG-4"""
    view = GAME.view(bidding(3, 2, 1).sight(0), 0)
    assert [place.bid for place in view.places] == [2, None, None]


def test_all_bids_are_shown_once_all_have_bid() -> None:
    """TG-4"""
    state = bidding(3, 2, 3, 0)
    for looker in (0, 1, 2, SPECTATOR):
        places = GAME.view(state.sight(looker), looker).places
        assert [(place.has_bid, place.bid) for place in places] == [(True, 2), (True, 3), (True, 0)]


@pytest.mark.parametrize(
    ("bids", "starter"),
    [((2, 3, 0), 1), ((0, 0, 0), 0), ((1, 3, 3), 1), ((3, 3, 3), 0), ((0, 1, 2), 2), ((0, 1), 1), ((0, 0, 0, 1, 1), 3)],
)
def test_the_highest_bid_starts_and_the_lowest_seat_among_equals(bids: tuple[int, ...], starter: int) -> None:
    """TG-4"""
    state = bidding(len(bids), *bids)
    assert state.turn == starter
    assert list(state.actors()) == [starter]
    assert state.owed == 2


def test_the_order_of_the_bids_does_not_matter() -> None:
    """TG-4"""
    state = bidding(3)
    for seat in (2, 0, 1):
        play_as(state, seat, "bid 3")
    assert state.turn == 0


def test_nobody_bids_once_the_bids_are_open() -> None:
    """TG-4, ALL-8"""
    state = bidding(3, 2, 3, 0)
    for seat in range(3):
        assert refusal(state, "bid 3", seat) == "not-your-turn"


@pytest.mark.parametrize("starter", ["bid", "first"])
def test_solo_there_are_no_bids(starter: str) -> None:
    """TG-4"""
    state = GAME.deal(1, {"starter": starter}, seed=1)
    assert state.turn == 0
    assert refusal(state, "bid 0") == "not-your-turn"
    assert [place.has_bid for place in GAME.view(state.sight(0), 0).places] == [False]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_with_the_starter_first_seat_0_starts_without_bids(seats: int) -> None:
    """TG-4"""
    state = GAME.deal(seats, {"starter": "first"}, seed=1)
    assert list(state.actors()) == [0]
    assert refusal(state, "bid 0") == "not-your-turn"


def test_bidding_is_the_way_to_start_unless_another_is_chosen() -> None:
    """TG-4, ALL-4"""
    assert list(GAME.deal(2, seed=1).actors()) == [0, 1]
