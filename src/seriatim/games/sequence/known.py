"""What everybody can work out about cards that nobody shows.

Cards lie open when they are discarded, and this shows more than where they are. When the deck is rebuilt from all
discard piles (SQ-12), a player who has watched knows each card in it, and so each card that somebody holds: such a card
is *held*. What comes from the new deck is *fresh*. And a seat that passes shows that it could play nothing (SQ-11): so
every card it holds then is of certain kinds.

Hands stand in the order in which they were drawn, so what is known of a hand is known of its first cards: how many must
have been held since before the rebuild, and how many were there when the seat last passed. A card that leaves a hand
may have been one or the other. Then only the lesser knowledge is kept, which is true in either case.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from seriatim.games.sequence.cards import KIND_COUNT, as_set
from seriatim.kit.cards import BLANK
from seriatim.kit.fields import FIXED_LENGTH, FieldVisitor
from seriatim.kit.rng import Rng

COPIES: Final[i64] = 2
ANY_KIND: Final[i64] = (1 << 53) - 2
NOWHERE: Final[i64] = -1

EITHER: Final[i64] = 0
HELD: Final[i64] = 1
FRESH: Final[i64] = 2
"""What is known of a hidden card: nothing; held by somebody all the time; in the deck now or when it was rebuilt."""


class KnownCards:
    """What the discards and passes have shown."""

    def __init__(self, seats: i64) -> None:
        self.fresh: vec[i64] = vec[i64]([0] * seats)
        """For each seat, how many of its cards can be fresh: they are its last ones."""
        self.fresh_copies: vec[i64] = vec[i64]([COPIES] * (KIND_COUNT + 1))
        self.held_copies: vec[i64] = vec[i64]([0] * (KIND_COUNT + 1))
        """For each card, how many of its copies that are not discarded can be fresh, and how many can be held."""
        self.stuck: vec[i64] = vec[i64]([0] * seats)
        self.stuck_kinds: vec[i64] = vec[i64]([0] * seats)
        """For each seat, how many of its first cards it held when it passed, and the set of kinds they are of."""

    def assign_fields(self, source: "KnownCards", visitor: FieldVisitor) -> None:
        self.fresh = visitor.numbers(source.fresh, FIXED_LENGTH)
        self.fresh_copies = visitor.numbers(source.fresh_copies, FIXED_LENGTH)
        self.held_copies = visitor.numbers(source.held_copies, FIXED_LENGTH)
        self.stuck = visitor.numbers(source.stuck, FIXED_LENGTH)
        self.stuck_kinds = visitor.numbers(source.stuck_kinds, FIXED_LENGTH)

    def draw(self, seat: i64) -> None:
        self.fresh[seat] += 1

    def discard(self, seat: i64, card: i64, left: i64) -> None:
        """The seat has discarded a card and has so many left."""
        if self.fresh[seat] == 0 or self.fresh_copies[card] == 0:
            self.held_copies[card] -= 1
        elif self.held_copies[card] == 0:
            self.fresh_copies[card] -= 1
            self.fresh[seat] -= 1
        self.fresh[seat] = min(self.fresh[seat], left)
        if self.stuck[seat] > 0 and self.stuck_kinds[seat] & as_set(card) != 0:
            self.stuck[seat] -= 1

    def rebuild(self, deck: vec[i64]) -> None:
        """These cards are the new deck; all others are held."""
        for card in range(1, KIND_COUNT + 1):
            self.fresh_copies[card] = 0
            self.held_copies[card] = COPIES
        for card in deck:
            self.fresh_copies[card] += 1
            self.held_copies[card] -= 1
        for seat in range(len(self.fresh)):
            self.fresh[seat] = 0

    def passed(self, seat: i64, cards: i64, kinds: i64) -> None:
        """The seat has passed, so all the cards it holds are of these kinds."""
        if self.stuck[seat] == cards:
            kinds &= self.stuck_kinds[seat]
        self.stuck[seat] = cards
        self.stuck_kinds[seat] = kinds

    def is_held(self, seat: i64, place: i64, cards: i64) -> bool:
        """Whether the card at this place of a hand of so many must be held since before the rebuild."""
        return place < cards - self.fresh[seat]

    def kinds_at(self, seat: i64, place: i64) -> i64:
        """The set of kinds that the card at this place of a hand can be of."""
        return self.stuck_kinds[seat] if place < self.stuck[seat] else ANY_KIND


class Imagining:
    """Hidden cards on one side, the places for them in hidden hands on the other; the deck takes what remains.

    The cards lie in a random order and so do the places. Every card that must be in a hand looks for a place; then
    every empty place looks for a card. Whoever finds only what is taken asks the taker to look for something else.
    """

    def __init__(self, known: KnownCards, hands: vec[vec[i64]], seen: vec[i64], rng: Rng) -> None:
        """What is seen is given as the number of copies of each card that lie open."""
        self.known = known
        self.hands = hands
        self.cards: vec[i64] = vec[i64]()
        self.places: vec[i64] = vec[i64]()
        self.bring_cards(seen)
        self.bring_places()
        rng.shuffle(self.cards)
        rng.shuffle(self.places)
        self.place_of: vec[i64] = vec[i64]([NOWHERE] * len(self.cards))
        self.card_at: vec[i64] = vec[i64]([NOWHERE] * len(self.places))
        self.asked: vec[i64] = vec[i64]([NOWHERE] * max(len(self.cards), len(self.places)))
        self.search: i64 = 0

    def bring_cards(self, seen: vec[i64]) -> None:
        """The hidden copies of each card: so many as cannot be fresh are held, and the other way round."""
        held_in_sight = self.held_in_sight()
        for card in range(1, KIND_COUNT + 1):
            copies = COPIES - seen[card]
            held = max(0, copies - self.known.fresh_copies[card])
            fresh = max(0, copies - self.known.held_copies[card] + held_in_sight[card])
            for copy in range(copies):
                tie = HELD if copy < held else FRESH if copy < held + fresh else EITHER
                self.cards = append(self.cards, card * 3 + tie)

    def held_in_sight(self) -> vec[i64]:
        """How many copies of each card one holds oneself since before the rebuild."""
        held = vec[i64]([0] * (KIND_COUNT + 1))
        for seat in range(len(self.hands)):
            hand = self.hands[seat]
            for place in range(len(hand)):
                if self.known.is_held(seat, place, len(hand)):
                    held[hand[place]] += 1
        return held

    def bring_places(self) -> None:
        for seat in range(len(self.hands)):
            for place in range(len(self.hands[seat])):
                if self.hands[seat][place] == BLANK:
                    self.places = append(self.places, seat * KIND_COUNT + place)

    def fits(self, card: i64, place: i64) -> bool:
        """Whether this of the cards may lie at that of the places."""
        seat = self.places[place] // KIND_COUNT
        at = self.places[place] % KIND_COUNT
        if self.cards[card] % 3 == FRESH and self.known.is_held(seat, at, len(self.hands[seat])):
            return False
        return self.known.kinds_at(seat, at) & as_set(self.cards[card] // 3) != 0

    def put(self, card: i64, place: i64) -> bool:
        self.place_of[card] = place
        self.card_at[place] = card
        return True

    def finds_place(self, card: i64) -> bool:
        for place in range(len(self.places)):
            if self.card_at[place] == NOWHERE and self.fits(card, place):
                return self.put(card, place)
        for place in range(len(self.places)):
            if self.asked[place] != self.search and self.fits(card, place):
                self.asked[place] = self.search
                if self.finds_place(self.card_at[place]):
                    return self.put(card, place)
        return False

    def finds_card(self, place: i64) -> bool:
        for card in range(len(self.cards)):
            if self.place_of[card] == NOWHERE and self.fits(card, place):
                return self.put(card, place)
        for card in range(len(self.cards)):
            if self.asked[card] != self.search and self.fits(card, place):
                self.asked[card] = self.search
                if self.finds_card(self.place_of[card]):
                    return self.put(card, place)
        return False

    def deal(self) -> vec[i64]:
        """Fill the hidden hands; the cards that remain are the deck."""
        for card in range(len(self.cards)):
            if self.cards[card] % 3 == HELD:
                assert self.finds_place(card), "a card that must be in a hand fits none"
                self.search += 1
        for place in range(len(self.places)):
            if self.card_at[place] == NOWHERE:
                assert self.finds_card(place), "no card fits a place"
                self.search += 1
        return self.dealt()

    def dealt(self) -> vec[i64]:
        deck = vec[i64](capacity=len(self.cards))
        for card in range(len(self.cards)):
            if self.place_of[card] == NOWHERE:
                deck = append(deck, self.cards[card] // 3)
            else:
                place = self.places[self.place_of[card]]
                self.hands[place // KIND_COUNT][place % KIND_COUNT] = self.cards[card] // 3
        return deck
