"""Letters to a table: a box of limited size, with one reader."""

import asyncio
from collections.abc import Awaitable, Callable

Letter = Callable[[], Awaitable[None]]
"""Something that the table does when its turn comes."""


class Busy(Exception):
    """Too much is asked of a table at once."""


class Mailbox:
    """What others ask is refused when the box is full. What the table asks of itself is little and always has room."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.letters: list[Letter] = []
        """Mostly empty, so no deque: that takes 760 bytes for nothing, at every table."""
        self.reader: asyncio.Future[None] | None = None

    def is_empty(self) -> bool:
        return not self.letters

    def offer(self, letter: Letter) -> bool:
        """Put a letter in, if there is room for it."""
        if len(self.letters) >= self.most:
            return False
        self.put(letter)
        return True

    def put(self, letter: Letter) -> None:
        self.letters.append(letter)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def take(self) -> Letter:
        """The first letter, as soon as there is one."""
        while not self.letters:
            self.reader = asyncio.get_running_loop().create_future()
            await self.reader
        return self.letters.pop(0)
