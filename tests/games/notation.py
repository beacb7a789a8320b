"""What is known of each game's moves as text, for the tests that hold for all of them."""

from collections.abc import Sequence
from typing import NamedTuple

from seriatim.games.game import AnyGame


class Notation(NamedTuple):
    """How the moves of a game are written."""

    game: AnyGame
    texts: Sequence[str]
    """Of every code, in their order."""
    same: Sequence[tuple[str, str]]
    """Another way to write a move, and the move."""
    no_moves: Sequence[str]
    almost: Sequence[str]
    """Patterns of texts among which there are moves, and some that are none."""
