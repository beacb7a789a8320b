"""What bots mean by what they say in Quick & Easy; people find it in `docs/talk.md`.

Every card has its word at all times: low, middle or high by the fixed bounds below, or among professionals only its
colour. Of a pile one says how one stands to it now: that one could turn it back, that one can lay nowhere else, or
that one can lay there at all; of a pile that takes neither card one says nothing. No word is a number or a difference
(QE-10), and each is renewed before every move, so all that stands is true of the piles as they lie.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from seriatim.games.quick_and_easy.actions import (
    CARD_WORD_COUNT,
    HELD,
    LEAVE_IT,
    LOWER,
    OTHER,
    TAKE_BACK,
    TRICK_HERE,
    signalling,
    wording,
)
from seriatim.games.quick_and_easy.cards import PILE_COUNT, colour_of, fits, is_trick, number_of
from seriatim.games.quick_and_easy.rules import QuickAndEasyState

LOW: Final[i64] = 1
MIDDLE: Final[i64] = 2
HIGH: Final[i64] = 3
HIGHEST_LOW: Final[i64] = 3
LOWEST_HIGH: Final[i64] = 8
"""Low is 1 to 3, middle 4 to 7, high 8 to 10."""
MINE_NEXT: Final[i64] = 1

ANY_NUMBER: Final[i64] = 0b11_1111_1111
MEANT: Final = vec[i64]([ANY_NUMBER, 0b00_0000_0111, 0b00_0111_1000, 0b11_1000_0000, ANY_NUMBER])
"""For each word about a card, the numbers it can be; number n is bit n - 1."""


def word_for(card: i64, professional: bool) -> i64:
    if professional:
        return HELD
    number = number_of(card)
    if number <= HIGHEST_LOW:
        return LOW
    return HIGH if number >= LOWEST_HIGH else MIDDLE


def said_of(card: i64, professional: bool) -> i64:
    """The card's colour and word as one number, as the talk keeps them."""
    return colour_of(card) * CARD_WORD_COUNT + word_for(card, professional)


def word_of_pile(state: QuickAndEasyState, hand: vec[i64], pile: i64) -> i64:
    """What a seat with this hand says of the pile: it turns it back, can lay only there, can lay there, or nothing."""
    here = False
    for card in hand:
        if is_trick(card, state.tops[pile], pile):
            return TRICK_HERE
        here = here or fits(card, state.tops[pile], pile)
    if not here:
        return TAKE_BACK
    if state.professional or takes_any(state, hand, PILE_COUNT - 1 - pile):
        return MINE_NEXT
    return LEAVE_IT


def takes_any(state: QuickAndEasyState, hand: vec[i64], pile: i64) -> bool:
    for card in hand:
        if fits(card, state.tops[pile], pile):
            return True
    return False


def agrees(state: QuickAndEasyState, seat: i64, hand: vec[i64]) -> bool:
    """Whether a bot with this hand would say of the piles what the seat says."""
    for pile in range(PILE_COUNT):
        if word_of_pile(state, hand, pile) != state.talk.word_of_pile(seat, pile):
            return False
    return True


def news(state: QuickAndEasyState, seat: i64) -> vec[i64]:
    """What the seat has to say by the convention and has not said yet."""
    hand = state.hands[seat]
    signals = vec[i64]()
    if state.ending or len(hand) == 0:
        return signals
    for place in range(len(hand)):
        if state.talk.word_about(seat, place) != said_of(hand[place], state.professional):
            word = word_for(hand[place], state.professional)
            signals = append(signals, wording(colour_of(hand[place]), which_is(hand, place), word))
    for pile in range(PILE_COUNT):
        word = word_of_pile(state, hand, pile)
        if word != state.talk.word_of_pile(seat, pile):
            signals = append(signals, signalling(pile, word))
    return signals


def which_is(hand: vec[i64], place: i64) -> i64:
    """How the card at this place differs from another of its colour: LOWER, or OTHER."""
    for card in hand:
        if colour_of(card) == colour_of(hand[place]) and card < hand[place]:
            return OTHER
    return LOWER
