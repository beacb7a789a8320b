"""How many moves a second the server takes, how long people wait, and what a connection costs; beside boardgame.io's.

    python benchmarks/server.py [--tables 1000] [--seconds 5] [--only ours] [--json]

Four people at every table, each with a socket of their own. A server has one core (and all the disk), the load has the
other. The rate is raised until the 99th of 100 moves takes longer than 50 ms to be acknowledged or told to the others.
Then it is lowered until that holds for thrice as long: so what is compared are rates at the same p99.

Ours waits for the disk before it acknowledges anything. Theirs is measured twice: as it comes, which forgets all games
when it stops, and with its games in files.
"""

import argparse
import asyncio
import gc
import http.client
import os
import sys
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final, TypeVar

import msgspec
import uvloop
from load import Figures, LoadedTable, load
from our_tables import OurTable
from rich.console import Console
from rounds import Unmeasurable
from server_processes import LOAD_CORE, Served, boardgame, boardgame_with_files, seriatim
from server_report import Contestant, Report, show
from their_tables import TheirTable

T = TypeVar("T")

MOST_MS: Final = 50.0
FIRST_RATE: Final = 400.0
GROWTH: Final = 1.5
HALVINGS: Final = 3
TRIES: Final = 4
"""Machines stand still now and then: what a server can do once in so many times, it can do."""
LONGER: Final = 3
LESS: Final = 0.9
LOWEST_RATE: Final = 50.0
TOGETHER: Final = 40
"""Tables that gather at the same time."""


def our_tables(served: Served, count: int) -> list[LoadedTable]:
    connection = http.client.HTTPConnection("127.0.0.1", served.port)
    tables: list[LoadedTable] = [OurTable(number, served.port, connection) for number in range(count)]
    connection.close()
    return tables


def their_tables(served: Served, count: int) -> list[LoadedTable]:
    return [TheirTable(number, served.port) for number in range(count)]


Makes = Callable[[Served, int], list[LoadedTable]]
Serves = Callable[[], AbstractContextManager[Served]]
OURS: Final = "Seriatim, SQLite on disk"
THEIRS: Final = "boardgame.io, in memory"
THEIRS_KEPT: Final = "boardgame.io, in files"
SERVERS: Final[dict[str, tuple[str, Serves, Makes]]] = {
    "ours": (OURS, seriatim, our_tables),
    "theirs": (THEIRS, boardgame, their_tables),
    "theirs-kept": (THEIRS_KEPT, boardgame_with_files, their_tables),
}


def main() -> int:
    asked = questions().parse_args()
    errors = Console(stderr=True, highlight=False)
    os.sched_setaffinity(0, {LOAD_CORE})
    measured = list(all_measured([name for name in SERVERS if asked.only in (None, name)], asked, errors))
    if not measured:
        return 2
    report = Report(measured, os.getloadavg()[0])
    if asked.json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        show(report, Console(highlight=False))
    return 0 if asked.only or {OURS, THEIRS} <= {one.name for one in measured} else 2


def questions() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Measure the server beside boardgame.io's.")
    parser.add_argument("--tables", type=int, default=1_000, help="with four sockets each")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each rate that is tried; thrice in the end")
    parser.add_argument("--rate", type=float, help="only this rate, instead of the highest")
    parser.add_argument("--only", choices=SERVERS, help="one server alone")
    parser.add_argument("--json", action="store_true")
    return parser


def all_measured(names: Sequence[str], asked: argparse.Namespace, errors: Console) -> Iterator[Contestant]:
    """One server after the other; whichever breaks under the load is told of, and the others are measured.

    With its games in files boardgame.io's may: it reads what it has not finished writing.
    """
    for name in names:
        try:
            yield contestant(name, asked, errors)
        except Unmeasurable as error:
            errors.print(f"[bold red]{SERVERS[name][0]}: not measured.[/] {error}")


def contestant(key: str, asked: argparse.Namespace, errors: Console) -> Contestant:
    name, serves, makes = SERVERS[key]
    with serves() as served, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(undisturbed(measured(name, served, makes, asked, errors)))


async def undisturbed(work: Coroutine[None, None, T]) -> T:
    """Whatever goes wrong at a table ends the measurement: half a load measures nothing."""
    task, trouble = asyncio.ensure_future(work), list[str]()

    def stop(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        trouble.append(repr(context.get("exception") or context.get("message")))
        task.cancel()

    asyncio.get_running_loop().set_exception_handler(stop)
    try:
        return await task
    except asyncio.CancelledError:
        raise Unmeasurable(trouble[0] if trouble else "interrupted") from None


async def measured(name: str, served: Served, makes: Makes, asked: argparse.Namespace, errors: Console) -> Contestant:
    empty = served.memory()
    tables = makes(served, asked.tables)
    await gathered(tables)
    idle = served.memory()
    errors.print(f"{name}: {asked.tables:,} tables have gathered, {(idle - empty) / 1024:,.0f} MB.")
    gc.collect()
    gc.freeze()
    gc.disable()
    trial = Trial(tables, served, errors)
    best = await (trial(asked.rate, LONGER * asked.seconds) if asked.rate else best_of(trial, asked.seconds))
    for table in tables:
        table.close()
    gc.enable()
    return Contestant(name, asked.tables, best, trial.processor, empty, idle, served.memory(), served.workers())


async def gathered(tables: Sequence[LoadedTable]) -> None:
    for start in range(0, len(tables), TOGETHER):
        await asyncio.gather(*(table.gather() for table in tables[start : start + TOGETHER]))


class Trial:
    """Loads a server at a rate, and tells what came of it."""

    def __init__(self, tables: Sequence[LoadedTable], served: Served, errors: Console) -> None:
        self.tables = tables
        self.served = served
        self.errors = errors
        self.processor = 0.0
        """Microseconds of the server's processor for a move, in the last trial."""

    async def __call__(self, rate: float, seconds: float) -> Figures:
        figures = await load(self.tables, rate, seconds, self.served.seconds)
        self.processor = 1_000_000 * figures.server / figures.moves if figures.moves else 0.0
        self.errors.print(
            f"  {rate:6,.0f} asked, {figures.moves:6,.0f} moves/s, acknowledged {figures.ack}, told {figures.told}, "
            f"server {figures.server:.0%}, load {figures.load:.0%}"
        )
        return figures


async def highest(trial: Trial, seconds: float) -> float:
    """The highest sustained rate: raised until one fails (twice, for machines are noisy), then halved between."""

    async def works(rate: float) -> bool:
        for _ in range(TRIES):
            if (await trial(rate, seconds)).is_sustained(MOST_MS):
                return True
        return False

    low, high = 0.0, FIRST_RATE
    while await works(high):
        low, high = high, high * GROWTH
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if await works(middle) else (low, middle)
    return low or high / 2


async def best_of(trial: Trial, seconds: float) -> Figures:
    return await kept_up(trial, await highest(trial, seconds), LONGER * seconds)


async def kept_up(trial: Trial, rate: float, seconds: float) -> Figures:
    """What comes of a rate that is sustained for longer, too: of this one, or of one that is lower by some tenths."""
    while rate > LOWEST_RATE:
        for _ in range(TRIES):
            figures = await trial(rate, seconds)
            if figures.is_sustained(MOST_MS):
                return figures
        rate *= LESS
    raise Unmeasurable(f"not even {rate:,.0f} moves/s were kept up")


if __name__ == "__main__":
    sys.exit(main())
