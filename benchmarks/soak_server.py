"""Ten thousand tables come and go: `python benchmarks/soak_server.py TABLES`, and the server's memory is as it was.

A person makes a table of any game, lets novices sit at the other seats and plays a few moves; at some point, be it
before the cards are dealt, in the middle of a game or after having given the seat to a novice as well, they are gone
without a word. Then nobody looks, and the table must leave the memory. People take a moment for everything they do;
with --hurry they take none, and some three hundred tables are there at the same time.

Ends with 1 if something failed on the way, or if in the end the server or its bots hold more than a tenth more than
when nobody had come yet and all of them were ready.
"""

import asyncio
import http.client
import json
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from typing import Any, Final, TypeVar

import click
import msgspec
import uvloop
from our_tables import PINGS, SHOWN, TALK, cookie_from, made_table
from rich.console import Console
from rich.progress import Progress
from server_processes import Served, seriatim
from wire import Wire, opened

from seriatim import GAMES
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from

T = TypeVar("T")
SETTINGS: Final = {
    "SERIATIM_IDLE": "2",
    "SERIATIM_ABSENCE": "1",
    "SERIATIM_BOT_PACE": "0",
    "SERIATIM_MESSAGES": "10000",
}
PARTS: Final = 10
AT_ONCE: Final = 60
"""People who are at a table at the same time."""
MOMENT: Final = 1_000
"""Milliseconds that somebody takes at most before doing something."""
MOST_MOVES: Final = 6
MOST_SEATS: Final = 4
ALLOWED: Final = 1.10
STILL: Final = 12
"""Seconds without a change after which the memory is what it is: the server tidies up every five."""
AWAKE: Final = 64
"""Kilobytes that come and go all the time."""
PATIENCE: Final = 600.0
"""Seconds in which all tables must have left the memory."""
STAGES: Final = ("made", "sat", "seated", "started", "played", "played", "played", "given", "stopped")


class Guest:
    """A person with one page at one table of their own."""

    def __init__(self, served: Served, cookie: str, rng: Rng, moment: int) -> None:
        self.served = served
        self.cookie = cookie
        self.rng = rng
        self.moment = moment
        self.latest = b""
        self.asked = 0
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.news = asyncio.Event()
        self.wire: Wire

    async def stay(self, table: str, seats: int) -> None:
        """Come, do this and that, and be gone at any stage."""
        self.wire = await opened(self.served.port, "/socket", self.cookie, self.hear)
        try:
            await self.say({"type": "enter", "id": "enter", "table": table})
            await self.until(picked(STAGES, self.rng), seats)
        finally:
            self.wire.close()

    async def until(self, stage: str, seats: int) -> None:
        if stage == "made":
            return
        await self.do(type="sit", seat=0, name="Ann")
        if stage == "sat":
            return
        for seat in range(1, seats):
            await self.do(type="seat-bot", seat=seat, level="novice")
        if stage == "seated":
            return
        await self.do(type="start")
        if stage == "given":
            await self.do(type="seat-bot", seat=0, level="novice")
        for _ in range(self.rng.below(MOST_MOVES) if stage in ("played", "stopped") else 0):
            await self.play()
        if stage == "stopped":
            await self.do(type="abandon")

    async def play(self) -> None:
        """Make any move, if it is one's turn before long."""
        picture = SHOWN.decode(self.latest).picture
        moves = [one.move for one in picture.board.choices if one.kind not in TALK] if picture.board else []
        if moves:
            await self.do(type="play", seat=0, move=picked(moves, self.rng))
            return
        self.news.clear()
        try:
            async with asyncio.timeout(0.2):
                await self.news.wait()
        except TimeoutError:
            return

    # Talking

    async def do(self, **command: object) -> None:
        await asyncio.sleep(self.rng.below(1 + self.moment) / 1000)
        self.asked += 1
        await self.say({"type": "do", "id": f"{self.asked}", "command": command})

    async def say(self, message: dict[str, Any]) -> None:
        """Say something and wait for the answer, be it yes or no: bots may have been quicker."""
        self.answer = asyncio.get_running_loop().create_future()
        self.wire.send(json.dumps(message).encode())
        await self.answer

    def hear(self, wire: Wire, text: bytes) -> None:
        kind = text[9:12]  # {"type":"…
        if kind in (b"mov", b"hap", b"vie"):
            self.latest = text
            self.news.set()
        if kind == b"pin":
            wire.send(b'{"type":"pong","nonce":%d}' % PINGS.decode(text).nonce)
        elif kind in (b"ack", b"ref", b"vie") and not self.answer.done():
            self.answer.set_result(text)


