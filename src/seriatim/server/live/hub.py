"""All live tables of the server: found by name, loaded when somebody asks for them, gone when nobody does.

What is due at tables that are not live is swept from the store, so that a restart forgets nothing.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from seriatim.server.garbage import Garbage
from seriatim.server.limits import MOST_LISTED, SOCKETS_OF_PERSON
from seriatim.server.live.asker import Caller
from seriatim.server.live.connection import SILENT, Device
from seriatim.server.live.protocol import Ack, Refused
from seriatim.server.live.room import Request, Room
from seriatim.server.services import Services
from seriatim.server.store import StoreFailed
from seriatim.table.commands import AnyCommand
from seriatim.table.table import Table

LOG: Final = logging.getLogger("seriatim.server")
SWEEP: Final = 1.0
PING: Final = 10.0
QUIET: Final = 5.0
"""Seconds within which nobody need be asked who has said something anyway."""
PINGED_AT_ONCE: Final = 20
PING_PAUSE: Final = 0.01
SILENCE: Final = 35.0
"""Seconds without a word after which a connection is given up."""
FORGET: Final = 3600.0
TIDY: Final = 5.0
DAY: Final = 24 * 60 * 60 * 1000

T = TypeVar("T")


class Hub:
    """The live tables and everybody who is connected."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self.devices: set[Device] = set()
        self.pages: Counter[str] = Counter()
        """How many pages each person has."""
        self.garbage = Garbage()
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        for work, seconds in ((self.sweep, SWEEP), (self.ping, PING), (self.forget, FORGET), (self.tidy, TIDY)):
            self.do_again_and_again(work, seconds)

    def do_again_and_again(self, work: Callable[[], Awaitable[None]], seconds: float) -> None:
        """Until everything is stopped."""
        self.tasks.append(asyncio.create_task(again_and_again(work, seconds)))

    async def close(self) -> None:
        """Stop everything; what has been acknowledged is stored."""
        rooms = [room.task for room in self.rooms.values()]
        for task in (*self.tasks, *rooms):
            task.cancel()
        await asyncio.gather(*self.tasks, *rooms, return_exceptions=True)

    # Tables

    def room(self, name: str) -> Room:
        if name not in self.rooms:
            self.rooms[name] = Room(name, self.services, self.ended)
            self.services.metrics.rooms.set(len(self.rooms))
        return self.rooms[name]

    def ended(self, name: str) -> None:
        self.rooms.pop(name, None)
        self.garbage.add()
        self.services.metrics.rooms.set(len(self.rooms))

    async def ask(self, name: str, question: Callable[[Table], T]) -> T:
        """Something about a table, as it is stored."""
        return await self.room(name).ask(question)

    async def do(self, name: str, command: AnyCommand, by: str, cause: str, seed: str = "") -> Ack | Refused:
        """Ask something of a table and wait for the answer."""
        caller = Caller()
        self.room(name).request(Request(command, by, cause, caller, seed=seed))
        return await caller.reply

    # Pages

    def objection(self, person: str) -> str | None:
        """Why nobody else can be connected."""
        if len(self.devices) >= self.services.settings.most_sockets:
            return "server-is-full"
        return "too-many-pages" if self.pages[person] >= SOCKETS_OF_PERSON else None

    def connect(self, device: Device) -> None:
        self.devices.add(device)
        self.pages[device.person] += 1
        self.services.metrics.devices.set(len(self.devices))

    def disconnect(self, device: Device) -> None:
        self.look_away(device)
        self.devices.remove(device)
        self.garbage.add()
        self.pages[device.person] -= 1
        if not self.pages[device.person]:
            del self.pages[device.person]
        self.services.metrics.devices.set(len(self.devices))

    def look_away(self, device: Device) -> None:
        if device.table and device.table in self.rooms:
            self.rooms[device.table].leave(device)
        device.table = ""

    # What is to be done again and again

    async def sweep(self) -> None:
        """Wake every table at which something is due."""
        for name in await self.services.store.due_before(self.services.clock(), MOST_LISTED):
            if name not in self.rooms:
                self.room(name).look_around()

    async def ping(self) -> None:
        """Ask pages that are quiet how far away they are; a few at a time, so that nobody waits for it."""
        for number, device in enumerate(list(self.devices)):
            now = time.monotonic()
            if now - device.heard > SILENCE:
                device.drop(SILENT)
            elif now - device.heard > QUIET or not device.is_measured():
                device.ping(now)
            if number % PINGED_AT_ONCE == 0:
                await asyncio.sleep(PING_PAUSE)

    async def tidy(self) -> None:
        """Let go of what is not needed; when the last have gone, also of what the store has at hand."""
        held = len(self.devices) + len(self.rooms)
        if self.garbage.gone and not held:
            await self.services.store.rest()
        self.garbage.collect(held)

    async def forget(self) -> None:
        await self.services.store.forget(self.services.clock() - DAY * self.services.settings.retention)


async def again_and_again(work: Callable[[], Awaitable[None]], seconds: float) -> None:
    """Whatever goes wrong once, it is tried again."""
    while True:
        try:
            await work()
        except StoreFailed as failed:
            LOG.warning("the store failed: %s", failed.phrase.key)
        except Exception:
            LOG.exception("a round failed")
        await asyncio.sleep(seconds)
