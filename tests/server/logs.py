"""Events and summaries to be stored, where it does not matter what happened."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from seriatim.server.store import Store
from seriatim.server.store.schema import TableSummary
from seriatim.table.events import Played, TextSaid
from seriatim.table.stored_events import StoredEvent

Answer = TypeVar("Answer")

PLAIN = TableSummary(
    table_id="t",
    game="the-game",
    phase="running",
    visibility="link",
    spectators=True,
    seats=2,
    taken=2,
    persons=("ann", "ben"),
    daily="",
    updated=1_000,
)


UNDO_MIGRATIONS = (
    "DROP INDEX tables_public",
    "ALTER TABLE tables DROP COLUMN occupants",
    "ALTER TABLE tables DROP COLUMN options",
    "ALTER TABLE tables DROP COLUMN turn",
    "ALTER TABLE seated DROP COLUMN put_away",
    "DROP TABLE sign_outs",
    "ALTER TABLE daily_results DROP COLUMN level",
    "ALTER TABLE daily_results DROP COLUMN ranked",
    "ALTER TABLE tables ADD COLUMN sequence INTEGER NOT NULL DEFAULT 3",
    "UPDATE alembic_version SET version_num = '0001'",
)
"""What makes a database of the present version one of the first."""


def undo_migrations(connection: sa.Connection) -> None:
    for statement in UNDO_MIGRATIONS:
        connection.execute(sa.text(statement))


def said(first: int, count: int = 1, text: str = "hello") -> list[StoredEvent]:
    """So many events, numbered from the first on."""
    return [StoredEvent(number, 1_000 + number, TextSaid(0, text)) for number in range(first, first + count)]


def moves(first: int, count: int = 1) -> list[StoredEvent]:
    """So many moves, numbered from the first on."""
    return [StoredEvent(number, 1_000 + number, Played(0, "37a")) for number in range(first, first + count)]


def like(table_id: str, **changes: Any) -> TableSummary:  # noqa: ANN401 - whatever the fields are
    return msgspec.structs.replace(PLAIN, table_id=table_id, **changes)


async def add(store: Store, table_id: str, after: int, text: str = "hello", **changes: object) -> None:
    """Append one event to a table."""
    await store.append(table_id, after, said(after + 1, text=text), like(table_id, **changes))


def with_store(url: str, use: Callable[[Store], Awaitable[Answer]]) -> Answer:
    """Open a store, use it, close it."""

    async def run() -> Answer:
        store = await Store.open(url)
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())
