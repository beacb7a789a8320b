"""The threads that talk to the database: one that commits for everybody, and a few that read.

A commit waits for the disk, and waits no longer for a hundred tables than for one. So jobs that arrive during a commit
share the next one (group commit). The event loop never waits for the disk: it puts a job into a bounded queue and gets
a future.
"""

import asyncio
import logging
import queue
import shutil
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, inspect
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from seriatim.phrase import Phrase
from seriatim.server.errors import Conflict, PerhapsStored, StoreFailed
from seriatim.server.store.database import READERS, Database, is_sqlite, store_failure

LOG: Final = logging.getLogger("seriatim.server")
MAX_QUEUED: Final = 10_000
"""Jobs that may wait for a commit; more are refused at once."""
MAX_BATCH: Final = 512
"""Jobs in one commit."""
BATCH_DELAY: Final = 0.004
"""Seconds for which the first job of a commit waits for others."""
MAX_READS: Final = 1_000
"""Queries that run or wait; more are refused at once."""
PREALLOCATED_BYTES: Final = 4 << 20
"""Bytes added to a SQLite file at once: it takes some twenty milliseconds to write them, and ten to free them."""
MIN_FREE_PAGES: Final = 256
"""Free pages in the file below which more are preallocated: a megabyte."""
MIN_FREE_DISK: Final = 16 * PREALLOCATED_BYTES
"""Free bytes on the disk below which nothing is preallocated."""
COMMITS_BETWEEN_CHECKS: Final = 10
"""Commits after which the free pages are counted again."""
LATE_COMMIT: Final = 3.0
"""Seconds after which a commit that is not done counts as hanging."""
FAILURE_MEMORY: Final = 30.0
"""Seconds for which a failed commit counts, unless another one works."""
FATE_TIMEOUT: Final = 35.0
"""Seconds in which to find out what became of an unanswered commit: PostgreSQL gives up a lost connection sooner."""
FATE_RETRY_DELAY: Final = 0.2

Outcome = object
"""A job's result, or the exception that its caller gets."""
RunBatch = Callable[[Connection, Sequence[Any]], list[Outcome]]
"""Run these jobs within one transaction, and return the outcome of each."""
WasStored = Callable[[Connection, Sequence[Any], Sequence[Outcome]], bool | None]
"""Whether jobs with these outcomes are in the database; None if they leave no trace by which to tell."""
Result = TypeVar("Result")


