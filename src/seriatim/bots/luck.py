"""Play by pure luck, for the plainest of searches: any legal move, in the world as much as in thought.

What a search gains by a game's habit shows when it is compared with one that has none.
"""

from mypy_extensions import i64

from seriatim.kit.policy import Habit
from seriatim.kit.rng import Rng
from seriatim.kit.state import State


class Luck(Habit):
    """Every legal move is equally likely and worth a thought; only what is to be won is known."""

    def __init__(self, judge: Habit) -> None:
        self.judge = judge

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        actions = sight.actions(seat)
        return actions[rng.below(len(actions))]

    def value(self, state: State, seat: i64) -> float:
        return self.judge.value(state, seat)
