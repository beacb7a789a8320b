"""What every game costs: random games, and the copies, sights and imagined worlds that bots live on.

A game appears here by being registered; nothing in this file knows any of them.
"""

from collections.abc import Callable
from time import thread_time

import msgspec

from seriatim.games.game import AnyGame
from seriatim.kit.policy import RandomPolicy, next_actor, play_many
from seriatim.kit.rng import Rng
from seriatim.kit.state import State

POSITIONS = 200
"""So many positions are copied, seen and imagined in turn, from every stage of the game alike."""


class Costs(msgspec.Struct, frozen=True):
    """One game by its plain rules. Nanoseconds are those of one call from Python."""

    seats: int
    playouts_per_second: float
    moves_per_second: float
    copy_ns: float
    sight_ns: float
    imagine_ns: float


def costs_of(game: AnyGame, seconds: float) -> Costs:
    """Measure a game; each of the four figures takes about so many seconds."""
    seats = game.usual_seats
    playouts, moves = random_games(game, seats, seconds)
    rng = Rng(1, 2, 3, 4)
    positions = some_positions(game, seats, rng)
    sights = [state.sight(seat) for state, seat in positions]
    return Costs(
        seats,
        playouts,
        moves,
        copy_ns=nanoseconds(lambda: [state.copy() for state, _ in positions], seconds),
        sight_ns=nanoseconds(lambda: [state.sight(seat) for state, seat in positions], seconds),
        imagine_ns=nanoseconds(lambda: [sight.imagine(rng) for sight in sights], seconds),
    )


def random_games(game: AnyGame, seats: int, seconds: float) -> tuple[float, float]:
    """Random playouts and moves in a second."""
    table = game.deal(seats, seed=1)
    rng = Rng(1, 2, 3, 4)
    games = moves = 0
    start = thread_time()
    while thread_time() - start < seconds:
        games += 1_000
        moves += play_many(table, 1_000, RandomPolicy(), rng)
    spent = thread_time() - start
    return games / spent, moves / spent


def some_positions(game: AnyGame, seats: int, rng: Rng) -> list[tuple[State, int]]:
    """Positions of random games one after the other, each with a seat that it waits for."""
    chance = RandomPolicy()
    positions: list[tuple[State, int]] = []
    while len(positions) < POSITIONS:
        state: State = game.deal(seats, seed=rng)
        while not state.outcome():
            seat = int(next_actor(state, rng))
            positions.append((state.copy(), seat))
            state.apply(seat, chance.choose(state, seat, rng))
    return positions[:POSITIONS]


def nanoseconds(once_for_all: Callable[[], list[State]], seconds: float) -> float:
    """What one of the calls takes that are made for all positions, called again and again for so many seconds."""
    calls = 0
    start = thread_time()
    while thread_time() - start < seconds:
        calls += len(once_for_all())
    return (thread_time() - start) / calls * 1e9
