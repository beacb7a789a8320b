"""The cards and piles of The Game: which card fits which pile (TG-1, TG-7)."""

from typing import Final

from mypy_extensions import i64

from seriatim.kit.cards import numbers

FIRST_CARD: Final[i64] = 2
LAST_CARD: Final[i64] = 99
CARD_COUNT: Final[i64] = 98
CARDS: Final = numbers(FIRST_CARD, LAST_CARD)

PILE_COUNT: Final[i64] = 4
FIRST_FALLING: Final[i64] = 2
"""Piles 0 and 1 (a, b) climb, piles 2 and 3 (c, d) fall."""

BACK: Final[i64] = 10
"""A card goes back by exactly this much, or not at all (TG-7)."""


def is_fire_card(card: i64) -> bool:
    """22, 33, 44, 55, 66 and 77 (TG-13)."""
    return card % 11 == 0 and 22 <= card <= 77


def step(card: i64, top: i64, pile: i64) -> i64:
    """How far the card would move a pile on: up if it climbs, down if it falls; less than nothing is back."""
    return card - top if pile < FIRST_FALLING else top - card


def fits(card: i64, top: i64, pile: i64) -> bool:
    """Onwards by any step, or back by exactly ten (TG-7)."""
    if pile < FIRST_FALLING:
        return card > top or card == top - BACK
    return card < top or card == top + BACK


def behind(card: i64, pile: i64) -> i64:
    """The number exactly ten behind this one: a card with it turns the pile back (TG-7)."""
    return card - BACK if pile < FIRST_FALLING else card + BACK
