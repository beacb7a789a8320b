"""The bots of one table: the pool chooses their moves, and the room plays them like those of people.

Before every move, a person's too, bots signal what the game lets them signal. A bot's move comes no sooner than the
rules allow (CI-6), and not so fast that people could not follow: some positions take longer to look at (`Game.pauses`).
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

import msgspec

from seriatim.bots.pool import Answer, Pool
from seriatim.games.game import Value
from seriatim.kit.state import State
from seriatim.server.services import Metrics
from seriatim.table.settings import PAUSES
from seriatim.table.table import Awaited, Table, awaited

PositionKey = tuple[int, int]
"""The number of the game, and of the moves made in it, without signals."""
BotChoice = tuple[int, int, int | PositionKey]
"""A seat, its action, and the number of the event after which it was chosen; the position for signals."""
SpeakArguments = tuple[str, int, Mapping[str, Value], State, int, str]
"""The arguments of `Pool.speak`."""


class BotTask(msgspec.Struct):
    """A bot's running task. `key` is (game number, position, moves made by its seat).

    If the key changes, the task is out of date.
    """

    key: tuple[int, int, int]
    task: asyncio.Task[None]


class Thinking:
    """All bots of a table. `on_choice` is called with each choice, `on_signalled` after the signals of a turn."""

    def __init__(
        self,
        pool: Pool,
        metrics: Metrics,
        on_choice: Callable[[BotChoice], None],
        on_signalled: Callable[[], None],
    ) -> None:
        self.pool = pool
        self.metrics = metrics
        self.on_choice = on_choice
        self.on_signalled = on_signalled
        self.signalled_turn: PositionKey = (0, -1)
        self.signal_task: asyncio.Task[None] | None = None
        self.bot_tasks: dict[int, BotTask] = {}

    def is_busy(self) -> bool:
        tasks = [one.task for one in self.bot_tasks.values()]
        return any(not task.done() for task in [*tasks, *([self.signal_task] if self.signal_task else [])])

    def update(self, table: Table, now: int, pace: int) -> None:
        """Start the bots whose turn it is; cancel the others. `pace` is the shortest time for a move, in ms."""
        due = [one for one in awaited(table) if one.bot is not None] if table.waits_for_bots() else []
        for seat in self.bot_tasks.keys() - {one.seat for one in due}:
            self.bot_tasks.pop(seat).task.cancel()
        if not table.waits_for_bots():
            return
        turn = turn_of(table)
        if self.signalled_turn != turn:
            self.start_signalling(table, turn)
        if self.signal_task is None or self.signal_task.done():
            for one in due:
                self.start_thinking(table, one, pause_before(table, one, now, pace))

    # Signals

    def start_signalling(self, table: Table, turn: PositionKey) -> None:
        self.signalled_turn = turn
        if self.signal_task is not None:
            self.signal_task.cancel()
            self.signal_task = None
        state = table.running.state
        bots = [(number, seat.bot) for number, seat in enumerate(table.seats) if seat.bot is not None]
        speakers = [(seat, level) for seat, level in bots if len(state.signals(seat)) > 0]
        if speakers:
            calls = [speak_arguments(table, seat, level) for seat, level in speakers]
            self.signal_task = asyncio.create_task(self.signal_all(calls, turn))

    async def signal_all(self, calls: list[SpeakArguments], turn: PositionKey) -> None:
        """Let all bots choose their signals at the same time, then give them one after another."""
        answers = await asyncio.gather(*(self.pool.speak(*call) for call in calls))
        for (*_, seat, _), signals in zip(calls, answers, strict=True):
            for signal in signals:
                self.on_choice((seat, signal, turn))
        self.signal_task = None
        self.on_signalled()

    # Moves

    def start_thinking(self, table: Table, one: Awaited, pause: int) -> None:
        match = table.running
        key = (table.games, match.position, sum(1 for made in match.steps if made.seat == one.seat))
        known = self.bot_tasks.get(one.seat)
        if known is not None and known.key == key:
            return
        if known is not None:
            known.task.cancel()
        level = one.bot or table.settings.stand_in
        sight = match.state.sight(one.seat)
        choice = partial(self.pool.choose, match.game.id, match.seats, match.options, sight, one.seat, level)
        task = asyncio.create_task(self.think(one.seat, table.sequence, choice, pause))
        self.bot_tasks[one.seat] = BotTask(key, task)

    async def think(self, seat: int, at: int, choice: Callable[[], Awaitable[Answer]], pause: int) -> None:
        ready = asyncio.get_running_loop().time() + pause / 1000
        answer = await choice()
        self.metrics.bots.labels(answer.source).inc()
        await asyncio.sleep(max(0.0, ready - asyncio.get_running_loop().time()))
        self.on_choice((seat, answer.action, at))

    def stop(self) -> None:
        for one in self.bot_tasks.values():
            one.task.cancel()
        self.bot_tasks.clear()
        if self.signal_task is not None:
            self.signal_task.cancel()

    def end(self) -> None:
        """Stop, and drop the callbacks: a reference cycle with the room would keep both in memory."""
        self.stop()
        self.on_choice, self.on_signalled = ignore_choice, ignore_signalled


def pause_before(table: Table, one: Awaited, now: int, pace: int) -> int:
    """The least time before a bot's move, in ms: what the rules demand, and what people need to follow."""
    return max(one.not_before - now, round(pace * PAUSES[table.settings.pace] * table.running.pauses()))


def ignore_choice(_: BotChoice) -> None: ...


def ignore_signalled() -> None: ...


def speak_arguments(table: Table, seat: int, level: str) -> SpeakArguments:
    match = table.running
    return match.game.id, match.seats, match.options, match.state.sight(seat), seat, level


def turn_of(table: Table) -> PositionKey:
    return table.games, sum(1 for made in table.running.steps if not made.is_signal)
