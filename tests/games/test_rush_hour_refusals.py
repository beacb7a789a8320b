"""Why Rush hour refuses a move: every reason, and which comes first."""

from collections.abc import Callable

import pytest

from seriatim.games.game import IllegalMove
from seriatim.games.rush_hour.codes import ACTION_COUNT
from seriatim.games.rush_hour.rules import RushHourState
from seriatim.kit.state import NOBODY, SPECTATOR, TABLE
from tests.games.positions_rush_hour import GAME, alone, pick, play, position, shown

BEFORE_THE_PAGE = ("game-over", "no-such-move", "no-such-signal")
"""Nothing is said in Rush hour and no code is a signal's, so that the last of them is never given."""


def picking() -> RushHourState:
    """Seat 0 has picked 12, seat 1 has not."""
    state = position("12 40", "A 41")
    play(state, 0, "pick 12")
    return state


def picking_for_two_rows() -> RushHourState:
    return position("12 40", "A 41", rows=("10", "20"))


def ambulances() -> RushHourState:
    """Seats 0 and 2 play ambulances, and seat 0 has chosen; the road has two rows."""
    state = shown("A", "25", "A", rows=("10", "20"))
    play(state, 0, "row 1")
    return state


def police() -> RushHourState:
    state = shown("P", "P")
    play(state, 1, "row 3")
    return state


def number() -> RushHourState:
    """Seat 0 plays 25, to row 2, row 3 or the gap; seat 1 waits."""
    return alone("25", ("14 - T+50", "20", "P"))


def far_number() -> RushHourState:
    """The same, but for a row that is lower and further away, and a gap that is too high."""
    return alone("25", ("10", "20", "30 - T+P"))


def trailer() -> RushHourState:
    """Seat 0 plays trailer 28, to row 2 or row 3; the second gap of row 1 is too high for it."""
    return alone("28", ("14 - T+50", "20", "40 - T+P"))


def truck() -> RushHourState:
    """Seat 1 plays a tow truck; seat 2 waits with another."""
    return shown("9", "T", "T", rows=("10 - T+50", "8"))


def over() -> RushHourState:
    return pick(position("12", "15"), "12", "15")


REFUSED: list[tuple[str, Callable[[], RushHourState], int, str]] = [
    ("game-over", over, 0, "pick 12"),
    ("game-over", over, 1, "row 1"),
    ("game-over", over, 9, "gap 1.1"),
    ("game-over", over, TABLE, "pick ambulance"),
    ("not-your-turn", picking, 0, "row 1"),
    ("not-your-turn", picking, 1, "gap 1.1"),
    ("not-your-turn", picking, 2, "pick 12"),
    ("not-your-turn", picking, TABLE, "pick 12"),
    ("not-your-turn", number, 1, "row 2"),
    ("not-your-turn", number, 0, "pick 25"),
    ("not-your-turn", number, SPECTATOR, "row 2"),
    ("not-your-turn", ambulances, 1, "row 1"),
    ("not-your-turn", truck, 0, "row 1"),
    ("not-your-turn", truck, 2, "row 1"),
    ("card-not-in-hand", picking, 1, "pick 12"),
    ("card-not-in-hand", picking, 1, "pick 50"),
    ("card-not-in-hand", picking, 1, "pick police"),
    ("already-picked", picking, 0, "pick 12"),
    ("already-picked", picking, 0, "pick 40"),
    ("already-picked", ambulances, 0, "row 1"),
    ("already-picked", ambulances, 0, "row 2"),
    ("already-picked", police, 1, "row 1"),
    ("no-such-row", ambulances, 2, "row 3"),
    ("no-such-row", ambulances, 2, "gap 3.1"),
    ("no-such-row", truck, 1, "row 3"),
    ("row-too-high", number, 0, "row 1"),
    ("nearer-row-exists", far_number, 0, "row 1"),
    ("not-in-the-gap", far_number, 0, "gap 3.2"),
    ("not-in-the-gap", number, 0, "gap 1.1"),
    ("not-in-the-gap", number, 0, "gap 1.3"),
    ("not-in-the-gap", number, 0, "gap 1.50"),
    ("not-in-the-gap", number, 0, "gap 3.2"),
    ("not-in-the-gap", truck, 1, "gap 1.2"),
    ("trailer-fills-no-gap", trailer, 0, "gap 1.2"),
]

