"""One server writes to a database; a second one is told who does. PostgreSQL's lock ends with the session."""

import asyncio
import os
from collections.abc import Awaitable, Callable

import psycopg
import pytest
from sqlalchemy import text

from seriatim.server.errors import StoreFailed
from seriatim.server.store import Store, database
from seriatim.server.store.database import LOCK_HOLDER, open_database
from seriatim.words import LANGUAGES, Words
from tests.server.logs import add, undo_migrations, with_store


def alone(url: str, use: Callable[[Store], Awaitable[None]]) -> None:
    """Use a store of which there is only one."""

    async def run() -> None:
        store = await Store.open(url, exclusive=True)
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())


async def refusal_of_a_second(url: str, *, exclusive: bool = True) -> str:
    with pytest.raises(StoreFailed) as refusal:
        await Store.open(url, exclusive=exclusive)
    phrase = refusal.value.phrase
    assert len({Words(language).say(phrase.key, phrase.values) for language in LANGUAGES}) == len(LANGUAGES)
    return Words("en").say(phrase.key, phrase.values)


def test_only_one_server_has_a_database_and_others_may_read(url: str) -> None:
    async def use(store: Store) -> None:
        await add(store, "t", 0)
        assert f" {os.getpid()} " in await refusal_of_a_second(url)
        reader = await Store.open(url)
        assert len(await reader.load("t")) == 1
        await reader.close()

    for _ in range(2):
        alone(url, use)
        with_store(url, lambda store: store.delete_before(10**15))


def test_a_server_that_rests_keeps_its_lock(url: str) -> None:
    async def use(store: Store) -> None:
        await store.close_connections()
        assert f" {os.getpid()} " in await refusal_of_a_second(url)
        await add(store, "t", 0)

    alone(url, use)


def test_no_other_version_changes_the_database_of_a_running_server(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A newer `seriatim export` would have to migrate it."""
    monkeypatch.setattr(database, "LOCK_TIMEOUT", 0)

    async def use(store: Store) -> None:
        with store.database.writing.begin() as connection:
            undo_migrations(connection)
        assert f" {os.getpid()} " in await refusal_of_a_second(url, exclusive=False)

    alone(url, use)
    open_database(url).close()


@pytest.mark.slow
def test_a_server_that_has_lost_its_session_writes_only_after_it_has_the_lock_again(postgres_url: str) -> None:
    async def use(store: Store) -> None:
        await add(store, "t", 0)
        with psycopg.connect(postgres_url, autocommit=True) as other:
            end_writer = (
                f"SELECT pg_terminate_backend(pid) FROM ({LOCK_HOLDER.replace('application_name', 'pid')}) AS it"
            )
            assert other.execute(end_writer.encode()).fetchone() == (True,)
            other.execute(b"SELECT pg_advisory_lock(%s)" % str(0x5E71A718).encode())
            with pytest.raises(StoreFailed) as refusal:
                await add(store, "t", 1)
            assert refusal.value.phrase.key == "store-in-use-by-session"
            assert len(await store.load("t")) == 1
        await add(store, "t", 1)

    alone(postgres_url, use)


@pytest.mark.slow
def test_a_session_waits_for_nothing_without_end(postgres_url: str) -> None:
    opened = open_database(postgres_url)
    names = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
    for engine in (opened.writing, opened.reading):
        with engine.begin() as connection:
            assert [connection.scalar(text(f"SHOW {name}")) for name in names] == ["30s", "5s", "1min"]
    opened.close()
