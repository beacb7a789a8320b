"""The hub: all live tables by id, all connections, periodic tasks, and the policy of garbage collection.

A table is loaded when somebody asks for it, and unloaded when nobody does. Deadlines of tables that are not live are
found in the store, so that a restart forgets none.

Python's own full garbage collection runs whenever a quarter of the objects is new, and everybody waits: a fifth of a
second with 4,000 sockets. Objects that die young are found without it. So a full collection runs only after as many
connections and tables have ended as still exist: then it finds something, and costs the same for each of them. When
nobody is connected it disturbs nobody.
"""

import asyncio
import ctypes
import gc
import logging
import os
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from seriatim.server.clock import DAY, text_of
from seriatim.server.errors import StoreFailed, os_error_text
from seriatim.server.limits import MAX_LISTED, MAX_SOCKETS_PER_PERSON
from seriatim.server.live.connection import SIGNED_OUT, SILENT, Connection
from seriatim.server.live.mailbox import CommandRequest, FutureReply
from seriatim.server.live.protocol import Ack, Refused
from seriatim.server.live.room import Room
from seriatim.server.services import Services
from seriatim.table.commands import AnyCommand
from seriatim.table.table import Table

LOG: Final = logging.getLogger("seriatim.server")
DUE_INTERVAL: Final = 1.0
PING_INTERVAL: Final = 10.0
CLEANUP_INTERVAL: Final = 5.0
DELETE_INTERVAL: Final = 3600.0
DELETED_DAILY: Final = 3.0
"""How many times as many tables as are made in an average day of the retention may be deleted in a day."""
PING_AFTER: Final = 5.0
"""Seconds without a message after which a connection is pinged."""
PING_BATCH: Final = 20
PING_PAUSE: Final = 0.01
SILENCE_TIMEOUT: Final = 35.0
"""Seconds without a message after which a connection is dropped."""
GC_THRESHOLDS: Final = (1_000, 3, 1_000_000)
"""Python's thresholds for its three generations; full collections are left to `GcPolicy`."""
MIN_ENDED: Final = 64
"""Connections and tables that must have ended before a full collection is worth it."""
MALLOC_TRIM: Final = getattr(ctypes.CDLL(None), "malloc_trim", None) if os.name == "posix" else None

T = TypeVar("T")


