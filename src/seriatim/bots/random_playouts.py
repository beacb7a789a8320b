"""Random playouts: the plainest habit a search can have, to compare with.

It shows what a search gains from a game's own habit.
"""

from mypy_extensions import i64

from seriatim.kit.policy import Habit
from seriatim.kit.rng import Rng
from seriatim.kit.state import State


class RandomPlayouts(Habit):
    """A habit whose moves are random and all candidates. Only `value` is the game's own."""

    def __init__(self, evaluator: Habit) -> None:
        self.evaluator = evaluator

    def arguments(self) -> tuple[object, ...]:
        return (self.evaluator,)

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        actions = sight.actions(seat)
        return actions[rng.below(len(actions))]

    def value(self, state: State, seat: i64) -> float:
        return self.evaluator.value(state, seat)
