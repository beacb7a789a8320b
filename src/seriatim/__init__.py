"""Seriatim: six card games about order, to watch, study and program.

>>> import seriatim
>>> state = seriatim.GAMES["the-game"].deal(3, {"fire": True}, seed=7)
>>> len(state.actors())
3
"""

from seriatim.games import GAMES
from seriatim.kit import rng as _engine
from seriatim.lab.simulate import simulate
from seriatim.record import play

__all__ = ["COMPILED", "GAMES", "__version__", "play", "simulate"]

__version__ = "0.2.0"

COMPILED = not str(_engine.__file__).endswith(".py")
"""Whether the engine runs as machine code; if not, it plays the same games, only slower."""
