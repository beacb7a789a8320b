"""Worlds that agree with what partners have said: hands are dealt to fit their words.

A partner who speaks by the convention of bots tells of every pile whether it has a card near. Whoever says nothing at
all may be silent, and any hand fits. People use the words more freely, so now and then a partner's words are not
believed.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from seriatim.games.the_game.actions import NOTHING_SAID
from seriatim.games.the_game.bot.convention import urgency, word_of_card
from seriatim.games.the_game.piles import FIRST_CARD, PILE_COUNT
from seriatim.games.the_game.rules import TheGameState
from seriatim.kit.cards import cards_unseen
from seriatim.kit.rng import Rng

MISLEADING_ONE_IN: Final[i64] = 12
"""In one world of so many, a partner's words mean nothing."""


def world_heard(sight: TheGameState, seat: i64, rng: Rng) -> TheGameState:
    """Sample a truth that agrees with the sight of the seat on turn; the partners' hands agree with their words."""
    world = sight.copy()
    pool = cards_unseen(sight.laid, sight.deck, sight.hands, FIRST_CARD)
    rng.shuffle(pool)
    for places in range(1, sight.seats):
        other = (seat + places) % sight.seats
        deal = Deal(pool, len(sight.hands[other]))
        if speaks(sight, other) and rng.below(MISLEADING_ONE_IN) > 0:
            deal.heed(sight, other)
        deal.fill()
        world.hands[other] = deal.hand
        pool = deal.pool
    world.deck = pool
    return world


def speaks(sight: TheGameState, seat: i64) -> bool:
    for pile in range(PILE_COUNT):
        if sight.said[seat * PILE_COUNT + pile] != NOTHING_SAID:
            return True
    return False


class Deal:
    """A hand on its way from the pool, which is shuffled."""

    def __init__(self, pool: vec[i64], size: i64) -> None:
        self.pool = pool
        self.size = size
        self.hand: vec[i64] = vec[i64](capacity=size)

    def heed(self, sight: TheGameState, seat: i64) -> None:
        """Cards that confirm the words, then cards that do not contradict them."""
        refused = vec[i64]()
        allowed = vec[i64]()
        for card in self.pool:
            if belies(sight, seat, card):
                refused = append(refused, card)
            else:
                allowed = append(allowed, card)
        self.pool = allowed
        for pile in range(PILE_COUNT):
            self.bear_out(sight, seat, pile)
        self.fill()
        for card in self.pool:
            refused = append(refused, card)
        self.pool = refused

    def bear_out(self, sight: TheGameState, seat: i64, pile: i64) -> None:
        """Make sure of a card that is worth what is asked for this pile, if there is one."""
        word = sight.said[seat * PILE_COUNT + pile]
        top = sight.piles[pile]
        if urgency(word) <= urgency(NOTHING_SAID) or len(self.hand) == self.size:
            return
        for card in self.hand:
            if word_of_card(card, top, pile) == word:
                return
        for place in range(len(self.pool)):
            if word_of_card(self.pool[place], top, pile) == word:
                self.take(place)
                return

    def take(self, place: i64) -> None:
        """A card from the midst of the pool; the last one takes its place."""
        self.hand = append(self.hand, self.pool[place])
        self.pool, last = pop(self.pool)
        if place < len(self.pool):
            self.pool[place] = last

    def fill(self) -> None:
        while len(self.hand) < self.size and len(self.pool) > 0:
            self.pool, card = pop(self.pool)
            self.hand = append(self.hand, card)


def belies(sight: TheGameState, seat: i64, card: i64) -> bool:
    """Whether the seat would have said more of some pile, had it this card."""
    for pile in range(PILE_COUNT):
        word = sight.said[seat * PILE_COUNT + pile]
        if urgency(word_of_card(card, sight.piles[pile], pile)) > urgency(word):
            return True
    return False
