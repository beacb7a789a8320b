"""Players that are programs, by the names under which they can be asked to sit down.

>>> from seriatim.bots import bot
>>> from seriatim.games import GAMES
>>> bot("strong", GAMES["the-game"]).talks() in (True, False)
True
"""

from collections.abc import Callable
from typing import Final

import msgspec

from seriatim.bots.guests import BotProblem, Guest, invited, maker_of
from seriatim.bots.levels import MASTER, STRONG, Level, searcher
from seriatim.bots.luck import Luck
from seriatim.bots.search import Search
from seriatim.bots.silence import silenced
from seriatim.games.game import AnyGame
from seriatim.kit.policy import Chance, Policy
from seriatim.phrase import Phrase

__all__ = ["BOTS", "BotProblem", "Manners", "bot", "check_name"]

Maker = Callable[[AnyGame, "Manners"], Policy]


class Manners(msgspec.Struct, frozen=True):
    """How a bot behaves at a table: whether it talks there, and whether it watches the clock."""

    talking: bool = True
    timed: bool = False


def level(budget: Level) -> Maker:
    return lambda game, manners: searcher(budget, game, talking=manners.talking, timed=manners.timed)


BOTS: Final[dict[str, Maker]] = {
    "random": lambda _game, _manners: Chance(),
    "novice": lambda game, manners: game.novice() if manners.talking else silenced(game.novice()),
    "steady": lambda game, manners: game.steady(manners.talking),
    "strong": level(STRONG),
    "master": level(MASTER),
    "habit": lambda game, manners: game.habit(manners.talking),
    "mcs100": lambda game, _manners: Search(Luck(game.habit(talking=False)), 100),
}
"""The four levels, and three to compare with: `random` makes any legal move, `habit` is how a search plays games out,
and `mcs100` tries a hundred random games a move."""


def bot(name: str, game: AnyGame, *, talking: bool = True, timed: bool = False) -> Policy:
    """The bot of this name for a game: one of the house, or a guest by its entry point or as `module:Class`.

    At a silent table it neither speaks nor expects to be spoken to. A timed bot that searches stops when the time of
    its level is up; else it counts playouts, and a seed repeats the game.
    """
    if name in BOTS:
        return BOTS[name](game, Manners(talking, timed))
    return Guest(name, guest_maker(name), game, talking=talking)


def guest_maker(name: str) -> Callable[[AnyGame], object]:
    maker = maker_of(name)
    if maker is None:
        possible = ", ".join([*BOTS, *invited(), "module:Class"])
        raise BotProblem(Phrase("no-such-bot", {"given": name, "possible": possible}))
    return maker


def check_name(name: str) -> None:
    """Refuse a name under which no bot can be found, before any game is played."""
    if name not in BOTS:
        guest_maker(name)
