"""How many moves a second the server takes, how long people wait, and what a connection costs; beside boardgame.io's.

    python benchmarks/server.py [--tables 1000] [--seconds 5] [--minute 60] [--only ours theirs] [--json]

Four people at every table, each with a socket of their own. A server has one core (and all the disk), the load has the
other. The rate is raised until the 99th of 100 moves takes longer than 50 ms to be acknowledged or told to the others.
Below that rate the highest is sought that holds for a minute: so what is compared are rates at the same p99. A shorter
time could fall between two pauses, of the disk or of a collector. Each such minute is the first of a new server: what
one has kept of the search would count against it. And the servers take turns with their minutes, for machines are
slower at times.

Ours waits for the disk before it acknowledges anything. Theirs is measured twice: as it comes, which forgets all games
when it stops, and with its games in files.
"""

import argparse
import asyncio
import gc
import http.client
import os
import sys
from collections.abc import Callable, Coroutine, Sequence
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
TRIES: Final = 2
"""Machines stand still now and then: what a server can do once in so many times, it can do."""
LEAST: Final = 1 / 3
"""Which part of the rate that is reached for seconds is surely kept up."""
MINUTES: Final = 4
"""How often the range of rates that may be kept up is halved."""
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
    measured = all_measured([name for name in SERVERS if asked.only is None or name in asked.only], asked, errors)
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
    parser.add_argument("--seconds", type=float, default=5.0, help="for each rate that is tried")
    parser.add_argument("--minute", type=float, default=60.0, help="seconds for which the last rate must be kept up")
    parser.add_argument("--rate", type=float, help="only this rate, instead of the highest")
    parser.add_argument("--only", choices=SERVERS, nargs="+", help="some servers, or one alone")
    parser.add_argument("--json", action="store_true")
    return parser


def all_measured(names: Sequence[str], asked: argparse.Namespace, errors: Console) -> list[Contestant]:
    """The servers take turns; one that breaks under the load is reported, and the others are measured.

    With its games in files boardgame.io's may: it reads what it has not finished writing.
    """
    climbs = [Climb(name, asked, errors) for name in names]
    for _ in range(1 if asked.rate else 1 + MINUTES):
        for climb in climbs:
            climb.go_on()
    return [climb.best for climb in climbs if climb.best is not None]


class Climb:
    """On the way to the highest rate that a server keeps up."""

    def __init__(self, key: str, asked: argparse.Namespace, errors: Console) -> None:
        self.key = key
        self.asked = asked
        self.errors = errors
        self.low = self.high = 0.0
        self.best: Contestant | None = None
        self.is_broken = False

    def go_on(self) -> None:
        try:
            if not self.is_broken:
                self.step()
        except Unmeasurable as error:
            self.is_broken = True
            self.best = None
            self.errors.print(f"[bold red]{SERVERS[self.key][0]}: not measured.[/] {error}")

    def step(self) -> None:
        """First find what is reached for seconds, then halve the range in which a rate is kept up."""
        if self.asked.rate:
            self.best = kept_up(self.key, self.asked.rate, self.asked, self.errors)
        elif not self.high:
            seconds = self.asked.seconds
            self.high = on_new_server(self.key, self.asked, self.errors, lambda trial: highest(trial, seconds))
            self.low = LEAST * self.high
        else:
            self.halve()

    def halve(self) -> None:
        middle = (self.low + self.high) / 2
        for _ in range(TRIES):
            measured = kept_up(self.key, middle, self.asked, self.errors)
            if measured.best.is_sustained(MOST_MS):
                self.low, self.best = middle, measured
                return
        self.high = middle


def on_new_server(
    key: str, asked: argparse.Namespace, errors: Console, work: Callable[["Trial"], Coroutine[None, None, T]]
) -> T:
    """Do something with a server to which everybody has just come."""
    name, serves, makes = SERVERS[key]
    with serves() as served, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(undisturbed(loaded(Trial(name, served, errors), makes(served, asked.tables), work)))


async def loaded(
    trial: "Trial", tables: Sequence[LoadedTable], work: Callable[["Trial"], Coroutine[None, None, T]]
) -> T:
    await trial.gather(tables)
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        return await work(trial)
    finally:
        gc.enable()
        gc.unfreeze()
        for table in tables:
            table.close()


def kept_up(key: str, rate: float, asked: argparse.Namespace, errors: Console) -> Contestant:
    """What comes of a rate in the first minute of a server."""

    async def minute(trial: Trial) -> Contestant:
        best = await trial(rate, asked.minute)
        served = trial.served
        memory = (trial.empty, trial.gathered, served.memory(), served.workers())
        return Contestant(trial.name, asked.tables, best, trial.processor, *memory)

    return on_new_server(key, asked, errors, minute)


async def undisturbed(work: Coroutine[None, None, T]) -> T:
    """Whatever goes wrong at a table ends the measurement: half a load measures nothing."""
    task, problems = asyncio.ensure_future(work), list[str]()

    def stop(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        problems.append(repr(context.get("exception") or context.get("message")))
        task.cancel()

    asyncio.get_running_loop().set_exception_handler(stop)
    try:
        return await task
    except asyncio.CancelledError:
        if not problems:
            raise
        raise Unmeasurable(problems[0]) from None


class Trial:
    """Loads a server at a rate, and tells what came of it."""

    def __init__(self, name: str, served: Served, errors: Console) -> None:
        self.name = name
        self.served = served
        self.errors = errors
        self.tables: Sequence[LoadedTable] = []
        self.empty = self.gathered = served.memory()
        self.processor = 0.0
        """Microseconds of the server's processor for a move, in the last trial."""

    async def gather(self, tables: Sequence[LoadedTable]) -> None:
        self.tables = tables
        for start in range(0, len(tables), TOGETHER):
            await asyncio.gather(*(table.gather() for table in tables[start : start + TOGETHER]))
        self.gathered = self.served.memory()
        memory = (self.gathered - self.empty) / 1024
        self.errors.print(f"{self.name}: {len(tables):,} tables have gathered, {memory:,.0f} MB.")

    async def __call__(self, rate: float, seconds: float) -> Figures:
        figures = await load(self.tables, rate, seconds, self.served.seconds)
        self.processor = 1_000_000 * figures.server / figures.moves if figures.moves else 0.0
        self.errors.print(
            f"  {rate:6,.0f} asked, {figures.moves:6,.0f} moves/s, acknowledged {figures.ack}, "
            f"broadcast {figures.broadcast}, server {figures.server:.0%}, load {figures.load:.0%}, {seconds:.0f} s",
            soft_wrap=True,
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


if __name__ == "__main__":
    sys.exit(main())
