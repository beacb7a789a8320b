"""Who may look at a table, from which seat, and which finished games are open to read."""

from collections.abc import Iterable
from datetime import date
from hmac import compare_digest
from typing import NamedTuple

from seriatim.kit.state import SPECTATOR
from seriatim.table.evolve import evolve
from seriatim.table.stored_events import StoredEvent
from seriatim.table.table import Table


class Viewpoint(NamedTuple):
    """From where somebody looks: the seat or SPECTATOR, and the person; empty for those who see what everybody sees."""

    person: str
    seat: int


def objection_to_looking(table: Table, person: str, today: date, key: str = "") -> str | None:
    """Why a person who comes by a link with this key may not look at the table, as a reason; None: they may.

    While people gather, everybody who has the link may look: they may want to sit down. At a deal of the day nobody
    else looks on before the day is over: they are still to play it.
    """
    if table.phase == "new":
        return "no-such-table"
    if table.seats_of(person) or person == table.host:
        return None
    if person in table.kicked:
        return "was-kicked"
    if is_day_open(table, today):
        return "day-not-over"
    is_open = table.settings.spectators or table.phase == "gathering"
    return objection_to_key(table, person, key) or (None if is_open else "no-spectators")


def objection_to_key(table: Table, person: str, key: str) -> str | None:
    """Why the key of the link by which a person comes does not open the table; None: it does, or they need none."""
    needs_key = table.key != "" and not table.seats_of(person) and person != table.host
    return "link-renewed" if needs_key and not compare_digest(key.encode(), table.key.encode()) else None


def viewpoint(table: Table, person: str, wanted: int | None) -> Viewpoint:
    """From where a person looks who asks for a seat: from there, if it is theirs.

    Who asks for none looks from the first of their seats. Everybody else sees what everybody sees; but a host is asked
    for decisions, and who has asked for a seat sees their request.
    """
    if wanted is not None and table.is_at(person, wanted):
        return Viewpoint(person, wanted)
    seats = table.seats_of(person)
    if not seats:
        return Viewpoint(person if person == table.host or has_asked(table, person) else "", int(SPECTATOR))
    return Viewpoint(person, seats[0] if wanted is None else int(SPECTATOR))


def has_asked(table: Table, person: str) -> bool:
    """Whether the person has an open request for a seat."""
    return table.phase == "running" and table.running.request_of(person) is not None


def viewer_at(table: Table, person: str, seat: int) -> int:
    """The seat if it is the person's own, else SPECTATOR."""
    return seat if table.is_at(person, seat) else int(SPECTATOR)


def may_see_hands(table: Table, person: str) -> bool:
    """Whether a person may see all hands, late: only without a seat, whichever page asks."""
    return table.phase == "running" and table.shows_hands() and not table.seats_of(person)


def after_game(events: Iterable[StoredEvent], number: int) -> Table | None:
    """The table as it was when this game of it had ended; None if there is none, or it still runs."""
    table = Table()
    for stored in events:
        evolve(table, stored)
        if table.games == number and table.phase == "over":
            return table
    return None


def objection_to_record(table: Table, today: date) -> str | None:
    """Why nobody may read the record of the game that has ended at a table; None: they may.

    The deal of the day stays closed until the day is over, because others are still to play it.
    """
    return "day-not-over" if is_day_open(table, today) else None


def replay_seats(table: Table, person: str, today: date) -> list[int]:
    """The seats from which a person may watch the game that has ended: all, and a spectator's place.

    At the deal of the day only their own before the day is over: it shows nothing that they have not seen.
    """
    seats = [int(SPECTATOR), *range(len(table.seats))]
    return list(table.seats_of(person)) if is_day_open(table, today) else seats


def is_day_open(table: Table, today: date) -> bool:
    """Whether others may still play the deal of the day that is played here."""
    return table.daily != "" and table.daily >= today.isoformat()
