"""A whole game with the invariants of its states checked (`seriatim simulate GAME --check`).

- In every position: who may act, with what, and what is done for them when their time is up.
- In some positions, chosen at random: objections to every action, a copy, a sight, a world imagined behind it, and
  some moves in that world. They are about five in a game of 25 moves, and eleven in one of a thousand.
- In one of four of these: the views and observations of a seat, and the moves it may write.
- At the end: that everything is open and scored; in one of four games the views too.

The tests in `tests/contract` check the same and more, in fewer games.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from seriatim.games.game import AnyGame
from seriatim.kit.invariants import (
    check_copy,
    check_end,
    check_legal_actions,
    check_world,
    play_checked_moves,
    require,
)
from seriatim.kit.policy import Policy, RandomPolicy
from seriatim.kit.rng import Rng
from seriatim.kit.state import SPECTATOR, State

AHEAD: Final = 2
"""After m moves the next position to be checked is at most so many times m moves away."""
ONWARDS: Final = 5
"""Moves that are played in every imagined world."""
VIEWS_EVERY: Final = 4
"""Views are checked once in so many times: they cost more than all other checks together."""


def play_checked(game: AnyGame, state: State, players: Sequence[Policy], rng: Rng) -> int:
    """Play a whole game and check it; return the number of moves."""
    seated, moves = list(players), 0
    while not state.outcome():
        check_position(game, state, len(seated), rng)
        until_next_check = min(1 + int(rng.below(AHEAD * moves + 1)), game.longest + 1 - moves)
        moves += int(play_checked_moves(state, seated, game.action_count, until_next_check, rng))
        require(moves <= game.longest, f"no game takes more than {game.longest} moves")
    require(state.outcome() in game.outcomes, "the outcome is one of the game's")
    check_end(state, len(seated), game.cooperative)
    if rng.below(VIEWS_EVERY) == 0:
        seat = viewer(len(seated), rng)
        check_views(game, state.sight(seat), state, seat)
    return moves


def check_position(game: AnyGame, state: State, seats: int, rng: Rng) -> None:
    """Check a position of a running game."""
    check_legal_actions(state, seats, game.action_count, rng)
    check_copy(state, rng)
    seat = viewer(seats, rng)
    sight = state.sight(seat)
    world = sight.imagine(rng)
    check_world(state, sight, world, seat)
    if rng.below(VIEWS_EVERY) == 0:
        check_views(game, sight, world.sight(seat), seat)
    play_checked_moves(world, [RandomPolicy()] * seats, game.action_count, ONWARDS, rng)


def viewer(seats: int, rng: Rng) -> int:
    """A random seat, or SPECTATOR."""
    seat = int(rng.below(seats + 1))
    return seat if seat < seats else int(SPECTATOR)


def check_views(game: AnyGame, sight: State, other: State, seat: int) -> None:
    """Check a seat's view, choices and observation, and that an equal sight gives the same."""
    views, others = views_of(game, sight, seat), views_of(game, other, seat)
    require(msgspec.json.encode(views) == msgspec.json.encode(others), "what is the same for a seat looks the same")
    _, choices, numbers = views
    require(len(numbers) == game.observation_size, "an observation has as many numbers as declared")
    require(-1.0 <= min(numbers) <= max(numbers) <= 1.0, "an observation's numbers lie between -1 and 1")
    offered = {choice["move"]: choice["action"] for choice in msgspec.to_builtins(choices)}
    may = sorted([*sight.actions(seat), *sight.signals(seat)])
    require(sorted(offered.values()) == may, "the choices are the moves and signals")
    read = [game.read_move(sight, seat, move) for move in offered]
    require(read == list(offered.values()), "a move is read as it was written")


def views_of(game: AnyGame, sight: State, seat: int) -> tuple[msgspec.Struct, Sequence[msgspec.Struct], list[float]]:
    return game.view(sight, seat), game.choices(sight, seat), list(game.observe(sight, seat))