SEVERAL: list[tuple[str, Callable[[], RushHourState], int, str, str]] = [
    ("not-your-turn", number, 1, "pick 50", "the card is not in that hand either"),
    ("not-your-turn", picking_for_two_rows, 0, "row 3", "there is no such row either"),
    ("not-your-turn", number, 1, "row 1", "the row would be refused, too"),
    ("not-your-turn", trailer, 1, "gap 1.1", "there is no such gap either"),
    ("card-not-in-hand", picking, 0, "pick 50", "the seat has picked, too"),
    ("already-picked", ambulances, 0, "row 3", "there is no such row either"),
    ("already-picked", ambulances, 0, "gap 1.1", "there is no such gap either"),
    ("no-such-row", ambulances, 2, "gap 3.1", "an ambulance fills no gap either"),
    ("not-in-the-gap", trailer, 0, "gap 3.2", "and a trailer would fill it no more than any"),
    ("not-in-the-gap", trailer, 0, "gap 2.1", "and a trailer would fill none"),
]


@pytest.mark.parametrize(("reason", "table", "seat", "move"), REFUSED)
def test_each_reason_refuses_its_moves(reason: str, table: Callable[[], RushHourState], seat: int, move: str) -> None:
    """ALL-5, ALL-8"""
    assert table().objection(seat, GAME.parse(move)) == reason


@pytest.mark.parametrize(("reason", "table", "seat", "move", "though"), SEVERAL)
def test_the_first_reason_of_the_page_is_given_where_several_hold(
    reason: str, table: Callable[[], RushHourState], seat: int, move: str, though: str
) -> None:
    """ALL-5"""
    assert table().objection(seat, GAME.parse(move)) == reason, f"though {though}"


@pytest.mark.parametrize("code", [-1, ACTION_COUNT, ACTION_COUNT + 1, -1000, 10**9])
@pytest.mark.parametrize("table", [picking, ambulances, number, truck])
def test_a_code_that_is_no_move_is_refused_before_all_else(code: int, table: Callable[[], RushHourState]) -> None:
    """ALL-5"""
    for seat in (0, 1, 9, -9, TABLE):
        assert table().objection(seat, code) == "no-such-move"


@pytest.mark.parametrize("code", [-1, ACTION_COUNT])
def test_after_the_end_even_a_code_that_is_no_move_is_told_the_game_is_over(code: int) -> None:
    """ALL-5"""
    assert over().objection(0, code) == "game-over"


@pytest.mark.parametrize(("reason", "table", "seat", "move"), REFUSED)
def test_a_refused_move_changes_nothing(reason: str, table: Callable[[], RushHourState], seat: int, move: str) -> None:
    """ALL-5"""
    state = table()
    before = state.facts()
    with pytest.raises(IllegalMove) as refused:
        GAME.play(state, seat, GAME.parse(move))
    assert refused.value.reason == reason
    assert state.facts() == before


def test_every_reason_of_the_page_is_provoked_here() -> None:
    """ALL-5"""
    provoked = {reason for reason, *_ in REFUSED}
    assert provoked == {"game-over", *GAME.refusals}


TABLES = [picking, picking_for_two_rows, ambulances, police, number, far_number, trailer, truck, over]
OUTSIDERS = (3, 9, -9, TABLE, SPECTATOR, NOBODY)


@pytest.mark.parametrize("table", TABLES)
def test_there_is_no_other_reason(table: Callable[[], RushHourState]) -> None:
    """ALL-5"""
    state = table()
    given = {state.objection(seat, code) for seat in (0, 1, 2, *OUTSIDERS) for code in range(-1, ACTION_COUNT + 1)}
    assert given - {None} <= {*BEFORE_THE_PAGE, *GAME.refusals}


@pytest.mark.parametrize("table", TABLES)
def test_what_is_not_refused_is_what_is_listed(table: Callable[[], RushHourState]) -> None:
    """ALL-5, ALL-8"""
    state = table()
    for seat in (0, 1, 2, *OUTSIDERS):
        allowed = [code for code in range(-1, ACTION_COUNT + 1) if state.objection(seat, code) is None]
        assert allowed == list(state.actions(seat))
