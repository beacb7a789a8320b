"""What the house itself answers: its games, the deal of the day, who one is, whether a record is honest, how it is."""

import asyncio
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi import ResponseSpec
from msgspec import Meta

from seriatim.games import GAMES
from seriatim.games.game import Phrase, Value
from seriatim.kit.seed import commitment
from seriatim.record import BrokenRecord, check_deal, check_hash, read, replay
from seriatim.server.front import visitor_of
from seriatim.server.house import House
from seriatim.server.identity import LINK_LASTS, new_token, token_hash
from seriatim.server.limits import LARGEST_RECORD, MOST_LISTED
from seriatim.server.problems import AnyRequest, Declined, accepted, language_of, may_say
from seriatim.server.protocol import PROTOCOL, Refused
from seriatim.server.routes import TableMade, game_named, link_to
from seriatim.server.rulebook import FOR_ALL, NoRules, Rules, rules_of
from seriatim.server.store import StoreFailed
from seriatim.table.commands import HOUSE, CreateDaily, Name
from seriatim.table.daily import daily_seats
from seriatim.table.settings import Level
from seriatim.words import Words

# Games


class OptionNote(msgspec.Struct, frozen=True):
    """An option: what it can be, and what it is if nobody says."""

    possible: Sequence[Value]
    usual: Value


class GameNote(msgspec.Struct, frozen=True):
    """A game of the house."""

    game: str
    name: str
    rules: int
    seats: Sequence[int]
    cooperative: bool
    options: Mapping[str, OptionNote]


@get("/api/games", summary="The games", sync_to_thread=False, responses=may_say())
def list_games(request: AnyRequest) -> list[GameNote]:
    """Every game with its seats and options, named in the language that is asked for."""
    words = Words(language_of(request.headers.get("accept-language", "")))
    notes = []
    for game in GAMES.values():
        usual = game.options_type()
        options = {
            name: OptionNote(list(possible), getattr(usual, name)) for name, possible in game.possible_options().items()
        }
        notes.append(
            GameNote(game.id, words.say(game.id), game.rules_version, game.seat_counts, game.cooperative, options)
        )
    return notes


@get("/api/rules/{game:str}", summary="The rules of a game", sync_to_thread=False, responses=may_say(404))
def show_rules(request: AnyRequest, game: str) -> Rules:
    """Point by point, in the language that is asked for if they are written in it. `all` holds in every game."""
    if game != FOR_ALL:
        game_named(game)
    try:
        return rules_of(game, language_of(request.headers.get("accept-language", "")))
    except NoRules:
        raise Declined(404, "no-such-page") from None


# The deal of the day


class DailyDeal(msgspec.Struct, frozen=True):
    """What is dealt today: the hash of its seed, and how many sit there, bots included."""

    game: str
    day: str
    seats: int
    hash: str


class DailyPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name under which somebody plays the deal of the day, and how well the bots beside them play."""

    name: Name
    level: Level = "steady"


class DailyLine(msgspec.Struct, frozen=True):
    """A result. More is better."""

    name: str
    outcome: str
    score: float
    time: int
    is_mine: bool


@get("/api/daily", summary="The deals of the day", sync_to_thread=False, responses=may_say())
def list_daily(house: House) -> list[DailyDeal]:
    """One deal a day for each game, the same for everybody here."""
    day = house.today()
    return [
        DailyDeal(game.id, day.isoformat(), daily_seats(game), commitment(house.daily_seed(game, day)))
        for game in GAMES.values()
    ]


@post("/api/daily/{game:str}", summary="Play the deal of the day", responses=may_say(400, 403, 404, 409, 413))
async def play_daily(request: AnyRequest, game: str, data: DailyPlayer, house: House, person: str) -> TableMade:
    """The asker's own table for it; there is one a day, and asking again leads to it again."""
    kind, day = game_named(game), house.today()
    name = house.daily_table(kind, day, person)
    command = CreateDaily(game, daily_seats(kind), day.isoformat(), person, data.name, data.level)
    if await house.hub.ask(name, lambda table: table.phase == "new"):
        answer = await house.hub.do(name, command, HOUSE, "", house.daily_seed(kind, day))
        if not (isinstance(answer, Refused) and answer.reason == "table-exists"):  # made by whoever asked meanwhile
            accepted(answer)
    return TableMade(name, link_to(request, house, f"/t/{name}"))


