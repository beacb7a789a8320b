"""The deal of the day over HTTP: what it is, a table of one's own for it, and how everybody has done."""

from datetime import date
from typing import Annotated, Final

import msgspec
from litestar import get, post
from msgspec import Meta

from seriatim.games import GAMES
from seriatim.kit.seed import commitment
from seriatim.server.house import House
from seriatim.server.http.errors import AnyRequest, Declined, accepted, may_say
from seriatim.server.http.tables import TableMade, game_named, link_to
from seriatim.server.limits import MOST_LISTED
from seriatim.server.live.protocol import Refused
from seriatim.table.commands import HOUSE, CreateDaily, Name
from seriatim.table.daily import daily_seats
from seriatim.table.settings import Level


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


ROUTES: Final = (list_daily, play_daily, list_results)
