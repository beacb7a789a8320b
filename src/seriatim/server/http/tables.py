"""Tables over HTTP: made, listed, joined, and what was played at them. Playing itself goes over the socket."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Annotated, Final

import msgspec
from litestar import MediaType, get, post
from msgspec import Meta

from seriatim.games import GAMES
from seriatim.games.game import AnyGame, Value
from seriatim.record import write
from seriatim.server.house import House
from seriatim.server.http.errors import AnyRequest, Declined, accepted, may_say
from seriatim.server.identity import new_table_name
from seriatim.server.limits import MOST_LISTED
from seriatim.server.live.protocol import TableName
from seriatim.server.store.summary import TableSummary
from seriatim.table.access import after_game, objection_to_looking, objection_to_record
from seriatim.table.commands import Create, Name, Seat, Sit
from seriatim.table.settings import MOST_OPTIONS, Settings
from seriatim.table.snapshot import SeatInfo, seat_infos
from seriatim.table.stored_events import StoredEvent
from seriatim.table.table import Phase, Table

ShortText = Annotated[str, Meta(max_length=40)]
GivenOptions = Annotated[Mapping[ShortText, Value], Meta(max_length=MOST_OPTIONS)]
TRIES: Final = 12
"""As often as anybody can be too late: no table has more seats."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table that somebody wishes for."""

    game: ShortText
    seats: Seat
    options: GivenOptions = {}
    settings: Settings = Settings()


class TableMade(msgspec.Struct, frozen=True):
    """A table, and the link under which others find it."""

    table: str
    link: str


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    phase: Phase
    visibility: str
    spectators: bool
    seats: int
    taken: int
    daily: str
    updated: int


class TableNote(msgspec.Struct, frozen=True):
    """What whoever has the link may know before entering."""

    table: str
    game: str
    phase: Phase
    options: Mapping[str, Value]
    settings: Settings
    plates: Sequence[SeatInfo]
    daily: str
    number: int
    hash: str
    seed: str


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody sits down, at a certain seat or any that is free."""

    name: Name
    seat: Seat | None = None


class Joined(msgspec.Struct, frozen=True):
    """The seat that somebody has now."""

    seat: int
    sequence: int


def link_to(request: AnyRequest, house: House, path: str) -> str:
    return (house.settings.origin.rstrip("/") or str(request.base_url).rstrip("/")) + path


def game_named(name: str) -> AnyGame:
    if name not in GAMES:
        raise Declined(404, "no-such-game")
    return GAMES[name]


@post("/api/tables", summary="Make a table", responses=may_say(400, 403, 404, 409, 413))
async def make_table(request: AnyRequest, data: NewTable, house: House, person: str) -> TableMade:
    """Its maker is the host. The link is all that others need."""
    if not house.makers.take(person, time.monotonic()):
        raise Declined(429, "too-many-tables")
    game_named(data.game)
    name = new_table_name()
    command = Create(data.game, data.seats, data.options, data.settings)
    accepted(await house.hub.do(name, command, person, "create"))
    return TableMade(name, link_to(request, house, f"/t/{name}"))


@get("/api/tables", summary="Public tables", responses=may_say())
async def list_tables(house: House) -> list[Listed]:
    """Tables that everybody may join or watch."""
    return [listed(summary) for summary in await house.store.open_tables(MOST_LISTED)]


@get("/api/tables/mine", summary="My tables", responses=may_say())
async def my_tables(house: House, person: str) -> list[Listed]:
    """Tables at which the asker has a seat, or is the host."""
    return [listed(summary) for summary in await house.store.tables_of(person, MOST_LISTED)]


def listed(summary: TableSummary) -> Listed:
    """A summary without its persons."""
    return Listed(*(getattr(summary, name) for name in Listed.__struct_fields__))


@get("/api/tables/{table:str}", summary="A table", responses=may_say(400, 403, 404))
async def show_table(table: TableName, house: House, person: str) -> TableNote:
    """Who sits there and what is played."""
    return await house.hub.ask(table, lambda known: note(table, known, person))


def note(name: str, table: Table, person: str) -> TableNote:
    need_sight(table, person)
    return TableNote(
        table=name,
        game=table.game_id,
        phase=table.phase,
        options=table.options,
        settings=table.settings,
        plates=seat_infos(table, person),
        daily=table.daily,
        number=table.games,
        hash=table.hash,
        seed=table.seed,
    )


def need_sight(table: Table, person: str) -> None:
    reason = objection_to_looking(table, person)
    if reason is not None:
        raise Declined(404 if reason == "no-such-table" else 403, reason)


@post("/api/tables/{table:str}/seats", summary="Join a table", responses=may_say(400, 403, 404, 409, 413))
async def join_table(table: TableName, data: Joining, house: House, person: str) -> Joined:
    """Sit down, before the start or for a bot. Whoever sits already stays there."""
    if data.seat is None:
        return await join_anywhere(table, data.name, house, person)
    if await house.hub.ask(table, lambda known: known.phase == "new"):
        raise Declined(404, "no-such-table")
    return await join_at(table, data.seat, data.name, house, person)


async def join_anywhere(table: str, name: str, house: House, person: str) -> Joined:
    """At the first free seat; if somebody else was quicker, at the next."""
    for _ in range(TRIES):
        seat = await house.hub.ask(table, lambda known: seat_for(known, person))
        try:
            return await join_at(table, seat, name, house, person)
        except Declined as declined:
            if declined.reason != "seat-is-taken":
                raise
    raise Declined(409, "no-free-seat")


async def join_at(table: str, seat: int, name: str, house: House, person: str) -> Joined:
    joined = await house.hub.ask(table, lambda known: has_joined(known, seat, person))
    if joined is not None:
        return joined
    ack = accepted(await house.hub.do(table, Sit(seat, name), person, ""))
    return Joined(seat, ack.sequence)


def has_joined(table: Table, seat: int, person: str) -> Joined | None:
    return Joined(seat, table.sequence) if seat in table.seats_of(person) else None


def seat_for(table: Table, person: str) -> int:
    """The seat that is one's own already, or the first free one."""
    need_sight(table, person)
    free = [number for number, seat in enumerate(table.seats) if seat.is_free()]
    if not table.seats_of(person) and not free:
        raise Declined(409, "no-free-seat")
    return (*table.seats_of(person), *free)[0]


@get(
    "/api/tables/{table:str}/games/{number:int}",
    summary="The record of a game",
    media_type=MediaType.TEXT,
    responses=may_say(400, 403, 404),
)
async def show_record(table: TableName, number: int, house: House, person: str) -> str:
    """A finished game as text, with its seed: to be kept, replayed and verified."""
    await house.hub.ask(table, lambda known: need_sight(known, person))
    events = await house.store.load(table)
    return await asyncio.to_thread(record_text, events, number, house.today())


def record_text(events: Sequence[StoredEvent], number: int, today: date) -> str:
    """The record of one game of a table."""
    return write(finished(events, number, today).running.record())


def finished(events: Sequence[StoredEvent], number: int, today: date) -> Table:
    """The table when this game had ended, if its record may be read."""
    table = after_game(events, number)
    if table is None:
        raise Declined(404, "no-such-record")
    reason = objection_to_record(table, today)
    if reason is not None:
        raise Declined(403, reason)
    return table


ROUTES: Final = (make_table, list_tables, my_tables, show_table, join_table, show_record)
