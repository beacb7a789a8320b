"""The list of public tables, for all start pages that are open."""

import asyncio
from collections.abc import Sequence

from seriatim.server.errors import StoreFailed
from seriatim.server.limits import MAX_LISTED
from seriatim.server.store import Store
from seriatim.server.store.schema import TableSummary


class PublicTables:
    """Public tables to join or watch. However many pages ask, they are read once after each change."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.reading: asyncio.Task[list[TableSummary]] | None = None

    async def get(self) -> Sequence[TableSummary]:
        if self.reading is None:
            self.reading = asyncio.create_task(self.store.open_tables(MAX_LISTED))
        reading = self.reading
        try:
            return await asyncio.shield(reading)
        except StoreFailed:
            if self.reading is reading:
                self.forget()
            raise

    def forget(self) -> None:
        """Read the tables again when somebody asks next: one may have changed."""
        self.reading = None

    def note_change(self, before: TableSummary | None, after: TableSummary) -> None:
        """Forget the list if it has or had this table; also if it is not known what the table was before."""
        if before is None or "public" in (before.visibility, after.visibility):
            self.forget()
