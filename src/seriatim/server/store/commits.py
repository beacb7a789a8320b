"""One thread writes for everybody: what is asked for meanwhile shares the next commit.

A commit waits for the disk, so it is dear; and it is no dearer for a hundred tables than for one. The event loop never
waits for the disk: it puts a job into a bounded queue and is told when the commit is done.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from seriatim.phrase import Phrase
from seriatim.server.store.database import Database
from seriatim.server.store.errors import Conflict, StoreFailed, failure
from seriatim.server.store.preallocate import Reserve

LOG: Final = logging.getLogger("seriatim.server")
MOST_WAITING: Final = 10_000
"""Jobs in the queue; whoever comes then is refused at once."""
MOST_TOGETHER: Final = 512
"""Jobs in one commit."""
GATHERING: Final = 0.004
"""Seconds for which the first job of a commit waits for others."""

Outcome = object
"""What a job came to: an answer, or the exception that its asker is to get."""
Work = Callable[[Connection, Sequence[Any]], list[Outcome]]
"""Do these jobs within a transaction, and tell what each came to."""


class Commits:
    """The thread, its queue, and whoever waits for it."""

    def __init__(self, database: Database, work: Work) -> None:
        self.database = database
        self.work = work
        self.reserve = Reserve(database.writing)
        self.loop = asyncio.get_running_loop()
        self.waiting: queue.SimpleQueue[tuple[Any, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self.is_closed = False
        self.complaint = ""
        """What the database said when it last failed, unless it has done its work since."""
        self.thread = threading.Thread(target=self.run, name="seriatim-commits", daemon=True)
        self.thread.start()

    async def do(self, job: object) -> Any:  # noqa: ANN401 - the job's own answer
        """What the job comes to, once it is on the disk."""
        if self.is_closed:
            raise StoreFailed(Phrase("store-closed"))
        if self.waiting.qsize() >= MOST_WAITING:
            raise StoreFailed(Phrase("store-busy"))
        future: asyncio.Future[Any] = self.loop.create_future()
        self.waiting.put((job, future))
        return await future

    async def close(self) -> None:
        """Write what has been asked for, and stop."""
        if not self.is_closed:
            self.is_closed = True
            self.waiting.put(None)
        await asyncio.to_thread(self.thread.join)

    # In the thread

    def run(self) -> None:
        is_open = True
        while is_open:
            batch, is_open = self.gather()
            if batch:
                outcomes = self.commit([job for job, _ in batch])
                futures = [future for _, future in batch]
                self.tell(futures, outcomes)
                self.reserve.committed()

    def gather(self) -> tuple[list[tuple[Any, asyncio.Future[Any]]], bool]:
        """The jobs of the next commit, and whether there will be others."""
        batch = []
        entry = self.waiting.get()
        if entry is not None:
            time.sleep(GATHERING)
        while entry is not None:
            batch.append(entry)
            if len(batch) == MOST_TOGETHER or self.waiting.empty():
                return batch, True
            entry = self.waiting.get()
        return batch, False

    def commit(self, jobs: Sequence[Any]) -> list[Outcome]:
        """Commit the jobs together. If one is in the way, which only another process can bring about, one by one."""
        try:
            with self.database.writing.begin() as connection:
                outcomes = self.work(connection, jobs)
            self.complaint = ""
            return outcomes  # noqa: TRY300 - what is committed is done
        except (IntegrityError, Conflict):
            return [Conflict()] if len(jobs) == 1 else [outcome for job in jobs for outcome in self.commit([job])]
        except Exception as error:  # noqa: BLE001 - whatever it was, the askers must hear of it and the thread go on
            failed = failure(error, self.database.place)
            self.complain(failed)
            return [failed for _ in jobs]

    def complain(self, failed: StoreFailed) -> None:
        """Tell whoever runs the server, once, what people are not told."""
        if str(failed) != self.complaint:
            self.complaint = str(failed)
            LOG.error("nothing can be stored: %s, %s", failed.phrase.key, dict(failed.phrase.values))

    def tell(self, futures: Sequence[asyncio.Future[Any]], outcomes: Sequence[Outcome]) -> None:
        try:
            self.loop.call_soon_threadsafe(settle, futures, outcomes)
        except RuntimeError:
            """The loop has been closed, and nobody waits any more."""


def settle(futures: Sequence[asyncio.Future[Any]], outcomes: Sequence[Outcome]) -> None:
    for future, outcome in zip(futures, outcomes, strict=True):
        if future.done():
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
