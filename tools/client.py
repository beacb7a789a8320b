"""A server process, and people who talk to a server over HTTP and WebSockets."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from seriatim.kit.rng import Rng

Json = dict[str, Any]
PATIENCE = 120.0
"""Seconds that nothing here takes; a test that fails ends then."""
TALK = ("signal", "word")
"""Choices that say something and move nothing."""
QUICK = {
    "SERIATIM_BOT_PACE": "0",
    "SERIATIM_ABSENCE": "60",
    "SERIATIM_REQUESTS": "10000",
    "SERIATIM_MESSAGES": "10000",
    "SERIATIM_TABLES": "10000",
    "SERIATIM_CONNECTIONS": "10000",
    "SERIATIM_LANGUAGE": "en",
}
COMMAND = (sys.executable, "-c", "from seriatim.cli import main; main()", "serve", "--port", "0", "--data")

FORK_SERVER = (Path(__file__).parent / "fork_server.py").read_text("utf-8")


class SocketRefused(Exception):
    """The server has refused the WebSocket's handshake."""


class SocketClosed(Exception):
    """The server has closed the WebSocket, with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class Socket(Protocol):
    """The client's end of a WebSocket."""

    def send(self, text: str | bytes) -> None: ...

    def recv(self) -> str: ...

    def close(self) -> None: ...


class Server(Protocol):
    """A server to talk to: a process (`ServerProcess`), or in this one (`asgi.InProcessServer`)."""

    data: Path
    address: str

    def request(self, method: str, path: str, cookies: httpx.Cookies, **more: Any) -> httpx.Response:  # noqa: ANN401
        """Send a request, with cookies that the answer may change."""

    def connect(self, headers: Mapping[str, str]) -> Socket:
        """Open a WebSocket."""


class NetworkSocket:
    """A WebSocket over the network."""

    def __init__(self, address: str, headers: Mapping[str, str], source: tuple[str, int] | None = None) -> None:
        self.open = ExitStack()
        try:
            self.connection = self.open.enter_context(
                connect(
                    address,
                    additional_headers=headers,
                    open_timeout=PATIENCE,
                    max_size=None,
                    max_queue=None,
                    source_address=source,
                )
            )
        except InvalidStatus:
            raise SocketRefused from None

    def send(self, text: str | bytes) -> None:
        try:
            self.connection.send(text)
        except ConnectionClosed as error:
            raise closed(error) from None

    def recv(self) -> str:
        try:
            return str(self.connection.recv(PATIENCE))
        except ConnectionClosed as error:
            raise closed(error) from None

    def close(self) -> None:
        self.open.close()


def closed(error: ConnectionClosed) -> SocketClosed:
    return SocketClosed(error.rcvd.code, error.rcvd.reason) if error.rcvd else SocketClosed(1006, "")


