"""What happened at a table, one event after another. The table is the fold of its events.

An event holds only what everybody may know, so nothing leaks by being sent. What some may not know is stored
separately with it: see `stored_events`.
"""

import re
from collections.abc import Mapping
from typing import Literal

import msgspec

from seriatim.games.game import Value
from seriatim.table.settings import Level, Pace, Settings

Seats = tuple[int, ...]
Reaction = Literal["well-played", "thanks", "oops", "hurry", "haha", "wow"]
"""What can be said with one touch. None names a card or a number."""
Player = Literal["person", "bot", "clock", "table"]
"""Who made a move: the seat's person, a bot, the clock when time was up; or the table itself, by a ruling."""


def kebab(name: str) -> str:
    """`SeedCommitted` is written as `seed-committed`."""
    return re.sub("(?<!^)(?=[A-Z])", "-", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=kebab, omit_defaults=True):
    """Something that happened, told in the past tense."""


# Gathering


class Created(Event, frozen=True):
    """The table was made, for this game. Its person is the host."""

    game: str
    rules: int
    seats: int
    options: Mapping[str, Value]
    settings: Settings
    daily: str = ""
    """The day whose deal this is, if it is one."""


class Sat(Event, frozen=True):
    """A person took a seat, and put a name there."""

    seat: int
    name: str


class SeatRequested(Event, frozen=True):
    """Somebody asked the host for the seat of a bot while a game runs. The event's number is that of the request."""

    seat: int
    name: str


class RequestAnswered(Event, frozen=True):
    """The host has let somebody sit down, or has not; or a request was withdrawn."""

    request: int
    accepted: bool
    by_host: bool = True


class Stood(Event, frozen=True):
    """A seat is free: the person or bot that had it has left."""

    seat: int


class Named(Event, frozen=True):
    """A seat was given another name."""

    seat: int
    name: str


class BotSat(Event, frozen=True):
    """A bot has the seat; if a person had it, the person has left it."""

    seat: int
    level: Level


class SeatGiven(Event, frozen=True):
    """A person lets a bot play, and may take the seat back at any time."""

    seat: int
    level: Level


class SeatTaken(Event, frozen=True):
    """The person whose seat it is plays again."""

    seat: int


class Readied(Event, frozen=True):
    """The person of these seats is ready for the start, or not any more."""

    seats: Seats
    ready: bool


class Kicked(Event, frozen=True):
    """The host sent the person of these seats away."""

    seats: Seats


class KickUndone(Event, frozen=True):
    """The host lets somebody who was sent away sit at these seats again, by these names."""

    seats: Seats
    names: tuple[str, ...]


class LinkRenewed(Event, frozen=True):
    """The old link opens the table no longer, but for those who have a seat; the new one has another key."""


class HostPassed(Event, frozen=True):
    """The person of these seats is the host now."""

    seats: Seats


class TableClosed(Event, frozen=True):
    """Nothing more will happen here."""


# The game


class SeedCommitted(Event, frozen=True):
    """The hash of the seed of the next deal was published."""

    hash: str


class GameStarted(Event, frozen=True):
    """The cards were dealt; the seed stays secret until the end."""

    number: int
    rules: int = 0
    """The version of the rules; 0 in events from before 0.3: the version with which the table was made."""


class Played(Event, frozen=True):
    """A seat made a move; `move` is what all others hear of it, nothing while it is secret. A ruling's seat is -1."""

    seat: int
    move: str | None
    player: Player = "person"


class Signalled(Event, frozen=True):
    """A seat said something in the words of the game, as the others hear it."""

    seat: int
    move: str | None
    player: Player = "person"


class MoveTakenBack(Event, frozen=True):
    """The seat's last move, the event with this number, has never been made."""

    seat: int
    sequence: int


class GameEnded(Event, frozen=True):
    """The game is over. The seed is open; that of a day's deal only when the day is over."""

    outcome: str
    winners: Seats
    scores: tuple[float, ...]
    seed: str


class AbandonProposed(Event, frozen=True):
    """The person of these seats would rather stop here, or not any more."""

    seats: Seats
    agreed: bool


class GameAbandoned(Event, frozen=True):
    """The game stopped before its end."""

    seed: str


class RematchOffered(Event, frozen=True):
    """The person of these seats would like to play again, or agrees to."""

    seats: Seats


class RematchDeclined(Event, frozen=True):
    """The person of these seats has had enough."""

    seats: Seats


class ShowingAgreed(Event, frozen=True):
    """The person of these seats lets spectators see all hands, some moves late; or no longer."""

    seats: Seats
    agreed: bool


# Talk


class TextSaid(Event, frozen=True):
    """The person at a seat wrote something."""

    seat: int
    text: str


class Reacted(Event, frozen=True):
    """The person at a seat has given a short reaction, the same for everybody."""

    seat: int
    reaction: Reaction


class Muted(Event, frozen=True):
    """The person of these seats may write no text any more, or may again."""

    seats: Seats
    muted: bool


class PaceSet(Event, frozen=True):
    """The host has chosen how fast bots play."""

    pace: Pace


class WarningCalled(Event, frozen=True):
    """A seat says that another team gave advice (SQ-21)."""

    seat: int
    team: int


class WarningAnswered(Event, frozen=True):
    """The warned team admits it, or denies it, which leaves it to others. Until version 0.2 a host decided so too."""

    team: int
    admitted: bool
    by_host: bool = False


class WarningVoted(Event, frozen=True):
    """The person of these seats, who plays in neither team, has voted on a warning."""

    seats: Seats


class WarningDecided(Event, frozen=True):
    """A warning that the team did not admit has been decided, or dropped."""

    team: int
    upheld: bool


# Time


class PersonLeft(Event, frozen=True):
    """The person of these seats is away."""

    seats: Seats


class PersonReturned(Event, frozen=True):
    """The person of these seats is back."""

    seats: Seats


class Nudged(Event, frozen=True):
    """The seat has been awaited for long."""

    seat: int


class TimeRanOut(Event, frozen=True):
    """The seat's time is up: a bot makes one move for it."""

    seat: int


class BotStoodIn(Event, frozen=True):
    """A bot plays for a person who is away."""

    seat: int
    level: Level


class HandedBack(Event, frozen=True):
    """The person is back, and the bot has handed the seat back."""

    seat: int


AnyEvent = (
    Created
    | Sat
    | SeatRequested
    | RequestAnswered
    | Stood
    | Named
    | BotSat
    | SeatGiven
    | SeatTaken
    | Readied
    | Kicked
    | KickUndone
    | LinkRenewed
    | HostPassed
    | TableClosed
    | SeedCommitted
    | GameStarted
    | Played
    | Signalled
    | MoveTakenBack
    | GameEnded
    | AbandonProposed
    | GameAbandoned
    | RematchOffered
    | RematchDeclined
    | ShowingAgreed
    | TextSaid
    | Reacted
    | Muted
    | PaceSet
    | WarningCalled
    | WarningAnswered
    | WarningVoted
    | WarningDecided
    | PersonLeft
    | PersonReturned
    | Nudged
    | TimeRanOut
    | BotStoodIn
    | HandedBack
)
