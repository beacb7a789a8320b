"""Why a game refuses a move: every reason of its page, which of them comes first, and no other reason."""

from collections.abc import Callable, Sequence

import pytest
from _pytest.mark import ParameterSet

from seriatim.games import GAMES
from seriatim.games.game import AnyGame, IllegalMove
from seriatim.kit.state import NOBODY, SPECTATOR, TABLE, State
from tests.games.cut_in.refusals import REFUSALS as CUT_IN
from tests.games.quick_and_easy.refusals import REFUSALS as QUICK_AND_EASY
from tests.games.refusals import Refusals, Table
from tests.games.rush_hour.refusals import REFUSALS as RUSH_HOUR
from tests.games.sequence.refusals import REFUSALS as SEQUENCE
from tests.games.the_game.refusals import REFUSALS as THE_GAME
from tests.games.traffic_memo.refusals import REFUSALS as TRAFFIC_MEMO

ALL = (THE_GAME, QUICK_AND_EASY, SEQUENCE, TRAFFIC_MEMO, CUT_IN, RUSH_HOUR)
ASKERS = (0, 1, 2, 3, 4, 9, -9, -99, 10**9, int(TABLE), int(SPECTATOR), int(NOBODY))
"""Seats, and many who have none."""


def rows(found: Callable[[Refusals], Sequence[tuple[object, ...]]]) -> list[ParameterSet]:
    """What is found in the tables of all games, each with its game in front."""
    return [
        pytest.param(refusals.game, *row, id=" ".join([refusals.game.id, *(name(part) for part in row)]))
        for refusals in ALL
        for row in found(refusals)
    ]


def name(part: object) -> str:
    return str(getattr(part, "__name__", part))


def tables(found: Callable[[Refusals], Sequence[Table]]) -> list[ParameterSet]:
    """Positions of all games, each with the refusals it is one of."""
    return [
        pytest.param(refusals, table, id=f"{refusals.game.id} {name(table)}")
        for refusals in ALL
        for table in found(refusals)
    ]


each_game = pytest.mark.parametrize("refusals", ALL, ids=lambda refusals: refusals.game.id)
each_refused = pytest.mark.parametrize(
    ("game", "reason", "table", "seat", "move"), rows(lambda refusals: refusals.refused)
)
each_running = pytest.mark.parametrize(("refusals", "table"), tables(lambda refusals: refusals.running))
each_table = pytest.mark.parametrize(("refusals", "table"), tables(lambda refusals: [*refusals.running, refusals.over]))


def objection(game: AnyGame, state: State, seat: int, move: str) -> str | None:
    return state.objection(seat, game.read_move(state, seat, move))


@each_refused
def test_each_reason_refuses_its_moves(game: AnyGame, reason: str, table: Table, seat: int, move: str) -> None:
    """ALL-5, ALL-8"""
    assert objection(game, table(), seat, move) == reason


@pytest.mark.parametrize(("game", "table", "move"), rows(lambda refusals: refusals.allowed))
def test_what_no_reason_refuses_is_allowed(game: AnyGame, table: Table, move: str) -> None:
    """ALL-5"""
    assert objection(game, table(), 0, move) is None


@pytest.mark.parametrize(("game", "reason", "table", "seat", "move", "though"), rows(lambda refusals: refusals.several))
def test_the_first_reason_of_the_page_is_given_where_several_hold(
    game: AnyGame, reason: str, table: Table, seat: int, move: str, though: str
) -> None:
    """ALL-5"""
    assert objection(game, table(), seat, move) == reason, f"though {though}"


@each_running
def test_a_code_that_is_no_move_is_refused_before_all_else(refusals: Refusals, table: Table) -> None:
    """ALL-5"""
    state, count = table(), refusals.game.action_count
    for code in (-1, count, count + 1, -1000, 10**9):
        assert {state.objection(seat, code) for seat in ASKERS} == {"no-such-move"}


@each_game
def test_after_the_end_even_a_code_that_is_no_move_is_told_the_game_is_over(refusals: Refusals) -> None:
    """ALL-5"""
    for code in (-1, refusals.game.action_count):
        assert refusals.over().objection(0, code) == "game-over"


@each_refused
def test_a_refused_move_changes_nothing(game: AnyGame, reason: str, table: Table, seat: int, move: str) -> None:
    """ALL-5"""
    state = table()
    before = state.facts()
    with pytest.raises(IllegalMove) as refused:
        game.play(state, seat, game.read_move(state, seat, move))
    assert refused.value.reason == reason
    assert state.facts() == before


@each_game
def test_every_reason_of_the_page_is_provoked_here(refusals: Refusals) -> None:
    """ALL-5: and `no-such-signal` where there is talk (not in Sequence, SQ-21)."""
    assert {reason for reason, *_ in refusals.refused} == refusals.reasons()


@each_table
def test_there_is_no_other_reason(refusals: Refusals, table: Table) -> None:
    """ALL-5"""
    state, codes = table(), range(-1, refusals.game.action_count + 1)
    given = {state.objection(seat, code) for seat in ASKERS for code in codes}
    assert given - {None} <= {"no-such-move", *refusals.reasons()}


@each_table
def test_what_is_not_refused_is_what_is_listed(refusals: Refusals, table: Table) -> None:
    """ALL-5, ALL-8"""
    state, codes = table(), range(-1, refusals.game.action_count + 1)
    for seat in ASKERS:
        moves, signals = list(state.actions(seat)), list(state.signals(seat))
        assert sorted(moves + signals) == [code for code in codes if state.objection(seat, code) is None]
        assert (moves != []) == (seat in state.actors()) or seat == TABLE
        assert signals == [] or refusals.talks


def test_no_game_is_without_its_table_of_refusals() -> None:
    assert {refusals.game.id for refusals in ALL} == set(GAMES)
