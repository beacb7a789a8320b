"""uvicorn's HTTP and WebSocket protocols within limits, below requests and messages.

Connections: a limit in all, a limit and a rate for each address. Whoever exceeds one is disconnected at once.

HTTP: a limit for the size and number of headers, and for the size of a body and the number of its chunks; a deadline
for headers, bodies and unread answers. Whoever exceeds one is answered, if nothing else is being answered, and
disconnected. Data are parsed in slices, so that no parser ever holds much more than the limit.

WebSocket: uvicorn's own needs a queue and a task for each direction. `UvicornWebSocket` calls the listener as soon as a
text arrives and writes texts at once; only the handshake and closing take the usual way. The application finds it among
the extensions of the ASGI scope; on other servers it uses plain ASGI. Every frame counts towards the rate limit of the
listener, and once the connection was dropped, it is closed within a second whatever the page does.

A closed connection drops every reference that leads back to it. So it is freed at once, without garbage collection.
"""

import asyncio
import http
import logging
import struct
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final

import httptools
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from seriatim.server.http.errors import best_language, problem_body
from seriatim.server.limits import (
    BODY_TIMEOUT,
    HEAD_TIMEOUT,
    LARGEST_HEAD,
    LARGEST_REQUEST,
    LINGER,
    MOST_CHUNKS,
    MOST_FRAGMENTS,
    MOST_HEADERS,
    MOST_LATE_FRAMES,
    MOST_PIPELINED,
    PONG_PAUSE,
    UNREAD_TIMEOUT,
)
from seriatim.server.live.connection import DISCONNECTED, FRAGMENTED, TOO_SLOW, Connection, OnText
from seriatim.server.live.socket import EXTENSION
from seriatim.server.services import Services

LOG: Final = logging.getLogger("seriatim.server")
HTTP_SLICE: Final = 8_192
"""Bytes that are parsed before the limits are checked again."""
SOCKET_SLICE: Final = 1_024
"""The same for WebSockets: 170 frames at most, which is more than may come at once."""
IDLE: Final = 0
HEAD: Final = 1
BODY: Final = 2
REASONS: Final = {400: "bad-request", 408: "request-too-slow", 413: "too-large", 431: "headers-too-large"}
"""Why a request is refused before the application sees it."""
WHOLE_TEXT: Final = 0x81
"""The first byte of a text frame without continuation."""


class Refused(Exception):
    """Raised in a callback of the parser, to stop it."""


