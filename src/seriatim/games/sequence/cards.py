"""The cards of Sequence: two decks of 52, and of some of the jacks one sees only one eye.

A card is a number from 1 to 52, and each number is there twice. Two cards of a kind are the same card.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

RANKS: Final = "23456789TJQKA"
"""From low to high; T is the ten, and the ace is high (SQ-6)."""
SUITS: Final = "CDHS"
"""Clubs, diamonds, hearts, spades."""

KIND_COUNT: Final[i64] = 52
CARD_COUNT: Final[i64] = 104
RANK_COUNT: Final[i64] = 13
JACK: Final[i64] = 9
FIRST_ONE_EYED_SUIT: Final[i64] = 2


def rank_of(card: i64) -> i64:
    """0 for a two, 12 for an ace."""
    return (card - 1) % RANK_COUNT


def suit_of(card: i64) -> i64:
    return (card - 1) // RANK_COUNT


def is_jack(card: i64) -> bool:
    return card % RANK_COUNT == JACK + 1


def is_one_eyed(card: i64) -> bool:
    """The jacks of hearts and spades (SQ-9)."""
    return is_jack(card) and suit_of(card) >= FIRST_ONE_EYED_SUIT


def is_two_eyed(card: i64) -> bool:
    """The jacks of clubs and diamonds (SQ-8)."""
    return is_jack(card) and suit_of(card) < FIRST_ONE_EYED_SUIT


def two_decks() -> vec[i64]:
    """All 104 cards (SQ-4)."""
    return vec[i64]([card % KIND_COUNT + 1 for card in range(CARD_COUNT)])


def sets_of_one() -> vec[i64]:
    """A bit for each card. Compiled, `1 << card` would be worked out in 32 bits, so they are doubled one by one."""
    sets = vec[i64](capacity=KIND_COUNT + 1)
    bit: i64 = 1
    for _ in range(KIND_COUNT + 1):
        sets = append(sets, bit)
        bit *= 2
    return sets


SETS: Final[vec[i64]] = sets_of_one()


def as_set(card: i64) -> i64:
    """The card as a set of one; sets of kinds are sums of such bits."""
    return SETS[card]


def once_each(cards: vec[i64]) -> vec[i64]:
    """The same cards without their doubles: two of a kind are the same card."""
    single = vec[i64](capacity=len(cards))
    met: i64 = 0
    for card in cards:
        if met & as_set(card) == 0:
            single = append(single, card)
        met |= as_set(card)
    return single


def name_of(card: i64) -> str:
    """`QS` is the queen of spades, `TH` the ten of hearts."""
    return RANKS[rank_of(card)] + SUITS[suit_of(card)]


def card_named(name: str) -> i64:
    """The card of a name that `name_of` gives."""
    return SUITS.index(name[1]) * RANK_COUNT + RANKS.index(name[0]) + 1
