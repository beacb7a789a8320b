"""uvicorn's WebSocket with a shorter way: whoever listens hears a text as it comes, and what is said goes out at once.

The long way, a queue and a task for each direction, is still there for everything else: greeting, refusing, closing.

A connection that is over lets go of whatever leads back to it. So it is free at once, and need not wait until the whole
memory is looked through.
"""

import asyncio
import struct
from collections.abc import Callable
from typing import Any, Final

from litestar.types import Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from seriatim.server.live.connection import GONE, Device

KEY: Final = "seriatim.wire"
"""Under which name an application finds the wire among the extensions of its scope."""

WHOLE_TEXT: Final = 0x81
"""The first byte of a text in one frame."""

Hear = Callable[[bytes | None], None]
"""What is called when a text has come, or something that is none."""


class Door(HttpToolsProtocol):
    """uvicorn's HTTP; its parser refers back to it, and is not needed once the connection has become a wire."""

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        del self.parser


class Wire(WebSocketsSansIOProtocol):
    """A connection to a page; once somebody listens, the way to its device."""

    device: Device | None = None
    hear: Hear
    over: asyncio.Future[None]
    """Done when the device has been dropped."""

    def listen(self, device: Device, hear: Hear) -> None:
        """From now on everything that comes is heard, and what the device is told goes out."""
        self.over = self.loop.create_future()
        self.hear = hear
        self.device = device
        if self.disconnected:
            device.drop(GONE)

    # The way to the page

    def is_free(self) -> bool:
        return self.conn.state is OPEN and self.writable.is_set() and not self.transport.is_closing()

    def write(self, *texts: bytes) -> None:
        self.transport.write(b"".join([part for text in texts for part in (head_of(text), text)]))

    def end(self) -> None:
        if not self.over.done():
            self.over.set_result(None)

    # What uvicorn calls

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][KEY] = {"wire": self}

    def send_receive_event_to_app(self) -> None:
        if self.device is None:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        if not self.close_sent:
            self.hear(b"".join(frames) if self.curr_msg_data_type == "text" else None)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.device is not None:
            self.device.send_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.device is not None:
            self.device.drop(GONE)
        self.conn.parser.close()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.scope.clear()  # type: ignore[attr-defined]
        self.device = None
        self.hear = hear_nothing


def head_of(text: bytes) -> bytes:
    """What stands before a text on a WebSocket (RFC 6455, 5.2): that it is one, whole and plain, and how long it is."""
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    return struct.pack(">BBH", WHOLE_TEXT, 126, size) if size < 1 << 16 else struct.pack(">BBQ", WHOLE_TEXT, 127, size)


def hear_nothing(_: bytes | None) -> None: ...


def wire_of(scope: Scope) -> Wire:
    """The wire by which an application is asked."""
    extensions: dict[str, Any] = scope["extensions"] or {}
    wire = extensions[KEY]["wire"]
    assert isinstance(wire, Wire)
    return wire
