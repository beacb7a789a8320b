"""uvicorn's HTTP and WebSocket protocols, without what the application does not need.

uvicorn's own WebSocket needs a queue and a task for each direction. `UvicornWebSocket` calls the listener as soon as a
text arrives and writes texts at once; only the handshake and closing take the usual way. The application finds it among
the extensions of the ASGI scope; on other servers it uses plain ASGI.

A closed connection drops every reference that leads back to it. So it is freed at once, without garbage collection.
"""

import asyncio
import struct
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from seriatim.server.live.connection import DISCONNECTED, Connection, OnText
from seriatim.server.live.socket import EXTENSION

WHOLE_TEXT: Final = 0x81
"""The first byte of a text frame without continuation."""


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
