"""Moves of Cut in! as text: `17` lays 17; `open`, `open 17`; `cut 13 14`; `let go`.

A cut is a choice from the hand of the seat that cuts in, so its cards can be named only where that hand is known: in a
record, at a table, among one's own choices. Where no hand is known, a cut names places in it: `cut a c` is the lowest
card and the third.
"""

import re
from collections.abc import Sequence
from typing import Final

from seriatim.games.cut_in.actions import (
    CUT,
    END_TURN,
    FIRST_CARD,
    LAST_CARD,
    LET_GO,
    NOT_HELD,
    OPEN,
    OPEN_WITH,
    card_of,
    cutting,
    laying,
    mask_of,
    opening_with,
)
from seriatim.games.game import NotAMove
from seriatim.kit.cards import BLANK
from seriatim.phrase import Phrase

PLACES: Final = "abcdefg"
WORDS: Final = {"open": int(OPEN), "end": int(END_TURN), "let go": int(LET_GO), "let-go": int(LET_GO)}
CARD: Final = re.compile(r"(open )?([0-9]{1,2})")
CUT_BY_PLACES: Final = re.compile(r"cut((?: [a-g])*)")
CUT_BY_CARDS: Final = re.compile(r"cut((?: [0-9]{1,2})+)")


def format(action: int) -> str:
    """The one way an action is written where no hand is known."""
    if action < OPEN_WITH:
        return str(card_of(action))
    if action < OPEN:
        return f"open {card_of(action)}"
    if action < CUT:
        return {OPEN: "open", END_TURN: "end", LET_GO: "let go"}[action]
    return " ".join(["cut", *(name for place, name in enumerate(PLACES) if mask_of(action) >> place & 1)])


def format_from(action: int, hand: Sequence[int]) -> str:
    """The same, but a cut names its cards if they are known."""
    places = [place for place in range(len(PLACES)) if action >= CUT and mask_of(action) >> place & 1]
    if not places or places[-1] >= len(hand) or BLANK in hand:
        return format(action)
    return " ".join(["cut", *(str(hand[place]) for place in places)])


def parse(text: str) -> int:
    """The action a text names; capitals and spaces do not matter."""
    plain = in_plain(text)
    if plain in WORDS:
        return WORDS[plain]
    cut = CUT_BY_PLACES.fullmatch(plain)
    if cut and is_each_named_once(cut[1].split()):
        mask = sum(1 << PLACES.index(name) for name in cut[1].split())
        if mask <= NOT_HELD:
            return int(cutting(mask))
    named = CARD.fullmatch(plain)
    if named and is_card(named[2]):
        return int(opening_with(int(named[2])) if named[1] else laying(int(named[2])))
    raise NotAMove(text, Phrase("cut-in-not-a-move", {"text": text[:40]}))


def parse_from(text: str, hand: Sequence[int]) -> int:
    """The same, but a cut may name its cards; one with a card that is not in this hand is refused by the rules."""
    cut = CUT_BY_CARDS.fullmatch(in_plain(text))
    cards = [int(card) for card in cut[1].split() if is_card(card)] if cut else []
    if not cut or len(set(cards)) < len(cut[1].split()):
        return parse(text)
    if not set(cards) <= set(hand):
        return int(cutting(NOT_HELD))
    return int(cutting(sum(1 << place for place, card in enumerate(hand) if card in cards)))


def in_plain(text: str) -> str:
    return " ".join(text.lower().split())


def is_card(text: str) -> bool:
    return FIRST_CARD <= int(text) <= LAST_CARD


def is_each_named_once(names: Sequence[str]) -> bool:
    return len(set(names)) == len(names)
