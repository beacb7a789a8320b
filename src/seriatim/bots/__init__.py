"""Bots by name.

>>> from seriatim.bots import bot
>>> from seriatim.games import GAMES
>>> bot("strong", GAMES["the-game"]).talks()
True
>>> bot("strong", GAMES["the-game"], talking=False).talks()
False
"""

from collections.abc import Callable
from typing import Final

import msgspec

from seriatim.bots.levels import MASTER, STRONG, Budget, searcher
from seriatim.bots.random_playouts import RandomPlayouts
from seriatim.bots.search import Search
from seriatim.bots.silent import silenced
from seriatim.bots.third_party import BotProblem, ThirdPartyBot, entry_point_bots, factory_of
from seriatim.games.game import AnyGame
from seriatim.kit.policy import Policy, RandomPolicy
from seriatim.phrase import Phrase

__all__ = ["BOTS", "BotProblem", "BotOptions", "bot", "check_name"]

BotFactory = Callable[[AnyGame, "BotOptions"], Policy]


class BotOptions(msgspec.Struct, frozen=True):
    """How a bot plays at a table: whether it signals, and whether its time is limited."""

    talking: bool = True
    time_limited: bool = False


def search_level(budget: Budget) -> BotFactory:
    return lambda game, options: searcher(budget, game, talking=options.talking, time_limited=options.time_limited)


BOTS: Final[dict[str, BotFactory]] = {
    "random": lambda _game, _options: RandomPolicy(),
    "novice": lambda game, options: game.novice() if options.talking else silenced(game.novice()),
    "steady": lambda game, options: game.steady(options.talking),
    "strong": search_level(STRONG),
    "master": search_level(MASTER),
    "habit": lambda game, options: game.habit(options.talking),
    "mcs100": lambda game, _options: Search(RandomPlayouts(game.habit(talking=False)), 100),
}
"""The four levels, and three to compare with: `random` makes any legal move, `habit` is how a search plays games out,
and `mcs100` tries a hundred random games a move."""


def bot(name: str, game: AnyGame, *, talking: bool = True, time_limited: bool = False) -> Policy:
    """The bot of this name for a game: one of `BOTS`, or a third-party bot by entry point or as `module:Class`.

    At a table that is not `talking` it neither signals nor expects signals. A `time_limited` bot that searches stops
    when the seconds of its level are over. Otherwise only its playouts are limited, and a seed repeats the game.
    """
    if name in BOTS:
        return BOTS[name](game, BotOptions(talking, time_limited))
    return ThirdPartyBot(name, third_party_factory(name), game, talking=talking)


def third_party_factory(name: str) -> Callable[[AnyGame], object]:
    factory = factory_of(name)
    if factory is None:
        possible = ", ".join([*BOTS, *entry_point_bots(), "module:Class"])
        raise BotProblem(Phrase("no-such-bot", {"given": name, "possible": possible}))
    return factory


def check_name(name: str) -> None:
    """Raise `BotProblem` if no bot has this name."""
    if name not in BOTS:
        third_party_factory(name)
