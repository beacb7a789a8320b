"""The fifty cards of Quick & Easy and its two piles: which card fits where."""

from typing import Final

from mypy_extensions import i64

from seriatim.kit.cards import BLANK

COLOUR_COUNT: Final[i64] = 5
HIGHEST: Final[i64] = 10
CARD_COUNT: Final[i64] = 50
"""Cards are the numbers 1 to 50: ten of each colour, one colour after the other (QE-1)."""

UP: Final[i64] = 0
DOWN: Final[i64] = 1
PILE_COUNT: Final[i64] = 2
NO_CARD: Final[i64] = BLANK
"""The top of an empty pile."""


def card_with(colour: i64, number: i64) -> i64:
    return colour * HIGHEST + number


def colour_of(card: i64) -> i64:
    return (card - 1) // HIGHEST


def number_of(card: i64) -> i64:
    return (card - 1) % HIGHEST + 1


def step(card: i64, top: i64, pile: i64) -> i64:
    """How far the card would move a pile on; less than nothing is back. Empty piles wait at 0 and 11."""
    if pile == UP:
        return number_of(card) - (number_of(top) if top != NO_CARD else 0)
    return (number_of(top) if top != NO_CARD else HIGHEST + 1) - number_of(card)


def fits(card: i64, top: i64, pile: i64) -> bool:
    """Onwards by any step, any card on an empty pile (QE-5), or any number of the top's colour (QE-6)."""
    return top == NO_CARD or colour_of(card) == colour_of(top) or step(card, top, pile) > 0


def is_trick(card: i64, top: i64, pile: i64) -> bool:
    """Whether only its colour lets the card lie here (QE-6)."""
    return top != NO_CARD and colour_of(card) == colour_of(top) and step(card, top, pile) < 0
