"""The habit of Cut in!: cut in with all that fits, and lay where the fewest unseen cards could cut in."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.cut_in.actions import CARD_COUNT, LET_GO, OPEN, OPEN_WITH, card_of
from seriatim.games.cut_in.rules import HIDDEN, CutInState
from seriatim.kit.policy import Habit
from seriatim.kit.rng import Rng
from seriatim.kit.state import State

WORST: Final[i64] = 10_000
CARD_SHARE: Final[float] = 0.4
"""Of a turn's thinking, what one card or one chance to cut in deserves: mostly there are two or three."""
WIN_WEIGHT: Final[float] = 0.6
"""The weight of winning; the rest of the value is the lead in cards."""


class CutInHabit(Habit):
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

    def candidates(self, sight: State, seat: i64, rng: Rng) -> vec[vec[i64]]:
        """Cut in with all that fits or not at all: a card inside the row is of no use before the next (CI-4)."""
        assert isinstance(sight, CutInState)
        actions = sight.actions(seat)
        last = actions[len(actions) - 1]
        if last > LET_GO:
            return vec[vec[i64]]([vec[i64]([last]), vec[i64]([LET_GO])])
        return vec[vec[i64]]([vec[i64]([action]) for action in actions])

    def budget_share(self, sight: State, seat: i64) -> float:
        return CARD_SHARE

    def value(self, state: State, seat: i64) -> float:
        """The win; and cards fewer than the best of the others has, or more."""
        assert isinstance(state, CutInState)
        fewest: i64 = CARD_COUNT
        for other in range(state.seats):
            if other != seat:
                fewest = min(fewest, state.cards_left(other))
        lead = float(fewest - state.cards_left(seat)) * float(state.seats) / float(2 * CARD_COUNT)
        won = WIN_WEIGHT if state.cards_left(seat) == 0 else 0.0
        return won + (1.0 - WIN_WEIGHT) * (0.5 + lead)


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
    return unseen_between(sight, seat, low, high) * CARD_COUNT + high - low


def unseen_between(sight: CutInState, seat: i64, low: i64, high: i64) -> i64:
    """How many cards that the seat has never seen lie between two numbers."""
    unseen: i64 = 0
    for card in range(low + 1, high):
        if sight.rows[card] == HIDDEN and card not in sight.hands[seat]:
            unseen += 1
    return unseen
