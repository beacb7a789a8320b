"""Routes for tables: make, list, show and join them, and play the deal of the day. Moves go over the socket."""

import hashlib
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Annotated, Any, Final, TypeVar

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response.base import ASGIResponse
from msgspec import Meta

from seriatim.games import GAMES
from seriatim.games.game import Value
from seriatim.kit.seed import commitment
from seriatim.server.http.errors import AnyRequest, Declined, accepted, problem_responses
from seriatim.server.http.home import GivenOptions, ShortText, game_or_404
from seriatim.server.http.page import link_to, table_path
from seriatim.server.identity import new_table_id
from seriatim.server.limits import MAX_LISTED
from seriatim.server.live.hub import Hub
from seriatim.server.live.protocol import Refused, TableId, TableLink, link_parts
from seriatim.server.services import Services
from seriatim.server.store.schema import DailyResult, Occupant, TableSummary
from seriatim.table.access import objection_to_looking
from seriatim.table.commands import SERVER, Create, CreateDaily, Name, Seat, Sit
from seriatim.table.daily import daily_seats
from seriatim.table.settings import Level, Settings
from seriatim.table.snapshot import SeatInfo, seat_infos
from seriatim.table.table import Phase, Table

JOIN_ATTEMPTS: Final = 12
"""Attempts to take a free seat when others are quicker. No table has more seats than this."""
NOT_MODIFIED: Final = {304: ResponseSpec(None, description="As it was when this ETag was sent")}
"""For the OpenAPI document."""
T = TypeVar("T")


# Tables


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table that is to be made."""

    game: ShortText
    seats: Seat
    options: GivenOptions = {}
    settings: Settings = Settings()


class TableMade(msgspec.Struct, frozen=True):
    """A table's id, and the link under which others find it."""

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
    occupants: Sequence[SeatInfo]
    """By seat; none at tables of version 0.3 where there were only moves since."""
    options: Mapping[str, Value]
    turn: Sequence[int] = ()
    """Among one's own tables, the seats of the people for whom the game waits."""
    is_put_away: bool = False


