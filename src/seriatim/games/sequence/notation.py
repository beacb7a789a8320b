"""Moves of Sequence as text: `QS b5` plays the queen of spades on b5; `dead 8H`, `pay 8H`, `pass`, `draw`, `penalty 1`.

Columns are a to j from the left, rows 1 to 10 from the top; a card is its rank and its suit, as `QS`, `TH` or `JD`.
"""

import re
from typing import Final

from seriatim.games.game import NotAMove
from seriatim.games.sequence.actions import (
    DISCARD,
    DRAW,
    EXCHANGE,
    PASS,
    PENALTY,
    card_discarded,
    card_exchanged,
    card_played,
    discarding,
    exchanging,
    playing,
    space_of,
)
from seriatim.games.sequence.board import SIDE
from seriatim.games.sequence.cards import RANKS, SUITS, card_named, name_of
from seriatim.phrase import Phrase

COLUMNS: Final = "abcdefghij"
CARD: Final = rf"((?:[{RANKS.lower()}]|10)[{SUITS.lower()}])"
PLAYING: Final = re.compile(rf"{CARD} ?([a-j])(10|[1-9])")
EXCHANGING: Final = re.compile(rf"dead {CARD}")
PAYING: Final = re.compile(rf"pay {CARD}")
RULING: Final = re.compile(r"penalty ([0-2])")


def space_name(space: int) -> str:
    """`a1` is the top left corner, `j10` the bottom right one."""
    return f"{COLUMNS[space % SIDE]}{space // SIDE + 1}"


def format(action: int) -> str:
    """The one way an action is written."""
    if action < EXCHANGE:
        return f"{name_of(card_played(action))} {space_name(space_of(action))}"
    if action < DISCARD:
        return f"dead {name_of(card_exchanged(action))}"
    if action < PASS:
        return f"pay {name_of(card_discarded(action))}"
    if action < PENALTY:
        return "pass" if action == PASS else "draw"
    return f"penalty {action - PENALTY}"


def parse(text: str) -> int:
    """The action a text names; capitals and spaces do not matter."""
    plain = " ".join(text.lower().split())
    if plain == "pass":
        return int(PASS)
    if plain == "draw":
        return int(DRAW)
    if play := PLAYING.fullmatch(plain):
        return int(playing(card_read(play[1]), (int(play[3]) - 1) * int(SIDE) + COLUMNS.index(play[2])))
    if exchange := EXCHANGING.fullmatch(plain):
        return int(exchanging(card_read(exchange[1])))
    if payment := PAYING.fullmatch(plain):
        return int(discarding(card_read(payment[1])))
    if ruling := RULING.fullmatch(plain):
        return int(PENALTY) + int(ruling[1])
    raise NotAMove(text, Phrase("sequence-not-a-move", {"text": text[:40]}))


def card_read(name: str) -> int:
    """A card as people write it: the ten may be `10h`, too."""
    return int(card_named(name.replace("10", "T").upper()))
