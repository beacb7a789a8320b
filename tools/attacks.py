"""Attacks on a server from one address, over plain TCP: each tries what a client of ours never does.

An attack is a generator. Each step does a little and yields whether the server cut it off. It ends its connections when
it is closed. `python -m tools.attacks NAME PORT SECONDS` attacks a server that listens on this machine.
"""

import http.client
import os
import select
import socket
import sys
import time
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Final

ATTACKER: Final = "127.0.0.2"
"""Where attacks come from, as a rule: no address of a proxy that a server trusts."""
PATIENCE: Final = 30.0
PORTION: Final = 65_536
MANY: Final = 60
"""Connections that a step opens, where many are opened."""
TOGETHER: Final = 8
"""Connections over which the same is sent at the same time."""
MOST_HELD: Final = 1_500
"""Connections that an attack holds at most: the system must have room for them."""
MASK: Final = bytes(4)
HOST: Final = b"Host: localhost\r\n"


class Target:
    """A server, attacked from one address."""

    def __init__(self, port: int, source: str = ATTACKER) -> None:
        self.port = port
        self.source = source
        self.cookie = ""

    @contextmanager
    def connected(self, first: bytes = b"") -> Iterator[socket.socket]:
        with socket.create_connection(("127.0.0.1", self.port), PATIENCE, (self.source, 0)) as client:
            with suppress(OSError):
                client.sendall(first)
            yield client

    def browser(self) -> http.client.HTTPConnection:
        return http.client.HTTPConnection("127.0.0.1", self.port, PATIENCE, (self.source, 0))

    def visit(self) -> str:
        """Get a cookie; keep the last one where the server answers no more."""
        visitor = self.browser()
        with suppress(OSError, http.client.HTTPException):
            visitor.request("GET", "/api/me")
            answer = visitor.getresponse()
            answer.read()
            self.cookie = (answer.headers["set-cookie"] or self.cookie).partition(";")[0]
        visitor.close()
        return self.cookie

    @contextmanager
    def socket(self, cookie: str) -> Iterator[socket.socket]:
        """A WebSocket; closed at once where the server opens none."""
        key = b64encode(os.urandom(16))
        head = (
            b"GET /socket HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: " + key + b"\r\nCookie: " + cookie.encode() + b"\r\n" + HOST + b"\r\n"
        )
        with self.connected(head) as client:
            with suppress(OSError):
                if not client.recv(PORTION).startswith(b"HTTP/1.1 101"):
                    client.close()
            yield client


Attack = Callable[[Target], Iterator[bool]]


def flood(client: socket.socket, portion: bytes) -> Iterator[bool]:
    """Send the same until the server cuts the connection. What it answers is not read."""
    try:
        while True:
            client.sendall(portion)
            yield False
    except OSError:
        yield True


def is_cut(client: socket.socket) -> bool:
    """Whether the server has ended the connection; what it said before is dropped."""
    with suppress(BlockingIOError):
        try:
            while client.recv(PORTION):
                pass
        except ConnectionError:
            pass
        return True
    return False


def hold(opened: Callable[[ExitStack], socket.socket]) -> Iterator[bool]:
    """Open connections and keep them, as many as the server lets."""
    held: dict[int, tuple[socket.socket, ExitStack]] = {}
    poll = select.poll()
    try:
        while True:
            refused = 0
            for _ in range(MANY if len(held) < MOST_HELD else 0):
                stack = ExitStack()
                client = opened(stack)
                if client.fileno() < 0:
                    refused += 1
                    continue
                client.setblocking(False)
                held[client.fileno()] = client, stack
                poll.register(client, select.POLLIN)
            ended = [number for number, _ in poll.poll(100) if is_cut(held[number][0])]
            for number in ended:
                poll.unregister(number)
                held.pop(number)[1].close()
            yield refused + len(ended) > 0
    finally:
        for _, stack in held.values():
            stack.close()


# HTTP


def endless_header(target: Target) -> Iterator[bool]:
    """One header that never ends."""
    while True:
        with target.connected(b"GET / HTTP/1.1\r\nx: ") as client:
            yield from flood(client, b"x" * PORTION)


