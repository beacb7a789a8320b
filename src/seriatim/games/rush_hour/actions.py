"""The actions of Rush hour as numbers: picks from 0, card n being n - 1; rows from ROW; fifty places a row from GAP."""

from typing import Final

from mypy_extensions import i64

ROW: Final[i64] = 53
GAP: Final[i64] = 56
ACTION_COUNT: Final[i64] = 206

MOST_ROWS: Final[i64] = 3
GAP_PLACES: Final[i64] = 50
"""A row gets no longer than its first card and all that is played in a deal, and its last place is no gap."""
END: Final[i64] = -1
"""The place of a choice that names a row and no gap of it."""


def picking(card: i64) -> i64:
    """The action of picking this card."""
    return card - 1


def card_of(action: i64) -> i64:
    """The card that a pick picks."""
    return action + 1


def entering(row: i64) -> i64:
    """The action of choosing this row."""
    return ROW + row


def filling(row: i64, place: i64) -> i64:
    """The action of choosing the gap at this place of this row."""
    return GAP + row * GAP_PLACES + place


def row_of(action: i64) -> i64:
    """The row that a choice names."""
    return action - ROW if action < GAP else (action - GAP) // GAP_PLACES


def place_of(action: i64) -> i64:
    """The gap that a choice names, or the end of the row."""
    return END if action < GAP else (action - GAP) % GAP_PLACES
