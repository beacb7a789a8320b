"""Who looks at a table, and what each of them is shown: pictures made from sights, and events with the seat's own move.

Pages that see the same are told the same bytes, made once.
"""

from collections.abc import Sequence

from seriatim.server.live.connection import Device
from seriatim.server.live.protocol import WRITER, Gone, Happened, Moved, ServerMessage, View, refused
from seriatim.table.access import Viewpoint, objection_to_looking, viewer_at, viewpoint
from seriatim.table.events import Played, Signalled
from seriatim.table.snapshot import SharedParts, shared_parts, snapshot, snapshot_update
from seriatim.table.stored_events import StoredEvent, event_for
from seriatim.table.table import Table


class Watching:
    """The pages at one table."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.devices: list[Device] = []

    def has(self, person: str) -> bool:
        return any(device.person == person for device in self.devices)

    def add(self, device: Device, table: Table, after: int | None, tail: Sequence[StoredEvent]) -> None:
        """Show somebody the table: what was missed if that is known, or all of it."""
        if device not in self.devices:
            self.devices.append(device)
        device.tell(self.shown(table, viewpoint(table, device.person, device.seat), missed(table, after, tail)))

    def remove(self, device: Device) -> None:
        if device in self.devices:
            self.devices.remove(device)

    # Telling

    def tell(self, table: Table, events: Sequence[StoredEvent]) -> None:
        """Tell everybody what has just happened."""
        seen = shared_parts(table, events[0].sequence)
        tell = self.moved if is_move(table, events) else self.happened
        made: dict[Viewpoint, bytes] = {}
        for device in self.devices[:]:
            eyes = viewpoint(table, device.person, device.seat)
            refusal = None if eyes.person else objection_to_looking(table, device.person)
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

    def shown(self, table: Table, eyes: Viewpoint, events: Sequence[StoredEvent] | None) -> ServerMessage:
        """The table after these events, or the whole of it."""
        if events is None:
            return View(self.name, snapshot(table, *eyes))
        first = events[0].sequence if events else table.sequence + 1
        return self.happened(table, eyes, events, shared_parts(table, first))

    def happened(self, table: Table, eyes: Viewpoint, events: Sequence[StoredEvent], seen: SharedParts) -> Happened:
        shown = snapshot(table, *eyes, seen)
        return Happened(self.name, [event_for(stored, shown.seat) for stored in events], shown)

    def moved(self, table: Table, eyes: Viewpoint, events: Sequence[StoredEvent], seen: SharedParts) -> Moved:
        looker = viewer_at(table, *eyes)
        return Moved(self.name, [event_for(stored, looker) for stored in events], snapshot_update(table, *eyes, seen))

    def delays(self, table: Table) -> dict[int, int]:
        """For every seat, the longest way to one of its person's pages, where a window closes: else nobody asks."""
        if table.phase != "running" or not table.running.window():
            return {}
        ways: dict[int, int] = {}
        for device in self.devices:
            for seat in table.seats_of(device.person):
                ways[seat] = max(ways.get(seat, 0), device.delay)
        return ways


def is_move(table: Table, events: Sequence[StoredEvent]) -> bool:
    """Whether there was nothing but moves, in a game that goes on: by far the most, and they change the least."""
    return table.phase == "running" and all(isinstance(stored.event, Played | Signalled) for stored in events)


def missed(table: Table, after: int | None, tail: Sequence[StoredEvent]) -> list[StoredEvent] | None:
    """What somebody has missed who knows all up to an event; None if that is not at hand."""
    if after is None or after > table.sequence:
        return None
    events = [stored for stored in tail if stored.sequence > after]
    return events if len(events) == table.sequence - after else None
