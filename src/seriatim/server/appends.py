"""Appending to many tables at once, each only if its last event is the one that the appender knows."""

from collections import Counter
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update

from seriatim.server.commits import Outcome
from seriatim.server.schema import EVENTS, SEATED, TABLES
from seriatim.server.summary import TableSummary
from seriatim.server.trouble import Conflict, StoreFailed
from seriatim.table.events import GameEnded, Played, Signalled
from seriatim.table.stored import Stored, write

UPDATE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("name"))
    .values({column.name: bindparam(column.name) for column in TABLES.c if not column.primary_key})
)
GO_ON: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("name"), TABLES.c.sequence == bindparam("after"))
    .values({name: bindparam(name) for name in ("sequence", "due", "phase", "updated")})
)
"""As much of a table's row as a move can change, if the last event is the one that is known."""
MOVES: Final = (Played, Signalled, GameEnded)
PERSONS: Final = msgspec.json.Decoder(tuple[str, ...])


class Append(NamedTuple):
    """Events that are to follow the table's event number `after`; `row` is what the table is to be like then."""

    table: str
    after: int
    events: Sequence[dict[str, object]]
    due: int | None
    summary: TableSummary
    is_play: bool
    """Whether there are only moves, which are by far the most: who sits there, and what they play, is as it was."""

    def sequence(self) -> int:
        """The number of the table's last event, afterwards."""
        return self.after + len(self.events)

    def progress(self) -> dict[str, Any]:
        """As much of the table's row as a move can change, and where it must stand before."""
        held = self.summary
        changed = {"sequence": self.sequence(), "due": self.due, "phase": held.phase, "updated": held.updated}
        return {"name": self.table, "after": self.after, **changed}

    def persons(self) -> str:
        """Who is at the table, as its row has it."""
        return msgspec.json.encode(self.summary.persons).decode()

    def row(self) -> dict[str, Any]:
        """The table's whole row."""
        row = {**msgspec.structs.asdict(self.summary), "sequence": self.sequence(), "due": self.due}
        row["persons"] = self.persons()
        row["name"] = row.pop("table")
        return row


class Change(NamedTuple):
    """Anything else that is written. It may refuse with `StoreFailed`, and has then changed nothing."""

    does: Callable[[Connection], object]


class Known(NamedTuple):
    """As much of a table's row as appending asks for."""

    sequence: int
    persons: str


NEW: Final = Known(0, "[]")


def append_of(table: str, after: int, events: Sequence[Stored], due: int | None, summary: TableSummary) -> Append:
    numbers = [stored.sequence for stored in events]
    if not numbers or numbers != [*range(after + 1, after + 1 + len(events))] or summary.table != table:
        raise ValueError(f"events {numbers} of {summary.table} do not follow event {after} of {table}")
    rows = [{"table_id": table, "sequence": stored.sequence, "data": write(stored)} for stored in events]
    is_play = all(isinstance(stored.event, MOVES) for stored in events)
    return Append(table, after, rows, due, summary, is_play)


def summary_in(row: Row[Any]) -> TableSummary:
    held = {name: getattr(row, name) for name in TableSummary.__struct_fields__ if name not in ("table", "persons")}
    return TableSummary(table=row.id, persons=PERSONS.decode(row.persons), **held)


def write_all(connection: Connection, jobs: Sequence[Append | Change]) -> list[Outcome]:
    """Do all jobs within one transaction. One that must be refused leaves the others alone."""
    appends = [job for job in jobs if isinstance(job, Append)]
    several = Counter(append.table for append in appends)
    moves = [append for append in appends if append.is_play and several[append.table] == 1]
    others = [append for append in appends if not append.is_play or several[append.table] > 1]
    if moves:
        go_on(connection, moves)
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


def go_on(connection: Connection, moves: Sequence[Append]) -> None:
    """Append moves to tables that are as their appenders know them; `Conflict` if any is not, and then none counts."""
    rows = [move.progress() for move in sorted(moves, key=attrgetter("table"))]
    if connection.execute(GO_ON, rows).rowcount != len(moves):
        raise Conflict
    connection.execute(insert(EVENTS), [event for move in moves for event in move.events])


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
    asked = select(TABLES.c.id, TABLES.c.sequence, TABLES.c.persons).where(TABLES.c.id.in_(names))
    return {
        row.id: Known(row.sequence, row.persons)
        for row in connection.execute(asked.order_by(TABLES.c.id).with_for_update())
    }


def store(connection: Connection, appends: Sequence[Append], before: dict[str, Known]) -> None:
    latest = {append.table: append for append in appends}
    if new := [row_with_id(append) for name, append in latest.items() if name not in before]:
        connection.execute(insert(TABLES), new)
    if old := [append.row() for name, append in latest.items() if name in before]:
        connection.execute(UPDATE, old)
    connection.execute(insert(EVENTS), [event for append in appends for event in append.events])
    if moved := [append for name, append in latest.items() if append.persons() != before.get(name, NEW).persons]:
        seat(connection, moved)


def row_with_id(append: Append) -> dict[str, Any]:
    return {"id": append.table, **{name: value for name, value in append.row().items() if name != "name"}}


def seat(connection: Connection, appends: Sequence[Append]) -> None:
    """Write anew who is at these tables."""
    connection.execute(delete(SEATED).where(SEATED.c.table_id.in_([append.table for append in appends])))
    rows = [{"person": person, "table_id": append.table} for append in appends for person in append.summary.persons]
    if rows:
        connection.execute(insert(SEATED), rows)
