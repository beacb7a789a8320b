"""A pool of worker processes for bots, so that waiting for a bot never blocks.

The pool answers in time whatever happens: if a worker is too slow, has died, or all are busy, the seat plays by the
game's habit, which takes about a millisecond and is asked right here, in a thread. A worker that does not answer at
all is ended, and another takes its place. The number of workers and of requests that wait for one are bounded.

    with Pool(workers=2) as pool:
        answer = await pool.choose("the-game", 3, {}, state.sight(0), 0, "strong")
        answer.action, answer.source
"""

import asyncio
import contextlib
import queue
import secrets
import signal
import threading
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import Future
from time import monotonic
from types import TracebackType
from typing import Final, Literal

import msgspec

from seriatim.bots.levels import SECONDS
from seriatim.bots.worker import BotFailed, Request, Worker, WorkerLost
from seriatim.games import GAMES
from seriatim.games.game import Value
from seriatim.kit.seed import quick_rng
from seriatim.kit.state import State

THIRD_PARTY_SECONDS: Final = 1.0
"""The time limit of a decision for bots that have no level."""
TIME_MARGIN: Final = 1.2
"""A decision may take at most this factor longer than its time limit."""
MIN_ANSWER_SECONDS: Final = 0.25
"""The shortest deadline for an answer: sending a sight and waiting for a CPU core take time too."""
KILL_GRACE_SECONDS: Final = 1.0
"""Seconds after the deadline before a late worker is killed. On a busy machine it may only have had no core."""
START_SECONDS: Final = 60.0
"""Seconds in which a process must start."""
MAX_RESTART_PAUSE: Final = 10.0
"""Seconds between two attempts to start a worker where none starts."""

Source = Literal["thought", "busy", "late", "failed"]


class Answer(msgspec.Struct, frozen=True):
    """An action, and its source: the bot, or the habit because all workers were busy, too late, or had failed."""

    action: int
    source: Source


class Question(msgspec.Struct, frozen=True):
    """A question to a bot: for a move or for signals, at which table, with which sight."""

    kind: Literal["choose", "speak"]
    game: str
    seats: int
    options: Mapping[str, Value]
    sight: State
    seat: int
    bot: str
    talking: bool

    def seconds(self) -> float:
        return SECONDS.get(self.bot, THIRD_PARTY_SECONDS)

    def request(self, left: float) -> Request:
        """Build the request for a worker. Take the seat's sight again, in case the caller passed the full state."""
        sight = self.sight.sight(self.seat).plain()
        seconds = min(self.seconds(), left / TIME_MARGIN)
        return Request(
            self.kind,
            self.game,
            self.seats,
            dict(self.options),
            self.talking,
            sight,
            self.seat,
            self.bot,
            secrets.token_hex(8),
            seconds,
        )

    def fallback_move(self) -> int:
        habit = GAMES[self.game].habit(self.talking)
        return int(habit.choose(self.sight, self.seat, quick_rng(secrets.token_hex(8))))


class Task(msgspec.Struct, frozen=True):
    """A submitted question, with the deadline of its reply."""

    question: Question
    deadline: float
    reply: "Future[list[int]]"

    def seconds_left(self) -> float:
        return max(0.0, self.deadline - monotonic())


