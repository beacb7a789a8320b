"""What each game's table of refusals holds, for the tests that hold for all of them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from seriatim.games.game import AnyGame
from seriatim.kit.state import State

Table = Callable[[], State]
Refused = tuple[str, Table, int, str]
"""The reason why, at this table, this seat may not make this move."""
Doubly = tuple[str, Table, int, str, str]
"""The same, and another reason that holds too, in words; the page gives it later."""
Allowed = tuple[Table, str]
"""A move that comes close to being refused to seat 0, and is not."""


class Refusals(NamedTuple):
    """Positions of a game, running and over, and what is refused in them."""

    game: AnyGame
    running: Sequence[Table]
    over: Table
    refused: Sequence[Refused]
    several: Sequence[Doubly]
    allowed: Sequence[Allowed] = ()
    talks: bool = False
    """Whether there are signals, which can be refused as such."""

    def reasons(self) -> set[str]:
        """All that can be given by the page (ALL-5), but for codes that are no move."""
        return {"game-over", *self.game.refusals, *(["no-such-signal"] if self.talks else [])}
