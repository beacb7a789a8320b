"""The database schema, and the rows of tables and daily results as Python objects.

Alembic's `migrations/` bring every older database to this schema; a test compares the two.
"""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final, Literal

import msgspec
import sqlalchemy as sa

from seriatim.games.game import Value
from seriatim.table.clock import next_deadline
from seriatim.table.daily import is_ranked
from seriatim.table.events import GameEnded
from seriatim.table.evolve import cannot_fold, fold
from seriatim.table.settings import Level
from seriatim.table.stored_events import StoredEvent
from seriatim.table.table import Phase, Table

METADATA: Final = sa.MetaData()
VERSION: Final = "0005"
"""The revision of the last migration."""

SUMMARY_AGE_MS: Final = 60_000
"""How far a stored summary may be behind the last move, in ms."""

IS_PUBLIC: Final = sa.text("visibility = 'public'")
"""Written out, so that the databases use the index of public tables."""

TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("due", sa.BigInteger),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("phase", sa.String(16), nullable=False),
    sa.Column("visibility", sa.String(16), nullable=False),
    sa.Column("spectators", sa.Boolean, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("taken", sa.Integer, nullable=False),
    sa.Column("persons", sa.Text, nullable=False),
    sa.Column("daily", sa.String(16), nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("occupants", sa.Text, nullable=False, server_default="[]"),
    sa.Column("options", sa.Text, nullable=False, server_default="{}"),
    sa.Column("turn", sa.Text, nullable=False, server_default="[]"),
    sa.Index("tables_due", "due"),
    sa.Index("tables_updated", "updated"),
    sa.Index("tables_public", "updated", sqlite_where=IS_PUBLIC, postgresql_where=IS_PUBLIC),
)
"""One row for each table: its `TableSummary`."""

EVENTS: Final = sa.Table(
    "events",
    METADATA,
    sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("sequence", sa.Integer, primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""The event log, encoded by `table/stored_events.py`. An event is inserted only if the one before it exists."""

MEMBERS: Final = sa.Table(
    "seated",
    METADATA,
    sa.Column("person", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("put_away", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("seated_table_id", "table_id"),
    sqlite_with_rowid=False,
)
"""Which persons belong to which tables, the inverse of `TableSummary.persons`; and which of them put the table away."""

DAILY_RESULTS: Final = sa.Table(
    "daily_results",
    METADATA,
    sa.Column("day", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(64), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("table_id", sa.String(64), nullable=False),
    sa.Column("outcome", sa.String(64), nullable=False),
    sa.Column("score", sa.Float, nullable=False),
    sa.Column("time", sa.BigInteger, nullable=False),
    sa.Column("level", sa.String(16), nullable=False, server_default="steady"),
    sa.Column("ranked", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Index("daily_results_time", "time"),
)

LINKS: Final = sa.Table(
    "links",
    METADATA,
    sa.Column("person", sa.String(64), primary_key=True),
    sa.Column("token_hash", sa.String(128), nullable=False, unique=True),
    sa.Column("expires", sa.BigInteger, nullable=False),
    sa.Index("links_expires", "expires"),
)
"""Unused recovery links, one for each person. Only a hash of the token is stored."""

SIGN_OUTS: Final = sa.Table(
    "sign_outs",
    METADATA,
    sa.Column("person", sa.String(64), primary_key=True),
    sa.Column("generation", sa.Integer, nullable=False),
)
"""Persons who have signed out everywhere else, and how often: cookies of an earlier generation are refused."""


class Occupant(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat: a person, a bot, or a person for whom a bot plays. Without either the seat is free."""

    name: str = ""
    bot: Level | None = None
    person: str = ""


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    """What lists show of a table, so that they need not replay its events. Persons never leave the server."""

    table_id: str
    game: str
    phase: Phase
    visibility: Literal["link", "public"]
    spectators: bool
    seats: int
    taken: int
    """Seats that a person or a bot has."""
    persons: tuple[str, ...]
    """Everybody who has a seat, and the host."""
    daily: str
    """The day, if this is a deal of the day; else empty."""
    updated: int
    """Time of the last event, in ms UTC; after plain moves up to a minute old."""
    due: int | None = None
    """Time of the next deadline, in ms UTC."""
    occupants: tuple[Occupant, ...] = ()
    """By seat. Empty at tables of version 0.3 where there were only moves since."""
    options: Mapping[str, Value] = {}
    turn: tuple[int, ...] = ()
    """The seats of the people for whom the game waits."""


class DailyResult(msgspec.Struct, frozen=True, kw_only=True):
    """One person's result of a deal of the day."""

    day: str
    game: str
    person: str
    name: str
    table_id: str = msgspec.field(name="table")
    outcome: str
    score: float
    """More is better."""
    time: int
    level: Level = "steady"
    """The level of the bots; the page of version 0.2 chose no other."""
    ranked: bool = True
    """Whether it has a place among the others; see `is_ranked`."""


def summary_of(table_id: str, table: Table) -> TableSummary:
    """Summarise a table for lists."""
    deadline = next_deadline(table)
    return TableSummary(
        table_id=table_id,
        game=table.game_id,
        phase=table.phase,
        visibility="link" if table.key else table.settings.visibility,
        spectators=table.settings.spectators,
        seats=len(table.seats),
        taken=sum(not seat.is_free() for seat in table.seats),
        persons=tuple(dict.fromkeys(person for person in (*table.persons(), table.host) if person)),
        daily=table.daily,
        updated=table.time,
        due=deadline.at if deadline else None,
        occupants=tuple(Occupant(seat.name, seat.bot, seat.person) for seat in table.seats),
        options=table.options,
        turn=people_awaited(table),
    )


def people_awaited(table: Table) -> tuple[int, ...]:
    """The seats of the people for whom the game waits. Who plays alone with bots is always awaited: bots play on."""
    if table.phase != "running":
        return ()
    people = tuple(number for number, seat in enumerate(table.seats) if seat.person and seat.bot is None)
    is_alone = len(table.persons()) == 1
    return people if is_alone else tuple(number for number in people if number in table.running.since)


def fold_and_summarise(table_id: str, events: Sequence[StoredEvent]) -> tuple[Table, TableSummary]:
    """The table to which its events lead, and its summary. Raise `CannotFold` if they lead to none."""
    table = fold(events)
    try:
        return table, summary_of(table_id, table)
    except Exception as error:
        raise cannot_fold(table.sequence, error) from error


def daily_result(table_id: str, table: Table, events: Sequence[StoredEvent], today: date) -> DailyResult | None:
    """The result of a deal of the day, if these events end it."""
    ends = [stored for stored in events if isinstance(stored.event, GameEnded)]
    if not table.daily or not ends or not isinstance(ends[0].event, GameEnded):
        return None
    return DailyResult(
        day=table.daily,
        game=table.game_id,
        person=table.host,
        name=table.seats[0].name,
        table_id=table_id,
        outcome=ends[0].event.outcome,
        score=ends[0].event.scores[0],
        time=ends[0].time,
        level=table.settings.stand_in,
        ranked=is_ranked(table, ends[0].time, today),
    )
