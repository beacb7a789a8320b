"""Settings of a table: who may see it, what may be written, time limits, and which bot stands in.

Seconds and levels are what people choose; within, a table counts milliseconds. Nothing here changes a rule of a game.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

Level = Literal["novice", "steady", "strong", "master"]
"""How well a bot plays."""

Pace = Literal["relaxed", "brisk", "instant"]
"""How fast bots play: so that a child can follow, as people do, or as fast as they think."""
PAUSES: Final[dict[Pace, float]] = {"relaxed": 2.0, "brisk": 1.0, "instant": 0.0}
"""The pause before a bot's move, as a multiple of the server's."""

LONGEST_LIMIT: Final = 7 * 24 * 60 * 60
Seconds = Annotated[int, Meta(ge=0, le=LONGEST_LIMIT)]
"""0 means never."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host chooses when the table is made. By default there are no time limits."""

    visibility: Literal["link", "public"] = "link"
    """`public` tables are listed for everybody; others are found by their link only."""
    spectators: bool = True
    """Whether people without a seat may look on."""
    late_by: Annotated[int, Meta(ge=1, le=1000)] = 12
    """How many moves late spectators see all hands in a cooperative game, if everybody agrees; at least a round."""
    text: Literal["usual", "off"] = "usual"
    """Text as the game allows it, or none."""
    take_backs: Literal["usual", "on", "off"] = "usual"
    """`usual` is on in cooperative games, which include solo games, and off in others."""
    nudge: Seconds = 0
    """Seconds after which a seat that is to move is reminded."""
    limit: Seconds = 0
    """Seconds after which a bot makes one move for a seat that is to move."""
    grace: Seconds = 0
    """Seconds after which a bot plays for a person who is away, until they are back."""
    pace: Pace = "brisk"
    """How fast bots play; the host can change it."""
    stand_in: Level = "steady"
    """The level of the bot that plays for a person who is away or too late."""


MOST_GAMES: Final = 100
"""Games at one table."""
MOST_EXTRAS: Final = 5_000
"""Events at one table that are not needed to play: sitting, standing, chat, coming and going."""
MOST_TEXTS: Final = 2_000
MOST_SIGNALS: Final = 24
"""Signals of one seat between two moves."""
MOST_TAKE_BACKS: Final = 20
"""Moves taken back by one seat in one game."""
MOST_WARNINGS: Final = 20
"""Warnings in one game."""
MOST_KICKED: Final = 50
MOST_REQUESTS: Final = 50
"""Requests to sit down in one game."""
MOST_TURNS: Final = 50
"""Turns in words that are kept for those who come back."""

LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 280
LONGEST_MOVE: Final = 60
LONGEST_ID: Final = 64
KEY_LENGTH: Final = 22
"""Characters of the key in a renewed link: 88 random bits."""
MOST_OPTIONS: Final = 20

MOST_CREDIT: Final = 500
"""Milliseconds of measured delay that are credited to a connection (CI-6)."""
BOT_PATIENCE: Final = 60_000
"""Milliseconds after which the table itself moves for a bot that does not answer."""
HOST_PATIENCE: Final = 60_000
"""Milliseconds after which the table has another host, if the host is away."""
