"""Thousands of games between bots, on all cores, repeatable from one seed.

Game number k of a simulation with seed S is the game with seed S/k: its result does not depend on how many cores
there are, and `seriatim watch GAME --seed S/k` shows it again, move by move.
"""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import msgspec

from seriatim.bots import bot
from seriatim.games import GAMES
from seriatim.games.game import AnyGame, Value
from seriatim.kit.invariants import Violation
from seriatim.kit.policy import play_through
from seriatim.kit.seed import quick_rng, rng_from
from seriatim.kit.state import State
from seriatim.lab.invariant_checks import play_checked
from seriatim.lab.processes import SLICE, run_all
from seriatim.lab.statistics import Tally

MOST_VIOLATIONS: Final = 20
"""More broken promises than these need not be told."""


class Match(msgspec.Struct, frozen=True):
    """What is simulated: a game, who sits where, the seed, and whether they talk and the contract is checked."""

    game: str
    bots: Sequence[str]
    options: Mapping[str, Value]
    seed: str
    check: bool = False
    talking: bool = True


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
    players = [bot(name, game, talking=match.talking) for name in match.bots]
    results, end = Results(), time.monotonic() + SLICE
    for number in numbers:
        seed = f"{match.seed}/{number}"
        state = table.redeal(rng_from(seed))
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


def simulate(
    game: str | AnyGame,
    bots: Sequence[str],
    options: Mapping[str, Value] | None = None,
    *,
    games: int,
    seed: int | str,
    workers: int = 1,
    check: bool = False,
    talking: bool = True,
    on_progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play many games between bots, one bot for each seat. Interrupted, it tells what it has.

    At a silent table, which is not `talking`, nobody speaks.
    With `check`, positions are looked at for broken promises of the contract, and signals are thrown in.
    More than one worker means worker processes: a script that asks for them needs the usual
    `if __name__ == "__main__":`.

    >>> from seriatim import simulate
    >>> simulate("the-game", ["steady", "steady"], games=10, seed=1).results.games
    10
    """
    game = GAMES[game] if isinstance(game, str) else game
    match = Match(game.id, tuple(bots), dict(options or {}), str(seed), check, talking)
    game.deal(len(match.bots), match.options, seed=f"{match.seed}/{games}")
    whole, start = Results(), time.monotonic()
    some = run_all(partial(play_some, match), games, workers)
    try:
        for results in some:
            whole.merge(results)
            if on_progress is not None:
                on_progress(whole.games)
    except KeyboardInterrupt:
        some.close()
    return Summary(match, games, whole, time.monotonic() - start)
