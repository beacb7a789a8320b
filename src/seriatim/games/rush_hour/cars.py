"""The cars of Rush hour: which there are, what they are worth, and which of them play.

A card is a small number. 1 to 50 are the numbers on the cars, five of which are trailers. Ambulances, police cars and
tow trucks bear no number; those of a kind are all alike and share a code beyond 50.

The rulebook gives no full list of its cards. The list that is played here stands in this file and nowhere else (RH-1).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

LAST_NUMBER: Final[i64] = 50
AMBULANCE: Final[i64] = 51
POLICE: Final[i64] = 52
TOW_TRUCK: Final[i64] = 53
LAST_CARD: Final[i64] = 53

NO_NUMBER: Final[i64] = 0
FULL_KIND: Final[i64] = 4
"""Ambulances in the full deck; as many police cars, as many tow trucks (RH-1)."""


def has_number(card: i64) -> bool:
    return card <= LAST_NUMBER


def number_of(card: i64) -> i64:
    """The number on the card; a special car has none."""
    return card if card <= LAST_NUMBER else NO_NUMBER


def is_trailer(card: i64) -> bool:
    """8, 18, 28, 38 and 48 (RH-1)."""
    return card % 10 == 8 and card <= LAST_NUMBER


def points_of(card: i64) -> i64:
    """An ordinary car 1; trailer, ambulance, police and tow truck 2 (RH-2)."""
    return 2 if card > LAST_NUMBER or card % 10 == 8 else 1


def points_in(cards: vec[i64]) -> i64:
    """Every card of a taken stack counts (RH-18)."""
    points: i64 = 0
    for card in cards:
        points += points_of(card)
    return points


def order_of(card: i64) -> i64:
    """When a card is played, the least first: ambulances, police, numbers from the lowest, tow trucks (RH-5)."""
    if card == AMBULANCE:
        return -2
    if card == POLICE:
        return -1
    return card


def of_each_kind(top: i64) -> i64:
    """Four of a kind for 50 numbers, in proportion for fewer: rounded, and one at the least (RH-20)."""
    return max(1, (2 * FULL_KIND * top + LAST_NUMBER) // (2 * LAST_NUMBER))


def copies_of(card: i64, top: i64, specials: bool) -> i64:
    """How many of this card are in play (RH-1, RH-20); without specials, trailers are out too (RH-23)."""
    if not has_number(card):
        return of_each_kind(top) if specials else 0
    if card > top or (is_trailer(card) and not specials):
        return 0
    return 1


def deck_of(top: i64, specials: bool) -> vec[i64]:
    """All cards in play, in order."""
    cards = vec[i64](capacity=LAST_CARD + 3 * FULL_KIND)
    for card in range(1, LAST_CARD + 1):
        for _ in range(copies_of(card, top, specials)):
            cards = append(cards, card)
    return cards
