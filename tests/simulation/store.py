"""The store of one process: the server's `CommitThread` without a thread, run by the world, over the simulated disk."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, cast

from msgspec import structs

from seriatim.phrase import Phrase
from seriatim.server.errors import StoreFailed
from seriatim.server.store import Rows, Store
from seriatim.server.store.database import Database
from seriatim.server.store.schema import DailyResult
from seriatim.server.store.threads import BATCH_DELAY, CommitThread, Outcome, RunBatch, WasStored
from seriatim.table.stored_events import StoredEvent, read
from tests.simulation.disk import Disk, ThreadTime, is_stored, prepare_all

if TYPE_CHECKING:
    from tests.simulation.process import Process

LONGEST_HANG = 60.0
USUAL_COMMIT = 0.02
USUAL_READ = 0.02
Job = tuple[Any, "asyncio.Future[Any]"]


class JobQueue:
    """The queue of the commit thread. `on_put` is called where a thread would wake."""

    def __init__(self, on_put: Callable[[], None]) -> None:
        self.jobs: list[Job] = []
        self.on_put = on_put

    def put(self, job: Job) -> None:
        self.jobs.append(job)
        self.on_put()

    def get(self) -> Job:
        return self.jobs.pop(0)

    def empty(self) -> bool:
        return not self.jobs

    def qsize(self) -> int:
        return len(self.jobs)


class Closing:
    """The event that ends the commit thread. Waiting for it takes time of the thread."""

    def __init__(self, time: ThreadTime) -> None:
        self.time = time
        self.is_set = False

    def wait(self, seconds: float) -> bool:
        self.time.sleep(seconds)
        return self.is_set


class DatabaseOnDisk:
    """What the commit thread needs of `Database`."""

    def __init__(self, disk: Disk) -> None:
        self.writing = disk
        self.place = "disk"


class Commits(CommitThread):
    """The server's commit thread, step by step: its batches, its outcomes and its questions after lost answers."""

    def __init__(self, disk: Disk, process: "Process") -> None:
        self.disk = disk
        self.process = process
        self.time = disk.thread_time
        self.database = cast(Database, DatabaseOnDisk(disk))
        self.run_batch = cast(RunBatch, prepare_all)
        self.was_stored = cast(WasStored, is_stored)
        self.loop = process.loop
        self.queue = cast(Any, JobQueue(self.wake))
        self.is_closed = False
        self.closing = cast(Any, Closing(self.time))
        self.last_failure = ""
        self.is_busy = False
        self.batch: list[Job] = []
        """What has been sent to the database and is not stored yet."""

    def wake(self) -> None:
        if not self.is_busy and not self.queue.empty():
            self.is_busy = True
            self.process.later(BATCH_DELAY, self.send)

    def send(self) -> None:
        """Take a batch, and send it to the database."""
        self.batch, _ = self.next_batch()
        self.process.later(self.duration(), self.make)

    def make(self) -> None:
        """The database stores the batch, or does not. The answer takes its time."""
        batch, self.batch, self.time.passed = self.batch, [], 0.0
        outcomes = self.commit([job for job, _ in batch])
        self.process.later(self.time.passed + self.duration(), self.answer, [future for _, future in batch], outcomes)

    def answer(self, futures: Sequence["asyncio.Future[Any]"], outcomes: Sequence[Outcome]) -> None:
        self.report(futures, outcomes)
        self.is_busy = False
        self.wake()

    def duration(self) -> float:
        longest = LONGEST_HANG if self.disk.happens("commit_hangs") else USUAL_COMMIT
        return longest * self.disk.random.random()

    def crash(self) -> None:
        """The process has ended. The database may still store what was sent to it."""
        if self.batch and self.disk.random.random() < 0.5:
            self.make()

    async def close(self) -> None:
        self.is_closed = True
        while self.is_busy:
            await asyncio.sleep(0.01)


class SimulatedStore(Store):
    """What hub and rooms need of the store."""

    def __init__(self, disk: Disk, process: "Process") -> None:
        self.disk = disk
        self.commits: Commits = Commits(disk, process)

    async def load(self, table_id: str) -> list[StoredEvent]:
        await self.wait_for_read()
        return [read(data) for data in self.disk.data.get(table_id, [])]

    async def due_before(self, now: int, limit: int) -> list[str]:
        await self.wait_for_read()
        due = [
            (one.due, one.table_id) for one in self.disk.summaries.values() if one.due is not None and one.due <= now
        ]
        return [table_id for _, table_id in sorted(due)][:limit]

    async def update_turn(self, table_id: str, turn: Sequence[int]) -> None:
        await self.wait_for_read()
        self.disk.summaries[table_id] = structs.replace(self.disk.summaries[table_id], turn=tuple(turn))

    async def newest_time(self) -> int:
        await self.wait_for_read()
        return max(summary.updated for summary in self.disk.summaries.values())

    async def older_than(self, time: int) -> Rows:
        await self.wait_for_read()
        return Rows(len(self.disk.old(time)), 0, 0)

    async def delete_before(self, time: int, share: float = 1.0) -> Rows:
        await self.wait_for_read()
        rows = await self.older_than(time)
        self.disk.delete_before(time)
        return rows

    async def add_daily_result(self, result: DailyResult) -> bool:
        raise NotImplementedError

    async def close_connections(self) -> None: ...

    async def close(self) -> None:
        await self.commits.close()

    async def wait_for_read(self) -> None:
        """A query takes its time, and may fail."""
        await asyncio.sleep(USUAL_READ * self.disk.random.random())
        if self.disk.happens("read_fails"):
            raise StoreFailed(Phrase("store-locked", {"place": "disk", "problem": "locked"}))
