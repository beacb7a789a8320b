"""A beginner at Quick & Easy: takes the smallest step, overlooks the reverse trick, and ignores signals."""

from typing import Final

from mypy_extensions import i64

from seriatim.games.quick_and_easy.actions import BID, END_TURN, card_of, pile_of
from seriatim.games.quick_and_easy.bot.habit import bid_of
from seriatim.games.quick_and_easy.cards import is_trick, step
from seriatim.games.quick_and_easy.rules import QuickAndEasyState
from seriatim.kit.policy import Policy
from seriatim.kit.rng import Rng
from seriatim.kit.state import NOBODY, State

TINY_STEP: Final[i64] = 1
"""What a beginner lays as a second card."""
TRICK: Final[i64] = 1
"""To a beginner the trick is no better than a tiny step, however far it turns the pile back."""
ANYTHING: Final[i64] = 1_000


class QuickAndEasyNovice(Policy):
    """A beginner: takes the smallest step, overlooks the reverse trick, and ignores signals."""

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(sight, QuickAndEasyState)
        if sight.turn == NOBODY:
            return BID + bid_of(sight, seat)
        best: i64 = END_TURN
        least: i64 = TINY_STEP + 1 if sight.has_laid else ANYTHING
        for action in sight.actions(seat):
            if action != END_TURN and cost(sight, card_of(action), pile_of(action)) < least:
                best = action
                least = cost(sight, card_of(action), pile_of(action))
        return best


def cost(sight: QuickAndEasyState, card: i64, pile: i64) -> i64:
    """The step onwards, as far as a beginner sees it."""
    return TRICK if is_trick(card, sight.tops[pile], pile) else step(card, sight.tops[pile], pile)
