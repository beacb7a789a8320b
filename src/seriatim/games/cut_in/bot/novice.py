"""A beginner at Cut in!: lays the card nearest to an end, and cuts in with the first card that fits."""

from mypy_extensions import i64

from seriatim.games.cut_in.actions import HAND_SIZE, LET_GO, cutting
from seriatim.games.cut_in.rules import CutInState
from seriatim.kit.policy import Policy
from seriatim.kit.rng import Rng
from seriatim.kit.state import State


class CutInNovice(Policy):
    """A beginner: lays the card nearest to an end, and cuts in with the first card that fits."""

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(sight, CutInState)
        if not sight.is_window_open():
            return sight.default_action(seat)
        for place in range(HAND_SIZE):
            if sight.objection(seat, cutting(1 << place)) is None:
                return cutting(1 << place)
        return LET_GO
