"""Cards are numbers; a blank is a card whose face is not known."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

BLANK: Final[i64] = 0


def numbers(low: i64, high: i64) -> vec[i64]:
    """One card of each number from low to high."""
    cards = blanks(high - low + 1)
    for place in range(len(cards)):
        cards[place] = low + place
    return cards


def blanks(count: i64) -> vec[i64]:
    """As many cards, face down."""
    return vec[i64]([BLANK] * count)


def in_order(cards: vec[i64]) -> vec[i64]:
    """The same cards, the lowest first."""
    ordered = vec[i64](capacity=len(cards))
    for card in cards:
        ordered = append(ordered, card)
        place = len(ordered) - 1
        while place > 0 and ordered[place - 1] > card:
            ordered[place] = ordered[place - 1]
            place -= 1
        ordered[place] = card
    return ordered


def refilled(hand: vec[i64], deck: vec[i64], size: i64) -> tuple[vec[i64], vec[i64]]:
    """The hand with cards drawn off the end of the deck up to its size, as far as the deck goes; and what is left."""
    while len(hand) < size and len(deck) > 0:
        deck, card = pop(deck)
        hand = append(hand, card)
    return hand, deck


def next_with_cards(hands: vec[vec[i64]], seat: i64) -> i64:
    """The next seat clockwise that holds a card; somebody must."""
    after = (seat + 1) % len(hands)
    while len(hands[after]) == 0:
        after = (after + 1) % len(hands)
    return after


def cards_unseen(laid: vec[bool], deck: vec[i64], hands: vec[vec[i64]], first: i64) -> vec[i64]:
    """Of the cards from the first to the last that can be laid, those that are neither laid nor in sight."""
    seen = laid[:]
    for card in deck:
        seen[card] = True
    for hand in hands:
        for card in hand:
            seen[card] = True
    return vec[i64]([card for card in range(first, len(laid)) if not seen[card]])
