"""What bots mean by what they say in Quick & Easy; people find it in `docs/talk.md`.

Every card has its word: low, middle or high by the fixed bounds below, or among professionals only its colour. Of a
pile one says how one stands to it now: that one could turn it back, that one can lay nowhere else, or that one can lay
there at all; of a pile that takes neither card one says nothing. What follows from the words about the cards is not
said again, and whoever is on turn says nothing. No word is a number or a difference (QE-10). Words are renewed before
every move, so what stands of the partners of the seat on turn is true of the piles as they lie.
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
from seriatim.games.quick_and_easy.cards import HIGHEST, PILE_COUNT, card_with, colour_of, fits, is_trick, number_of
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


def hands_told(state: QuickAndEasyState, first: i64, second: i64, size: i64) -> vec[vec[i64]]:
    """All hands of the size that the words about its cards allow, as everybody at the table can tell."""
    hands = vec[vec[i64]]()
    for card in cards_told(state, first):
        if size == 1:
            hands = append(hands, vec[i64]([card]))
            continue
        for other in cards_told(state, second):
            if other != card:
                hands = append(hands, vec[i64]([card, other]))
    return hands


def cards_told(state: QuickAndEasyState, said: i64) -> vec[i64]:
    """The cards that the word about a card allows: of its colour, and not laid yet."""
    colour = said // CARD_WORD_COUNT
    meant = MEANT[said % CARD_WORD_COUNT]
    cards = vec[i64]()
    for number in range(1, HIGHEST + 1):
        if meant & 1 == 1 and not state.laid[card_with(colour, number)]:
            cards = append(cards, card_with(colour, number))
        meant >>= 1
    return cards


def is_told(state: QuickAndEasyState, hands: vec[vec[i64]], pile: i64) -> bool:
    """Whether it makes no difference to the pile which of these hands it is: then there is no more to say of it."""
    if len(hands) == 0:
        return False
    word = word_of_pile(state, hands[0], pile)
    for hand in hands:
        if word_of_pile(state, hand, pile) != word:
            return False
    return True


def piles_to_hear(state: QuickAndEasyState, seat: i64) -> vec[bool]:
    """For each pile whether the seat, which has given all its cards their words, has more to say of it."""
    first, second = state.talk.word_about(seat, 0), state.talk.word_about(seat, 1)
    hands = hands_told(state, first, second, len(state.hands[seat]))
    return vec[bool]([not is_told(state, hands, pile) for pile in range(PILE_COUNT)])


def agrees(state: QuickAndEasyState, seat: i64, hand: vec[i64], to_hear: vec[bool]) -> bool:
    """Whether a bot with this hand would say what the seat says of the piles that are to be heard of."""
    for pile in range(PILE_COUNT):
        if to_hear[pile] and word_of_pile(state, hand, pile) != state.talk.word_of_pile(seat, pile):
            return False
    return True


def news(state: QuickAndEasyState, seat: i64) -> vec[i64]:
    """What the seat has to say by the convention and has not said yet; nothing on its own turn."""
    hand = state.hands[seat]
    signals = vec[i64]()
    if state.ending or len(hand) == 0 or seat == state.turn:
        return signals
    for place in range(len(hand)):
        if state.talk.word_about(seat, place) != said_of(hand[place], state.professional):
            word = word_for(hand[place], state.professional)
            signals = append(signals, wording(colour_of(hand[place]), which_is(hand, place), word))
    first, second = said_of(hand[0], state.professional), said_of(hand[len(hand) - 1], state.professional)
    told = hands_told(state, first, second, len(hand))
    for pile in range(PILE_COUNT):
        word = word_of_pile(state, hand, pile)
        said = state.talk.word_of_pile(seat, pile)
        if word == said:
            continue
        if not is_told(state, told, pile):
            signals = append(signals, signalling(pile, word))
        elif said != TAKE_BACK:
            signals = append(signals, signalling(pile, TAKE_BACK))
    return signals


def which_is(hand: vec[i64], place: i64) -> i64:
    """How the card at this place differs from another of its colour: LOWER, or OTHER."""
    for card in hand:
        if colour_of(card) == colour_of(hand[place]) and card < hand[place]:
            return OTHER
    return LOWER
