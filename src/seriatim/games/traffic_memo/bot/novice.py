"""A beginner at Traffic memo: plays by the habit, but forgets most cards as soon as another turn is over."""

from typing import Final

from mypy_extensions import i64

from seriatim.games.traffic_memo.bot.habit import TrafficMemoHabit
from seriatim.games.traffic_memo.rules import TrafficMemoState
from seriatim.kit.policy import Policy
from seriatim.kit.rng import Rng
from seriatim.kit.state import State

KEPT_AT_EDGE: Final[i64] = 60
KEPT_INSIDE: Final[i64] = 35
"""Of a hundred cards, how many a forgetful player can place later, at the edge of the grid and inside it."""


class TrafficMemoNovice(Policy):
    """A beginner's way: the same, but with most of the cards forgotten as soon as another turn is over."""

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(sight, TrafficMemoState)
        dim = sight.copy()
        for place in range(len(dim.places)):
            if not is_remembered(sight, place, seat):
                dim.seen[place] = False
        return TrafficMemoHabit().choose(dim, seat, rng)


def is_remembered(sight: TrafficMemoState, place: i64, seat: i64) -> bool:
    """What is open or was open in the last turn; of the rest some, and more at the edges, as it goes with people."""
    if place in sight.open or place in sight.last_places:
        return True
    column = place % sight.columns()
    at_edge = column == 0 or column == sight.columns() - 1 or place < sight.columns()
    kept = KEPT_INSIDE
    if at_edge:
        kept = KEPT_AT_EDGE
    return (place * 37 + sight.places[place] * 61 + seat * 17) % 100 < kept
