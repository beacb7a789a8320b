"""Why Traffic memo refuses a move: every reason, and which comes first."""

from collections.abc import Callable

import pytest

from seriatim.games.game import IllegalMove
from seriatim.games.traffic_memo.rules import ACTION_COUNT, TrafficMemoState
from seriatim.kit.state import NOBODY, SPECTATOR, TABLE
from tests.games.positions_traffic_memo import GAME, play, position

BEFORE_THE_PAGE = ("game-over", "no-such-move", "no-such-signal")


def after(*moves: str, free_stop: bool = False) -> Callable[[], TrafficMemoState]:
    """Seat 0 is on turn and has turned up the cards at these places; the last of the row is empty."""

    def table() -> TrafficMemoState:
        state = position("9 10 11 12 P 40 41 .", wilds=True, free_stop=free_stop)
        play(state, *moves)
        return state

    return table


def over() -> TrafficMemoState:
    state = position("9 10 40")
    play(state, "0", "1", "take")
    return state


def small() -> TrafficMemoState:
    return GAME.deal(2, {"high": 12}, seed=1)


start, one, pair, three = after(), after("0"), after("0", "1"), after("0", "1", "2")
wild_pair, wild_three = after("0", "4"), after("0", "4", "1")
free_three, free_wild_pair = after("0", "1", "2", free_stop=True), after("0", "4", free_stop=True)

REFUSED: list[tuple[str, Callable[[], TrafficMemoState], int, str]] = [
    ("game-over", over, 0, "2"),
    ("game-over", over, 1, "take"),
    ("game-over", over, 9, "0"),
    ("not-your-turn", start, 1, "0"),
    ("not-your-turn", pair, 1, "take"),
    ("not-your-turn", pair, TABLE, "take"),
    ("not-your-turn", start, SPECTATOR, "0"),
    ("place-is-empty", start, 0, "7"),
    ("place-is-empty", start, 0, "57"),
    ("place-is-empty", small, 0, "12"),
    ("place-is-empty", small, 0, "57"),
    ("already-face-up", one, 0, "0"),
    ("already-face-up", three, 0, "1"),
    ("must-go-on", three, 0, "take"),
    ("must-go-on", wild_three, 0, "take"),
    ("nothing-to-take", start, 0, "take"),
    ("nothing-to-take", one, 0, "take"),
    ("nothing-to-take", wild_pair, 0, "take"),
    ("nothing-to-take", free_wild_pair, 0, "take"),
]

SEVERAL: list[tuple[str, Callable[[], TrafficMemoState], int, str, str]] = [
    ("game-over", over, 0, "0", "the place is empty, too"),
    ("game-over", over, 0, "take", "there is nothing to take either"),
    ("not-your-turn", start, 1, "7", "the place is empty, too"),
    ("not-your-turn", one, 1, "0", "the card is face up, too"),
    ("not-your-turn", three, 1, "take", "the seat on turn must go on"),
    ("not-your-turn", start, 1, "take", "there is nothing to take either"),
]

ALLOWED = [(start, "0"), (one, "1"), (pair, "take"), (pair, "5"), (three, "5"), (free_three, "take"), (wild_pair, "5")]


@pytest.mark.parametrize(("reason", "table", "seat", "move"), REFUSED)
def test_each_reason_refuses_its_moves(
    reason: str, table: Callable[[], TrafficMemoState], seat: int, move: str
) -> None:
    """ALL-5, ALL-8, TM-4, TM-6, TM-10"""
    assert table().objection(seat, GAME.parse(move)) == reason


@pytest.mark.parametrize(("table", "move"), ALLOWED)
def test_what_no_reason_refuses_is_allowed(table: Callable[[], TrafficMemoState], move: str) -> None:
    """ALL-5"""
    assert table().objection(0, GAME.parse(move)) is None


@pytest.mark.parametrize(("reason", "table", "seat", "move", "though"), SEVERAL)
def test_the_first_reason_of_the_page_is_given_where_several_hold(
    reason: str, table: Callable[[], TrafficMemoState], seat: int, move: str, though: str
) -> None:
    """ALL-5"""
    assert table().objection(seat, GAME.parse(move)) == reason, f"though {though}"


@pytest.mark.parametrize("code", [-1, ACTION_COUNT, ACTION_COUNT + 1, -1000, 10**9])
@pytest.mark.parametrize("table", [start, three])
def test_a_code_that_is_no_move_is_refused_before_all_else(code: int, table: Callable[[], TrafficMemoState]) -> None:
    """ALL-5"""
    for seat in (0, 1, 9, TABLE):
        assert table().objection(seat, code) == "no-such-move"


@pytest.mark.parametrize("code", [-1, ACTION_COUNT])
def test_after_the_end_even_a_code_that_is_no_move_is_told_the_game_is_over(code: int) -> None:
    """ALL-5"""
    assert over().objection(0, code) == "game-over"


@pytest.mark.parametrize(("reason", "table", "seat", "move"), REFUSED)
def test_a_refused_move_changes_nothing(
    reason: str, table: Callable[[], TrafficMemoState], seat: int, move: str
) -> None:
    """ALL-5"""
    state = table()
    before = state.facts()
    with pytest.raises(IllegalMove) as refused:
        GAME.play(state, seat, GAME.parse(move))
    assert refused.value.reason == reason
    assert state.facts() == before


def test_every_reason_of_the_page_is_provoked_here() -> None:
    """ALL-5: there is no talk in this game, so no signal is ever refused."""
    assert {reason for reason, *_ in REFUSED} == {"game-over", *GAME.refusals}


@pytest.mark.parametrize("table", [start, one, pair, three, wild_pair, free_three, over, small])
def test_there_is_no_other_reason(table: Callable[[], TrafficMemoState]) -> None:
    """ALL-5"""
    state = table()
    outsiders = (TABLE, SPECTATOR, NOBODY, 2, 9)
    given = {state.objection(seat, code) for seat in (0, 1, *outsiders) for code in range(-1, ACTION_COUNT + 1)}
    assert given - {None} <= {*BEFORE_THE_PAGE, *GAME.refusals}
