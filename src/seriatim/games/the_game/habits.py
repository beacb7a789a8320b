"""A quick habit for The Game: lay what moves a pile the least, and stop when the next step is a large one."""

from typing import Final

from mypy_extensions import i64

from seriatim.games.the_game.rules import (
    BID,
    DUE,
    END_TURN,
    NOTHING_SAID,
    PILE_COUNT,
    TheGameState,
    card_of,
    pile_of,
    step,
)
from seriatim.kit.bids import HIGHEST_BID
from seriatim.kit.policy import Habit
from seriatim.kit.rng import Rng
from seriatim.kit.state import NOBODY, State

TINY_STEP: Final[i64] = 2
"""What is worth laying beyond the minimum."""
LAST_STEP: Final[i64] = 8
"""The same once the deck is empty and nothing new can come."""
WARNED: Final[i64] = 12
"""What it costs to lay where a partner has asked for care."""
WELCOME: Final[i64] = 3
"""The word that asks for no care."""


class Careful(Habit):
    """Small steps first."""

    def choose(self, sight: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(sight, TheGameState)
        if sight.turn == NOBODY:
            return BID + keenness(sight, seat)
        best: i64 = END_TURN
        least = patience(sight)
        for action in sight.actions(seat):
            if action != END_TURN and cost(sight, seat, action) < least:
                best = action
                least = cost(sight, seat, action)
        return best


def patience(sight: TheGameState) -> i64:
    """What the next card may cost: anything while it is owed, little once the turn may be ended."""
    if not sight.may_end():
        return 10_000
    return TINY_STEP + 1 if len(sight.deck) > 0 else LAST_STEP + 1


def cost(sight: TheGameState, seat: i64, action: i64) -> i64:
    """The step onwards, more where a partner warns, and nothing else counts while a fire is due."""
    pile = pile_of(action)
    onwards = step(card_of(action), sight.piles[pile], pile)
    if sight.is_fire_due() and sight.fires[pile] == DUE:
        return onwards - 1_000
    for other in range(sight.seats):
        word = sight.said[other * PILE_COUNT + pile]
        if other != seat and word != NOTHING_SAID and word != WELCOME:
            onwards += WARNED
    return onwards


def keenness(sight: TheGameState, seat: i64) -> i64:
    """A bid: the cheaper the two best cards, the gladlier."""
    best: i64 = 100
    second: i64 = 100
    for card in sight.hands[seat]:
        onwards = smallest_step(sight, card)
        if onwards < best:
            second = best
            best = onwards
        elif onwards < second:
            second = onwards
    return max(0, HIGHEST_BID - (best + second) // 5)


def smallest_step(sight: TheGameState, card: i64) -> i64:
    smallest: i64 = 100
    for pile in range(PILE_COUNT):
        smallest = min(smallest, step(card, sight.piles[pile], pile))
    return smallest