class ServerProcess:
    """`seriatim serve` in a process of its own, on a port that was free."""

    command: Sequence[str] = COMMAND

    def __init__(self, data: Path, **settings: str) -> None:
        self.data = data
        self.environment = {**os.environ, **QUICK, **settings}
        self.start()

    def start(self) -> None:
        with (self.data.parent / f"{self.data.name}.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*self.command, str(self.data)], env=self.environment, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, self.log()
        self.address = line.split()[3]

    def log(self) -> str:
        return (self.data.parent / f"{self.data.name}.log").read_text("utf-8")

    def request(self, method: str, path: str, cookies: httpx.Cookies, **more: Any) -> httpx.Response:  # noqa: ANN401
        with httpx.Client(timeout=PATIENCE, verify=False, cookies=cookies) as client:
            answer = client.request(method, self.address + path, **more)
            cookies.update(client.cookies)
        return answer

    def connect(self, headers: Mapping[str, str]) -> Socket:
        return NetworkSocket(self.address.replace("http", "ws", 1) + "/socket", headers)

    def kill(self) -> None:
        """As a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


class ForkedServer(ServerProcess):
    """The same, forked from a process that has loaded everything: for tests that kill and start it many times."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.fork_server: subprocess.Popen[str] | None = None
        self.pid = 0
        super().__init__(data, **settings)

    def start(self) -> None:
        if self.fork_server is None:
            with (self.data.parent / f"{self.data.name}.log").open("ab") as log:
                self.fork_server = subprocess.Popen(
                    [sys.executable, "-c", FORK_SERVER],
                    env=self.environment,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=log,
                    text=True,
                )
        assert self.fork_server.stdin is not None
        self.fork_server.stdin.write(f"serve --port 0 --data {self.data}\n")
        self.fork_server.stdin.flush()
        said = [self.line(), self.line()]
        self.pid = int(next(line for line in said if line.startswith("forked")).split()[1])
        self.address = next(line for line in said if "http://" in line).split()[3]

    def line(self) -> str:
        assert self.fork_server is not None
        assert self.fork_server.stdout is not None
        line = self.fork_server.stdout.readline()
        assert line, self.log()
        return line

    def end(self, how: signal.Signals) -> int:
        os.kill(self.pid, how)
        self.pid = 0
        while not (line := self.line()).startswith("ended"):
            pass
        return int(line.split()[1])

    def close(self) -> None:
        """Nobody will be forked any more, and whoever was is gone."""
        assert self.fork_server is not None
        if self.pid:
            self.kill()
        self.fork_server.communicate(timeout=PATIENCE)


@contextmanager
def serving(data: Path, **settings: str) -> Iterator[ServerProcess]:
    """A server for the length of a test. It must have logged nothing."""
    server = ServerProcess(data, **settings)
    try:
        yield server
    finally:
        code = server.stop() if server.process.poll() is None else 0
        assert code == 0
        assert server.log() == ""


class Person:
    """Somebody with a browser: a cookie, and as many pages as they like."""

    def __init__(self, server: Server, language: str = "en") -> None:
        self.server = server
        self.language = language
        self.cookies = httpx.Cookies()
        assert self.get("/api/me").status_code == 200

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:  # noqa: ANN401 (as httpx takes it)
        headers = {"accept-language": self.language, **more.pop("headers", {})}
        return self.server.request(method, path, self.cookies, headers=headers, **more)

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.request("GET", path, headers=headers)

    def post(self, path: str, body: object = None, origin: str = "") -> httpx.Response:
        return self.request("POST", path, json=body, headers={"origin": origin} if origin else {})

    def send(self, path: str, text: str) -> httpx.Response:
        return self.request("POST", path, content=text)

    def make(self, game: str, seats: int, **more: object) -> str:
        made = self.post("/api/tables", {"game": game, "seats": seats, **more})
        assert made.status_code == 201, made.text
        return str(made.json()["table"])

    def page(self, headers: Mapping[str, str] | None = None) -> "Page":
        return Page(self, dict(headers or {}))


class Page:
    """One WebSocket. It keeps what it is told of its table, and answers pings as a page does."""

    def __init__(self, person: Person, headers: dict[str, str]) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        self.socket = person.server.connect({"cookie": cookie, **headers})
        self.asked = 0
        self.heard: list[Json] = []
        self.picture: Json = {}
        assert self.hear()["type"] == "welcome"

    def __enter__(self) -> "Page":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        self.socket.close()

    def send(self, message: Json) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Json:
        """The next message that is no ping."""
        while True:
            message: Json = json.loads(self.socket.recv())
            if message["type"] != "ping":
                break
            self.send({"type": "pong", "nonce": message["nonce"]})
        self.heard.append(message)
        self.picture = {**self.picture, **message.get("picture", {})}
        return message

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        while not wanted(message := self.hear()):
            pass
        return message

    def until_phase(self, phase: str) -> None:
        while self.picture["phase"] != phase:
            self.hear()

    def enter(self, table: str, **more: object) -> Json:
        self.send({"type": "enter", "id": "enter", "table": table, **more})
        wanted = ("view", "refused") if more.get("after") is None else ("view", "happened", "refused")
        return self.until(lambda message: message["type"] in wanted)

    def ask(self, command: Json, name: str | None = None) -> Json:
        """Ask something of the table; its ack or refusal."""
        self.asked += 1
        said = name or f"{id(self)}-{self.asked}"
        self.send({"type": "do", "id": said, "command": command})
        return self.until(lambda message: message.get("id") == said)

    def do(self, kind: str, **fields: object) -> int:
        """Ask something that must be possible; the number of its last event."""
        answer = self.ask({"type": kind, **fields})
        assert answer["type"] == "ack", answer
        return int(answer["sequence"])

    # Playing

    def moves(self) -> list[str]:
        board = self.picture.get("board")
        if not board or self.picture["phase"] != "running":
            return []
        return [choice["move"] for choice in board["choices"] if choice["kind"] not in TALK]

    def play_once(self, rng: Rng) -> bool:
        """Make one of the possible moves; whether there was one and it was still possible."""
        moves = self.moves()
        if not moves:
            return False
        move, position = moves[rng.below(len(moves))], self.picture["board"]["position"]
        answer = self.ask({"type": "play", "seat": self.picture["seat"], "move": move, "at": position})
        return bool(answer["type"] == "ack")


def play_to_the_end(pages: list[Page], rng: Rng) -> None:
    """Everybody plays whatever may be played, until the game is over."""
    while any(page.picture["phase"] == "running" for page in pages):
        for page in pages:
            if not page.play_once(rng) and page.picture["phase"] == "running":
                catch_up(page, pages)


def catch_up(page: Page, pages: list[Page]) -> None:
    """Hear all that the others have heard; if nobody can do anything, whatever comes next."""
    furthest = max(one.picture["sequence"] for one in pages)
    if page.picture["sequence"] < furthest:
        page.until(lambda _: page.picture["sequence"] >= furthest)
    elif not any(one.moves() for one in pages):
        page.hear()


def gathered(people: list[Person], game: str, seats: int, **more: object) -> tuple[str, list[Page]]:
    """A table with these people at its first seats, bots at the others, and the cards dealt."""
    table = people[0].make(game, seats, **more)
    pages = [person.page() for person in people]
    for seat, page in enumerate(pages):
        page.enter(table)
        page.do("sit", seat=seat, name=f"Person {'abc'[seat]}")
        page.do("ready")
    for seat in range(len(people), seats):
        pages[0].do("seat-bot", seat=seat, level="novice")
    pages[0].do("start")
    for page in pages:
        page.until_phase("running")
    return table, pages
