"""The bots of one table: who is to act is asked in the pool, and what they choose is put to the table like any move.

Before a move, bots that can talk in the words of the game say what they have to say. A bot's move comes no sooner than
the table's rules want it (CI-6), nor so fast that people could not follow, who look at some
positions longer than at others (`Game.pauses`).
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

import msgspec

from seriatim.bots.pool import Answer, Pool
from seriatim.games.game import Value
from seriatim.kit.state import State
from seriatim.server.metrics import Metrics
from seriatim.table.table import Awaited, Table, awaited

Play = tuple[int, int, int | None]
"""A seat, what it does, and after which event it looked; talk is as true a little later."""
Put = Callable[[Play], None]
Turn = tuple[int, int]
Speech = tuple[str, int, Mapping[str, Value], State, int, str]
"""What the pool asks to be told before a bot can speak."""


class Thought(msgspec.Struct):
    """A bot that thinks, and about what: the position and how often its seat has moved."""

    about: tuple[int, int, int]
    task: asyncio.Task[None]


class Thinking:
    """All bots of a table. `put` lets the table have what they choose, `again` has it looked at anew."""

    def __init__(self, pool: Pool, metrics: Metrics, put: Put, again: Callable[[], None]) -> None:
        self.pool = pool
        self.metrics = metrics
        self.put = put
        self.again = again
        self.talked: Turn = (0, -1)
        self.talk: asyncio.Task[None] | None = None
        self.thoughts: dict[int, Thought] = {}

    def is_busy(self) -> bool:
        tasks = [thought.task for thought in self.thoughts.values()]
        return any(not task.done() for task in [*tasks, *([self.talk] if self.talk else [])])

    def look(self, table: Table, now: int, pace: int) -> None:
        """Ask whoever is to act and has not been asked; forget what others were asked."""
        due = [one for one in awaited(table) if one.bot is not None] if table.waits_for_bots() else []
        for seat in self.thoughts.keys() - {one.seat for one in due}:
            self.thoughts.pop(seat).task.cancel()
        if not due:
            return
        turn = turn_of(table)
        if self.talked != turn:
            self.start_talk(table, turn)
        if self.talk is None or self.talk.done():
            for one in due:
                self.start(table, one, pause_before(table, one, now, pace))

    # Talk

    def start_talk(self, table: Table, turn: Turn) -> None:
        self.talked = turn
        state = table.running.state
        bots = [(number, seat.bot) for number, seat in enumerate(table.seats) if seat.bot is not None]
        talkers = [(seat, level) for seat, level in bots if len(state.signals(seat)) > 0]
        if talkers:
            self.talk = asyncio.create_task(self.speak_all([speech(table, seat, level) for seat, level in talkers]))

    async def speak_all(self, speeches: list[Speech]) -> None:
        """Everybody at once; then they are told one after another, each still true for who has said it."""
        said = await asyncio.gather(*(self.pool.speak(*one) for one in speeches))
        for (*_, seat, _), signals in zip(speeches, said, strict=True):
            for signal in signals:
                self.put((seat, signal, None))
        self.talk = None
        self.again()

    # Moves

    def start(self, table: Table, one: Awaited, pause: int) -> None:
        match = table.running
        about = (table.games, match.position, sum(1 for made in match.steps if made.seat == one.seat))
        known = self.thoughts.get(one.seat)
        if known is not None and known.about == about:
            return
        if known is not None:
            known.task.cancel()
        level = one.bot or table.settings.stand_in
        sight = match.state.sight(one.seat)
        choice = partial(self.pool.choose, match.game.id, match.seats, match.options, sight, one.seat, level)
        task = asyncio.create_task(self.think(one.seat, table.sequence, choice, pause))
        self.thoughts[one.seat] = Thought(about, task)

    async def think(self, seat: int, at: int, choice: Callable[[], Awaitable[Answer]], pause: int) -> None:
        ready = asyncio.get_running_loop().time() + pause / 1000
        answer = await choice()
        self.metrics.bots.labels(answer.source).inc()
        await asyncio.sleep(max(0.0, ready - asyncio.get_running_loop().time()))
        self.put((seat, answer.action, at))

    def stop(self) -> None:
        for thought in self.thoughts.values():
            thought.task.cancel()
        self.thoughts.clear()
        if self.talk is not None:
            self.talk.cancel()

    def end(self) -> None:
        """Think no more, and let go of the table: two that refer to each other are not freed at once."""
        self.stop()
        self.put, self.again = drop_play, drop_look


def pause_before(table: Table, one: Awaited, now: int, pace: int) -> int:
    """How long a bot's move is held back at least: as the rules want it, and until people have seen what lies open."""
    return max(one.not_before - now, pace * table.running.pauses())


def drop_play(_: Play) -> None: ...


def drop_look() -> None: ...


def speech(table: Table, seat: int, level: str) -> Speech:
    match = table.running
    return match.game.id, match.seats, match.options, match.state.sight(seat), seat, level


def turn_of(table: Table) -> Turn:
    """Which game, and how many moves have been made in it; talk is none."""
    return table.games, sum(1 for made in table.running.steps if not made.is_signal)
