"""The audience of a table: the connections that show it, and the message that each of them gets.

Connections that see the same get the same bytes, encoded once.
"""

from collections.abc import Sequence

from seriatim.server.live.connection import Connection
from seriatim.server.live.protocol import ENCODER, Gone, Happened, Moved, ServerMessage, View, refused
from seriatim.table.access import Viewpoint, objection_to_looking, viewer_at, viewpoint
from seriatim.table.events import Played, Signalled
from seriatim.table.snapshot import SharedParts, shared_parts, snapshot, snapshot_update
from seriatim.table.stored_events import StoredEvent, event_for
from seriatim.table.table import Table


class Audience:
    """The connections that show one table."""

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.connections: list[Connection] = []

    def has(self, person: str) -> bool:
        return any(connection.person == person for connection in self.connections)

    def add(self, connection: Connection, table: Table, after: int | None, recent: Sequence[StoredEvent]) -> None:
        """Add a connection, and send it the events after `after` if they are at hand, or the whole table."""
        if connection not in self.connections:
            self.connections.append(connection)
        missed = events_after(table, after, recent)
        connection.send(self.present(table, viewpoint(table, connection.person, connection.seat), missed))

    def remove(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)

    # Messages

    def broadcast(self, table: Table, events: Sequence[StoredEvent]) -> None:
        """Send everybody what has just happened."""
        seen = shared_parts(table, events[0].sequence)
        message_for = self.moved if is_only_moves(table, events) else self.happened
        encoded: dict[Viewpoint, bytes] = {}
        for connection in self.connections[:]:
            eyes = viewpoint(table, connection.person, connection.seat)
            objection = None if eyes.person else objection_to_looking(table, connection.person)
            if objection is not None:
                self.expel(connection, objection)
                continue
            if eyes not in encoded:
                encoded[eyes] = ENCODER.encode(message_for(table, eyes, events, seen))
            connection.send_bytes(encoded[eyes])

    def expel(self, connection: Connection, reason: str) -> None:
        self.remove(connection)
        connection.table_id = ""
        connection.send(Gone(self.table_id, reason, refused(None, reason).phrase))

    def present(self, table: Table, eyes: Viewpoint, events: Sequence[StoredEvent] | None) -> ServerMessage:
        """The table after these events; the whole of it if they are None."""
        if events is None:
            return View(self.table_id, snapshot(table, *eyes))
        first = events[0].sequence if events else table.sequence + 1
        return self.happened(table, eyes, events, shared_parts(table, first))

    def happened(self, table: Table, eyes: Viewpoint, events: Sequence[StoredEvent], seen: SharedParts) -> Happened:
        shown = snapshot(table, *eyes, seen)
        return Happened(self.table_id, [event_for(stored, shown.seat) for stored in events], shown)

    def moved(self, table: Table, eyes: Viewpoint, events: Sequence[StoredEvent], seen: SharedParts) -> Moved:
        viewer = viewer_at(table, *eyes)
        return Moved(
            self.table_id, [event_for(stored, viewer) for stored in events], snapshot_update(table, *eyes, seen)
        )

    def delays(self, table: Table) -> dict[int, int]:
        """For every seat the longest delay of its person's connections, in ms; empty if no time window is open."""
        if table.phase != "running" or not table.running.window():
            return {}
        delays: dict[int, int] = {}
        for connection in self.connections:
            for seat in table.seats_of(connection.person):
                delays[seat] = max(delays.get(seat, 0), connection.delay)
        return delays


def is_only_moves(table: Table, events: Sequence[StoredEvent]) -> bool:
    """Whether these are only moves in a game that goes on: by far the most common case, and it changes the least."""
    return table.phase == "running" and all(isinstance(stored.event, Played | Signalled) for stored in events)


def events_after(table: Table, after: int | None, recent: Sequence[StoredEvent]) -> list[StoredEvent] | None:
    """The events after number `after`; None if they are not all among the recent ones."""
    if after is None or after > table.sequence:
        return None
    events = [stored for stored in recent if stored.sequence > after]
    return events if len(events) == table.sequence - after else None
