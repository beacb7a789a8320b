"""The store: events of tables, daily results and recovery links, in SQLite or PostgreSQL.

What is acknowledged survives a power cut; what is refused has changed nothing.

>>> import asyncio, tempfile
>>> from seriatim.server.store import Store
>>> async def load(url):
...     store = await Store.open(url)
...     events = await store.load("no-such-table")
...     await store.close()
...     return events
>>> with tempfile.TemporaryDirectory() as folder:
...     asyncio.run(load(f"sqlite:///{folder}/seriatim.db"))
[]
"""

import asyncio
from collections.abc import Sequence
from math import ceil
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Column, Connection, Select, delete, func, insert, or_, select, update

from seriatim.phrase import Phrase
from seriatim.server.store.appends import Append, Change, append_of, json_of, summary_in, was_stored, write_all
from seriatim.server.store.database import Database, open_database
from seriatim.server.store.schema import (
    DAILY_RESULTS,
    EVENTS,
    IS_PUBLIC,
    LINKS,
    MEMBERS,
    SIGN_OUTS,
    TABLES,
    DailyResult,
    TableSummary,
)
from seriatim.server.store.threads import CommitThread, ReadThreads
from seriatim.table.stored_events import CannotRead, StoredEvent, read

LONGEST_LIST: Final = 1_000
DELETE_BATCH: Final = 100
"""Tables deleted in one transaction, so that nobody waits long."""
READY_TIMEOUT: Final = 3.0
"""Seconds in which a database must answer that is ready."""


class Rows(NamedTuple):
    """Numbers of tables, of results of the day and of recovery links."""

    tables: int
    results: int
    links: int


