"""Moves of Traffic memo as text: `turn 12` turns up the card at place 12; `take` stops and takes the run."""

import re
from typing import Final

from seriatim.games.game import NotAMove
from seriatim.games.traffic_memo.actions import TAKE
from seriatim.phrase import Phrase

TURNING: Final = re.compile(r"(?:turn ?)?([0-9]{1,2})")


def format(action: int) -> str:
    """The one way an action is written."""
    return "take" if action == TAKE else f"turn {action}"


def parse(text: str) -> int:
    """The action a text names; capitals and spaces do not matter, and the place alone will do."""
    plain = " ".join(text.lower().split())
    if plain == "take":
        return int(TAKE)
    turn = TURNING.fullmatch(plain)
    if turn and int(turn[1]) < TAKE:
        return int(turn[1])
    raise NotAMove(text, Phrase("traffic-memo-not-a-move", {"text": text[:40]}))
