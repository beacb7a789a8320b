"""Looking at a game leaves nothing behind in memory. (mypyc keeps a vec that interpreted code hands it.)"""

import gc
import sys
from collections.abc import Callable, Iterator

import pytest

from seriatim.games import GAMES
from seriatim.games.game import AnyGame
from seriatim.kit.state import SPECTATOR, State
from tests.contract.cases import moments
from tools.cases import Case

SEATS = 3
OFTEN = 20
ALLOWED = OFTEN // 2
"""Blocks of memory by which Python's own caches may have grown."""


def looks(game: AnyGame, state: State) -> Iterator[Callable[[], object]]:
    """All that interpreted code asks of a game while somebody plays it."""
    for seat in (*range(SEATS), int(SPECTATOR)):
        sight = state.sight(seat)
        yield lambda sight=sight, seat=seat: game.view(sight, seat)  # type: ignore[misc]
        yield lambda sight=sight, seat=seat: game.observe(sight, seat)  # type: ignore[misc]
        yield lambda sight=sight, seat=seat: game.choices(sight, seat)  # type: ignore[misc]
    yield lambda: (
        game.summary(state),
        game.situation(state),
        game.awaited(state),
        game.window_ms(state),
        game.reveals(state, state),
    )
    for seat in state.actors():
        for action in [*state.actions(seat)[:3], *state.signals(seat)[:3]]:
            yield lambda seat=int(seat), action=int(action): tell(game, state, seat, action)  # type: ignore[misc]


def tell(game: AnyGame, state: State, seat: int, action: int) -> None:
    game.telling(state, seat, action)
    if action in state.actions(seat):
        game.turn_sentences(game.turn_part(state, seat, action).clauses)
    game.reason(state.sight(seat), seat, action)
    heard = game.heard(state, seat, action)
    assert heard is None or game.write_move(state, seat, heard)
    assert game.read_move(state, seat, game.write_move(state, seat, action)) == action


def grown_by(look: Callable[[], object], times: int) -> int:
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(times):
        look()
    gc.collect()
    return sys.getallocatedblocks() - before


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_looking_leaves_nothing_behind(game: AnyGame) -> None:
    asked = [look for state in moments(Case(game, SEATS, {}), "leaving-nothing", 4) for look in looks(game, state)]

    def everything() -> None:
        for look in asked:
            look()

    grown_by(everything, 2)
    assert grown_by(everything, OFTEN) <= ALLOWED