class Store:
    """A database of tables. One for each process; all methods may run at the same time, in one event loop."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.commits = CommitThread(database, write_all, was_stored)
        self.reads = ReadThreads(database)
        self.probe: asyncio.Task[list[str]] | None = None
        """The query by which it was last asked whether the store is ready."""

    @classmethod
    async def open(cls, url: str, *, create: bool = True, exclusive: bool = False) -> "Store":
        """Open the store at `sqlite:///a/file.db` or `postgresql://…`, and migrate it to the present version.

        An exclusive store is the only one of its kind: whoever opens a second one is told which process has the first.
        """
        return cls(await asyncio.to_thread(open_database, url, create=create, exclusive=exclusive))

    async def close(self) -> None:
        """Commit what was submitted, and close the database."""
        await self.commits.close()
        await self.reads.close()
        await asyncio.to_thread(self.database.close)

    # Tables

    async def append(
        self, table_id: str, after: int, events: Sequence[StoredEvent], summary: TableSummary | None
    ) -> None:
        """Append events to a table whose last event has the number `after`; 0 makes the table.

        Raise `Conflict` if the table has another last event. Without a summary the table's row stays as it is.
        """
        await self.write(append_of(table_id, after, events, summary))

    async def load(self, table_id: str) -> list[StoredEvent]:
        """All events of a table in order; none if there is no such table. Raise `CannotRead` for what is no event."""
        return await self.reads.run(lambda connection: events_of(connection, table_id))

    async def due_before(self, now: int, limit: int) -> list[str]:
        """The ids of tables with a deadline in the past, the oldest deadline first."""
        due = select(TABLES.c.id).where(TABLES.c.due <= now)
        query = due.order_by(TABLES.c.due, TABLES.c.id).limit(bounded(limit))
        return await self.reads.run(lambda connection: list(connection.scalars(query)))

    async def postpone(self, table_id: str, until: int) -> None:
        """Let a table be due again only then, because it failed. Its next summary tells its true deadline."""
        later = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.due < until).values(due=until)
        await self.write(Change(lambda connection: connection.execute(later).rowcount))

    async def update_turn(self, table_id: str, turn: Sequence[int]) -> None:
        """Store for whom a game waits, between two summaries."""
        change = update(TABLES).where(TABLES.c.id == table_id).values(turn=json_of(turn))
        await self.write(Change(lambda connection: connection.execute(change).rowcount))

    async def open_tables(self, limit: int) -> list[TableSummary]:
        """Public tables to join or watch, the last played first."""
        is_open = or_(TABLES.c.taken < TABLES.c.seats, TABLES.c.spectators)
        is_going = TABLES.c.phase.in_(("gathering", "running"))
        return await self.summaries(select(TABLES).where(IS_PUBLIC, is_going, is_open), limit)

    async def tables_of(self, person: str, limit: int) -> list[TableSummary]:
        """Tables at which a person has a seat or is the host, the last played first."""
        return await self.summaries(select(TABLES).join(MEMBERS).where(MEMBERS.c.person == person), limit)

    async def put_away_by(self, person: str) -> set[str]:
        """The ids of the tables that a person has put away."""
        query = select(MEMBERS.c.table_id).where(MEMBERS.c.person == person, MEMBERS.c.put_away)
        return await self.reads.run(lambda connection: set(connection.scalars(query)))

    async def put_away(self, table_id: str, person: str, is_away: bool) -> bool:
        """Put a table away from a person's games in progress, or take it back; whether the person belongs to it."""
        row = update(MEMBERS).where(MEMBERS.c.table_id == table_id, MEMBERS.c.person == person)
        change = row.values(put_away=is_away)
        return bool(await self.write(Change(lambda connection: connection.execute(change).rowcount)))

    async def game_of(self, table_id: str) -> str:
        """The game of a table; empty if there is no such table."""
        query = select(TABLES.c.game).where(TABLES.c.id == table_id)
        return await self.reads.run(lambda connection: connection.scalar(query) or "")

    async def summaries(self, query: Select[Any], limit: int) -> list[TableSummary]:
        latest = query.order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(bounded(limit))
        return await self.reads.run(lambda connection: [summary_in(row) for row in connection.execute(latest)])

    async def newest_time(self) -> int:
        """The time of the newest event of all tables, give or take a minute; 0 if there are no tables."""
        newest = select(func.max(TABLES.c.updated))
        return await self.reads.run(lambda connection: connection.scalar(newest) or 0)

    # Retention

    async def older_than(self, time: int) -> Rows:
        """The numbers of tables without an event since `time`, and of older results and links."""
        return await self.reads.run(lambda connection: Rows(*(count_of(connection, column, time) for column in AGES)))

    async def oldest_tables(self, time: int, limit: int) -> list[TableSummary]:
        """Tables without an event since `time`, the oldest first."""
        query = select(TABLES).where(TABLES.c.updated < time).order_by(TABLES.c.updated, TABLES.c.id)
        return await self.reads.run(
            lambda connection: [summary_in(row) for row in connection.execute(query.limit(bounded(limit)))]
        )

    async def delete_before(self, time: int, share: float = 1.0) -> Rows:
        """Delete tables without an event since `time`, and older results and links; how many.

        Of each kind at most this share of all is deleted, the oldest, but ten in any case.
        """
        tables, results, links = await self.reads.run(
            lambda connection: [capped(connection, column, time, share) for column in AGES]
        )
        deleted = 0
        while count := await self.write(Change(lambda connection: delete_some_tables(connection, tables))):
            deleted += count
        return Rows(
            deleted,
            await self.write(Change(lambda connection: delete_rows(connection, DAILY_RESULTS.c.time, results))),
            await self.write(Change(lambda connection: delete_rows(connection, LINKS.c.expires, links))),
        )

    # The deal of the day

    async def add_daily_result(self, result: DailyResult) -> bool:
        """Add a result, unless the person has one of that day and game: the first counts."""
        return bool(await self.write(Change(lambda connection: add_result(connection, result))))

    async def daily_results(self, day: str, game: str, limit: int) -> list[DailyResult]:
        """The results of a day by the level of the bots, at most `limit` of each level, the best first."""
        result = DAILY_RESULTS.c
        order = (result.ranked.desc(), result.score.desc(), result.time)
        place = func.row_number().over(partition_by=result.level, order_by=order).label("place")
        all_day = select(DAILY_RESULTS, place).where(result.day == day, result.game == game).subquery()
        best = select(all_day).where(all_day.c.place <= bounded(limit)).order_by(all_day.c.level, all_day.c.place)
        return await self.reads.run(lambda connection: results_in(connection, best))

    # Recovery links

    async def add_link(self, token_hash: str, person: str, expires: int) -> None:
        """Add a link with which a person can move to another device. It replaces the person's last one."""
        row = {"token_hash": token_hash, "person": person, "expires": expires}
        await self.write(Change(lambda connection: put_link(connection, row)))

    async def redeem_link(self, token_hash: str, now: int) -> str | None:
        """Use up a link: the person who made it, or None if it is unknown or has expired."""
        person: str | None = await self.write(Change(lambda connection: take_link(connection, token_hash, now)))
        return person

    # Sign-outs

    async def sign_out(self, person: str) -> int:
        """Begin a new generation of a person's cookies, and delete their recovery link; the generation."""
        generation: int = await self.write(Change(lambda connection: next_generation(connection, person)))
        return generation

    async def generations(self) -> dict[str, int]:
        """The generation of the cookies of everybody who has signed out."""
        query = select(SIGN_OUTS.c.person, SIGN_OUTS.c.generation)
        return await self.reads.run(
            lambda connection: {row.person: row.generation for row in connection.execute(query)}
        )

    # Connections

    async def is_ready(self) -> bool:
        """Whether the database answers in time, and has not failed to store something a moment ago.

        However many ask while it hangs, there is only one query.
        """
        if self.probe is None or self.probe.done():
            self.probe = asyncio.create_task(self.due_before(0, 1))
            self.probe.add_done_callback(lambda probe: probe.cancelled() or probe.exception())
        await asyncio.wait([self.probe], timeout=READY_TIMEOUT)
        has_answered = self.probe.done() and not self.probe.cancelled() and self.probe.exception() is None
        return has_answered and self.commits.is_healthy()

    async def close_connections(self) -> None:
        """Close connections to free their memory; the next query opens new ones."""
        await asyncio.to_thread(self.database.disconnect)

    async def write(self, job: Append | Change) -> Any:  # noqa: ANN401 - the change's own result
        return await self.commits.submit(job)


