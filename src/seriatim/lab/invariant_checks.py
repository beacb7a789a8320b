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
from seriatim.kit.invariants import (
    check_copy,
    check_end,
    check_rules,
    check_world,
    play_checked_moves,
    require,
)
from seriatim.kit.policy import Policy, RandomPolicy
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
        check_position(game, state, len(seated), rng)
        until_next_look = min(1 + int(rng.below(AHEAD * moves + 1)), game.longest + 1 - moves)
        moves += int(play_checked_moves(state, seated, game.action_count, until_next_look, rng))
        require(moves <= game.longest, f"no game takes more than {game.longest} moves")
    require(state.outcome() in game.outcomes, "the outcome is one of the game's")
    check_end(state, len(seated), game.cooperative)
    if rng.below(PICTURES) == 0:
        seat = looker(len(seated), rng)
        check_views(game, state.sight(seat), state, seat)
    return moves


def check_position(game: AnyGame, state: State, seats: int, rng: Rng) -> None:
    """A close look while the game runs."""
    check_rules(state, seats, game.action_count, rng)
    check_copy(state, rng)
    seat = looker(seats, rng)
    sight = state.sight(seat)
    world = sight.imagine(rng)
    check_world(state, sight, world, seat)
    if rng.below(PICTURES) == 0:
        check_views(game, sight, world.sight(seat), seat)
    play_checked_moves(world, [RandomPolicy()] * seats, game.action_count, ONWARDS, rng)


def looker(seats: int, rng: Rng) -> int:
    """A seat, or somebody who looks on."""
    seat = int(rng.below(seats + 1))
    return seat if seat < seats else int(SPECTATOR)


def check_views(game: AnyGame, sight: State, other: State, seat: int) -> None:
    """All that is made from a seat's sight for people and learners, and from another sight that is the same."""
    pictures, others = pictured(game, sight, seat), pictured(game, other, seat)
    require(msgspec.json.encode(pictures) == msgspec.json.encode(others), "what is the same for a seat looks the same")
    _, choices, numbers = pictures
    require(len(numbers) == game.observation_size, "an observation has as many numbers as declared")
    require(-1.0 <= min(numbers) <= max(numbers) <= 1.0, "an observation's numbers lie between -1 and 1")
    offered = {choice["move"]: choice["action"] for choice in msgspec.to_builtins(choices)}
    may = sorted([*sight.actions(seat), *sight.signals(seat)])
    require(sorted(offered.values()) == may, "the choices are the moves and signals")
    read = [game.read_move(sight, seat, move) for move in offered]
    require(read == list(offered.values()), "a move is read as it was written")


def pictured(game: AnyGame, sight: State, seat: int) -> tuple[msgspec.Struct, Sequence[msgspec.Struct], list[float]]:
    return game.view(sight, seat), game.choices(sight, seat), list(game.observe(sight, seat))
