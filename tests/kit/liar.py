"""A true game, told by somebody who lies in one point."""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.kit.fields import FieldVisitor
from seriatim.kit.rng import Rng
from seriatim.kit.state import State

P = ParamSpec("P")
T = TypeVar("T")


class Liar(State):
    """Answers as the truth does, but for the questions it was given a lie for: `Liar(truth, actors=nobody)`."""

    def __init__(self, truth: State, **lies: Callable[..., Any]) -> None:
        self.truth = truth
        self.lies = lies

    def told(self, truth: Callable[P, T]) -> Callable[P, T]:
        return self.lies.get(truth.__name__, truth)

    def actors(self) -> vec[i64]:
        return self.told(self.truth.actors)()

    def actions(self, seat: int) -> vec[i64]:
        return self.told(self.truth.actions)(seat)

    def signals(self, seat: int) -> vec[i64]:
        return self.told(self.truth.signals)(seat)

    def action_count(self) -> i64:
        return self.told(self.truth.action_count)()

    def objection(self, seat: int, action: int) -> str | None:
        return self.told(self.truth.objection)(seat, action)

    def objection_to(self, seat: int, action: int) -> str | None:
        return self.told(self.truth.objection_to)(seat, action)

    def apply(self, seat: int, action: int) -> None:
        self.told(self.truth.apply)(seat, action)

    def default_action(self, seat: int) -> i64:
        return self.told(self.truth.default_action)(seat)

    def default_for(self, seat: int) -> i64:
        return self.told(self.truth.default_for)(seat)

    def scores(self) -> vec[float]:
        return self.told(self.truth.scores)()

    def winners(self) -> vec[i64]:
        return self.told(self.truth.winners)()

    def outcome(self) -> str:
        return self.told(self.truth.outcome)()

    def assign_game_fields(self, source: State, visitor: FieldVisitor) -> None:
        self.told(self.truth.assign_game_fields)(source, visitor)

    def empty(self) -> Any:  # noqa: ANN401
        return self.told(self.truth.empty)()

    def facts(self) -> vec[i64]:
        return self.told(self.truth.facts)()

    def copy(self) -> Any:  # noqa: ANN401
        return self.told(self.truth.copy)()

    def redeal(self, rng: Rng) -> Any:  # noqa: ANN401
        return self.told(self.truth.redeal)(rng)

    def sight(self, seat: int) -> Any:  # noqa: ANN401
        return self.told(self.truth.sight)(seat)

    def imagine(self, rng: Rng) -> Any:  # noqa: ANN401
        return self.told(self.truth.imagine)(rng)
