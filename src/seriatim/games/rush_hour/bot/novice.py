"""A beginner at Rush hour: picks what stands next to a row, without a thought of the others."""

from mypy_extensions import i64

from seriatim.games.rush_hour.actions import card_of
from seriatim.games.rush_hour.bot.habit import cheapest_way
from seriatim.games.rush_hour.cars import LAST_CARD, has_number
from seriatim.games.rush_hour.placing import NO_ROW, is_full
from seriatim.games.rush_hour.rules import PICKING, RushHourState
from seriatim.kit.policy import Policy
from seriatim.kit.rng import Rng
from seriatim.kit.state import State


class RushHourNovice(Policy):
    """A beginner: picks the number nearest behind a row with a free place, without a thought of the others."""

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(sight, RushHourState)
        if sight.now != PICKING:
            return cheapest_way(sight, seat, rng)
        picks = sight.possible_picks(seat)
        best = picks[rng.below(len(picks))]
        nearest: i64 = LAST_CARD
        for pick in picks:
            step = step_behind(sight, card_of(pick))
            if step < nearest:
                best = pick
                nearest = step
        return best


def step_behind(sight: RushHourState, card: i64) -> i64:
    """How far a number is above the row it would join now; special cars and full rows do not count."""
    row = sight.nearest_row(card)
    if not has_number(card) or row == NO_ROW or is_full(sight.road[row], sight.jam):
        return LAST_CARD
    return card - sight.road[row].number()
