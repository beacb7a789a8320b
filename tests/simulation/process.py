"""A server process: the server's own hub, rooms, sessions and commits on a virtual loop, until it crashes or stops."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from seriatim.bots.pool import Pool
from seriatim.server.errors import StoreFailed
from seriatim.server.live.connection import Connection
from seriatim.server.live.hub import GcPolicy, Hub
from seriatim.server.live.mailbox import MailboxFull
from seriatim.server.live.socket import AnySocket, SocketSession
from seriatim.server.services import Services, clock_after
from seriatim.server.settings import ServerSettings
from seriatim.table.table import Table
from tests.simulation.bots import SimulatedPool
from tests.simulation.loop import VirtualLoop
from tests.simulation.network import Link, LinkedSocket
from tests.simulation.store import SimulatedStore

if TYPE_CHECKING:
    from tests.simulation.world import World

SETTINGS = ServerSettings(absence=3.0, idle=10.0, messages=50.0)
"""Short times, so that absences and unloaded tables are frequent."""


class InOrder(dict[Connection, None]):
    """A set that is always gone through in the same order."""

    def add(self, connection: Connection) -> None:
        self[connection] = None

    def remove(self, connection: Connection) -> None:
        del self[connection]


class NoGarbage(GcPolicy):
    """Collects nothing: a full collection takes long, and many runs share one memory."""

    def collect_if_due(self, held: int) -> bool:
        return False


class Process:
    """A process of the server, from its start to its end."""

    def __init__(self, world: "World", number: int) -> None:
        self.world = world
        self.loop = VirtualLoop(world.monotonic, world.stream(f"process {number}"))
        self.is_alive = True
        self.is_stopping = False
        self.hub: Hub | None = None
        """None until the process has started."""
        self.links: list[Link] = []
        self.store = self.loop.within(SimulatedStore, world.disk, self)
        self.loop.within(self.loop.create_task, self.start())

    async def start(self) -> None:
        """Start as `Services.open` does. Where the store fails, the process ends."""
        try:
            clock = await clock_after(self.store, self.world.wall)
        except StoreFailed:
            self.stop()
            return
        pool, day_watch = cast(Pool, SimulatedPool(self.world)), self.world.disk.day_watch
        services = Services(
            SETTINGS, self.store, pool, secret=b"x" * 32, version="simulated", clock=clock, day_watch=day_watch
        )
        self.hub = Hub(services)
        self.hub.connections = cast(Any, InOrder())
        self.hub.gc_policy = NoGarbage()
        self.hub.start()

    def later(self, seconds: float, function: Callable[..., None], *args: Any) -> None:  # noqa: ANN401
        """Something outside of the loop that this process waits for."""
        self.world.later(seconds, self.happen, function, args)

    def happen(self, function: Callable[..., None], args: tuple[Any, ...]) -> None:
        if self.is_alive:
            self.loop.within(function, *args)

    def accept(self, link: Link) -> None:
        """Serve a new connection, as `socket_handler` does."""
        if self.hub is None or self.is_stopping or self.hub.connect_objection(link.page.person) is not None:
            link.break_off()
            return
        self.links.append(link)
        session = SocketSession(cast(AnySocket, LinkedSocket(link)), self.hub, link.page.person)
        self.loop.create_task(session.run())

    def ask_soon(self, table_id: str) -> None:
        self.loop.create_task(self.ask(table_id))

    async def ask(self, table_id: str) -> None:
        """Ask a table for its state, as HTTP requests do."""
        if self.hub is not None and not self.is_stopping:
            with suppress(StoreFailed, MailboxFull):
                await self.hub.query(table_id, partial(self.check_live, table_id))

    def check_live(self, table_id: str, table: Table) -> None:
        """Check a table's answer, but not at the very end: a commit may still be under way then."""
        if not self.is_stopping:
            self.world.check(self.world.oracle.check_live, table_id, table)

    def is_busy(self) -> bool:
        """Whether a commit or a job of a table is under way."""
        rooms = self.hub.rooms.values() if self.hub is not None else []
        return self.store.commits.is_busy or any(not room.mailbox.is_empty() for room in rooms)

    # The end

    def crash(self) -> None:
        """End between two steps, whatever is going on."""
        self.is_alive = False
        self.store.commits.crash()
        self.end()

    def stop(self) -> None:
        """End in order, as after SIGTERM: the connections first, then the tables, then the store."""
        self.is_stopping = True
        for link in self.links:
            link.break_off()
        self.loop.create_task(self.close())

    async def close(self) -> None:
        if self.hub is not None:
            await self.hub.close()
        await self.store.close()
        self.world.later(0.0, self.world.process_stopped, self)

    def end(self) -> None:
        self.is_alive = False
        for link in self.links:
            link.break_off()
        self.loop.end()
