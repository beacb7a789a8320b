"""A process is killed while it appends; whatever it has acknowledged is there afterwards, once."""

import random
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import text

from seriatim.server.database import opened
from seriatim.server.store import Store
from seriatim.table.events import TextSaid
from tests.server.appender import TABLES
from tests.server.logs import with_store

ROUNDS = 20


def acknowledged_by_a_killed_process(url: str, lines: int) -> dict[str, int]:
    """The last number acknowledged for each table by a process killed after it has said so many lines."""
    command = [sys.executable, "-m", "tests.server.appender", url]
    here = Path(__file__).parents[2]
    with subprocess.Popen(command, cwd=here, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        said = [process.stdout.readline() for _ in range(lines)]
        process.send_signal(signal.SIGKILL)
        rest, problems = process.communicate(timeout=60)
    assert problems == ""
    words = [line.split() for line in [*said, *rest.splitlines(keepends=True)] if line.endswith("\n")]
    return {table: int(number) for table, number in words}


async def check(store: Store, acknowledged: dict[str, int]) -> int:
    """Every event acknowledged is there, and all are there once; how many."""
    total = 0
    for table in TABLES:
        events = await store.load(table)
        assert [stored.sequence for stored in events] == [*range(1, len(events) + 1)]
        assert [stored.event for stored in events] == [
            TextSaid(0, f"{table} {number}") for number in range(1, len(events) + 1)
        ]
        assert len(events) >= acknowledged.get(table, 0)
        total += len(events)
    return total


def last_sequences(url: str) -> dict[str, int]:
    database = opened(url)
    with database.reading.begin() as connection:
        rows = connection.execute(text("SELECT id, sequence FROM tables")).all()
    database.close()
    return {str(table): int(sequence) for table, sequence in rows}


@pytest.mark.slow
def test_what_was_acknowledged_is_there_after_every_crash(url: str) -> None:
    chance, before = random.Random(5), 0
    for _ in range(ROUNDS):
        lines = chance.randint(1, 120)
        acknowledged = acknowledged_by_a_killed_process(url, lines)
        assert acknowledged
        total = with_store(url, partial(check, acknowledged=acknowledged))
        assert total >= before + lines
        before = total
    assert sum(last_sequences(url).values()) == before


def test_every_commit_waits_for_the_disk(file_url: str, postgres_url: str) -> None:
    database = opened(file_url)
    with database.writing.begin() as connection:
        settings = ("journal_mode", "synchronous", "foreign_keys")
        found = [connection.execute(text(f"PRAGMA {setting}")).scalar() for setting in settings]
    database.close()
    assert found == ["wal", 2, 1]
    database = opened(postgres_url)
    with database.writing.begin() as connection:
        assert connection.execute(text("SHOW synchronous_commit")).scalar() == "on"
    database.close()
