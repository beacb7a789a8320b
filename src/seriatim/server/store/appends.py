"""Appending to many tables at once, each only if its last event is the one that the appender knows."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain
from operator import attrgetter
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import (
    BindParameter,
    Connection,
    Row,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)

from seriatim.server.store.commits import Outcome
from seriatim.server.store.errors import Conflict, StoreFailed
from seriatim.server.store.schema import EVENTS, SEATED, TABLES
from seriatim.server.store.summary import TableSummary
from seriatim.table.events import GameEnded, Played, Signalled
from seriatim.table.stored_events import StoredEvent, write

NEW_TABLE: Final = insert(TABLES).values(id=bindparam("table"))
UPDATE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values({column.name: bindparam(column.name) for column in TABLES.c if not column.primary_key})
)
PROGRESS: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in ("due", "phase", "updated")})
)
"""As much of a table's row as a move can change."""
MOST_ROWS: Final = 64
"""Moves in one statement. SQLite lets go of the interpreter for each statement, and to get it back takes longer than a
row."""
LAST: Final = (
    select(func.max(EVENTS.c.sequence)).where(EVENTS.c.table_id == TABLES.c.id).correlate(TABLES).scalar_subquery()
)
NAMES: Final[BindParameter[list[str]]] = bindparam("names", expanding=True)
LAST_KNOWN: Final = (
    select(TABLES.c.id, LAST.label("sequence"), TABLES.c.persons)
    .where(TABLES.c.id.in_(NAMES))
    .order_by(TABLES.c.id)
    .with_for_update()
)
UNSEAT: Final = delete(SEATED).where(SEATED.c.table_id.in_(NAMES))
IN_PLAY: Final = (Played, Signalled, GameEnded)
PERSONS: Final = msgspec.json.Decoder(tuple[str, ...])


Event = dict[str, object]
"""An event as a row."""
Next = tuple[object, object, object, object]
"""An event as a row, and the number of the one it follows."""


class Append(NamedTuple):
    """Events that are to follow the table's event number `after`."""

    table: str
    after: int
    events: Sequence[Event]
    summary: TableSummary | None
    """What the table is like then; None if its row can stay as it is."""
    is_play: bool
    """Whether there are only moves, which are by far the most: who sits there, and what they play, is as it was."""

    def sequence(self) -> int:
        """The number of the table's last event, afterwards."""
        return self.after + len(self.events)


class Change(NamedTuple):
    """Anything else that is written. It may refuse with `StoreFailed`, and has then changed nothing."""

    does: Callable[[Connection], object]


class Known(NamedTuple):
    """As much of a table's row as appending asks for."""

    sequence: int
    persons: str


NEW: Final = Known(0, "[]")


def append_of(table: str, after: int, events: Sequence[StoredEvent], summary: TableSummary | None) -> Append:
    numbers = [stored.sequence for stored in events]
    is_its_own = after > 0 if summary is None else summary.table == table
    if not numbers or numbers != [*range(after + 1, after + 1 + len(events))] or not is_its_own:
        raise ValueError(f"events {numbers} do not follow event {after} of {table}")
    rows = [{"table_id": table, "sequence": stored.sequence, "data": write(stored)} for stored in events]
    is_play = after > 0 and all(isinstance(stored.event, IN_PLAY) for stored in events)
    return Append(table, after, rows, summary, is_play)


# A table's row


def row_of(summary: TableSummary) -> dict[str, Any]:
    return {**msgspec.structs.asdict(summary), "persons": persons_in(summary)}


def progress_of(summary: TableSummary) -> dict[str, Any]:
    """As much of the row as a move can change."""
    return {"table": summary.table, "due": summary.due, "phase": summary.phase, "updated": summary.updated}


def persons_in(summary: TableSummary) -> str:
    """Who is at the table, as its row has it."""
    return msgspec.json.encode(summary.persons).decode()


def summary_in(row: Row[Any]) -> TableSummary:
    held = {name: getattr(row, name) for name in TableSummary.__struct_fields__ if name not in ("table", "persons")}
    return TableSummary(table=row.id, persons=PERSONS.decode(row.persons), **held)


# Writing