class CommitThread:
    """The thread that commits, its job queue, and the futures that wait for it."""

    def __init__(self, database: Database, run_batch: RunBatch, was_stored: WasStored) -> None:
        self.database = database
        self.run_batch = run_batch
        self.was_stored = was_stored
        self.preallocator = Preallocator(database.writing)
        self.loop = asyncio.get_running_loop()
        self.queue: queue.SimpleQueue[tuple[Any, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self.is_closed = False
        self.closing = threading.Event()
        self.last_failure = ""
        """The failure logged last; empty after a commit that worked."""
        self.started_at: float | None = None
        """When the commit began that runs now."""
        self.failed_at: float | None = None
        """When the last commit failed, if it did."""
        self.thread = threading.Thread(target=self.run, name="seriatim-commits", daemon=True)
        self.thread.start()

    async def submit(self, job: object) -> Any:  # noqa: ANN401 - the job's own result
        """Run a job; its result, once it is committed."""
        if self.is_closed:
            raise StoreFailed(Phrase("store-closed"))
        if self.queue.qsize() >= MAX_QUEUED:
            raise StoreFailed(Phrase("store-busy"))
        future: asyncio.Future[Any] = self.loop.create_future()
        self.queue.put((job, future))
        return await future

    async def close(self) -> None:
        """Commit what was submitted, and stop."""
        if not self.is_closed:
            self.is_closed = True
            self.closing.set()
            self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    def is_healthy(self) -> bool:
        """Whether no commit hangs, and the last one has not failed a moment ago."""
        now, started, failed = time.monotonic(), self.started_at, self.failed_at
        hangs = started is not None and now - started >= LATE_COMMIT
        has_failed = failed is not None and now - failed < FAILURE_MEMORY
        return not hangs and not has_failed

    # In the thread

    def run(self) -> None:
        is_open = True
        while is_open:
            batch, is_open = self.next_batch()
            if batch:
                self.started_at = time.monotonic()
                outcomes = self.commit([job for job, _ in batch])
                self.started_at = None
                self.report([future for _, future in batch], outcomes)
                self.preallocator.after_commit()

    def next_batch(self) -> tuple[list[tuple[Any, asyncio.Future[Any]]], bool]:
        """The jobs of the next commit, and whether more may follow."""
        batch = []
        entry = self.queue.get()
        if entry is not None:
            time.sleep(BATCH_DELAY)
        while entry is not None:
            batch.append(entry)
            if len(batch) == MAX_BATCH or self.queue.empty():
                return batch, True
            entry = self.queue.get()
        return batch, False

    def commit(self, jobs: Sequence[Any]) -> list[Outcome]:
        """Commit the jobs together; one by one after a conflict, which only another process can cause."""
        outcomes: list[Outcome] | None = None
        try:
            with self.database.writing.begin() as connection:
                outcomes = self.run_batch(connection, jobs)
            self.last_failure = ""
            self.failed_at = None
            return outcomes  # noqa: TRY300 - the commit has succeeded
        except (IntegrityError, Conflict):
            return [Conflict()] if len(jobs) == 1 else [outcome for job in jobs for outcome in self.commit([job])]
        except Exception as error:  # noqa: BLE001 - callers must get any error, and the thread must go on
            failed = store_failure(error, self.database.place)
            self.log_failure(failed)
            return [failed for _ in jobs] if outcomes is None else self.outcomes_by_fate(jobs, outcomes, failed)

    def outcomes_by_fate(self, jobs: Sequence[Any], outcomes: list[Outcome], failed: StoreFailed) -> list[Outcome]:
        """The outcomes of jobs whose commit was sent and not answered: all are stored, or none."""
        was_stored = self.fate_of(jobs, outcomes)
        if was_stored:
            LOG.warning("a commit was not answered, but it is stored")
            return outcomes
        return [PerhapsStored() if was_stored is None else failed for _ in jobs]

    def fate_of(self, jobs: Sequence[Any], outcomes: Sequence[Outcome]) -> bool | None:
        """Ask the database whether it has stored the jobs, until it answers; None if it does not, or cannot tell.

        In PostgreSQL the connection that asks has the server's lock. So the one that was lost has ended, and its
        transaction can no longer change its fate.
        """
        deadline = time.monotonic() + FATE_TIMEOUT
        while True:
            try:
                with self.database.writing.connect() as connection:
                    return self.was_stored(connection, jobs, outcomes)
            except Exception as error:  # noqa: BLE001 - whatever it is, ask again
                self.log_failure(store_failure(error, self.database.place))
            if time.monotonic() >= deadline or self.closing.wait(FATE_RETRY_DELAY):
                return None

    def log_failure(self, failed: StoreFailed) -> None:
        """Log a failure with its details, which players do not see; not again while it stays the same."""
        self.failed_at = time.monotonic()
        if str(failed) != self.last_failure:
            self.last_failure = str(failed)
            LOG.error("nothing can be stored: %s, %s", failed.phrase.key, dict(failed.phrase.values))

    def report(self, futures: Sequence[asyncio.Future[Any]], outcomes: Sequence[Outcome]) -> None:
        try:
            self.loop.call_soon_threadsafe(resolve, futures, outcomes)
        except RuntimeError:
            """The event loop is closed, and nobody waits any more."""


def resolve(futures: Sequence[asyncio.Future[Any]], outcomes: Sequence[Outcome]) -> None:
    for future, outcome in zip(futures, outcomes, strict=True):
        if future.done():
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


class ReadThreads:
    """The thread pool that reads, with a limit on waiting queries."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.threads = ThreadPoolExecutor(READERS, "seriatim-reads")
        self.reading = 0
        self.is_closed = False

    async def run(self, query: Callable[[Connection], Result]) -> Result:
        """Run a query in a read transaction."""
        if self.is_closed or self.reading >= MAX_READS:
            raise StoreFailed(Phrase("store-closed" if self.is_closed else "store-busy"))
        self.reading += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, self.run_in_thread, query)
        finally:
            self.reading -= 1

    def run_in_thread(self, query: Callable[[Connection], Result]) -> Result:
        try:
            with self.database.reading.begin() as connection:
                return query(connection)
        except SQLAlchemyError as error:
            raise store_failure(error, self.database.place) from None

    async def close(self) -> None:
        self.is_closed = True
        await asyncio.to_thread(self.threads.shutdown)


class Preallocator:
    """Preallocates space in a SQLite file, so that no commit waits while the file grows.

    When a file grows, the file system updates its own metadata, and now and then a sync waits for that: on ext4 up to a
    fifth of a second, where overwriting takes two milliseconds. Under load the file would grow every second. So it
    grows rarely, by a large piece of free pages which SQLite then fills. PostgreSQL does so by itself.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.commits = 0

    def after_commit(self) -> None:
        """Count a commit after its callers have their results; check the free pages now and then."""
        self.commits += 1
        if self.commits % COMMITS_BETWEEN_CHECKS == 0 and self.is_wanted():
            self.preallocate()

    def is_wanted(self) -> bool:
        """Whether this is a SQLite file on a disk with space to spare."""
        address = self.engine.url
        return is_sqlite(address) and shutil.disk_usage(Path(str(address.database)).parent).free > MIN_FREE_DISK

    def preallocate(self) -> None:
        """Make free pages if few are left: one call writes them, the next frees them, so that nobody waits for both."""
        try:
            with self.engine.begin() as connection:
                if has_filler(connection):
                    drop_filler(connection)
                elif free_pages(connection) < MIN_FREE_PAGES:
                    write_filler(connection)
        except SQLAlchemyError:
            """The disk is full by now. The next write gets that error."""


def free_pages(connection: Connection) -> int:
    return int(connection.exec_driver_sql("PRAGMA freelist_count").scalar_one())


def has_filler(connection: Connection) -> bool:
    return inspect(connection).has_table("reserve")


def write_filler(connection: Connection) -> None:
    """Write zeros into free and new pages: only written pages get their place on the disk."""
    connection.exec_driver_sql("CREATE TABLE reserve (room BLOB)")
    connection.exec_driver_sql("INSERT INTO reserve VALUES (zeroblob(?))", (PREALLOCATED_BYTES,))


def drop_filler(connection: Connection) -> None:
    connection.exec_driver_sql("DROP TABLE reserve")
