"""How a table of Quick & Easy looks to a seat that ends its turn, and what the others can do with the piles it leaves.

All of it is known to the seat: the tops, the cards neither laid nor in its own hand, and what the partners have said of
theirs. The next partner must not be stuck, and is glad of a small step or a trick; the ones after it count less, the
further they sit. The weights were found by playing: those whose habit wins most.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from seriatim.games.quick_and_easy.actions import CARD_WORD_COUNT
from seriatim.games.quick_and_easy.bot.convention import ANY_NUMBER, MEANT
from seriatim.games.quick_and_easy.cards import CARD_COUNT, COLOUR_COUNT, HIGHEST, NO_CARD, colour_of, number_of
from seriatim.games.quick_and_easy.rules import QuickAndEasyState
from seriatim.games.quick_and_easy.talk import NOTHING_SAID

NO_COLOUR: Final[i64] = -1
NEAR: Final[i64] = 2
"""A step that hardly costs anything."""

STUCK: Final = vec[float]([-3.9, -0.16, 0.0, 0.0])
AT_EASE: Final = vec[float]([0.36, 0.2, 0.0, 0.0])
TURNS_BACK: Final = vec[float]([0.12, 0.09, 0.05, 0.02])
"""For the next partner, the one after, and so on: that it can lay nothing; that it has a small step or a trick; every
number by which it can turn a pile back."""
DOOMED: Final[float] = -6.0
"""That the next partner surely can lay nothing."""
DEAD: Final[float] = -0.4
LEFT: Final[float] = -0.038
HELD: Final[float] = -0.1
ROOM: Final[float] = 0.098
"""The share of unseen cards that fit nowhere; every card still to lay; every card kept in hand; every number the piles
can still move on."""

BITS: Final = vec[i64]([i64(mask.bit_count()) for mask in range(1024)])
SUMS: Final = vec[i64]([i64(sum(bit + 1 for bit in range(10) if mask >> bit & 1)) for mask in range(1024)])
"""For each set of numbers how many they are, and their sum."""
ABOVE: Final = vec[i64]([i64(ANY_NUMBER >> number << number) for number in range(12)])
BELOW: Final = vec[i64]([i64((1 << max(number - 1, 0)) - 1) for number in range(12)])


@mypyc_attr(acyclic=True)
class Piles:
    """Two piles as sets of the numbers they would take."""

    def __init__(self, up: i64, down: i64) -> None:
        self.up_number: i64 = 0
        self.up_colour = NO_COLOUR
        self.down_number: i64 = HIGHEST + 1
        self.down_colour = NO_COLOUR
        if up != NO_CARD:
            self.up_number = number_of(up)
            self.up_colour = colour_of(up)
        if down != NO_CARD:
            self.down_number = number_of(down)
            self.down_colour = colour_of(down)
        high = self.up_number
        low = self.down_number
        self.onwards: i64 = ABOVE[high] | BELOW[low] if up != NO_CARD and down != NO_CARD else ANY_NUMBER
        self.near: i64 = ABOVE[high] & BELOW[min(high + NEAR + 1, HIGHEST + 1)]
        self.near |= BELOW[low] & ABOVE[max(low - NEAR - 1, 0)]

    def take(self, colour: i64) -> i64:
        """The numbers of this colour that fit (QE-5, QE-6)."""
        if colour == self.up_colour or colour == self.down_colour:
            return ANY_NUMBER
        return self.onwards

    def take_gladly(self, colour: i64) -> i64:
        """The numbers of this colour that take a small step or turn a pile back."""
        glad = self.near
        if colour == self.up_colour:
            glad |= BELOW[self.up_number]
        if colour == self.down_colour:
            glad |= ABOVE[self.down_number]
        return glad

    def back_up(self, colour: i64, cards: i64) -> i64:
        """How far these cards of one colour would turn the climbing pile back, all added up."""
        if colour != self.up_colour:
            return 0
        behind = cards & BELOW[self.up_number]
        return BITS[behind] * self.up_number - SUMS[behind]

    def back_down(self, colour: i64, cards: i64) -> i64:
        if colour != self.down_colour:
            return 0
        behind = cards & ABOVE[self.down_number]
        return SUMS[behind] - BITS[behind] * self.down_number

    def room(self) -> i64:
        return HIGHEST - self.up_number + self.down_number - 1


@mypyc_attr(acyclic=True)
class Outlook:
    """What a seat knows of the cards it does not see: for each colour which numbers, for each partner's card which."""

    def __init__(self, sight: QuickAndEasyState, seat: i64) -> None:
        self.unseen = numbers_unseen(sight, seat)
        self.colours = vec[i64](capacity=8)
        self.cards = vec[i64](capacity=8)
        self.sizes = vec[i64](capacity=4)
        self.total: i64 = 0
        for cards in self.unseen:
            self.total += BITS[cards]
        for distance in range(1, sight.seats):
            partner = (seat + distance) % sight.seats
            size: i64 = len(sight.hands[partner])
            if size > 0:
                self.sizes = append(self.sizes, size)
            for place in range(size):
                self.hear(sight.talk.word_about(partner, place))

    def hear(self, said: i64) -> None:
        """The cards that the word given for a card allows."""
        colour = said // CARD_WORD_COUNT if said != NOTHING_SAID else NO_COLOUR
        cards: i64 = self.unseen[colour] & MEANT[said % CARD_WORD_COUNT] if colour != NO_COLOUR else 0
        self.colours = append(self.colours, colour if cards != 0 else NO_COLOUR)
        self.cards = append(self.cards, cards)

    def after(self, up: i64, down: i64, held: i64, left: i64) -> float:
        """Evaluate leaving these tops to the others, with so many cards in the hand and still to lay."""
        piles = Piles(up, down)
        dead: i64 = 0
        glad: i64 = 0
        back: i64 = 0
        for colour in range(COLOUR_COUNT):
            cards = self.unseen[colour]
            dead += BITS[cards & ~piles.take(colour)]
            glad += BITS[cards & piles.take_gladly(colour)]
            back += piles.back_up(colour, cards) + piles.back_down(colour, cards)
        total = float(max(self.total, 1))
        value = ROOM * float(piles.room()) + LEFT * float(left) + HELD * float(held)
        value += DEAD * float(dead) / total
        return value + self.partners(piles, float(dead) / total, float(glad) / total, float(back) / total)

    def partners(self, piles: Piles, dead: float, glad: float, back: float) -> float:
        """What the others can do, by seat. A card without a word counts as any unseen card."""
        value: float = 0.0
        card: i64 = 0
        for distance in range(len(self.sizes)):
            stuck: float = 1.0
            uneasy: float = 1.0
            turned: float = 0.0
            for _ in range(self.sizes[distance]):
                colour = self.colours[card]
                cards = self.cards[card]
                card += 1
                if colour == NO_COLOUR:
                    stuck *= dead
                    uneasy *= 1.0 - glad
                    turned = max(turned, back)
                    continue
                count = float(BITS[cards])
                stuck *= float(BITS[cards & ~piles.take(colour)]) / count
                uneasy *= 1.0 - float(BITS[cards & piles.take_gladly(colour)]) / count
                turned = max(turned, float(max(piles.back_up(colour, cards), piles.back_down(colour, cards))) / count)
            value += STUCK[distance] * stuck + AT_EASE[distance] * (1.0 - uneasy) + TURNS_BACK[distance] * turned
            if distance == 0 and stuck == 1.0:
                value += DOOMED
        return value


def numbers_unseen(sight: QuickAndEasyState, seat: i64) -> vec[i64]:
    """For each colour the numbers that are neither laid nor in the seat's own hand."""
    unseen = vec[i64]([0] * COLOUR_COUNT)
    bit: i64 = 1
    colour: i64 = 0
    for card in range(1, CARD_COUNT + 1):
        if not sight.laid[card]:
            unseen[colour] |= bit
        bit <<= 1
        if bit > ANY_NUMBER:
            bit = 1
            colour += 1
    for card in sight.hands[seat]:
        unseen[colour_of(card)] &= ~(ABOVE[number_of(card) - 1] & BELOW[number_of(card) + 1])
    return unseen
