"""How a table is run: who may see it, what may be written, how long a turn may take, who stands in.

Seconds and levels are what people choose; within, a table counts milliseconds. Nothing here changes a rule of a game.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

Level = Literal["novice", "steady", "strong", "master"]
"""How well a bot plays."""

LONGEST_LIMIT: Final = 7 * 24 * 60 * 60
Seconds = Annotated[int, Meta(ge=0, le=LONGEST_LIMIT)]
"""0 is never."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host chooses when the table is made. Left alone, nobody is hurried."""

    visibility: Literal["link", "public"] = "link"
    """Whether only those who have the link find the table, or everybody."""
    spectators: bool = True
    """Whether others may look on; they see what everybody sees."""
    late_by: Annotated[int, Meta(ge=1, le=1000)] = 12
    """How many moves late they see all hands, if everybody who sits there agrees. Never less than a round."""
    text: Literal["usual", "off"] = "usual"
    """Free text as the game allows it, or none at all."""
    take_backs: Literal["usual", "on", "off"] = "usual"
    """Usually on where nobody plays against anybody: in cooperative games, solo ones among them."""
    nudge: Seconds = 0
    """After so long, who is awaited is reminded."""
    limit: Seconds = 0
    """After so long, a bot makes this one move for who is awaited."""
    grace: Seconds = 0
    """When somebody has been away for so long, a bot plays for them until they are back."""
    stand_in: Level = "steady"
    """The bot that plays for whoever is away or too late."""


MOST_GAMES: Final = 100
"""At one table; for more people make a new one."""
MOST_EXTRAS: Final = 5_000
"""Events of a table that are no moves: whoever sits, stands, chats or comes and goes uses them up."""
MOST_TEXTS: Final = 2_000
MOST_SIGNALS: Final = 24
"""Of one seat between two moves."""
MOST_TAKE_BACKS: Final = 20
"""Of one seat in one game."""
MOST_WARNINGS: Final = 20
"""In one game."""
MOST_KICKED: Final = 50
MOST_CAUSES: Final = 256
"""Commands that are remembered, so that one sent twice acts once."""
MOST_LINES: Final = 100
"""Moves that are told in words to whoever comes back."""

LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 280
LONGEST_MOVE: Final = 60
LONGEST_ID: Final = 64
MOST_OPTIONS: Final = 20

MOST_CREDIT: Final = 500
"""Milliseconds of measured delay that a slow connection is credited with (CI-6)."""
BOT_PATIENCE: Final = 60_000
"""Milliseconds after which the table itself moves for a bot that does not answer."""
HOST_PATIENCE: Final = 60_000
"""Milliseconds after which the table has another host, if the host is away."""
