"""Routes for the games: their options, and their rules.

The rules are read point by point from the Markdown pages in `docs/rules`, which a wheel contains as well. A page in
another language is in a folder of its own, such as `docs/rules/uk/the-game.md`; without one it is English.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from seriatim.games import GAMES
from seriatim.games.game import AnyGame, CannotDeal, Value
from seriatim.server.http.errors import AnyRequest, Declined, language_of, problem_responses
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


ROUTES: Final = (list_games, list_options, show_rules)


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
