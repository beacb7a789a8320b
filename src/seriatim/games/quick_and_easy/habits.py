"""A quick habit for Quick & Easy: spend as little of the piles' room as can be, and look one card ahead."""

from typing import Final

from mypy_extensions import i64

from seriatim.games.quick_and_easy.actions import BID, END_TURN, card_of, pile_of
from seriatim.games.quick_and_easy.cards import HIGHEST, PILE_COUNT, fits, number_of, step
from seriatim.games.quick_and_easy.rules import QuickAndEasyState
from seriatim.games.quick_and_easy.talk import NOTHING_SAID
from seriatim.kit.bids import HIGHEST_BID
from seriatim.kit.policy import Habit
from seriatim.kit.rng import Rng
from seriatim.kit.state import NOBODY, State

TINY_STEP: Final[i64] = 1
"""What is worth laying as a second card."""
WARNED: Final[i64] = 4
"""What it costs to lay where a partner has plans."""
ANYTHING: Final[i64] = 1_000


class Thrifty(Habit):
    """Small steps first, and a trick wherever it helps."""

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(sight, QuickAndEasyState)
        if sight.turn == NOBODY:
            return BID + keenness(sight, seat)
        best: i64 = END_TURN
        least: i64 = TINY_STEP + 1 if sight.has_laid else ANYTHING
        for action in sight.actions(seat):
            if action == END_TURN:
                continue
            costs = cost(sight, seat, card_of(action), sight.tops[pile_of(action)], pile_of(action))
            if not sight.has_laid and not sight.professional:
                costs -= gain_of_second(sight, seat, card_of(action), pile_of(action))
            if costs < least:
                best = action
                least = costs
        return best


def cost(sight: QuickAndEasyState, seat: i64, card: i64, top: i64, pile: i64) -> i64:
    """The step onwards, and more where a partner has said anything: every signal of a pile asks to leave it."""
    onwards = step(card, top, pile)
    for other in range(sight.seats):
        if other != seat and sight.talk.word_of_pile(other, pile) != NOTHING_SAID:
            onwards += WARNED
    return onwards


def gain_of_second(sight: QuickAndEasyState, seat: i64, first: i64, taken: i64) -> i64:
    """How much better than a tiny step the other card would be, once the first lies."""
    gain: i64 = 0
    for card in sight.hands[seat]:
        if card == first:
            continue
        for pile in range(PILE_COUNT):
            top = first if pile == taken else sight.tops[pile]
            if fits(card, top, pile):
                gain = max(gain, TINY_STEP - cost(sight, seat, card, top, pile))
    return gain


def keenness(sight: QuickAndEasyState, seat: i64) -> i64:
    """A bid: the nearer a card is to either end, the gladlier."""
    nearest: i64 = HIGHEST
    for card in sight.hands[seat]:
        nearest = min(nearest, number_of(card), HIGHEST + 1 - number_of(card))
    return max(0, HIGHEST_BID + 1 - nearest)
