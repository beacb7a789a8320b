"""How events are kept and told.

Beside every event stands its `Secret`: who the person is, the seed, a move that is not open. It is stored, because the
table is folded from it, and it never leaves the server; `told` adds to an event only what is the listener's own.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from seriatim.table.events import AnyEvent, Played, Signalled

VERSION: Final = 1
"""How events are written. Whoever changes that raises it, and adds to UPGRADES how the old ones are read."""


class Secret(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an event holds that not everybody may know: a person, the whole move, the seed."""

    person: str = ""
    move: str = ""
    seed: str = ""


NO_SECRET: Final = Secret()


class Stored(msgspec.Struct, frozen=True):
    """An event in its place: its number at the table, its time, and which command of whom brought it about."""

    sequence: int
    time: int
    event: AnyEvent
    secret: Secret = NO_SECRET
    by: str = ""
    cause: str = ""
    version: int = VERSION


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as one seat may hear it. `own` is the seat's own move where the others hear less."""

    sequence: int
    time: int
    event: AnyEvent
    own: str | None = None


def told(stored: Stored, seat: int) -> Told:
    """What a seat, or a spectator, may be told of what happened. It needs no table, so it can be told at any time."""
    event = stored.event
    is_own = isinstance(event, Played | Signalled) and event.seat == seat and event.move != stored.secret.move
    return Told(stored.sequence, stored.time, event, stored.secret.move if is_own else None)


class CannotRead(ValueError):
    """Stored bytes that are no event of a version known here."""


class Versioned(msgspec.Struct):
    """As much of a stored event as every version has."""

    version: int


# Made before any thread reads: msgspec looks at a type when it is first needed, and two threads at once make it crash.
EVENTS: Final = msgspec.json.Decoder(Stored)
VERSIONS: Final = msgspec.json.Decoder(Versioned)

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]
UPGRADES: Final[dict[int, Upgrade]] = {}
"""For each version before the present one, how its events are put in the words of the next."""


def write(stored: Stored) -> bytes:
    return msgspec.json.encode(stored)


def read(data: bytes) -> Stored:
    """A stored event, whatever version wrote it."""
    try:
        version = VERSIONS.decode(data).version
        if version == VERSION:
            return EVENTS.decode(data)
        return msgspec.convert(upgraded(msgspec.json.decode(data), version), Stored)
    except msgspec.DecodeError as error:
        raise CannotRead(f"not an event: {error}") from None


def upgraded(raw: dict[str, Any], version: int) -> dict[str, Any]:
    while version < VERSION and version in UPGRADES:
        raw = UPGRADES[version](raw)
        version += 1
    if version != VERSION:
        raise CannotRead(f"an event of version {version}; known are {[*UPGRADES, VERSION]}")
    return {**raw, "version": VERSION}
