"""A page of a person, as tables know it: somebody to be told things, who is never waited for.

A person may have several. What is told goes out at once, or waits in a bounded outbox while the way is not free; who
reads too slowly is dropped, and comes back to the present by entering again.
"""

import secrets
from typing import Final, Protocol

from seriatim.server.limits import OUTBOX, OUTBOX_BYTES
from seriatim.server.live.protocol import WRITER, Ping, Pong, ServerMessage

GONE: Final = (1000, "gone")
"""Nobody is there to be told."""
TOO_SLOW: Final = (4008, "too-slow")
SILENT: Final = (4009, "silent")
TOO_MUCH: Final = (4029, "too-much")
REMEMBERED: Final = 5
"""Measured ways that are remembered; the shortest counts, so that a single hiccup gives no credit."""


class Way(Protocol):
    """How something gets to a page."""

    def is_free(self) -> bool: ...

    def write(self, *texts: bytes) -> None: ...

    def end(self) -> None:
        """The device has been dropped."""


class Device:
    """One connection of a person: what waits to be sent there, and how far away it is."""

    def __init__(self, person: str, way: Way, now: float) -> None:
        self.person = person
        self.way = way
        self.table = ""
        self.seat: int | None = None
        self.waiting: list[bytes] = []
        self.bytes = 0
        self.dropped: tuple[int, str] | None = None
        self.heard = now
        self.nonce = 0
        self.asked = 0.0
        self.ways: list[float] = []
        self.delay = 0
        """There and back, in ms."""
        self.is_held = False

    # Telling

    def tell(self, message: ServerMessage) -> None:
        self.tell_bytes(WRITER.encode(message))

    def tell_bytes(self, data: bytes) -> None:
        if self.dropped is not None:
            return
        if not self.waiting and not self.is_held and self.way.is_free():
            self.way.write(data)
        elif len(self.waiting) >= OUTBOX or self.bytes + len(data) > OUTBOX_BYTES:
            self.drop(TOO_SLOW)
        else:
            self.waiting.append(data)
            self.bytes += len(data)

    def hold(self) -> None:
        """Let what is told wait until the answer, so that they go out together: half as dear as one after another."""
        self.is_held = True

    def answer(self, message: ServerMessage) -> None:
        self.tell(message)
        self.is_held = False
        self.send_waiting()

    def send_waiting(self) -> None:
        """Send what has waited, if the way is free."""
        if self.waiting and not self.is_held and self.way.is_free():
            texts, self.bytes = tuple(self.waiting), 0
            self.waiting.clear()
            self.way.write(*texts)

    def drop(self, why: tuple[int, str]) -> None:
        """Nothing more is sent but the reason why."""
        if self.dropped is None:
            self.dropped = why
            self.waiting.clear()
            self.bytes = 0
            self.way.end()

    # How far away it is

    def ping(self, now: float) -> None:
        self.nonce = secrets.randbits(31)
        self.asked = now
        self.tell(Ping(self.nonce, self.delay))

    def pong(self, message: Pong, now: float) -> None:
        """Only the last ping counts, and only once: a page cannot make its way longer by answering an older one."""
        if message.nonce == self.nonce:
            self.ways = [*self.ways, now - self.asked][-REMEMBERED:]
            self.delay = int(1000 * min(self.ways))
            self.nonce = 0

    def is_measured(self) -> bool:
        return len(self.ways) == REMEMBERED
