"""A person's WebSocket connection: a bounded outbox, measured delay, and the transport that carries the texts.

A person may have several. Texts go out at once, or wait in the outbox while the transport is busy. Who reads too slowly
is dropped, and gets the present state after reconnecting. Nobody ever waits for a connection.
"""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final, Protocol

from litestar.types import Receive, Send

from seriatim.server.limits import LARGEST_FRAME, OUTBOX_BYTES, OUTBOX_MESSAGES, ByteBudgets
from seriatim.server.live.protocol import ENCODER, Ping, Pong, ServerMessage

CloseReason = tuple[int, str]
"""A WebSocket close code, and the reason in a word."""
DISCONNECTED: Final = (1000, "gone")
"""The page has closed its connection; no reason is sent."""
TOO_LARGE: Final = (1009, "too-large")
FRAGMENTED: Final = (1009, "too-many-fragments")
SIGNED_OUT: Final = (4001, "signed-out")
TOO_SLOW: Final = (4008, "too-slow")
SILENT: Final = (4009, "silent")
TOO_MUCH: Final = (4029, "too-much")
DELAYS_KEPT: Final = 5
"""Measured delays that are kept. The shortest counts, so that a single slow one gives no advantage."""

OnText = Callable[[bytes | None], None]
"""Called with each text that arrives; with None for binary data."""


class Transport(Protocol):
    """What carries texts between a connection and its page."""

    def is_free(self) -> bool:
        """Whether a text would go out at once."""

    def write(self, *texts: bytes) -> None: ...

    def finish(self) -> None:
        """The connection was dropped: stop listening."""

    def listen(self, connection: "Connection", on_text: OnText) -> asyncio.Future[None]:
        """Receive texts from now on. The future is done once the connection is dropped or lost."""


class Connection:
    """One connection of a person: where it is, what waits to be sent, and its delay."""

    def __init__(
        self, person: str, transport: Transport, now: float, address: str = "", budgets: ByteBudgets | None = None
    ) -> None:
        self.person = person
        self.address = address
        self.budgets = budgets or ByteBudgets(OUTBOX_BYTES)
        """Limits what waits for all connections of the address together."""
        self.transport = transport
        self.table_id = ""
        self.key = ""
        """The key of the link by which the page came to the table."""
        self.seat: int | None = None
        self.outbox: list[bytes] = []
        self.outbox_bytes = 0
        self.dropped: CloseReason | None = None
        self.last_heard = now
        self.nonce = 0
        self.pinged_at = 0.0
        self.delays: list[float] = []
        self.delay = 0
        """Round-trip time in ms."""
        self.is_held = False
        self.on_frame = ignore_frame
        """Called for each WebSocket frame that ends no message: a fragment, a ping, a pong."""

    # Sending

    def send(self, message: ServerMessage) -> None:
        self.send_bytes(ENCODER.encode(message))

    def send_bytes(self, text: bytes) -> None:
        if self.dropped is not None:
            return
        if not self.outbox and not self.is_held and self.transport.is_free():
            self.transport.write(text)
        elif self.has_room(len(text)):
            self.outbox.append(text)
            self.outbox_bytes += len(text)
        else:
            self.drop(TOO_SLOW)

    def has_room(self, size: int) -> bool:
        """Whether so many bytes more may wait; if so, they count for the address."""
        is_full = len(self.outbox) >= OUTBOX_MESSAGES or self.outbox_bytes + size > OUTBOX_BYTES
        return not is_full and self.budgets.take(self.address, size)

    def clear_outbox(self) -> list[bytes]:
        """Take everything out of the outbox."""
        texts, self.outbox = self.outbox, []
        self.budgets.give_back(self.address, self.outbox_bytes)
        self.outbox_bytes = 0
        return texts

    def hold(self) -> None:
        """Keep texts in the outbox until the answer, so that all go out together: one write instead of two."""
        self.is_held = True

    def answer(self, message: ServerMessage) -> None:
        self.send(message)
        self.is_held = False
        self.flush()

    def flush(self) -> None:
        """Send the outbox, if the transport is free."""
        if self.outbox and not self.is_held and self.transport.is_free():
            self.transport.write(*self.clear_outbox())

    def drop(self, reason: CloseReason) -> None:
        """Send nothing more, and let the socket be closed with this reason."""
        if self.dropped is None:
            self.dropped = reason
            self.clear_outbox()
            self.on_frame = ignore_frame
            self.transport.finish()

    # Measuring the delay

    def ping(self, now: float) -> None:
        self.nonce = secrets.randbits(31)
        self.pinged_at = now
        self.send(Ping(self.nonce, self.delay))

    def pong(self, message: Pong, now: float) -> None:
        """Only the last ping counts, and only once: a late answer to an older one must not lengthen the delay."""
        if message.nonce == self.nonce:
            self.delays = [*self.delays, now - self.pinged_at][-DELAYS_KEPT:]
            self.delay = int(1000 * min(self.delays))
            self.nonce = 0

    def is_measured(self) -> bool:
        return len(self.delays) == DELAYS_KEPT


def ignore_frame() -> None: ...


class AsgiTransport:
    """Plain ASGI `receive` and `send`, with a task each: slower than `UvicornWebSocket`, but any server has them.

    It holds the texts of one `write`; while they are being sent, others wait in the connection's outbox.
    """

    def __init__(self, receive: Receive, send: Send) -> None:
        self.receive = receive
        self.send = send
        self.texts: list[bytes] = []
        self.has_texts = asyncio.Event()
        self.is_over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.tasks: list[asyncio.Task[None]] = []

    def is_free(self) -> bool:
        return not self.texts and not self.is_over.done()

    def write(self, *texts: bytes) -> None:
        self.texts.extend(texts)
        self.has_texts.set()

    def finish(self) -> None:
        if not self.is_over.done():
            self.is_over.set_result(None)
        for task in self.tasks:
            task.cancel()

    def listen(self, connection: Connection, on_text: OnText) -> asyncio.Future[None]:
        self.tasks = [
            asyncio.create_task(self.receive_texts(connection, on_text)),
            asyncio.create_task(self.send_texts(connection)),
        ]
        return self.is_over

    async def receive_texts(self, connection: Connection, on_text: OnText) -> None:
        while True:
            message = await self.receive()
            if message["type"] != "websocket.receive":
                connection.drop(DISCONNECTED)
                return
            text, data = (message.get("text") or "").encode(), message.get("bytes")
            if max(len(text), len(data or b"")) > LARGEST_FRAME:
                connection.drop(TOO_LARGE)
                return
            on_text(text if data is None else None)
            await asyncio.sleep(0)  # others get their turn, however fast this page sends

    async def send_texts(self, connection: Connection) -> None:
        while True:
            await self.has_texts.wait()
            try:
                for text in self.texts:
                    await self.send({"type": "websocket.send", "text": text.decode(), "bytes": None})
            except Exception:  # noqa: BLE001 - each server raises its own error when the page is gone
                connection.drop(DISCONNECTED)
                return
            self.texts.clear()
            self.has_texts.clear()
            connection.flush()
