"""Bots that think in processes of their own, so that whoever waits for them never stands still.

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
from seriatim.bots.worker import Failed, Lost, Request, Worker
from seriatim.games import GAMES
from seriatim.games.game import Value
from seriatim.kit.seed import quick_rng
from seriatim.kit.state import State

GUEST_SECONDS: Final = 1.0
"""What a bot that has no level may take for a decision: a guest, or one made for study."""
MARGIN: Final = 1.2
"""No decision may take longer than its time by more than this factor."""
LEAST: Final = 0.25
"""Seconds below which nobody is called too late: sending a sight and being given a core take time as well."""
GRACE: Final = 1.0
"""Seconds after which a worker that is too late is ended. On a busy machine it may only have had no core."""
PATIENCE: Final = 60.0
"""Seconds in which a process must start."""
LONGEST_PAUSE: Final = 10.0
"""Seconds between two attempts to start a worker where none starts."""

Source = Literal["thought", "busy", "late", "failed"]


class Answer(msgspec.Struct, frozen=True):
    """An action, and whether it was thought out, or chosen by habit and why: all busy, too late, or a bot failed."""

    action: int
    source: Source


class Question(msgspec.Struct, frozen=True):
    """Who is asked for what, at which table."""

    kind: Literal["choose", "speak"]
    game: str
    seats: int
    options: Mapping[str, Value]
    sight: State
    seat: int
    bot: str
    talking: bool

    def seconds(self) -> float:
        return SECONDS.get(self.bot, GUEST_SECONDS)

    def request(self, left: float) -> Request:
        """The question as it is sent to a worker. Once more the sight is taken, lest it were the truth."""
        sight = self.sight.sight(self.seat).plain()
        seconds = min(self.seconds(), left / MARGIN)
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

    def habitual(self) -> int:
        habit = GAMES[self.game].habit(self.talking)
        return int(habit.choose(self.sight, self.seat, quick_rng(secrets.token_hex(8))))


class Task(msgspec.Struct, frozen=True):
    """A question on its way, and the moment from which nobody waits for it any more."""

    question: Question
    deadline: float
    reply: "Future[list[int]]"

    def left(self) -> float:
        return max(0.0, self.deadline - monotonic())


class Pool:
    """So many workers, and no more than so many questions that wait for one of them."""

    def __init__(self, workers: int = 1, waiting: int = 32, *, least: float = LEAST, grace: float = GRACE) -> None:
        self.least = least
        self.grace = grace
        self.counts: Counter[str] = Counter()
        """How many answers came from where, and how many workers were started."""
        self.tasks: queue.Queue[Task | None] = queue.Queue(waiting)
        self.ready = threading.Semaphore(0)
        self.closing = threading.Event()
        self.door = threading.Lock()
        self.keepers = [threading.Thread(target=self.keep, daemon=True) for _ in range(workers)]
        for keeper in self.keepers:
            keeper.start()

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
        """The move of a bot, by its level or name, for a seat that may act; in time, and without blocking."""
        task = self.submit(Question("choose", game, seats, options, sight.copy(), seat, bot, talking))
        try:
            said = await asyncio.wait_for(asyncio.wrap_future(task.reply), task.left())
        except (TimeoutError, Failed, Lost, queue.Full) as error:
            return await asyncio.to_thread(self.habitual, task.question, error)
        return self.checked(task.question, said)

    async def speak(
        self, game: str, seats: int, options: Mapping[str, Value], sight: State, seat: int, bot: str
    ) -> list[int]:
        """What the bot has to say now; nothing, if it cannot say it in time."""
        task = self.submit(Question("speak", game, seats, options, sight.copy(), seat, bot, talking=True))
        try:
            said = await asyncio.wait_for(asyncio.wrap_future(task.reply), task.left())
        except (TimeoutError, Failed, Lost, queue.Full):
            return []
        allowed = list(sight.signals(seat))
        return [signal for signal in said if signal in allowed]

    def submit(self, question: Question) -> Task:
        """Let a question wait for a worker; if too many wait already, its reply says so at once."""
        limit = max(question.seconds() * MARGIN, self.least)
        task = Task(question, monotonic() + limit, Future())
        with self.door:
            if self.closing.is_set():
                raise RuntimeError("the pool is closed")
            try:
                self.tasks.put_nowait(task)
            except queue.Full as full:
                task.reply.set_exception(full)
        return task

    def checked(self, question: Question, said: list[int]) -> Answer:
        """A worker's answer, if it is one of the seat's moves."""
        if len(said) != 1 or said[0] not in list(question.sight.actions(question.seat)):
            return self.habitual(question, Failed())
        self.counts["thought"] += 1
        return Answer(said[0], "thought")

    def habitual(self, question: Question, error: BaseException) -> Answer:
        """What the habit does, for want of a better answer."""
        source: Source = "late"
        if isinstance(error, queue.Full):
            source = "busy"
        elif isinstance(error, Failed | Lost):
            source = "failed"
        self.counts[source] += 1
        return Answer(question.habitual(), source)

    # Keeping workers

    def keep(self) -> None:
        """One thread for each worker: start it, pass questions on to it, and replace it when it is lost.

        A machine that has no room for a process now may have some later: whoever cannot start one tries again.
        """
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        pause = 0.0
        while not self.closing.wait(pause):
            pause = min(2 * pause + 0.1, LONGEST_PAUSE)
            with contextlib.suppress(Lost), Worker() as worker:
                self.counts["started"] += 1
                worker.wait_until_ready(PATIENCE)
                pause = 0.0
                self.ready.release()
                self.serve(worker)

    def serve(self, worker: Worker) -> None:
        """Pass questions on until the worker is lost or the pool closes."""
        while self.serve_next(worker):
            pass

    def serve_next(self, worker: Worker) -> bool:
        """Pass the next question on, unless there is none to come; nothing is kept of it while the next is awaited."""
        task = self.tasks.get()
        if task is None:
            self.tasks.put_nowait(None)
            return False
        if task.left() > 0.0 and task.reply.set_running_or_notify_cancel():
            self.pass_on(task, worker)
        return True

    def pass_on(self, task: Task, worker: Worker) -> None:
        try:
            task.reply.set_result(worker.ask(task.question.request(task.left()), task.deadline + self.grace))
        except Lost as lost:
            task.reply.set_exception(lost)
            raise
        except Exception as error:  # noqa: BLE001 (whatever was wrong with this question, others wait)
            task.reply.set_exception(Failed(str(error)))

    def wait_until_ready(self) -> None:
        """Until every worker can think. Who asks before that is answered by habit when its time is up."""
        for _ in self.keepers:
            self.ready.acquire()

    def close(self) -> None:
        """End all workers, once those that think have had their time; who still waits is answered by habit."""
        with self.door:
            self.closing.set()
            with contextlib.suppress(queue.Empty):
                while True:
                    dismiss(self.tasks.get_nowait())
            self.tasks.put_nowait(None)
        for keeper in self.keepers:
            keeper.join()


def dismiss(task: Task | None) -> None:
    """Tell whoever waits that nobody will think about it."""
    if task is not None and task.reply.set_running_or_notify_cancel():
        task.reply.set_exception(Lost())
