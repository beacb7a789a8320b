"""Simulations: many games between bots, in several processes, repeatable from one seed.

Game number k of a simulation with seed S has the seed S/k. So its result does not depend on the number of processes,
and `seriatim watch GAME --seed S/k` shows it again, move by move.
"""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import msgspec

from seriatim.games import game_named
from seriatim.games.game import AnyGame, NewSeed, Value
from seriatim.kit.invariants import Violation
from seriatim.kit.policy import Policy, play_game
from seriatim.kit.seed import quick_rng, rng_from
from seriatim.kit.state import State
from seriatim.lab.invariant_checks import play_checked
from seriatim.lab.players import labels_of, player, require_count, require_picklable, text_of_many
from seriatim.lab.processes import SLICE, run_all
from seriatim.lab.statistics import Tally
from seriatim.match import GivenBot, Seed
from seriatim.record import GivenOptions, written_options

MOST_VIOLATIONS: Final = 20
"""Violations that are reported; more are dropped."""


class Setup(msgspec.Struct, frozen=True):
    """What is simulated: a game, the labels of the bots by seat, options, seed, and how.

    `policies` are the bots that were given as objects, by label; the label of any other bot is its name.
    """

    game: str | AnyGame
    bots: Sequence[str]
    options: Mapping[str, Value]
    seed: str
    check: bool = False
    talking: bool = True
    policies: Mapping[str, Policy] = {}


class Results(msgspec.Struct):
    """Results of some games; `merge` adds those of others."""

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
    """A simulation: its setup, how many games were asked for, the results, and how long it took."""

    setup: Setup
    asked: int
    results: Results
    seconds: float

    def __repr__(self) -> str:
        """`<Summary: the-game, steady, steady, seed 1, 10 games: stuck 7, all-laid 3>`."""
        game, results = game_named(self.setup.game), self.results
        head = ", ".join([game.id, *self.setup.bots, f"seed {self.setup.seed}", f"{results.games} games"])
        ends = ", ".join(f"{outcome} {count}" for outcome, count in results.outcomes.most_common())
        if game.cooperative:
            return f"<Summary: {head}: {ends}>"
        wins = " ".join(str(results.wins[seat]) for seat in range(len(self.setup.bots)))
        return f"<Summary: {head}: {ends}, won by seat {wins}>"


def play_some(setup: Setup, numbers: range) -> tuple[Results, range]:
    """Play games with these numbers for `SLICE` seconds. Return the results, and the numbers that are left."""
    game = game_named(setup.game)
    table = game.deal(len(setup.bots), setup.options, seed=setup.seed)
    players = [player(label, setup.policies, game, talking=setup.talking) for label in setup.bots]
    results, end = Results(), time.monotonic() + SLICE
    for number in numbers:
        seed = f"{setup.seed}/{number}"
        state = table.redeal(rng_from(seed))
        rng = quick_rng(f"{seed}/moves")
        try:
            results.moves += play_checked(game, state, players, rng) if setup.check else play_game(state, players, rng)
            count(results, game, state)
        except Violation as violation:
            results.violations.append(f"{seed}: {violation}")
        if time.monotonic() > end:
            return results, range(number + 1, numbers.stop)
    return results, range(0)


def count(results: Results, game: AnyGame, state: State) -> None:
    """Add a finished game."""
    results.games += 1
    results.outcomes[state.outcome()] += 1
    results.wins.update(int(seat) for seat in state.winners())
    for seat, score in enumerate(state.scores()):
        results.scores.setdefault(seat, Tally()).add(score)
    for name, figure in game.measures(state).items():
        results.measures.setdefault(name, Tally()).add(figure)


def simulate(
    game: str | AnyGame,
    bots: Sequence[GivenBot],
    options: GivenOptions = None,
    *,
    games: int,
    seed: Seed | NewSeed = NewSeed.NEW_SEED,
    workers: int = 1,
    check: bool = False,
    talking: bool = True,
    on_progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play many games between bots, one bot for each seat. After Ctrl-C it returns the results so far.

    A bot is a name or a `Policy`. At a table that is not `talking` nobody signals. With `check`, the invariants of
    states are checked during the games, and random signals come between the moves. More than one worker means worker
    processes: a script that uses them needs `if __name__ == "__main__":`, and policies must be picklable.

    Without a seed the games are random; the result says in `setup.seed` which seed repeats them.

    >>> from seriatim import simulate
    >>> simulate("the-game", ["steady", "steady"], games=10, seed=1).results.games
    10
    """
    game = game_named(game)
    require_count("games", games)
    labels, policies = labels_of(bots)
    setup = Setup(game, tuple(labels), written_options(options), text_of_many(seed), check, talking, policies)
    game.deal(len(setup.bots), setup.options, seed=f"{setup.seed}/{games}")
    if workers > 1:
        require_picklable(policies)
    whole, start = Results(), time.monotonic()
    some = run_all(partial(play_some, setup), games, workers)
    try:
        for results in some:
            whole.merge(results)
            if on_progress is not None:
                on_progress(whole.games)
    except KeyboardInterrupt:
        some.close()
    return Summary(setup, games, whole, time.monotonic() - start)
