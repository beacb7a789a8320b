"""The oracle: what must hold whatever goes wrong. It knows only what is stored, and folds it by itself.

- What a page is told is stored: no text is ahead of the disk.
- What is acknowledged is stored, once, and stays; what was sent once and refused is not.
- A page's picture is the fold of the stored events, as its seat sees it.
- Nothing that may not be known is in any text.
- Every table goes on: once nothing goes wrong any more, everybody is told everything, everything asked is answered,
  nothing is overdue, and games move.
"""

from datetime import date
from typing import TYPE_CHECKING, Any

import msgspec

from seriatim.table.access import may_see_hands, objection_to_looking, viewpoint
from seriatim.table.clock import deadlines
from seriatim.table.evolve import fold
from seriatim.table.snapshot import snapshot
from seriatim.table.table import Table, awaited
from tests.simulation.disk import Disk
from tests.table.people import contents

if TYPE_CHECKING:
    from tests.simulation.network import Json, Link
    from tests.simulation.pages import Page, Sent

OVERDUE = 5.0
"""Seconds by which a deadline may be missed where nothing goes wrong."""
NO_DAY = date.min
"""No table here is a deal of the day."""
LONGEST_BOT = 12.0
"""Seconds that a bot takes for a move where nothing goes wrong."""
PRIMARY = {
    "play": ("Played", "Signalled"),
    "say": ("TextSaid",),
    "react": ("Reacted",),
    "take-back": ("MoveTakenBack",),
    "ready": ("Readied",),
    "start": ("GameStarted",),
    "sit": ("Sat",),
    "stand": ("Stood", "BotSat"),
    "rename": ("Named",),
    "seat-bot": ("SeatGiven", "BotSat"),
    "take-seat": ("SeatTaken",),
    "rematch": ("RematchOffered",),
    "abandon": ("AbandonProposed", "GameAbandoned"),
}
"""The event that each command causes exactly once."""
UNCERTAIN = ("perhaps-stored",)
"""Refusals that leave open whether the command is stored."""


class Violation(AssertionError):
    """A promise that was broken: which one, and how."""

    def __init__(self, rule: str, what: str) -> None:
        super().__init__(f"{rule}: {what}")
        self.rule = rule


