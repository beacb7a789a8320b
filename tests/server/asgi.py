"""The server in this process: its ASGI application in a thread, driven without a network.

Its sockets use plain ASGI `receive` and `send`, as they do on any ASGI server other than ours.
"""

import asyncio
import logging
import queue
import threading
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast
from urllib.parse import urlsplit

import httpx
from litestar.types import ASGIApp, Message, ReceiveMessage, Scope

from seriatim.server.app import application
from seriatim.server.live.hub import Hub
from seriatim.server.services import Services
from seriatim.server.settings import settings_from
from tools.client import PATIENCE, QUICK, SocketClosed, SocketRefused

T = TypeVar("T")
ADDRESS = "http://testserver"
CLIENT = ("127.0.0.1", 50_000)


class InProcessServer:
    """An application with SQLite on disk, and an event loop in a thread of its own."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.data = data
        self.address = ADDRESS
        self.queue_size = 1_000
        """Texts that a new socket takes in before it is read."""
        environment = {**QUICK, "SERIATIM_DATA": str(data), **settings}
        self.settings = settings_from({}, environment)
        self.complaints = Complaints()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, name="in-process server")
        self.start()

    def start(self) -> None:
        logging.getLogger().addHandler(self.complaints)
        self.thread.start()
        self.hub = self.run(self.open_hub())
        self.app: ASGIApp = application(self.hub)
        self.loop.call_soon_threadsafe(self.hub.start)

    async def open_hub(self) -> Hub:
        return Hub(await Services.open(self.settings, "test"))

    def close(self) -> None:
        self.run(self.close_hub())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        self.loop.close()
        logging.getLogger().removeHandler(self.complaints)

    async def close_hub(self) -> None:
        await self.hub.close()
        await self.hub.services.close()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    # What a person's browser does

    def request(self, method: str, path: str, cookies: httpx.Cookies, **more: Any) -> httpx.Response:  # noqa: ANN401
        return self.run(self.ask(method, path, cookies, more))

    async def ask(
        self, method: str, path: str, cookies: httpx.Cookies, more: dict[str, Any], client: tuple[str, int] = CLIENT
    ) -> httpx.Response:
        transport = httpx.ASGITransport(cast(Any, self.app), client=client)
        async with httpx.AsyncClient(transport=transport, base_url=ADDRESS, cookies=cookies) as browser:
            answer = await browser.request(method, path, **more)
            cookies.clear()
            cookies.update(browser.cookies)
        return answer

    def connect(self, headers: Mapping[str, str]) -> "AsgiSocket":
        return AsgiSocket(self, headers, self.queue_size)


@contextmanager
def in_process(data: Path, **settings: str) -> Iterator[InProcessServer]:
    """A server in this process for the length of a test. It must have logged nothing."""
    server = InProcessServer(data, **settings)
    try:
        yield server
    finally:
        server.close()
    assert server.complaints.texts == [], server.complaints.texts


class Complaints(logging.Handler):
    """Keeps every warning and error that is logged."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(self.format(record))


class AsgiSocket:
    """One WebSocket of the application: the client's end, for a test that runs in another thread than the server.

    The server's `send` waits while more than `queue_size` texts are unread, as it would for a slow network.
    """

    def __init__(self, server: InProcessServer, headers: Mapping[str, str], queue_size: int) -> None:
        self.server = server
        self.to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.from_server: queue.SimpleQueue[Message] = queue.SimpleQueue()
        self.room = asyncio.Semaphore(queue_size)
        self.closed: SocketClosed | None = None
        self.put({"type": "websocket.connect"})
        self.ended = asyncio.run_coroutine_threadsafe(self.run(headers), server.loop)
        first = self.take()
        if first["type"] != "websocket.accept":
            self.ended.result(PATIENCE)
            raise SocketRefused

    async def run(self, headers: Mapping[str, str]) -> None:
        try:
            await self.server.app(scope_of(headers), self.receive, self.deliver)
        finally:
            self.from_server.put({"type": "websocket.close", "code": 1006, "reason": "the application has returned"})

    async def receive(self) -> ReceiveMessage:
        return cast(ReceiveMessage, await self.to_server.get())

    async def deliver(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            await self.room.acquire()
        self.from_server.put(message)

    def put(self, message: dict[str, Any]) -> None:
        self.server.loop.call_soon_threadsafe(self.to_server.put_nowait, message)

    def take(self) -> Message:
        return self.from_server.get(timeout=PATIENCE)

    # What the page does

    def send(self, text: str | bytes) -> None:
        while self.ended.done():
            self.recv()
        kind = "text" if isinstance(text, str) else "bytes"
        self.put({"type": "websocket.receive", kind: text})

    def recv(self) -> str:
        if self.closed is not None:
            raise self.closed
        message = self.take()
        if message["type"] == "websocket.send":
            self.server.loop.call_soon_threadsafe(self.room.release)
            return str(message["text"])
        assert message["type"] == "websocket.close"
        self.closed = SocketClosed(message["code"], message["reason"] or "")
        raise self.closed

    def close(self) -> None:
        """Disconnect, and wait until the application has returned. Whatever it raised is raised here."""
        self.put({"type": "websocket.disconnect", "code": 1000, "reason": ""})
        self.server.loop.call_soon_threadsafe(self.unblock)
        self.ended.result(PATIENCE)

    def unblock(self) -> None:
        for _ in range(10_000):
            self.room.release()


def scope_of(headers: Mapping[str, str]) -> Scope:
    host = urlsplit(ADDRESS).netloc
    scope: dict[str, Any] = {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "ws",
        "server": (host, 80),
        "client": CLIENT,
        "root_path": "",
        "path": "/socket",
        "raw_path": b"/socket",
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in {"host": host, **headers}.items()],
        "subprotocols": [],
        "state": {},
        "extensions": {},
    }
    return cast(Scope, scope)
