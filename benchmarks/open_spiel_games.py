"""OpenSpiel's card games through its Python API: random games, as a reader of its documentation would play them.

What could be had cheaper in Python is: one call says whose turn it is, one random number makes a choice, and nothing is
looked at that a random player does not need.
"""

from importlib import import_module
from random import Random
from time import thread_time
from typing import Any

from rounds import Round, Unmeasurable

CHANCE = -1
TERMINAL = -4
"""Who is on turn, in OpenSpiel's numbers, when no player is."""


def load(name: str) -> Any:  # noqa: ANN401 (pyspiel has no types)
    """One of OpenSpiel's games, with its own defaults."""
    try:
        pyspiel = import_module("pyspiel")
    except ImportError as error:
        raise Unmeasurable("OpenSpiel is missing: pip install -r requirements/bench.txt") from error
    if name not in pyspiel.registered_names():
        raise Unmeasurable(f"This build of OpenSpiel has no game {name!r}.")
    return pyspiel.load_game(name)


def play(game: Any, games: int) -> Round:  # noqa: ANN401
    """Random games, always the same ones; moves of players and steps of chance are counted apart."""
    rng = Random(1)
    moves = chance = 0
    start = thread_time()
    for _ in range(games):
        played, chanced = play_out(game.new_initial_state(), rng)
        moves += played
        chance += chanced
    return Round(games, moves, chance, thread_time() - start)


def play_out(state: Any, rng: Random) -> tuple[int, int]:  # noqa: ANN401
    random = rng.random
    moves = chance = 0
    player = state.current_player()
    while player != TERMINAL:
        if player == CHANCE:
            state.apply_action(drawn(state.chance_outcomes(), random()))
            chance += 1
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            moves += 1
        player = state.current_player()
    return moves, chance


def drawn(outcomes: list[tuple[int, float]], number: float) -> int:
    """The outcome that a number between 0 and 1 falls on."""
    for action, share in outcomes:
        number -= share
        if number < 0:
            return action
    return outcomes[-1][0]
