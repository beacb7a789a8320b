"""Whole tables in one file, finished or not, to be kept or taken to another server.

A backup is lines of JSON: a heading; for each table its name and how many events follow, then the events as they are
stored, secrets included; the results of the days; and an end with a checksum of all lines before it. It holds
seeds and moves that nobody at the tables may see yet: keep it as you keep the database. Recovery links stay behind.
"""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Annotated, BinaryIO, Final

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, func, select

from seriatim.phrase import Phrase
from seriatim.server.store import Store, add_result, results_in
from seriatim.server.store.appends import Append, Change, append_all, append_of
from seriatim.server.store.errors import StoreFailed
from seriatim.server.store.schema import DAILY_RESULTS, EVENTS
from seriatim.server.store.summary import DailyResult, summary_of
from seriatim.table.evolve import fold
from seriatim.table.settings import LONGEST_ID
from seriatim.table.stored_events import CannotRead, StoredEvent, read

VERSION: Final = 1
LONGEST_LINE: Final = 1_000_000
TABLE_START: Final = b'{"type":"table"'


class Heading(msgspec.Struct, frozen=True, tag_field="type", tag="seriatim-backup"):
    """The first line."""

    version: int


class TableLine(msgspec.Struct, frozen=True, tag_field="type", tag="table", forbid_unknown_fields=True):
    """A table; so many lines with its events follow."""

    table: Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
    events: Annotated[int, Meta(ge=1)]


class ResultLine(msgspec.Struct, frozen=True, tag_field="type", tag="daily-result", forbid_unknown_fields=True):
    """A result of the deal of a day."""

    result: DailyResult


class End(msgspec.Struct, frozen=True, tag_field="type", tag="end", forbid_unknown_fields=True):
    """The last line: how many tables there were, and the SHA-256 of all lines before."""

    tables: int
    sha256: str


Line = TableLine | ResultLine | End
HEADINGS: Final = msgspec.json.Decoder(Heading)
LINES: Final = msgspec.json.Decoder(Line)


class BrokenBackup(StoreFailed):
    """A file that cannot be taken over: the line, and what is wrong there."""

    def __init__(self, line: int, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.line = line


# From one database to another


def export_to(file: BinaryIO, url: str, tables: Sequence[str] = ()) -> int:
    """Write tables of a database that exists to a file; how many."""
    return asyncio.run(with_store(url, lambda store: export_tables(store, file, tables), create=False))


def import_from(file: BinaryIO, url: str) -> int:
    """Take over the tables of a file; how many."""
    return asyncio.run(with_store(url, lambda store: import_tables(store, file), create=True))


async def with_store(url: str, use: Callable[[Store], Awaitable[int]], *, create: bool) -> int:
    store = await Store.open(url, create=create)
    try:
        return await use(store)
    finally:
        await store.close()


# Writing


async def export_tables(store: Store, file: BinaryIO, tables: Sequence[str] = ()) -> int:
    """Write these tables to a file, or everything, as it is at one moment; how many tables that were."""
    return await store.reads.do(lambda connection: write_backup(file, backup_lines(connection, tables)))


def write_backup(file: BinaryIO, lines: Iterable[bytes]) -> int:
    """Write the lines between their heading and their end."""
    digest, tables = hashlib.sha256(), 0
    for line in chain((msgspec.json.encode(Heading(VERSION)),), lines):
        tables += line.startswith(TABLE_START)
        digest.update(line + b"\n")
        file.write(line + b"\n")
    file.write(msgspec.json.encode(End(tables, digest.hexdigest())) + b"\n")
    return tables


def backup_lines(connection: Connection, tables: Sequence[str]) -> Iterator[bytes]:
    everything = select(EVENTS.c.table_id, func.max(EVENTS.c.sequence)).group_by(EVENTS.c.table_id)
    known = {row[0]: row[1] for row in connection.execute(everything.order_by(EVENTS.c.table_id))}
    for table in tables or known:
        if table not in known:
            raise StoreFailed(Phrase("backup-no-table", {"table": table}))
        yield msgspec.json.encode(TableLine(table, known[table]))
        events = select(EVENTS.c.data).where(EVENTS.c.table_id == table)
        yield from connection.scalars(events.order_by(EVENTS.c.sequence))
    if not tables:
        for result in results_in(connection, select(DAILY_RESULTS)):
            yield msgspec.json.encode(ResultLine(result))


# Reading


async def import_tables(store: Store, file: BinaryIO) -> int:
    """Take over all that a backup holds, or nothing; how many tables that were."""
    count: int = await store.write(Change(lambda connection: read_backup(connection, Reader(file))))
    return count


def read_backup(connection: Connection, reader: "Reader") -> int:
    reader.heading()
    tables = 0
    while not isinstance(line := reader.line(), End):
        if isinstance(line, ResultLine):
            add_result(connection, line.result)
        elif append_all(connection, [reader.table(line)]):
            raise reader.broken("backup-exists", table=line.table)
        else:
            tables += 1
    reader.end(line, tables)
    return tables


class Reader:
    """Reads a backup line by line, and knows where it is."""

    def __init__(self, file: BinaryIO) -> None:
        self.file = file
        self.number = 0
        self.digest = hashlib.sha256()
        self.before = self.digest.copy()

    def raw(self) -> bytes:
        line = self.file.readline(LONGEST_LINE)
        self.number += 1
        if not line.endswith(b"\n"):
            is_long = len(line) == LONGEST_LINE
            raise self.broken("backup-long-line" if is_long else "backup-cut-off", limit=LONGEST_LINE)
        self.before = self.digest.copy()
        self.digest.update(line)
        return line

    def heading(self) -> None:
        try:
            heading = HEADINGS.decode(self.raw())
        except (msgspec.DecodeError, BrokenBackup):
            raise BrokenBackup(1, Phrase("backup-not-a-backup")) from None
        if heading.version != VERSION:
            raise self.broken("backup-version", given=heading.version, possible=VERSION)

    def line(self) -> Line:
        try:
            line: Line = LINES.decode(self.raw())
        except msgspec.DecodeError:
            raise self.broken("backup-unexpected", expected='{"type":"table", …}') from None
        return line

    def table(self, line: TableLine) -> Append:
        """A table whose events follow each other and make a table by the rules known here."""
        start = self.number
        events = [self.event() for _ in range(line.events)]
        try:
            return append_of(line.table, 0, events, summary_of(line.table, fold(events)))
        except Exception as error:  # noqa: BLE001 - events from a stranger's file may break whatever folds them
            problem = " ".join(str(error).split())[:200] or type(error).__name__
            raise BrokenBackup(start, Phrase("backup-bad-table", {"table": line.table, "problem": problem})) from None

    def event(self) -> StoredEvent:
        try:
            return read(self.raw())
        except CannotRead as error:
            raise self.broken("backup-bad-event", problem=str(error)) from None

    def end(self, end: End, tables: int) -> None:
        if (end.tables, end.sha256) != (tables, self.before.hexdigest()):
            raise self.broken("backup-changed")
        if self.file.read(1):
            self.number += 1
            raise self.broken("backup-goes-on")

    def broken(self, reason: str, **values: int | str) -> BrokenBackup:
        return BrokenBackup(self.number, Phrase(reason, values))
