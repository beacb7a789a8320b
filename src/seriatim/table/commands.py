"""Commands: what persons, and the server itself, can ask of a table.

A person's command is decoded from what the client sends, so it holds nothing that a client must not choose. The server
passes the rest to `decide`: who asks and when, the seed of a deal, the measured delay of the connection.
"""

from collections.abc import Mapping
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from seriatim.games.game import Value
from seriatim.table.events import Reaction, kebab
from seriatim.table.settings import (
    LONGEST_MOVE,
    LONGEST_TEXT,
    MOST_OPTIONS,
    Level,
    Pace,
    Settings,
)

SERVER: Final = ""
"""The person of a command that the server itself gives, for bots and deadlines."""

Seat = Annotated[int, Meta(ge=0, le=99)]
Move = Annotated[str, Meta(max_length=LONGEST_MOVE)]
Name = Annotated[str, Meta(max_length=4 * LONGEST_TEXT)]
Text = Annotated[str, Meta(max_length=4 * LONGEST_TEXT)]
"""Longer than what is accepted, so that the refusal can say so in words."""


class Command(msgspec.Struct, frozen=True, tag_field="type", tag=kebab, forbid_unknown_fields=True):
    """A request to a table: it becomes events, or is refused."""


# By persons


class Create(Command, frozen=True):
    """Make a table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Seat
    options: Annotated[Mapping[Annotated[str, Meta(max_length=40)], Value], Meta(max_length=MOST_OPTIONS)] = {}
    settings: Settings = Settings()


class Sit(Command, frozen=True):
    """Take a free seat; or, while a game runs, ask the host for one at which a bot plays. A person may have several."""

    seat: Seat
    name: Name


class AnswerRequest(Command, frozen=True):
    """As the host, let somebody sit down who has asked for a seat, or not; or withdraw one's own request.

    `request` is the number of the event with which it was made.
    """

    request: int
    accepted: bool


class Stand(Command, frozen=True):
    """Leave a seat for good. The host may also free a bot's seat before the start."""

    seat: Seat


class Rename(Command, frozen=True):
    """Change the name of one's own seat."""

    seat: Seat
    name: Name


class SeatBot(Command, frozen=True):
    """Let a bot play: at a seat of one's own, to be taken back; or, for the host, at a free seat."""

    seat: Seat
    level: Level


class StandIn(Command, frozen=True):
    """Let a bot play for a person who is away, until they are back. Whoever plays at the table may ask for it."""

    seat: Seat


class TakeSeat(Command, frozen=True):
    """Take back a seat that one has given to a bot."""

    seat: Seat


class Ready(Command, frozen=True):
    """Say that all one's seats are ready for the start, or not."""

    ready: bool = True


class Kick(Command, frozen=True):
    """As the host, send the person at a seat away; not while a game runs."""

    seat: Seat


class UndoKick(Command, frozen=True):
    """As the host, let whoever was last sent away from a seat sit there again, if it is free; not while a game runs."""

    seat: Seat


class RenewLink(Command, frozen=True):
    """As the host, renew the table's link: the old one opens it no longer. The server adds the random key.

    Whoever has a seat keeps it. The table is not listed any more.
    """


class PassHost(Command, frozen=True):
    """As the host, make the person at a seat the host."""

    seat: Seat


class Start(Command, frozen=True):
    """As the host, start the game. The server adds the seed."""


class Play(Command, frozen=True):
    """Make a move or give a signal.

    `at` is the number of the last event that the client knew, if it says so; a refusal of a move that comes too late
    then says by how much.
    """

    seat: Seat
    move: Move
    at: int | None = None


class TakeBack(Command, frozen=True):
    """Undo one's last move, as long as it has shown nobody anything new."""

    seat: Seat


class Say(Command, frozen=True):
    """Write a text to everybody."""

    seat: Seat
    text: Text


class React(Command, frozen=True):
    """Give a short reaction to everybody, where text is possible."""

    seat: Seat
    reaction: Reaction


class Mute(Command, frozen=True):
    """As the host, forbid the person at a seat to write, or allow it again."""

    seat: Seat
    muted: bool = True


class SetPace(Command, frozen=True):
    """As the host, choose how fast bots play."""

    pace: Pace


class CallWarning(Command, frozen=True):
    """Say that another team gave advice (SQ-21)."""

    seat: Seat
    team: Seat


class AnswerWarning(Command, frozen=True):
    """Answer a warning (SQ-21): as the warned team, admit or deny the advice; as a host who does not play, decide; as
    somebody of neither team, vote; as who called it, drop it (with `admitted` false).
    """

    admitted: bool


class Abandon(Command, frozen=True):
    """Propose to stop the game, agree to it, or take that back."""

    agreed: bool = True


class Rematch(Command, frozen=True):
    """After a game: offer another or agree to it, without those who are away; or decline. The server adds the seed."""

    agreed: bool = True


class ShowHands(Command, frozen=True):
    """Agree that spectators see all hands, some moves late; or take that back. Everybody must agree.

    Not in games against each other, where a player could watch from a second device.
    """

    agreed: bool = True


class Close(Command, frozen=True):
    """As the host, close the table; not while a game runs."""


# By the server


class BotPlay(Command, frozen=True):
    """Make a bot's move or signal, given as an action or a text. The bot knew the events up to number `at`."""

    seat: Seat
    move: int | Move
    at: int


class Absent(Command, frozen=True):
    """Note that the last connection of a person is gone."""

    person: str


class Back(Command, frozen=True):
    """Note that a person is connected again."""

    person: str


class Tick(Command, frozen=True):
    """Do the first thing that is due. `delays` are the measured delays of the seats' connections, in ms."""

    delays: Mapping[int, int] = {}


class GiveUp(Command, frozen=True):
    """Abandon the game and close the table, because nobody comes back."""


class CreateDaily(Command, frozen=True):
    """Make a table for the deal of the day, for a person who plays it alone or with bots of this level."""

    game: str
    seats: Seat
    day: str
    person: str
    name: str
    level: Level = "steady"


PersonCommand = (
    Sit
    | AnswerRequest
    | Stand
    | Rename
    | SeatBot
    | StandIn
    | TakeSeat
    | Ready
    | Kick
    | UndoKick
    | RenewLink
    | PassHost
    | Start
    | Play
    | TakeBack
    | Say
    | React
    | Mute
    | SetPace
    | CallWarning
    | AnswerWarning
    | Abandon
    | Rematch
    | ShowHands
    | Close
)
"""What a person may ask of a table that exists; `Create` is only for the server, which chooses the table's id."""
ServerCommand = BotPlay | Absent | Back | Tick | GiveUp | CreateDaily
AnyCommand = Create | PersonCommand | ServerCommand
