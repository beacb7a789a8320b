"""Export tables to a backup file and import them, into the same or another database.

A backup is lines of JSON: a header; for each table its id and number of events, then the events as they are stored,
secrets included; the daily results; who has signed out; and a last line with a checksum of all lines before it. It
contains seeds and moves that nobody at the tables may see yet: protect it like the database. Recovery links are left
out.

Tables that this version cannot read are exported like any others. An import refuses them, or leaves them out.
"""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Annotated, BinaryIO, Final, NamedTuple, TypeVar

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, func, select

from seriatim.phrase import Phrase
from seriatim.server.errors import StoreFailed
from seriatim.server.store import Store, add_result, events_of, put_generation, results_in
from seriatim.server.store.appends import Append, Change, append_checked, append_of
from seriatim.server.store.database import allow_time
from seriatim.server.store.schema import DAILY_RESULTS, EVENTS, SIGN_OUTS, TABLES, DailyResult, fold_and_summarise
from seriatim.table.settings import LONGEST_ID
from seriatim.table.stored_events import Unreadable, read

VERSION: Final = 1
LONGEST_LINE: Final = 1_000_000
TABLE_START: Final = b'{"type":"table"'


class HeaderLine(msgspec.Struct, frozen=True, tag_field="type", tag="seriatim-backup"):
    """The first line."""

    version: int


class TableLine(msgspec.Struct, frozen=True, tag_field="type", tag="table", forbid_unknown_fields=True):
    """A table; the next `events` lines are its events."""

    table_id: Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)] = msgspec.field(name="table")
    events: Annotated[int, Meta(ge=1)]


class ResultLine(msgspec.Struct, frozen=True, tag_field="type", tag="daily-result", forbid_unknown_fields=True):
    """A daily result."""

    result: DailyResult


class SignOutLine(msgspec.Struct, frozen=True, tag_field="type", tag="sign-out", forbid_unknown_fields=True):
    """The generation of the cookies of a person who has signed out elsewhere."""

    person: str
    generation: int


class EndLine(msgspec.Struct, frozen=True, tag_field="type", tag="end", forbid_unknown_fields=True):
    """The last line: the number of tables, and the SHA-256 of all lines before."""

    tables: int
    sha256: str


BackupLine = TableLine | ResultLine | SignOutLine | EndLine
HEADER_DECODER: Final = msgspec.json.Decoder(HeaderLine)
LINE_DECODER: Final = msgspec.json.Decoder(BackupLine)


T = TypeVar("T")


