"""The habit of Quick & Easy: weighs each turn by what it leaves to the partners."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from seriatim.games.bidding.rules import HIGHEST_BID
from seriatim.games.quick_and_easy.actions import BID, END_TURN, card_of, laying, pile_of
from seriatim.games.quick_and_easy.bot.convention import news
from seriatim.games.quick_and_easy.bot.outlook import Outlook
from seriatim.games.quick_and_easy.bot.worlds import sample_world
from seriatim.games.quick_and_easy.cards import (
    CARD_COUNT,
    DOWN,
    HIGHEST,
    PILE_COUNT,
    UP,
    fits,
    number_of,
)
from seriatim.games.quick_and_easy.rules import QuickAndEasyState
from seriatim.kit.policy import Habit
from seriatim.kit.rng import Rng
from seriatim.kit.state import NOBODY, State

FIRST_CARD: Final[float] = 0.7
SECOND_CARD: Final[float] = 0.3
"""The parts of a turn's thinking; with the first card the whole turn is thought over."""
LOST_VALUE: Final[float] = 0.2
"""What it is worth to lay all cards but one and lose."""
WON: Final[float] = 1_000.0
NOTHING: Final[float] = -1_000.0


class QuickAndEasyHabit(Habit):
    """Weighs each turn by what it leaves to the others; talks and listens by the convention, unless all are silent."""

    def __init__(self, talking: bool = True) -> None:
        self.talking = talking

    def talks(self) -> bool:
        return self.talking

    def speak(self, sight: State, seat: i64, rng: Rng) -> vec[i64]:
        assert isinstance(sight, QuickAndEasyState)
        return news(sight, seat)

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(sight, QuickAndEasyState)
        if sight.turn == NOBODY:
            return BID + bid_of(sight, seat)
        outlook = Outlook(sight, seat)
        best: i64 = END_TURN
        most = NOTHING
        if sight.has_laid:
            most = outlook.after(sight.tops[UP], sight.tops[DOWN], len(sight.hands[seat]), sight.cards_left())
        for pile in range(PILE_COUNT):
            for card in sight.hands[seat]:
                if fits(card, sight.tops[pile], pile):
                    value = worth_of(sight, seat, outlook, card, pile)
                    if value > most:
                        most = value
                        best = laying(card, pile)
        return best

    def candidates(self, sight: State, seat: i64, rng: Rng) -> vec[vec[i64]]:
        assert isinstance(sight, QuickAndEasyState)
        if sight.turn == NOBODY:
            return vec[vec[i64]]([vec[i64]([BID + bid_of(sight, seat)])])
        turns = vec[vec[i64]]()
        for action in sight.actions(seat):
            if action == END_TURN or ends_turn(sight, seat):
                turns = append(turns, vec[i64]([action]))
                continue
            turns = append(turns, vec[i64]([action, END_TURN]))
            for second in seconds(sight, seat, action):
                turns = append(turns, vec[i64]([action, second]))
        return turns

    def budget_share(self, sight: State, seat: i64) -> float:
        assert isinstance(sight, QuickAndEasyState)
        if sight.professional:
            return 1.0
        return SECOND_CARD if sight.has_laid else FIRST_CARD

    def sample_world(self, sight: State, seat: i64, rng: Rng) -> State:
        assert isinstance(sight, QuickAndEasyState)
        return sample_world(sight, seat, rng) if self.talking else sight.imagine(rng)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, QuickAndEasyState)
        left = state.cards_left()
        return 1.0 if left == 0 else LOST_VALUE * float(CARD_COUNT - left) / float(CARD_COUNT)


def ends_turn(sight: QuickAndEasyState, seat: i64) -> bool:
    """Whether the next card laid is the last of the turn (QE-7, QE-9)."""
    return sight.has_laid or sight.professional or len(sight.hands[seat]) == 1


def worth_of(sight: QuickAndEasyState, seat: i64, outlook: Outlook, card: i64, pile: i64) -> float:
    """The best that can come of laying this card now, alone or with the other after it."""
    up = card if pile == UP else sight.tops[UP]
    down = card if pile == DOWN else sight.tops[DOWN]
    left = sight.cards_left() - 1
    if left == 0:
        return WON
    best = outlook.after(up, down, len(sight.hands[seat]) - 1, left)
    if ends_turn(sight, seat):
        return best
    if left == 1:
        return WON if second_fits(sight, seat, card, up, down) else best
    for other in sight.hands[seat]:
        if other != card and fits(other, up, UP):
            best = max(best, outlook.after(other, down, 0, left - 1))
        if other != card and fits(other, down, DOWN):
            best = max(best, outlook.after(up, other, 0, left - 1))
    return best


def second_fits(sight: QuickAndEasyState, seat: i64, first: i64, up: i64, down: i64) -> bool:
    for card in sight.hands[seat]:
        if card != first and (fits(card, up, UP) or fits(card, down, DOWN)):
            return True
    return False


def seconds(sight: QuickAndEasyState, seat: i64, first: i64) -> vec[i64]:
    """What can follow the first card. Two cards on different piles come in one order only: both lead to the same."""
    follow = vec[i64](capacity=PILE_COUNT)
    for card in sight.hands[seat]:
        if card == card_of(first):
            continue
        for pile in range(PILE_COUNT):
            if pile == pile_of(first):
                if fits(card, card_of(first), pile):
                    follow = append(follow, laying(card, pile))
            elif fits(card, sight.tops[pile], pile) and pile_of(first) == UP:
                follow = append(follow, laying(card, pile))
    return follow


def bid_of(sight: QuickAndEasyState, seat: i64) -> i64:
    """A bid: the nearer a card is to either end, the higher."""
    nearest: i64 = HIGHEST
    for card in sight.hands[seat]:
        nearest = min(nearest, number_of(card), HIGHEST + 1 - number_of(card))
    return max(0, HIGHEST_BID + 1 - nearest)
