"""Soak every game with every option set: `python scripts/soak.py GAMES`, for so many random games with each.

The option sets are those of the contract tests: options with many values are tried at both ends and at their default,
and where there are too many combinations, a sample of them. The games of a set are shared between the seat counts that
can play it; those of set 7 with 3 seats are the first of `seriatim simulate GAME --seats 3 --bot random --check` with
the set's options and `--seed soak-7-3`.
Ends with 1 if a promise was broken. An interrupted soak goes on with `--from` the number of a set.
"""

import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import NamedTuple

import click
from rich.console import Console
from rich.progress import Progress

from seriatim.lab.processes import Work, cores, parts, run_in_pool
from seriatim.lab.simulate import Results, Setup, play_some
from tools.cases import Choice, cases, written


class OptionSet(NamedTuple):
    """A game with options, and every number of seats that can play it so."""

    game: str
    options: Choice
    seats: Sequence[int]

    def __str__(self) -> str:
        """`rush-hour deals=2, 2 3 4 seats`."""
        return f"{' '.join([self.game, *written(self.options)])}, {' '.join(map(str, self.seats))} seats"


def option_sets() -> list[OptionSet]:
    seats: dict[tuple[str, tuple[object, ...]], OptionSet] = {}
    for case in cases():
        name = (case.game.id, tuple(sorted(case.options.items())))
        before = seats.get(name, OptionSet(case.game.id, case.options, ()))
        seats[name] = before._replace(seats=(*before.seats, case.seats))
    return list(seats.values())


def shares(number: int, options: OptionSet, games: int, workers: int) -> Iterator[tuple[Setup, range]]:
    """The games of a set, shared between its seat counts, and those of each between the workers."""
    for seats, share in zip(options.seats, parts(games, len(options.seats)), strict=False):
        setup = Setup(options.game, ["random"] * seats, options.options, f"soak-{number}-{seats}", check=True)
        for part in parts(len(share), workers):
            yield setup, part


def jobs(number: int, options: OptionSet, games: int, workers: int) -> Iterator[tuple[Work[Results], range]]:
    return ((partial(play_some, setup), part) for setup, part in shares(number, options, games, workers))


@click.command()
@click.argument("games", type=click.IntRange(1), default=1000)
@click.option("--from", "first", type=click.IntRange(1), default=1, help="The number of the first set to soak.")
def main(games: int, first: int) -> None:
    """Play so many random GAMES with every option set of every game, and check the promises of the contract."""
    every, console = option_sets(), Console(highlight=False, soft_wrap=True)
    if first > len(every):
        raise click.BadParameter(f"there are {len(every)} option sets", param_hint="--from")
    whole, start = Results(), time.monotonic()
    with (
        ProcessPoolExecutor(cores(), get_context("spawn")) as pool,
        Progress(console=console, transient=True, disable=not console.is_terminal) as bar,
    ):
        task = bar.add_task("", total=games * len(every), completed=games * (first - 1))
        for number, options in enumerate(every[first - 1 :], first):
            results, begun = Results(), time.monotonic()
            for part in run_in_pool(list(jobs(number, options, games, cores())), pool):
                results.merge(part)
                bar.advance(task, part.games + len(part.violations))
            report(console, f"{number}/{len(every)} {options}", results, time.monotonic() - begun)
            whole.merge(results)
    report(console, f"{len(every) - first + 1} option sets", whole, time.monotonic() - start)
    sys.exit(1 if whole.violations else 0)


def report(console: Console, what: str, results: Results, seconds: float) -> None:
    verdict = f"promises broken: {len(results.violations)}" if results.violations else "no promise broken"
    line = f"{what}: {results.games:,} games, {results.moves:,} moves, {seconds:.0f} s, {verdict}"
    console.print(line, *results.violations, sep="\n  ")


if __name__ == "__main__":
    main()
