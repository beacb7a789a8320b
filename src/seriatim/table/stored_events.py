"""How events are stored, and which part of them each seat may be sent.

Beside every event its `Secret` is stored: the person, the seed, a move that is not open. The table is folded from it,
and it never leaves the server. `event_for` adds to an event only what is the seat's own.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from seriatim.phrase import Phrase
from seriatim.table.events import AnyEvent, Played, Signalled

VERSION: Final = 1
"""The version of the stored form. A change to the form raises it, and adds to UPGRADES how the old form is read."""


class Secret(msgspec.Struct, frozen=True, omit_defaults=True):
    """What of an event not everybody may know: a person, the whole move, the seed, a vote, the key of a link."""

    person: str = ""
    move: str = ""
    seed: str = ""
    vote: bool = False
    key: str = ""


NO_SECRET: Final = Secret()


class StoredEvent(msgspec.Struct, frozen=True):
    """An event with its number at the table, its time, and the person and command that caused it.

    `cause` is the id that the person gave the command, and `command` a checksum of what it was, to know it again. It
    is 0 for commands of the server, and in events of version 0.2 and before.
    """

    sequence: int
    time: int
    event: AnyEvent
    secret: Secret = NO_SECRET
    by: str = ""
    cause: str = ""
    version: int = VERSION
    command: int = 0


class EventForSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as one seat may know it. `own` is the seat's own move where the others see less."""

    sequence: int
    time: int
    event: AnyEvent
    own: str | None = None


def event_for(stored: StoredEvent, seat: int) -> EventForSeat:
    """What a seat or a spectator may know of an event."""
    event = stored.event
    is_own = isinstance(event, Played | Signalled) and event.seat == seat and event.move != stored.secret.move
    return EventForSeat(stored.sequence, stored.time, event, stored.secret.move if is_own else None)


class Unreadable(ValueError):
    """Stored events that make no table here. The phrase says why, to the host of the server."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(f"{phrase.key} {dict(phrase.values)}")
        self.phrase = phrase


class CannotRead(Unreadable):
    """Stored bytes that are no event of a known version."""


class Versioned(msgspec.Struct):
    """The part of a stored event that every version has."""

    version: int


# Made before any thread reads: msgspec looks at a type when it is first needed, and two threads at once make it crash.
EVENTS: Final = msgspec.json.Decoder(StoredEvent)
VERSIONS: Final = msgspec.json.Decoder(Versioned)

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]
UPGRADES: Final[dict[int, Upgrade]] = {}
"""For each version before the present one, how its events are converted to the next."""


def write(stored: StoredEvent) -> bytes:
    return msgspec.json.encode(stored)


def read(data: bytes) -> StoredEvent:
    """A stored event, whatever version wrote it."""
    try:
        version = VERSIONS.decode(data).version
        if version == VERSION:
            return EVENTS.decode(data)
        return msgspec.convert(upgraded(msgspec.json.decode(data), version), StoredEvent)
    except (msgspec.DecodeError, RecursionError) as error:
        raise CannotRead(Phrase("unreadable-event", {"problem": str(error)})) from None


def upgraded(raw: dict[str, Any], version: int) -> dict[str, Any]:
    while version < VERSION and version in UPGRADES:
        raw = UPGRADES[version](raw)
        version += 1
    if version != VERSION:
        known = ", ".join(str(one) for one in sorted({*UPGRADES, VERSION}))
        raise CannotRead(Phrase("unreadable-version", {"given": version, "possible": known}))
    return {**raw, "version": VERSION}
