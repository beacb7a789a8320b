"""Run the server on uvicorn until it is stopped; warm it up before it opens."""

import asyncio
import contextlib
import errno
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from ipaddress import ip_address
from itertools import zip_longest
from types import FrameType, TracebackType
from typing import Final

import uvicorn
from sqlalchemy import Connection as DatabaseConnection

from seriatim.games import GAMES
from seriatim.games.game import AnyGame
from seriatim.kit.seed import new_table_seed
from seriatim.phrase import Phrase
from seriatim.server.app import application
from seriatim.server.clock import Clock
from seriatim.server.errors import OperatorError, StoreFailed, os_error_text
from seriatim.server.identity import new_table_id
from seriatim.server.limits import HTTP_CONNECTIONS, LARGEST_FRAME, SPARE_FILES, limited_logs
from seriatim.server.live.audience import Audience
from seriatim.server.live.connection import Connection, OnText
from seriatim.server.live.hub import Hub, freeze_gc
from seriatim.server.services import Services
from seriatim.server.settings import ServerSettings
from seriatim.server.store import Store
from seriatim.server.store.appends import Append, Change, append_of, write_all
from seriatim.server.store.database import READERS
from seriatim.server.store.schema import summary_of
from seriatim.server.uvicorn_protocols import LimitedConfig
from seriatim.table.commands import AnyCommand, Create, Play, Sit, Start
from seriatim.table.decide import carry_out, decide
from seriatim.table.evolve import fold
from seriatim.table.stored_events import StoredEvent
from seriatim.table.table import Table
from seriatim.words import LANGUAGES, bundle

LOG: Final = logging.getLogger("seriatim.server")
SHUTDOWN_TIMEOUT: Final = 3
"""Seconds in which connections must close at a shutdown."""
EXIT_TIMEOUT: Final = 8.0
"""Seconds after a signal after which the process ends, even if the database hangs."""
TCP_TIMEOUT: Final = 60_000
"""Drop a TCP connection that has acknowledged nothing for so many milliseconds."""
SWITCH_INTERVAL: Final = 0.0005
"""Seconds after which a busy thread must release the GIL, so that the committing thread does not wait long."""
LOCAL_HOSTS: Final = ("", "0.0.0.0", "::", "127.0.0.1", "::1")  # noqa: S104 (shown as localhost)

ELSEWHERE: Final = {socket.AF_INET: ("192.0.2.1", 9), socket.AF_INET6: ("2001:db8::1", 9)}
"""Addresses outside, from the ranges for documentation."""


class CannotListen(OperatorError):
    """The server cannot listen at this address."""


Ready = Callable[[str, str], None]
"""Called with the server's address, and with the one for other devices in the network, empty if there is none."""


def serve(settings: ServerSettings, version: str, ready: Ready) -> None:
    """Serve until stopped. `ready` is called once people can come."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    listener = listening_socket(settings.host, settings.port)
    limits = limited_logs(LOG.name, "uvicorn.error", "asyncio")
    with listener, limits, ExitDeadline() as deadline, asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve_on(listener, settings, version, ready, deadline))


async def serve_on(
    listener: socket.socket, settings: ServerSettings, version: str, ready: Ready, deadline: "ExitDeadline"
) -> None:
    services = await Services.open(settings, version)
    try:
        server = await prepare(Hub(services), listener, ready, deadline)
        await asyncio.sleep(0)  # a Ctrl-C so far is raised here: amid its start uvicorn would log it
    except BaseException:
        await services.close()
        raise
    await server.serve([listener])


async def prepare(hub: Hub, listener: socket.socket, ready: Ready, deadline: "ExitDeadline") -> "UvicornServer":
    """Make the server that is to listen, and warm it up."""
    services = hub.services
    allow_connections(services)
    if not services.settings.origin:
        services.network_origin = network_address(listener)
    config = uvicorn_config(hub)
    await warm_up(services.store)
    freeze_gc()
    address = services.settings.origin or address_of(listener)
    return UvicornServer(config, lambda: ready(address, services.network_origin), deadline)


class ExitDeadline:
    """Ends the process some time after a signal, unless the server has ended by then.

    A thread that waits for a database that hangs cannot be stopped, and Python would wait for it.
    """

    def __init__(self) -> None:
        self.timer = threading.Timer(EXIT_TIMEOUT, end_process)
        self.timer.daemon = True

    def __enter__(self) -> "ExitDeadline":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.timer.cancel()

    def start(self) -> None:
        if self.timer.ident is None:
            self.timer.start()


def end_process() -> None:
    """End at once. What was acknowledged is stored; whoever waits for an answer gets none."""
    LOG.error("the database hangs: the server ends without waiting for it; what was acknowledged is stored")
    os._exit(1)


def allow_connections(services: Services) -> None:
    """Allow as many connections as the settings ask for, or as the system allows open files."""
    wanted = services.settings.most_sockets
    files = raise_file_limit(wanted + HTTP_CONNECTIONS + SPARE_FILES)
    services.connection_limits.most = files - SPARE_FILES
    if services.connection_limits.most < wanted:
        LOG.warning(
            "the system allows only %d open files, too few for %d WebSockets: raise the limit (LimitNOFILE, ulimit -n),"
            " or lower most_sockets",
            files,
            wanted,
        )


def raise_file_limit(wanted: int) -> int:
    """Let this process open so many files, or as many as the system allows; return how many."""
    if sys.platform == "win32":
        return wanted
    import resource  # noqa: PLC0415 (there is none for Windows)

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    except (OSError, ValueError):  # macOS has another limit, of which it says nothing
        return soft
    return allowed


def listening_socket(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        made = socket.create_server((host, port), family=family, backlog=2048)
    except ValueError:  # a name that cannot even be looked up, such as a..b
        raise cannot_listen(host, port, OSError(errno.EINVAL, os.strerror(errno.EINVAL))) from None
    except OSError as error:
        raise cannot_listen(host, port, error) from None
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, TCP_TIMEOUT)
    return made


def cannot_listen(host: str, port: int, error: OSError) -> CannotListen:
    key = "serve-port-taken" if error.errno == errno.EADDRINUSE else "serve-cannot-listen"
    return CannotListen(Phrase(key, {"host": host, "port": str(port), "problem": os_error_text(error)}))


def address_of(listener: socket.socket) -> str:
    """The address for a browser."""
    host, port = listener.getsockname()[:2]
    return url_of("localhost" if host in LOCAL_HOSTS else host, port)


def network_address(listener: socket.socket) -> str:
    """The address for other devices in the network; empty if they cannot reach this one."""
    host, port = listener.getsockname()[:2]
    listening = ip_address(host.partition("%")[0])
    if listening.is_unspecified:
        host = own_address(listener.family)
    return url_of(host, port) if host and not listening.is_loopback else ""


def own_address(family: socket.AddressFamily) -> str:
    """The address of this machine in its network; empty if there is none. No packet is sent."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE[family])
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def url_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 (there is none for Windows)

    return uvloop.new_event_loop


