"""The messages between a page and the server, over one WebSocket: JSON texts, each with a `type`.

A page enters a table and gets its whole state. From then on it gets every event, with the table as its seat sees it
afterwards. A command has an id that the page chooses: sent twice, it runs once. An `ack` means that it is stored. After
a lost connection the page sends the number of the last event it saw, and gets what it missed.

`scripts/protocol_ts.py` generates the TypeScript types.
"""

from collections.abc import Sequence
from typing import Annotated, Final, NamedTuple

import msgspec
from msgspec import Meta

from seriatim.phrase import Phrase
from seriatim.table.commands import PersonCommand
from seriatim.table.events import kebab
from seriatim.table.settings import LONGEST_ID
from seriatim.table.snapshot import Snapshot, SnapshotUpdate
from seriatim.table.stored_events import EventForSeat

PROTOCOL: Final = 4
"""Raised when older pages would not understand the messages; such a page reloads itself."""

MessageId = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
TableId = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]


class TableLink(NamedTuple):
    """The end of a table's link: the table's id, and the key if the link was renewed (`id.key`)."""

    table_id: str
    key: str


def link_parts(link: str) -> TableLink:
    table_id, _, key = link.partition(".")
    return TableLink(table_id, key)


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=kebab):
    """A message, in either direction."""


# From the page


class Enter(Message, frozen=True, forbid_unknown_fields=True):
    """Show a table, from a seat of one's own or as a spectator. `after` is the last event that the page knows.

    `table` is the end of the table's link: its id, or id and key (`id.key`). The server's messages have the id alone.
    Without a seat it is the person's first one, as soon as there is one. A page shows one table at a time.
    """

    id: MessageId
    table: TableId
    seat: Annotated[int, Meta(ge=-2, le=99)] | None = None
    after: Annotated[int, Meta(ge=0)] | None = None


class Leave(Message, frozen=True, forbid_unknown_fields=True):
    """Stop showing the table."""


class Do(Message, frozen=True, forbid_unknown_fields=True):
    """Run a command at the table that was entered."""

    id: MessageId
    command: PersonCommand


class Pong(Message, frozen=True, forbid_unknown_fields=True):
    """The answer to a ping, to be sent at once: the server measures the delay."""

    nonce: int


ClientMessage = Enter | Leave | Do | Pong


# From the server


class Welcome(Message, frozen=True):
    """The first message: the versions of protocol and server, and the server's time in ms UTC."""

    protocol: int
    server: str
    time: int


class View(Message, frozen=True):
    """The whole table: after entering, or when the missed events are no longer at hand."""

    table: str
    picture: Snapshot


class Happened(Message, frozen=True):
    """The events since the last message, and the table after them. Of the log it contains only the new lines."""

    table: str
    events: Sequence[EventForSeat]
    picture: Snapshot


class Moved(Message, frozen=True):
    """Moves and signals, and nothing else: only the part of the picture that they change."""

    table: str
    events: Sequence[EventForSeat]
    picture: SnapshotUpdate


class Ack(Message, frozen=True):
    """The command with this id is stored; the number of its last event."""

    id: str
    sequence: int


class Refused(Message, frozen=True):
    """The message was refused or not understood; nothing has changed."""

    id: str | None
    reason: str
    phrase: Phrase


class Gone(Message, frozen=True):
    """The table is no longer shown to this page."""

    table: str
    reason: str
    phrase: Phrase


class Watched(Message, frozen=True):
    """How many people without a seat look at the table now; 0 until it is told, also after reconnecting."""

    table: str
    count: int


class Ping(Message, frozen=True):
    """To be answered with a pong. `delay` is the round-trip time measured so far, in ms."""

    nonce: int
    delay: int


ServerMessage = Welcome | View | Happened | Moved | Ack | Refused | Gone | Watched | Ping

DECODER: Final = msgspec.json.Decoder(ClientMessage)
ENCODER: Final = msgspec.json.Encoder()


def refused(message_id: str | None, reason: str, **values: int | str) -> Refused:
    """A refusal by the server itself, not by the rules of the table."""
    return Refused(message_id, reason, Phrase(f"server-refuses-{reason}", values))
