"""uvicorn's WebSocket with a shorter way: whoever listens hears a text as it comes, and what is said goes out at once.

The long way, a queue and a task for each direction, is still there for everything else: greeting, refusing, closing.
"""

from typing import Any, Final, Protocol

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

KEY: Final = "seriatim.wire"
"""Under which name an application finds the wire among the extensions of its scope."""


class Listener(Protocol):
    """Somebody at our end of a wire."""

    def hear(self, text: bytes | None) -> None:
        """A text has come, or something that is none."""

    def go_on(self) -> None:
        """The wire is free again."""

    def gone(self) -> None:
        """Nobody is at the other end any more."""


class Wire(WebSocketsSansIOProtocol):
    """A connection to a page."""

    listener: Listener | None = None

    def listen(self, listener: Listener) -> None:
        """From now on everything that comes is for the listener."""
        self.listener = listener
        if self.disconnected:
            listener.gone()

    def is_free(self) -> bool:
        """Whether the other end takes what it is sent."""
        return self.writable.is_set() and not self.transport.is_closing()

    def write(self, text: bytes) -> None:
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))

    # What uvicorn calls

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][KEY] = {"wire": self}

    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        if not self.close_sent:
            self.listener.hear(b"".join(frames) if self.curr_msg_data_type == "text" else None)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.listener is not None:
            self.listener.go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.listener is not None:
            self.listener.gone()


def wire_of(scope: Scope) -> Wire:
    """The wire by which an application is asked."""
    extensions: dict[str, Any] = scope["extensions"] or {}
    wire = extensions[KEY]["wire"]
    assert isinstance(wire, Wire)
    return wire
