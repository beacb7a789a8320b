"""What can be done and said in The Game, as small numbers."""

from typing import Final

from mypy_extensions import i64

from seriatim.games.the_game.piles import FIRST_CARD, PILE_COUNT

END_TURN: Final[i64] = 392
BID: Final[i64] = 393
SIGNAL: Final[i64] = 397
ACTION_COUNT: Final[i64] = 413
"""Action codes: a card and its pile below END_TURN; from BID the bids 0 to 3; from SIGNAL four words for each pile."""

NOTHING_SAID: Final[i64] = 0
WORD_COUNT: Final[i64] = 4
WORDS: Final = ("take-back", "keep-off", "small-steps", "welcome")
"""What can be said of a pile, by number (TG-19). `take-back` withdraws what was said before."""


def laying(card: i64, pile: i64) -> i64:
    """The action of laying this card on this pile."""
    return (card - FIRST_CARD) * PILE_COUNT + pile


def card_of(action: i64) -> i64:
    """The card that a laying lays."""
    return action // PILE_COUNT + FIRST_CARD


def pile_of(action: i64) -> i64:
    """The pile that a laying lays on."""
    return action % PILE_COUNT


def signalling(pile: i64, word: i64) -> i64:
    """The action of saying this word of this pile."""
    return SIGNAL + pile * WORD_COUNT + word


def subject_of(action: i64) -> i64:
    """The pile that a signal speaks of."""
    return (action - SIGNAL) // WORD_COUNT


def word_of(action: i64) -> i64:
    """The word that a signal says."""
    return (action - SIGNAL) % WORD_COUNT
