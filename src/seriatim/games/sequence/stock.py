"""Where the 104 cards are: in the hands, on the discard piles, in the deck (SQ-4, SQ-12).

The hands and the deck's order are hidden. What lies on the piles everybody has seen, and remembers.
"""

from typing import Final

from librt.vecs import append, extend, pop, remove, vec
from mypy_extensions import i64

from seriatim.games.sequence.cards import KIND_COUNT
from seriatim.games.sequence.known import Imagining, KnownCards
from seriatim.kit.cards import blanks
from seriatim.kit.fields import FIXED_LENGTH, TERMINATED, FieldVisitor
from seriatim.kit.game_rng import branch, placeholder_rng
from seriatim.kit.rng import Rng

LAST_TIME: Final[i64] = 3
"""When the deck runs out for the third time, it is not rebuilt (SQ-20)."""


class Stock:
    """All cards. A hand stands in the order in which it was drawn, a pile in that of its discards.

    The deck is drawn from its end.
    """

    def __init__(self, seats: i64) -> None:
        self.hands: vec[vec[i64]] = vec[vec[i64]]([vec[i64]() for _ in range(seats)])
        self.piles: vec[vec[i64]] = vec[vec[i64]]([vec[i64]() for _ in range(seats)])
        self.deck: vec[i64] = vec[i64]()
        self.times_out: i64 = 0
        """How often the deck has run out."""
        self.known = KnownCards(seats)
        self.chance = placeholder_rng()
        """What the next rebuilding will be shuffled by."""

    def deal(self, deck: vec[i64], hand_size: i64, rng: Rng) -> None:
        """Shuffle, and deal the hands off the end of the deck (SQ-5)."""
        self.deck = deck
        rng.shuffle(self.deck)
        self.chance = branch(rng)
        for seat in range(len(self.hands)):
            for _ in range(hand_size):
                self.draw(seat)

    def discard(self, seat: i64, card: i64) -> None:
        """Face up onto the seat's own pile (SQ-7)."""
        hand = remove(self.hands[seat], card)
        self.hands[seat] = hand
        self.piles[seat] = append(self.piles[seat], card)
        self.known.discard(seat, card, len(hand))

    def draw(self, seat: i64) -> None:
        """Take the top card. With its last card the deck runs out, and is rebuilt at once (SQ-12)."""
        self.deck, card = pop(self.deck)
        self.hands[seat] = append(self.hands[seat], card)
        self.known.draw(seat)
        if len(self.deck) == 0:
            self.times_out += 1
            if self.times_out < LAST_TIME:
                self.rebuild()

    def rebuild(self) -> None:
        """All discard piles make the new deck, shuffled (SQ-12)."""
        for seat in range(len(self.piles)):
            self.deck = extend(self.deck, self.piles[seat])
            self.piles[seat] = vec[i64]()
        self.known.rebuild(self.deck)
        self.chance.shuffle(self.deck)

    def assign_fields(self, source: "Stock", visitor: FieldVisitor) -> None:
        self.times_out = visitor.number(source.times_out)
        self.hands = visitor.lists(source.hands, TERMINATED)
        self.piles = visitor.lists(source.piles, TERMINATED)
        self.deck = visitor.numbers(source.deck, TERMINATED)
        self.known.assign_fields(source.known, visitor)
        self.chance = visitor.rng(source.chance, FIXED_LENGTH)

    def hide_from(self, seat: i64) -> None:
        """Blank the other hands, the deck, and what it will be shuffled by (ALL-6)."""
        self.deck = blanks(len(self.deck))
        for other in range(len(self.hands)):
            if other != seat:
                self.hands[other] = blanks(len(self.hands[other]))
        self.chance = placeholder_rng()

    def imagine(self, rng: Rng) -> None:
        """Deal the unseen cards to the blanks, true to what everybody can work out."""
        self.deck = Imagining(self.known, self.hands, self.seen(), rng).deal()
        self.chance = branch(rng)

    def seen(self) -> vec[i64]:
        """How many copies of each card are in sight."""
        seen = vec[i64]([0] * (KIND_COUNT + 1))
        for hand in self.hands:
            for card in hand:
                seen[card] += 1
        for pile in self.piles:
            for card in pile:
                seen[card] += 1
        return seen
