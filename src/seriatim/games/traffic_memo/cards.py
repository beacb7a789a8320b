"""The cards of Traffic memo: numbers, and police and ambulances as wild cards."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from seriatim.kit.cards import BLANK, numbers

HIGHEST: Final[i64] = 50
FEWEST_NUMBERS: Final[i64] = 6
POLICE: Final[i64] = 51
AMBULANCE: Final[i64] = 52
"""A number card is its number (TM-1); all police cards are alike, and so are all ambulances."""

MOST_WILDS: Final[i64] = 8
MOST_CARDS: Final[i64] = 58

EMPTY: Final[i64] = -1
"""What lies at a place whose card has been taken."""
FACE_DOWN: Final[i64] = BLANK
"""What a sight has at a place whose card has never been shown."""


def is_wild(card: i64) -> bool:
    return card > HIGHEST


def wilds_beside(count: i64) -> i64:
    """Eight wild cards with all fifty numbers; with fewer numbers in proportion, rounded (TM-3)."""
    return (MOST_WILDS * count + HIGHEST // 2) // HIGHEST


def cards_in_play(low: i64, high: i64, wilds: bool) -> vec[i64]:
    """The numbers from low to high (TM-2), and the wild cards alternating, beginning with police (TM-3)."""
    cards = numbers(low, high)
    if wilds:
        for place in range(wilds_beside(high - low + 1)):
            cards = append(cards, POLICE if place % 2 == 0 else AMBULANCE)
    return cards
