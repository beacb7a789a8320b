"""Learn the weights of the network that evaluates The Game alone, with progress on the error output."""

import sys
from collections.abc import Callable
from typing import Final

from seriatim.games.the_game import TheGame
from seriatim.kit.seed import rng_from
from tools.learn.network import Learner

GAMES: Final = 300_000
SEED: Final = "learn"
BATCH: Final = 8
"""Games for each step of Adam."""
REPORT_EVERY: Final = 2_000
CENTRING_GAMES: Final = 400
"""Games before training that only set the biases."""
LEARNING_RATE: Final = 0.0006
LAST_RATE: Final = 0.03
"""The learning rate at the end, as a part of that at the start."""


def rate_after(part: float) -> float:
    """The learning rate after a part of the games: constant in the first half, then falling evenly."""
    return LEARNING_RATE * min(1.0, 1.0 - (1.0 - LAST_RATE) * (2.0 * part - 1.0))


def learn(games: int, seed: str, report: Callable[[str], None]) -> Learner:
    rng = rng_from(seed)
    learner = Learner(rng)
    table = TheGame().deal(1, seed=seed)
    learner.centre(table, min(CENTRING_GAMES, games), rng)
    results: list[int] = []
    for played in range(0, games, BATCH):
        results += learner.learn(table, min(BATCH, games - played), rate_after(played / games), rng)
        if len(results) % REPORT_EVERY == 0 or len(results) == games:
            last = results[-REPORT_EVERY:]
            report(f"{len(results)} games, won {100 * last.count(0) / len(last):.1f} % of the last {len(last)}")
    return learner


def file_learned() -> bytes:
    return learn(GAMES, SEED, lambda line: print(line, file=sys.stderr, flush=True)).file()
