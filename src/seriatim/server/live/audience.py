"""Who looks at a table, and what each of them is shown: pictures made from sights, and events with the seat's own move.

Pages that see the same are told the same bytes, made once.
"""

from collections.abc import Sequence

from seriatim.kit.state import SPECTATOR
from seriatim.server.live.connection import Device
from seriatim.server.live.protocol import WRITER, Gone, Happened, Moved, ServerMessage, View, refused
from seriatim.table.events import Played, Signalled
from seriatim.table.picture import Scene, looker_at, picture, progress, scene
from seriatim.table.stored import Stored, told
from seriatim.table.table import Table

Eyes = tuple[str, int]
"""A person who has a seat, or nobody, and the seat that is looked from."""


class Watching:
    """The pages at one table."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.devices: list[Device] = []

    def has(self, person: str) -> bool:
        return any(device.person == person for device in self.devices)

    def add(self, device: Device, table: Table, after: int | None, tail: Sequence[Stored]) -> None:
        """Show somebody the table: what was missed if that is known, or all of it."""
        if device not in self.devices:
            self.devices.append(device)
        device.tell(self.shown(table, eyes_of(table, device), missed(table, after, tail)))

    def remove(self, device: Device) -> None:
        if device in self.devices:
            self.devices.remove(device)

    # Telling

    def tell(self, table: Table, events: Sequence[Stored]) -> None:
        """Tell everybody what has just happened."""
        seen = scene(table, events[0].sequence)
        tell = self.moved if is_move(table, events) else self.happened
        made: dict[Eyes, bytes] = {}
        for device in self.devices[:]:
            eyes = eyes_of(table, device)
            refusal = None if eyes[0] else objection(table, device.person)
            if refusal is not None:
                self.send_away(device, refusal)
                continue
            if eyes not in made:
                made[eyes] = WRITER.encode(tell(table, eyes, events, seen))
            device.tell_bytes(made[eyes])

    def send_away(self, device: Device, reason: str) -> None:
        self.remove(device)
        device.table = ""
        device.tell(Gone(self.name, reason, refused(None, reason).phrase))

    def shown(self, table: Table, eyes: Eyes, events: Sequence[Stored] | None) -> ServerMessage:
        """The table after these events, or the whole of it."""
        if events is None:
            return View(self.name, picture(table, *eyes))
        first = events[0].sequence if events else table.sequence + 1
        return self.happened(table, eyes, events, scene(table, first))

    def happened(self, table: Table, eyes: Eyes, events: Sequence[Stored], seen: Scene) -> Happened:
        shown = picture(table, *eyes, seen)
        return Happened(self.name, [told(stored, shown.seat) for stored in events], shown)

    def moved(self, table: Table, eyes: Eyes, events: Sequence[Stored], seen: Scene) -> Moved:
        looker = looker_at(table, *eyes)
        return Moved(self.name, [told(stored, looker) for stored in events], progress(table, *eyes, seen))

    def delays(self, table: Table) -> dict[int, int]:
        """For every seat, the longest way to one of its person's pages, where a window closes: else nobody asks."""
        if table.phase != "running" or not table.running.window():
            return {}
        ways: dict[int, int] = {}
        for device in self.devices:
            for seat in table.seats_of(device.person):
                ways[seat] = max(ways.get(seat, 0), device.delay)
        return ways


def is_move(table: Table, events: Sequence[Stored]) -> bool:
    """Whether there was nothing but moves, in a game that goes on: by far the most, and they change the least."""
    return table.phase == "running" and all(isinstance(stored.event, Played | Signalled) for stored in events)


def objection(table: Table, person: str) -> str | None:
    """Why somebody may not look. Before a game everybody may who has the link: they may want to sit."""
    if table.phase == "new":
        return "no-such-table"
    if table.seats_of(person) or person == table.host:
        return None
    if person in table.kicked:
        return "was-kicked"
    is_open = table.settings.spectators or table.phase == "gathering"
    return None if is_open else "no-spectators"


def eyes_of(table: Table, device: Device) -> Eyes:
    """From where a page looks: the seat it wants if that is its person's; the first of the person's; or as anybody."""
    if device.seat is not None and table.is_at(device.person, device.seat):
        return device.person, device.seat
    seats = table.seats_of(device.person)
    if not seats:
        return "", int(SPECTATOR)
    return device.person, seats[0] if device.seat is None else int(SPECTATOR)


def missed(table: Table, after: int | None, tail: Sequence[Stored]) -> list[Stored] | None:
    """What somebody has missed who knows all up to an event; None if that is not at hand."""
    if after is None or after > table.sequence:
        return None
    events = [stored for stored in tail if stored.sequence > after]
    return events if len(events) == table.sequence - after else None
