"""A process is killed while it appends; whatever it has acknowledged is there afterwards, once."""

import multiprocessing
import random
import signal
from contextlib import suppress
from functools import partial
from multiprocessing.context import ForkServerContext

import pytest
from sqlalchemy import text

from seriatim.server.store import Store
from seriatim.server.store.database import open_database
from tests.server.appender import TABLES, append_everywhere, event_of
from tests.server.logs import with_store

ROUNDS = {"sqlite": 20, "postgresql": 5}


@pytest.fixture(scope="module")
def processes() -> ForkServerContext:
    """Processes that have loaded everything when they start."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.server.appender"])
    return context


def acknowledged_by_a_killed_process(processes: ForkServerContext, url: str, lines: int) -> dict[str, int]:
    """The last number acknowledged for each table by a process killed after it has acknowledged so many."""
    mine, its = processes.Pipe(duplex=False)
    process = processes.Process(target=append_everywhere, args=(url, its), daemon=True)
    process.start()
    its.close()
    with mine:
        acknowledged = dict(mine.recv() for _ in range(lines))
        process.kill()
        process.join()
        with suppress(EOFError, OSError):
            while mine.poll(0):
                acknowledged.update([mine.recv()])
    assert process.exitcode == -signal.SIGKILL
    return acknowledged


async def check(store: Store, acknowledged: dict[str, int]) -> int:
    """Every event acknowledged is there, and all are there once; how many."""
    total = 0
    for table in TABLES:
        events = await store.load(table)
        assert [stored.sequence for stored in events] == [*range(1, len(events) + 1)]
        assert [stored.event for stored in events] == [event_of(table, number) for number in range(1, len(events) + 1)]
        assert len(events) >= acknowledged.get(table, 0)
        total += len(events)
    return total


def tables_in(url: str) -> list[str]:
    database = open_database(url)
    with database.reading.begin() as connection:
        names = list(connection.scalars(text("SELECT id FROM tables ORDER BY id")))
    database.close()
    return names


@pytest.mark.slow
def test_what_was_acknowledged_is_there_after_every_crash(url: str, processes: ForkServerContext) -> None:
    chance, before = random.Random(5), 0
    for _ in range(ROUNDS[url.partition(":")[0]]):
        lines = chance.randint(1, 60)
        acknowledged = acknowledged_by_a_killed_process(processes, url, lines)
        assert acknowledged
        total = with_store(url, partial(check, acknowledged=acknowledged))
        assert total >= before + lines
        before = total
    assert tables_in(url) == sorted(TABLES)


def test_every_commit_to_a_file_waits_for_the_disk(file_url: str) -> None:
    database = open_database(file_url)
    with database.writing.begin() as connection:
        settings = ("journal_mode", "synchronous", "foreign_keys")
        found = [connection.execute(text(f"PRAGMA {setting}")).scalar() for setting in settings]
    database.close()
    assert found == ["wal", 2, 1]


@pytest.mark.slow
def test_every_commit_to_postgresql_waits_for_the_disk(postgres_url: str) -> None:
    database = open_database(postgres_url)
    with database.writing.begin() as connection:
        assert connection.execute(text("SHOW synchronous_commit")).scalar() == "on"
    database.close()
