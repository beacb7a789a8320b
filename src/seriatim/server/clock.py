"""The time of a process: anchored to the wall clock at the start, and from then on run by the monotonic clock.

So nothing stalls or expires when somebody sets the wall clock. The wall clock is asked only for dates that people see.
Every time that the server uses comes from one `Clock`; tests give it other sources.
"""

import time
from collections.abc import Callable
from datetime import UTC, date, datetime


def utc_ms() -> int:
    """The wall clock, in ms UTC."""
    return time.time_ns() // 1_000_000


class Clock:
    """`now` is the time of tables in ms UTC, and never goes back; `monotonic` measures durations, in seconds.

    `wall` is the wall clock in ms UTC. It may jump at any time.
    """

    def __init__(self, wall: Callable[[], int] = utc_ms, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.wall = wall
        self.monotonic = monotonic
        self.anchor = wall()
        self.anchored_at = monotonic()

    def now(self) -> int:
        return self.anchor + round(1000 * (self.monotonic() - self.anchored_at))

    def today(self) -> date:
        """The date of the wall clock, in UTC."""
        return datetime.fromtimestamp(self.wall() / 1000, UTC).date()
