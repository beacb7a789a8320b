"""A process that appends to many tables as fast as it can, tells what was acknowledged, and is killed meanwhile."""

import asyncio
from multiprocessing.connection import Connection

from seriatim.server.store import Store
from seriatim.table.events import Played, TextSaid
from seriatim.table.stored_events import StoredEvent
from tests.server.logs import like

TABLES = [f"table-{number}" for number in range(8)]


async def append_on(store: Store, table: str, told: "Connection[object, object]") -> None:
    """Append event after event, and tell the number of each when it has been acknowledged."""
    after = len(await store.load(table))
    while True:
        event = event_of(table, after + 1)
        summary = None if isinstance(event, Played) else like(table)
        await store.append(table, after, [StoredEvent(after + 1, 1_000 + after, event)], summary)
        after += 1
        told.send((table, after))


def event_of(table: str, number: int) -> TextSaid | Played:
    """The table's event with this number: two moves after every text."""
    text = f"{table} {number}"
    return TextSaid(0, text) if number % 3 == 1 else Played(0, text)


async def append_to_all(url: str, told: "Connection[object, object]") -> None:
    store = await Store.open(url)
    await asyncio.gather(*(append_on(store, table, told) for table in TABLES))


def append_everywhere(url: str, told: "Connection[object, object]") -> None:
    asyncio.run(append_to_all(url, told))
