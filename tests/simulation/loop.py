"""An event loop without sockets and threads: its time is virtual, and a seeded generator picks what runs next.

The world asks it for one step at a time, so that anything can happen between two steps: a message, a crash.
"""

import asyncio
import heapq
import itertools
from asyncio.events import _set_running_loop
from collections.abc import Callable, Coroutine, Generator
from concurrent.futures import Executor
from contextvars import Context
from functools import partial
from random import Random
from typing import Any, TypeVar, TypeVarTuple

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")
Timer = tuple[float, int, asyncio.TimerHandle]
"""When, a number that keeps the order of equal times, and what."""
LONGEST_THREAD_TIME = 0.05
"""Virtual seconds that a function in a thread takes at most."""


class VirtualLoop(asyncio.BaseEventLoop):
    """The event loop of one simulated process. `now` is the time of the world."""

    def __init__(self, now: Callable[[], float], order: Random) -> None:
        super().__init__()
        self.now = now
        self.order = order
        self.ready: list[asyncio.Handle] = []
        self.timers: list[Timer] = []
        self.numbers = itertools.count()
        self.tasks: list[asyncio.Task[Any]] = []
        self.errors: list[str] = []
        """What was reported to the loop: exceptions that nobody has handled."""
        self.is_ended = False

    # What asyncio calls

    def time(self) -> float:
        return self.now()

    def call_soon(
        self, callback: Callable[[*Arguments], object], *args: *Arguments, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self.ready.append(handle)
        return handle

    def call_soon_threadsafe(
        self, callback: Callable[[*Arguments], object], *args: *Arguments, context: Context | None = None
    ) -> asyncio.Handle:
        return self.call_soon(callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[[*Arguments], object], *args: *Arguments, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        heapq.heappush(self.timers, (when, next(self.numbers), handle))
        return handle

    def create_task(
        self,
        coro: Generator[Any, None, Result] | Coroutine[Any, Any, Result],
        *,
        name: object = None,
        context: Context | None = None,
    ) -> asyncio.Task[Result]:
        task = super().create_task(coro, name=name, context=context)
        self.tasks = [one for one in self.tasks if not one.done()]
        self.tasks.append(task)
        return task

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*Arguments], Result], *args: *Arguments
    ) -> asyncio.Future[Result]:
        """Run a function "in a thread": at once, but after a while of virtual time."""
        future: asyncio.Future[Result] = self.create_future()
        self.call_later(LONGEST_THREAD_TIME * self.order.random(), finish, future, partial(func, *args))
        return future

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self.is_ended:
            self.errors.append(f"{context.get('message')}: {context.get('exception')!r}")

    # What the world calls

    def within(self, function: Callable[..., Result], *args: Any) -> Result:  # noqa: ANN401 - the function's own
        """Call a function as code of this process."""
        _set_running_loop(self)
        try:
            return function(*args)
        finally:
            _set_running_loop(None)

    def wake_timers(self) -> None:
        """Make ready whatever is due."""
        while self.timers and self.timers[0][0] <= self.now():
            handle = heapq.heappop(self.timers)[2]
            if not handle.cancelled():
                self.ready.append(handle)

    def run_one(self) -> None:
        """Run any one of the callbacks that are ready."""
        handle = self.ready.pop(self.order.randrange(len(self.ready)))
        if not handle.cancelled():
            self.within(handle._run)

    def next_time(self) -> float | None:
        """When the next timer is due."""
        while self.timers and self.timers[0][2].cancelled():
            heapq.heappop(self.timers)
        return self.timers[0][0] if self.timers else None

    def end(self) -> None:
        """End the process, wherever its tasks are. Nothing that they still do has any effect."""
        self.is_ended = True
        for task in self.tasks:
            if not task.done():
                inside: Any = task
                inside._log_destroy_pending = False  # asyncio would complain that it has not ended
                self.within(close_coroutine, task.get_coro())
        self.ready.clear()
        self.timers.clear()
        self.close()


def finish(future: asyncio.Future[Result], function: Callable[[], Result]) -> None:
    """Put what a function returns or raises into a future, unless nobody waits any more."""
    try:
        result = function()
    except Exception as error:  # noqa: BLE001 - whoever waits gets it
        if not future.cancelled():
            future.set_exception(error)
    else:
        if not future.cancelled():
            future.set_result(result)


def close_coroutine(coroutine: Any) -> None:  # noqa: ANN401 - a coroutine or a generator
    """Close a coroutine of a process that has ended. Some would like to wait for something first."""
    try:
        coroutine.close()
    except RuntimeError:
        """It waits for something on its way out."""
