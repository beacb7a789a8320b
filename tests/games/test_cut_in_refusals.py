"""Why Cut in! refuses a move: every reason, and which comes first."""

from collections.abc import Callable

import pytest

from seriatim.games.cut_in.codes import ACTION_COUNT
from seriatim.games.cut_in.rules import CutInState
from seriatim.games.game import IllegalMove
from seriatim.kit.state import NOBODY, SPECTATOR, TABLE
from tests.games.positions_cut_in import GAME, play, play_as, position, refusal

BEFORE_THE_PAGE = ("game-over", "no-such-move", "no-such-signal")
OUTSIDERS = (TABLE, SPECTATOR, NOBODY, 3, 9, -99)


def laying() -> CutInState:
    """Seat 0 is to lay 10 or 40; 17 lies within the row. Seat 1 may cut next."""
    return position((10, 17, 40), (12, 18, 41), (13, 42), row=(15, 20), stacks=((1,), (2,), (3,)))


def window() -> CutInState:
    """Seat 0 has laid 10; seat 1 may put its 12 into the gap."""
    state = laying()
    play(state, "10")
    return state


def opening() -> CutInState:
    """Seat 0 is to open with its stack."""
    return position((10, 17, 40), (12, 18, 41), (13, 42), stacks=((1,), (2,), (3,)))


def opening_from_hand() -> CutInState:
    """Seat 0 has no stack and is to open with a card."""
    return position((10, 17, 40), (12, 18, 41), (13, 42), stacks=((), (2,), (3,)))


def over() -> CutInState:
    state = position((10,), (12, 40), (13, 42), row=(15, 20))
    play(state, "10")
    return state


REFUSED: list[tuple[str, Callable[[], CutInState], int, str]] = [
    ("game-over", over, 1, "40"),
    ("game-over", over, 0, "open"),
    ("game-over", over, 1, "open 12"),
    ("game-over", over, 1, "cut 12"),
    ("game-over", over, 1, "let go"),
    ("game-over", over, 0, "end"),
    ("game-over", over, 9, "end"),
    ("not-your-turn", laying, 1, "41"),
    ("not-your-turn", laying, 1, "open"),
    ("not-your-turn", laying, 1, "open 12"),
    ("not-your-turn", laying, 1, "end"),
    ("not-your-turn", laying, 2, "42"),
    ("not-your-turn", laying, 2, "cut 13"),
    ("not-your-turn", laying, 2, "let go"),
    ("not-your-turn", laying, 9, "cut"),
    ("not-your-turn", laying, TABLE, "let go"),
    ("not-your-turn", window, 1, "41"),
    ("not-your-turn", window, 1, "open"),
    ("not-your-turn", window, 1, "end"),
    ("not-your-turn", window, 2, "cut 13"),
    ("not-your-turn", window, 2, "let go"),
    ("not-your-turn", opening, 1, "open"),
    ("not-your-turn", opening, 2, "let go"),
    ("wait-for-cut", window, 0, "40"),
    ("wait-for-cut", window, 0, "17"),
    ("wait-for-cut", window, 0, "open"),
    ("wait-for-cut", window, 0, "open 40"),
    ("wait-for-cut", window, 0, "end"),
    ("wait-for-cut", window, 0, "cut 17"),
    ("wait-for-cut", window, 0, "let go"),
    ("card-not-in-hand", laying, 0, "12"),
    ("card-not-in-hand", laying, 0, "15"),
    ("card-not-in-hand", opening_from_hand, 0, "open 12"),
    ("card-not-in-hand", window, 1, "cut 13"),
    ("card-not-in-hand", window, 1, "cut 12 13"),
    ("does-not-extend-row", laying, 0, "17"),
    ("not-in-the-gap", window, 1, "cut 18"),
    ("not-in-the-gap", window, 1, "cut 12 18"),
    ("not-in-the-gap", window, 1, "cut 41"),
    ("not-in-the-gap", window, 1, "cut"),
    ("window-closed", laying, 1, "cut 12"),
    ("window-closed", laying, 1, "cut"),
    ("window-closed", laying, 1, "let go"),
    ("window-closed", laying, 0, "cut 10"),
    ("window-closed", laying, 0, "cut"),
    ("window-closed", laying, 0, "let go"),
    ("window-closed", opening, 1, "cut 12"),
    ("window-closed", opening, 0, "let go"),
    ("must-lay", laying, 0, "end"),
    ("must-lay", laying, 0, "open"),
    ("must-lay", laying, 0, "open 40"),
    ("must-lay", opening, 0, "end"),
    ("must-lay", opening_from_hand, 0, "end"),
    ("must-open", opening, 0, "40"),
    ("must-open", opening_from_hand, 0, "40"),
    ("must-open", opening, 0, "open 40"),
    ("must-open", opening_from_hand, 0, "open"),
]

