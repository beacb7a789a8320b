"""The time of a process: anchored to the wall clock at the start, and from then on run by the monotonic clock.

So nothing stalls or expires when somebody sets the wall clock. The wall clock is asked only for dates that people see,
and for what is deleted: a `DayWatch` tells whether it can be believed. Every time that the server uses comes from one
`Clock`; tests give it other sources.
"""

import logging
import time
from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

import msgspec

from seriatim.server.folder import write_private_file

LOG: Final = logging.getLogger("seriatim.server")
HOUR: Final = 60 * 60 * 1000
DAY: Final = 24 * HOUR


def utc_ms() -> int:
    """The wall clock, in ms UTC."""
    return time.time_ns() // 1_000_000


def text_of(time_ms: int) -> str:
    """A time in ms UTC as people read it; the number itself for a time that no calendar has."""
    try:
        return f"{datetime.fromtimestamp(time_ms / 1000, UTC):%Y-%m-%d %H:%M} UTC"
    except (OverflowError, ValueError, OSError):
        return f"{time_ms} ms"


class Clock:
    """`now` is the time of tables in ms UTC, and never goes back; `monotonic` measures durations, in seconds.

    `wall` is the wall clock in ms UTC. It may jump at any time. The time of tables does not start before `not_before`,
    the time of what is stored already: else a server that starts with its clock back would wait for it to catch up.
    """

    def __init__(
        self, wall: Callable[[], int] = utc_ms, monotonic: Callable[[], float] = time.monotonic, not_before: int = 0
    ) -> None:
        self.wall = wall
        self.monotonic = monotonic
        self.anchor = max(wall(), not_before)
        self.anchored_at = monotonic()

    def now(self) -> int:
        return self.anchor + round(1000 * (self.monotonic() - self.anchored_at))

    def today(self) -> date:
        """The date of the wall clock, in UTC."""
        return datetime.fromtimestamp(self.wall() / 1000, UTC).date()


class Readings(msgspec.Struct, frozen=True):
    """Two readings of the wall clock, in ms UTC, between which it has not jumped."""

    first: int
    last: int

    def has_jumped(self, wall: int) -> bool:
        """Whether the clock has been set since the last reading: back, or forward by more than a day."""
        return not -HOUR <= wall - self.last <= DAY


class DayWatch:
    """Tells when a day has passed by a wall clock that does not jump, even if the server is restarted meanwhile.

    The readings are kept in a file; without one, for as long as the process runs. A server that was stopped for more
    than a day cannot tell that from a jump, and watches for another day.
    """

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.readings = readings_in(file) if file is not None else None

    def day_has_passed(self, wall: int) -> bool:
        """Take a reading; whether a day has passed since the first one. If so, the next day begins."""
        known = self.readings or Readings(wall, wall)
        if known.has_jumped(wall):
            LOG.warning(
                "the clock showed %s and now shows %s: nothing is deleted until it has run for a day",
                text_of(known.last),
                text_of(wall),
            )
            known = Readings(wall, wall)
        has_passed = wall - known.first >= DAY
        self.keep(Readings(wall if has_passed else known.first, wall))
        return has_passed

    def keep(self, readings: Readings) -> None:
        if self.file is not None:
            write_private_file(self.file, msgspec.json.encode(readings).decode() + "\n")
        self.readings = readings


def readings_in(file: Path) -> Readings | None:
    """The readings that an earlier process has kept; None if there are none."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Readings)
    except (OSError, msgspec.DecodeError):
        return None
