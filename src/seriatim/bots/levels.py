"""How well a bot plays, in four levels, each a budget of thought for a whole turn.

`novice` and `steady` play as people do, `strong` and `master` search with the game's habit. A budget has two sides:
playouts, which make a game repeatable, and seconds, which keep people from waiting. One core of an ordinary machine
makes about as many playouts as a level has in its seconds.
"""

from typing import Final

import msgspec

from seriatim.bots.search import NO_TIME_LIMIT, Search
from seriatim.games.game import AnyGame
from seriatim.kit.policy import Policy


class Budget(msgspec.Struct, frozen=True):
    """Seconds a turn, and for each game the playouts that fit into them."""

    seconds: float
    playouts: dict[str, int]


STRONG: Final = Budget(
    seconds=0.1,
    playouts={
        "the-game": 3000,
        "quick-and-easy": 3000,
        "sequence": 2000,
        "traffic-memo": 1500,
        "cut-in": 8000,
        "rush-hour": 1500,
    },
)
MASTER: Final = Budget(seconds=1.0, playouts={game: 10 * playouts for game, playouts in STRONG.playouts.items()})
DEFAULT_PLAYOUTS: Final = 300
"""Playouts a turn in a game that is not in the tables: few enough for any, and many enough to play well."""
SECONDS: Final = {"novice": 0.001, "steady": 0.005, "strong": STRONG.seconds, "master": MASTER.seconds}
"""What each level may take for a whole turn, on one core."""


def searcher(level: Budget, game: AnyGame, *, talking: bool = True, timed: bool = False) -> Policy:
    """A bot that thinks; at a table of people it also watches the clock."""
    seconds = level.seconds if timed else NO_TIME_LIMIT
    return Search(game.habit(talking), level.playouts.get(game.id, DEFAULT_PLAYOUTS), seconds)