class Memory(msgspec.Struct, frozen=True):
    """Resident memory in kB: the server's, and that of the processes in which its bots think."""

    server: int
    bots: int

    def __str__(self) -> str:
        return f"{self.server / 1024:.1f} MB, bots {self.bots / 1024:.1f} MB"

    def is_back(self, start: "Memory") -> bool:
        return self.server <= ALLOWED * start.server and self.bots <= ALLOWED * start.bots


class Soak:
    """A server and a crowd."""

    def __init__(self, served: Served, console: Console, moment: int = MOMENT) -> None:
        self.served = served
        self.console = console
        self.moment = moment
        self.peak = 0

    async def run(self, tables: int) -> bool:
        await self.wait_until_idle()
        notes = [self.note("empty")]
        for part in range(PARTS):
            await self.crowd([f"{number}" for number in range(tables * part // PARTS, tables * (part + 1) // PARTS)])
            notes.append(self.note(f"after {tables * (part + 1) // PARTS:,} tables"))
        start, end, failures = notes[0], notes[-1], self.figure("failures_total")
        self.console.print(f"At most {self.peak / 1024:.1f} MB on the way. Failures: {failures:.0f}.")
        self.console.print(
            f"The server holds {end.server / start.server - 1:+.1%}, its bots {end.bots / start.bots - 1:+.1%}."
        )
        return end.is_back(start) and not failures

    async def wait_until_idle(self) -> None:
        """Until the memory of the server and its bots has stopped changing: bots wake up after the server is ready."""
        seen = list[int]()
        while len(seen) < STILL or max(seen[-STILL:]) > min(seen[-STILL:]) + AWAKE:
            seen.append(self.served.memory() + self.served.workers())
            await asyncio.sleep(1.0)

    def note(self, when: str) -> Memory:
        memory = Memory(self.served.memory(), self.served.workers())
        self.console.print(f"{when}: {memory}")
        return memory

    async def crowd(self, seeds: Sequence[str]) -> None:
        """A table from each seed, some at a time; then wait until none is held in memory."""
        limit = asyncio.Semaphore(AT_ONCE)
        with Progress(console=self.console, transient=True) as progress:
            task = progress.add_task("tables", total=len(seeds))

            async def one(seed: str) -> None:
                async with limit:
                    await self.visit(rng_from(seed))
                    self.peak = max(self.peak, self.served.memory())
                    progress.advance(task)

            await asyncio.gather(*map(one, seeds))
        until = time.monotonic() + PATIENCE
        while self.figure("live_tables"):
            if time.monotonic() > until:
                raise TimeoutError(f"{self.figure('live_tables'):.0f} tables are still held in memory")
            await asyncio.sleep(1.0)
        await self.wait_until_idle()

    async def visit(self, rng: Rng) -> None:
        game = GAMES[picked(sorted(GAMES), rng)]
        seats = picked([count for count in game.seat_counts if 2 <= count <= MOST_SEATS], rng)
        cookie, table = await asyncio.to_thread(newcomer, self.served.port, game.id, seats)
        await Guest(self.served, cookie, rng, self.moment).stay(table, seats)

    def figure(self, name: str) -> float:
        """One of the server's own figures, summed over its labels."""
        with closing(http.client.HTTPConnection("127.0.0.1", self.served.port)) as connection:
            connection.request("GET", "/metrics")
            lines = connection.getresponse().read().decode().splitlines()
        return sum(float(line.split()[-1]) for line in lines if line.startswith(f"seriatim_{name}"))


def picked(things: Sequence[T], rng: Rng) -> T:
    return things[rng.below(len(things))]


def newcomer(port: int, game: str, seats: int) -> tuple[str, str]:
    """Somebody new, and their new table."""
    with closing(http.client.HTTPConnection("127.0.0.1", port)) as connection:
        cookie = cookie_from(connection)
        return cookie, made_table(connection, cookie, game, seats)


@click.command(help="Let tables come and go, and look at the server's memory.")
@click.argument("tables", type=click.IntRange(10), default=10_000)
@click.option("--hurry", is_flag=True, help="Nobody takes a moment for anything.")
def main(tables: int, *, hurry: bool) -> None:
    console, moment = Console(highlight=False), 0 if hurry else MOMENT
    with seriatim(SETTINGS, is_pinned=False) as served, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        is_well = runner.run(Soak(served, console, moment).run(tables))
    console.print("[green]All is as it was.[/]" if is_well else "[bold red]The server is not as it was.[/]")
    sys.exit(0 if is_well else 1)


if __name__ == "__main__":
    main()
