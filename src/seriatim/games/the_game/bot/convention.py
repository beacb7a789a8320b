"""What bots mean by their words in The Game; published in `docs/talk.md`, so that people can speak it too (TG-19).

A word tells how near the speaker's nearest card is to a pile as it lies now. No number is told. Bots ask for the piles
they need, and say nothing of the others. Whoever is on turn says nothing, because its words would lapse before anybody
could use them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.the_game.actions import NOTHING_SAID
from seriatim.games.the_game.piles import BACK, PILE_COUNT, step
from seriatim.games.the_game.rules import TheGameState

KEEP_OFF: Final[i64] = 1
SMALL_STEPS: Final[i64] = 2
WELCOME: Final[i64] = 3

NEXT: Final[i64] = 1
"""Up to here a card is next: `keep-off`. So is one that turns the pile back."""
NEAR: Final[i64] = 3
"""Up to here it is near: `small-steps`."""
FAR: Final[i64] = 15
"""Beyond this it is far: `welcome`, which only people say."""


def word_of_card(card: i64, top: i64, pile: i64) -> i64:
    """The word this card alone would be worth."""
    onwards = step(card, top, pile)
    if onwards == -BACK or 0 < onwards <= NEXT:
        return KEEP_OFF
    if 0 < onwards <= NEAR:
        return SMALL_STEPS
    if 0 < onwards <= FAR:
        return NOTHING_SAID
    return WELCOME


def urgency(word: i64) -> i64:
    """How much a word asks for: `keep-off` the most, `welcome` nothing."""
    if word == NOTHING_SAID:
        return 1
    return 0 if word == WELCOME else 4 - word


def word_of_hand(hand: vec[i64], top: i64, pile: i64) -> i64:
    """What a bot with this hand says of a pile: the most urgent of its cards' words; nothing if no card is near."""
    nearest: i64 = NEAR + 1
    for card in hand:
        onwards = step(card, top, pile)
        if onwards == -BACK:
            return KEEP_OFF
        if 0 < onwards < nearest:
            nearest = onwards
    if nearest <= NEXT:
        return KEEP_OFF
    return SMALL_STEPS if nearest <= NEAR else NOTHING_SAID


def say_all(state: TheGameState) -> None:
    """Let everybody but the seat on turn have said what the convention asks of them now."""
    for seat in range(state.seats):
        if seat != state.turn:
            hand = state.hands[seat]
            for pile in range(PILE_COUNT):
                state.said[seat * PILE_COUNT + pile] = word_of_hand(hand, state.piles[pile], pile)
