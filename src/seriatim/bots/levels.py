"""How well a bot plays: four levels, and the search budgets of the upper two.

`novice` and `steady` play by rules of thumb and do not search. `strong` and `master` search with the game's habit, each
with a budget for a whole turn. The budget has playouts, which make a game repeatable, and seconds, which keep people
from waiting. One core of an ordinary machine makes about that many playouts in those seconds.
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
"""Playouts a turn in a game that the budgets do not list."""
SECONDS: Final = {"novice": 0.001, "steady": 0.005, "strong": STRONG.seconds, "master": MASTER.seconds}
"""The time limit of each level for a whole turn, on one core."""


def searcher(level: Budget, game: AnyGame, *, talking: bool = True, time_limited: bool = False) -> Policy:
    """Return a bot that searches. If it is `time_limited`, it also stops when the seconds of its level are over."""
    seconds = level.seconds if time_limited else NO_TIME_LIMIT
    return Search(game.habit(talking), level.playouts.get(game.id, DEFAULT_PLAYOUTS), seconds)