class Oracle:
    """Folds what is stored, and compares."""

    def __init__(self, disk: Disk, persons: list[str]) -> None:
        self.disk = disk
        self.persons = persons
        self.tables: dict[str, Table] = {}
        self.pictures: dict[tuple[str, int, str], dict[int, Any]] = {}
        """What pages must show, by seat: of which table, after which event, to whom."""
        self.checks = 0

    # Texts

    def check_text(self, link: "Link", text: bytes, message: "Json") -> None:
        """Check a text, and the message in it, at the moment at which the server writes it."""
        self.check_secrets(link, text)
        kind = message["type"]
        if kind in ("view", "happened", "moved"):
            self.check_stored(message["table"], message["picture"]["sequence"])
            self.remember_pictures(link.page, message["table"], message["picture"]["sequence"])
        elif kind == "ack":
            self.check_ack(link.page, link.page.commands[message["id"]], message["sequence"])
        elif kind == "refused" and message["id"] in link.page.commands:
            self.check_refusal(link.page, link.page.commands[message["id"]], message["reason"])

    def check_secrets(self, link: "Link", text: bytes) -> None:
        """No text names a person, or the seed of a game that runs."""
        if any(person.encode() in text for person in self.persons):
            raise Violation("secret", f"{link.page.name} is sent a person: {text!r}")
        for table_id in self.disk.events:
            table = self.table_at(table_id, self.disk.length(table_id))
            if table.phase == "running" and table.running.seed.encode() in text:
                raise Violation("secret", f"{link.page.name} is sent the seed of {table_id}")

    def check_stored(self, table_id: str, sequence: int) -> None:
        if sequence > self.disk.length(table_id):
            raise Violation("told before stored", f"{table_id} {sequence} of {self.disk.length(table_id)}")

    def check_no_gap(self, page: "Page", known: int, events: list["Json"]) -> None:
        if events and events[0]["sequence"] > known + 1:
            raise Violation("gap", f"{page.name} knows {known} and is told {events[0]['sequence']}")

    # Answers

    def check_ack(self, page: "Page", sent: "Sent", sequence: int) -> None:
        """What is acknowledged is stored, and its last event has the number that is told."""
        stored = self.disk.by_cause.get((page.person, sent.command_id), [])
        if sent.command["type"] == "abandon" and sequence <= self.disk.length(sent.table_id):
            return  # who has agreed already is acknowledged without an event
        if not stored or stored[-1].event.sequence != sequence or stored[-1].table_id != sent.table_id:
            raise Violation("acknowledged and not stored", f"{page.name} {sent} {sequence}: {stored}")

    def check_refusal(self, page: "Page", sent: "Sent", reason: str) -> None:
        """What was sent once and refused is not stored."""
        if sent.times == 1 and reason not in UNCERTAIN and (page.person, sent.command_id) in self.disk.by_cause:
            raise Violation("refused and stored", f"{page.name} {sent} {reason}")

    def check_once(self, page: "Page") -> None:
        """Every acknowledgement still holds, and nothing that was asked once happened twice."""
        for sent in page.commands.values():
            if sent.acked is not None:
                self.check_ack(page, sent, sent.acked)
            elif sent.refused:
                self.check_refusal(page, sent, sent.refused)
            stored = self.disk.by_cause.get((page.person, sent.command_id), [])
            primary = [one for one in stored if type(one.event.event).__name__ in PRIMARY[sent.command["type"]]]
            if len(primary) > 1:
                raise Violation("stored twice", f"{page.name} {sent}: {primary}")

    def check_live(self, table_id: str, live: Table) -> None:
        """The table in the server's memory is the fold of what is stored, in every part."""
        stored, shown = contents(self.table_at(table_id, self.disk.length(table_id))), contents(live)
        if shown != stored:
            raise Violation("wrong in memory", f"{table_id}: {difference(shown, stored)}")

    # Pictures

    def table_at(self, table_id: str, sequence: int) -> Table:
        """The fold of a table's stored events up to a number."""
        table = self.tables.get(table_id)
        events = self.disk.events.get(table_id, [])
        if table is None or table.sequence > sequence:
            table = fold(events[:sequence])
            if table_id in self.tables:
                return table
            self.tables[table_id] = table
        return fold(events[table.sequence : sequence], table)

    def remember_pictures(self, page: "Page", table_id: str, sequence: int) -> None:
        """Note what a page must show after an event, from each of the seats from which it has asked to look."""
        table = self.table_at(table_id, sequence)
        pictures = self.pictures.setdefault((table_id, sequence, page.person), {})
        for person, seat in {viewpoint(table, page.person, wanted) for wanted in page.wanted_seats}:
            if seat not in pictures:
                pictures[seat] = self.seen(table, person, seat)

    def seen(self, table: Table, person: str, seat: int) -> Any:  # noqa: ANN401 - JSON
        """A table as a person sees it from a seat. The cards are looked at through the seat's own sight, here."""
        shown = snapshot(table, person, seat)
        if shown.board is not None:
            running, is_running = table.running, table.phase == "running"
            sight = running.state.sight(seat)
            board = msgspec.structs.replace(
                shown.board,
                view=running.game.view(sight, seat),
                choices=running.game.choices(sight, seat) if is_running and seat >= 0 else [],
                turns=running.turns.since(),
            )
            hands = shown.hands if may_see_hands(table, person) else None
            shown = msgspec.structs.replace(shown, board=board, hands=hands)
        return msgspec.json.decode(msgspec.json.encode(shown))

    def check_picture(self, page: "Page") -> None:
        """The picture of a page is what is stored, as its seat sees it."""
        self.checks += 1
        shown, table_id, sequence = page.picture, page.table_id, page.picture["sequence"]
        where = f"{page.name} at {table_id} {sequence}"
        expected = self.pictures[table_id, sequence, page.person].get(shown["seat"])
        if expected is None:
            raise Violation("wrong picture", f"{where} looks from seat {shown['seat']}")
        if shown["board"] is not None:
            shown = {**shown, "board": {**shown["board"], "turns": page.turns}}
        if shown != expected:
            raise Violation("wrong picture", f"{where}: {difference(shown, expected)}")

    # Going on

    def check_told(self, page: "Page") -> None:
        """A page is connected, knows everything that it may know, and has been answered."""
        if page.link is None or not page.is_welcome:
            raise Violation("not told", f"{page.name} is not connected")
        known, length = page.picture.get("sequence"), self.disk.length(page.table_id)
        table = self.table_at(page.table_id, length)
        if known != (length if objection_to_looking(table, page.person, NO_DAY) is None else None):
            raise Violation("not told", f"{page.name} knows {known} of {length} at {page.table_id}")
        if page.open_commands():
            raise Violation("not answered", f"{page.name}: {page.open_commands()}")

    def check_due(self, table_id: str, now: float, since: float) -> None:
        """Nothing is overdue, counted from the last event by the time of the world, whatever clocks show.

        Nothing has gone wrong since `since`.
        """
        table = self.table_at(table_id, self.disk.length(table_id))
        passed = now - self.disk.stored_at[table_id]
        late = [one for one in deadlines(table) if (one.at - table.time) / 1000 < passed - OVERDUE]
        if late and now - since > OVERDUE:
            raise Violation("overdue", f"{table_id}, {passed:.0f} s after event {table.sequence}: {late}")

    def check_bots(self, table_id: str, now: float, since: float) -> None:
        """At a table that people look at, no bot is asleep. Nothing has gone wrong since `since`."""
        table = self.table_at(table_id, self.disk.length(table_id))
        passed = now - max(since, self.disk.stored_at[table_id])
        asleep = [one for one in awaited(table) if one.bot is not None and passed > LONGEST_BOT]
        if asleep:
            raise Violation("bot asleep", f"{table_id}, {passed:.0f} s after event {table.sequence}: {asleep}")


def difference(shown: Any, expected: Any, place: str = "") -> str:  # noqa: ANN401 - JSON
    """Where two JSON values differ."""
    if isinstance(shown, dict) and isinstance(expected, dict):
        for key in [*expected, *(key for key in shown if key not in expected)]:
            if shown.get(key) != expected.get(key):
                return difference(shown.get(key), expected.get(key), f"{place}.{key}")
    return f"{place} is {shown!r}, and must be {expected!r}"
