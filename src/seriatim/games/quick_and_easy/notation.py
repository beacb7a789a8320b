"""Moves of Quick & Easy as text: `red 7 up` lays the red 7; `end`; `bid 2`; `red low`, `mine-next up`.

Where a seat holds two cards of a colour, `red low` is said of the lower and `other red low` of the higher one.
"""

import re
from typing import Final

from seriatim.games.game import NotAMove
from seriatim.games.quick_and_easy.actions import (
    BID,
    CARD_SIGNAL,
    END_TURN,
    LOWER,
    OTHER,
    PILE_SIGNAL,
    TAKE_BACK,
    card_of,
    card_word_of,
    colour_spoken_of,
    laying,
    pile_of,
    pile_spoken_of,
    pile_word_of,
    signalling,
    which_of,
    wording,
)
from seriatim.games.quick_and_easy.cards import HIGHEST, card_with, colour_of, number_of
from seriatim.games.quick_and_easy.talk import CARD_WORDS, PILE_WORDS
from seriatim.phrase import Phrase

COLOURS: Final = ("red", "yellow", "green", "blue", "violet")
INITIALS: Final = "rygbv"
PILES: Final = ("up", "down")

LAYING: Final = re.compile(rf"({'|'.join(COLOURS)}|[{INITIALS}]) ?([0-9]{{1,2}}) ?(up|down)")
BIDDING: Final = re.compile(r"bid ?([0-3])")
WORDING: Final = re.compile(rf"(other )?({'|'.join(COLOURS)}) ({'|'.join(CARD_WORDS[1:])})")
TAKING_BACK: Final = re.compile(rf"take-back (other )?({'|'.join(COLOURS)})")
SIGNALLING: Final = re.compile(rf"({'|'.join(PILE_WORDS)}) (up|down)")


def format(action: int) -> str:
    """The one way an action is written."""
    if action < END_TURN:
        card = card_of(action)
        return f"{COLOURS[colour_of(card)]} {number_of(card)} {PILES[pile_of(action)]}"
    if action == END_TURN:
        return "end"
    if action < CARD_SIGNAL:
        return f"bid {action - BID}"
    if action < PILE_SIGNAL:
        return wording_of(action)
    return f"{PILE_WORDS[pile_word_of(action)]} {PILES[pile_spoken_of(action)]}"


def wording_of(action: int) -> str:
    """`red low`; `other red low` where there are two and the higher is meant; `take-back red`."""
    card = ("other " if which_of(action) == OTHER else "") + COLOURS[colour_spoken_of(action)]
    word = card_word_of(action)
    return f"take-back {card}" if word == TAKE_BACK else f"{card} {CARD_WORDS[word]}"


def parse(text: str) -> int:
    """The action a text names; capitals and spaces do not matter, and a colour may be its first letter: `r7up`."""
    plain = " ".join(text.lower().split())
    if plain == "end":
        return int(END_TURN)
    if bid := BIDDING.fullmatch(plain):
        return int(BID) + int(bid[1])
    if word := WORDING.fullmatch(plain):
        return int(wording(COLOURS.index(word[2]), which(word[1]), CARD_WORDS.index(word[3])))
    if back := TAKING_BACK.fullmatch(plain):
        return int(wording(COLOURS.index(back[2]), which(back[1]), TAKE_BACK))
    if signal := SIGNALLING.fullmatch(plain):
        return int(signalling(PILES.index(signal[2]), PILE_WORDS.index(signal[1])))
    lay = LAYING.fullmatch(plain)
    if lay and 1 <= int(lay[2]) <= HIGHEST:
        return int(laying(card_with(INITIALS.index(lay[1][0]), int(lay[2])), PILES.index(lay[3])))
    raise NotAMove(text, Phrase("quick-and-easy-not-a-move", {"text": text[:40]}))


def which(other: str | None) -> int:
    return int(OTHER if other else LOWER)
