"""Quick & Easy as a seat sees it: a picture for people, its choices, and the numbers a learner reads."""

from typing import Final

import msgspec

from seriatim.games.bidding.view import bid_observed, bid_seen
from seriatim.games.modules import Observation
from seriatim.games.quick_and_easy import notation
from seriatim.games.quick_and_easy.actions import (
    BID,
    CARD_SIGNAL,
    CARD_WORD_COUNT,
    END_TURN,
    HELD,
    PILE_SIGNAL,
    card_of,
    card_word_of,
    colour_spoken_of,
    pile_of,
    pile_spoken_of,
    pile_word_of,
    which_of,
)
from seriatim.games.quick_and_easy.cards import (
    CARD_COUNT,
    COLOUR_COUNT,
    HIGHEST,
    NO_CARD,
    PILE_COUNT,
    UP,
    colour_of,
    number_of,
    step,
)
from seriatim.games.quick_and_easy.notation import COLOURS, PILES
from seriatim.games.quick_and_easy.rules import QuickAndEasyState
from seriatim.games.quick_and_easy.talk import CARD_WORDS, HAND_SIZE, NOTHING_SAID, PILE_WORDS
from seriatim.kit.state import NOBODY


class Card(msgspec.Struct, frozen=True):
    """A card face up."""

    colour: str
    number: int


class Held(msgspec.Struct, frozen=True):
    """A card of one's own and the word given for it, or none."""

    card: Card
    word: str


class Pile(msgspec.Struct, frozen=True):
    """A pile and its top; an empty one has none."""

    name: str
    climbs: bool
    top: Card | None


class Word(msgspec.Struct, frozen=True):
    """A word about a card as everybody hears it: who said it, the colour and the word."""

    seat: int
    colour: str
    word: str


class Signal(msgspec.Struct, frozen=True):
    """A signal about a pile: who said it, of which pile, and what."""

    seat: int
    pile: str
    word: str


