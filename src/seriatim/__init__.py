"""Seriatim: six card games about order, to play, study and program.

>>> import seriatim
>>> match = seriatim.Match("the-game", seats=3, seed=7, fire=True)
>>> match.moves(0)
['bid 0', 'bid 1', 'bid 2', 'bid 3']
>>> seriatim.play("rush-hour", ["steady", "novice"], seed=7)
<Record: rush-hour, 2 seats, seed 7, 29 steps, last-round-played -14 -12>
"""

from seriatim.bots import BotProblem
from seriatim.games import GAMES
from seriatim.games.game import CannotDeal, Game, IllegalMove, NotAMove, Options
from seriatim.games.position import BadPosition
from seriatim.kit import rng as _engine
from seriatim.kit.policy import Habit, Policy
from seriatim.kit.rng import Rng
from seriatim.kit.seed import BadSeed
from seriatim.kit.state import SPECTATOR, TABLE, NotVisible, State
from seriatim.lab.simulate import simulate
from seriatim.match import Bot, Match, Move, bot, play
from seriatim.record import BrokenRecord, Record

__all__ = [
    "COMPILED",
    "GAMES",
    "SPECTATOR",
    "TABLE",
    "BadPosition",
    "BadSeed",
    "Bot",
    "BotProblem",
    "BrokenRecord",
    "CannotDeal",
    "Game",
    "Habit",
    "IllegalMove",
    "Match",
    "Move",
    "NotAMove",
    "NotVisible",
    "Options",
    "Policy",
    "Record",
    "Rng",
    "State",
    "__version__",
    "bot",
    "play",
    "simulate",
]

__version__ = "0.2.0"

COMPILED = not str(_engine.__file__).endswith(".py")
"""Whether the engine runs as machine code; if not, it plays the same games, only slower."""
