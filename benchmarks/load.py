"""Many tables at which people move at a steady rate, whatever the server does; and how long they wait for it.

The rate is kept open: a table's moves are due at fixed times. A move that cannot be made because the last one is not
answered yet is made as soon as it is, and its wait counts from when it was due. So a server that stands still cannot
look fast by being asked less.
"""

import asyncio
import random
import statistics
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

SEATS: Final = 4
WARM_UP: Final = 1.5
"""Seconds at a rate before anything is measured."""
DRAIN: Final = 20.0
"""Seconds in which what is under way must be answered."""


class Waits(msgspec.Struct, frozen=True):
    """How long it took, in milliseconds."""

    median: float
    p99: float
    longest: float

    def __str__(self) -> str:
        return f"{self.median:.1f} and {self.p99:.1f} ms"


class Figures(msgspec.Struct, frozen=True):
    """A rate that was asked for, what came of it, and how much of their cores the server and the load itself took."""

    asked: float
    moves: float
    ack: Waits
    broadcast: Waits
    server: float
    load: float

    def is_sustained(self, most: float) -> bool:
        """Whether all moves were made, and 99 of 100 were stored and told within so many milliseconds."""
        return self.moves >= 0.97 * self.asked and max(self.ack.p99, self.broadcast.p99) <= most


class Tally:
    """What was seen while it was measured."""

    def __init__(self) -> None:
        self.begins = self.ends = 0.0
        self.acks: list[float] = []
        self.tellings: list[float] = []
        self.moves = 0

    def counts(self, moment: float) -> bool:
        return self.begins <= moment < self.ends

    def figures(self, rate: float, server: float, load: float) -> Figures:
        lasted = self.ends - self.begins
        acks, tellings = waits(self.acks), waits(self.tellings)
        return Figures(rate, self.moves / lasted, acks, tellings, server / lasted, load / lasted)


def waits(seconds: Sequence[float]) -> Waits:
    if len(seconds) < 2:
        return Waits(float("inf"), float("inf"), float("inf"))
    cuts = statistics.quantiles(seconds, n=100)
    return Waits(1000 * cuts[49], 1000 * cuts[98], 1000 * max(seconds))


class LoadedTable(ABC):
    """A table with four people, of whom one after another moves."""

    def __init__(self, number: int) -> None:
        self.rng = random.Random(number)
        self.tally = Tally()
        self.due = 0.0
        self.missing = 0
        """Answers that are still to come: the mover's, and what every seat is told."""
        self.is_owed = False
        self.timer: asyncio.TimerHandle | None = None
        self.period = 0.0
        self.next_due = 0.0

    @abstractmethod
    async def gather(self) -> None:
        """Four people come and the cards are dealt."""

    @abstractmethod
    def move(self) -> None:
        """Let whoever is to move make any move that is allowed, and set how much is `missing`."""

    @abstractmethod
    def settle(self) -> bool:
        """Called when all has been answered; whether the table can go on."""

    @abstractmethod
    def close(self) -> None: ...

    # Pace

    def start(self, first: float, period: float, tally: Tally) -> None:
        self.tally, self.period, self.next_due = tally, period, first
        self.schedule()

    def stop(self) -> None:
        self.is_owed = False
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def schedule(self) -> None:
        self.timer = asyncio.get_running_loop().call_at(self.next_due, self.on_time)

    def on_time(self) -> None:
        if self.missing:
            self.is_owed = True
        else:
            self.play()

    def play(self) -> None:
        self.is_owed = False
        self.due = self.next_due
        self.next_due += self.period
        self.move()
        self.schedule()

    # Answers

    def acknowledged(self) -> None:
        now = asyncio.get_running_loop().time()
        if self.due and self.tally.counts(self.due):
            self.tally.acks.append(now - self.due)
        self.tally.moves += bool(self.due) and self.tally.counts(now)
        self.answered()

    def broadcast(self, *, is_other: bool) -> None:
        if is_other and self.due and self.tally.counts(self.due):
            self.tally.tellings.append(asyncio.get_running_loop().time() - self.due)
        self.answered()

    def answered(self) -> None:
        self.missing -= 1
        if self.missing == 0:
            self.due = 0.0
            if self.settle() and self.is_owed:
                self.play()


async def load(
    tables: Sequence[LoadedTable], rate: float, seconds: float, server_seconds: Callable[[], float]
) -> Figures:
    """Moves at this rate over all tables; what came of it."""
    loop, tally = asyncio.get_running_loop(), Tally()
    now, period = loop.time(), len(tables) / rate
    tally.begins = now + WARM_UP
    tally.ends = tally.begins + seconds
    rng = random.Random(7)
    for table in tables:
        table.start(now + rng.random() * period, period, tally)
    await asyncio.sleep(WARM_UP)
    server, own = server_seconds(), time.process_time()
    await asyncio.sleep(max(0.0, tally.ends - loop.time()))
    server, own = server_seconds() - server, time.process_time() - own
    await drain(tables)
    return tally.figures(rate, server, own)


async def drain(tables: Sequence[LoadedTable]) -> None:
    for table in tables:
        table.stop()
    until = time.monotonic() + DRAIN
    while any(table.missing for table in tables):
        if time.monotonic() > until:
            raise TimeoutError("the server has not answered what it was asked")
        await asyncio.sleep(0.05)
