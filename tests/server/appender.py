"""A process that appends to many tables as fast as it can, says what was acknowledged, and is killed meanwhile."""

import asyncio
import sys

from seriatim.server.store import Store
from tests.server.logs import add

TABLES = [f"table-{number}" for number in range(8)]


async def append_on(store: Store, table: str) -> None:
    """Append event after event, each with a text of its own; a line is printed when it has been acknowledged."""
    after = len(await store.load(table))
    while True:
        await add(store, table, after, text=f"{table} {after + 1}")
        after += 1
        print(table, after, flush=True)


async def main(url: str) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(append_on(store, table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