# uvicorn


def uvicorn_config(hub: Hub) -> LimitedConfig:
    """Configure uvicorn with our protocol classes, and without what the application does itself."""
    return LimitedConfig(
        application(hub),
        hub.services,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        forwarded_allow_ips=hub.services.settings.proxies,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
    )


class UvicornServer(uvicorn.Server):
    """uvicorn's server, which reports when it is ready and does not raise again the signal that stopped it."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], deadline: ExitDeadline) -> None:
        super().__init__(config)
        self.ready = ready
        self.deadline = deadline

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.deadline.start()
        super().handle_exit(sig, frame)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Shut down gracefully on SIGINT and SIGTERM."""
        before = {one: signal.signal(one, self.handle_exit) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


# The warm-up

MOVES: Final = 3
PERSON: Final = "warm-up"


class NullTransport:
    """A transport that drops all texts."""

    def is_free(self) -> bool:
        return True

    def write(self, *texts: bytes) -> None: ...

    def finish(self) -> None: ...

    def listen(self, connection: Connection, on_text: OnText) -> asyncio.Future[None]:
        return asyncio.get_running_loop().create_future()


async def warm_up(store: Store) -> None:
    """Play the beginning of every game at tables that are rolled back. A store that fails now is no reason not to open.

    Whatever is made on first use (SQL statements, encoders, decoders, the texts of all languages) is made then. So the
    first people do not wait for it, and it lies in memory among the lasting objects: between short-lived ones it would
    fragment the heap.
    """
    for language in LANGUAGES:
        bundle(language)
    with contextlib.suppress(StoreFailed):
        await store.write(Change(partial(write_and_roll_back, batches())))
    with contextlib.suppress(StoreFailed):
        for _ in range(READERS):
            await asyncio.gather(
                store.load(""), store.game_of(""), store.tables_of("", 1), store.open_tables(1), store.due_before(0, 1)
            )


def batches() -> list[list[Append]]:
    """The batches to store: first a table alone, then several at once."""
    first, *_ = games = list(GAMES.values())
    alone = [[append] for append in WarmUpGame(first).appends()]
    rounds = zip_longest(*(WarmUpGame(game).appends() for game in games))
    return alone + [[append for append in together if append is not None] for together in rounds]


class RolledBack(StoreFailed):
    """Raised after the warm-up, so that nothing of it is stored."""


def write_and_roll_back(batches: Sequence[Sequence[Append]], connection: DatabaseConnection) -> None:
    for batch in batches:
        write_all(connection, batch)
    raise RolledBack(Phrase("store-closed"))


class WarmUpGame:
    """One person at all seats of the smallest table."""

    def __init__(self, game: AnyGame) -> None:
        self.table_id = new_table_id()
        self.game = game
        self.table = Table()
        self.events: list[StoredEvent] = []
        self.audience = Audience(self.table_id, Clock().today)

    def appends(self) -> Iterator[Append]:
        """What is to be stored, one command after the other."""
        seats = next(count for count in self.game.seat_counts if count > 1)
        yield self.run(Create(self.game.id, seats))
        for seat in range(seats):
            yield self.run(Sit(seat, PERSON))
        yield self.run(Start())
        self.audience.connections.append(Connection(PERSON, NullTransport(), 0.0))
        for _ in range(MOVES):
            yield self.run(self.first_move())
        fold(self.events)

    def run(self, command: AnyCommand) -> Append:
        before = self.table.sequence
        decision = decide(self.table, command, PERSON, before, seed=new_table_seed())
        carry_out(self.table, decision)
        self.events += decision.events
        self.audience.broadcast(self.table, decision.events)
        return append_of(self.table_id, before, decision.events, summary_of(self.table_id, self.table))

    def first_move(self) -> Play:
        match = self.table.running
        seat = min(match.since)
        return Play(seat, match.game.write_move(match.state, seat, match.state.actions(seat)[0]))
