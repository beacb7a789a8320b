"""A game watched by a suspicious eye: the promises of the contract, looked at all along the game.

`seriatim simulate GAME --check` plays thousands of games this way.

- In every position: who may act, what they may do, and what is done for them when their time is up.
- In a close look: objections to every action there is, a copy, a sight, a world imagined behind it and some moves in
  that world. It is taken of the start, and then of positions that chance chooses: in all about five in a game of 25
  moves, and eleven in one of a thousand.
- In one of four close looks, by chance: all pictures a seat gets, and the moves it may write.
- At the end: that all is open, over and scored; and in one of four games the pictures of that.

The tests in `tests/contract` look at the same promises, and at more of them, in fewer games.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from seriatim.games.game import AnyGame
from seriatim.kit.policy import Chance, Policy
from seriatim.kit.promises import (
    demand,
    look_at_copy,
    look_at_end,
    look_at_rules,
    look_at_world,
    play_watched,
)
from seriatim.kit.rng import Rng
from seriatim.kit.state import SPECTATOR, State

AHEAD: Final = 2
"""After m moves the next close look is at most so many times m moves away: most looks are where most games come."""
ONWARDS: Final = 5
"""So many moves are played in every imagined world."""
PICTURES: Final = 4
"""Pictures cost more than all else together: they are looked at once in so many looks."""


def play_checked(game: AnyGame, state: State, players: Sequence[Policy], rng: Rng) -> int:
    """Play a game through with an eye on it; say how many moves it took."""
    seated, moves = list(players), 0
    while not state.outcome():
        look_at(game, state, len(seated), rng)
        until_next_look = min(1 + int(rng.below(AHEAD * moves + 1)), game.longest + 1 - moves)
        moves += int(play_watched(state, seated, game.action_count, until_next_look, rng))
        demand(moves <= game.longest, f"no game takes more than {game.longest} moves")
    demand(state.outcome() in game.outcomes, "the outcome is one of the game's")
    look_at_end(state, len(seated), game.cooperative)
    if rng.below(PICTURES) == 0:
        seat = looker(len(seated), rng)
        look_at_pictures(game, state.sight(seat), state, seat)
    return moves


def look_at(game: AnyGame, state: State, seats: int, rng: Rng) -> None:
    """A close look while the game runs."""
    look_at_rules(state, seats, game.action_count, rng)
    look_at_copy(state, rng)
    seat = looker(seats, rng)
    sight = state.sight(seat)
    world = sight.imagine(rng)
    look_at_world(state, sight, world, seat)
    if rng.below(PICTURES) == 0:
        look_at_pictures(game, sight, world.sight(seat), seat)
    play_watched(world, [Chance()] * seats, game.action_count, ONWARDS, rng)


def looker(seats: int, rng: Rng) -> int:
    """A seat, or somebody who looks on."""
    seat = int(rng.below(seats + 1))
    return seat if seat < seats else int(SPECTATOR)


def look_at_pictures(game: AnyGame, sight: State, other: State, seat: int) -> None:
    """All that is made from a seat's sight for people and learners, and from another sight that is the same."""
    pictures, others = pictured(game, sight, seat), pictured(game, other, seat)
    demand(msgspec.json.encode(pictures) == msgspec.json.encode(others), "what is the same for a seat looks the same")
    _, choices, numbers = pictures
    demand(len(numbers) == game.observation_size, "an observation has as many numbers as declared")
    demand(-1.0 <= min(numbers) <= max(numbers) <= 1.0, "an observation's numbers lie between -1 and 1")
    offered = {choice["move"]: choice["action"] for choice in msgspec.to_builtins(choices)}
    may = sorted([*sight.actions(seat), *sight.signals(seat)])
    demand(sorted(offered.values()) == may, "the choices are the moves and signals")
    read = [game.read_move(sight, seat, move) for move in offered]
    demand(read == list(offered.values()), "a move is read as it was written")


def pictured(game: AnyGame, sight: State, seat: int) -> tuple[msgspec.Struct, Sequence[msgspec.Struct], list[float]]:
    return game.view(sight, seat), game.choices(sight, seat), list(game.observe(sight, seat))