def bounded(limit: int) -> int:
    return max(0, min(limit, LONGEST_LIST))


def events_of(connection: Connection, table_id: str) -> list[StoredEvent]:
    query = select(EVENTS.c.data).where(EVENTS.c.table_id == table_id).order_by(EVENTS.c.sequence)
    rows = connection.scalars(query).all()  # all first: an unfinished query would keep its connection in the past
    events = [read(data) for data in rows]
    if not events and connection.scalar(select(TABLES.c.id).where(TABLES.c.id == table_id)):
        raise CannotRead(Phrase("unreadable-empty"))
    return events


AGES: Final[tuple[Column[int], ...]] = (TABLES.c.updated, DAILY_RESULTS.c.time, LINKS.c.expires)
"""The columns by which tables, results of the day and recovery links grow old."""


def count_of(connection: Connection, column: Column[int], before: int) -> int:
    return connection.scalar(select(func.count()).where(column < before)) or 0


def capped(connection: Connection, column: Column[int], before: int, share: float) -> int:
    """The time before which to delete rows instead, so that it is at most this share of all of them, or ten."""
    count = connection.scalar(select(func.count(column))) or 0
    most = ceil(share * count)
    first_kept = connection.scalar(select(column).order_by(column).offset(most).limit(1))
    return before if first_kept is None else min(before, first_kept)


def delete_rows(connection: Connection, column: Column[int], before: int) -> int:
    return connection.execute(delete(column.table).where(column < before)).rowcount


def delete_some_tables(connection: Connection, before: int) -> int:
    query = select(TABLES.c.id).where(TABLES.c.updated < before).order_by(TABLES.c.updated).limit(DELETE_BATCH)
    table_ids = list(connection.scalars(query))
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(table_ids)))
    return len(table_ids)


def results_in(connection: Connection, query: Select[Any]) -> list[DailyResult]:
    columns = DailyResult.__struct_fields__
    return [DailyResult(**{name: getattr(row, name) for name in columns}) for row in connection.execute(query)]


def add_result(connection: Connection, result: DailyResult) -> bool:
    row = msgspec.structs.asdict(result)
    key = [DAILY_RESULTS.c[name] == row[name] for name in ("day", "game", "person")]
    if connection.scalar(select(DAILY_RESULTS.c.time).where(*key)) is not None:
        return False
    connection.execute(insert(DAILY_RESULTS), row)
    return True


def put_link(connection: Connection, row: dict[str, object]) -> None:
    connection.execute(delete(LINKS).where(LINKS.c.person == row["person"]))
    connection.execute(insert(LINKS), row)


def take_link(connection: Connection, token_hash: str, now: int) -> str | None:
    row = connection.execute(select(LINKS).where(LINKS.c.token_hash == token_hash)).one_or_none()
    if row is None or connection.execute(delete(LINKS).where(LINKS.c.token_hash == token_hash)).rowcount == 0:
        return None
    return str(row.person) if row.expires > now else None


def next_generation(connection: Connection, person: str) -> int:
    query = select(SIGN_OUTS.c.generation).where(SIGN_OUTS.c.person == person)
    generation = (connection.scalar(query) or 0) + 1
    put_generation(connection, person, generation)
    connection.execute(delete(LINKS).where(LINKS.c.person == person))
    return generation


def put_generation(connection: Connection, person: str, generation: int) -> None:
    connection.execute(delete(SIGN_OUTS).where(SIGN_OUTS.c.person == person))
    connection.execute(insert(SIGN_OUTS), {"person": person, "generation": generation})
