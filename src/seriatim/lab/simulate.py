"""Thousands of games between bots, on all cores, repeatable from one seed.

Game number k of a simulation with seed S is the game with seed S/k: its result does not depend on how many cores
there are, and `seriatim watch GAME --seed S/k` shows it again, move by move.
"""

import math
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import pairwise
from multiprocessing import get_context
from typing import Final

import msgspec

from seriatim.bots import BOTS
from seriatim.games import GAMES
from seriatim.games.game import AnyGame, Value
from seriatim.kit.policy import play_through
from seriatim.kit.promises import Violation
from seriatim.kit.seed import quick_rng, rng_from
from seriatim.kit.state import State
from seriatim.lab.check import play_checked

SLICE: Final = 0.2
"""Seconds a worker plays on before it reports."""
MOST_VIOLATIONS: Final = 20
"""More broken promises than these need not be told."""
CONFIDENT: Final = 1.96
"""Standard errors on either side of a 95 % interval."""


class Tally(msgspec.Struct):
    """Figures added up, so that their mean and its uncertainty can be told."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, figure: float) -> None:
        self.count += 1
        self.total += figure
        self.squares += figure * figure

    def merge(self, other: "Tally") -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else math.nan

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval of the mean."""
        if self.count < 2:
            return math.nan
        variance = max(0.0, self.squares - self.total * self.total / self.count) / (self.count - 1)
        return CONFIDENT * math.sqrt(variance / self.count)


def share_interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: honest also near 0 and 1."""
    if not games:
        return 0.0, 1.0
    share, spread = wins / games, CONFIDENT * CONFIDENT / games
    middle = (share + spread / 2) / (1 + spread)
    half = CONFIDENT * math.sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


class Match(msgspec.Struct, frozen=True):
    """What is simulated: a game, who sits where, the seed, and whether the promises of the contract are checked."""

    game: str
    bots: Sequence[str]
    options: Mapping[str, Value]
    seed: str
    check: bool = False


class Results(msgspec.Struct):
    """What came out of some games. Results of parts merge into results of the whole."""

    games: int = 0
    moves: int = 0
    outcomes: Counter[str] = msgspec.field(default_factory=Counter)
    wins: Counter[int] = msgspec.field(default_factory=Counter)
    scores: dict[int, Tally] = msgspec.field(default_factory=dict)
    measures: dict[str, Tally] = msgspec.field(default_factory=dict)
    violations: list[str] = msgspec.field(default_factory=list)

    def merge(self, other: "Results") -> None:
        self.games += other.games
        self.moves += other.moves
        self.violations = [*self.violations, *other.violations][:MOST_VIOLATIONS]
        self.outcomes.update(other.outcomes)
        self.wins.update(other.wins)
        for seat, tally in other.scores.items():
            self.scores.setdefault(seat, Tally()).merge(tally)
        for name, tally in other.measures.items():
            self.measures.setdefault(name, Tally()).merge(tally)


class Summary(msgspec.Struct, frozen=True):
    """A simulation told: what was asked, what came out, and how long it took."""

    match: Match
    asked: int
    results: Results
    seconds: float


def play_some(match: Match, numbers: range) -> tuple[Results, range]:
    """Play these games one by one for a moment; what came out, and which are still to play."""
    game = GAMES[match.game]
    table = game.deal(len(match.bots), match.options, seed=match.seed)
    players = [BOTS[name](game) for name in match.bots]
    results, end = Results(), time.monotonic() + SLICE
    for number in numbers:
        seed = f"{match.seed}/{number}"
        state = table.again(rng_from(seed))
        rng = quick_rng(f"{seed}/moves")
        try:
            results.moves += (
                play_checked(game, state, players, rng) if match.check else play_through(state, players, rng)
            )
            count(results, game, state)
        except Violation as violation:
            results.violations.append(f"{seed}: {violation}")
        if time.monotonic() > end:
            return results, range(number + 1, numbers.stop)
    return results, range(0)


def count(results: Results, game: AnyGame, state: State) -> None:
    """Add a finished game to the results."""
    results.games += 1
    results.outcomes[state.outcome()] += 1
    results.wins.update(int(seat) for seat in state.winners())
    for seat, score in enumerate(state.scores()):
        results.scores.setdefault(seat, Tally()).add(score)
    for name, figure in game.measures(state).items():
        results.measures.setdefault(name, Tally()).add(figure)


def parts(games: int, workers: int) -> list[range]:
    """The numbers of all games, cut into one part for each worker."""
    cuts = [games * part // workers for part in range(workers + 1)]
    return [range(start, stop) for start, stop in pairwise(cuts) if start < stop]


def results_here(match: Match, games: int) -> Generator[Results]:
    """Play in this process."""
    left = range(games)
    while left:
        results, left = play_some(match, left)
        yield results


def results_of_workers(match: Match, games: int, workers: int) -> Generator[Results]:
    """Play in worker processes; each plays its part and reports now and then."""
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        try:
            yield from results_of_parts([(match, part) for part in parts(games, workers)], pool)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def results_of_parts(shares: Sequence[tuple[Match, range]], pool: Executor) -> Generator[Results]:
    """Play these games of these matches in a pool of workers."""
    with interrupts_held():
        running = {pool.submit(play_some, match, part): match for match, part in shares}
    while running:
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            match, (results, left) = running.pop(future), future.result()
            if left:
                running[pool.submit(play_some, match, left)] = match
            yield results


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Keep Ctrl-C waiting. Processes started meanwhile never hear it: whoever started them ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def cores() -> int:
    """How many processes can really run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def simulate(
    game: str | AnyGame,
    bots: Sequence[str],
    options: Mapping[str, Value] | None = None,
    *,
    games: int,
    seed: int | str,
    workers: int = 1,
    check: bool = False,
    on_progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play many games between bots, one bot for each seat. Interrupted, it tells what it has.

    With `check`, positions are looked at for broken promises of the contract, and signals are thrown in.
    More than one worker means worker processes: a script that asks for them needs the usual
    `if __name__ == "__main__":`.

    >>> from seriatim import simulate
    >>> simulate("the-game", ["quick", "quick"], games=10, seed=1).results.games
    10
    """
    game = GAMES[game] if isinstance(game, str) else game
    match = Match(game.id, tuple(bots), dict(options or {}), str(seed), check)
    game.deal(len(match.bots), match.options, seed=f"{match.seed}/{games}")
    whole, start = Results(), time.monotonic()
    some = results_here(match, games) if workers == 1 else results_of_workers(match, games, workers)
    try:
        for results in some:
            whole.merge(results)
            if on_progress is not None:
                on_progress(whole.games)
    except KeyboardInterrupt:
        some.close()
    return Summary(match, games, whole, time.monotonic() - start)
