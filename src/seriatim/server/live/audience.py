"""The audience of a table: the connections that show it, and the message that each of them gets.

Connections that see the same get the same bytes, encoded once.
"""

from collections.abc import Callable, Sequence
from datetime import date

from seriatim.server.limits import LARGEST_CATCH_UP
from seriatim.server.live.connection import Connection
from seriatim.server.live.protocol import ENCODER, Gone, Happened, Moved, View, Watched, refused
from seriatim.table.access import Viewpoint, objection_to_looking, viewer_at, viewpoint
from seriatim.table.events import Played, Signalled
from seriatim.table.snapshot import SharedParts, shared_parts, snapshot, snapshot_update
from seriatim.table.stored_events import StoredEvent, event_for
from seriatim.table.table import Table


class Audience:
    """The connections that show one table. `today` tells the date."""

    def __init__(self, table_id: str, today: Callable[[], date]) -> None:
        self.table_id = table_id
        self.today = today
        self.connections: list[Connection] = []
        self.watching = 0
        """How many people without a seat look on, as everybody was told last."""

    def has(self, person: str) -> bool:
        return any(connection.person == person for connection in self.connections)

    def add(self, connection: Connection, table: Table, after: int | None, recent: Sequence[StoredEvent]) -> None:
        """Add a connection, and send it the events after `after` if they are at hand, or the whole table."""
        if connection not in self.connections:
            self.connections.append(connection)
        viewed_from = viewpoint(table, connection.person, connection.seat)
        connection.send_bytes(self.catch_up_text(table, viewed_from, after, recent))
        if self.watching:
            connection.send(Watched(self.table_id, self.watching))

    def remove(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)

    # Messages

    def broadcast(self, table: Table, events: Sequence[StoredEvent], *, is_whole: bool = False) -> None:
        """Send everybody what has happened, with the whole table or, after mere moves, only what these change."""
        shared = shared_parts(table, events[0].sequence)
        is_update = is_only_moves(table, events) and not is_whole
        message_for = self.moved_message if is_update else self.happened_message
        encoded: dict[Viewpoint, bytes] = {}
        for connection in self.connections[:]:
            viewed_from = viewpoint(table, connection.person, connection.seat)
            is_seated = viewed_from.seat >= 0
            key = connection.key
            objection = None if is_seated else objection_to_looking(table, connection.person, self.today(), key)
            if objection is not None:
                self.expel(connection, objection)
                continue
            connection.key = table.key  # who has a seat now may still look on without it
            if viewed_from not in encoded:
                encoded[viewed_from] = ENCODER.encode(message_for(table, viewed_from, events, shared))
            connection.send_bytes(encoded[viewed_from])

    def count_watching(self, table: Table) -> int:
        """The number of people without a seat who look on, each counted once."""
        seated = table.persons()
        return len({connection.person for connection in self.connections if connection.person not in seated})

    def tell_watching(self, table: Table) -> None:
        """Tell everybody how many look on, if that has changed."""
        count = self.count_watching(table)
        if count != self.watching:
            self.watching = count
            message = ENCODER.encode(Watched(self.table_id, count))
            for connection in self.connections[:]:
                connection.send_bytes(message)

    def expel(self, connection: Connection, reason: str) -> None:
        self.remove(connection)
        connection.table_id = ""
        connection.send(Gone(self.table_id, reason, refused(None, reason).phrase))

    def catch_up_text(
        self, table: Table, viewed_from: Viewpoint, after: int | None, recent: Sequence[StoredEvent]
    ) -> bytes:
        """The missed events; the whole table if they are not at hand, or too long."""
        events = events_after(table, after, recent)
        if events is not None:
            first = events[0].sequence if events else table.sequence + 1
            text = ENCODER.encode(self.happened_message(table, viewed_from, events, shared_parts(table, first)))
            if len(text) <= LARGEST_CATCH_UP:
                return text
        return ENCODER.encode(View(self.table_id, snapshot(table, *viewed_from)))

    def happened_message(
        self, table: Table, viewed_from: Viewpoint, events: Sequence[StoredEvent], shared: SharedParts
    ) -> Happened:
        shown = snapshot(table, *viewed_from, shared)
        return Happened(self.table_id, [event_for(stored, shown.seat) for stored in events], shown)

    def moved_message(
        self, table: Table, viewed_from: Viewpoint, events: Sequence[StoredEvent], shared: SharedParts
    ) -> Moved:
        viewer = viewer_at(table, *viewed_from)
        return Moved(
            self.table_id,
            [event_for(stored, viewer) for stored in events],
            snapshot_update(table, *viewed_from, shared),
        )

    def latencies(self, table: Table) -> dict[int, int]:
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
