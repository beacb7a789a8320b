"""Append events to many tables in one transaction, each only if its last event is the one the caller knows."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from operator import attrgetter
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import BindParameter, Connection, Row, bindparam, delete, func, insert, select, update

from seriatim.games.game import Value
from seriatim.server.errors import Conflict, StoreFailed
from seriatim.server.store.schema import EVENTS, MEMBERS, TABLES, Occupant, TableSummary
from seriatim.server.store.threads import Outcome
from seriatim.table.events import GameEnded, Played, Signalled
from seriatim.table.stored_events import StoredEvent, write

NEW_TABLE: Final = insert(TABLES).values(id=bindparam("table_id"))
UPDATE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table_id"))
    .values({column.name: bindparam(column.name) for column in TABLES.c if not column.primary_key})
)
PROGRESS: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table_id"))
    .values({name: bindparam(name) for name in ("due", "phase", "updated", "turn")})
)
"""Update only the columns that a move can change."""
MAX_ROWS: Final = 64
"""Moves in one statement. SQLite releases the GIL for each statement, and taking it back costs more than a row."""
LAST_SEQUENCE: Final = (
    select(func.max(EVENTS.c.sequence)).where(EVENTS.c.table_id == TABLES.c.id).correlate(TABLES).scalar_subquery()
)
TABLE_IDS: Final[BindParameter[list[str]]] = bindparam("table_ids", expanding=True)
HEADS: Final = (
    select(TABLES.c.id, LAST_SEQUENCE.label("sequence"), TABLES.c.persons)
    .where(TABLES.c.id.in_(TABLE_IDS))
    .order_by(TABLES.c.id)
    .with_for_update()
)
DELETE_MEMBER: Final = delete(MEMBERS).where(
    MEMBERS.c.table_id == bindparam("at"), MEMBERS.c.person == bindparam("who")
)
PLAY_EVENTS: Final = (Played, Signalled, GameEnded)
PERSONS_DECODER: Final = msgspec.json.Decoder(tuple[str, ...])
JSON_DECODERS: Final[Mapping[str, msgspec.json.Decoder[Any]]] = {
    "persons": PERSONS_DECODER,
    "occupants": msgspec.json.Decoder(tuple[Occupant, ...]),
    "options": msgspec.json.Decoder(dict[str, Value]),
    "turn": msgspec.json.Decoder(tuple[int, ...]),
}
"""The columns that hold JSON."""


EventRow = dict[str, object]
"""An event as a row."""
NextRow = tuple[object, object, object, object]
"""An event as a row, and the sequence number of the event it follows."""


class Append(NamedTuple):
    """Events to append to a table whose last event has the number `after`."""

    table_id: str
    after: int
    events: Sequence[EventRow]
    summary: TableSummary | None
    """The table's new row; None if it can stay as it is."""
    is_play: bool
    """Whether these are only moves, by far the most common case: persons, seats and options do not change."""

    def last_sequence(self) -> int:
        """The number of the table's last event, once this is appended."""
        return self.after + len(self.events)


class Change(NamedTuple):
    """Any other write. If it raises `StoreFailed` it is rolled back."""

    run: Callable[[Connection], object]


class TableHead(NamedTuple):
    """The number of a table's last event, and its persons as JSON."""

    sequence: int
    persons: str


NO_TABLE: Final = TableHead(0, "[]")


def append_of(table_id: str, after: int, events: Sequence[StoredEvent], summary: TableSummary | None) -> Append:
    """Make an append, and check that its events are numbered from `after` on."""
    numbers = [stored.sequence for stored in events]
    is_summary_right = after > 0 if summary is None else summary.table_id == table_id
    if not numbers or numbers != [*range(after + 1, after + 1 + len(events))] or not is_summary_right:
        raise ValueError(f"events {numbers} do not follow event {after} of {table_id}")
    rows = [{"table_id": table_id, "sequence": stored.sequence, "data": write(stored)} for stored in events]
    is_play = after > 0 and all(isinstance(stored.event, PLAY_EVENTS) for stored in events)
    return Append(table_id, after, rows, summary, is_play)


# The row of a table


def row_of(summary: TableSummary) -> dict[str, Any]:
    return {**msgspec.structs.asdict(summary), **{name: json_of(getattr(summary, name)) for name in JSON_DECODERS}}


def progress_row(summary: TableSummary) -> dict[str, Any]:
    """The columns that a move can change."""
    return {
        "table_id": summary.table_id,
        "due": summary.due,
        "phase": summary.phase,
        "updated": summary.updated,
        "turn": json_of(summary.turn),
    }


def json_of(value: object) -> str:
    return msgspec.json.encode(value).decode()


def summary_in(row: Row[Any]) -> TableSummary:
    held = {name: getattr(row, name) for name in TableSummary.__struct_fields__ if name != "table_id"}
    decoded = {name: decoder.decode(held[name]) for name, decoder in JSON_DECODERS.items()}
    return TableSummary(table_id=row.id, **{**held, **decoded})


# Writing


