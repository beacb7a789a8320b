"""A power cut at any moment: what was acknowledged is on the disk, for the disk has lost what was not synced."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from seriatim.kit.rng import Rng
from seriatim.kit.seed import quick_rng
from seriatim.server.store import Store, database
from seriatim.table.events import Played
from seriatim.table.stored_events import StoredEvent, read
from tests.server.appender import TABLES, event_of
from tests.server.logs import like
from tests.server.store.disk import Disk, Step, Told, recorded

EVENTS = 15
"""Events of each table."""
CUTS = 80
FILE = "seriatim.db"


@pytest.fixture(autouse=True)
def checkpoint_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that many of the cuts hit a checkpoint, or what follows one."""
    monkeypatch.setattr(database, "SQLITE_SETTINGS", (*database.SQLITE_SETTINGS, "wal_autocheckpoint=25"))


def steps_of_a_run(folder: Path) -> list[Step]:
    """What SQLite does while tables are appended to, and when each event is acknowledged."""
    folder.mkdir()
    with recorded(folder) as recorder:

        async def append_to(store: Store, table: str) -> None:
            for after in range(EVENTS):
                event = event_of(table, after + 1)
                summary = None if isinstance(event, Played) else like(table)
                await store.append(table, after, [StoredEvent(after + 1, 1_000 + after, event)], summary)
                recorder.steps.append(Told(table, after + 1))

        async def run() -> None:
            store = await Store.open(f"sqlite:///{folder / FILE}")
            await asyncio.gather(*(append_to(store, table) for table in TABLES))
            await store.close()

        asyncio.run(run())
    return recorder.steps


def power_cuts(steps: list[Step], folder: Path, rng: Rng) -> Iterator[tuple[Path, dict[str, int]]]:
    """The folder as it is after power cuts, and what had been acknowledged by then.

    Half of them come right after an acknowledgement, and half at any moment after the first.
    """
    answers = [place for place, step in enumerate(steps) if isinstance(step, Told)]
    moments = [answers[rng.below(len(answers))] for _ in range(CUTS // 2)]
    moments += [answers[0] + rng.below(len(steps) - answers[0]) for _ in range(CUTS // 2)]
    disk, told = Disk(), dict[str, int]()
    for place, step in enumerate(steps):
        disk.do(step)
        if isinstance(step, Told):
            told[step.table_id] = step.sequence
        for _ in range(moments.count(place)):
            after = folder / f"{len(list(folder.iterdir()))}"
            disk.cut_power(after, rng)
            yield after, told


def lost_in(folder: Path, told: dict[str, int]) -> int:
    """How many acknowledged events are lost; what is there must be whole, and there once."""
    lost = 0
    with closing(sqlite3.connect(folder / FILE)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'events'").fetchone() is None:
            return sum(told.values())
        for table in TABLES:
            rows = connection.execute("SELECT data FROM events WHERE table_id = ? ORDER BY sequence", (table,))
            events = [read(data) for (data,) in rows]
            assert [stored.sequence for stored in events] == [*range(1, len(events) + 1)]
            assert [stored.event for stored in events] == [event_of(table, stored.sequence) for stored in events]
            lost += max(0, told.get(table, 0) - len(events))
    return lost


def lost_in_all(tmp_path: Path) -> list[int]:
    """The events lost in each of many power cuts."""
    steps = steps_of_a_run(tmp_path / "data")
    (tmp_path / "cuts").mkdir()
    return [lost_in(*cut) for cut in power_cuts(steps, tmp_path / "cuts", quick_rng("power cut"))]


def test_nothing_acknowledged_is_lost_in_a_power_cut(tmp_path: Path) -> None:
    assert lost_in_all(tmp_path) == [0] * CUTS


def test_the_simulated_disk_loses_what_was_not_synced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a setting that does not sync at every commit, acknowledged events are lost, but nothing is torn."""
    unsafe = tuple(setting.replace("synchronous=FULL", "synchronous=NORMAL") for setting in database.SQLITE_SETTINGS)
    monkeypatch.setattr(database, "SQLITE_SETTINGS", unsafe)
    lost = lost_in_all(tmp_path)
    assert sum(count > 0 for count in lost) > CUTS // 4
