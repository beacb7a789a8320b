"""The moves of Cut in! as numbers.

Below OPEN_WITH a card is laid; from there to OPEN a row is opened with a card from the hand; OPEN turns up the top of
the stack. END_TURN is what a player may try and the rules never allow, for a turn ends by itself (CI-8). LET_GO and
all from CUT belong to the seat that may cut in. A cut is a mask over that seat's hand in order: the lowest card is the
lowest bit. No hand has a seventh card, so the last mask is a cut with a card that is not held.
"""

from typing import Final

from mypy_extensions import i64

FIRST_CARD: Final[i64] = 1
LAST_CARD: Final[i64] = 50
CARD_COUNT: Final[i64] = 50
HAND_SIZE: Final[i64] = 6

OPEN_WITH: Final[i64] = 50
OPEN: Final[i64] = 100
END_TURN: Final[i64] = 101
LET_GO: Final[i64] = 102
CUT: Final[i64] = 103
ACTION_COUNT: Final[i64] = 168

NOT_HELD: Final[i64] = 64
"""The mask of a seventh card."""


def laying(card: i64) -> i64:
    """The action of laying this card at its end of the row."""
    return card - FIRST_CARD


def opening_with(card: i64) -> i64:
    """The action of opening a row with this card from the hand."""
    return OPEN_WITH + card - FIRST_CARD


def card_of(action: i64) -> i64:
    """The card that is laid, or opened with."""
    return action % OPEN_WITH + FIRST_CARD


def cutting(mask: i64) -> i64:
    """The action of cutting in with these cards of the hand."""
    return CUT + mask


def mask_of(action: i64) -> i64:
    """The cards of the hand that a cut puts down."""
    return action - CUT
