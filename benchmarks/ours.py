"""Seriatim itself: random games of The Game through the public path, as the installed or the given sources play them.

Run as a program it plays the number of games it is told and answers with a round as JSON; `engine.py` starts it with
`src` on the path to measure the interpreted engine.
"""

import os
import subprocess
import sys
from pathlib import Path
from time import thread_time

import msgspec
from rounds import Round, Unmeasurable

from seriatim import GAMES
from seriatim.games.the_game import rules
from seriatim.kit.policy import RandomPolicy, play_many
from seriatim.kit.rng import Rng

ROOT = Path(__file__).parent.parent


def is_compiled() -> bool:
    return not rules.__file__.endswith(".py")


def play(games: int) -> Round:
    """Random games at three seats by the plain rules, seat 0 starting; always the same ones."""
    table = GAMES["the-game"].deal(3, {"starter": "first"}, seed=1)
    rng = Rng(1, 2, 3, 4)
    start = thread_time()
    moves = play_many(table, games, RandomPolicy(), rng)
    return Round(games, moves, 0, thread_time() - start)


def play_interpreted(games: int) -> Round:
    """The same games from the uncompiled sources, in a process of their own."""
    command = [sys.executable, __file__, str(games)]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    answer = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=False)
    if answer.returncode != 0:
        raise Unmeasurable("The interpreted engine did not play; what it said stands above.")
    return msgspec.json.decode(answer.stdout, type=Round)


if __name__ == "__main__":
    if is_compiled():
        sys.exit(f"These sources should run interpreted, but {rules.__file__} is compiled. Remove it.")
    print(msgspec.json.encode(play(int(sys.argv[1]))).decode())
