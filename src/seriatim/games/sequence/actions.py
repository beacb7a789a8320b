"""What can be done in Sequence, as small numbers."""

from typing import Final

from mypy_extensions import i64

from seriatim.games.sequence.board import SPACE_COUNT

EXCHANGE: Final[i64] = 5200
DISCARD: Final[i64] = 5252
PASS: Final[i64] = 5304
DRAW: Final[i64] = 5305
PENALTY: Final[i64] = 5306
ACTION_COUNT: Final[i64] = 5309
"""Action codes: a card and the space it is played on below EXCHANGE; from EXCHANGE a dead card to be exchanged; from
DISCARD a card paid as a penalty; from PENALTY the table's ruling against a team."""


def playing(card: i64, space: i64) -> i64:
    """The action of playing this card on this space: for a one-eyed jack, to take the chip there away."""
    return (card - 1) * SPACE_COUNT + space


def card_played(action: i64) -> i64:
    return action // SPACE_COUNT + 1


def space_of(action: i64) -> i64:
    return action % SPACE_COUNT


def exchanging(card: i64) -> i64:
    """The action of exchanging this dead card."""
    return EXCHANGE + card - 1


def card_exchanged(action: i64) -> i64:
    return action - EXCHANGE + 1


def discarding(card: i64) -> i64:
    """The action of paying a penalty with this card."""
    return DISCARD + card - 1


def card_discarded(action: i64) -> i64:
    return action - DISCARD + 1