class LimitedConfig(uvicorn.Config):
    """uvicorn's configuration with these protocols, and the services in which they count connections."""

    def __init__(self, app: Callable[..., Any], services: Services, **options: Any) -> None:  # noqa: ANN401 (uvicorn's)
        super().__init__(app, http=UvicornHttp, ws=UvicornWebSocket, **options)
        self.services = services

    def key_of(self, client: tuple[str, int] | None) -> str:
        """What is counted for the connections of a client."""
        return self.services.connection_limits.key_of(client[0] if client else "")

    def check_proxy(self, client: tuple[str, int] | None, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Warn of a proxy that is not trusted: the limits of one address would hold for all people behind it."""
        if any(name == b"x-forwarded-for" for name, _ in headers) and client and self.key_of(client):
            LOG.warning(
                "a request from %s names another sender (X-Forwarded-For): if this is your proxy, list it in `proxies`;"
                " until then all people behind it count as one address",
                client[0],
            )


class UvicornHttp(HttpToolsProtocol):
    """uvicorn's HTTP protocol within limits."""

    config: LimitedConfig
    is_counted = False
    """Whether this counts as a connection now."""
    chunks = 0
    """Chunks of the present body so far."""
    trailers = 0
    """Headers that came behind the present body so far."""
    stage = IDLE
    """What of a request arrives: nothing, its head (request line and headers), or its body."""
    requests = 0
    """Requests begun."""
    size = 0
    """Bytes of the present request so far. What came in one slice with an earlier one is not counted."""
    timer: asyncio.TimerHandle | None = None
    """Fires when the present stage lasts too long."""
    timed = (1, HEAD)
    """The request and the stage for which the timer was set; at first, silence counts as a slow head."""
    is_upgraded = False
    """Whether a WebSocket has taken over the connection."""
    unread_timer: asyncio.TimerHandle | None = None
    """Fires when an answer is not read."""
    running: RequestResponseCycle | None = None
    """The request that the application handles; later ones may wait for it."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        key, services = self.config.key_of(self.client), self.config.services
        if not services.may_connect(key):
            transport.abort()
            return
        services.connection_limits.add(key)
        self.is_counted = True
        self.timer = self.loop.call_later(HEAD_TIMEOUT, self.time_out)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.is_counted:
            self.config.services.connection_limits.remove(self.config.key_of(self.client))
        self.set_timer(None)
        self.resume_writing()
        self.stop_answering()
        self.running = None
        super().connection_lost(exc)

    # Reading

    def data_received(self, data: bytes) -> None:
        requests = self.requests
        for start in range(0, len(data), HTTP_SLICE):
            self.parse(data if len(data) <= HTTP_SLICE else data[start : start + HTTP_SLICE])
            if self.is_upgraded or self.transport.is_closing():
                return
        if self.requests != requests or self.stage != IDLE:
            self._unset_keepalive_if_required()
        self.watch_stage()

    def parse(self, data: bytes) -> None:
        """Parse a slice, and check what cannot be checked before a head or a body is complete."""
        expected = self.requests + (self.stage == IDLE)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return
        except httptools.HttpParserError:
            self.refuse(400)
            return
        if self.stage != IDLE and self.requests == expected:
            self.size += len(data)
        if self.stage == HEAD and (self.size > LARGEST_HEAD or len(self.headers) > MOST_HEADERS):
            self.refuse(431)
        elif self.stage == BODY and self.size > LARGEST_REQUEST:
            self.refuse(413)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.stage, self.size = HEAD, 0
        self.chunks = self.trailers = 0
        self.requests += 1

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keep a header. One behind the body (a trailer) is dropped: nobody reads it."""
        if self.stage == HEAD:
            super().on_header(name, value)
            return
        self.trailers += 1
        if self.trailers > MOST_HEADERS:
            self.refuse(431)
            raise Refused

    def on_chunk_header(self) -> None:
        self.chunks += 1
        if self.chunks > MOST_CHUNKS:
            self.refuse(413)
            raise Refused

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum([len(name) + len(value) for name, value in self.headers])
        if size > LARGEST_HEAD or len(self.headers) > MOST_HEADERS:
            self.refuse(431)
            raise Refused
        if len(self.pipeline) >= MOST_PIPELINED:
            self.abort()
            raise Refused
        self.stage = BODY
        self.config.check_proxy(self.client, self.headers)
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:  # noqa: ANN401 (uvicorn's)
        self.running = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_complete(self) -> None:
        self.stage = IDLE
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if self.cycle.response_complete:
            self.cycle.body = bytearray()  # that nobody has read
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self.set_timer(None)
        super().handle_websocket_upgrade()
        self.is_upgraded = True
        self.is_counted = False  # the WebSocket counts instead
        del self.parser

    # Deadlines

    def watch_stage(self) -> None:
        """Set the timer when another stage has begun."""
        stage = (self.requests, self.stage)
        if stage != self.timed and self.requests:
            self.timed = stage
            self.set_timer(None if self.stage == IDLE else HEAD_TIMEOUT if self.stage == HEAD else BODY_TIMEOUT)

    def set_timer(self, seconds: float | None) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self.time_out)

    def time_out(self) -> None:
        """Answer who sends too slowly; disconnect without a word who is silent."""
        if self.requests:
            self.refuse(408)
        else:
            self.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.unread_timer is None:
            self.unread_timer = self.loop.call_later(UNREAD_TIMEOUT, self.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unread_timer is not None:
            self.unread_timer.cancel()
            self.unread_timer = None

    # Refusing

    def refuse(self, status: int) -> None:
        """Answer with this status, unless something else is being answered, and disconnect."""
        if self.transport.is_closing():
            return
        if self.is_answering():
            self.abort()
            return
        self.stop_answering()
        language = next(
            (value.decode("latin-1") for name, value in self.headers or () if name == b"accept-language"), ""
        )
        self.transport.write(refusal(status, best_language(language)))
        self.transport.close()
        self.set_timer(None)
        self.timer = self.loop.call_later(LINGER, self.abort)

    def abort(self) -> None:
        self.stop_answering()
        self.transport.abort()

    def shutdown(self) -> None:
        """End the connection when the server stops, after the present answer. A body that still arrives gets none."""
        if self.stage == BODY:
            self.abort()
        else:
            super().shutdown()

    def stop_answering(self) -> None:
        """Drop what the application still says: nothing may be written to a transport that is closed."""
        for cycle in (self.running, self.cycle):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()

    def is_answering(self) -> bool:
        """Whether the answer to this or an earlier request has begun, or must come first."""
        if self.cycle is None:
            return False
        is_own = self.stage == BODY and not self.pipeline
        return self.cycle.response_started if is_own else not self.cycle.response_complete


@lru_cache
def refusal(status: int, language: str) -> bytes:
    """A whole answer to a request that the application never sees."""
    body = problem_body(language, REASONS[status])
    return (
        f"HTTP/1.1 {status} {http.HTTPStatus(status).phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n"
    ).encode("ascii") + body


class UvicornWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol as a `Transport`: without queues, once somebody listens."""

    config: LimitedConfig
    connection: Connection | None = None
    on_text: OnText
    is_over: asyncio.Future[None]
    """Done when the connection was dropped."""
    late_frames = 0
    """Frames that came when nobody listened any more."""
    abort_timer: asyncio.TimerHandle | None = None
    """Fires when closing takes too long."""
    unread_timer: asyncio.TimerHandle | None = None
    """Fires when the page does not read what waits."""
    pong = b""
    """The pong to be sent next."""
    next_pong: asyncio.TimerHandle | None = None
    """Fires when a pong that had to wait is tried again."""

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
        if not self.disconnected:
            self.abort_soon()

    def abort_soon(self) -> None:
        """Abort the connection unless it closes in time; at once if the page reads nothing, so what waits is freed."""
        if not self.writable.is_set():
            self.transport.abort()
        elif self.abort_timer is None:
            self.abort_timer = self.loop.call_later(LINGER, self.transport.abort)

    # What uvicorn calls

    def handle_connect(self, event: Request) -> None:
        """Read nothing more until the application has answered."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"transport": self}
            self.read_paused = True
            self.transport.pause_reading()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SOCKET_SLICE):
            super().data_received(data if len(data) <= SOCKET_SLICE else data[start : start + SOCKET_SLICE])
            if self.transport.is_closing():
                self.abort_soon()
                return

    def count_frame(self) -> None:
        """Count a frame that ends no message, or that nobody waits for."""
        if self.connection is not None and self.connection.dropped is None:
            self.connection.on_frame()
            return
        self.late_frames += 1
        if self.late_frames > MOST_LATE_FRAMES:
            self.transport.abort()

    def handle_text(self, event: Frame) -> None:
        if not event.fin:
            self.count_frame()
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if not event.fin:
            self.count_frame()
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if not event.fin:
            self.count_frame()
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        elif self.connection is not None:
            self.connection.drop(FRAGMENTED)

    def handle_ping(self) -> None:
        """Answer the last of several pings."""
        written = self.conn.data_to_send()
        self.count_frame()
        if self.transport.is_closing():
            return
        if self.conn.state is not OPEN:
            self.transport.write(b"".join(written))
        elif written:
            self.pong = written[-1]
            if self.next_pong is None:
                self.send_pong()

    def send_pong(self) -> None:
        """Send the pong when everything before it has gone out: unread pongs must not fill the memory."""
        self.next_pong = None
        if self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() == 0:
            self.transport.write(self.pong)
        else:
            self.next_pong = self.loop.call_later(PONG_PAUSE, self.send_pong)

    def handle_pong(self, event: Frame) -> None:
        self.count_frame()

    def send_receive_event_to_app(self) -> None:
        if self.connection is None:
            self.count_frame()
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        if self.connection.dropped is not None:
            self.count_frame()
        elif not self.close_sent:
            self.on_text(b"".join(frames) if self.curr_msg_data_type == "text" else None)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.unread_timer is None:
            self.unread_timer = self.loop.call_later(UNREAD_TIMEOUT, self.give_up)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unread_timer is not None:
            self.unread_timer.cancel()
            self.unread_timer = None
        if self.connection is not None:
            self.connection.flush()

    def give_up(self) -> None:
        """Drop a page that has not read for too long."""
        if self.connection is not None:
            self.connection.drop(TOO_SLOW)
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.services.connection_limits.remove(self.config.key_of(self.client))
        super().connection_lost(exc)
        if self.connection is not None:
            self.connection.drop(DISCONNECTED)
        for timer in (self.abort_timer, self.next_pong, self.unread_timer):
            if timer is not None:
                timer.cancel()
        self.abort_timer = self.next_pong = self.unread_timer = None
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