class Place(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. Its bid is a number once all have bid; until then only that it has."""

    cards: int
    has_bid: bool
    bid: int | None


class QuickAndEasyView(msgspec.Struct, frozen=True):
    """The whole table. `hand` is one's own, with its words; after the end `hands` shows everybody's.

    Each colour has the numbers from 1 to `highest`.
    """

    seat: int
    turn: int | None
    professional: bool
    may_end: bool
    piles: list[Pile]
    hand: list[Held]
    places: list[Place]
    deck: int
    laid: list[Card]
    words: list[Word]
    signals: list[Signal]
    hands: list[list[Card]] | None
    outcome: str
    cards_left: int
    highest: int


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something the seat may do. `step` is how far a card moves its pile on; below 0 it turns it back."""

    action: int
    move: str
    kind: str
    card: Card | None = None
    pile: str | None = None
    step: int | None = None
    bid: int | None = None
    word: str | None = None


def view(sight: QuickAndEasyState, seat: int) -> QuickAndEasyView:
    is_over = sight.outcome() != ""
    return QuickAndEasyView(
        seat=seat,
        turn=None if sight.turn == NOBODY else sight.turn,
        professional=sight.professional,
        may_end=sight.has_laid and not is_over,
        piles=[Pile(name, pile == UP, top_view(sight.tops[pile])) for pile, name in enumerate(PILES)],
        hand=held(sight, seat) if sight.is_seat(seat) else [],
        places=[place_view(sight, other) for other in range(sight.seats)],
        deck=len(sight.deck),
        laid=[card_view(card) for card in range(1, CARD_COUNT + 1) if sight.laid[card]],
        words=[word for other in range(sight.seats) for word in words_standing(sight, other)],
        signals=[signal for other in range(sight.seats) for signal in signals_standing(sight, other)],
        hands=[[card_view(card) for card in sorted(hand)] for hand in sight.hands] if is_over else None,
        outcome=sight.outcome(),
        cards_left=sight.cards_left(),
        highest=int(HIGHEST),
    )


def card_view(card: int) -> Card:
    return Card(COLOURS[colour_of(card)], number_of(card))


def top_view(top: int) -> Card | None:
    return None if top == NO_CARD else card_view(top)


def held(sight: QuickAndEasyState, seat: int) -> list[Held]:
    """One's own cards in order, each with its word."""
    cards = sorted((card, sight.talk.word_about(seat, place)) for place, card in enumerate(sight.hands[seat]))
    return [Held(card_view(card), word_name(said)) for card, said in cards]


def word_name(said: int) -> str:
    return "" if said == NOTHING_SAID else CARD_WORDS[said % CARD_WORD_COUNT]


def place_view(sight: QuickAndEasyState, seat: int) -> Place:
    return Place(len(sight.hands[seat]), *bid_seen(list(sight.bids), seat))


def words_standing(sight: QuickAndEasyState, seat: int) -> list[Word]:
    """Colour by colour, so that their order does not tell which card is meant (QE-10)."""
    said = sorted(sight.talk.word_about(seat, place) for place in range(HAND_SIZE))
    return [Word(seat, COLOURS[one // CARD_WORD_COUNT], word_name(one)) for one in said if one != NOTHING_SAID]


def signals_standing(sight: QuickAndEasyState, seat: int) -> list[Signal]:
    said = [(name, sight.talk.word_of_pile(seat, pile)) for pile, name in enumerate(PILES)]
    return [Signal(seat, name, PILE_WORDS[word]) for name, word in said if word != NOTHING_SAID]


def choices(sight: QuickAndEasyState, seat: int) -> list[Choice]:
    moves = sorted([*sight.actions(seat), *sight.signals(seat)])
    return [choice(sight, seat, action) for action in moves]


def choice(sight: QuickAndEasyState, seat: int, action: int) -> Choice:
    move = notation.format(action)
    if action < END_TURN:
        card, pile = card_of(action), pile_of(action)
        onwards = step(card, sight.tops[pile], pile)
        return Choice(action, move, "lay", card=card_view(card), pile=PILES[pile], step=onwards)
    if action == END_TURN:
        return Choice(action, move, "end")
    if action < CARD_SIGNAL:
        return Choice(action, move, "bid", bid=action - BID)
    if action < PILE_SIGNAL:
        meant = sight.hands[seat][sight.place_of(seat, colour_spoken_of(action), which_of(action))]
        return Choice(action, move, "word", card=card_view(meant), word=CARD_WORDS[card_word_of(action)])
    pile = pile_spoken_of(action)
    return Choice(action, move, "signal", pile=PILES[pile], word=PILE_WORDS[pile_word_of(action)])


MOST_SEATS: Final = 5
SAYINGS: Final = len(COLOURS) * (len(CARD_WORDS) - 1) + len(PILES) * (len(PILE_WORDS) - 1)
PLACE_SIZE: Final = 3 + len(COLOURS) + SAYINGS


def observe(sight: QuickAndEasyState, seat: int) -> Observation:
    """Own hand, own words and laid cards; the tops; deck, variant and turn; every seat, one's own first."""
    words = {card: sight.talk.word_about(seat, place) for place, card in enumerate(own_hand(sight, seat))}
    cards = range(1, CARD_COUNT + 1)
    yield "hand", [float(card in words) for card in cards]
    yield "own words", [float(words.get(card, 0) % CARD_WORD_COUNT) / int(HELD) for card in cards]
    yield "laid", [float(sight.laid[card]) for card in cards]
    for pile, name in enumerate(PILES):
        yield f"pile {name}: colour, number", observe_top(sight.tops[pile])
    yield "deck", [float(len(sight.deck)) / int(CARD_COUNT)]
    yield "professional", [float(sight.professional)]
    yield "has laid", [float(sight.has_laid)]
    for place in range(MOST_SEATS):
        yield f"seat +{place}: cards, turn, bid, known colours, said", observe_place(sight, seat, place)


def own_hand(sight: QuickAndEasyState, seat: int) -> list[int]:
    return list(sight.hands[seat]) if sight.is_seat(seat) else []


def observe_top(top: int) -> list[float]:
    """Its colour and its number; nothing of an empty pile."""
    if top == NO_CARD:
        return [0.0] * (COLOUR_COUNT + 1)
    return [*(float(colour_of(top) == colour) for colour in range(COLOUR_COUNT)), float(number_of(top)) / int(HIGHEST)]


def observe_place(sight: QuickAndEasyState, seat: int, place: int) -> list[float]:
    """The seat that many places clockwise: its cards, turn and bid, the colours known of it, what it has said."""
    if place >= sight.seats:
        return [0.0] * PLACE_SIZE
    other = (max(seat, 0) + place) % sight.seats
    bid = bid_observed(list(sight.bids), other)
    known = [float(sight.talk.known[other * COLOUR_COUNT + colour]) / int(HAND_SIZE) for colour in range(COLOUR_COUNT)]
    numbers = [float(len(sight.hands[other])) / int(HAND_SIZE), float(sight.turn == other), bid]
    return [*numbers, *known, *heard_of(sight, other)]


def heard_of(sight: QuickAndEasyState, seat: int) -> list[float]:
    """For each colour and word how many cards it stands about; for each pile and word whether it stands."""
    said = [sight.talk.word_about(seat, place) for place in range(HAND_SIZE)]
    words = [colour * CARD_WORD_COUNT + word for colour in range(COLOUR_COUNT) for word in range(1, CARD_WORD_COUNT)]
    numbers = [float(said.count(word)) / int(HAND_SIZE) for word in words]
    for pile in range(PILE_COUNT):
        numbers += [float(sight.talk.word_of_pile(seat, pile) == word) for word in range(1, len(PILE_WORDS))]
    return numbers
