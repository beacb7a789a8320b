"""What is kept beside a table's events, so that tables can be found without folding them."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from seriatim.table.clock import next_deadline
from seriatim.table.events import GameEnded
from seriatim.table.stored_events import StoredEvent
from seriatim.table.table import Phase, Table


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A table as lists need it. Persons are opaque names that never leave the server."""

    table: str
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
    """The day whose deal is played here, if it is one."""
    updated: int
    """When something last happened, in ms UTC; of mere moves, to the minute."""
    due: int | None = None
    """When something will happen unless something else does, in ms UTC."""


class DailyResult(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody did with the deal of the day."""

    day: str
    game: str
    person: str
    name: str
    table: str
    outcome: str
    score: float
    """More is better."""
    time: int


def summary_of(name: str, table: Table) -> TableSummary:
    """The summary of the table that bears this name."""
    first = next_deadline(table)
    return TableSummary(
        table=name,
        game=table.game_id,
        phase=table.phase,
        visibility=table.settings.visibility,
        spectators=table.settings.spectators,
        seats=len(table.seats),
        taken=sum(not seat.is_free() for seat in table.seats),
        persons=tuple(dict.fromkeys(person for person in (*table.persons(), table.host) if person)),
        daily=table.daily,
        updated=table.time,
        due=first.at if first else None,
    )


def daily_result(name: str, table: Table, events: Sequence[StoredEvent]) -> DailyResult | None:
    """How the person at a table has done with the deal of the day, if these events end it."""
    ends = [stored for stored in events if isinstance(stored.event, GameEnded)]
    if not table.daily or not ends or not isinstance(ends[0].event, GameEnded):
        return None
    return DailyResult(
        day=table.daily,
        game=table.game_id,
        person=table.host,
        name=table.seats[0].name,
        table=name,
        outcome=ends[0].event.outcome,
        score=ends[0].event.scores[0],
        time=ends[0].time,
    )
