"""Moves of Rush hour as text: `pick 37`, `pick ambulance`; `row 2`; `gap 2.3` for the gap at place 3 of row 2."""

import re
from typing import Final

from seriatim.games.game import NotAMove
from seriatim.games.rush_hour.actions import (
    GAP,
    GAP_PLACES,
    MOST_ROWS,
    ROW,
    card_of,
    entering,
    filling,
    picking,
    place_of,
    row_of,
)
from seriatim.games.rush_hour.cars import AMBULANCE, LAST_NUMBER, POLICE, TOW_TRUCK
from seriatim.phrase import Phrase

SPECIAL_CARS: Final = {int(AMBULANCE): "ambulance", int(POLICE): "police", int(TOW_TRUCK): "tow-truck"}
SPECIAL_CARDS: Final = {name: card for card, name in SPECIAL_CARS.items()}
PICK: Final = re.compile(r"pick ([0-9]{1,2}|[a-z]+(?:[ -][a-z]+)?)")
ENTERING: Final = re.compile(r"row ?([0-9])")
FILLING: Final = re.compile(r"gap ?([0-9])\.([0-9]{1,2})")


def name_of(card: int) -> str:
    """`37`, or `ambulance`."""
    return SPECIAL_CARS.get(card, str(card))


def format(action: int) -> str:
    """The one way an action is written."""
    if action < ROW:
        return f"pick {name_of(card_of(action))}"
    if action < GAP:
        return f"row {row_of(action) + 1}"
    return f"gap {row_of(action) + 1}.{place_of(action) + 1}"


def parse(text: str) -> int:
    """The action a text names; capitals and spaces do not matter."""
    action = action_named(" ".join(text.lower().split()))
    if action is None:
        raise NotAMove(text, Phrase("rush-hour-not-a-move", {"text": text[:40]}))
    return action


def action_named(plain: str) -> int | None:
    if pick := PICK.fullmatch(plain):
        card = card_named(pick[1])
        return None if card is None else int(picking(card))
    if row := ENTERING.fullmatch(plain):
        return int(entering(int(row[1]) - 1)) if 1 <= int(row[1]) <= MOST_ROWS else None
    gap = FILLING.fullmatch(plain)
    if gap and 1 <= int(gap[1]) <= MOST_ROWS and 1 <= int(gap[2]) <= GAP_PLACES:
        return int(filling(int(gap[1]) - 1, int(gap[2]) - 1))
    return None


def card_named(name: str) -> int | None:
    if name.isdecimal():
        return int(name) if 1 <= int(name) <= LAST_NUMBER else None
    return SPECIAL_CARDS.get(name.replace(" ", "-"))
