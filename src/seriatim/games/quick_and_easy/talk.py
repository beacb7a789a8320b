"""What has been said at a table of Quick & Easy, and what everybody knows from it (QE-10, QE-11).

A word belongs to one card in a hand. The others hear its colour and the word, and not which card it is. From then on
everybody knows that the hand holds a card of that colour, and nobody forgets it when the word is taken back: only
when such a card is laid may it have been the one. `trick-here` is always true when it is said, so it tells a colour,
too.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from seriatim.games.quick_and_easy.actions import CARD_WORD_COUNT, TAKE_BACK, TRICK_HERE
from seriatim.games.quick_and_easy.cards import COLOUR_COUNT, PILE_COUNT
from seriatim.kit.fields import FIXED_LENGTH, FieldVisitor

CARD_WORDS: Final = ("take-back", "low", "middle", "high", "held")
PILE_WORDS: Final = ("take-back", "mine-next", "leave-it", "trick-here")
"""In the order of the codes. `take-back` withdraws the signal given; `held` tells a colour only, and is all that
professionals say of a card."""

HAND_SIZE: Final[i64] = 2
NOTHING_SAID: Final[i64] = 0


@mypyc_attr(acyclic=True)
class Talk:
    """What stands, and what is known.

    `of_cards` has, for each place of each hand, its card's colour and word as one number: the word, plus
    CARD_WORD_COUNT for every colour before the card's own. `of_piles` has what each seat says of each pile. `known`
    counts, for each seat and colour, the cards that everybody knows the seat to hold at least.
    """

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.of_cards: vec[i64] = vec[i64]([NOTHING_SAID] * (seats * HAND_SIZE))
        self.of_piles: vec[i64] = vec[i64]([NOTHING_SAID] * (seats * PILE_COUNT))
        self.known: vec[i64] = vec[i64]([0] * (seats * COLOUR_COUNT))

    def word_about(self, seat: i64, place: i64) -> i64:
        """The word given for the card at this place of the seat's hand, with its colour."""
        return self.of_cards[seat * HAND_SIZE + place]

    def word_of_pile(self, seat: i64, pile: i64) -> i64:
        return self.of_piles[seat * PILE_COUNT + pile]

    def say_of_card(self, seat: i64, place: i64, colour: i64, word: i64) -> None:
        """One word a card; a new one replaces it (QE-10)."""
        said = NOTHING_SAID if word == TAKE_BACK else colour * CARD_WORD_COUNT + word
        self.of_cards[seat * HAND_SIZE + place] = said
        self.know(seat, colour, self.words_about(seat, colour))

    def say_of_pile(self, seat: i64, pile: i64, word: i64) -> None:
        """One signal a speaker and pile; a new one replaces it (QE-10)."""
        self.of_piles[seat * PILE_COUNT + pile] = word

    def end_turn(self, seat: i64) -> None:
        """Signals of a seat about piles expire at the end of its turn (QE-10)."""
        for pile in range(PILE_COUNT):
            self.of_piles[seat * PILE_COUNT + pile] = NOTHING_SAID

    def end_tricks(self, pile: i64) -> None:
        """`trick-here` expires when a card is laid there (QE-10)."""
        for seat in range(self.seats):
            if self.of_piles[seat * PILE_COUNT + pile] == TRICK_HERE:
                self.of_piles[seat * PILE_COUNT + pile] = NOTHING_SAID

    def lay(self, seat: i64, place: i64, colour: i64) -> None:
        """A card leaves this place of the hand: its word expires (QE-10), and the word behind it moves up."""
        first = seat * HAND_SIZE
        if place == 0:
            self.of_cards[first] = self.of_cards[first + 1]
        self.of_cards[first + 1] = NOTHING_SAID
        if self.known[seat * COLOUR_COUNT + colour] > 0:
            self.known[seat * COLOUR_COUNT + colour] -= 1
            self.know(seat, colour, self.words_about(seat, colour))

    def know(self, seat: i64, colour: i64, count: i64) -> None:
        """Everybody knows from now on that the seat holds so many cards of the colour, or more."""
        known = seat * COLOUR_COUNT + colour
        self.known[known] = max(self.known[known], count)

    def words_about(self, seat: i64, colour: i64) -> i64:
        """How many words of the seat stand about cards of this colour."""
        count: i64 = 0
        for place in range(HAND_SIZE):
            said = self.word_about(seat, place)
            if said != NOTHING_SAID and said // CARD_WORD_COUNT == colour:
                count += 1
        return count

    def known_colours(self, seat: i64) -> vec[i64]:
        """The colours that a hidden hand is known to hold; first those of its words, in their order."""
        colours = vec[i64](capacity=HAND_SIZE)
        for place in range(HAND_SIZE):
            said = self.word_about(seat, place)
            if said != NOTHING_SAID:
                colours = append(colours, said // CARD_WORD_COUNT)
        for colour in range(COLOUR_COUNT):
            for _ in range(self.known[seat * COLOUR_COUNT + colour] - self.words_about(seat, colour)):
                colours = append(colours, colour)
        return colours

    def hide_places(self, seat: i64) -> None:
        """Put the words about a hand in an order that tells nothing: others do not hear which card is meant (QE-10)."""
        first = seat * HAND_SIZE
        said = self.of_cards[first]
        if said < self.of_cards[first + 1]:
            self.of_cards[first] = self.of_cards[first + 1]
            self.of_cards[first + 1] = said

    def assign_fields(self, source: "Talk", visitor: FieldVisitor) -> None:
        self.seats = visitor.uncompared_number(source.seats)
        self.of_cards = visitor.numbers(source.of_cards, FIXED_LENGTH)
        self.of_piles = visitor.numbers(source.of_piles, FIXED_LENGTH)
        self.known = visitor.numbers(source.known, FIXED_LENGTH)
