"""Starting, listening and stopping; and what is left of connections that are over."""

import gc
import logging
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from seriatim.bots.pool import Pool
from seriatim.server import run
from seriatim.server.limits import LOG_BURST, SPARE_FILES
from seriatim.server.run import CannotListen, allow_connections, listening_socket, serve
from seriatim.server.services import Services
from seriatim.server.settings import ServerSettings
from tests.server.memory_store import MemoryStore
from tools.client import PATIENCE

PROGRAM = """
import gc, os, signal, sys, threading, weakref
import httpx
from websockets.sync.client import connect
from seriatim.server import run
from seriatim.server.live import hub
from seriatim.server.settings import ServerSettings
from seriatim.server.uvicorn_protocols import UvicornHttp, UvicornWebSocket

made = []

def watch(kind):
    begin = kind.__init__
    def remembered(self, *args, **kwargs):
        made.append(weakref.ref(self))
        begin(self, *args, **kwargs)
    kind.__init__ = remembered

def visit(address):
    me = httpx.get(f"{address}/api/me")
    cookie = {"Cookie": me.headers["set-cookie"].partition(";")[0]}
    for _ in range(3):
        with connect(address.replace("http", "ws") + "/socket", additional_headers=cookie) as page:
            page.recv()
    while "seriatim_sockets 0.0" not in httpx.get(f"{address}/metrics").text:
        pass
    os.kill(os.getpid(), signal.SIGINT)

watch(UvicornHttp)
watch(UvicornWebSocket)
run.freeze_gc = gc.disable
hub.GcPolicy.collect_if_due = lambda self, held: False
ready = lambda address, _: threading.Thread(target=visit, args=[address]).start()
run.serve(ServerSettings(port=0, data=sys.argv[1]), "test", ready)
print(len(made), "made,", sum(one() is not None for one in made), "left")
"""


@pytest.fixture
def unchanged_process(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Keep from this process what only a server's own wants."""
    interval = sys.getswitchinterval()
    monkeypatch.setattr(run, "freeze_gc", gc.collect)
    yield
    sys.setswitchinterval(interval)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.usefixtures("unchanged_process")
def test_a_server_is_ready_once_and_stops_when_it_is_told(tmp_path: Path, how: signal.Signals) -> None:
    ready: list[str] = []
    before = signal.getsignal(how)

    def stop(address: str, network: str) -> None:
        ready.append(address)
        with socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2]))):
            signal.raise_signal(how)

    serve(ServerSettings(port=0, data=str(tmp_path)), "test", stop)
    assert len(ready) == 1
    assert signal.getsignal(how) is before


@pytest.mark.usefixtures("unchanged_process")
def test_what_a_server_logs_is_limited_while_it_runs(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def complain() -> None:
        for number in range(50):
            run.LOG.warning("bad request %d", number)

    def stop(*_: str) -> None:
        complain()
        signal.raise_signal(signal.SIGTERM)

    serve(ServerSettings(port=0, data=str(tmp_path)), "test", stop)
    while_running = caplog.text.count("bad request")
    complain()
    assert (while_running, caplog.text.count("bad request")) == (LOG_BURST, LOG_BURST + 50)


def test_an_address_that_cannot_be_listened_at_is_named() -> None:
    with listening_socket("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        for host, wrong in (("127.0.0.1", "serve-port-taken"), ("a..b", "serve-cannot-listen")):
            with pytest.raises(CannotListen) as failed:
                listening_socket(host, port)
            assert failed.value.phrase.key == wrong


def test_too_few_files_for_all_websockets_are_warned_of(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    services = Services(ServerSettings(), MemoryStore(), cast(Pool, None), secret=b"x" * 32, version="test")
    for files, is_warned in ((10_000 + SPARE_FILES, False), (10_000 + SPARE_FILES - 1, True)):
        monkeypatch.setattr(run, "raise_file_limit", lambda _, files=files: files)
        with caplog.at_level(logging.WARNING):
            allow_connections(services)
        assert services.connection_limits.most == files - SPARE_FILES
        assert (f"{files} open files, too few for 10000" in caplog.text) == is_warned


def test_a_connection_that_is_over_is_free_at_once(tmp_path: Path) -> None:
    """In a process of its own, without any full garbage collection."""
    run = [sys.executable, "-c", PROGRAM, str(tmp_path)]
    done = subprocess.run(run, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")
    made, left = (int(word) for word in done.stdout.split() if word.isdigit())
    assert made >= 6
    assert left == 0


INTERRUPTED_WHILE_STARTING = """
import os, signal, sys
signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
signal.signal(signal.SIGINT, signal.default_int_handler)
from seriatim.cli import main
from seriatim.server import run
run.freeze_gc = lambda: os.kill(os.getpid(), signal.SIGINT)
main(["serve", "--port", "0", "--data", sys.argv[1]])
"""


def test_an_interruption_while_the_server_starts_is_quiet(tmp_path: Path) -> None:
    command = [sys.executable, "-c", INTERRUPTED_WHILE_STARTING, str(tmp_path / "data")]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr.strip()) == (1, "", "Aborted!")