def write_all(connection: Connection, jobs: Sequence[Append | Change]) -> list[Outcome]:
    """Do all jobs within one transaction. One that must be refused leaves the others alone."""
    appends = [job for job in jobs if isinstance(job, Append)]
    several = Counter(append.table for append in appends)
    moves = [append for append in appends if append.is_play and several[append.table] == 1]
    others = [append for append in appends if not append.is_play or several[append.table] > 1]
    if moves:
        append_moves(connection, moves)
    refused = {id(job) for job in append_all(connection, others)} if others else set()
    return [
        changed(connection, job) if isinstance(job, Change) else Conflict() if id(job) in refused else None
        for job in jobs
    ]


def changed(connection: Connection, change: Change) -> Outcome:
    try:
        with connection.begin_nested():
            return change.does(connection)
    except StoreFailed as refusal:
        return refusal


def append_moves(connection: Connection, moves: Sequence[Append]) -> None:
    """Append moves to tables that are as their appenders know them; `Conflict` if any is not, and then none counts."""
    in_order = sorted(moves, key=attrgetter("table"))
    rows = [(move.table, event["sequence"], event["data"], move.after) for move in in_order for event in move.events]
    for some in in_powers_of_two(rows):
        statement = following(len(some), connection.dialect.paramstyle)
        added = connection.exec_driver_sql(statement, tuple(chain.from_iterable(some)), {"preserve_rowcount": True})
        if added.rowcount != len(some):
            raise Conflict
    if progress := [progress_of(move.summary) for move in in_order if move.summary is not None]:
        connection.execute(PROGRESS, progress)


def in_powers_of_two(rows: Sequence[Next]) -> Iterator[Sequence[Next]]:
    """Parts that are 64, 32, 16 … long, so that there are few statements to be prepared."""
    start = 0
    while start < len(rows):
        size = min(MOST_ROWS, 1 << (len(rows) - start).bit_length() - 1)
        yield rows[start : start + size]
        start += size


@cache
def following(count: int, paramstyle: str) -> str:
    """Insert so many events, each if the one after which its appender wants it is there. None can be there twice: its
    number is part of the key. It goes to the driver as it is: to name and order four values a row would take longer.
    """
    mark = "?" if paramstyle == "qmark" else "%s"
    rows = ", ".join([f"({', '.join([mark] * 4)})"] * count)
    return f"""
        INSERT INTO events (table_id, sequence, data) SELECT column1, column2, column3 FROM (VALUES {rows}) AS next
        WHERE EXISTS (SELECT 1 FROM events AS before WHERE table_id = column1 AND sequence = column4)
    """  # noqa: S608 - made of places only


def append_all(connection: Connection, appends: Sequence[Append]) -> list[Append]:
    """Append what follows the last event of its table; the rest comes back."""
    before = last_known(connection, {append.table for append in appends})
    last = {name: known.sequence for name, known in before.items()}
    accepted, refused = list[Append](), list[Append]()
    for append in appends:
        fits = append.after == last.get(append.table, 0)
        (accepted if fits else refused).append(append)
        if fits:
            last[append.table] = append.sequence()
    if accepted:
        store(connection, accepted, before)
    return refused


def last_known(connection: Connection, names: set[str]) -> dict[str, Known]:
    """What the tables are like, locked where others could write in between, always in the same order."""
    rows = connection.execute(LAST_KNOWN, {"names": list(names)})
    return {row.id: Known(row.sequence, row.persons) for row in rows}


def store(connection: Connection, appends: Sequence[Append], before: dict[str, Known]) -> None:
    latest = {append.table: append.summary for append in appends if append.summary is not None}
    if new := [summary for name, summary in latest.items() if name not in before]:
        connection.execute(NEW_TABLE, [row_of(summary) for summary in new])
    if old := [summary for name, summary in latest.items() if name in before]:
        connection.execute(UPDATE, [row_of(summary) for summary in old])
    connection.execute(insert(EVENTS), [event for append in appends for event in append.events])
    if moved := [one for name, one in latest.items() if persons_in(one) != before.get(name, NEW).persons]:
        seat(connection, moved)


def seat(connection: Connection, summaries: Sequence[TableSummary]) -> None:
    """Write anew who is at these tables."""
    connection.execute(UNSEAT, {"names": [summary.table for summary in summaries]})
    rows = [{"person": person, "table_id": one.table} for one in summaries for person in one.persons]
    if rows:
        connection.execute(insert(SEATED), rows)
