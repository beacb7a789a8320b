"""A quick habit for Cut in!: cut in with all that fits, and lay where the fewest unseen cards could cut you."""

from typing import Final

from mypy_extensions import i64

from seriatim.games.cut_in.codes import CARD_COUNT, OPEN, OPEN_WITH, card_of
from seriatim.games.cut_in.rules import HIDDEN, CutInState
from seriatim.kit.policy import Habit
from seriatim.kit.rng import Rng
from seriatim.kit.state import State

WORST: Final[i64] = 10_000


class Watchful(Habit):
    """Leave the others no room, and take every chance."""

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(sight, CutInState)
        actions = sight.actions(seat)
        best = actions[len(actions) - 1]
        if best >= OPEN:
            return best
        least: i64 = WORST
        for action in actions:
            danger = exposure(sight, seat, action)
            if danger < least:
                best = action
                least = danger
        return best


def exposure(sight: CutInState, seat: i64, action: i64) -> i64:
    """What a card opens to a cut: the unseen cards in the gap first, its width where they are equal."""
    card = card_of(action)
    if action >= OPEN_WITH:
        return exposure_of_opening(sight, seat, card)
    if card < sight.left:
        return gap_exposure(sight, seat, card, sight.left)
    return gap_exposure(sight, seat, sight.right, card)


def exposure_of_opening(sight: CutInState, seat: i64, card: i64) -> i64:
    """That of the best card to go on with."""
    least: i64 = WORST
    for other in sight.hands[seat]:
        if other != card:
            least = min(least, gap_exposure(sight, seat, min(card, other), max(card, other)))
    return least


def gap_exposure(sight: CutInState, seat: i64, low: i64, high: i64) -> i64:
    unseen: i64 = 0
    for card in range(low + 1, high):
        if sight.rows[card] == HIDDEN and card not in sight.hands[seat]:
            unseen += 1
    return unseen * CARD_COUNT + high - low
