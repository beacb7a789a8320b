"""The games of the house, with what can be chosen in each, and their rules."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from litestar import get, post

from seriatim.games import GAMES
from seriatim.games.game import AnyGame, CannotDeal, Value
from seriatim.server.http.errors import AnyRequest, Declined, may_say
from seriatim.server.http.language import language_of
from seriatim.server.http.rulebook import FOR_ALL, NoRules, Rules, rules_of
from seriatim.server.http.tables import GivenOptions, game_named
from seriatim.table.commands import Seat
from seriatim.words import Words


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
    words = Words(language_of(request.headers))
    return [note_on(game, words) for game in GAMES.values()]


def note_on(game: AnyGame, words: Words) -> GameNote:
    usual = game.options_type()
    options = {
        name: OptionNote(list(possible), getattr(usual, name)) for name, possible in game.possible_options().items()
    }
    return GameNote(game.id, words.say(game.id), game.rules_version, game.seat_counts, game.cooperative, options)


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many are to sit at a table, and what has been chosen for it so far."""

    seats: Seat
    options: GivenOptions = {}


@post(
    "/api/games/{game:str}/options",
    summary="What can still be chosen",
    status_code=200,
    sync_to_thread=False,
    responses=may_say(400, 403, 404, 413),
)
def list_options(game: str, data: Wish) -> dict[str, list[Value]]:
    """Of each option, what it can be while the others are as they were chosen; of some, perhaps nothing."""
    try:
        return game_named(game).options_beside(data.seats, data.options)
    except CannotDeal as error:
        raise Declined(400, error.reason, error.phrase) from None


@get("/api/rules/{game:str}", summary="The rules of a game", sync_to_thread=False, responses=may_say(404))
def show_rules(request: AnyRequest, game: str) -> Rules:
    """Point by point, in the language that is asked for if they are written in it. `all` holds in every game."""
    if game != FOR_ALL:
        game_named(game)
    try:
        return rules_of(game, language_of(request.headers))
    except NoRules:
        raise Declined(404, "no-such-page") from None


ROUTES: Final = (list_games, list_options, show_rules)
