"""What a page and the server say to each other over their one WebSocket: JSON texts, each with a `type`.

A page enters a table and is shown it whole; from then on it is told what happens, event by event, each time with the
table as its seat sees it afterwards. What it asks for bears an id of its own choice: asked twice, it acts once. An
`ack` means that it is stored. After a gap the page says the last number it saw, and is told what it missed.

`scripts/protocol_ts.py` writes all this in TypeScript.
"""

from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from seriatim.phrase import Phrase
from seriatim.table.commands import PersonCommand
from seriatim.table.events import kebab
from seriatim.table.settings import LONGEST_ID
from seriatim.table.snapshot import Snapshot, SnapshotUpdate
from seriatim.table.stored_events import EventForSeat

PROTOCOL: Final = 2
"""Raised when a page of before would not understand; such a page loads itself anew."""

Id = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
TableName = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=kebab):
    """One text on the way."""


# From the page


class Enter(Message, frozen=True, forbid_unknown_fields=True):
    """Look at a table, from a seat of one's own or as everybody sees it. `after` is the last event the page knows.

    Without a seat it is the first of one's own, as soon as there is one. A page looks at one table at a time.
    """

    id: Id
    table: TableName
    seat: Annotated[int, Meta(ge=-2, le=99)] | None = None
    after: Annotated[int, Meta(ge=0)] | None = None


class Leave(Message, frozen=True, forbid_unknown_fields=True):
    """Look away."""


class Do(Message, frozen=True, forbid_unknown_fields=True):
    """Ask something of the table that was entered."""

    id: Id
    command: PersonCommand


class Pong(Message, frozen=True, forbid_unknown_fields=True):
    """The answer to a ping, to be sent at once: it tells how long the way is."""

    nonce: int


ClientMessage = Enter | Leave | Do | Pong


# From the server


class Welcome(Message, frozen=True):
    """The first message: which protocol is spoken here, by which version of the server, and what time it is."""

    protocol: int
    server: str
    time: int


class View(Message, frozen=True):
    """The whole table: after entering, or when too much was missed to be told one by one."""

    table: str
    picture: Snapshot


class Happened(Message, frozen=True):
    """What has happened since the last message, and the table after it. Of the moves in words it holds the new ones."""

    table: str
    events: Sequence[EventForSeat]
    picture: Snapshot


class Moved(Message, frozen=True):
    """Somebody has moved or signalled, and nothing else: as much of the picture as that changes."""

    table: str
    events: Sequence[EventForSeat]
    picture: SnapshotUpdate


class Ack(Message, frozen=True):
    """What was asked with this id is stored; the number of its last event."""

    id: str
    sequence: int


class Refused(Message, frozen=True):
    """What was asked is not possible, or was not understood; nothing has changed."""

    id: str | None
    reason: str
    phrase: Phrase


class Gone(Message, frozen=True):
    """The table is not shown to the page any more."""

    table: str
    reason: str
    phrase: Phrase


class Ping(Message, frozen=True):
    """Answer with a pong. `delay` is the way there and back as measured so far, in ms."""

    nonce: int
    delay: int


ServerMessage = Welcome | View | Happened | Moved | Ack | Refused | Gone | Ping

READER: Final = msgspec.json.Decoder(ClientMessage)
WRITER: Final = msgspec.json.Encoder()


def refused(name: str | None, reason: str, **values: int | str) -> Refused:
    """A refusal of the server's own."""
    return Refused(name, reason, Phrase(f"server-refuses-{reason}", values))
