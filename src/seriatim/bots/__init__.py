"""Players that are programs, by the names under which they can be asked to sit down."""

from collections.abc import Callable
from typing import Final

from seriatim.bots.levels import MASTER, STRONG, searcher
from seriatim.games.game import AnyGame
from seriatim.kit.policy import Chance, Policy

BOTS: Final[dict[str, Callable[[AnyGame], Policy]]] = {
    "random": lambda _: Chance(),
    "quick": lambda game: game.habit(),
    "strong": lambda game: searcher(STRONG, game),
    "master": lambda game: searcher(MASTER, game),
}
"""`random` makes any legal move; `quick` follows the game's own habit; `strong` and `master` think ahead."""
