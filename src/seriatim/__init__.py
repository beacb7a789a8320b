"""Seriatim: six card games about order, to play, study and program.

>>> import seriatim
>>> state = seriatim.GAMES["the-game"].deal(3, {"fire": True}, seed=7)
>>> len(state.actors())
3
"""

from seriatim.games import GAMES

__all__ = ["GAMES"]
