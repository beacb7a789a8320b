"""The database: what is stored survives every crash of the server, and a commit may fail in several ways.

A transaction is prepared, and is stored as a whole or not at all. SQL has its own tests; here the statements are a few
lines of Python that mean the same.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple, cast

from sqlalchemy.exc import SQLAlchemyError

from seriatim.phrase import Phrase
from seriatim.server.clock import DayWatch
from seriatim.server.errors import Conflict, StoreFailed
from seriatim.server.store.appends import Append
from seriatim.server.store.schema import TableSummary
from seriatim.server.store.threads import Outcome
from seriatim.table.stored_events import StoredEvent, read

if TYPE_CHECKING:
    from tests.simulation.world import World

HIDDEN_SECONDS = 60.0
"""How long the database cannot be asked after an unanswered commit."""


class Connection:
    """A transaction: what has been prepared, and is not stored yet."""

    def __init__(self, disk: "Disk") -> None:
        self.disk = disk
        self.prepared: list[Append] = []

    def length(self, table_id: str) -> int:
        """The number of a table's last event, as this transaction sees it."""
        lengths = [append.last_sequence() for append in self.prepared if append.table_id == table_id]
        return lengths[-1] if lengths else self.disk.length(table_id)


class Stored(NamedTuple):
    """Where an event is stored."""

    table_id: str
    event: StoredEvent


class Disk:
    """All tables, and what may go wrong with a commit."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.random = world.stream("disk")
        self.events: dict[str, list[StoredEvent]] = {}
        self.data: dict[str, list[bytes]] = {}
        self.summaries: dict[str, TableSummary] = {}
        self.stored_at: dict[str, float] = {}
        """When the last event of each table was stored, in seconds of the world."""
        self.by_cause: dict[tuple[str, str], list[Stored]] = {}
        """The events that each command has caused: by person and id."""
        self.day_watch = DayWatch()
        """What the server keeps in a file of its own about the clock."""
        self.thread_time = ThreadTime()
        self.hidden_until = 0.0
        """When the database can be asked again, by the time of the commit thread."""

    def length(self, table_id: str) -> int:
        return len(self.events.get(table_id, []))

    def happens(self, fault: str) -> bool:
        """Whether a fault occurs now."""
        chance: float = getattr(self.world.faults, fault)
        return chance > 0 and self.random.random() < chance

    def store(self, append: Append) -> None:
        for row in append.events:
            data = cast(bytes, row["data"])
            stored = read(data)
            self.data.setdefault(append.table_id, []).append(data)
            self.events.setdefault(append.table_id, []).append(stored)
            if stored.cause:
                self.by_cause.setdefault((stored.by, stored.cause), []).append(Stored(append.table_id, stored))
            self.world.note("stored", f"{append.table_id} {stored.sequence} {type(stored.event).__name__}")
        self.stored_at[append.table_id] = self.world.time
        if append.summary is not None:
            self.summaries[append.table_id] = append.summary

    def old(self, time: int) -> list[str]:
        """The tables without an event since `time`."""
        return [table_id for table_id, summary in self.summaries.items() if summary.updated < time]

    def delete_before(self, time: int) -> None:
        for table_id in self.old(time):
            self.world.note("deleted", table_id)
            del self.events[table_id], self.data[table_id], self.summaries[table_id]

    # As an engine of SQLAlchemy

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """A transaction. It can fail before it begins, while it runs, or at its end with nobody knowing how."""
        if self.happens("commit_fails"):
            raise SQLAlchemyError("no connection")
        connection = Connection(self)
        yield connection
        if self.happens("commit_fails"):
            raise StoreFailed(Phrase("store-full", {"place": "disk", "problem": "full"}))
        is_unanswered = self.happens("commit_unanswered")
        if not is_unanswered or self.random.random() < 0.5:
            for append in connection.prepared:
                self.store(append)
        if is_unanswered:
            self.world.note("unanswered")
            self.hidden_until = self.thread_time.passed + (HIDDEN_SECONDS if self.happens("fate_hidden") else 0.0)
            raise SQLAlchemyError("the connection was lost")

    @contextmanager
    def connect(self) -> Iterator[Connection]:
        if self.thread_time.passed < self.hidden_until:
            raise SQLAlchemyError("no connection")
        yield Connection(self)


# What the server's SQL does


def prepare_all(connection: Connection, jobs: Sequence[Append]) -> list[Outcome]:
    """Prepare all appends that fit; the others are refused."""
    outcomes: list[Outcome] = []
    for job in jobs:
        fits = job.after == connection.length(job.table_id)
        if fits:
            connection.prepared.append(job)
        outcomes.append(None if fits else Conflict())
    return outcomes


def is_stored(connection: Connection, jobs: Sequence[Append], outcomes: Sequence[Outcome]) -> bool | None:
    """Whether a batch is stored: its first append tells."""
    for job, outcome in zip(jobs, outcomes, strict=True):
        if outcome is None:
            stored = connection.disk.data.get(job.table_id, [])[: job.last_sequence()]
            return len(stored) == job.last_sequence() and stored[-1] == job.events[-1]["data"]
    return None


class ThreadTime:
    """The time of the commit thread, which runs ahead: its waiting is added to the time of its answer."""

    def __init__(self) -> None:
        self.passed = 0.0

    def sleep(self, seconds: float) -> None:
        self.passed += seconds

    def monotonic(self) -> float:
        return self.passed