SEVERAL: list[tuple[str, Callable[[], CutInState], int, str, str]] = [
    ("not-your-turn", laying, 1, "10", "the card is not in that hand"),
    ("not-your-turn", laying, 1, "18", "the card would not extend the row"),
    ("not-your-turn", laying, 2, "cut 12", "the card is not in that hand, and no window is open"),
    ("not-your-turn", window, 2, "cut 42", "the card is not in the gap"),
    ("not-your-turn", laying, 1, "open 18", "a row lies, and the seat has a stack"),
    ("not-your-turn", opening, 1, "41", "a row must be opened first"),
    ("wait-for-cut", window, 0, "12", "the card is not in hand"),
    ("wait-for-cut", window, 0, "17", "the card does not extend the row"),
    ("wait-for-cut", window, 0, "cut 12", "the card is not in hand"),
    ("wait-for-cut", window, 0, "end", "the seat must lay"),
    ("card-not-in-hand", laying, 0, "18", "the card would not extend the row"),
    ("card-not-in-hand", window, 1, "cut 42", "the card is not in the gap"),
    ("card-not-in-hand", laying, 1, "cut 13", "no window is open"),
    ("card-not-in-hand", laying, 0, "cut 13", "no window is open"),
    ("card-not-in-hand", laying, 0, "open 12", "a row lies"),
    ("card-not-in-hand", opening, 0, "12", "a row must be opened first"),
    ("card-not-in-hand", opening, 0, "open 12", "the seat has a stack to open with"),
    ("must-lay", laying, 0, "open 10", "the seat has a stack to open with"),
]


@pytest.mark.parametrize(("reason", "table", "seat", "move"), REFUSED)
def test_each_reason_refuses_its_moves(reason: str, table: Callable[[], CutInState], seat: int, move: str) -> None:
    """ALL-5, ALL-8"""
    assert refusal(table(), move, seat) == reason


@pytest.mark.parametrize(("reason", "table", "seat", "move", "though"), SEVERAL)
def test_the_first_reason_of_the_page_is_given_where_several_hold(
    reason: str, table: Callable[[], CutInState], seat: int, move: str, though: str
) -> None:
    """ALL-5"""
    assert refusal(table(), move, seat) == reason, f"though {though}"


@pytest.mark.parametrize("code", [-1, ACTION_COUNT, ACTION_COUNT + 1, -1000, 10**9])
@pytest.mark.parametrize("table", [laying, window, opening])
def test_a_code_that_is_no_move_is_refused_before_all_else(code: int, table: Callable[[], CutInState]) -> None:
    """ALL-5"""
    for seat in (0, 1, 2, *OUTSIDERS):
        assert table().objection(seat, code) == "no-such-move"


@pytest.mark.parametrize("code", [-1, ACTION_COUNT])
def test_after_the_end_even_a_code_that_is_no_move_is_told_the_game_is_over(code: int) -> None:
    """ALL-5"""
    assert over().objection(0, code) == "game-over"


@pytest.mark.parametrize(("reason", "table", "seat", "move"), REFUSED)
def test_a_refused_move_changes_nothing(reason: str, table: Callable[[], CutInState], seat: int, move: str) -> None:
    """ALL-5"""
    state = table()
    before = state.facts()
    with pytest.raises(IllegalMove) as refused:
        play_as(state, seat, move)
    assert refused.value.reason == reason
    assert state.facts() == before


def test_every_reason_of_the_page_is_provoked_here() -> None:
    """ALL-5"""
    provoked = {reason for reason, *_ in REFUSED}
    assert provoked | {"no-such-move", "no-such-signal"} == {*BEFORE_THE_PAGE, *GAME.refusals}


@pytest.mark.parametrize("table", [laying, window, opening, opening_from_hand, over])
def test_there_is_no_other_reason_and_none_for_signals_for_there_are_none(table: Callable[[], CutInState]) -> None:
    """ALL-5"""
    state = table()
    given = {state.objection(seat, code) for seat in (0, 1, 2, *OUTSIDERS) for code in range(-1, ACTION_COUNT + 1)}
    assert given - {None} <= {"game-over", "no-such-move", *GAME.refusals}
    assert [list(state.signals(seat)) for seat in (0, 1, 2, *OUTSIDERS)] == [[]] * 9


@pytest.mark.parametrize("table", [laying, window, opening, opening_from_hand])
@pytest.mark.parametrize("seat", [0, 1, 2, *OUTSIDERS])
def test_what_is_not_refused_is_listed(table: Callable[[], CutInState], seat: int) -> None:
    """ALL-8"""
    state = table()
    allowed = [code for code in range(ACTION_COUNT) if state.objection(seat, code) is None]
    assert sorted(state.actions(seat)) == allowed
    assert (len(allowed) > 0) == (seat in state.actors())