class Pool:
    """`workers` processes, and at most `max_waiting` questions that wait for one of them."""

    def __init__(
        self,
        workers: int = 1,
        max_waiting: int = 32,
        *,
        min_seconds: float = MIN_ANSWER_SECONDS,
        grace: float = KILL_GRACE_SECONDS,
    ) -> None:
        self.min_seconds = min_seconds
        self.grace = grace
        self.counts: Counter[str] = Counter()
        """The number of answers by source, and of workers started."""
        self.tasks: queue.Queue[Task | None] = queue.Queue(max_waiting)
        self.ready = threading.Semaphore(0)
        self.closing = threading.Event()
        self.lock = threading.Lock()
        self.threads = [threading.Thread(target=self.run_worker, daemon=True) for _ in range(workers)]
        for thread in self.threads:
            thread.start()

    def __enter__(self) -> "Pool":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    # Asking

    async def choose(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Value],
        sight: State,
        seat: int,
        bot: str,
        *,
        talking: bool = True,
    ) -> Answer:
        """Return the move of a bot, by its level or name, for a seat that may act. Always in time."""
        task = self.submit(Question("choose", game, seats, options, sight.copy(), seat, bot, talking))
        try:
            answer = await asyncio.wait_for(asyncio.wrap_future(task.reply), task.seconds_left())
        except (TimeoutError, BotFailed, WorkerLost, queue.Full) as error:
            return await asyncio.to_thread(self.fallback, task.question, error)
        return self.validated(task.question, answer)

    async def speak(
        self, game: str, seats: int, options: Mapping[str, Value], sight: State, seat: int, bot: str
    ) -> list[int]:
        """Return the bot's signals; none if it is too late."""
        task = self.submit(Question("speak", game, seats, options, sight.copy(), seat, bot, talking=True))
        try:
            answer = await asyncio.wait_for(asyncio.wrap_future(task.reply), task.seconds_left())
        except (TimeoutError, BotFailed, WorkerLost, queue.Full):
            return []
        allowed = list(sight.signals(seat))
        return [signal for signal in answer if signal in allowed]

    def submit(self, question: Question) -> Task:
        """Queue a question. If the queue is full, its reply is `queue.Full` at once."""
        limit = max(question.seconds() * TIME_MARGIN, self.min_seconds)
        task = Task(question, monotonic() + limit, Future())
        with self.lock:
            if self.closing.is_set():
                raise RuntimeError("the pool is closed")
            try:
                self.tasks.put_nowait(task)
            except queue.Full as full:
                task.reply.set_exception(full)
        return task

    def validated(self, question: Question, answer: list[int]) -> Answer:
        """Return the worker's answer if it is one of the seat's moves; otherwise the fallback."""
        if len(answer) != 1 or answer[0] not in list(question.sight.actions(question.seat)):
            return self.fallback(question, BotFailed())
        self.counts["thought"] += 1
        return Answer(answer[0], "thought")

    def fallback(self, question: Question, error: BaseException) -> Answer:
        """Return the habit's move, with the reason why there is none from the bot."""
        source: Source = "late"
        if isinstance(error, queue.Full):
            source = "busy"
        elif isinstance(error, BotFailed | WorkerLost):
            source = "failed"
        self.counts[source] += 1
        return Answer(question.fallback_move(), source)

    # Workers

    def run_worker(self) -> None:
        """Start a worker, pass questions on to it, and replace it when it is lost. Each worker has such a thread.

        If the machine has no room for a process now, it may have some later: the thread tries again.
        """
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        pause = 0.0
        while not self.closing.wait(pause):
            pause = min(2 * pause + 0.1, MAX_RESTART_PAUSE)
            with contextlib.suppress(WorkerLost), Worker() as worker:
                self.counts["started"] += 1
                worker.wait_until_ready(START_SECONDS)
                pause = 0.0
                self.ready.release()
                self.run_tasks(worker)

    def run_tasks(self, worker: Worker) -> None:
        """Pass questions on until the worker is lost or the pool closes."""
        while self.run_next_task(worker):
            pass

    def run_next_task(self, worker: Worker) -> bool:
        """Pass on the next question; False when the pool closes.

        A method of its own, so that no reference to a task survives while waiting for the next.
        """
        task = self.tasks.get()
        if task is None:
            self.tasks.put_nowait(None)
            return False
        if task.seconds_left() > 0.0 and task.reply.set_running_or_notify_cancel():
            self.ask(task, worker)
        return True

    def ask(self, task: Task, worker: Worker) -> None:
        try:
            task.reply.set_result(worker.ask(task.question.request(task.seconds_left()), task.deadline + self.grace))
        except WorkerLost as lost:
            task.reply.set_exception(lost)
            raise
        except Exception as error:  # noqa: BLE001 (whatever was wrong with this question, others wait)
            task.reply.set_exception(BotFailed(str(error)))

    def wait_until_ready(self) -> None:
        """Wait until every worker has started. Before that, questions are answered by the habit at their deadline."""
        for _ in self.threads:
            self.ready.acquire()

    def close(self) -> None:
        """Let running tasks finish, then end all workers. Waiting questions are answered by the habit."""
        with self.lock:
            self.closing.set()
            with contextlib.suppress(queue.Empty):
                while True:
                    cancel(self.tasks.get_nowait())
            self.tasks.put_nowait(None)
        for thread in self.threads:
            thread.join()


def cancel(task: Task | None) -> None:
    """Refuse a task that no worker will run, so that nobody waits for it."""
    if task is not None and task.reply.set_running_or_notify_cancel():
        task.reply.set_exception(WorkerLost())
