"""A process that appends to many tables as fast as it can, tells what was acknowledged, and is killed meanwhile."""

import asyncio
from multiprocessing.connection import Connection

from seriatim.server.store import Store
from tests.server.logs import add

TABLES = [f"table-{number}" for number in range(8)]


async def append_on(store: Store, table: str, told: "Connection[object, object]") -> None:
    """Append event after event, each with a text of its own, and tell its number when it has been acknowledged."""
    after = len(await store.load(table))
    while True:
        await add(store, table, after, text=f"{table} {after + 1}")
        after += 1
        told.send((table, after))


async def append_to_all(url: str, told: "Connection[object, object]") -> None:
    store = await Store.open(url)
    await asyncio.gather(*(append_on(store, table, told) for table in TABLES))


def append_everywhere(url: str, told: "Connection[object, object]") -> None:
    asyncio.run(append_to_all(url, told))
