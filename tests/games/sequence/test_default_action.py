"""What is done for a seat of Sequence whose time is up."""

import pytest

from seriatim.games.sequence.rules import SequenceState
from seriatim.kit.state import TABLE
from tests.games.sequence.positions import GAME, play, play_as, position


def default_move(state: SequenceState, seat: int | None = None) -> str:
    return GAME.format(state.default_action(state.turn if seat is None else seat))


def test_the_first_card_that_can_be_played_is_played_on_its_first_space() -> None:
    assert default_move(position("JD 8H 2S", "3S")) == "8H i4"
    assert default_move(position("JD 8H 2S", "3S", chips=("i4",))) == "8H d7"


def test_jacks_are_kept_while_there_is_anything_else_to_do() -> None:
    assert default_move(position("JD QS", "3S", chips=("b5", "j3"))) == "dead QS"
    assert default_move(position("JD JS", "3S", chips=("b5", "j3"))) == "JD b1"
    assert default_move(position("JS", "3S", chips=("b5", "j3"))) == "JS j3"


def test_a_seat_that_can_do_nothing_passes() -> None:
    """SQ-11"""
    assert default_move(position("JS", "3S")) == "pass"
    assert default_move(position("", "3S")) == "pass"


def test_the_card_that_waits_is_taken_first() -> None:
    """SQ-13"""
    state = position("8H 2S", "3S 4S", draw="manual")
    play(state, "8H i4")
    assert default_move(state, 0) == "draw"
    play(state, "3S c1")
    assert default_move(state) == "draw"


def test_a_card_that_is_owed_is_paid_before_all_else() -> None:
    """SQ-21"""
    state = position("8H 2S", "3S 4S", "5S", "6S", draw="manual", table_talk="penalty")
    play(state, "8H i4")
    play_as(state, TABLE, "penalty 0")
    assert default_move(state, 0) == "pay 2S"
    assert default_move(state, 2) == "pay 5S"


@pytest.mark.parametrize(("hand", "paid"), [("JC KS", "KS"), ("JH JC 9S AD", "9S"), ("JS JC", "JS")])
def test_a_seat_that_owes_a_card_keeps_its_jacks_while_it_can(hand: str, paid: str) -> None:
    """SQ-21"""
    state = position(hand, "3S 4S", "5S", "6S", table_talk="penalty")
    play_as(state, TABLE, "penalty 0")
    assert default_move(state, 0) == f"pay {paid}"


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("draw", ["auto", "manual"])
def test_lapsing_alone_brings_every_game_to_its_end(seats: int, draw: str) -> None:
    """SQ-20, ALL-7"""
    state = GAME.deal(seats, {"draw": draw}, seed=1)
    moves = 0
    while not state.outcome():
        seat = int(state.actors()[0])
        GAME.play(state, seat, int(state.default_action(seat)))
        moves += 1
    assert moves < GAME.longest
