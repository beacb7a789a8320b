"""Learn how The Game alone stands: `python -m seriatim.lab.learn the-game`, with progress on the error output.

Steps are long in the first half of the games, and grow shorter in the second. The same number of games and the same
seed give the same weights.
"""

import sys
from collections.abc import Callable
from typing import Final

from seriatim.games.the_game import TheGame
from seriatim.kit.seed import rng_from
from seriatim.lab.learner import Learner

GAMES: Final = 300_000
BATCH: Final = 8
"""Games between two steps."""
CHUNK: Final = 2_000
"""Games between two reports."""
GUESSED: Final = 400
"""Games that only tell how the first guess stands in each stage."""
RATE: Final = 0.0006
LAST_RATE: Final = 0.03
"""The last step is so much of the first one."""
PER_LINE: Final = 110
HEAD: Final = '''"""How The Game alone stands, written by `python -m seriatim.lab.learn the-game`, not by hand."""

from typing import Final

# fmt: off
TEXT: Final = (
'''
TAIL: Final = """)
# fmt: on
"""


def rate_after(part: float) -> float:
    """The length of a step after a part of the games."""
    return RATE * min(1.0, 1.0 - (1.0 - LAST_RATE) * (2.0 * part - 1.0))


def learn(games: int, seed: str, tell: Callable[[str], None]) -> Learner:
    rng = rng_from(seed)
    learner = Learner(rng)
    table = TheGame().deal(1, seed=seed)
    learner.centre(table, min(GUESSED, games), rng)
    results: list[int] = []
    for played in range(0, games, BATCH):
        results += learner.learn(table, min(BATCH, games - played), rate_after(played / games), rng)
        if len(results) % CHUNK == 0 or len(results) == games:
            last = results[-CHUNK:]
            tell(f"{len(results)} games, won {100 * last.count(0) / len(last):.1f} % of the last {len(last)}")
    return learner


def as_module(text: str) -> str:
    lines = [text[start : start + PER_LINE] for start in range(0, len(text), PER_LINE)]
    return HEAD + "".join(f'    "{line}"\n' for line in lines) + TAIL


def module_learned() -> str:
    return as_module(learn(GAMES, "learn", lambda line: print(line, file=sys.stderr, flush=True)).text())
