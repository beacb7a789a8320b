"""A beginner at The Game: counts the steps to the nearest cards, and misses what takes a second look.

Beginners overlook that a card can turn a pile back, until the pile is nearly full or burns and makes them look. They
plan no pairs, forget half the time what partners have asked for, and lay one card more while the step looks small.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.the_game.actions import BID, END_TURN, laying
from seriatim.games.the_game.bot.habit import TheGameHabit, bid_of
from seriatim.games.the_game.bot.plays import DUTY, NONE, TOO_MUCH, TRICK, is_twin, near_and_trick, wishes
from seriatim.games.the_game.piles import FIRST_FALLING, LAST_CARD, PILE_COUNT, step
from seriatim.games.the_game.rules import DUE, TheGameState
from seriatim.kit.policy import Policy
from seriatim.kit.rng import Rng
from seriatim.kit.state import NOBODY, State

SMALL: Final[float] = 10.0
"""What looks like a small step for a card beyond the minimum, whatever it passes over."""
NEARLY_FULL: Final[i64] = 20
"""With no more room than this, a pile is looked at closely."""
SEEN: Final[i64] = 3
"""One in so many tricks is seen at a glance."""
HEARD: Final[i64] = 2
"""One time in so many, a beginner thinks of what partners have said."""


class TheGameNovice(Policy):
    """Says what careful players say, and errs as people do; chance decides only what is overlooked and forgotten."""

    def __init__(self) -> None:
        self.model = TheGameHabit(True)

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(sight, TheGameState)
        if sight.turn == NOBODY:
            return BID + bid_of(sight, seat)
        action, cost = nearest_play(sight, seat, rng)
        if cost == TOO_MUCH or (sight.may_end() and cost > SMALL):
            return sight.default_action(seat)
        return action

    def talks(self) -> bool:
        return True

    def speak(self, sight: State, seat: i64, rng: Rng) -> vec[i64]:
        return self.model.speak(sight, seat, rng)


def nearest_play(sight: TheGameState, seat: i64, rng: Rng) -> tuple[i64, float]:
    """The card that seems to cost least, and how much; END_TURN and too much if none is seen."""
    is_listening = rng.below(HEARD) == 0
    best: i64 = END_TURN
    least = TOO_MUCH
    for pile in range(PILE_COUNT):
        if is_twin(sight, pile) or sight.must_cover_another(pile):
            continue
        card, cost = nearest_on(sight, seat, pile, rng)
        if card == NONE:
            continue
        if is_listening and cost > 0.0:
            cost += wishes(sight, seat, pile, step(card, sight.piles[pile], pile))
        if sight.fires[pile] == DUE:
            cost += DUTY
        if cost < least:
            best = laying(card, pile)
            least = cost
    return best, least


def nearest_on(sight: TheGameState, seat: i64, pile: i64, rng: Rng) -> tuple[i64, float]:
    """The nearest card onwards, by its step alone, unless the one that turns the pile back is seen."""
    near, trick = near_and_trick(sight, seat, pile)
    if trick != NONE and (is_looked_at(sight, pile) or rng.below(SEEN) == 0):
        return trick, TRICK
    return near, float(step(near, sight.piles[pile], pile))


def is_looked_at(sight: TheGameState, pile: i64) -> bool:
    top = sight.piles[pile]
    room = LAST_CARD - top if pile < FIRST_FALLING else top - 1
    return room <= NEARLY_FULL or sight.fires[pile] == DUE
