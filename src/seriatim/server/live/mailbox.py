"""What a table's room receives: jobs in a bounded mailbox, command requests, and a timer that wakes the room."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec

from seriatim.server.live.protocol import Ack, Refused
from seriatim.table.commands import AnyCommand

Job = Callable[[], Awaitable[None]]
"""A job that the room runs in order."""


class MailboxFull(Exception):
    """Too many jobs wait for a table."""


class Mailbox:
    """A queue of jobs with one reader. It refuses the jobs of others when it is full; the room's own always fit."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.jobs: list[Job] = []
        """A list, because it is mostly empty: an empty deque takes 760 bytes, at every table."""
        self.reader: asyncio.Future[None] | None = None

    def is_empty(self) -> bool:
        return not self.jobs

    def offer(self, job: Job) -> bool:
        """Put a job in if there is room for it. Return whether there was."""
        if len(self.jobs) >= self.size:
            return False
        self.put(job)
        return True

    def put(self, job: Job) -> None:
        self.jobs.append(job)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def take(self) -> Job:
        """Wait for the first job, and take it out."""
        while not self.jobs:
            self.reader = asyncio.get_running_loop().create_future()
            await self.reader
        return self.jobs.pop(0)


class Timer:
    """A one-shot timer. Set again, it fires at the earlier of both times.

    It refers to its callback only while it is set: a reference cycle would keep the room in memory until the next
    garbage collection.
    """

    __slots__ = ("due", "handle")

    def __init__(self) -> None:
        self.handle: asyncio.TimerHandle | None = None
        self.due = 0.0
        """When it fires, by the clock of the event loop."""

    def set(self, seconds: float, callback: Callable[[], None]) -> None:
        """Fire after so many seconds, unless it is set for an earlier time."""
        loop = asyncio.get_running_loop()
        due = loop.time() + seconds
        if self.handle is None or due < self.due:
            self.cancel()
            self.handle, self.due = loop.call_at(due, self.fire, callback), due

    def fire(self, callback: Callable[[], None]) -> None:
        self.handle = None
        callback()

    def cancel(self) -> None:
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None


# Requests and their answers


class ReplyTo(Protocol):
    """Who gets the answer to a request: a WebSocket connection, an HTTP request, or nobody."""

    def hold(self) -> None:
        """Send nothing before the answer: it goes out together with what comes next."""

    def answer(self, message: Ack | Refused) -> None: ...


class FutureReply:
    """Puts the answer into the future `reply`."""

    def __init__(self) -> None:
        self.reply: asyncio.Future[Ack | Refused] = asyncio.get_running_loop().create_future()

    def hold(self) -> None: ...

    def answer(self, message: Ack | Refused) -> None:
        if not self.reply.done():
            self.reply.set_result(message)


class NoReply:
    """Drops the answer."""

    def hold(self) -> None: ...

    def answer(self, message: Ack | Refused) -> None: ...


NO_REPLY: Final = NoReply()


class CommandRequest(msgspec.Struct, frozen=True):
    """A command for a table: from whom, the message's id, who gets the answer, the connection's delay in ms, a seed if
    it is given, and the key of the link by which the person came.
    """

    command: AnyCommand
    by: str
    message_id: str
    reply_to: ReplyTo
    delay: int = 0
    seed: str = ""
    key: str = ""
