"""What the store says when the disk is full, the file is broken, or the address wrong: one clear sentence each."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event, insert, text

from seriatim.phrase import Phrase
from seriatim.server.errors import StoreFailed
from seriatim.server.store import Store
from seriatim.server.store.appends import Change, append_of
from seriatim.server.store.database import READERS, alembic_config, enable_wal, migrate, open_database
from seriatim.server.store.schema import EVENTS, METADATA, VERSION
from seriatim.table.stored_events import CannotRead, StoredEvent
from seriatim.words import LANGUAGES, Words
from tests.server.logs import add, like, said, undo_migrations, with_store

LONG = "x" * 100_000
TABLES = [f"table-{number}" for number in range(20)]


def problem_with(url: str, *, create: bool = True) -> str:
    """Why a store cannot be opened, as a person reads it; every language can say it."""

    async def use() -> None:
        await (await Store.open(url, create=create)).close()

    with pytest.raises(StoreFailed) as failed:
        asyncio.run(use())
    phrase = failed.value.phrase
    sentences = {Words(language).say(phrase.key, phrase.values) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    return Words("en").say(phrase.key, phrase.values)


Cramped = tuple[Path, Callable[[Store], None], Callable[[Store], None]]
"""A folder, how its disk is filled, and how room is made again."""


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Cramped]:
    """A disk of a megabyte, where one can be mounted; else a database that is not allowed to grow."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    is_mounted = sys.platform == "linux" and os.getuid() == 0 and subprocess.run(mount, check=False).returncode == 0

    def fill(store: Store) -> None:
        if is_mounted:
            with pytest.raises(OSError, match="No space"):
                (folder / "filling").write_bytes(b"x" * 2_000_000)
        else:
            set_most_pages(store, 1)

    def make_room(store: Store) -> None:
        if is_mounted:
            (folder / "filling").unlink()
        else:
            set_most_pages(store, 1_000_000)

    yield folder, fill, make_room
    if is_mounted:
        subprocess.run(["umount", str(folder)], check=True)


def set_most_pages(store: Store, pages: int) -> None:
    """As many pages as this, or as there are already."""
    with store.database.writing.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")


def test_a_full_disk_fails_all_who_share_the_commit_and_loses_nothing(small_disk: Cramped) -> None:
    folder, fill, make_room = small_disk

    async def use(store: Store) -> None:
        await asyncio.gather(*(add(store, table, 0) for table in TABLES))
        fill(store)
        tries = [add(store, table, 1, text=LONG) for table in TABLES]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [StoreFailed] * len(TABLES)
        assert {outcome.phrase.key for outcome in outcomes if isinstance(outcome, StoreFailed)} == {"store-full"}
        assert [len(await store.load(table)) for table in TABLES] == [1] * len(TABLES)
        make_room(store)
        await asyncio.gather(*(add(store, table, 1) for table in TABLES))

    url = f"sqlite:///{folder / 'seriatim.db'}"
    with_store(url, use)

    async def check(store: Store) -> list[int]:
        return [len(await store.load(table)) for table in TABLES]

    assert with_store(url, check) == [2] * len(TABLES)


