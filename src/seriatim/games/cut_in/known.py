"""What everybody knows of a hand that nobody else may see.

A turn ends when the seat can lay nothing (CI-8): so every card it still holds then lies between the ends of the row.
That stays true of these cards as long as they are held. For each card of a hand there is a *span*, two numbers between
which it must lie; the spans of a hand stand in order, the narrowest first, and each lies within the next. Cards drawn
later may be anything. When a card leaves the hand, nobody can tell which of the spans it fits was its own; the
narrowest of them goes, and what the others say is all that is still certain.

The spans of all hands stand in one row, as many for every seat as a hand has cards.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from seriatim.games.cut_in.actions import HAND_SIZE
from seriatim.kit.cards import BLANK, in_order
from seriatim.kit.rng import Rng

SHIFT: Final[i64] = 64
ANYWHERE: Final[i64] = 51
"""The span from 0 to 51, between which every card lies."""


def span_between(low: i64, high: i64) -> i64:
    """The numbers above low and below high."""
    return low * SHIFT + high


def floor_of(span: i64) -> i64:
    """The number its cards are above."""
    return span // SHIFT


def roof_of(span: i64) -> i64:
    """The number its cards are below."""
    return span % SHIFT


def is_within(card: i64, span: i64) -> bool:
    return floor_of(span) < card < roof_of(span)


def nothing_known(seats: i64) -> vec[i64]:
    """Every card of every hand may be anything."""
    return vec[i64]([ANYWHERE] * (seats * HAND_SIZE))


def narrow(spans: vec[i64], seat: i64, cards: i64, low: i64, high: i64) -> None:
    """All cards that the seat holds now lie between these two."""
    for place in range(seat * HAND_SIZE, seat * HAND_SIZE + cards):
        span = spans[place]
        spans[place] = span_between(max(low, floor_of(span)), min(high, roof_of(span)))


def release(spans: vec[i64], seat: i64, card: i64) -> None:
    """The card has left the seat's hand: the narrowest span that fits it goes, the others move up."""
    place = seat * HAND_SIZE
    last = place + HAND_SIZE - 1
    while not is_within(card, spans[place]):
        place += 1
    while place < last:
        spans[place] = spans[place + 1]
        place += 1
    spans[last] = ANYWHERE


# What may be imagined


def blank_places(hands: vec[vec[i64]], spans: vec[i64], unseen: vec[i64]) -> vec[i64]:
    """The places of the cards that are not in sight, those that the fewest unseen cards fit first."""
    ranked = vec[i64]()
    for seat in range(len(hands)):
        for place in range(seat * HAND_SIZE, seat * HAND_SIZE + len(hands[seat])):
            if hands[seat][place % HAND_SIZE] == BLANK:
                ranked = append(ranked, fitting(unseen, spans[place]) * SHIFT + place)
    return vec[i64]([rank % SHIFT for rank in in_order(ranked)])


def imagine_hands(hands: vec[vec[i64]], spans: vec[i64], places: vec[i64], unseen: vec[i64], rng: Rng) -> vec[i64]:
    """Fill these places so that every card lies within its span; the cards that remain."""
    pool = deal_within(hands, spans, places, unseen, rng)
    while not are_within(hands, spans, places):
        pool = deal_within(hands, spans, places, unseen, rng)
    for seat in range(len(hands)):
        hands[seat] = in_order(hands[seat])
    return pool


def deal_within(hands: vec[vec[i64]], spans: vec[i64], places: vec[i64], unseen: vec[i64], rng: Rng) -> vec[i64]:
    """Give every place a card that fits, or any if none is left that does; the cards that remain."""
    pool = unseen[:]
    for place in places:
        hand = hands[place // HAND_SIZE]
        chosen = drawn_within(pool, spans[place], rng)
        hand[place % HAND_SIZE] = pool[chosen]
        pool[chosen] = pool[len(pool) - 1]
        pool, _ = pop(pool)
    return pool


def are_within(hands: vec[vec[i64]], spans: vec[i64], places: vec[i64]) -> bool:
    """Whether every card that was dealt fits its place."""
    for place in places:
        if not is_within(hands[place // HAND_SIZE][place % HAND_SIZE], spans[place]):
            return False
    return True


def drawn_within(pool: vec[i64], span: i64, rng: Rng) -> i64:
    """Where in the pool a card that fits lies, each equally likely; any card, if there is none."""
    choice = fitting(pool, span)
    if choice == 0 or choice == len(pool):
        return rng.below(len(pool))
    chosen = rng.below(choice)
    place: i64 = 0
    while chosen > 0 or not is_within(pool[place], span):
        if is_within(pool[place], span):
            chosen -= 1
        place += 1
    return place


def fitting(cards: vec[i64], span: i64) -> i64:
    """How many of the cards lie within the span."""
    if span == ANYWHERE:
        return len(cards)
    count: i64 = 0
    for card in cards:
        if is_within(card, span):
            count += 1
    return count
