"""A live table: one task, one bounded mailbox, and the pages that look at it.

Whatever happens here happens one thing after another. A command is decided, the table in memory is changed, the events
are stored, and only then is anybody told. If storing fails, the table in memory is forgotten and folded anew from what
is stored.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeVar

import msgspec

from seriatim.kit.seed import new_table_seed
from seriatim.server.limits import MAILBOX, TAIL
from seriatim.server.live.alarm import Alarm
from seriatim.server.live.asker import NOBODY, Asker
from seriatim.server.live.audience import Watching, is_move
from seriatim.server.live.connection import Device
from seriatim.server.live.mailbox import Busy, Letter, Mailbox
from seriatim.server.live.protocol import Ack, Refused, refused
from seriatim.server.live.refusals import FORESEEN, refusal
from seriatim.server.live.thinking import Play, Thinking
from seriatim.server.services import Services
from seriatim.server.store import Conflict, StoreFailed
from seriatim.server.store.summary import TableSummary, daily_result, summary_of
from seriatim.table.access import objection_to_looking
from seriatim.table.clock import next_deadline
from seriatim.table.commands import HOUSE, Absent, AnyCommand, Back, BotPlay, Rematch, Start, Tick
from seriatim.table.decide import Decision, carry_out, decide
from seriatim.table.evolve import CannotFold, fold
from seriatim.table.refusals import CommandRefused
from seriatim.table.stored_events import CannotRead, StoredEvent
from seriatim.table.table import Table

LOG: Final = logging.getLogger("seriatim.server")
ATTEMPTS: Final = 5
"""How often a command is decided anew because somebody else has appended."""
AGAIN: Final = 1_000
"""Milliseconds until something is tried again that could not be done."""
IN_USE: Final = 60_000
"""Milliseconds until a table looks around again at which people sit and nothing happens."""
LISTED: Final = 60_000
"""Milliseconds by which lists may be behind the last move."""

T = TypeVar("T")


class Request(msgspec.Struct, frozen=True):
    """What somebody asks of a table, under which name, over how slow a connection."""

    command: AnyCommand
    by: str
    id: str
    asker: Asker
    delay: int = 0
    seed: str = ""


class Room:
    """A table that is held in memory. `ended` is called when it is not any more."""

    def __init__(self, name: str, services: Services, ended: Callable[[str], None]) -> None:
        self.name = name
        self.services = services
        self.ended = ended
        self.mailbox = Mailbox(MAILBOX)
        self.table: Table | None = None
        self.tail: list[StoredEvent] = []
        """What happened last, for whoever has missed some of it."""
        self.listed: TableSummary | None = None
        """What lists say of the table, if that is known."""
        self.watching = Watching(name)
        self.leaving: dict[str, int] = {}
        """Persons whose last page is gone, and when they count as away."""
        self.thinking = Thinking(services.pool, services.metrics, self.let_bot_play, self.look_around)
        self.idle_since = services.clock()
        """When a person last came, asked for something or left; bots keep no table in memory."""
        self.alarm = Alarm()
        self.task = asyncio.create_task(self.run(), name=f"table {name[:4]}…")

    # The mailbox

    def request(self, request: Request) -> None:
        if not self.mailbox.offer(partial(self.do, request)):
            request.asker.answer(refused(request.id, "table-is-busy"))

    def enter(self, device: Device, name: str, seat: int | None, after: int | None) -> None:
        if not self.mailbox.offer(partial(self.admit, device, name, seat, after)):
            device.tell(refused(name, "table-is-busy"))

    def leave(self, device: Device) -> None:
        """Takes effect at once: who is gone is told nothing more."""
        self.watching.remove(device)
        self.idle_since = self.services.clock()
        if not self.watching.has(device.person):
            self.leaving.setdefault(device.person, self.services.clock() + self.services.settings.absence_ms)
        self.look_around()

    def look_around(self) -> None:
        """Do what is due, if anything is; who has letters enough will look around afterwards."""
        self.mailbox.offer(self.wake)

    async def ask(self, question: Callable[[Table], T]) -> T:
        """Something about the table as it is stored. `Busy` if too much is asked of it."""
        reply: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def answer() -> None:
            try:
                result = question(await self.loaded())
            except Exception as error:  # noqa: BLE001 (whoever asked is to know it)
                if not reply.done():
                    reply.set_exception(error)
            else:
                if not reply.done():
                    reply.set_result(result)

        if not self.mailbox.offer(answer):
            raise Busy
        return await reply

    def let_bot_play(self, play: Play) -> None:
        self.mailbox.put(partial(self.bot_plays, play))

    # The task

    async def run(self) -> None:
        try:
            while not self.is_over():
                await self.guarded(await self.next_letter())
        finally:
            self.alarm.cancel()
            self.thinking.end()
            self.ended(self.name)

    async def next_letter(self) -> Letter:
        """The next letter; one to wake the table when something is due before another comes."""
        if self.mailbox.is_empty():
            self.alarm.set(self.patience(), self.look_around)
        return await self.mailbox.take()

    async def guarded(self, letter: Letter) -> None:
        """Whatever goes wrong with one letter, the next is opened, and the table is what is stored."""
        try:
            await letter()
        except Exception as error:
            self.forget()
            await asyncio.sleep(AGAIN / 1000)
            if not isinstance(error, StoreFailed | CannotFold | CannotRead):
                self.services.metrics.failures.labels("room").inc()
                LOG.exception("a table failed and is loaded anew")

    def patience(self) -> float:
        """Seconds until something is due. A table that had to be forgotten is looked at again before long."""
        if self.table is None:
            return AGAIN / 1000
        now = self.services.clock()
        idle = self.idle_since + self.services.settings.idle_ms
        times = [idle if idle > now else now + (IN_USE if self.watching.devices else AGAIN), *self.leaving.values()]
        due = next_deadline(self.table, self.delays())
        if due is not None:
            times.append(due.at)
        return max(0.0, (min(times) - now) / 1000)

    def is_over(self) -> bool:
        """Nobody looks, no bot thinks, and nobody has been here for a while; or there never was such a table."""
        if not self.mailbox.is_empty() or self.watching.devices or self.thinking.is_busy():
            return False
        is_new = self.table is not None and self.table.phase == "new"
        is_idle = self.services.clock() >= self.idle_since + self.services.settings.idle_ms
        return is_new or (is_idle and not self.leaving)

    # Loading and storing

    async def loaded(self) -> Table:
        if self.table is None:
            events = await self.services.store.load(self.name)
            self.table = await asyncio.to_thread(fold, events)
            self.tail = events[-TAIL:]
            self.expect_all()
            await self.note_daily(self.table, events)
        return self.table

    def expect_all(self) -> None:
        """Whoever was here when the server stopped has a while to come back."""
        assert self.table is not None
        for person in self.table.present():
            if not self.watching.has(person):
                self.leaving.setdefault(person, self.services.clock() + self.services.settings.absence_ms)

    def forget(self) -> None:
        self.table = None
        self.listed = None
        self.thinking.stop()

    async def commit(self, decision: Decision, asker: Asker) -> None:
        """Store, then tell."""
        assert self.table is not None
        table, before, events = self.table, self.table.sequence, decision.events
        carry_out(table, decision)
        await self.store(table, before, events)
        asker.hold()
        self.watching.tell(table, events)
        self.think()
        await self.note_daily(table, events)

    async def store(self, table: Table, before: int, events: Sequence[StoredEvent]) -> None:
        """Store what has led to this table; if that fails, the table is forgotten."""
        news = None if self.is_listed(table, events) else summary_of(self.name, table)
        start = time.perf_counter()
        try:
            await self.services.store.append(self.name, before, events, news)
        except BaseException:
            self.forget()
            raise
        self.services.metrics.commits.observe(time.perf_counter() - start)
        self.services.metrics.events.inc(len(events))
        self.listed = news or self.listed
        self.tail += events
        del self.tail[:-TAIL]

    def is_listed(self, table: Table, events: Sequence[StoredEvent]) -> bool:
        """Whether what lists say of the table is still true after a move, or true enough."""
        known = self.listed
        if known is None or table.time >= known.updated + LISTED or not is_move(table, events):
            return False
        due = next_deadline(table)
        return known.due == (due.at if due else None)

    async def note_daily(self, table: Table, events: Sequence[StoredEvent]) -> None:
        """How somebody did with the deal of the day. If that cannot be noted, the game is stored nevertheless, and it
        is noted when the table is read again: noting twice is once.
        """
        result = daily_result(self.name, table, events)
        if result is not None:
            with contextlib.suppress(StoreFailed):
                await self.services.store.add_daily_result(result)

    # What is asked

    async def do(self, request: Request) -> None:
        self.idle_since = self.services.clock()
        try:
            sequence = await self.done(request)
        except Exception as error:
            request.asker.answer(self.refusal(error, request.id))
            if not isinstance(error, FORESEEN):
                raise
        else:
            request.asker.answer(Ack(request.id, sequence))

    def refusal(self, error: Exception, name: str) -> Refused:
        """Why something was not done, for whoever asked it; what the table itself refuses is counted."""
        if isinstance(error, CommandRefused):
            self.services.metrics.refusals.labels("table").inc()
        return refusal(error, name)

    async def done(self, request: Request) -> int:
        """Do what is asked; the number of its last event."""
        seed = request.seed or (new_table_seed() if isinstance(request.command, Start | Rematch) else "")
        for _ in range(ATTEMPTS):
            table = await self.loaded()
            decision = self.decided(table, request, seed)
            if not decision.events:
                return table.causes.get(f"{request.by}/{request.id}", table.sequence)
            with contextlib.suppress(Conflict):
                await self.commit(decision, request.asker)
                return decision.events[-1].sequence
        raise Conflict

    def decided(self, table: Table, request: Request, seed: str) -> Decision:
        cause = request.id if request.by != HOUSE else ""
        now = self.services.clock()
        return decide(table, request.command, request.by, now, cause=cause, delay=request.delay, seed=seed)

    async def house(self, command: AnyCommand) -> bool:
        """Something the server itself asks; whether anything happened."""
        before = (await self.loaded()).sequence
        try:
            await self.done(Request(command, HOUSE, "", NOBODY))
        except CommandRefused:
            return False
        return (await self.loaded()).sequence > before

    async def bot_plays(self, play: Play) -> None:
        seat, action, at = play
        table = await self.loaded()
        await self.house(BotPlay(seat, action, table.sequence if at is None else at))
        self.think()

    async def wake(self) -> None:
        """Do what is due: whoever is gone for too long is away, and whatever the clock wants."""
        table = await self.loaded()
        if table.phase in ("new", "closed"):
            self.leaving.clear()
            return
        now = self.services.clock()
        for person in [person for person, due in self.leaving.items() if due <= now]:
            del self.leaving[person]
            if not self.watching.has(person):
                await self.house(Absent(person))
        while await self.house(Tick(self.delays())):
            pass
        self.think()

    def think(self) -> None:
        if self.table is not None:
            pace = self.services.settings.bot_pace_ms if self.watching.devices else 0
            self.thinking.look(self.table, self.services.clock(), pace)

    def delays(self) -> dict[int, int]:
        return self.watching.delays(self.table) if self.table is not None else {}

    # Pages

    async def admit(self, device: Device, name: str, seat: int | None, after: int | None) -> None:
        try:
            reason = await self.receive(device.person)
            table = await self.loaded()
        except Exception as error:
            device.tell(self.refusal(error, name))
            if not isinstance(error, FORESEEN):
                raise
            return
        if reason is not None:
            device.tell(refused(name, reason))
            return
        if device.dropped is None and device.table == self.name:
            device.seat = seat
            self.watching.add(device, table, after, self.tail)
        self.idle_since = self.services.clock()
        self.think()

    async def receive(self, person: str) -> str | None:
        """Somebody is here who may look, and was perhaps away; or why they may not."""
        table = await self.loaded()
        reason = objection_to_looking(table, person)
        if reason is None:
            self.leaving.pop(person, None)
            if person in table.absent:
                await self.house(Back(person))
        return reason
