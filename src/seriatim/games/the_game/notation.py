"""Moves of The Game as text: `37a` lays 37 on pile a; `end`; `bid 2`; `keep-off b`, `take-back b`."""

import re
from typing import Final

from seriatim.games.game import NotAMove
from seriatim.games.the_game.actions import (
    BID,
    END_TURN,
    SIGNAL,
    WORDS,
    card_of,
    laying,
    pile_of,
    signalling,
    subject_of,
    word_of,
)
from seriatim.games.the_game.piles import FIRST_CARD, LAST_CARD
from seriatim.phrase import Phrase

PILES: Final = "abcd"
LAYING: Final = re.compile(r"([0-9]{1,2}) ?([a-d])")
BIDDING: Final = re.compile(r"bid ?([0-3])")
SIGNALLING: Final = re.compile(rf"({'|'.join(WORDS)}) ([a-d])")


def format(action: int) -> str:
    """The one way an action is written."""
    if action < END_TURN:
        return f"{card_of(action)}{PILES[pile_of(action)]}"
    if action == END_TURN:
        return "end"
    if action < SIGNAL:
        return f"bid {action - BID}"
    return f"{WORDS[word_of(action)]} {PILES[subject_of(action)]}"


def parse(text: str) -> int:
    """The action a text names; capitals and spaces do not matter."""
    plain = " ".join(text.lower().split())
    lay = LAYING.fullmatch(plain)
    if lay and FIRST_CARD <= int(lay[1]) <= LAST_CARD:
        return int(laying(int(lay[1]), PILES.index(lay[2])))
    if plain == "end":
        return int(END_TURN)
    if bid := BIDDING.fullmatch(plain):
        return int(BID) + int(bid[1])
    if signal := SIGNALLING.fullmatch(plain):
        return int(signalling(PILES.index(signal[2]), WORDS.index(signal[1])))
    raise NotAMove(text, Phrase("the-game-not-a-move", {"text": text[:40]}))