class Hub:
    """The live tables and all connections."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self.connections: set[Connection] = set()
        self.connections_of: Counter[str] = Counter()
        """The number of connections of each person."""
        self.connections_at: Counter[str] = Counter()
        """The number of connections from each address."""
        self.gc_policy = GcPolicy()
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start the periodic tasks."""
        self.run_every(DUE_INTERVAL, self.wake_due_tables)
        self.run_every(PING_INTERVAL, self.ping_connections)
        self.run_every(DELETE_INTERVAL, self.delete_old_tables)
        self.run_every(CLEANUP_INTERVAL, self.collect_garbage)
        self.run_every(CLEANUP_INTERVAL, self.services.drop_full_buckets)

    def run_every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        self.tasks.append(asyncio.create_task(repeat(seconds, work)))

    async def close(self) -> None:
        """Stop all tasks; what has been acknowledged is stored."""
        rooms = [room.task for room in self.rooms.values()]
        for task in (*self.tasks, *rooms):
            task.cancel()
        await asyncio.gather(*self.tasks, *rooms, return_exceptions=True)

    # Tables

    def room(self, table_id: str) -> Room:
        """The room of a table; a new one if it is not live."""
        if table_id not in self.rooms:
            self.rooms[table_id] = Room(table_id, self.services, self.room_ended)
            self.services.metrics.rooms.set(len(self.rooms))
        return self.rooms[table_id]

    def turn_at(self, table_id: str) -> tuple[int, ...] | None:
        """The seats of the people for whom a game waits; None if its table is not in memory."""
        room = self.rooms.get(table_id)
        return room.turn() if room is not None else None

    def room_ended(self, table_id: str) -> None:
        self.rooms.pop(table_id, None)
        self.gc_policy.count_ended()
        self.services.metrics.rooms.set(len(self.rooms))

    async def query(self, table_id: str, question: Callable[[Table], T]) -> T:
        """Ask a table something; its state is what is stored."""
        return await self.room(table_id).query(question)

    async def run_command(
        self, table_id: str, command: AnyCommand, by: str, message_id: str, seed: str = "", key: str = ""
    ) -> Ack | Refused:
        """Run a command at a table, and wait for the answer."""
        reply_to = FutureReply()
        self.room(table_id).request(CommandRequest(command, by, message_id, reply_to, seed=seed, key=key))
        return await reply_to.reply

    # Connections

    def connect_objection(self, person: str, address: str = "") -> str | None:
        """Why a person cannot connect now from an address."""
        if len(self.connections) >= self.services.settings.most_sockets:
            return "server-is-full"
        if address and self.connections_at[address] >= self.services.settings.connections:
            return "too-many-connections"
        return "too-many-pages" if self.connections_of[person] >= MAX_SOCKETS_PER_PERSON else None

    def connect(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.connections_of[connection.person] += 1
        self.connections_at[connection.address] += 1
        self.services.metrics.sockets.set(len(self.connections))

    def disconnect(self, connection: Connection) -> None:
        self.leave_table(connection)
        self.connections.remove(connection)
        self.gc_policy.count_ended()
        uncount(self.connections_of, connection.person)
        uncount(self.connections_at, connection.address)
        self.services.metrics.sockets.set(len(self.connections))

    async def sign_out(self, person: str) -> None:
        """End all sessions of a person, and drop their connections. Whoever has a new cookie connects again."""
        await self.services.sign_out(person)
        for connection in [one for one in self.connections if one.person == person]:
            connection.drop(SIGNED_OUT)

    def leave_table(self, connection: Connection) -> None:
        if connection.table_id and connection.table_id in self.rooms:
            self.rooms[connection.table_id].leave(connection)
        connection.table_id = ""

    # Periodic tasks

    async def wake_due_tables(self) -> None:
        """Wake every table with a deadline in the past."""
        for table_id in await self.services.store.due_before(self.services.clock.now(), MAX_LISTED):
            if table_id not in self.rooms:
                self.room(table_id).wake()

    async def ping_connections(self) -> None:
        """Ping quiet connections and drop silent ones; a few at a time, so that nobody waits for it."""
        for number, connection in enumerate(list(self.connections)):
            now = self.services.clock.monotonic()
            if now - connection.last_heard > SILENCE_TIMEOUT:
                connection.drop(SILENT)
            elif now - connection.last_heard > PING_AFTER or not connection.is_measured():
                connection.ping(now)
            if number % PING_BATCH == 0:
                await asyncio.sleep(PING_PAUSE)

    async def collect_garbage(self) -> None:
        """Free unused memory; when everybody has gone, also the database's connections."""
        held = len(self.connections) + len(self.rooms)
        if self.gc_policy.ended and not held:
            await self.services.store.close_connections()
        self.gc_policy.collect_if_due(held)

    async def delete_old_tables(self) -> None:
        """Delete what is older than the retention: once a day, not much at once, and by a clock that has not jumped."""
        clock, days = self.services.clock, self.services.settings.retention
        wall = clock.wall()
        try:
            if not await asyncio.to_thread(self.services.day_watch.day_has_passed, wall):
                return
        except OSError as error:
            LOG.warning("nothing old is deleted, for the clock's readings cannot be kept: %s", os_error_text(error))
            return
        before = min(wall, clock.now()) - DAY * (days + 1)
        deleted = await self.services.store.delete_before(before, DELETED_DAILY / days)
        self.services.public_tables.forget()
        left = await self.services.store.older_than(before)
        if any(deleted):
            LOG.warning(
                "deleted what is older than %s days: %s tables without an event since %s, %s results, %s links; "
                "left for the next days: %s, %s, %s",
                *(days, deleted.tables, text_of(before), deleted.results, deleted.links, *left),
            )


def uncount(counter: Counter[str], key: str) -> None:
    """Count one less, and forget what is 0."""
    counter[key] -= 1
    if not counter[key]:
        del counter[key]


async def repeat(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Run something periodically, until cancelled. Errors are logged, and it is tried again."""
    while True:
        try:
            await work()
        except StoreFailed as failed:
            LOG.warning("the store failed: %s", failed.phrase.key)
        except Exception:
            LOG.exception("a periodic task failed")
        await asyncio.sleep(seconds)


# Garbage collection


def freeze_gc() -> None:
    """Exclude all present objects from garbage collection. To be called once everything is loaded."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


class GcPolicy:
    """Decides when a full garbage collection is worth it: counts the connections and tables that have ended."""

    def __init__(self) -> None:
        self.ended = 0

    def count_ended(self) -> None:
        self.ended += 1

    def collect_if_due(self, held: int) -> bool:
        """Run a full collection if as many have ended as are held, or nothing is held; whether it ran."""
        if self.ended < (max(MIN_ENDED, held) if held else 1):
            return False
        self.ended = 0
        gc.collect()
        trim_heap()
        return True


def trim_heap() -> None:
    """Return free memory to the operating system: glibc keeps it while anything behind it is in use."""
    if MALLOC_TRIM is not None:
        MALLOC_TRIM(0)
