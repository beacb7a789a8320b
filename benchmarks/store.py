"""How fast events are stored: appends a second and how long one waits, with 1, 100 and 1,000 tables at once.

    python benchmarks/store.py [URL]

Every table appends one event after another, each as soon as the last is on the disk. Without a URL it is a file of
SQLite in the present folder, removed afterwards: the folder of temporary files is often no disk.
"""

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table
from sqlalchemy import event

from seriatim.server.store import Store
from seriatim.server.store.schema import TableSummary
from seriatim.table.events import Played
from seriatim.table.stored_events import Secret, StoredEvent

SECONDS = 5.0


class Count:
    """What was measured: how long each append waited, and how many commits there were."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.commits = 0

    def commit(self, _: object) -> None:
        self.commits += 1


async def append_on(store: Store, table: str, until: float, count: Count) -> None:
    after = 0
    while (start := time.perf_counter()) < until:
        after += 1
        move = StoredEvent(after, after, Played(0, "37a"), Secret("p" * 22, "37a"), "p" * 22, f"{after}")
        summary = TableSummary(
            table_id=table,
            game="the-game",
            phase="running",
            visibility="link",
            spectators=True,
            seats=4,
            taken=4,
            persons=("ann", "ben", "cleo", "dan"),
            daily="",
            updated=after,
            due=after,
        )
        await store.append(table, after - 1, [move], summary)
        count.waits.append(time.perf_counter() - start)


async def measured(url: str, tables: int) -> Count:
    store, count = await Store.open(url), Count()
    event.listen(store.database.writing, "commit", count.commit)
    until = time.perf_counter() + SECONDS
    names = [f"{tables}-{number}-{time.time_ns()}" for number in range(tables)]
    await asyncio.gather(*(append_on(store, name, until, count) for name in names))
    await store.close()
    return count


def report(url: str, console: Console) -> None:
    table = Table("tables", "appends/s", "commits/s", "p50, ms", "p99, ms", box=box.SIMPLE_HEAD, pad_edge=False)
    for tables in (1, 100, 1_000):
        count = asyncio.run(measured(url, tables))
        cuts = statistics.quantiles(count.waits, n=100)
        figures = (len(count.waits) / SECONDS, count.commits / SECONDS, 1000 * cuts[49], 1000 * cuts[98])
        table.add_row(
            f"{tables:,}", f"{figures[0]:,.0f}", f"{figures[1]:,.0f}", f"{figures[2]:.1f}", f"{figures[3]:.1f}"
        )
    console.print(table)


def main() -> None:
    console = Console(highlight=False)
    if sys.argv[1:]:
        report(sys.argv[1], console)
        return
    with tempfile.TemporaryDirectory(dir=".") as folder:
        report(f"sqlite:///{Path(folder) / 'seriatim.db'}", console)


if __name__ == "__main__":
    main()
