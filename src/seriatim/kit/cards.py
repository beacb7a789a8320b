"""Cards are numbers; a blank is a card whose face is not known."""

from typing import Final

from librt.vecs import append, vec
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
