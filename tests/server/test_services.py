"""The list of public tables, read once however many pages ask."""

import asyncio
from typing import cast

import pytest

from seriatim.phrase import Phrase
from seriatim.server.errors import StoreFailed
from seriatim.server.services import PublicTables
from seriatim.server.store import Store
from seriatim.server.store.schema import TableSummary
from tests.server.logs import like


class CountingStore:
    """Counts how often it is asked, and fails when it is told to."""

    def __init__(self) -> None:
        self.asked = 0
        self.fails = False

    async def open_tables(self, limit: int) -> list[TableSummary]:
        self.asked += 1
        await asyncio.sleep(0)
        if self.fails:
            raise StoreFailed(Phrase("store-busy"))
        return [like(f"t{self.asked}")][:limit]


async def ask(tables: PublicTables, times: int) -> set[str]:
    lists = await asyncio.gather(*(tables.get() for _ in range(times)))
    return {summary.table_id for summaries in lists for summary in summaries}


def test_the_list_is_read_once_after_each_change_of_a_public_table() -> None:
    async def run() -> None:
        store = CountingStore()
        tables = PublicTables(cast(Store, store))
        assert await ask(tables, 50) == {"t1"}
        tables.note_change(like("t"), like("t", updated=2_000))
        assert await ask(tables, 50) == {"t1"}
        open_now = like("t", visibility="public")
        for before, after in ((like("t"), open_now), (open_now, like("t")), (None, like("t"))):
            tables.note_change(before, after)
            assert await ask(tables, 50) == {f"t{store.asked}"}
        assert store.asked == 4

    asyncio.run(run())


def test_a_change_while_the_list_is_read_is_not_missed() -> None:
    async def run() -> None:
        tables = PublicTables(cast(Store, CountingStore()))
        early = asyncio.create_task(tables.get())
        await asyncio.sleep(0)
        tables.forget()
        assert await ask(tables, 1) == {"t2"}
        assert [summary.table_id for summary in await early] == ["t1"]
        assert await ask(tables, 1) == {"t2"}

    asyncio.run(run())


def test_after_a_failure_the_list_is_read_again() -> None:
    async def run() -> None:
        store = CountingStore()
        tables = PublicTables(cast(Store, store))
        store.fails = True
        with pytest.raises(StoreFailed):
            await ask(tables, 1)
        store.fails = False
        assert await ask(tables, 1) == {"t2"}

    asyncio.run(run())
