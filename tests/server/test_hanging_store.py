"""A database that hangs: the server says that it is not ready, and ends when it is told to."""

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import psycopg
import pytest

from seriatim.phrase import Phrase
from seriatim.server import run, store
from seriatim.server.errors import StoreFailed
from seriatim.server.store import Store, threads
from tests.server.logs import add, with_store
from tools.client import Page, Person, ServerProcess

IMPATIENT = """
import os, threading
from pathlib import Path
from seriatim.server import run, store
from seriatim.server.store import threads
run.EXIT_TIMEOUT, store.READY_TIMEOUT, threads.LATE_COMMIT = 2.0, 0.5, 0.5
write_all, hangs = store.write_all, Path(os.environ["HANGS"])
def write_all_or_hang(connection, jobs):
    return write_all(connection, jobs) if not hangs.exists() else threading.Event().wait()
store.write_all = write_all_or_hang
from seriatim.cli import main
main()
"""
"""A server that gives up sooner, and whose commits hang as long as there is a certain file."""


class ImpatientServer(ServerProcess):
    command = (sys.executable, "-c", IMPATIENT, "serve", "--port", "0", "--data")

    def __init__(self, data: Path, **settings: str) -> None:
        self.hangs = data.with_name("hangs")
        super().__init__(data, HANGS=str(self.hangs), **settings)


def ready(server: ServerProcess) -> int:
    return server.request("GET", "/readyz", httpx.Cookies()).status_code


def until_ready_is(server: ServerProcess, status: int) -> None:
    while ready(server) != status:
        pass


def wait_in_vain(page: Page) -> None:
    """Ask for what will not be stored."""
    page.send({"type": "do", "id": "1", "command": {"type": "sit", "seat": 0, "name": "Ann"}})


@pytest.mark.slow
def test_a_server_ends_although_a_commit_hangs(tmp_path: Path) -> None:
    server = ImpatientServer(tmp_path / "data")
    person = Person(server)
    table = person.make("the-game", 2)
    with person.page() as page:
        page.enter(table)
        assert ready(server) == 200
        server.hangs.touch()
        wait_in_vain(page)
        until_ready_is(server, 503)
        assert server.request("GET", "/healthz", httpx.Cookies()).status_code == 200
        assert server.stop() == 1
    assert "the database hangs" in server.log()
    server.hangs.unlink()
    server.start()
    with person.page() as page:
        assert page.enter(table)["picture"]["sequence"] == 1
    assert server.stop() == 0


@contextmanager
def stopped(url: str) -> Iterator[None]:
    """Stop all processes of PostgreSQL that serve this database, as a machine that hangs would."""
    with psycopg.connect(url, autocommit=True) as connection:
        rows = connection.execute(
            "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid != pg_backend_pid()"
        ).fetchall()
    pids = [pid for (pid,) in rows]
    assert pids
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


@pytest.mark.slow
def test_a_server_ends_although_postgresql_hangs(tmp_path: Path, postgres_url: str) -> None:
    server = ImpatientServer(tmp_path / "data", SERIATIM_DATABASE=postgres_url)
    person = Person(server)
    table = person.make("the-game", 2)
    with person.page() as page:
        page.enter(table)
        assert ready(server) == 200
        with stopped(postgres_url):
            wait_in_vain(page)
            until_ready_is(server, 503)
            assert server.stop() == 1


def test_a_store_is_ready_if_it_answers_in_time_and_has_stored_what_it_was_given(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(opened: Store) -> None:
        assert await opened.is_ready()
        await add(opened, "t", 0)
        monkeypatch.setattr(opened.commits, "run_batch", fail)
        with pytest.raises(StoreFailed):
            await add(opened, "t", 1)
        assert not await opened.is_ready()
        monkeypatch.setattr(threads, "FAILURE_MEMORY", 0.0)
        assert await opened.is_ready()
        monkeypatch.undo()
        await add(opened, "t", 1)
        assert await opened.is_ready()
        monkeypatch.setattr(opened.reads, "run_in_thread", fail)
        assert not await opened.is_ready()

    def fail(*_: object) -> None:
        raise StoreFailed(Phrase("store-busy"))

    with_store(file_url, use)


def test_however_many_ask_a_database_that_hangs_it_is_asked_once(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "READY_TIMEOUT", 0.01)
    asked = []

    async def hang(*_: object) -> None:
        asked.append(asyncio.current_task())
        await asyncio.get_running_loop().create_future()

    async def use(opened: Store) -> None:
        monkeypatch.setattr(opened, "due_before", hang)
        assert not any(await asyncio.gather(*(opened.is_ready() for _ in range(100))))
        assert not await opened.is_ready()
        assert opened.probe is not None
        opened.probe.cancel()
        assert not await opened.is_ready()
        monkeypatch.undo()
        assert await opened.is_ready()

    with_store(file_url, use)
    assert len(asked) == 1


def test_a_commit_that_hangs_is_known(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(opened: Store) -> None:
        monkeypatch.setattr(threads, "LATE_COMMIT", 0.0)
        assert opened.commits.is_healthy()
        opened.commits.started_at = 0.0
        assert not opened.commits.is_healthy()

    with_store(file_url, use)


def test_the_process_ends_some_time_after_a_signal(monkeypatch: pytest.MonkeyPatch) -> None:
    codes: list[int] = []
    monkeypatch.setattr(os, "_exit", codes.append)
    monkeypatch.setattr(run, "EXIT_TIMEOUT", 0.0)
    with run.ExitDeadline() as deadline:
        deadline.start()
        deadline.start()
        deadline.timer.join()
    assert codes == [1]


def test_a_server_that_has_ended_in_time_ends_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    codes: list[int] = []
    monkeypatch.setattr(os, "_exit", codes.append)
    with run.ExitDeadline() as deadline:
        deadline.start()
    deadline.timer.join()
    assert codes == []
