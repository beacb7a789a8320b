"""A worker process for bots: its requests, its replies, and the object that controls it.

It gets only sights as plain data over a pipe, so that a bot in it cannot see more than its seat can. A bot is made once
for each game and then used by many tables, so it must not remember anything between two requests.
"""

import signal
from functools import lru_cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import monotonic
from types import TracebackType
from typing import Any, Final, Literal

import msgspec

from seriatim.bots import bot
from seriatim.bots.search import Search
from seriatim.games import GAMES
from seriatim.games.game import Value
from seriatim.kit.fields import Plain
from seriatim.kit.policy import Policy
from seriatim.kit.seed import quick_rng

SPAWN: Final = get_context("spawn")
"""Spawned processes: they share neither locks nor secrets with their parent."""


class Request(msgspec.Struct, frozen=True):
    """A request to a bot: for a move or signals, at which table, with which sight, within how many seconds."""

    kind: Literal["choose", "speak"]
    game: str
    seats: int
    options: dict[str, Value]
    talking: bool
    sight: Plain
    seat: int
    bot: str
    seed: str
    seconds: float


class Reply(msgspec.Struct, frozen=True):
    """The action or signals, or what went wrong."""

    actions: list[int]
    problem: str = ""


class BotFailed(Exception):
    """The bot failed to answer; its process still works."""


class WorkerLost(Exception):
    """The process has died, did not answer in time, or could not start: it must be replaced."""


# In the process


def work(pipe: "Connection[Any, Any]") -> None:
    """Answer requests until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pipe.send_bytes(b"ready")
        while True:
            request = msgspec.msgpack.decode(pipe.recv_bytes(), type=Request)
            pipe.send_bytes(msgspec.msgpack.encode(reply_to(request)))
    except (EOFError, OSError):
        return


def reply_to(request: Request) -> Reply:
    try:
        return Reply(answer_to(request))
    except Exception as error:  # noqa: BLE001 (a bot of somebody else can fail in any way)
        return Reply([], f"{type(error).__name__}: {error}")


def answer_to(request: Request) -> list[int]:
    game = GAMES[request.game]
    game.require_seats(request.seats)
    table = game.table(request.seats, game.options(request.options, request.seats))
    sight = table.from_plain(request.sight)
    policy = policy_for(request.bot, request.game, request.talking)
    rng = quick_rng(request.seed)
    if request.kind == "speak":
        return [int(signal) for signal in policy.speak(sight, request.seat, rng)] if policy.talks() else []
    if isinstance(policy, Search):
        policy.seconds = request.seconds
    return [int(policy.choose(sight, request.seat, rng))]


@lru_cache(maxsize=64)
def policy_for(name: str, game: str, talking: bool) -> Policy:
    return bot(name, GAMES[game], talking=talking, time_limited=True)


# Outside


class Worker:
    """A worker process, as the pool sees it."""

    def __init__(self) -> None:
        try:
            self.pipe, theirs = SPAWN.Pipe()
        except OSError as error:
            raise WorkerLost from error
        with theirs:
            self.process = SPAWN.Process(target=work, args=(theirs,), daemon=True)
            self.start()

    def __enter__(self) -> "Worker":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.end()

    def start(self) -> None:
        """Start the process; raise `WorkerLost` if the machine has no room for another."""
        try:
            self.process.start()
        except OSError as error:
            self.pipe.close()
            raise WorkerLost from error

    def wait_until_ready(self, seconds: float) -> None:
        self.receive(monotonic() + seconds)

    def ask(self, request: Request, deadline: float) -> list[int]:
        try:
            self.pipe.send_bytes(msgspec.msgpack.encode(request))
        except OSError as error:
            raise WorkerLost from error
        reply = msgspec.msgpack.decode(self.receive(deadline), type=Reply)
        if reply.problem:
            raise BotFailed(reply.problem)
        return reply.actions

    def receive(self, deadline: float) -> bytes:
        """Return its next message; raise `WorkerLost` at the deadline, or if the process has died."""
        try:
            if self.pipe.poll(max(0.0, deadline - monotonic())):
                return self.pipe.recv_bytes()
        except (EOFError, OSError) as error:
            raise WorkerLost from error
        raise WorkerLost

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self.pipe.close()
        self.process.kill()
        self.process.join()
        self.process.close()
