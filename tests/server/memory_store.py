"""A store that keeps everything in memory, and fails when it is told to."""

from collections.abc import Sequence
from math import ceil

import msgspec

from seriatim.phrase import Phrase
from seriatim.server.errors import Conflict, PerhapsStored, StoreFailed
from seriatim.server.store import Rows, Store
from seriatim.server.store.schema import DailyResult, TableSummary
from seriatim.table.stored_events import StoredEvent


class MemoryStore(Store):
    """What the server needs of a store, without a disk."""

    def __init__(self) -> None:
        self.events: dict[str, list[StoredEvent]] = {}
        self.summary: dict[str, TableSummary] = {}
        self.results: dict[tuple[str, str, str], DailyResult] = {}
        self.fails = False
        self.answers = True
        """Without an answer, everything is stored and nobody knows."""
        self.results_fail = False

    async def append(
        self, table_id: str, after: int, events: Sequence[StoredEvent], summary: TableSummary | None
    ) -> None:
        if self.fails:
            raise StoreFailed(Phrase("store-full", {"place": "memory", "problem": "full"}))
        if len(self.events.get(table_id, [])) != after:
            raise Conflict
        self.events.setdefault(table_id, []).extend(events)
        self.summary[table_id] = summary or self.summary[table_id]
        if not self.answers:
            raise PerhapsStored

    async def load(self, table_id: str) -> list[StoredEvent]:
        return list(self.events.get(table_id, []))

    async def due_before(self, now: int, limit: int) -> list[str]:
        dues = {table: summary.due for table, summary in self.summary.items()}
        return [table for table, due in dues.items() if due is not None and due <= now][:limit]

    async def postpone(self, table_id: str, until: int) -> None:
        known = self.summary.get(table_id)
        if known is not None and known.due is not None and known.due < until:
            self.summary[table_id] = msgspec.structs.replace(known, due=until)

    async def update_turn(self, table_id: str, turn: Sequence[int]) -> None:
        if self.fails:
            raise StoreFailed(Phrase("store-full", {"place": "memory", "problem": "full"}))
        self.summary[table_id] = msgspec.structs.replace(self.summary[table_id], turn=tuple(turn))

    async def add_daily_result(self, result: DailyResult) -> bool:
        if self.results_fail:
            raise StoreFailed(Phrase("store-full", {"place": "memory", "problem": "full"}))
        return self.results.setdefault((result.day, result.game, result.person), result) is result

    def old(self, time: int) -> list[str]:
        return [table for table, summary in self.summary.items() if summary.updated < time]

    async def older_than(self, time: int) -> Rows:
        return Rows(len(self.old(time)), 0, 0)

    async def delete_before(self, time: int, share: float = 1.0) -> Rows:
        old = self.old(time)[: ceil(share * len(self.summary))]
        for table in old:
            del self.events[table], self.summary[table]
        return Rows(len(old), 0, 0)
