"""The socket on an ASGI server that has no transport of its own: plain `receive` and `send`."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from litestar.types import Message, ReceiveMessage

from seriatim.server.limits import LARGEST_FRAME, MAX_SOCKETS_PER_PERSON, OUTBOX_MESSAGES
from seriatim.server.live.connection import DISCONNECTED, TOO_LARGE, AsgiTransport, Connection
from seriatim.server.settings import ServerSettings
from tests.server.asgi import InProcessServer, in_process
from tools.client import Person, SocketClosed, SocketRefused


class PlainServer:
    """An ASGI server's end of one WebSocket: messages to receive, and what the application has sent."""

    def __init__(self, *messages: dict[str, Any], is_broken: bool = False) -> None:
        self.messages = list(messages)
        self.sent: list[str] = []
        self.is_broken = is_broken
        self.heard: list[bytes | None] = []

    async def receive(self) -> ReceiveMessage:
        if not self.messages:
            await asyncio.Event().wait()
        message: Any = self.messages.pop(0)
        return message  # type: ignore[no-any-return]

    async def send(self, message: Message) -> None:
        if self.is_broken:
            raise OSError
        assert message["type"] == "websocket.send"
        self.sent.append(str(message["text"]))

    def run(self, *texts: bytes) -> Connection:
        """Send these texts and hear all messages, until the connection is over."""

        async def story() -> Connection:
            transport = AsgiTransport(self.receive, self.send)
            connection = Connection("ann", transport, 0.0)
            is_over = transport.listen(connection, self.heard.append)
            for text in texts:
                connection.send_bytes(text)
            async with asyncio.timeout(20):
                await is_over
            return connection

        return asyncio.run(story())


def text(data: str) -> dict[str, Any]:
    return {"type": "websocket.receive", "text": data}


DISCONNECT = {"type": "websocket.disconnect", "code": 1001}


def test_texts_are_heard_and_sent_in_order() -> None:
    server = PlainServer(text("one"), text("two"), text("three"), text("ŧ"), DISCONNECT)
    assert server.run(b"a", b"b", b"c").dropped == DISCONNECTED
    assert server.heard == [b"one", b"two", b"three", "ŧ".encode()]
    assert server.sent == ["a", "b", "c"]


def test_bytes_are_no_text() -> None:
    server = PlainServer({"type": "websocket.receive", "bytes": b"\x00"}, DISCONNECT)
    server.run()
    assert server.heard == [None]


@pytest.mark.parametrize("kind", ["text", "bytes"])
def test_what_is_too_large_is_not_heard_and_ends_the_connection(kind: str) -> None:
    huge = "x" * (LARGEST_FRAME + 1)
    server = PlainServer({"type": "websocket.receive", kind: huge if kind == "text" else huge.encode()})
    assert server.run().dropped == TOO_LARGE
    assert server.heard == []


def test_a_page_to_which_nothing_can_be_sent_is_gone() -> None:
    server = PlainServer(is_broken=True)
    assert server.run(b"a").dropped == DISCONNECTED


@pytest.fixture
def server(tmp_path: Path) -> Any:  # noqa: ANN401 - pytest's own generator
    with in_process(tmp_path / "data", SERIATIM_ABSENCE="60") as running:
        yield running


def test_who_reads_too_slowly_is_closed_and_nobody_waits(server: InProcessServer) -> None:
    host = Person(server)
    table = host.make("the-game", 2)
    server.queue_size = 5
    slow = host.page()
    slow.enter(table)
    server.queue_size = 1_000
    with host.page() as quick:
        quick.enter(table)
        quick.do("sit", seat=0, name="Ann")
        for number in range(OUTBOX_MESSAGES + 10):
            quick.do("ready", ready=number % 2 == 0)
        with pytest.raises(SocketClosed) as closed:
            slow.until(lambda _: False)
        assert (closed.value.code, closed.value.reason) == (4008, "too-slow")
        slow.close()
        with host.page() as back:
            back.enter(table)
            assert back.picture["sequence"] == quick.picture["sequence"]


def test_a_person_may_have_only_so_many_sockets(server: InProcessServer) -> None:
    person = Person(server)
    pages = [person.page() for _ in range(MAX_SOCKETS_PER_PERSON)]
    with pytest.raises(SocketClosed) as closed:
        person.page()
    assert (closed.value.code, closed.value.reason) == (4013, "too-many-pages")
    pages.pop().close()
    pages.append(person.page())
    for page in pages:
        page.close()


def test_an_address_may_have_only_so_many_sockets_whoever_they_are(tmp_path: Path) -> None:
    with in_process(tmp_path / "data", SERIATIM_CONNECTIONS="2") as server:
        pages = [Person(server).page(), Person(server).page()]
        with pytest.raises(SocketClosed) as closed:
            Person(server).page()
        assert (closed.value.code, closed.value.reason) == (4013, "too-many-connections")
        pages.pop().close()
        pages.append(Person(server).page())
        for page in pages:
            page.close()


def test_who_opens_sockets_too_fast_is_refused(tmp_path: Path) -> None:
    with in_process(tmp_path / "data", SERIATIM_REQUESTS="1") as server:
        person = Person(server)

        def open_many() -> None:
            for _ in range(20):
                person.page().close()

        with pytest.raises(SocketRefused):
            open_many()
        assert person.get("/api/me").headers["connection"] == "close"
        assert person.get("/healthz").status_code == 200
        assert [person.get("/metrics").status_code for _ in range(12)][-1] == 429


def test_an_address_may_send_as_much_as_some_pages_at_full_rate(tmp_path: Path) -> None:
    with in_process(tmp_path / "data", SERIATIM_MESSAGES="1") as server:
        person = Person(server)
        pages = [person.page() for _ in range(MAX_SOCKETS_PER_PERSON)]
        for page in pages:
            page.send({"type": "do", "id": "a", "command": {"type": "ready", "ready": True}})
            page.send({"type": "do", "id": "b", "command": {"type": "ready", "ready": True}})
        reasons = [page.until(lambda message: message["type"] == "refused")["reason"] for page in pages]
        reasons += [page.until(lambda message: message["type"] == "refused")["reason"] for page in pages]
        assert set(reasons) == {"not-entered", "too-fast"}
        for page in pages:
            page.close()


def test_a_family_of_ten_behind_one_address_notices_no_limit(tmp_path: Path) -> None:
    usual = {name: str(getattr(ServerSettings(), name)) for name in ("requests", "messages", "connections")}
    with in_process(
        tmp_path / "data", **{f"SERIATIM_{name.upper()}": value for name, value in usual.items()}
    ) as server:
        people = [Person(server) for _ in range(10)]
        table = people[0].make("sequence", 12)
        pages = [person.page() for person in people for _ in range(3)]
        for number, page in enumerate(pages):
            assert page.enter(table)["type"] == "view"
            if number % 3 == 0:
                page.do("sit", seat=number // 3, name=f"Person {number // 3}")
        for person in people:
            assert {person.get("/api/games").status_code for _ in range(30)} == {200}
        for _ in range(3):
            for page in pages:
                page.do("say", seat=pages.index(page) // 3, text="hello")
        for page in pages:
            page.close()
