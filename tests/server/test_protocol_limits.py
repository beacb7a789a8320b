"""The limits of HTTP and WebSocket connections, without a network and with a clock that stands until it is moved."""

import asyncio
import json
import logging
import struct
from base64 import b64encode
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from seriatim.bots.pool import Pool
from seriatim.server.limits import (
    BODY_TIMEOUT,
    HEAD_TIMEOUT,
    LARGEST_FRAME,
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
from seriatim.server.live.connection import Connection
from seriatim.server.live.hub import Hub
from seriatim.server.live.socket import EXTENSION
from seriatim.server.run import uvicorn_config
from seriatim.server.services import Services
from seriatim.server.settings import ServerSettings
from seriatim.server.uvicorn_protocols import UvicornHttp
from tests.server.memory_store import MemoryStore
from tests.server.transports import NetworkTransport, StoppedClockLoop, passed, settle

GET = b"GET /quick HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST /body HTTP/1.1\r\nHost: x\r\n"
KEY = b64encode(b"0123456789abcdef")
UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + KEY + b"\r\n\r\n"
)


class Peer:
    """The client's end of connections to a server whose application is written for the test."""

    def __init__(self) -> None:
        settings = ServerSettings(connections=3, requests=2)
        self.services = Services(settings, MemoryStore(), cast(Pool, None), secret=b"x" * 32, version="test")
        self.services.connection_limits.most = 5
        self.config = uvicorn_config(Hub(self.services))
        self.config.load()
        self.config.loaded_app = cast(Any, self.answer)
        self.state = ServerState()
        self.bodies: list[bytes] = []
        self.may_answer = asyncio.Event()
        """Set to let requests for `/slow` be answered."""
        self.connection: Connection | None = None
        self.texts: list[bytes | None] = []
        """What the application heard over the WebSocket."""
        self.frames = 0
        """Frames that were counted and ended no message."""

    def connect(self, address: str = "127.0.0.1") -> NetworkTransport:
        transport = NetworkTransport(address)
        transport.connect(UvicornHttp(self.config, self.state, {}))
        return transport

    async def connect_socket(self) -> NetworkTransport:
        """A connection that has become a WebSocket."""
        transport = self.connect()
        transport.feed(UPGRADE)
        await settle()
        assert transport.taken().startswith(b"HTTP/1.1 101 ")
        return transport

    # The application

    async def answer(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 (ASGI)
        if scope["type"] == "websocket":
            await self.talk(scope, receive, send)
            return
        if scope["path"] == "/body":
            self.bodies.append(await whole_body(receive))
        if scope["path"] == "/slow":
            await self.may_answer.wait()
        if scope["path"] == "/half":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await self.may_answer.wait()
            return
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"3")]})
        await send({"type": "http.response.body", "body": b"ok\n"})

    async def talk(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 (ASGI)
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        transport = scope["extensions"][EXTENSION]["transport"]
        self.connection = Connection("ann", transport, 0.0)
        self.connection.on_frame = self.count_frame
        await transport.listen(self.connection, self.texts.append)
        if self.connection.dropped is not None and self.connection.dropped[0] != 1000:
            code, reason = self.connection.dropped
            await send({"type": "websocket.close", "code": code, "reason": reason})

    def count_frame(self) -> None:
        self.frames += 1


async def whole_body(receive: Any) -> bytes:  # noqa: ANN401 (ASGI)
    parts: list[bytes] = []
    while True:
        message = await receive()
        parts.append(message.get("body", b""))
        if not message.get("more_body"):
            return b"".join(parts)


def story(told: Callable[[Peer], Awaitable[None]]) -> None:
    """Let a story happen on a loop whose clock stands."""

    async def run() -> None:
        await told(Peer())

    with asyncio.Runner(loop_factory=StoppedClockLoop) as runner:
        runner.run(run())


def status(said: bytes) -> int:
    return int(said.split()[1]) if said else 0


def reason(said: bytes) -> str:
    return str(json.loads(said.partition(b"\r\n\r\n")[2])["reason"])


def masked(opcode: Opcode, data: bytes = b"", *, is_final: bool = True) -> bytes:
    """A frame as a browser sends it."""
    return Frame(opcode, data, is_final).serialize(mask=True)


# HTTP: sizes


def test_requests_are_answered_one_after_another() -> None:
    async def told(peer: Peer) -> None:
        client = peer.connect()
        for _ in range(3):
            client.feed(GET)
            await settle()
            assert status(client.taken()) == 200
        client.feed(POST + b"Content-Length: 20000\r\n\r\n" + b"x" * 20_000)
        await settle()
        assert status(client.taken()) == 200
        assert peer.bodies == [b"x" * 20_000]
        assert not client.is_closed

    story(told)


@pytest.mark.parametrize(
    "head",
    [
        b"GET /quick HTTP/1.1\r\nCookie: " + b"x" * LARGEST_HEAD + b"\r\n\r\n",
        b"GET /quick HTTP/1.1\r\nCookie: " + b"x" * 4 * LARGEST_HEAD,
        b"GET /" + b"x" * 4 * LARGEST_HEAD,
        b"GET /quick HTTP/1.1\r\n" + b"x: y\r\n" * (MOST_HEADERS + 1) + b"\r\n",
        b"GET /quick HTTP/1.1\r\n" + b"x: y\r\n" * 4 * LARGEST_HEAD,
    ],
    ids=["complete", "endless header", "endless url", "many headers", "endless headers"],
)
def test_a_head_that_is_too_large_is_refused(head: bytes) -> None:
    async def told(peer: Peer) -> None:
        client = peer.connect()
        client.feed(head)
        said = client.taken()
        assert (status(said), reason(said)) == (431, "headers-too-large")
        assert client.is_closed
        await settle()

    story(told)


def test_a_body_that_still_arrives_when_the_server_stops_is_cut_off() -> None:
    """Else the server would wait for it, and log an error in the end."""

    async def told(peer: Peer) -> None:
        client, idle = peer.connect(), peer.connect()
        idle.feed(GET)
        await settle()
        client.feed(POST + b"Content-Length: 20\r\n\r\nhalf")
        await settle()
        for protocol in list(peer.state.connections):
            cast(UvicornHttp, protocol).shutdown()
        await settle()
        assert (client.is_aborted, idle.is_aborted, idle.is_closed) == (True, False, True)
        assert not peer.state.tasks

    story(told)


@pytest.mark.parametrize(
    ("sent", "refusal"),
    [
        (b"0\r\n" + b"a:\r\n" * (MOST_HEADERS + 2), (431, "headers-too-large")),
        (b"1\r\nx\r\n" * (MOST_CHUNKS + 1), (413, "too-large")),
    ],
    ids=["headers behind the body", "tiny chunks"],
)
def test_what_makes_a_small_body_dear_is_refused(sent: bytes, refusal: tuple[int, str]) -> None:
    async def told(peer: Peer) -> None:
        client = peer.connect()
        client.feed(POST + b"Transfer-Encoding: chunked\r\n\r\n" + sent)
        said = client.taken()
        assert (status(said), reason(said)) == refusal
        assert client.is_closed
        await settle()

    story(told)


def test_a_body_in_chunks_may_have_headers_behind_it() -> None:
    async def told(peer: Peer) -> None:
        client = peer.connect()
        for _ in range(2):
            chunks = b"2\r\nxy\r\n" * (MOST_CHUNKS - 1)
            client.feed(POST + b"Transfer-Encoding: chunked\r\n\r\n" + chunks + b"0\r\n" + b"a: b\r\n" * 9 + b"\r\n")
            await settle()
            assert status(client.taken()) == 200
        assert peer.bodies == [b"xy" * (MOST_CHUNKS - 1)] * 2

    story(told)


def test_an_endless_body_is_cut_off() -> None:
    async def told(peer: Peer) -> None:
        client = peer.connect()
        client.feed(POST + b"Transfer-Encoding: chunked\r\n\r\n")
        chunk = b"10000\r\n" + b"x" * 65_536 + b"\r\n"
        fed = 0
        while not client.is_closed:
            client.feed(chunk)
            fed += len(chunk)
        assert LARGEST_REQUEST < fed <= LARGEST_REQUEST + 2 * len(chunk)
        assert status(client.taken()) == 413
        await settle()

    story(told)


def test_what_is_no_http_is_refused() -> None:
    async def told(peer: Peer) -> None:
        client = peer.connect()
        client.feed(b"\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03")
        assert status(client.taken()) == 400
        await passed(LINGER)
        assert client.is_closed

    story(told)


def test_a_refusal_that_is_not_read_is_given_up_soon() -> None:
    async def told(peer: Peer) -> None:
        client = peer.connect()
        client.lose = lambda: None  # type: ignore[method-assign] # the transport waits for its buffer to be empty
        client.feed(b"\x16\x03\x01")
        await passed(LINGER - 0.1)
        assert not client.is_aborted
        await passed(0.1)
        assert client.is_aborted

    story(told)


def test_a_refusal_is_in_the_language_of_the_request() -> None:
    async def told(peer: Peer) -> None:
        client = peer.connect()
        client.feed(b"GET / HTTP/1.1\r\nAccept-Language: cs\r\nCookie: " + b"x" * LARGEST_HEAD + b"\r\n\r\n")
        assert "Hlavičky" in client.taken().decode()
        await settle()

    story(told)


def test_requests_that_wait_for_an_earlier_one_are_limited() -> None:
    async def told(peer: Peer) -> None:
        client = peer.connect()
        slow = GET.replace(b"quick", b"slow")
        client.feed(slow * (MOST_PIPELINED + 1))
        await settle()
        assert not client.is_closed
        peer.may_answer.set()
        await settle(100)
        assert client.taken().count(b"ok\n") == MOST_PIPELINED + 1
        peer.may_answer.clear()
        client.feed(slow * (MOST_PIPELINED + 2))
        assert client.is_aborted
        peer.may_answer.set()
        await settle()

    story(told)


def test_nothing_is_written_into_an_answer_that_has_begun() -> None:
    async def told(peer: Peer) -> None:
        for first in (b"half", b"slow"):
            client = peer.connect()
            client.feed(GET.replace(b"quick", first))
            await settle()
            client.taken()
            client.feed(b"no method at all\r\n\r\n")
            assert (client.is_aborted, client.taken()) == (True, b"")
        peer.may_answer.set()
        await settle()

    story(told)


# HTTP: deadlines


def test_who_says_nothing_is_disconnected() -> None:
    async def told(peer: Peer) -> None:
        for words in (b"", b"\r\n"):
            client = peer.connect()
            client.feed(words)
            await passed(HEAD_TIMEOUT - 0.1)
            assert not client.is_closed
            await passed(0.1)
            assert (client.is_aborted, client.taken()) == (True, b"")

    story(told)


@pytest.mark.parametrize(
    ("begun", "seconds"),
    [(GET[:-4], HEAD_TIMEOUT), (POST + b"Content-Length: 50\r\n\r\n", BODY_TIMEOUT)],
    ids=["head", "body"],
)
def test_what_does_not_come_in_time_is_refused(begun: bytes, seconds: float) -> None:
    async def told(peer: Peer) -> None:
        client = peer.connect()
        client.feed(GET)
        await settle()
        assert status(client.taken()) == 200
        client.feed(begun)
        await passed(seconds - 1)
        client.feed(b"x")  # a trickle puts nothing off
        assert not client.is_closed
        await passed(1)
        said = client.taken()
        assert (status(said), reason(said)) == (408, "request-too-slow")
        await settle()

    story(told)


def test_a_connection_may_rest_between_two_requests_for_a_while() -> None:
    async def told(peer: Peer) -> None:
        client = peer.connect()
        for _ in range(3):
            client.feed(GET)
            await settle()
            assert status(client.taken()) == 200
            await passed(4)
            assert not client.is_closed
        await passed(2)
        assert client.is_closed

    story(told)


def test_an_answer_that_nobody_reads_is_given_up() -> None:
    async def told(peer: Peer) -> None:
        patient, lazy = peer.connect(), peer.connect()
        for client in (patient, lazy):
            client.feed(GET.replace(b"quick", b"slow"))
            client.protocol.pause_writing()
            client.protocol.pause_writing()
        await passed(UNREAD_TIMEOUT - 1)
        patient.protocol.resume_writing()
        await passed(1)
        assert (patient.is_aborted, lazy.is_aborted) == (False, True)
        peer.may_answer.set()
        await settle()

    story(told)


# WebSockets


def test_texts_go_both_ways_without_queues() -> None:
    async def told(peer: Peer) -> None:
        client = await peer.connect_socket()
        client.feed(masked(Opcode.TEXT, b"one"))
        client.feed(masked(Opcode.TEXT, b"t", is_final=False) + masked(Opcode.CONT, b"wo"))
        client.feed(masked(Opcode.BINARY, b"\x00"))
        assert peer.texts == [b"one", b"two", None]
        assert peer.connection is not None
        for size in (0, 125, 126, 65_536):
            peer.connection.send_bytes(b"y" * size)
            assert client.taken() == Frame(Opcode.TEXT, b"y" * size).serialize(mask=False)

    story(told)


def test_while_a_page_reads_nothing_its_texts_wait() -> None:
    async def told(peer: Peer) -> None:
        client = await peer.connect_socket()
        assert peer.connection is not None
        client.protocol.pause_writing()
        peer.connection.send_bytes(b"one")
        peer.connection.send_bytes(b"two")
        assert client.taken() == b""
        client.protocol.resume_writing()
        assert client.taken() == b"\x81\x03one\x81\x03two"

    story(told)


def test_a_page_that_reads_nothing_for_too_long_is_dropped() -> None:
    async def told(peer: Peer) -> None:
        patient, lazy = await peer.connect_socket(), await peer.connect_socket()
        assert peer.connection is not None
        for client in (patient, lazy):
            client.protocol.pause_writing()
            client.protocol.pause_writing()
        await passed(UNREAD_TIMEOUT - 1)
        patient.protocol.resume_writing()
        await passed(1)
        assert (patient.is_aborted, lazy.is_aborted) == (False, True)
        assert peer.connection.dropped == (4008, "too-slow")
        patient.close()
        await settle()

    story(told)


def test_a_dropped_page_is_told_why() -> None:
    async def told(peer: Peer) -> None:
        client = await peer.connect_socket()
        assert peer.connection is not None
        peer.connection.drop((4009, "silent"))
        peer.connection.drop((4009, "again"))
        await settle()
        assert client.taken() == Frame(Opcode.CLOSE, struct.pack(">H", 4009) + b"silent").serialize(mask=False)
        client.feed(masked(Opcode.TEXT, b"late"))
        assert peer.texts == []
        client.feed(masked(Opcode.CLOSE, struct.pack(">H", 4009)))
        assert client.is_closed
        await settle()

    story(told)


def test_a_page_that_goes_is_dropped() -> None:
    async def told(peer: Peer) -> None:
        for says_so in (True, False):
            client = await peer.connect_socket()
            connection = peer.connection
            assert connection is not None
            if says_so:
                client.feed(masked(Opcode.CLOSE, struct.pack(">H", 1001)))
            else:
                client.close()
            await settle()
            assert client.is_closed
            assert connection.dropped == (1000, "gone")

    story(told)


def test_a_message_that_is_much_too_large_ends_the_connection() -> None:
    async def told(peer: Peer) -> None:
        client = await peer.connect_socket()
        client.feed(masked(Opcode.TEXT, b"x" * (LARGEST_FRAME + 1)))
        assert client.is_closed
        assert client.taken()[2:4] == struct.pack(">H", 1009)
        await settle()
        assert peer.texts == []

    story(told)


def test_an_upgrade_to_anything_else_is_no_upgrade() -> None:
    async def told(peer: Peer) -> None:
        client = peer.connect()
        client.feed(UPGRADE.replace(b"websocket", b"h2c", 1).replace(b"socket ", b"quick ", 1))
        await settle()
        assert status(client.taken()) == 200

    story(told)


def test_a_handshake_that_is_none_is_refused() -> None:
    async def told(peer: Peer) -> None:
        client = peer.connect()
        client.feed(UPGRADE.replace(b"Version: 13", b"Version: 7"))
        await settle()
        assert status(client.taken()) == 400
        assert client.is_closed

    story(told)


# WebSockets: frames


def test_every_frame_that_ends_no_message_is_counted() -> None:
    async def told(peer: Peer) -> None:
        client = await peer.connect_socket()
        client.feed(masked(Opcode.PING) + masked(Opcode.PONG))
        assert peer.frames == 2
        for opcode in (Opcode.TEXT, Opcode.BINARY):
            client.feed(masked(opcode, is_final=False) + masked(Opcode.CONT, is_final=False) + masked(Opcode.CONT))
        assert peer.frames == 6
        assert peer.texts == [b"", None]

    story(told)


def test_a_message_of_too_many_fragments_ends_the_connection() -> None:
    async def told(peer: Peer) -> None:
        client = await peer.connect_socket()
        begin, more = masked(Opcode.TEXT, b"x", is_final=False), masked(Opcode.CONT, b"x", is_final=False)
        client.feed(begin + more * (MOST_FRAGMENTS - 2) + masked(Opcode.CONT, b"x"))
        assert peer.texts == [b"x" * MOST_FRAGMENTS]
        client.feed(begin + more * MOST_FRAGMENTS)
        await settle()
        assert peer.connection is not None
        assert peer.connection.dropped == (1009, "too-many-fragments")
        assert client.taken()[2:4] == struct.pack(">H", 1009)

    story(told)


def test_of_several_pings_the_last_is_answered_and_only_when_all_was_read() -> None:
    async def told(peer: Peer) -> None:
        client = await peer.connect_socket()
        client.feed(masked(Opcode.PING, b"one") + masked(Opcode.PING, b"two"))
        assert client.taken() == Frame(Opcode.PONG, b"two").serialize(mask=False)
        client.waiting = 10
        client.feed(masked(Opcode.PING, b"three"))
        client.feed(masked(Opcode.PING, b"four"))
        await passed(PONG_PAUSE)
        assert client.taken() == b""
        client.waiting = 0
        await passed(PONG_PAUSE)
        assert client.taken() == Frame(Opcode.PONG, b"four").serialize(mask=False)
        client.waiting = 10
        client.feed(masked(Opcode.PING, b"five"))
        client.close()
        client.waiting = 0
        await passed(PONG_PAUSE)
        assert client.taken() == b""

    story(told)


def test_a_ping_with_the_close_is_answered_with_both() -> None:
    async def told(peer: Peer) -> None:
        client = await peer.connect_socket()
        client.feed(masked(Opcode.PING, b"p") + masked(Opcode.CLOSE, struct.pack(">H", 1000)))
        assert client.taken() == Frame(Opcode.PONG, b"p").serialize(mask=False) + b"\x88\x02\x03\xe8"
        assert client.is_closed
        await settle()

    story(told)


def test_a_page_that_does_not_close_is_aborted() -> None:
    async def told(peer: Peer) -> None:
        for waits in (False, True):
            client = await peer.connect_socket()
            assert peer.connection is not None
            if waits:
                client.protocol.pause_writing()
            peer.connection.drop((4029, "too-much"))
            await settle()
            assert client.is_aborted == waits
            await passed(LINGER)
            assert client.is_aborted

    story(told)


@pytest.mark.parametrize("opcode", [Opcode.TEXT, Opcode.PING, Opcode.PONG])
def test_a_page_that_is_dropped_and_goes_on_is_aborted_at_once(opcode: Opcode) -> None:
    async def told(peer: Peer) -> None:
        client = await peer.connect_socket()
        assert peer.connection is not None
        peer.connection.drop((4029, "too-much"))
        client.feed(masked(opcode) * MOST_LATE_FRAMES)
        assert not client.is_aborted
        client.feed(masked(opcode) * 1_000)
        assert client.is_aborted
        assert peer.texts == []
        await settle()

    story(told)


# Connections


def test_connections_are_limited_for_each_address_and_in_all() -> None:
    async def told(peer: Peer) -> None:
        first = [peer.connect("2001:db8::1"), peer.connect("2001:db8::2"), peer.connect("2001:db8::3")]
        assert [client.is_aborted for client in first] == [False] * 3
        assert peer.connect("2001:db8::4").is_aborted
        first.append(peer.connect("192.0.2.1"))
        first.append(peer.connect("192.0.2.2"))
        assert peer.connect("192.0.2.3").is_aborted
        for client in first:
            client.close()
        await settle()
        assert peer.services.connection_limits.total == 0
        assert not peer.services.connection_limits.by_address
        assert not peer.connect("2001:db8::4").is_aborted

    story(told)


def test_connections_of_a_trusted_proxy_are_not_limited_but_counted() -> None:
    async def told(peer: Peer) -> None:
        assert [peer.connect("127.0.0.1").is_aborted for _ in range(6)] == [False] * 5 + [True]
        await settle()

    story(told)


def test_a_websocket_counts_until_it_is_closed() -> None:
    async def told(peer: Peer) -> None:
        client = await peer.connect_socket()
        assert peer.services.connection_limits.total == 1
        client.close()
        await settle()
        assert peer.services.connection_limits.total == 0

    story(told)


def test_who_connects_too_often_waits() -> None:
    async def told(peer: Peer) -> None:
        def visit() -> bool:
            client = peer.connect("192.0.2.1")
            client.close()
            return not client.is_aborted

        admitted = 0
        while visit():
            admitted += 1
            await settle()
        assert admitted == 20
        assert b'seriatim_refused_connections_total{why="too-fast"} 1.0' in peer.services.metrics.exposition()
        peer.services.requests_by_address.drop_full(float("inf"))
        assert visit()
        await settle()

    story(told)


def test_nothing_is_written_to_a_connection_that_was_aborted() -> None:
    async def told(peer: Peer) -> None:
        client = peer.connect()
        client.feed(GET.replace(b"quick", b"slow") * (MOST_PIPELINED + 2))
        assert client.is_aborted
        peer.may_answer.set()
        await settle()
        assert client.taken() == b""

    story(told)


def test_a_proxy_that_is_not_trusted_is_warned_of(caplog: pytest.LogCaptureFixture) -> None:
    async def told(peer: Peer) -> None:
        for address in ("127.0.0.1", "192.0.2.1"):
            peer.connect(address).feed(b"GET /quick HTTP/1.1\r\nX-Forwarded-For: 192.0.2.9\r\n\r\n")
        await settle()

    with caplog.at_level(logging.WARNING):
        story(told)
    assert [record.args for record in caplog.records] == [("192.0.2.1",)]
