"""Cards are numbers; a blank is a card whose face is not known."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

BLANK: Final[i64] = 0


def numbers(low: i64, high: i64) -> vec[i64]:
    """Return the numbers from low to high as cards."""
    cards = blanks(high - low + 1)
    for place in range(len(cards)):
        cards[place] = low + place
    return cards


def blanks(count: i64) -> vec[i64]:
    """Return so many blanks."""
    return vec[i64]([BLANK] * count)


def in_order(cards: vec[i64]) -> vec[i64]:
    """Return the cards sorted, the lowest first."""
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
    """Draw from the end of the deck until the hand has `size` cards or the deck is empty.

    Return the hand and the deck.
    """
    while len(hand) < size and len(deck) > 0:
        deck, card = pop(deck)
        hand = append(hand, card)
    return hand, deck


def next_with_cards(hands: vec[vec[i64]], seat: i64) -> i64:
    """Return the next seat clockwise that holds a card. There must be one."""
    after = (seat + 1) % len(hands)
    while len(hands[after]) == 0:
        after = (after + 1) % len(hands)
    return after


def cards_unseen(laid: vec[bool], deck: vec[i64], hands: vec[vec[i64]], first: i64) -> vec[i64]:
    """Return the cards from `first` up that are not laid and not visible in the deck or a hand."""
    seen = laid[:]
    for card in deck:
        seen[card] = True
    for hand in hands:
        for card in hand:
            seen[card] = True
    return vec[i64]([card for card in range(first, len(laid)) if not seen[card]])
