"""The last cards of The Game alone, played without a mistake: with no card left to draw, only the order matters."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from seriatim.games.the_game.actions import laying
from seriatim.games.the_game.bot.turn_ends import BITS, top_of, tops_of, with_top
from seriatim.games.the_game.piles import FIRST_FALLING, PILE_COUNT, fits, step

PATIENCE: Final[i64] = 20_000
"""Positions to look at before the best order found so far must do."""


@mypyc_attr(acyclic=True)
class Finish:
    """The longest order in which cards can be laid on these piles."""

    def __init__(self, piles: vec[i64], cards: vec[i64], patience: i64 = PATIENCE) -> None:
        self.cards = cards
        self.patience = patience
        self.seen: set[int] = set()
        self.order: vec[i64] = vec[i64]()
        self.least: i64 = len(cards)
        """How many cards are left at least."""
        self.go_on(tops_of(piles), BITS[len(cards)] - 1, vec[i64]())

    def go_on(self, tops: i64, kept: i64, order: vec[i64]) -> None:
        left = len(self.cards) - len(order)
        if left < self.least:
            self.least = left
            self.order = order[:]
        for farther in range(2):
            for pile in range(PILE_COUNT):
                self.lay_on(tops, kept, order, pile, farther == 1)

    def lay_on(self, tops: i64, kept: i64, order: vec[i64], pile: i64, farther: bool) -> None:
        """First tricks and the nearest card of a pile, then, if need be, those that go farther."""
        top = top_of(tops, pile)
        if pile % FIRST_FALLING == 1 and top == top_of(tops, pile - 1):
            return
        near = self.nearest(kept, pile, top)
        for held in range(len(self.cards)):
            card = self.cards[held]
            if kept & BITS[held] == 0 or not fits(card, top, pile):
                continue
            if (held != near and step(card, top, pile) > 0) == farther:
                self.lay(with_top(tops, pile, card), kept - BITS[held], order, laying(card, pile))

    def lay(self, tops: i64, kept: i64, order: vec[i64], action: i64) -> None:
        key = tops * BITS[len(self.cards)] + kept
        if self.least > 0 and len(self.seen) < self.patience and key not in self.seen:
            self.seen.add(key)
            self.go_on(tops, kept, append(order[:], action))

    def nearest(self, kept: i64, pile: i64, top: i64) -> i64:
        """The place of the nearest card onwards."""
        near: i64 = -1
        for held in range(len(self.cards)):
            if kept & BITS[held] != 0:
                onwards = step(self.cards[held], top, pile)
                if onwards > 0 and (near < 0 or onwards < step(self.cards[near], top, pile)):
                    near = held
        return near
