"""A store that keeps everything in memory, and fails when it is told to."""

from collections.abc import Sequence

from seriatim.phrase import Phrase
from seriatim.server.store import Conflict, Store, StoreFailed
from seriatim.server.store.summary import DailyResult, TableSummary
from seriatim.table.stored_events import StoredEvent


class MemoryStore(Store):
    """What the server needs of a store, without a disk."""

    def __init__(self) -> None:
        self.events: dict[str, list[StoredEvent]] = {}
        self.summary: dict[str, TableSummary] = {}
        self.results: dict[tuple[str, str, str], DailyResult] = {}
        self.fails = False
        self.results_fail = False

    async def append(self, table: str, after: int, events: Sequence[StoredEvent], summary: TableSummary | None) -> None:
        if self.fails:
            raise StoreFailed(Phrase("store-full", {"place": "memory", "problem": "full"}))
        if len(self.events.get(table, [])) != after:
            raise Conflict
        self.events.setdefault(table, []).extend(events)
        self.summary[table] = summary or self.summary[table]

    async def load(self, table: str) -> list[StoredEvent]:
        return list(self.events.get(table, []))

    async def due_before(self, now: int, limit: int) -> list[str]:
        dues = {table: summary.due for table, summary in self.summary.items()}
        return [table for table, due in dues.items() if due is not None and due <= now][:limit]

    async def add_daily_result(self, result: DailyResult) -> bool:
        if self.results_fail:
            raise StoreFailed(Phrase("store-full", {"place": "memory", "problem": "full"}))
        return self.results.setdefault((result.day, result.game, result.person), result) is result

    async def forget(self, before: int) -> int:
        old = [table for table, summary in self.summary.items() if summary.updated < before]
        for table in old:
            del self.events[table], self.summary[table]
        return len(old)
