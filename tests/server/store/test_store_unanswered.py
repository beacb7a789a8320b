"""A commit without an answer: the database is asked what became of it, so that nothing is lost or doubled."""

import asyncio
from collections.abc import Awaitable, Callable

import psycopg
import pytest
from sqlalchemy import Connection, PoolProxiedConnection, text

from seriatim.server.errors import Conflict, PerhapsStored, StoreFailed
from seriatim.server.live.room import refusal_of
from seriatim.server.store import Store, threads
from seriatim.server.store.appends import Change, append_of, was_stored
from seriatim.words import LANGUAGES, Words
from tests.server.logs import add, like, said, with_store

LOST = ConnectionError("the cable was pulled")


@pytest.fixture(autouse=True)
def ask_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "FATE_TIMEOUT", 0.0)
    monkeypatch.setattr(threads, "FATE_RETRY_DELAY", 0.0)


def lose_answers(store: Store, commit: bool) -> Callable[[], None]:
    """Let every commit fail without an answer, after it was done or before; a function that ends this."""
    dialect = store.database.writing.dialect
    do_commit = dialect.do_commit

    def fail(connection: object) -> None:
        if commit:
            do_commit(connection)  # type: ignore[arg-type]
        raise LOST

    dialect.do_commit = fail  # type: ignore[method-assign, assignment]
    return lambda: setattr(dialect, "do_commit", do_commit)


def test_what_was_stored_without_an_answer_is_acknowledged(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def use(store: Store) -> None:
        await add(store, "t", 0)
        answer = lose_answers(store, commit=True)
        outcomes = await asyncio.gather(
            add(store, "t", 1), add(store, "t", 1), add(store, "u", 0), return_exceptions=True
        )
        answer()
        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]
        await add(store, "t", 2)
        assert [stored.sequence for stored in await store.load("t")] == [1, 2, 3]

    with_store(url, use)
    assert "a commit was not answered, but it is stored" in caplog.text


def test_what_was_not_stored_is_refused(url: str) -> None:
    async def use(store: Store) -> None:
        await add(store, "t", 0)
        answer = lose_answers(store, commit=False)
        with pytest.raises(StoreFailed) as failed:
            await add(store, "t", 1)
        answer()
        assert failed.value.reason == "not-stored"
        assert await store.load("t") == said(1)
        await add(store, "t", 1)

    with_store(url, use)


def test_an_event_of_somebody_else_is_not_taken_for_ours(file_url: str) -> None:
    async def use(store: Store) -> None:
        await add(store, "t", 0)
        await add(store, "t", 1, text="theirs")
        theirs, ours = (append_of("t", 1, said(2, text=text), like("t")) for text in ("theirs", "ours"))
        with store.database.reading.connect() as connection:
            assert was_stored(connection, [theirs], [None]) is True
            assert was_stored(connection, [ours], [None]) is False
            assert was_stored(connection, [ours], [Conflict()]) is None

    with_store(file_url, use)


async def refusal(work: Awaitable[object]) -> StoreFailed:
    with pytest.raises(StoreFailed) as failed:
        await work
    return failed.value


def test_what_nobody_can_tell_is_said_so(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database does not come back in time, or nothing was written by which one could tell."""

    async def use(store: Store) -> None:
        await add(store, "t", 0)
        answer = lose_answers(store, commit=True)
        change = Change(lambda connection: connection.execute(text("DELETE FROM links")))
        assert isinstance(await refusal(store.write(change)), PerhapsStored)

        def refuse(*_: object) -> bool:
            raise LOST

        monkeypatch.setattr(store.commits, "was_stored", refuse)
        failed = await refusal(add(store, "t", 1))
        answer()
        refused = refusal_of(failed, "id")
        assert refused.reason == "perhaps-stored"
        assert len({Words(one).say(refused.phrase.key, refused.phrase.values) for one in LANGUAGES}) == len(LANGUAGES)
        assert len(await store.load("t")) == 2

    with_store(file_url, use)


def test_the_database_is_asked_until_it_answers(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "FATE_TIMEOUT", 3600.0)
    asked = []

    async def use(store: Store) -> None:
        was_stored = store.commits.was_stored

        def hesitate(connection: Connection, *batch: list[object]) -> bool | None:
            asked.append(connection)
            if len(asked) < 5:
                raise LOST
            return was_stored(connection, *batch)

        monkeypatch.setattr(store.commits, "was_stored", hesitate)
        answer = lose_answers(store, commit=True)
        await add(store, "t", 0)
        answer()

    with_store(file_url, use)
    assert len(asked) == 5


@pytest.mark.slow
def test_a_session_that_postgresql_ends_in_a_commit_leaves_no_doubt(postgres_url: str) -> None:
    """The server's end of the connection is gone, the real way: before the commit, and after it."""

    async def use(store: Store) -> None:
        await add(store, "t", 0)
        dialect = store.database.writing.dialect
        do_commit = dialect.do_commit
        for commits, count in ((False, 1), (True, 2)):

            def end_session(pooled: PoolProxiedConnection, commits: bool = commits) -> None:
                connection = pooled.dbapi_connection
                assert isinstance(connection, psycopg.Connection)
                pid = connection.info.backend_pid
                if commits:
                    connection.commit()
                with psycopg.connect(postgres_url, autocommit=True) as other:
                    other.execute("SELECT pg_terminate_backend(%s, 10000)", [pid])
                dialect.do_commit = do_commit
                connection.execute("COMMIT")

            dialect.do_commit = end_session  # type: ignore[method-assign, assignment]
            outcome = (await asyncio.gather(add(store, "t", 1), return_exceptions=True))[0]
            assert (outcome is None) == commits
            assert len(await store.load("t")) == count

    with_store(postgres_url, use)
