"""All ends of a solo turn that are worth trying, found breadth first.

What counts is where the piles stand and which cards are kept, so a way to end is two numbers: the four tops, seven
bits each, and a bit for every card of the hand. Ways that lead to the same end are one.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from seriatim.games.the_game.actions import END_TURN, laying
from seriatim.games.the_game.piles import BACK, FIRST_FALLING, LAST_CARD, PILE_COUNT, step
from seriatim.games.the_game.rules import TheGameState

BITS: Final[vec[i64]] = vec[i64]([2**bit for bit in range(16)])
TOP_BITS: Final[i64] = 7
TOP_MASK: Final[i64] = 127
NOT_HELD: Final[i64] = -1
MOST_ENDINGS: Final[i64] = 400
EXTRA_STEP: Final[i64] = 8
"""The largest step for a card beyond the minimum that is not part of a trick."""


def top_of(tops: i64, pile: i64) -> i64:
    return (tops >> (TOP_BITS * pile)) & TOP_MASK


def tops_of(piles: vec[i64]) -> i64:
    """Four tops as one number."""
    tops: i64 = 0
    for pile in range(PILE_COUNT):
        tops |= piles[pile] << (TOP_BITS * pile)
    return tops


def with_top(tops: i64, pile: i64, card: i64) -> i64:
    return tops - ((top_of(tops, pile) - card) << (TOP_BITS * pile))


def place_in(hand: vec[i64], card: i64) -> i64:
    for place in range(len(hand)):
        if hand[place] == card:
            return place
    return NOT_HELD


@mypyc_attr(acyclic=True)
class Endings:
    """Every position that the seat on turn can reach in this turn, its own first; some may be ended in."""

    def __init__(self, sight: TheGameState) -> None:
        self.hand: vec[i64] = sight.hands[sight.turn]
        self.owed = sight.owed
        self.lower: vec[i64] = vec[i64]([place_in(self.hand, card - BACK) for card in self.hand])
        self.higher: vec[i64] = vec[i64]([place_in(self.hand, card + BACK) for card in self.hand])
        self.tops: vec[i64] = vec[i64]([tops_of(sight.piles)])
        self.kept: vec[i64] = vec[i64]([BITS[len(self.hand)] - 1])
        self.laid: vec[i64] = vec[i64]([0])
        self.before: vec[i64] = vec[i64]([0])
        self.actions: vec[i64] = vec[i64]([END_TURN])
        place: i64 = 0
        while place < len(self.tops) and len(self.tops) < MOST_ENDINGS:
            self.go_on(place)
            place += 1

    def may_end(self, place: i64) -> bool:
        return self.laid[place] >= self.owed

    def go_on(self, place: i64) -> None:
        tops = self.tops[place]
        for pile in range(PILE_COUNT):
            top = top_of(tops, pile)
            if pile % FIRST_FALLING == 0 or top != top_of(tops, pile - 1):
                self.lay_on(place, pile, top)

    def lay_on(self, place: i64, pile: i64, top: i64) -> None:
        """On one pile: the card that turns it back, the nearest, and any that another card could then turn back."""
        kept = self.kept[place]
        nearest = self.nearest(kept, pile, top)
        is_owed = not self.may_end(place)
        for held in range(len(self.hand)):
            if kept & BITS[held] == 0:
                continue
            onwards = step(self.hand[held], top, pile)
            is_near = onwards == nearest and (is_owed or onwards <= EXTRA_STEP)
            if onwards == -BACK or (onwards > 0 and (is_near or self.is_pair(held, kept, pile))):
                self.add(place, held, pile)

    def nearest(self, kept: i64, pile: i64, top: i64) -> i64:
        nearest: i64 = LAST_CARD
        for held in range(len(self.hand)):
            if kept & BITS[held] != 0:
                onwards = step(self.hand[held], top, pile)
                if 0 < onwards < nearest:
                    nearest = onwards
        return nearest

    def is_pair(self, held: i64, kept: i64, pile: i64) -> bool:
        """Whether the card that would turn the pile back from this one is kept, too."""
        behind = self.lower[held] if pile < FIRST_FALLING else self.higher[held]
        return behind != NOT_HELD and kept & BITS[behind] != 0

    def add(self, place: i64, held: i64, pile: i64) -> None:
        card = self.hand[held]
        tops = with_top(self.tops[place], pile, card)
        kept = self.kept[place] - BITS[held]
        for known in range(len(self.tops)):
            if self.tops[known] == tops and self.kept[known] == kept:
                return
        self.tops = append(self.tops, tops)
        self.kept = append(self.kept, kept)
        self.laid = append(self.laid, self.laid[place] + 1)
        self.before = append(self.before, place)
        self.actions = append(self.actions, laying(card, pile))

    def is_kept(self, place: i64, card: i64) -> bool:
        held = place_in(self.hand, card)
        return held != NOT_HELD and self.kept[place] & BITS[held] != 0

    def cards_kept(self, place: i64) -> vec[i64]:
        cards = vec[i64](capacity=len(self.hand))
        for held in range(len(self.hand)):
            if self.kept[place] & BITS[held] != 0:
                cards = append(cards, self.hand[held])
        return cards

    def turn(self, place: i64) -> vec[i64]:
        """The actions that lead there and end the turn; with the last card it ends by itself (TG-8)."""
        backwards = vec[i64]()
        while place > 0:
            backwards = append(backwards, self.actions[place])
            place = self.before[place]
        actions = vec[i64]()
        count: i64 = len(backwards)
        for number in range(count):
            actions = append(actions, backwards[count - 1 - number])
        return actions if count == len(self.hand) else append(actions, END_TURN)
