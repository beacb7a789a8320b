"""Deadlines at a table. What is due follows from the events; `Tick` brings the time, so no clock is read here.

By default a table has no time limits. Its host may set a *nudge*, a reminder; a *limit*, after which a bot makes one
move for a seat; and a *grace*, after which a bot plays for a person who is away, until they are back. A chance to
interrupt has a window that the game sets (CI-6); when it closes, the game's default move is made.
"""

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from seriatim.table.commands import Absent, Back, Tick
from seriatim.table.events import (
    BotStoodIn,
    HandedBack,
    HostPassed,
    Nudged,
    PersonLeft,
    PersonReturned,
    RequestAnswered,
    TimeRanOut,
)
from seriatim.table.playing import credit, default_move
from seriatim.table.refusals import Context, Happenings, of_person, public
from seriatim.table.settings import BOT_PATIENCE, HOST_PATIENCE
from seriatim.table.table import Table

Kind = Literal["window", "bot", "grace", "limit", "nudge", "host"]


class Deadline(msgspec.Struct, frozen=True, order=True):
    """Something that happens at this time unless something else happens first. That of the host has no seat."""

    at: int
    kind: Kind
    seat: int = -1


def deadlines(table: Table, delays: Mapping[int, int] | None = None) -> list[Deadline]:
    """All deadlines, the earliest first. `delays` are the measured delays of the seats' connections, in ms."""
    due = [*host_deadlines(table), *grace_deadlines(table)] if table.absent else []
    if table.phase == "running":
        due += awaited_deadlines(table, delays or {})
    return sorted(due)


def next_deadline(table: Table, delays: Mapping[int, int] | None = None) -> Deadline | None:
    return next(iter(deadlines(table, delays)), None)


def awaited_deadlines(table: Table, delays: Mapping[int, int]) -> Iterator[Deadline]:
    running = table.running
    limit, nudge = 1000 * table.settings.limit, 1000 * table.settings.nudge
    window = running.window()
    for seat, since in running.since.items():
        if window:
            yield Deadline(since + window + credit(delays.get(seat, 0)), "window", seat)
        elif table.bot_at(seat) is not None:
            yield Deadline(since + BOT_PATIENCE, "bot", seat)
        elif limit:
            yield Deadline(since + limit, "limit" if window is None else "window", seat)
        if nudge and not window and table.bot_at(seat) is None and seat not in running.nudged:
            yield Deadline(since + nudge, "nudge", seat)


def grace_deadlines(table: Table) -> Iterator[Deadline]:
    """When bots stand in for those who are away: only while somebody waits, else the game waits for them."""
    if table.phase != "running" or not table.settings.grace or not table.present():
        return
    for number, seat in enumerate(table.seats):
        if seat.person in table.absent and seat.bot is None:
            yield Deadline(table.absent[seat.person] + 1000 * table.settings.grace, "grace", number)


def host_deadlines(table: Table) -> Iterator[Deadline]:
    """When another person becomes the host, if the host is away and somebody is present."""
    if table.phase != "closed" and table.host in table.absent and table.present():
        yield Deadline(table.absent[table.host] + HOST_PATIENCE, "host")


def tick(table: Table, command: Tick, context: Context) -> Happenings:
    """Do the first thing that is due, and only that."""
    first = next_deadline(table, command.delays)
    if first is None or first.at > context.now:
        return
    if first.kind in ("window", "bot"):
        yield from default_move(table, first.seat)
    elif first.kind == "limit":
        yield public(TimeRanOut(first.seat))
    elif first.kind == "nudge":
        yield public(Nudged(first.seat))
    elif first.kind == "grace":
        yield public(BotStoodIn(first.seat, table.settings.stand_in))
    else:
        person = table.present()[0]
        yield of_person(HostPassed(table.seats_of(person)), person)


# Going and coming


def absent(table: Table, command: Absent, context: Context) -> Happenings:
    """Note that a person is away who has a seat or is the host. Who has asked for a seat asks no longer."""
    request = table.running.request_of(command.person) if table.phase == "running" else None
    if request is not None:
        yield public(RequestAnswered(request, accepted=False, by_host=False))
    seats = table.seats_of(command.person)
    if command.person not in table.absent and (seats or command.person == table.host):
        yield of_person(PersonLeft(seats), command.person)


def back(table: Table, command: Back, context: Context) -> Happenings:
    """Note that a person is back. A bot that stood in hands the seat back; one that was given the seat keeps it."""
    if command.person not in table.absent:
        return
    seats = table.seats_of(command.person)
    yield of_person(PersonReturned(seats), command.person)
    for seat in seats:
        if table.seats[seat].bot is not None and not table.seats[seat].is_given:
            yield public(HandedBack(seat))
