"""Transports without a page: one that takes every text, and one that is never free."""

import asyncio

from seriatim.server.live.connection import Connection, OnText


class FreeTransport:
    """Takes every text at once."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.is_finished = False

    def is_free(self) -> bool:
        return True

    def write(self, *texts: bytes) -> None:
        self.written.extend(texts)

    def finish(self) -> None:
        self.is_finished = True

    def listen(self, connection: Connection, on_text: OnText) -> asyncio.Future[None]:
        raise NotImplementedError


class BlockedTransport(FreeTransport):
    """Takes nothing."""

    def is_free(self) -> bool:
        return False


class StoppedClockLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock stands until it is moved, so that deadlines need no waiting."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def time(self) -> float:
        return self.now


class NetworkTransport(asyncio.Transport):
    """A TCP connection without a network: what was written, and how it was closed."""

    def __init__(self, address: str = "127.0.0.1") -> None:
        super().__init__({"peername": (address, 50_000), "sockname": ("127.0.0.1", 8_000)})
        self.protocol: asyncio.Protocol
        self.written = bytearray()
        self.waiting = 0
        """Bytes that the other end has not read."""
        self.is_reading_paused = False
        self.is_closed = False
        self.is_aborted = False

    def connect(self, protocol: asyncio.Protocol) -> None:
        self.protocol = protocol
        protocol.connection_made(self)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        assert isinstance(protocol, asyncio.Protocol)
        self.protocol = protocol

    def feed(self, data: bytes) -> None:
        """Let these bytes arrive, unless the connection is closed."""
        if not self.is_closed:
            self.protocol.data_received(data)

    def write(self, data: bytes | bytearray | memoryview) -> None:
        assert not self.is_aborted
        self.written += data

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        if not self.is_closed:
            self.is_closed = True
            asyncio.get_running_loop().call_soon(self.lose)

    def abort(self) -> None:
        self.is_aborted = True
        self.close()

    def lose(self) -> None:
        self.protocol.connection_lost(None)

    def pause_reading(self) -> None:
        self.is_reading_paused = True

    def resume_reading(self) -> None:
        self.is_reading_paused = False

    def taken(self) -> bytes:
        """What was written since this was last asked."""
        data = bytes(self.written)
        self.written.clear()
        return data


async def settle(turns: int = 30) -> None:
    """Let the event loop do all that is due."""
    for _ in range(turns):
        await asyncio.sleep(0)


async def passed(seconds: float) -> None:
    """Move the clock of a `StoppedClockLoop`."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, StoppedClockLoop)
    loop.now += seconds
    await settle()
