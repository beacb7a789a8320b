"""Attacks from one address on a server with its usual limits, while somebody plays and somebody comes.

The attacker is cut off, the server's memory stays, and everybody else is answered.
"""

import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from seriatim.kit.seed import quick_rng
from seriatim.server.settings import ServerSettings
from tools.attacks import ATTACKS, Target
from tools.client import PATIENCE, NetworkSocket, Person, ServerProcess, Socket, SocketClosed, gathered, serving

pytestmark = pytest.mark.slow

LIMITS = ("requests", "messages", "tables", "connections")
USUAL = {f"SERIATIM_{name.upper()}": str(getattr(ServerSettings(), name)) for name in LIMITS}
NEWCOMER = "127.0.0.3"
MOVES = 20
"""Moves that are made during an attack."""
CUTS = 5
"""How often an attack is cut off before anybody else comes."""
MOST_GROWTH = 50_000
"""Kilobytes of memory that an attack may cost."""
LONGEST_WAIT = 10.0
"""Seconds for which anybody may wait for an answer, also on a busy machine. `make bench-abuse` measures the waits."""


class From(ServerProcess):
    """The same server, reached from another address."""

    def __init__(self, server: ServerProcess, source: str) -> None:
        self.data, self.address, self.source = server.data, server.address, source

    def request(self, method: str, path: str, cookies: httpx.Cookies, **more: Any) -> httpx.Response:  # noqa: ANN401
        transport = httpx.HTTPTransport(local_address=self.source)
        with httpx.Client(timeout=LONGEST_WAIT, transport=transport, cookies=cookies) as client:
            answer = client.request(method, self.address.replace("localhost", "127.0.0.1") + path, **more)
            cookies.update(client.cookies)
        return answer

    def connect(self, headers: Mapping[str, str]) -> Socket:
        return NetworkSocket(
            self.address.replace("http://localhost", "ws://127.0.0.1") + "/socket", headers, (self.source, 0)
        )


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("attacked") / "data", **USUAL)
    for _ in range(2):
        visit(server)
        play(server)
    yield server
    assert server.stop() == 0
    assert server.log() == ""


@contextmanager
def under(attack: str, server: ServerProcess) -> Iterator[None]:
    """While an attack goes on that has been cut off several times. Each comes from an address of its own."""
    is_over, was_cut = threading.Event(), threading.Semaphore(0)

    def run() -> None:
        source = f"127.0.1.{1 + list(ATTACKS).index(attack)}"
        steps = ATTACKS[attack](Target(urlsplit(server.address).port or 0, source))
        while not is_over.is_set():
            if next(steps):
                was_cut.release()
        steps.close()  # type: ignore[attr-defined]

    thread = threading.Thread(target=run, name=attack)
    thread.start()
    try:
        assert all(was_cut.acquire(timeout=PATIENCE) for _ in range(CUTS))
        yield
    finally:
        is_over.set()
        thread.join(PATIENCE)
    assert not thread.is_alive()


def visit(server: ServerProcess) -> None:
    """Somebody comes from elsewhere, opens a table and looks at it."""
    newcomer = Person(From(server, NEWCOMER))
    with newcomer.page() as page:
        assert page.enter(newcomer.make("the-game", 2))["type"] == "view"


def play(server: ServerProcess) -> None:
    """Somebody makes some moves."""
    _, (page,) = gathered([Person(server)], "the-game", 1)
    rng = quick_rng("attacked")
    with page:
        made = sum(page.play_once(rng) for _ in range(MOVES) if page.picture["phase"] == "running")
        assert made > 0


def memory(server: ServerProcess, kind: str) -> int:
    """The memory that the server holds (`VmRSS`), or the most that it has held (`VmHWM`), in kilobytes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text("ascii")
    return int(status.partition(f"{kind}:")[2].split()[0])


def forget_most_memory(server: ServerProcess) -> None:
    """Let the most that the server has held be what it holds now."""
    Path(f"/proc/{server.process.pid}/clear_refs").write_text("5", "ascii")


@pytest.mark.parametrize("attack", ATTACKS)
def test_an_attack_is_cut_off_and_hurts_nobody_else(
    attacked: ServerProcess, attack: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget_most_memory(attacked)
    before = memory(attacked, "VmRSS")
    with under(attack, attacked):
        monkeypatch.setattr("tools.client.PATIENCE", LONGEST_WAIT)
        play(attacked)
        visit(attacked)
        assert memory(attacked, "VmHWM") < before + MOST_GROWTH


def test_behind_a_trusted_proxy_the_network_counts_that_it_names(tmp_path: Path) -> None:
    with serving(tmp_path / "data", SERIATIM_CONNECTIONS="2") as server:
        person = Person(server)
        pages = [person.page({"x-forwarded-for": f"2001:db8::{number}"}) for number in (1, 2)]
        with pytest.raises(SocketClosed) as closed:
            person.page({"x-forwarded-for": "2001:db8::ffff:3"})
        assert (closed.value.code, closed.value.reason) == (4013, "too-many-connections")
        pages.append(person.page({"x-forwarded-for": "2001:db8:0:1::1"}))
        for page in pages:
            page.close()
