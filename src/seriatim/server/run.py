"""Run the server on uvicorn until it is stopped.

uvicorn's own WebSocket needs a queue and a task for each direction. `UvicornWebSocket` calls the listener as soon as a
text arrives and writes texts at once; only the handshake and closing take the usual way. The application finds it among
the extensions of the ASGI scope; on other servers it uses plain ASGI.

A closed connection drops every reference that leads back to it. So it is freed at once, without garbage collection.
"""

import asyncio
import errno
import os
import signal
import socket
import struct
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from seriatim.phrase import Phrase
from seriatim.server.app import application
from seriatim.server.errors import ExplainedError, os_error_text
from seriatim.server.limits import LARGEST_FRAME
from seriatim.server.live.connection import DISCONNECTED, Connection, OnText
from seriatim.server.live.hub import Hub, freeze_gc
from seriatim.server.live.socket import EXTENSION
from seriatim.server.services import Services
from seriatim.server.settings import ServerSettings
from seriatim.server.warm_up import warm_up

SHUTDOWN_TIMEOUT: Final = 3
"""Seconds in which connections must close at a shutdown."""
TCP_TIMEOUT: Final = 60_000
"""Drop a TCP connection that has acknowledged nothing for so many milliseconds."""
SWITCH_INTERVAL: Final = 0.0005
"""Seconds after which a busy thread must release the GIL, so that the committing thread does not wait long."""
LOCAL_HOSTS: Final = ("", "0.0.0.0", "::", "127.0.0.1", "::1")  # noqa: S104 (shown as localhost)
WHOLE_TEXT: Final = 0x81
"""The first byte of a text frame without continuation."""


class CannotListen(ExplainedError):
    """The server cannot listen at this address."""


def serve(settings: ServerSettings, version: str, ready: Callable[[str], None]) -> None:
    """Serve until stopped. `ready` is called with the server's address."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    listener = listening_socket(settings.host, settings.port)
    with listener, asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve_on(listener, settings, version, ready))


async def serve_on(
    listener: socket.socket, settings: ServerSettings, version: str, ready: Callable[[str], None]
) -> None:
    hub = Hub(await Services.open(settings, version))
    config = uvicorn_config(hub)
    await warm_up(hub.services.store)
    freeze_gc()
    await UvicornServer(config, lambda: ready(settings.origin or address_of(listener))).serve([listener])


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
    shown = "localhost" if host in LOCAL_HOSTS else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 (there is none for Windows)

    return uvloop.new_event_loop


# uvicorn


def uvicorn_config(hub: Hub) -> uvicorn.Config:
    """Configure uvicorn with our protocol classes, and without what the application does itself."""
    return uvicorn.Config(
        application(hub),
        http=UvicornHttp,
        ws=UvicornWebSocket,
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

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Shut down gracefully on SIGINT and SIGTERM."""
        before = {one: signal.signal(one, self.handle_exit) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


class UvicornHttp(HttpToolsProtocol):
    """uvicorn's HTTP protocol; after the upgrade to a WebSocket it drops its parser, which refers back to it."""

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        del self.parser


class UvicornWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol as a `Transport`: without queues, once somebody listens."""

    connection: Connection | None = None
    on_text: OnText
    is_over: asyncio.Future[None]
    """Done when the connection was dropped."""

    def listen(self, connection: Connection, on_text: OnText) -> asyncio.Future[None]:
        self.is_over = self.loop.create_future()
        self.on_text = on_text
        self.connection = connection
        if self.disconnected:
            connection.drop(DISCONNECTED)
        return self.is_over

    def is_free(self) -> bool:
        return self.conn.state is OPEN and self.writable.is_set() and not self.transport.is_closing()

    def write(self, *texts: bytes) -> None:
        self.transport.write(b"".join([part for text in texts for part in (frame_header(text), text)]))

    def finish(self) -> None:
        if not self.is_over.done():
            self.is_over.set_result(None)

    # What uvicorn calls

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"transport": self}

    def send_receive_event_to_app(self) -> None:
        if self.connection is None:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        if not self.close_sent:
            self.on_text(b"".join(frames) if self.curr_msg_data_type == "text" else None)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.connection is not None:
            self.connection.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.connection is not None:
            self.connection.drop(DISCONNECTED)
        self.conn.parser.close()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.scope.clear()  # type: ignore[attr-defined]
        self.connection = None
        self.on_text = ignore_text


def frame_header(text: bytes) -> bytes:
    """The header of a WebSocket frame with a whole, unmasked text (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    return struct.pack(">BBH", WHOLE_TEXT, 126, size) if size < 1 << 16 else struct.pack(">BBQ", WHOLE_TEXT, 127, size)


def ignore_text(_: bytes | None) -> None: ...