@get("/api/daily/{game:str}/{day:str}", summary="Results of a day", responses=may_say(400, 404))
async def list_results(
    game: str, day: Annotated[str, Meta(max_length=10)], house: House, person: str
) -> list[DailyLine]:
    """How everybody here has done."""
    game_named(game)
    try:
        date.fromisoformat(day)
    except ValueError:
        raise Declined(400, "bad-day") from None
    results = await house.store.daily_results(day, game, MOST_LISTED)
    return [DailyLine(one.name, one.outcome, one.score, one.time, one.person == person) for one in results]


# Who one is


class Me(msgspec.Struct, frozen=True):
    """Whoever asks has a name from now on, in a cookie that only the server reads."""

    protocol: int


class RecoveryLink(msgspec.Struct, frozen=True):
    """To be opened on another device, once, before it expires (ms UTC). Whoever opens it is the same person there."""

    link: str
    expires: int


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a recovery link after the #."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


@get("/api/me", summary="Be known", sync_to_thread=False, responses=may_say())
def show_me(request: AnyRequest) -> Me:
    """Gives the asker a name, if there is none yet."""
    visitor_of(request.scope).named()
    return Me(PROTOCOL)


@post("/api/me/link", summary="Make a recovery link", responses=may_say(403))
async def make_link(request: AnyRequest, house: House, person: str) -> RecoveryLink:
    """The token stands after the #, so that no log on the way holds it."""
    token, expires = new_token(), house.services.clock() + LINK_LASTS
    await house.store.link(token_hash(token), person, expires)
    return RecoveryLink(link_to(request, house, f"/recover#{token}"), expires)


@post("/api/me/recover", summary="Use a recovery link", responses=may_say(400, 403, 413))
async def recover(request: AnyRequest, data: Recovery, house: House) -> Me:
    """From now on this browser is the person who made the link."""
    person = await house.store.redeem(token_hash(data.token), house.services.clock())
    if person is None:
        raise Declined(403, "link-is-void")
    visitor_of(request.scope).person = person
    return Me(PROTOCOL)


# Honesty


class Verified(msgspec.Struct, frozen=True):
    """A record that is honest: its hash is that of the seed, its cards grow from the seed, its moves were allowed."""

    game: str
    seats: int
    moves: int
    hash: str
    result: str


@post(
    "/api/verify",
    summary="Verify a record",
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    responses=may_say(400, 403, 413, 422),
)
async def verify(request: AnyRequest) -> Verified:
    """The body is the record's text."""
    data = await request.body()
    try:
        return await asyncio.to_thread(verified, data)
    except BrokenRecord as error:
        raise Declined(422, "broken-record", line_phrase(error, request)) from None


def verified(data: bytes) -> Verified:
    record = read(data)
    check_hash(record)
    check_deal(record)
    return Verified(record.game, record.seats, sum(1 for _ in replay(record)), record.hash, record.result)


def line_phrase(error: BrokenRecord, request: AnyRequest) -> Phrase:
    words = Words(language_of(request.headers.get("accept-language", "")))
    problem = words.say(error.phrase.key, error.phrase.values)
    return Phrase("server-broken-record", {"line": error.line, "problem": problem})


# How it is


@get("/healthz", summary="Alive?", media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """The process answers."""
    return "ok\n"


@get(
    "/readyz",
    summary="Ready?",
    media_type=MediaType.TEXT,
    responses={503: ResponseSpec(str, description="The store does not answer", media_type=MediaType.TEXT)},
)
async def readyz(house: House) -> Response[str]:
    """The store answers as well."""
    try:
        await house.store.due_before(0, 1)
    except StoreFailed:
        return Response("store\n", status_code=503, media_type=MediaType.TEXT)
    return Response("ok\n", media_type=MediaType.TEXT)


@get("/metrics", summary="Figures for Prometheus", sync_to_thread=False, include_in_schema=False)
def metrics(house: House) -> Response[bytes]:
    return Response(house.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = (
    list_games,
    show_rules,
    list_daily,
    play_daily,
    list_results,
    show_me,
    make_link,
    recover,
    verify,
    healthz,
    readyz,
    metrics,
)