def test_whoever_runs_the_server_is_told_once_what_people_are_not(
    file_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def use(store: Store) -> None:
        def fail(_: object) -> None:
            raise OSError("the cable was pulled")

        for number in range(2):
            event.listen(store.database.writing, "commit", fail)
            for _ in range(2):
                with pytest.raises(StoreFailed) as failed:
                    await add(store, "t", 0)
                assert failed.value.for_people() == Phrase("server-refuses-not-stored")
            event.remove(store.database.writing, "commit", fail)
            await add(store, f"{number}", 0)

    with_store(file_url, use)
    told = [record.getMessage() for record in caplog.records if record.name == "seriatim.server"]
    assert [message.count("the cable was pulled") for message in told] == [1, 1]


def test_a_store_that_has_rested_goes_on(url: str) -> None:
    async def use(store: Store) -> int:
        await add(store, "t", 0)
        await store.close_connections()
        await add(store, "t", 1)
        return len(await store.load("t"))

    assert with_store(url, use) == 2


def test_a_commit_that_fails_at_the_last_moment_has_stored_nothing(file_url: str) -> None:
    async def use(store: Store) -> None:
        await add(store, "t", 0)

        def fail(_: object) -> None:
            raise OSError("the cable was pulled")

        event.listen(store.database.writing, "commit", fail)
        with pytest.raises(StoreFailed) as failed:
            await add(store, "t", 1)
        assert failed.value.phrase.values["problem"] == "the cable was pulled"
        event.remove(store.database.writing, "commit", fail)
        assert len(await store.load("t")) == 1
        await add(store, "t", 1)

    with_store(file_url, use)


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    file = tmp_path / "letter.db"
    file.write_text("Dear Ann, " * 1_000)
    assert f"{file} is not a database" in problem_with(f"sqlite:///{file}")
    assert file.read_text() == "Dear Ann, " * 1_000


def test_a_damaged_database_is_reported_when_it_is_read(tmp_path: Path) -> None:
    file = tmp_path / "seriatim.db"
    url = f"sqlite:///{file}"

    async def write(store: Store) -> None:
        for after in range(20):
            await add(store, "t", after, text=LONG)

    with_store(url, write)
    data = bytearray(file.read_bytes())
    data[8192 : len(data) - 4096] = b"\xff" * (len(data) - 4096 - 8192)
    file.write_bytes(data)

    async def use() -> None:
        store = await Store.open(url)
        try:
            await store.load("t")
        finally:
            await store.close()

    with pytest.raises(StoreFailed) as failed:
        asyncio.run(use())
    assert failed.value.phrase.key == "store-corrupt"


def test_an_event_that_cannot_be_read_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "seriatim.db"
    with_store(f"sqlite:///{file}", lambda store: add(store, "t", 0))
    connection = sqlite3.connect(file)
    connection.execute("UPDATE events SET data = '{}'")
    connection.commit()
    connection.close()
    with pytest.raises(CannotRead) as failed:
        with_store(f"sqlite:///{file}", lambda store: store.load("t"))
    assert failed.value.phrase.key == "unreadable-event"


def test_after_an_event_that_cannot_be_read_nobody_reads_what_is_out_of_date(url: str) -> None:
    """A query that is not finished would hold its connection to what was stored at that time."""

    async def use(store: Store) -> None:
        await add(store, "broken", 0)
        await add(store, "broken", 1)
        await store.write(Change(lambda connection: connection.execute(text("UPDATE events SET data = data || '}'"))))
        kept = await asyncio.gather(*(store.load("broken") for _ in range(READERS)), return_exceptions=True)
        await add(store, "t", 0)
        read = await asyncio.gather(*(store.load("t") for _ in range(2 * READERS)))
        assert [len(events) for events in read] == [1] * len(read)
        assert all(isinstance(error, CannotRead) for error in kept)

    with_store(url, use)


def test_a_table_without_events_is_not_one_that_nobody_has_made(url: str) -> None:
    async def use(store: Store) -> list[StoredEvent]:
        await add(store, "t", 0)
        await store.write(Change(lambda connection: connection.execute(text("DELETE FROM events"))))
        with pytest.raises(CannotRead, match="unreadable-empty"):
            await store.load("t")
        return await store.load("nowhere")

    assert with_store(url, use) == []


def test_a_folder_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for place in (tmp_path / "file" / "seriatim.db", Path("/proc/seriatim/seriatim.db"), tmp_path):
        problem = problem_with(f"sqlite:///{place}")
        assert f"The database {place} cannot be opened: " in problem
        assert "--data" in problem


@pytest.mark.parametrize(
    "url", ["", "nonsense", "sqlite://", "sqlite:///:memory:", "sqlite:///a?mode=ro", "mysql://host/db", "http://[x"]
)
def test_a_wrong_address_is_explained(url: str) -> None:
    assert "sqlite:///folder/seriatim.db" in problem_with(url)


def test_a_server_that_does_not_answer_is_named_without_the_password(tmp_path: Path) -> None:
    problem = problem_with(f"postgresql://ann:secret@/house?host={tmp_path}")
    assert "ann:***@" in problem
    assert "secret" not in problem


def test_a_database_that_should_be_there_is_not_made(tmp_path: Path) -> None:
    assert "There is no database" in problem_with(f"sqlite:///{tmp_path / 'no.db'}", create=False)
    assert list(tmp_path.iterdir()) == []


def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    database = open_database(url)
    with database.writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    database.close()
    assert "newer version of Seriatim" in problem_with(url)


def test_migrations_lead_from_nothing_to_the_schema_and_can_be_repeated(url: str) -> None:
    database = open_database(url)
    for _ in range(2):
        with database.writing.begin() as connection:
            assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        migrate(database)
    database.close()


OLD_ROWS = (
    """
    INSERT INTO tables (id, game, phase, visibility, spectators, seats, taken, persons, daily, updated)
    VALUES ('t', 'the-game', 'running', 'link', TRUE, 2, 2, '["ann","ben"]', '', 1000)
    """,
    "INSERT INTO seated (person, table_id) VALUES ('ann', 't'), ('ben', 't')",
)
OLD_RESULT = """
    INSERT INTO daily_results (day, game, person, name, table_id, outcome, score, time)
    VALUES ('2026-11-16', 'cut-in', 'ann', 'Ann', 't', 'empty', 3, 1)
"""


def test_tables_of_the_first_version_are_still_there(url: str) -> None:
    database = open_database(url)
    with database.writing.begin() as connection:
        undo_migrations(connection)
        connection.execute(text(OLD_RESULT))
        for statement in OLD_ROWS:
            connection.execute(text(statement))
        connection.execute(insert(EVENTS), append_of("t", 0, said(1, 3), like("t")).events)
    database.close()

    async def use(store: Store) -> tuple[int, list[tuple[str, bool]]]:
        assert await store.tables_of("ann", 10) == [like("t")]
        assert await store.put_away("t", "ann", True)
        await add(store, "t", 3)
        assert (await store.put_away_by("ann"), await store.put_away_by("ben")) == ({"t"}, set())
        results = await store.daily_results("2026-11-16", "cut-in", 10)
        return len(await store.load("t")), [(one.level, one.ranked) for one in results]

    assert with_store(url, use) == (4, [("steady", True)])


def test_the_schema_bears_the_number_of_the_last_step() -> None:
    assert ScriptDirectory.from_config(alembic_config()).get_current_head() == VERSION


class Contended(sqlite3.Connection):
    """A database that somebody else is just switching to another journal."""

    tries = 0

    def execute(self, *_: object) -> sqlite3.Cursor:
        self.tries += 1
        if self.tries < 3:
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorcode = sqlite3.SQLITE_BUSY
            raise error
        return self.cursor()


def test_who_comes_second_to_a_new_database_tries_again() -> None:
    connection = Contended(":memory:")
    enable_wal(connection)
    assert connection.tries == 3
    connection.close()


def test_two_who_open_a_new_database_at_once_both_can(url: str) -> None:
    async def use() -> list[int]:
        stores = await asyncio.gather(*(Store.open(url) for _ in range(2)))
        await asyncio.gather(*(add(store, f"t{number}", 0) for number, store in enumerate(stores)))
        counts = [len(await stores[1 - number].load(f"t{number}")) for number in range(2)]
        await asyncio.gather(*(store.close() for store in stores))
        return counts

    assert asyncio.run(use()) == [1, 1]
