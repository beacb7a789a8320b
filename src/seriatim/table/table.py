"""A table: its seats, the persons and bots that have them, and the game that is played there.

A seat, a person and a device are three things. A person may have several seats, look at them from several devices, let
a bot play at any of them, and come back. Persons are opaque ids that never leave the server; others know seats.

A table changes only by events (`evolve`), and is the same whenever the same events are folded.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

import msgspec

from seriatim.games import GAMES
from seriatim.games.game import AnyGame, Talk, Value
from seriatim.table.game_in_play import GameInPlay
from seriatim.table.settings import Level, Settings

Phase = Literal["new", "gathering", "running", "over", "closed"]


class Seat(msgspec.Struct):
    """A seat. A bot at a person's seat plays for that person: it was given the seat, or stands in."""

    name: str = ""
    person: str = ""
    bot: Level | None = None
    is_given: bool = False
    is_ready: bool = False
    holders: frozenset[str] = frozenset()
    """All persons who have had the seat in this game."""

    def is_free(self) -> bool:
        return not self.person and self.bot is None


class Awaited(msgspec.Struct, frozen=True):
    """A seat that is to act, since when, and the level of the bot that plays there, if any.

    `not_before` is when a bot may move at the earliest, so that its speed tells nothing (CI-6).
    """

    seat: int
    bot: Level | None
    since: int
    not_before: int


class SentAway(NamedTuple):
    """Somebody whom the host sent away: the seats that they had, and the names there."""

    seats: tuple[int, ...]
    names: tuple[str, ...]


class Cause(NamedTuple):
    """A command that has been carried out: the number of its last event, and the checksum of the command."""

    sequence: int
    command: int


class Table:
    """The whole state of a table. `Table()` is one that has not been made yet."""

    def __init__(self) -> None:
        self.sequence = 0
        """The number of the last event."""
        self.time = 0
        self.phase: Phase = "new"
        self.game_id = ""
        self.rules = 0
        """The version of the rules with which the table was made."""
        self.options: Mapping[str, Value] = {}
        self.settings = Settings()
        self.talk_in_game: Talk = "silent"
        """What the game allows to be written while it runs."""
        self.daily = ""
        self.key = ""
        """The key in the table's link; empty until the link was renewed."""
        self.host = ""
        self.seats: list[Seat] = []
        self.games = 0
        self.hash = ""
        self.seed = ""
        """The seed of the last game; empty until it has ended, and for the deal of the day."""
        self.in_play: GameInPlay | None = None
        self.absent: dict[str, int] = {}
        """Who is away, and since when."""
        self.muted: frozenset[str] = frozenset()
        self.kicked: dict[str, SentAway] = {}
        """Who was sent away, in this order."""
        self.abandoning: frozenset[str] = frozenset()
        self.rematch: frozenset[str] = frozenset()
        self.showing: frozenset[str] = frozenset()
        """Who lets spectators see all hands, late."""
        self.extras = 0
        self.texts = 0
        self.causes: dict[str, Cause] = {}
        """All commands that have been carried out, by `person/id`."""

    @property
    def game(self) -> AnyGame:
        return GAMES[self.game_id]

    @property
    def running(self) -> GameInPlay:
        """The game that was dealt last; it may be over."""
        assert self.in_play is not None
        return self.in_play

    # Seats and persons

    def seats_of(self, person: str) -> tuple[int, ...]:
        return tuple([number for number, seat in enumerate(self.seats) if seat.person == person]) if person else ()

    def is_at(self, person: str, seat: int) -> bool:
        """Whether the person has this seat."""
        return person != "" and 0 <= seat < len(self.seats) and self.seats[seat].person == person

    def persons(self) -> tuple[str, ...]:
        """Everybody who has a seat, in the order of their first seats."""
        return tuple(dict.fromkeys(seat.person for seat in self.seats if seat.person))

    def present(self) -> tuple[str, ...]:
        return tuple(person for person in self.persons() if person not in self.absent)

    def is_full(self) -> bool:
        return not any(seat.is_free() for seat in self.seats)

    def voters(self) -> frozenset[str]:
        """Who must agree to stop or go on: all present persons with a seat; if none is present, all."""
        return frozenset(self.present() or self.persons())

    def owners(self) -> frozenset[str]:
        """Who must agree to show hands: everybody who has a seat; where only bots play, the host."""
        return frozenset(self.persons() or (self.host,))

    # What is allowed here

    def may_show_hands(self) -> bool:
        """Whether hands may be shown while a game runs: not where people play against each other.

        Otherwise a player could watch the rivals' hands from a second device. Where only bots play, nobody could gain.
        """
        return not self.daily and (self.game.cooperative or not self.persons())

    def agrees_to_show(self) -> bool:
        """Whether everybody who must agree that spectators see hands has agreed."""
        return bool(self.showing) and self.owners() <= self.showing

    def shows_hands(self) -> bool:
        """Whether spectators may see all hands, late."""
        return self.agrees_to_show() and self.may_show_hands()

    def may_take_back(self) -> bool:
        return self.game.cooperative if self.settings.take_backs == "usual" else self.settings.take_backs == "on"

    def talk(self) -> Talk:
        """What text may be written now; any while no game runs."""
        if self.settings.text == "off":
            return "silent"
        return self.talk_in_game if self.phase == "running" else "free"

    # Whom it waits for

    def waits_for_bots(self) -> bool:
        """Whether a bot has a seat in the running game, or is to move for a seat whose time is up."""
        return self.phase == "running" and (bool(self.running.late) or any(seat.bot for seat in self.seats))

    def bot_at(self, seat: int) -> Level | None:
        """The bot that is to move at this seat: its own, or the stand-in if the seat's time is up."""
        if seat in self.running.late:
            return self.seats[seat].bot or self.settings.stand_in
        return self.seats[seat].bot


def awaited(table: Table) -> list[Awaited]:
    """Every seat that must act before the game goes on, and every bot that may act; never empty in a running game.

    A bot that waits for people to act is not among them (`Game.bots_wait_for`).
    """
    if table.phase != "running":
        return []
    running = table.running
    bots = {int(seat) for seat in running.state.actors() if seat in running.bots and not running.people_before(seat)}
    return [awaited_seat(table, seat) for seat in sorted(bots | running.since.keys())]


def awaited_seat(table: Table, seat: int) -> Awaited:
    running = table.running
    since = running.since.get(seat, table.time)
    bot = table.bot_at(seat)
    window = running.window()
    pause = (window or 1000) // 2 if bot is not None and window is not None else 0
    return Awaited(seat, bot, since, since + pause)
