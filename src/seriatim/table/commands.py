"""What can be asked of a table: by persons, and by the house that serves it.

A person's command can be read straight from what a client sends: it holds nothing that a client could misuse. Who asks
and when, the seed of a deal and the measured delay of a connection are told by the server beside it (`decide`).
"""

from collections.abc import Mapping
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from seriatim.games.game import Value
from seriatim.table.events import kebab
from seriatim.table.settings import (
    LONGEST_MOVE,
    LONGEST_TEXT,
    MOST_OPTIONS,
    Level,
    Settings,
)

HOUSE: Final = ""
"""Who asks when nobody does: the server itself, for bots and clocks."""

Seat = Annotated[int, Meta(ge=0, le=99)]
Move = Annotated[str, Meta(max_length=LONGEST_MOVE)]
Name = Annotated[str, Meta(max_length=4 * LONGEST_TEXT)]
Text = Annotated[str, Meta(max_length=4 * LONGEST_TEXT)]
"""Much longer than what is accepted, so that the refusal can say so."""


class Command(msgspec.Struct, frozen=True, tag_field="type", tag=kebab, forbid_unknown_fields=True):
    """Something to be decided: it becomes events, or is refused."""


# By persons


class Create(Command, frozen=True):
    """Make a table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Seat
    options: Annotated[Mapping[Annotated[str, Meta(max_length=40)], Value], Meta(max_length=MOST_OPTIONS)] = {}
    settings: Settings = Settings()


class Sit(Command, frozen=True):
    """Take a free seat; or, while a game runs, one that a bot has. A person may have several."""

    seat: Seat
    name: Name


class Stand(Command, frozen=True):
    """Leave a seat for good. The host may also free a bot's seat before the start."""

    seat: Seat


class Rename(Command, frozen=True):
    """Another name for a seat of one's own."""

    seat: Seat
    name: Name


class SeatBot(Command, frozen=True):
    """Let a bot play: at a seat of one's own, to be taken back; or, for the host, at a free seat."""

    seat: Seat
    level: Level


class TakeSeat(Command, frozen=True):
    """Play again oneself at a seat one has given to a bot."""

    seat: Seat


class Ready(Command, frozen=True):
    """All one's seats are ready for the start, or not."""

    ready: bool = True


class Kick(Command, frozen=True):
    """The host sends the person at a seat away, as long as no game runs."""

    seat: Seat


class PassHost(Command, frozen=True):
    """The host makes the person at a seat the host."""

    seat: Seat


class Start(Command, frozen=True):
    """The host lets the cards be dealt. The server adds the seed."""


class Play(Command, frozen=True):
    """Make a move or give a signal. `at` is the event after which it was chosen, if the client says so: a move that
    comes too late for its window then learns by how much.
    """

    seat: Seat
    move: Move
    at: int | None = None


class TakeBack(Command, frozen=True):
    """Undo one's last move, as long as it has shown nobody anything new."""

    seat: Seat


class Say(Command, frozen=True):
    """Write something to all."""

    seat: Seat
    text: Text


class Mute(Command, frozen=True):
    """The host takes free text from the person at a seat, or gives it back."""

    seat: Seat
    muted: bool = True


class CallWarning(Command, frozen=True):
    """Say that another team gave advice (SQ-21)."""

    seat: Seat
    team: Seat


class AnswerWarning(Command, frozen=True):
    """The warned team admits it or not; or the host decides (SQ-21)."""

    admitted: bool


class Abandon(Command, frozen=True):
    """Propose to stop the game, or agree to it; or think again."""

    agreed: bool = True


class Rematch(Command, frozen=True):
    """After a game: offer another or agree to it, without those who are away; or decline. The server adds the seed."""

    agreed: bool = True


class ShowHands(Command, frozen=True):
    """Let whoever only looks on see all hands, some moves late, as soon as everybody agrees; or think again."""

    agreed: bool = True


class Close(Command, frozen=True):
    """The host closes a table at which no game runs."""


# By the house


class BotPlay(Command, frozen=True):
    """What a bot chose for a seat, as an action or in words, from what could be seen after the event `at`."""

    seat: Seat
    move: int | Move
    at: int


class Absent(Command, frozen=True):
    """The last device of a person is gone."""

    person: str


class Back(Command, frozen=True):
    """A device of a person is there again."""

    person: str


class Tick(Command, frozen=True):
    """Time has passed: do the first thing that is due. `delays` are the measured delays of the seats, in ms."""

    delays: Mapping[int, int] = {}


class GiveUp(Command, frozen=True):
    """Stop a game or a table that nobody comes back to."""


class CreateDaily(Command, frozen=True):
    """Make a table for the deal of a day, for a person who plays it alone or with bots."""

    game: str
    seats: Seat
    day: str
    person: str
    name: str
    level: Level = "steady"


PersonCommand = (
    Create
    | Sit
    | Stand
    | Rename
    | SeatBot
    | TakeSeat
    | Ready
    | Kick
    | PassHost
    | Start
    | Play
    | TakeBack
    | Say
    | Mute
    | CallWarning
    | AnswerWarning
    | Abandon
    | Rematch
    | ShowHands
    | Close
)
HouseCommand = BotPlay | Absent | Back | Tick | GiveUp | CreateDaily
AnyCommand = PersonCommand | HouseCommand