def write_all(connection: Connection, jobs: Sequence[Append | Change]) -> list[Outcome]:
    """Run all jobs within one transaction; the outcome of each. A refused job does not disturb the others."""
    appends = [job for job in jobs if isinstance(job, Append)]
    count = Counter(append.table_id for append in appends)
    moves = [append for append in appends if append.is_play and count[append.table_id] == 1]
    others = [append for append in appends if not append.is_play or count[append.table_id] > 1]
    if moves:
        append_moves(connection, moves)
    refused = {id(job) for job in append_checked(connection, others)} if others else set()
    return [
        run_change(connection, job) if isinstance(job, Change) else Conflict() if id(job) in refused else None
        for job in jobs
    ]


def run_change(connection: Connection, change: Change) -> Outcome:
    try:
        with connection.begin_nested():
            return change.run(connection)
    except StoreFailed as refusal:
        return refusal


def was_stored(connection: Connection, jobs: Sequence[Append | Change], outcomes: Sequence[Outcome]) -> bool | None:
    """Whether a batch is in the database: its first append tells. None if nothing was appended."""
    appends = (job for job, outcome in zip(jobs, outcomes, strict=True) if isinstance(job, Append) and outcome is None)
    append = next(appends, None)
    if append is None:
        return None
    last = append.events[-1]
    key = EVENTS.c.table_id == append.table_id, EVENTS.c.sequence == append.last_sequence()
    return connection.scalar(select(EVENTS.c.data).where(*key)) == last["data"]


def append_moves(connection: Connection, moves: Sequence[Append]) -> None:
    """Append moves, the quick way. If any table has moved on, raise `Conflict`: the transaction is rolled back."""
    in_order = sorted(moves, key=attrgetter("table_id"))
    rows = [(move.table_id, event["sequence"], event["data"], move.after) for move in in_order for event in move.events]
    for some in in_powers_of_two(rows):
        statement = insert_sql(len(some), connection.dialect.paramstyle)
        added = connection.exec_driver_sql(statement, tuple(chain.from_iterable(some)), {"preserve_rowcount": True})
        if added.rowcount != len(some):
            raise Conflict
    if progress := [progress_row(move.summary) for move in in_order if move.summary is not None]:
        connection.execute(PROGRESS, progress)


def in_powers_of_two(rows: Sequence[NextRow]) -> Iterator[Sequence[NextRow]]:
    """Split into parts of 64, 32, 16 … rows, so that there are few different statements to prepare."""
    start = 0
    while start < len(rows):
        size = min(MAX_ROWS, 1 << (len(rows) - start).bit_length() - 1)
        yield rows[start : start + size]
        start += size


@cache
def insert_sql(count: int, paramstyle: str) -> str:
    """SQL that inserts so many events, each only if the event it follows exists. The key forbids duplicates.

    It is plain SQL for the driver: SQLAlchemy would take longer to name and order four values a row.
    """
    mark = "?" if paramstyle == "qmark" else "%s"
    rows = ", ".join([f"({', '.join([mark] * 4)})"] * count)
    return f"""
        INSERT INTO events (table_id, sequence, data) SELECT column1, column2, column3 FROM (VALUES {rows}) AS next
        WHERE EXISTS (SELECT 1 FROM events AS before WHERE table_id = column1 AND sequence = column4)
    """  # noqa: S608 - contains only placeholders


def append_checked(connection: Connection, appends: Sequence[Append]) -> list[Append]:
    """Append events, each only if they follow the last event of their table. Return the refused appends."""
    before = table_heads(connection, {append.table_id for append in appends})
    last = {table_id: head.sequence for table_id, head in before.items()}
    accepted, refused = list[Append](), list[Append]()
    for append in appends:
        fits = append.after == last.get(append.table_id, 0)
        (accepted if fits else refused).append(append)
        if fits:
            last[append.table_id] = append.last_sequence()
    if accepted:
        insert_events(connection, accepted, before)
    return refused


def table_heads(connection: Connection, table_ids: set[str]) -> dict[str, TableHead]:
    """The heads of these tables; PostgreSQL locks the rows, always in the same order."""
    rows = connection.execute(HEADS, {"table_ids": list(table_ids)})
    return {row.id: TableHead(row.sequence, row.persons) for row in rows}


def insert_events(connection: Connection, appends: Sequence[Append], before: dict[str, TableHead]) -> None:
    latest = {append.table_id: append.summary for append in appends if append.summary is not None}
    if new := [summary for table_id, summary in latest.items() if table_id not in before]:
        connection.execute(NEW_TABLE, [row_of(summary) for summary in new])
    if old := [summary for table_id, summary in latest.items() if table_id in before]:
        connection.execute(UPDATE, [row_of(summary) for summary in old])
    connection.execute(insert(EVENTS), [event for append in appends for event in append.events])
    known = {table_id: before.get(table_id, NO_TABLE).persons for table_id in latest}
    if changed := [one for table_id, one in latest.items() if json_of(one.persons) != known[table_id]]:
        update_members(connection, changed, known)


def update_members(connection: Connection, summaries: Sequence[TableSummary], known: Mapping[str, str]) -> None:
    """Update who belongs to these tables; `known` are the persons of before, as JSON. Who stays keeps their row."""
    gone, new = list[dict[str, str]](), list[dict[str, str]]()
    for one in summaries:
        before = PERSONS_DECODER.decode(known[one.table_id])
        gone += [{"at": one.table_id, "who": person} for person in before if person not in one.persons]
        new += [{"table_id": one.table_id, "person": person} for person in one.persons if person not in before]
    if gone:
        connection.execute(DELETE_MEMBER, gone)
    if new:
        connection.execute(insert(MEMBERS), new)