class BrokenBackup(StoreFailed):
    """A file that cannot be imported: the number of the line, and what is wrong there."""

    def __init__(self, line: int, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.line = line


class UnreadableTable(NamedTuple):
    """A table that this version cannot read, and why; in a backup also the number of its first line."""

    table_id: str
    problem: Phrase
    line: int = 0


class UnreadableTables(StoreFailed):
    """A file with tables that cannot be read; the others could be imported."""

    def __init__(self, tables: Sequence[UnreadableTable]) -> None:
        super().__init__(Phrase("backup-unreadable", {"tables": len(tables)}))
        self.tables = tables


class Imported(NamedTuple):
    """The number of tables that were imported, and the tables that were left out."""

    tables: int
    left_out: Sequence[UnreadableTable]


class Checked(NamedTuple):
    """The number of tables of a database, and those among them that cannot be read."""

    tables: int
    unreadable: Sequence[UnreadableTable]


# What the commands run


def export_to(file: BinaryIO, url: str, table_ids: Sequence[str] = ()) -> int:
    """Export these tables of an existing database, or all; the number of tables."""
    return asyncio.run(with_store(url, lambda store: export_tables(store, file, table_ids), exclusive=False))


def import_from(file: BinaryIO, url: str, *, skip_unreadable: bool = False) -> Imported:
    """Import the tables of a file: all or none, or all that can be read."""
    return asyncio.run(with_store(url, lambda store: import_tables(store, file, skip_unreadable), exclusive=True))


def check_all(url: str) -> Checked:
    """Read every table of an existing database."""
    return asyncio.run(with_store(url, check_tables, exclusive=False))


async def with_store(url: str, use: Callable[[Store], Awaitable[T]], *, exclusive: bool) -> T:
    """Use a store. One that only reads must exist, and may be read while a server runs."""
    store = await Store.open(url, create=exclusive, exclusive=exclusive)
    try:
        return await use(store)
    finally:
        await store.close()


# Exporting


async def export_tables(store: Store, file: BinaryIO, table_ids: Sequence[str] = ()) -> int:
    """Write these tables to a file, or everything, as of one moment; the number of tables."""

    def write(connection: Connection) -> int:
        allow_time(connection)
        return write_backup(file, backup_lines(connection, table_ids))

    return await store.reads.run(write)


def write_backup(file: BinaryIO, lines: Iterable[bytes]) -> int:
    """Write a header, these lines, and the checksum."""
    digest, tables = hashlib.sha256(), 0
    for line in chain((msgspec.json.encode(HeaderLine(VERSION)),), lines):
        tables += line.startswith(TABLE_START)
        digest.update(line + b"\n")
        file.write(line + b"\n")
    file.write(msgspec.json.encode(EndLine(tables, digest.hexdigest())) + b"\n")
    return tables


def backup_lines(connection: Connection, table_ids: Sequence[str]) -> Iterator[bytes]:
    counts = select(EVENTS.c.table_id, func.count()).group_by(EVENTS.c.table_id)
    known = {row[0]: row[1] for row in connection.execute(counts.order_by(EVENTS.c.table_id))}
    for table_id in table_ids or known:
        if table_id not in known:
            raise StoreFailed(Phrase("backup-no-table", {"table": table_id}))
        yield msgspec.json.encode(TableLine(table_id, known[table_id]))
        events = select(EVENTS.c.data).where(EVENTS.c.table_id == table_id)
        yield from map(event_line, connection.scalars(events.order_by(EVENTS.c.sequence)))
    if not table_ids:
        for result in results_in(connection, select(DAILY_RESULTS)):
            yield msgspec.json.encode(ResultLine(result))
        for row in connection.execute(select(SIGN_OUTS).order_by(SIGN_OUTS.c.person)):
            yield msgspec.json.encode(SignOutLine(row.person, row.generation))


def event_line(data: bytes) -> bytes:
    """A stored event as a line: as it is; or in base64, if it is no event and would break the line."""
    return msgspec.json.encode(data) if b"\n" in data else data


# Checking


async def check_tables(store: Store) -> Checked:
    """Read every table, as of one moment."""
    return await store.reads.run(check_in)


def check_in(connection: Connection) -> Checked:
    allow_time(connection)
    table_ids = list(connection.scalars(select(TABLES.c.id).order_by(TABLES.c.id)))
    problems = [(table_id, problem_in(connection, table_id)) for table_id in table_ids]
    unreadable = [UnreadableTable(table_id, problem) for table_id, problem in problems if problem is not None]
    return Checked(len(table_ids), unreadable)


def problem_in(connection: Connection, table_id: str) -> Phrase | None:
    """Why a table cannot be read; None if it can."""
    try:
        fold_and_summarise(table_id, events_of(connection, table_id))
    except Unreadable as error:
        return error.phrase
    return None


# Importing


async def import_tables(store: Store, file: BinaryIO, skip_unreadable: bool = False) -> Imported:
    """Import everything in a backup, or nothing; or everything that can be read."""
    change = Change(lambda connection: read_backup(connection, BackupReader(file), skip_unreadable))
    imported: Imported = await store.write(change)
    return imported


def read_backup(connection: Connection, reader: "BackupReader", skip_unreadable: bool) -> Imported:
    allow_time(connection)
    reader.read_header()
    tables, unreadable = 0, list[UnreadableTable]()
    while not isinstance(line := reader.read_line(), EndLine):
        if isinstance(line, ResultLine):
            add_result(connection, line.result)
            continue
        if isinstance(line, SignOutLine):
            put_generation(connection, line.person, line.generation)
            continue
        table = reader.read_table(line)
        if isinstance(table, UnreadableTable):
            unreadable.append(table)
        elif append_checked(connection, [table]):
            raise reader.broken("backup-exists", table=line.table_id)
        else:
            tables += 1
    reader.check_end(line, tables + len(unreadable))
    if unreadable and not skip_unreadable:
        raise UnreadableTables(unreadable)
    return Imported(tables, unreadable)


class BackupReader:
    """Reads a backup line by line, and counts the lines."""

    def __init__(self, file: BinaryIO) -> None:
        self.file = file
        self.number = 0
        self.digest = hashlib.sha256()
        self.before = self.digest.copy()

    def next_line(self) -> bytes:
        line = self.file.readline(LONGEST_LINE)
        self.number += 1
        if not line.endswith(b"\n"):
            is_long = len(line) == LONGEST_LINE
            raise self.broken("backup-long-line" if is_long else "backup-cut-off", limit=LONGEST_LINE)
        self.before = self.digest.copy()
        self.digest.update(line)
        return line

    def read_header(self) -> None:
        try:
            header = HEADER_DECODER.decode(self.next_line())
        except (msgspec.DecodeError, BrokenBackup):
            raise BrokenBackup(1, Phrase("backup-not-a-backup")) from None
        if header.version != VERSION:
            raise self.broken("backup-version", given=header.version, possible=VERSION)

    def read_line(self) -> BackupLine:
        try:
            line: BackupLine = LINE_DECODER.decode(self.next_line())
        except msgspec.DecodeError:
            raise self.broken("backup-unexpected", expected='{"type":"table", …}') from None
        return line

    def read_table(self, line: TableLine) -> Append | UnreadableTable:
        """Read a table's events, and check them by replaying them."""
        start = self.number
        data = [self.next_line() for _ in range(line.events)]
        try:
            events = [read(event) for event in data]
            return append_of(line.table_id, 0, events, fold_and_summarise(line.table_id, events)[1])
        except Unreadable as error:
            return UnreadableTable(line.table_id, error.phrase, start)

    def check_end(self, end: EndLine, tables: int) -> None:
        if (end.tables, end.sha256) != (tables, self.before.hexdigest()):
            raise self.broken("backup-changed")
        if self.file.read(1):
            self.number += 1
            raise self.broken("backup-goes-on")

    def broken(self, reason: str, **values: int | str) -> BrokenBackup:
        return BrokenBackup(self.number, Phrase(reason, values))
