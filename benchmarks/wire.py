"""One WebSocket to a server, as cheap as can be: whoever loads a server shares the machine with it.

Texts only, never in pieces; what is sent is masked with zeros, which costs nothing and is allowed.
"""

import asyncio
import base64
import os
import socket
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
UNMASKED: Final = bytes(4)
Hear = Callable[["Wire", bytes], None]


class Wire(asyncio.Protocol):
    """A connection. `hear` is told every text that comes."""

    def __init__(self, request: bytes, hear: Hear) -> None:
        self.request = request
        self.hear = hear
        self.unread = b""
        self.farewell = b""
        self.is_open = asyncio.get_running_loop().create_future()
        self.is_expected_to_end = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("the server did not open a WebSocket"))
        elif not self.is_expected_to_end:
            raise ConnectionError(f"the server closed a connection: {self.farewell[:120]!r}")

    def data_received(self, data: bytes) -> None:
        data = self.unread + data
        if not self.is_open.done():
            head, ended, data = data.partition(b"\r\n\r\n")
            if not ended:
                self.unread = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.is_open.set_exception(ConnectionError(head[:200].decode("latin-1")))
                return
            self.is_open.set_result(None)
        self.unread = data[self.take_frames(data) :]

    def take_frames(self, data: bytes) -> int:
        """Hear every whole frame; where the first that is not whole begins."""
        start, size = 0, len(data)
        while size >= start + 2:
            length, at = data[start + 1], start + 2
            if length >= 126:
                at += 2 if length == 126 else 8
                length = int.from_bytes(data[start + 2 : at])
            if at + length > size:
                break
            if data[start] == TEXT:
                self.hear(self, data[at : at + length])
            elif data[start] == CLOSE:
                self.farewell = data[at : at + length]
            start = at + length
        return start

    def send(self, text: bytes) -> None:
        size = len(text)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2)
        self.transport.write(b"\x81" + length + UNMASKED + text)

    def close(self) -> None:
        self.is_expected_to_end = True
        self.transport.close()


async def opened(port: int, path: str, cookie: str, hear: Hear) -> Wire:
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
    ).encode()
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(request, hear), "127.0.0.1", port, family=socket.AF_INET)
    await wire.is_open
    return wire
