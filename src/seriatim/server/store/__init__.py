"""Where tables are kept. What is acknowledged has survived a power cut; what is refused has changed nothing.

>>> import asyncio, tempfile
>>> from seriatim.server.store import Store
>>> async def look(url):
...     store = await Store.open(url)
...     events = await store.load("no-such-table")
...     await store.close()
...     return events
>>> with tempfile.TemporaryDirectory() as folder:
...     asyncio.run(look(f"sqlite:///{folder}/seriatim.db"))
[]
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, delete, insert, or_, select

from seriatim.phrase import Phrase
from seriatim.server.store.appends import Append, Change, append_of, summary_in, write_all
from seriatim.server.store.commits import Commits
from seriatim.server.store.database import Database, opened
from seriatim.server.store.errors import Conflict, StoreFailed
from seriatim.server.store.reads import Reads
from seriatim.server.store.schema import DAILY_RESULTS, EVENTS, LINKS, SEATED, TABLES
from seriatim.server.store.summary import DailyResult, TableSummary
from seriatim.table.stored_events import CannotRead, StoredEvent, read

__all__ = ["Conflict", "DailyResult", "Store", "StoreFailed", "TableSummary"]

LONGEST_LIST: Final = 1_000
FORGOTTEN_AT_ONCE: Final = 100
"""Tables that go in one transaction, so that nobody waits long."""


class Store:
    """A database of tables. One for a process; everything may be asked at the same time, from one event loop."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.commits = Commits(database, write_all)
        self.reads = Reads(database)

    @classmethod
    async def open(cls, url: str, *, create: bool = True) -> "Store":
        """The store at `sqlite:///a/file.db` or `postgresql://…`, brought to the present version."""
        return cls(await asyncio.to_thread(opened, url, create=create))

    async def close(self) -> None:
        """Write what has been asked for, and let go of the database."""
        await self.commits.close()
        await self.reads.close()
        await asyncio.to_thread(self.database.close)

    # Tables

    async def append(self, table: str, after: int, events: Sequence[StoredEvent], summary: TableSummary | None) -> None:
        """Add events to a table whose last event has the number `after`; 0 makes the table. `Conflict` if it has not.

        Without a summary the table is listed as before.
        """
        await self.write(append_of(table, after, events, summary))

    async def load(self, table: str) -> list[StoredEvent]:
        """All events of a table in order; none if there is no such table."""
        asked = select(EVENTS.c.data).where(EVENTS.c.table_id == table).order_by(EVENTS.c.sequence)
        return await self.reads.do(lambda connection: events_in(connection, asked, table))

    async def due_before(self, now: int, limit: int) -> list[str]:
        """Tables at which something is due, what is due longest first."""
        asked = select(TABLES.c.id).where(TABLES.c.due <= now).order_by(TABLES.c.due, TABLES.c.id).limit(bounded(limit))
        return await self.reads.do(lambda connection: list(connection.scalars(asked)))

    async def open_tables(self, limit: int) -> list[TableSummary]:
        """Public tables to join or watch, the liveliest first."""
        is_open = or_(TABLES.c.taken < TABLES.c.seats, TABLES.c.spectators)
        asked = select(TABLES).where(TABLES.c.visibility == "public", TABLES.c.phase != "closed", is_open)
        return await self.summaries(asked, limit)

    async def tables_of(self, person: str, limit: int) -> list[TableSummary]:
        """Tables at which a person has a seat, or is the host, the liveliest first."""
        return await self.summaries(select(TABLES).join(SEATED).where(SEATED.c.person == person), limit)

    async def game_of(self, table: str) -> str:
        """What is played at a table; nothing if there is no such table."""
        asked = select(TABLES.c.game).where(TABLES.c.id == table)
        return await self.reads.do(lambda connection: connection.scalar(asked) or "")

    async def summaries(self, asked: Select[Any], limit: int) -> list[TableSummary]:
        latest = asked.order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(bounded(limit))
        return await self.reads.do(lambda connection: [summary_in(row) for row in connection.execute(latest)])

    async def forget(self, before: int) -> int:
        """Let go of tables at which nothing has happened since, and of older results and links; how many tables."""
        await self.write(Change(lambda connection: forget_aside(connection, before)))
        forgotten = 0
        while count := await self.write(Change(lambda connection: forget_some(connection, before))):
            forgotten += count
        return forgotten

    # The deal of the day

    async def add_daily_result(self, result: DailyResult) -> bool:
        """Keep a result, unless the person has one of that day and game: the first counts."""
        return bool(await self.write(Change(lambda connection: add_result(connection, result))))

    async def daily_results(self, day: str, game: str, limit: int) -> list[DailyResult]:
        """The results of a day, the best first."""
        asked = select(DAILY_RESULTS).where(DAILY_RESULTS.c.day == day, DAILY_RESULTS.c.game == game)
        best = asked.order_by(DAILY_RESULTS.c.score.desc(), DAILY_RESULTS.c.time).limit(bounded(limit))
        return await self.reads.do(lambda connection: results_in(connection, best))

    # Recovery links

    async def link(self, token_hash: str, person: str, expires: int) -> None:
        """Keep a link by which a person can move to another device. It replaces the person's last one."""
        row = {"token_hash": token_hash, "person": person, "expires": expires}
        await self.write(Change(lambda connection: put_link(connection, row)))

    async def redeem(self, token_hash: str, now: int) -> str | None:
        """The person whose link this is. It works once, and until it expires."""
        person: str | None = await self.write(Change(lambda connection: take_link(connection, token_hash, now)))
        return person

    async def rest(self) -> None:
        """Keep nothing at hand until somebody comes again: connections are made anew when they are needed."""
        await asyncio.to_thread(self.database.close)

    async def write(self, job: Append | Change) -> Any:  # noqa: ANN401 - the change's own answer
        return await self.commits.do(job)


def bounded(limit: int) -> int:
    return max(0, min(limit, LONGEST_LIST))


def events_in(connection: Connection, asked: Select[Any], table: str) -> list[StoredEvent]:
    try:
        return [read(data) for data in connection.scalars(asked)]
    except CannotRead as error:
        raise StoreFailed(Phrase("store-unreadable", {"table": table, "problem": str(error)})) from None


def forget_aside(connection: Connection, before: int) -> None:
    connection.execute(delete(DAILY_RESULTS).where(DAILY_RESULTS.c.time < before))
    connection.execute(delete(LINKS).where(LINKS.c.expires < before))


def forget_some(connection: Connection, before: int) -> int:
    asked = select(TABLES.c.id).where(TABLES.c.updated < before).order_by(TABLES.c.updated).limit(FORGOTTEN_AT_ONCE)
    names = list(connection.scalars(asked))
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(names)))
    return len(names)


def results_in(connection: Connection, asked: Select[Any]) -> list[DailyResult]:
    names = [name for name in DailyResult.__struct_fields__ if name != "table"]
    rows = connection.execute(asked)
    return [DailyResult(table=row.table_id, **{name: getattr(row, name) for name in names}) for row in rows]


def add_result(connection: Connection, result: DailyResult) -> bool:
    row = msgspec.structs.asdict(result)
    row["table_id"] = row.pop("table")
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
