"""What can be done and said in Quick & Easy, as small numbers.

A word about a card names its colour, for that is what the others hear. Whoever holds two cards of the colour also has
to say which of them is meant, the lower or the `other` one; this is between the seat and the table, and `heard` leaves
it out.
"""

from typing import Final

from mypy_extensions import i64

from seriatim.games.quick_and_easy.cards import PILE_COUNT

END_TURN: Final[i64] = 100
BID: Final[i64] = 101
CARD_SIGNAL: Final[i64] = 105
PILE_SIGNAL: Final[i64] = 155
ACTION_COUNT: Final[i64] = 163
"""Action codes: a card and its pile below END_TURN; from BID the bids 0 to 3; from CARD_SIGNAL five words for either
card of each colour; from PILE_SIGNAL four words for each pile."""

TAKE_BACK: Final[i64] = 0
HELD: Final[i64] = 4
CARD_WORD_COUNT: Final[i64] = 5
"""What can be said of a card: nothing (any more), low, middle, high, or only that it is held; professionals say only
the last (QE-11)."""

LOWER: Final[i64] = 0
OTHER: Final[i64] = 1
"""The card that is meant: the only one of its colour or the lower of two; or the other of two."""

LEAVE_IT: Final[i64] = 2
TRICK_HERE: Final[i64] = 3
PILE_WORD_COUNT: Final[i64] = 4
"""What can be said of a pile: nothing (any more), mine-next, leave-it, trick-here."""


def laying(card: i64, pile: i64) -> i64:
    """The action of laying this card on this pile."""
    return (card - 1) * PILE_COUNT + pile


def card_of(action: i64) -> i64:
    """The card that a laying lays."""
    return action // PILE_COUNT + 1


def pile_of(action: i64) -> i64:
    """The pile that a laying lays on."""
    return action % PILE_COUNT


def wording(colour: i64, which: i64, word: i64) -> i64:
    """The action of saying this word of one's card of this colour."""
    return CARD_SIGNAL + (colour * 2 + which) * CARD_WORD_COUNT + word


def colour_spoken_of(action: i64) -> i64:
    """The colour that a word about a card names."""
    return (action - CARD_SIGNAL) // (2 * CARD_WORD_COUNT)


def which_of(action: i64) -> i64:
    """Which of one's cards of the colour is meant: LOWER or OTHER."""
    return (action - CARD_SIGNAL) // CARD_WORD_COUNT % 2


def card_word_of(action: i64) -> i64:
    """The word that is said of a card."""
    return (action - CARD_SIGNAL) % CARD_WORD_COUNT


def signalling(pile: i64, word: i64) -> i64:
    """The action of saying this word of this pile."""
    return PILE_SIGNAL + pile * PILE_WORD_COUNT + word


def pile_spoken_of(action: i64) -> i64:
    """The pile that a signal speaks of."""
    return (action - PILE_SIGNAL) // PILE_WORD_COUNT


def pile_word_of(action: i64) -> i64:
    """The word that is said of a pile."""
    return (action - PILE_SIGNAL) % PILE_WORD_COUNT


def heard(action: i64) -> i64:
    """The action as the other seats hear it: colour and word, not which card (QE-10)."""
    if action < CARD_SIGNAL or action >= PILE_SIGNAL:
        return action
    return wording(colour_spoken_of(action), LOWER, card_word_of(action))
