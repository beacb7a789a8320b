"""Every kind of bot, with budgets small enough for a test."""

from collections.abc import Callable

from seriatim.bots import bot
from seriatim.bots.random_playouts import RandomPlayouts
from seriatim.bots.search import Search
from seriatim.games.game import AnyGame
from seriatim.kit.policy import Policy

PLAYOUTS = 12

PLAYERS: dict[str, Callable[[AnyGame], Policy]] = {
    "random": lambda game: bot("random", game),
    "novice": lambda game: bot("novice", game),
    "novice, silent": lambda game: bot("novice", game, talking=False),
    "steady": lambda game: bot("steady", game),
    "steady, silent": lambda game: bot("steady", game, talking=False),
    "search": lambda game: Search(game.habit(), PLAYOUTS),
    "search, silent": lambda game: Search(game.habit(talking=False), PLAYOUTS),
    "plain search": lambda game: Search(RandomPlayouts(game.habit(talking=False)), PLAYOUTS),
}
"""`strong` and `master` are searches, `mcs100` is a plain one; only their budgets are larger."""
