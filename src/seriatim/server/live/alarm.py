"""An alarm that can be set again and again, and goes off once for the earliest time it was set for."""

import asyncio
from collections.abc import Callable


class Alarm:
    """It holds on to whom it wakes only while it is set: two that refer to each other are not freed at once."""

    __slots__ = ("due", "handle")

    def __init__(self) -> None:
        self.handle: asyncio.TimerHandle | None = None
        self.due = 0.0
        """When it goes off, by the clock of the event loop."""

    def set(self, seconds: float, wake: Callable[[], None]) -> None:
        """An alarm that was set for earlier may stay: who is woken too soon only looks around."""
        loop = asyncio.get_running_loop()
        due = loop.time() + seconds
        if self.handle is None or due < self.due:
            self.cancel()
            self.handle, self.due = loop.call_at(due, self.go_off, wake), due

    def go_off(self, wake: Callable[[], None]) -> None:
        self.handle = None
        wake()

    def cancel(self) -> None:
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None