def many_headers(target: Target) -> Iterator[bool]:
    """Small headers without end."""
    while True:
        with target.connected(b"GET / HTTP/1.1\r\n") as client:
            yield from flood(client, b"x: y\r\n" * (PORTION // 6))


def unread_answers(target: Target) -> Iterator[bool]:
    """Requests without end over one connection, and nothing is read."""
    request = b"GET /schema/openapi.json HTTP/1.1\r\n" + HOST + b"\r\n"
    while True:
        with target.connected() as client:
            yield from flood(client, request * (PORTION // len(request)))


def slow_bodies(target: Target) -> Iterator[bool]:
    """Large bodies over many connections, all but the last byte."""
    head = b"POST /api/verify HTTP/1.1\r\nContent-Type: text/plain\r\nContent-Length: 1000000\r\n" + HOST + b"\r\n"

    def opened(stack: ExitStack) -> socket.socket:
        client = stack.enter_context(target.connected(head))
        with suppress(OSError):
            client.setblocking(False)
            for _ in range(8):
                client.send(b"x" * 120_000)
        return client

    return hold(opened)


def trailers(target: Target) -> Iterator[bool]:
    """Headers without end behind an empty body, over several connections."""
    return chunked_flood(target, b"0\r\n", b"a:\r\n")


def tiny_chunks(target: Target) -> Iterator[bool]:
    """Bodies in chunks of one byte without end, over several connections."""
    return chunked_flood(target, b"", b"1\r\nx\r\n")


def chunked_flood(target: Target, first: bytes, repeated: bytes) -> Iterator[bool]:
    """Bodies in chunks that begin so, and then repeat the same, over several connections at the same time."""
    head = b"POST /api/verify HTTP/1.1\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n" + HOST + b"\r\n"
    portion = repeated * (PORTION // len(repeated))
    while True:
        with ExitStack() as stack:
            clients = [stack.enter_context(target.connected(head + first)) for _ in range(TOGETHER)]
            floods = [flood(client, portion) for client in clients]
            while floods:
                ended = [one for one in floods if next(one)]
                floods = [one for one in floods if one not in ended]
                yield bool(ended)


def silence(target: Target) -> Iterator[bool]:
    """Connections over which nothing is sent."""
    return hold(lambda stack: stack.enter_context(target.connected()))


def requests(target: Target) -> Iterator[bool]:
    """Requests as fast as they are answered."""
    return hurry(target, "/api/tables")


def probes(target: Target) -> Iterator[bool]:
    """Health checks as fast as they are answered."""
    return hurry(target, "/readyz")


def nonsense(target: Target) -> Iterator[bool]:
    """Bytes that are no HTTP, over one connection after another."""
    while True:
        with target.connected(b"nonsense\r\n\r\n") as client, suppress(OSError):
            while client.recv(PORTION):
                pass
        yield True


def records(target: Target) -> Iterator[bool]:
    """Records to verify, as large as may be, several at the same time."""
    body = b"The Game\nseats 1\n" + b"37a\n" * 240_000
    head = b"POST /api/verify HTTP/1.1\r\nContent-Type: text/plain\r\nContent-Length: %d\r\n" % len(body)
    while True:
        with ExitStack() as stack:
            clients = [stack.enter_context(target.connected(head + HOST + b"\r\n" + body)) for _ in range(TOGETHER)]
            answers = [first_line(client) for client in clients]
        yield any(b" 200 " not in answer and b" 422 " not in answer for answer in answers)


def first_line(client: socket.socket) -> bytes:
    """The first line of an answer; nothing if there is none."""
    with suppress(OSError):
        return client.recv(PORTION).partition(b"\r\n")[0]
    return b""


def hurry(target: Target, path: str) -> Iterator[bool]:
    """The same request again and again, each time the last was answered."""
    while True:
        client = target.browser()
        try:
            while True:
                client.request("GET", path)
                answer = client.getresponse()
                answer.read()
                if answer.will_close:
                    break
                yield False
        except (OSError, http.client.HTTPException):
            pass
        finally:
            client.close()
        yield True


# WebSockets


def frame(opcode: int, data: bytes = b"", *, is_final: bool = True) -> bytes:
    """A short frame as a browser sends it."""
    return bytes((0x80 * is_final | opcode, 0x80 | len(data))) + MASK + data


def empty_fragments(target: Target) -> Iterator[bool]:
    """A message of empty frames that never ends."""
    while True:
        with target.socket(target.visit()) as client:
            with suppress(OSError):
                client.sendall(frame(1, is_final=False))
            yield from flood(client, frame(0, is_final=False) * (PORTION // 6))


def unread_pongs(target: Target) -> Iterator[bool]:
    """Pings as large as may be; nothing is read."""
    while True:
        with target.socket(target.visit()) as client:
            yield from flood(client, frame(9, b"x" * 125) * (PORTION // 131))


def empty_texts(target: Target) -> Iterator[bool]:
    """Empty messages without end."""
    while True:
        with target.socket(target.visit()) as client:
            yield from flood(client, frame(1) * (PORTION // 6))


def entries(target: Target) -> Iterator[bool]:
    """Tables that do not exist, entered one after another."""
    texts = [b'{"type":"enter","id":"e","table":"none%d"}' % number for number in range(PORTION // 50)]
    while True:
        with target.socket(target.visit()) as client:
            yield from flood(client, b"".join(frame(1, text) for text in texts))


def sockets(target: Target) -> Iterator[bool]:
    """WebSockets, as many as can be opened."""
    opened_with: list[str] = []

    def opened(stack: ExitStack) -> socket.socket:
        if len(opened_with) % 20 == 0:
            target.visit()
        opened_with.append(target.cookie)
        return stack.enter_context(target.socket(target.cookie))

    return hold(opened)


ATTACKS: Final[dict[str, Attack]] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        endless_header,
        many_headers,
        unread_answers,
        slow_bodies,
        trailers,
        tiny_chunks,
        silence,
        requests,
        probes,
        nonsense,
        records,
        empty_fragments,
        unread_pongs,
        empty_texts,
        entries,
        sockets,
    )
}


def main(name: str, port: str, seconds: str) -> None:
    """Attack for so long; print how often the server cut it off."""
    until = time.monotonic() + float(seconds)
    cut = 0
    for was_cut in ATTACKS[name](Target(int(port))):
        cut += was_cut
        if time.monotonic() > until:
            break
    print(cut)


if __name__ == "__main__":
    main(*sys.argv[1:])
