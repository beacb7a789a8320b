"""How something is asked of a table, and how it is refused: with a reason, and a sentence in every language."""

from collections.abc import Iterable
from typing import Final, NamedTuple, NoReturn

import msgspec

from seriatim.phrase import Phrase
from seriatim.table.commands import HOUSE
from seriatim.table.events import AnyEvent
from seriatim.table.match import MoveResult
from seriatim.table.stored import NO_SECRET, Secret
from seriatim.table.table import Table

REASONS: Final = (
    "bad-name",
    "bad-text",
    "bot-moved-on",
    "deal-of-the-day",
    "empty-seats",
    "game-runs",
    "hands-were-shown",
    "has-seen-a-hand",
    "is-muted",
    "no-free-text",
    "no-game-over",
    "no-game-runs",
    "no-numbers",
    "no-such-person",
    "no-such-seat",
    "no-such-team",
    "no-take-backs",
    "nobody-warned",
    "not-a-bots-seat",
    "not-for-persons",
    "not-gathering",
    "not-seated",
    "not-the-host",
    "not-the-warned-team",
    "not-yours",
    "nothing-to-take-back",
    "once-a-day",
    "others-moved",
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
    "too-many-signals",
    "too-many-take-backs",
    "too-many-warnings",
    "warned-already",
    "was-kicked",
)
"""Every reason a table has of its own; those of the games come from the games."""


class Refused(Exception):
    """The table says no, and nothing has changed."""

    def __init__(self, reason: str, phrase: Phrase) -> None:
        super().__init__(reason)
        self.reason = reason
        self.phrase = phrase


class Asked(msgspec.Struct, frozen=True):
    """Who asks, when, and what only the server knows: the seed of a deal and the delay of the connection in ms."""

    by: str
    now: int
    delay: int = 0
    seed: str = ""


class Happening(NamedTuple):
    """An event that a command brings about, its secret, and, if it is a move, what the move leads to."""

    event: AnyEvent
    secret: Secret = NO_SECRET
    result: MoveResult | None = None


Happenings = Iterable[Happening]


def open_to_all(event: AnyEvent) -> Happening:
    return Happening(event)


def of_person(event: AnyEvent, person: str) -> Happening:
    return Happening(event, Secret(person=person))


def refuse(reason: str, **values: int | str) -> NoReturn:
    raise Refused(reason, Phrase(f"table-refuses-{reason}", values))


# What many commands ask first


def need_gathering(table: Table) -> None:
    if table.phase == "running":
        refuse("game-runs")
    if table.phase != "gathering":
        refuse("not-gathering")


def need_no_game(table: Table) -> None:
    """Before the first game, between games and after them."""
    if table.phase == "running":
        refuse("game-runs")


def need_running(table: Table) -> None:
    if table.phase != "running":
        refuse("no-game-runs")


def need_host(table: Table, by: str) -> None:
    if by != table.host:
        refuse("not-the-host")


def need_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        refuse("no-such-seat", seats=len(table.seats))


def need_own_seat(table: Table, seat: int, by: str) -> None:
    need_seat(table, seat)
    if by == HOUSE or table.seats[seat].person != by:
        refuse("not-yours")


def need_person_at(table: Table, seat: int) -> str:
    """The person who has the seat."""
    need_seat(table, seat)
    if not table.seats[seat].person:
        refuse("no-such-person")
    return table.seats[seat].person


def need_seats_of(table: Table, by: str) -> tuple[int, ...]:
    """The seats of who asks; whoever has a say has one."""
    seats = table.seats_of(by)
    if not seats:
        refuse("not-seated")
    return seats