class PutAway(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a table is put away from one's games in progress."""

    is_put_away: bool


class TableNote(msgspec.Struct, frozen=True):
    """What everybody with the link may know before entering a table."""

    table: str
    game: str
    phase: Phase
    options: Mapping[str, Value]
    settings: Settings
    seats: Sequence[SeatInfo]
    daily: str
    number: int
    hash: str
    seed: str


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody's name, and the seat they want; any free one if None."""

    name: Name
    seat: Seat | None = None


class Joined(msgspec.Struct, frozen=True):
    """The seat that the person has now; or, while a game runs, has asked the host for (`is_asked`).

    `sequence` is the number of the last event, or of the request.
    """

    seat: int
    sequence: int
    is_asked: bool = False


@post("/api/tables", summary="Make a table", responses=problem_responses(400, 403, 404, 409, 413))
async def make_table(
    request: AnyRequest,
    data: JSONBody[NewTable],
    hub: NamedDependency[Hub],
    person: NamedDependency[str],
    address: NamedDependency[str],
) -> TableMade:
    """Its maker is the host. The link is all that others need."""
    check_may_make(hub.services, person, address)
    game_or_404(data.game)
    table_id = new_table_id()
    command = Create(data.game, data.seats, data.options, data.settings)
    accepted(await hub.run_command(table_id, command, person, "create"))
    return TableMade(table_id, link_to(request, hub.services, table_path(table_id)))


def check_may_make(services: Services, person: str, address: str) -> None:
    """Raise `Declined` if a person, or everybody at the same address, has made too many tables."""
    if not services.may_make_table(person, address):
        raise Declined(429, "too-many-tables")


class Revalidated(Response[T]):
    """A response with the hash of its body as ETag. The page sends it back; browsers themselves keep nothing."""

    def to_asgi_response(self, *args: Any, **named: Any) -> ASGIResponse:  # noqa: ANN401 - whatever Litestar gives
        response = super().to_asgi_response(*args, **named)
        etag = f'"{hashlib.sha256(response.body).hexdigest()[:20]}"'
        if named["request"].headers.get("if-none-match") == etag:
            response = ASGIResponse(status_code=304)
        response.headers["etag"] = etag
        return response


@get(
    "/api/tables",
    summary="Public tables",
    response_class=Revalidated,
    responses={**NOT_MODIFIED, **problem_responses()},
)
async def list_tables(services: NamedDependency[Services]) -> list[Listed]:
    """Tables that everybody may join or watch."""
    return [listed(summary) for summary in await services.public_tables.get()]


@get(
    "/api/tables/mine",
    summary="My tables",
    response_class=Revalidated,
    responses={**NOT_MODIFIED, **problem_responses()},
)
async def my_tables(hub: NamedDependency[Hub], person: NamedDependency[str]) -> list[Listed]:
    """Tables at which the person has a seat, or is the host."""
    store = hub.services.store
    summaries = await store.tables_of(person, MAX_LISTED)
    away = await store.put_away_by(person)
    return [
        listed(summary, person, hub.turn_at(summary.table_id), is_put_away=summary.table_id in away)
        for summary in summaries
    ]


def listed(
    summary: TableSummary, person: str = "", turn: Sequence[int] | None = None, *, is_put_away: bool = False
) -> Listed:
    """A summary without its persons, as somebody sees it. Its own turn may be old; that of the hub is not."""
    return Listed(
        table=summary.table_id,
        game=summary.game,
        phase=summary.phase,
        visibility=summary.visibility,
        spectators=summary.spectators,
        seats=summary.seats,
        taken=summary.taken,
        daily=summary.daily,
        updated=summary.updated,
        occupants=[listed_seat(occupant, person) for occupant in summary.occupants],
        options=summary.options,
        turn=() if not person else summary.turn if turn is None else turn,
        is_put_away=is_put_away,
    )


def listed_seat(occupant: Occupant, person: str) -> SeatInfo:
    is_free = not occupant.person and occupant.bot is None
    is_mine = occupant.person != "" and occupant.person == person
    return SeatInfo(occupant.name, occupant.bot, is_free=is_free, is_mine=is_mine)


@post("/api/tables/{table:str}/put-away", summary="Put a table away", responses=problem_responses(400, 403, 404, 413))
async def put_table_away(
    table: FromPath[TableId], data: JSONBody[PutAway], services: NamedDependency[Services], person: NamedDependency[str]
) -> PutAway:
    """Put one of one's own tables away from the games in progress, or take it back. The others notice nothing."""
    if not await services.store.put_away(link_parts(table).table_id, person, data.is_put_away):
        raise Declined(404, "no-such-table")
    return data


@get("/api/tables/{table:str}", summary="A table", responses=problem_responses(400, 403, 404))
async def show_table(table: FromPath[TableId], hub: NamedDependency[Hub], person: NamedDependency[str]) -> TableNote:
    """Who sits there and what is played."""
    table_id = await table_to_look_at(table, hub, person)
    return await hub.query(table_id, lambda known: table_note(table_id, known, person))


def table_note(table_id: str, table: Table, person: str) -> TableNote:
    return TableNote(
        table=table_id,
        game=table.game_id,
        phase=table.phase,
        options=table.options,
        settings=table.settings,
        seats=seat_infos(table, person),
        daily=table.daily,
        number=table.games,
        hash=table.hash,
        seed=table.seed,
    )


async def table_to_look_at(link: str, hub: Hub, person: str) -> str:
    """The id of the table at the end of a link. Raise `Declined` if the person may not look at it."""
    table_id, key = link_parts(link)
    await hub.query(table_id, lambda table: check_may_look(table, person, hub.services.today(), key))
    return table_id


def check_may_look(table: Table, person: str, today: date, key: str) -> None:
    """Raise `Declined` if a person who comes by a link with this key may not look at a table."""
    reason = objection_to_looking(table, person, today, key)
    if reason is not None:
        raise Declined(404 if reason == "no-such-table" else 403, reason)


@post("/api/tables/{table:str}/seats", summary="Join a table", responses=problem_responses(400, 403, 404, 409, 413))
async def join_table(
    table: FromPath[TableId], data: JSONBody[Joining], hub: NamedDependency[Hub], person: NamedDependency[str]
) -> Joined:
    """Sit down; or, while a game runs, ask the host to sit down in place of a bot. Who sits already stays there."""
    link = TableLink(await table_to_look_at(table, hub, person), link_parts(table).key)
    if data.seat is None:
        return await join_anywhere(link, data.name, hub, person)
    return await join_at(link, data.seat, data.name, hub, person)


async def join_anywhere(link: TableLink, name: str, hub: Hub, person: str) -> Joined:
    """Take the first free seat; if somebody else was quicker, the next."""
    for _ in range(JOIN_ATTEMPTS):
        seat = await hub.query(link.table_id, lambda known: seat_for(known, person))
        try:
            return await join_at(link, seat, name, hub, person)
        except Declined as declined:
            if declined.reason != "seat-is-taken":
                raise
    raise Declined(409, "no-free-seat")


async def join_at(link: TableLink, seat: int, name: str, hub: Hub, person: str) -> Joined:
    table_id, key = link
    joined = await hub.query(table_id, lambda known: existing_join(known, seat, person))
    if joined is not None:
        return joined
    ack = accepted(await hub.run_command(table_id, Sit(seat, name), person, "", key=key))
    is_asked = await hub.query(table_id, lambda known: request_for(known, seat, person) is not None)
    return Joined(seat, ack.sequence, is_asked)


def existing_join(table: Table, seat: int, person: str) -> Joined | None:
    """The seat, if the person has it or has asked for it."""
    request = request_for(table, seat, person)
    if request is not None:
        return Joined(seat, request, is_asked=True)
    return Joined(seat, table.sequence) if seat in table.seats_of(person) else None


def request_for(table: Table, seat: int, person: str) -> int | None:
    """The number of the person's open request for this seat; None if there is none."""
    number = table.running.request_of(person) if table.phase == "running" else None
    return number if number is not None and table.running.requests[number].seat == seat else None


def seat_for(table: Table, person: str) -> int:
    """The person's first seat, or the first free one."""
    free = [number for number, seat in enumerate(table.seats) if seat.is_free()]
    if not table.seats_of(person) and not free:
        raise Declined(409, "no-free-seat")
    return (*table.seats_of(person), *free)[0]


# The deal of the day


class DailyDeal(msgspec.Struct, frozen=True):
    """A deal of today: the hash of its seed, and the number of seats, bots included."""

    game: str
    day: str
    seats: int
    hash: str


class DailyPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The player's name, and the level of the bots, which stays the same."""

    name: Name
    level: Level = "steady"


class DailyLine(msgspec.Struct, frozen=True):
    """A result against bots of a level. More is better. Without a rank: a bot helped, or the day was over."""

    name: str
    level: Level
    is_ranked: bool
    outcome: str
    score: float
    time: int
    is_mine: bool


@get("/api/daily", summary="The deals of the day", sync_to_thread=False, responses=problem_responses())
def list_daily(services: NamedDependency[Services]) -> list[DailyDeal]:
    """One deal a day for each game, the same for everybody here."""
    day = services.today()
    return [
        DailyDeal(game.id, day.isoformat(), daily_seats(game), commitment(services.daily_seed(game, day)))
        for game in GAMES.values()
    ]


@post("/api/daily/{game:str}", summary="Play the deal of the day", responses=problem_responses(400, 403, 404, 409, 413))
async def play_daily(
    request: AnyRequest,
    game: FromPath[str],
    data: JSONBody[DailyPlayer],
    hub: NamedDependency[Hub],
    person: NamedDependency[str],
    address: NamedDependency[str],
) -> TableMade:
    """The person's own table for the deal of the day. There is one a day: later requests return the same."""
    services = hub.services
    kind, day = game_or_404(game), services.today()
    table_id = services.daily_table_id(kind, day, person)
    command = CreateDaily(game, daily_seats(kind), day.isoformat(), person, data.name, data.level)
    if await hub.query(table_id, lambda table: table.phase == "new"):
        check_may_make(services, person, address)
        answer = await hub.run_command(table_id, command, SERVER, "", services.daily_seed(kind, day))
        if not (isinstance(answer, Refused) and answer.reason == "table-exists"):  # made by a request in between
            accepted(answer)
    return TableMade(table_id, link_to(request, services, table_path(table_id)))


@get("/api/daily/{game:str}/{day:str}", summary="Results of a day", responses=problem_responses(400, 404))
async def list_results(
    game: FromPath[str],
    day: FromPath[Annotated[str, Meta(max_length=10)]],
    services: NamedDependency[Services],
    person: NamedDependency[str],
) -> list[DailyLine]:
    """The results of all players by the level of the bots, the best of each level first."""
    game_or_404(game)
    try:
        date.fromisoformat(day)
    except ValueError:
        raise Declined(400, "bad-day") from None
    results = await services.store.daily_results(day, game, MAX_LISTED)
    return [daily_line(result, person) for result in results]


def daily_line(result: DailyResult, person: str) -> DailyLine:
    """A result as everybody may see it."""
    return DailyLine(
        name=result.name,
        level=result.level,
        is_ranked=result.ranked,
        outcome=result.outcome,
        score=result.score,
        time=result.time,
        is_mine=result.person == person,
    )


ROUTES: Final = (
    make_table,
    list_tables,
    my_tables,
    put_table_away,
    show_table,
    join_table,
    list_daily,
    play_daily,
    list_results,
)
