"""The connections between pages and a process: texts arrive in order, late, and perhaps never."""

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from seriatim.server.live.connection import DISCONNECTED, Connection, OnText
from seriatim.server.live.socket import EXTENSION

if TYPE_CHECKING:
    from tests.simulation.pages import Page
    from tests.simulation.process import Process

UNREAD_TEXTS = 3
"""Texts that may be on their way before the server's socket is full."""
USUAL_LATENCY = 0.08
SLOW_READING = 4.0
BREAK_NOTICED = 2.0
Json = dict[str, Any]


class Link:
    """One WebSocket: the server's `Transport`, and what the page has of it."""

    def __init__(self, page: "Page", process: "Process") -> None:
        self.page = page
        self.process = process
        self.world = page.world
        self.random = page.random
        self.unread: list[Json] = []
        self.is_reading = False
        """Whether a text is on its way to the page."""
        self.is_slow = False
        self.is_silent = False
        """The page neither reads nor answers, and the server is not told."""
        self.is_closed = False
        self.arrival = 0.0
        """When the page's last text arrives."""
        self.connection: Connection | None = None

    # The server's end

    def is_free(self) -> bool:
        return not self.is_closed and len(self.unread) < UNREAD_TEXTS

    def write(self, *texts: bytes) -> None:
        if not self.process.is_alive or self.is_closed:
            return
        for text in texts:
            message: Json = msgspec.json.decode(text)
            self.world.check(self.world.oracle.check_text, self, text, message)
            self.unread.append(message)
        self.read_on()

    def finish(self) -> None:
        if not self.is_over.done():
            self.is_over.set_result(None)

    def listen(self, connection: Connection, on_text: OnText) -> "asyncio.Future[None]":
        self.connection = connection
        self.on_text = on_text
        self.is_over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self.is_closed:
            connection.drop(DISCONNECTED)
        return self.is_over

    def break_off(self) -> None:
        """The server's end is closed. The page gets what was on its way, or not, and notices sooner or later."""
        if not self.is_closed:
            self.is_closed = True
            if self.random.random() < 0.5:
                self.unread.clear()
            self.world.later(BREAK_NOTICED * self.random.random(), self.page.link_lost, self)

    # The page's end

    def read_on(self) -> None:
        if self.unread and not self.is_reading and not self.is_silent:
            self.is_reading = True
            latency = SLOW_READING if self.is_slow else USUAL_LATENCY
            self.world.later(latency * self.random.random(), self.deliver)

    def deliver(self) -> None:
        """The page reads a text, and the server's socket has room for another."""
        self.is_reading = False
        if not self.unread or self.is_silent:
            return
        message = self.unread.pop(0)
        if self.process.is_alive and not self.is_closed and self.connection is not None:
            self.process.loop.within(self.connection.flush)
        self.page.receive(self, message)
        self.read_on()

    def send(self, message: Json) -> None:
        """Send a text to the server; texts do not overtake each other."""
        text = msgspec.json.encode(message)
        self.arrival = max(self.arrival, self.world.time + USUAL_LATENCY * self.random.random())
        self.process.later(self.arrival - self.world.time, self.arrive, text)

    def arrive(self, text: bytes) -> None:
        if not self.is_closed and self.connection is not None and self.connection.dropped is None:
            self.on_text(text)

    def close(self) -> None:
        """The page closes the connection; the server is told later."""
        self.unread.clear()
        self.is_silent = True
        self.process.later(USUAL_LATENCY * self.random.random(), self.closed_by_page)

    def closed_by_page(self) -> None:
        if not self.is_closed:
            self.is_closed = True
            if self.connection is not None:
                self.connection.drop(DISCONNECTED)


class LinkedSocket:
    """What a session needs of Litestar's `WebSocket`."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.scope = {"extensions": {EXTENSION: {"transport": link}}, "client": ("192.0.2.1", 50_000), "headers": []}

    async def close(self, code: int, reason: str) -> None:
        self.link.world.note("closed", f"{self.link.page.name} {reason}")
        self.link.break_off()
