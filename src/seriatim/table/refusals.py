"""What every command needs: who asks and when, the events it yields, common checks, and how a command is refused."""

from collections.abc import Iterable
from typing import Final, NamedTuple, NoReturn

import msgspec

from seriatim.phrase import Phrase
from seriatim.table.commands import SERVER
from seriatim.table.events import AnyEvent
from seriatim.table.game_in_play import MoveResult
from seriatim.table.stored_events import NO_SECRET, Secret
from seriatim.table.table import Table

REASONS: Final = (
    "asked-already",
    "bad-name",
    "bad-text",
    "bot-moved-on",
    "bots-advise-nobody",
    "deal-of-the-day",
    "empty-seats",
    "game-runs",
    "hands-stay-closed",
    "hands-were-shown",
    "has-seen-a-hand",
    "id-was-used",
    "is-muted",
    "link-renewed",
    "no-free-text",
    "no-game-over",
    "no-game-runs",
    "no-numbers",
    "no-such-person",
    "no-such-request",
    "no-such-seat",
    "no-such-team",
    "no-take-backs",
    "nobody-warned",
    "not-a-bots-seat",
    "not-away",
    "not-for-persons",
    "not-gathering",
    "not-seated",
    "not-the-host",
    "not-the-warned-team",
    "not-yours",
    "nothing-to-take-back",
    "once-a-day",
    "others-moved",
    "played-alone",
    "seat-is-taken",
    "shown-already",
    "somebody-not-ready",
    "table-exists",
    "table-is-closed",
    "table-is-worn",
    "team-not-to-warn",
    "text-is-off",
    "text-too-long",
    "too-late",
    "too-many-requests",
    "too-many-signals",
    "too-many-take-backs",
    "too-many-warnings",
    "turned-down",
    "warned-already",
    "was-kicked",
)
"""The table's own reasons to refuse a command. Each game has its reasons too (`Game.refusals`)."""


class CommandRefused(Exception):
    """A command that is not possible now. Nothing has changed. `reason` is a key; `phrase` says it to people."""

    def __init__(self, reason: str, phrase: Phrase) -> None:
        super().__init__(reason)
        self.reason = reason
        self.phrase = phrase


class NoSeed(ValueError):
    """The server gave no seed for a deal or a key, or one that can be guessed."""


class Context(msgspec.Struct, frozen=True):
    """Who gives a command, when, and what the server adds.

    That is the connection's delay in ms, the seed of a deal or of a key, and the key of the link by which they came.
    """

    by: str
    now: int
    delay: int = 0
    seed: str = ""
    key: str = ""


class Happening(NamedTuple):
    """An event that a command brings about, its secret, and, if it is a move, what the move leads to."""

    event: AnyEvent
    secret: Secret = NO_SECRET
    result: MoveResult | None = None


Happenings = Iterable[Happening]


def public(event: AnyEvent) -> Happening:
    """An event without a secret."""
    return Happening(event)


def of_person(event: AnyEvent, person: str) -> Happening:
    """An event whose person is secret."""
    return Happening(event, Secret(person=person))


def refuse(reason: str, **values: int | str) -> NoReturn:
    raise CommandRefused(reason, Phrase(f"table-refuses-{reason}", values))


# Checks that many commands share


def require_gathering(table: Table) -> None:
    if table.phase == "running":
        refuse("game-runs")
    if table.phase != "gathering":
        refuse("not-gathering")


def require_no_game(table: Table) -> None:
    """Refuse the command while a game runs."""
    if table.phase == "running":
        refuse("game-runs")


def require_running(table: Table) -> None:
    if table.phase != "running":
        refuse("no-game-runs")


def require_host(table: Table, by: str) -> None:
    if by != table.host:
        refuse("not-the-host")


def require_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        refuse("no-such-seat", seats=len(table.seats))


def require_own_seat(table: Table, seat: int, by: str) -> None:
    require_seat(table, seat)
    if by == SERVER or table.seats[seat].person != by:
        refuse("not-yours")


def require_person_at(table: Table, seat: int) -> str:
    """Return the person who has the seat; refuse the command if there is none."""
    require_seat(table, seat)
    if not table.seats[seat].person:
        refuse("no-such-person")
    return table.seats[seat].person


def require_seats_of(table: Table, by: str) -> tuple[int, ...]:
    """The seats of the person who gives the command; refuse it if there are none."""
    seats = table.seats_of(by)
    if not seats:
        refuse("not-seated")
    return seats
