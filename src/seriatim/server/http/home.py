"""Routes of the start page: who the visitor is, the games, their rules, and the deal of the day."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from seriatim.games import GAMES
from seriatim.games.game import AnyGame, CannotDeal, Value
from seriatim.server.http.errors import AnyRequest, Declined, language_of, problem_responses
from seriatim.server.http.page import link_to, recovery_path, shared_origin
from seriatim.server.identity import LINK_AGE, new_token, token_hash, visitor_of
from seriatim.server.live.hub import Hub
from seriatim.server.live.protocol import PROTOCOL
from seriatim.server.services import Services
from seriatim.table.commands import Seat
from seriatim.table.settings import MOST_OPTIONS
from seriatim.words import Words, with_no_breaks

RULES_FOLDERS: Final = (Path(__file__).parents[2] / "rules", Path(__file__).parents[4] / "docs" / "rules")
"""The folders of the rule pages: in an installed package, or next to the sources."""
ALL_GAMES: Final = "all"
"""The name of the rules that hold in every game."""
CODE: Final = re.compile(r"(```.*?```|`[^`]*`)", re.DOTALL)
SHORT_AT_END: Final = re.compile(r"(?<=\s)(\w)\n(?=\w)")
"""A word of one letter at the end of a line, and more of the paragraph after it."""
RULE_NUMBER: Final = re.compile(r"\*\*([A-Z]{2,3}-\d+)\*\*\s+")

ShortText = Annotated[str, Meta(max_length=40)]
GivenOptions = Annotated[Mapping[ShortText, Value], Meta(max_length=MOST_OPTIONS)]


class OptionNote(msgspec.Struct, frozen=True):
    """An option of a game: its possible values, and the default."""

    possible: Sequence[Value]
    usual: Value


class GameNote(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    game: str
    name: str
    rules_version: int
    seats: Sequence[int]
    usual_seats: int
    cooperative: bool
    options: Mapping[str, OptionNote]
    first_options: Mapping[str, Value]
    """For somebody's first game, at the usual number of seats."""


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number of seats, and the options chosen so far."""

    seats: Seat
    options: GivenOptions = {}


class RulePoint(msgspec.Struct, frozen=True):
    """A point of the rules, in Markdown. Rules have a number, such as TG-7; other text under a heading has none."""

    number: str
    heading: str
    text: str


class Rules(msgspec.Struct, frozen=True):
    """The rules of a game, in the language they are written in."""

    game: str
    language: str
    title: str
    points: Sequence[RulePoint]


class NoRules(LookupError):
    """There is no rule page for this game."""


def game_or_404(game: str) -> AnyGame:
    """The game of this id; raise `Declined` if there is none."""
    if game not in GAMES:
        raise Declined(404, "no-such-game")
    return GAMES[game]


@get("/api/games", summary="The games", sync_to_thread=False, responses=problem_responses())
def list_games(request: AnyRequest) -> list[GameNote]:
    """Every game with its seats and options, named in the language of the request."""
    words = Words(language_of(request.headers))
    return [note_on(game, words) for game in GAMES.values()]


def note_on(game: AnyGame, words: Words) -> GameNote:
    usual = game.options_type()
    options = {
        name: OptionNote(list(possible), getattr(usual, name)) for name, possible in game.possible_options().items()
    }
    return GameNote(
        game=game.id,
        name=words.say(game.id),
        rules_version=game.rules_version,
        seats=game.seat_counts,
        usual_seats=game.usual_seats,
        cooperative=game.cooperative,
        options=options,
        first_options=game.first_options,
    )


@post(
    "/api/games/{game:str}/options",
    summary="What can still be chosen",
    status_code=200,
    sync_to_thread=False,
    responses=problem_responses(400, 403, 404, 413),
)
def list_options(game: FromPath[str], data: JSONBody[Wish]) -> dict[str, list[Value]]:
    """For each option, the values that are possible with the other chosen options; there may be none."""
    try:
        return game_or_404(game).options_beside(data.seats, data.options)
    except CannotDeal as error:
        raise Declined(400, error.reason, error.phrase) from None


@get("/api/rules/{game:str}", summary="The rules of a game", sync_to_thread=False, responses=problem_responses(404))
def show_rules(request: AnyRequest, game: FromPath[str]) -> Rules:
    """The rules point by point, in the language of the request if there is a page. `all` holds in every game."""
    if game != ALL_GAMES:
        game_or_404(game)
    try:
        return rules_of(game, language_of(request.headers))
    except NoRules:
        raise Declined(404, "no-such-page") from None


# Reading the rule pages


@lru_cache(maxsize=64)
def rules_of(game: str, language: str) -> Rules:
    """The rules of a game, or those of all games, in this language if there is a page; else in English."""
    name = "README.md" if game == ALL_GAMES else f"{game}.md"
    places = [(language, f"{language}/{name}"), ("en", name)]
    for written, place in places:
        for folder in RULES_FOLDERS:
            if (folder / place).is_file():
                return read_rules(game, written, without_breaks((folder / place).read_text("utf-8"), written))
    raise NoRules(game)


def read_rules(game: str, language: str, page: str) -> Rules:
    title, _, body = page.partition("\n")
    return Rules(game, language, title.removeprefix("# ").strip(), list(points_in(body)))


def without_breaks(page: str, language: str) -> str:
    """The page with the no-break spaces of all texts. Code stays as it is."""
    parts = CODE.split(page)
    parts[::2] = [with_no_breaks(language, SHORT_AT_END.sub(r"\1 ", part)) for part in parts[::2]]
    return "".join(parts)


def points_in(body: str) -> Iterator[RulePoint]:
    """Split a page into points. A point ends at the next point or heading."""
    for section in re.split(r"^## ", "\n" + body, flags=re.MULTILINE):
        heading, _, text = section.partition("\n")
        first, *others = re.split(r"^(?=\*\*[A-Z]{2,3}-\d+\*\*)", text, flags=re.MULTILINE)
        if first.strip():
            yield RulePoint("", heading.strip(), first.strip())
        for point in others:
            number = RULE_NUMBER.match(point)
            assert number is not None
            yield RulePoint(number[1], heading.strip(), point[number.end() :].strip())


class Me(msgspec.Struct, frozen=True):
    """The protocol's version, and the start of links for other devices. The person's id is in a cookie that only the
    server reads.
    """

    protocol: int
    shared_origin: str
    """Empty if only this computer reaches the server."""


class RecoveryLink(msgspec.Struct, frozen=True):
    """A link to open once on another device before it expires (ms UTC). That browser then is the same person."""

    link: str
    expires: int


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token: the part of a recovery link after the #."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


@get("/api/me", summary="Be known", sync_to_thread=False, responses=problem_responses())
def show_me(request: AnyRequest, services: NamedDependency[Services]) -> Me:
    """Give the visitor an identity, if there is none yet."""
    visitor_of(request.scope).identify()
    return Me(PROTOCOL, shared_origin(request, services))


@post("/api/me/link", summary="Make a recovery link", responses=problem_responses(403))
async def make_link(
    request: AnyRequest, services: NamedDependency[Services], person: NamedDependency[str]
) -> RecoveryLink:
    """The token is in the fragment, so that no server log contains it."""
    token, expires = new_token(), services.clock.now() + LINK_AGE
    await services.store.add_link(token_hash(token), person, expires)
    return RecoveryLink(link_to(request, services, recovery_path(token)), expires)


@post("/api/me/recover", summary="Use a recovery link", responses=problem_responses(400, 403, 413))
async def recover(request: AnyRequest, data: JSONBody[Recovery], services: NamedDependency[Services]) -> Me:
    """Make this browser the person who made the link."""
    person = await services.store.redeem_link(token_hash(data.token), services.clock.now())
    if person is None:
        raise Declined(403, "link-is-void")
    visitor_of(request.scope).person = person
    return Me(PROTOCOL, shared_origin(request, services))


@post("/api/me/sign-out", summary="Sign out on all other devices", responses=problem_responses(403))
async def sign_out(request: AnyRequest, hub: NamedDependency[Hub], address: NamedDependency[str]) -> Me:
    """Only this browser is the person from now on. Recovery links that were not opened yet are void."""
    visitor, services = visitor_of(request.scope), hub.services
    if visitor.person is not None:
        if not services.sign_outs_by_address.take(address, services.clock.monotonic()):
            raise Declined(429, "too-fast")
        await hub.sign_out(visitor.person)
        visitor.renew()
    return Me(PROTOCOL, shared_origin(request, services))


@post("/api/me/forget", summary="Sign out on this device", sync_to_thread=False, responses=problem_responses(403))
def forget(request: AnyRequest, services: NamedDependency[Services]) -> Me:
    """Delete the cookie of this browser. The person's other browsers stay signed in."""
    visitor_of(request.scope).forget()
    return Me(PROTOCOL, shared_origin(request, services))


ROUTES: Final = (list_games, list_options, show_rules, show_me, make_link, recover, sign_out, forget)
