"""HTTP and WebSockets below the application: what arrives too slowly, too large or too often.

The server has a process of its own, with short deadlines. Clients use plain TCP.
"""

import json
import socket
import sys
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from urllib.parse import urlsplit

import pytest
from websockets.frames import Frame, Opcode

from seriatim.server.limits import LARGEST_HEAD, LARGEST_REQUEST, MOST_HEADERS, MOST_PIPELINED
from seriatim.server.uvicorn_protocols import frame_header
from tools.client import PATIENCE, ServerProcess

SHORT_DEADLINES = """
from seriatim.server import uvicorn_protocols as protocols
protocols.HEAD_TIMEOUT, protocols.BODY_TIMEOUT, protocols.UNREAD_TIMEOUT = 0.3, 0.6, 0.5
from seriatim.cli import main
main()
"""
HEALTH = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


class ShortDeadlineServer(ServerProcess):
    """A server whose deadlines are parts of a second."""

    command = (sys.executable, "-c", SHORT_DEADLINES, "serve", "--port", "0", "--data")


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ShortDeadlineServer(tmp_path_factory.mktemp("quick") / "data")
    yield server
    assert server.stop() == 0
    assert server.log() == ""


def answer(server: ServerProcess, *parts: bytes, ends: bool = True) -> bytes:
    """All that the server says to these bytes, until it closes the connection; or its first words."""
    with closing(connected(server)) as client:
        try:
            for part in parts:
                client.sendall(part)
        except OSError:  # it has closed the connection before everything was sent
            pass
        return rest(client) if ends else client.recv(65_536)


def connected(server: ServerProcess) -> socket.socket:
    address = urlsplit(server.address)
    return socket.create_connection((str(address.hostname), address.port or 0), timeout=PATIENCE)


def rest(client: socket.socket) -> bytes:
    """What the server says until it closes the connection."""
    said = b""
    try:
        while part := client.recv(65_536):
            said += part
    except ConnectionError:
        pass
    return said


def until(client: socket.socket, end: bytes) -> bytes:
    """What the server says up to these bytes."""
    said = b""
    while not said.endswith(end):
        part = client.recv(65_536)
        assert part, said
        said += part
    return said


def status(said: bytes) -> int:
    return int(said.split()[1]) if said else 0


# HTTP: sizes


def test_headers_may_be_as_large_as_they_ever_are(quick: ServerProcess) -> None:
    cookie = b"x" * (LARGEST_HEAD - 100)
    assert (
        status(answer(quick, b"GET /healthz HTTP/1.1\r\nHost: x\r\nCookie: " + cookie + b"\r\n\r\n", ends=False)) == 200
    )


@pytest.mark.parametrize(
    "head",
    [
        b"GET /healthz HTTP/1.1\r\nCookie: " + b"x" * LARGEST_HEAD + b"\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nCookie: " + b"x" * 1_000_000,
        b"GET /" + b"x" * 1_000_000,
        b"GET /healthz HTTP/1.1\r\n" + b"x: y\r\n" * (MOST_HEADERS + 1) + b"\r\n",
        b"GET /healthz HTTP/1.1\r\n" + b"x: y\r\n" * 100_000,
    ],
    ids=["complete", "endless header", "endless url", "many headers", "endless headers"],
)
def test_headers_that_are_too_large_are_refused_and_the_connection_closed(quick: ServerProcess, head: bytes) -> None:
    said = answer(quick, head)
    assert status(said) == 431
    assert json.loads(said.partition(b"\r\n\r\n")[2])["reason"] == "headers-too-large"


def test_a_refusal_is_in_the_language_of_the_request(quick: ServerProcess) -> None:
    said = answer(
        quick, b"GET /healthz HTTP/1.1\r\nAccept-Language: cs\r\nCookie: " + b"x" * LARGEST_HEAD + b"\r\n\r\n"
    )
    assert "Hlavičky" in said.decode()


def test_an_endless_body_is_cut_off(quick: ServerProcess) -> None:
    chunk = b"10000\r\n" + b"x" * 65_536 + b"\r\n"
    said = answer(quick, POST + b"Transfer-Encoding: chunked\r\n\r\n", *[chunk] * (LARGEST_REQUEST // 65_536 + 100))
    assert status(said) == 413


def test_what_is_no_http_is_refused(quick: ServerProcess) -> None:
    assert status(answer(quick, b"\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03")) == 400


def test_requests_that_do_not_wait_for_answers_are_limited(quick: ServerProcess) -> None:
    with closing(connected(quick)) as client:
        client.sendall(HEALTH * MOST_PIPELINED)
        said = b""
        while said.count(b"ok\n") < MOST_PIPELINED:
            said += client.recv(65_536)
    assert answer(quick, HEALTH * 10_000).count(b"ok\n") <= MOST_PIPELINED


# HTTP: deadlines


def test_who_connects_and_says_nothing_is_disconnected(quick: ServerProcess) -> None:
    assert answer(quick) == b""
    assert answer(quick, b"\r\n") == b""


def test_headers_that_do_not_come_in_time_are_refused(quick: ServerProcess) -> None:
    said = answer(quick, b"GET /healthz HTTP/1.1\r\n")
    assert (status(said), json.loads(said.partition(b"\r\n\r\n")[2])["reason"]) == (408, "request-too-slow")


def test_a_trickle_does_not_put_the_deadline_off(quick: ServerProcess) -> None:
    with closing(connected(quick)) as client:
        client.sendall(b"GET /healthz HTTP/1.1\r\nx: ")
        client.settimeout(0.02)
        said = b""
        while not said:
            client.sendall(b"x")
            try:
                said = client.recv(65_536)
            except TimeoutError:
                continue
    assert status(said) == 408


def test_a_later_request_has_its_own_deadline(quick: ServerProcess) -> None:
    with closing(connected(quick)) as client:
        for _ in range(3):
            client.sendall(HEALTH)
            assert status(until(client, b"ok\n")) == 200
        client.sendall(b"GET /healthz HTTP/1.1\r\n")
        assert status(rest(client)) == 408


def test_a_body_that_does_not_come_in_time_is_refused(quick: ServerProcess) -> None:
    said = answer(quick, POST + b"Content-Length: 50\r\n\r\n", b"{")
    assert status(said) == 408


def test_an_answer_that_nobody_reads_is_given_up(quick: ServerProcess) -> None:
    document = b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    address = urlsplit(quick.address).netloc
    with closing(connected(quick)) as lazy, closing(HTTPConnection(address, timeout=PATIENCE)) as reader:
        lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        while is_open(lazy, document):
            reader.request("GET", "/schema/openapi.json")
            reader.getresponse().read()


def is_open(client: socket.socket, data: bytes) -> bool:
    try:
        client.sendall(data)
    except ConnectionError:
        return False
    return True


# WebSockets


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_text_goes_out_as_a_frame_that_everybody_reads(size: int) -> None:
    text = b"x" * size
    assert frame_header(text) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
