"""Room that is made in the database's file before it is needed."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Engine, make_url

from seriatim.server.store import Store
from seriatim.server.store.database import writing_engine
from seriatim.server.store.threads import COMMITS_BETWEEN_CHECKS, MIN_FREE_PAGES, PREALLOCATED_BYTES, Preallocator
from tests.server.logs import add, moves, with_store


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    """What writes to a file that is still empty."""
    engine = writing_engine(make_url(f"sqlite:///{tmp_path}/seriatim.db"))
    yield engine
    engine.dispose()


def asked(file: Path, question: str) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute(question).fetchone()[0])


def free_pages(file: Path) -> int:
    return asked(file, "PRAGMA freelist_count")


def tables(file: Path) -> int:
    return asked(file, "SELECT count(*) FROM sqlite_schema WHERE name = 'reserve'")


def file_of(engine: Engine) -> Path:
    return Path(str(engine.url.database))


def play(url: str, count: int) -> None:
    """Make a table if there is none, and add so many moves, each with a commit of its own."""

    async def use(store: Store) -> None:
        after = len(await store.load("t"))
        if after == 0:
            await add(store, "t", 0)
        for number in range(max(1, after), max(1, after) + count):
            await store.append("t", number, moves(number + 1), None)

    with_store(url, use)


def test_whoever_plays_on_finds_room_and_the_file_does_not_grow(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path}/seriatim.db", tmp_path / "seriatim.db"
    play(url, 2 * COMMITS_BETWEEN_CHECKS)
    size = file.stat().st_size
    assert size > PREALLOCATED_BYTES
    assert free_pages(file) > MIN_FREE_PAGES
    assert tables(file) == 0
    play(url, 10 * COMMITS_BETWEEN_CHECKS)
    assert file.stat().st_size == size
    assert asked(file, "SELECT count(*) FROM events") == 1 + 12 * COMMITS_BETWEEN_CHECKS


def test_whoever_plays_a_little_takes_no_more_than_that(tmp_path: Path) -> None:
    play(f"sqlite:///{tmp_path}/seriatim.db", COMMITS_BETWEEN_CHECKS - 2)
    assert free_pages(tmp_path / "seriatim.db") == 0


def test_room_is_made_only_when_little_is_left(engine: Engine) -> None:
    room = Preallocator(engine)
    room.preallocate()
    room.preallocate()
    pages = asked(file_of(engine), "PRAGMA page_count")
    room.preallocate()
    assert asked(file_of(engine), "PRAGMA page_count") == pages


def test_room_that_is_made_is_free_at_the_next_look_whoever_looks(engine: Engine) -> None:
    """The server may have been killed in between."""
    Preallocator(engine).preallocate()
    assert tables(file_of(engine)) == 1
    Preallocator(engine).preallocate()
    assert tables(file_of(engine)) == 0
    assert MIN_FREE_PAGES < free_pages(file_of(engine)) < 2 * PREALLOCATED_BYTES // 4096


def test_where_the_disk_has_little_space_none_is_taken_ahead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage(tmp_path)._replace(free=PREALLOCATED_BYTES)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    play(f"sqlite:///{tmp_path}/seriatim.db", 2 * COMMITS_BETWEEN_CHECKS)
    assert free_pages(tmp_path / "seriatim.db") == 0


def test_where_no_room_can_be_made_everything_is_as_it_was(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE kept (number INTEGER)")
        connection.exec_driver_sql("PRAGMA max_page_count=100")
    Preallocator(engine).preallocate()
    assert tables(file_of(engine)) == 0
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO kept VALUES (7)")
    assert asked(file_of(engine), "SELECT number FROM kept") == 7
