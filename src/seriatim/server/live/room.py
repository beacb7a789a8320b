"""The room of a live table: one task that runs jobs from a bounded mailbox, one after another.

A command is decided, the table in memory is changed, the events are stored, and only then is anybody told. If storing
fails, the table in memory is dropped and loaded again from the store.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeVar

import msgspec

from seriatim.games.game import CannotDeal
from seriatim.kit.seed import new_table_seed
from seriatim.phrase import Phrase
from seriatim.server.errors import Conflict, StoreFailed
from seriatim.server.limits import MAILBOX_SIZE, RECENT_EVENTS
from seriatim.server.live.audience import Audience, is_only_moves
from seriatim.server.live.connection import Connection
from seriatim.server.live.mailbox import NO_REPLY, CommandRequest, Job, Mailbox, MailboxFull, ReplyTo, Timer
from seriatim.server.live.protocol import Ack, Refused, refused
from seriatim.server.live.thinking import BotChoice, Thinking, turn_of
from seriatim.server.services import Services
from seriatim.server.store.schema import (
    SUMMARY_AGE_MS,
    TableSummary,
    daily_result,
    fold_and_summarise,
    people_awaited,
    summary_of,
)
from seriatim.table.access import objection_to_looking
from seriatim.table.clock import next_deadline
from seriatim.table.commands import SERVER, Absent, AnyCommand, Back, BotPlay, Rematch, RenewLink, Start, Tick
from seriatim.table.decide import Decision, carry_out, decide
from seriatim.table.events import KickUndone
from seriatim.table.refusals import CommandRefused
from seriatim.table.stored_events import StoredEvent, Unreadable
from seriatim.table.table import Table

LOG: Final = logging.getLogger("seriatim.server")
ATTEMPTS: Final = 5
"""Attempts to decide a command again after another process has appended to the table."""
RETRY_MS: Final = 1_000
"""Milliseconds between two attempts after a failure; twice as many after each further one."""
MOST_DOUBLINGS: Final = 6
POSTPONED_MS: Final = 60 * 60 * 1_000
"""Milliseconds until a table that failed is due again."""
WATCHING_PAUSE: Final = 1.0
"""Seconds until those who have come or gone are counted: however many do, one message a second tells of it."""
WATCHED_CHECK_MS: Final = 60_000
"""Milliseconds between checks of a table that is watched while nothing happens."""
EXPECTED_ERRORS: Final = (CommandRefused, CannotDeal, StoreFailed, Unreadable, Conflict)
"""Exceptions that a command may raise although the server works."""

T = TypeVar("T")


class Room:
    """A table held in memory. `on_end` is called with its id when it is unloaded."""

    def __init__(self, table_id: str, services: Services, on_end: Callable[[str], None]) -> None:
        self.table_id = table_id
        self.services = services
        self.on_end = on_end
        self.mailbox = Mailbox(MAILBOX_SIZE)
        self.table: Table | None = None
        self.unreadable: Phrase | None = None
        """Why the table cannot be read. It is not tried again as long as this room exists."""
        self.failures = 0
        """How often in a row the table failed to do what was due."""
        self.recent: list[StoredEvent] = []
        """The last events, for connections that have missed some."""
        self.last_sent = 0
        """The number of the last event that the audience was told."""
        self.summary: TableSummary | None = None
        """The table's summary in the store, if it is known."""
        self.audience = Audience(table_id, services.today)
        self.away_at: dict[str, int] = {}
        """Persons without a connection, and the time at which they count as away."""
        self.was_dropped = False
        self.thinking = Thinking(services.pool, services.metrics, self.submit_bot_choice, self.wake)
        self.last_used = services.clock.now()
        """When a person last came, asked for something or left. Bots keep no table in memory."""
        self.timer = Timer()
        self.watching_timer = Timer()
        self.task = asyncio.create_task(self.run(), name=f"table {table_id[:4]}…")

    # The mailbox

    def request(self, request: CommandRequest) -> None:
        if not self.mailbox.offer(partial(self.handle_request, request)):
            request.reply_to.answer(refused(request.message_id, "table-is-busy"))

    def enter(self, connection: Connection, message_id: str, seat: int | None, after: int | None) -> None:
        if not self.mailbox.offer(partial(self.handle_enter, connection, message_id, seat, after)):
            connection.send(refused(message_id, "table-is-busy"))

    def leave(self, connection: Connection) -> None:
        """Takes effect at once: nothing more is sent to this connection."""
        self.audience.remove(connection)
        self.count_watching_soon()
        self.last_used = self.services.clock.now()
        if not self.audience.has(connection.person):
            self.away_at.setdefault(connection.person, self.services.clock.now() + self.services.settings.absence_ms)
        self.wake()

    def wake(self) -> None:
        """Wake the room for what is due. A full mailbox needs no wake-up: after its jobs the room checks anyway."""
        self.mailbox.offer(self.run_due_commands)

    async def query(self, question: Callable[[Table], T]) -> T:
        """Ask the table something; its state is what is stored. Raise `MailboxFull` if too many wait for it."""
        reply: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def answer() -> None:
            try:
                result = question(await self.load())
            except Exception as error:  # noqa: BLE001 (the caller gets it)
                if not reply.done():
                    reply.set_exception(error)
            else:
                if not reply.done():
                    reply.set_result(result)

        if not self.mailbox.offer(answer):
            raise MailboxFull
        return await reply

    def submit_bot_choice(self, choice: BotChoice) -> None:
        self.mailbox.put(partial(self.play_bot_choice, choice))

    # The task

    async def run(self) -> None:
        try:
            while True:
                while not self.is_unused():
                    await self.run_safely(await self.next_job())
                    if not self.mailbox.is_empty():
                        await asyncio.sleep(0)  # other tables get their turn, however much is asked of this one
                await self.store_turn()
                if self.is_unused():
                    break
        finally:
            self.timer.cancel()
            self.watching_timer.cancel()
            self.thinking.end()
            self.on_end(self.table_id)

    async def next_job(self) -> Job:
        """The next job; the timer adds one when something is due."""
        if self.mailbox.is_empty():
            self.timer.set(self.seconds_until_due(), self.wake)
        return await self.mailbox.take()

    async def run_safely(self, job: Job) -> None:
        """Run a job. After an error the table is loaded again from the store, and the next job runs."""
        try:
            await job()
        except Exception as error:
            self.unload()
            if isinstance(error, Unreadable):
                return
            await asyncio.sleep(RETRY_MS / 1000)
            if not isinstance(error, StoreFailed):
                self.services.metrics.failures.labels("room").inc()
                LOG.exception("a table failed and is loaded anew")

    def seconds_until_due(self) -> float:
        """Seconds until something is due. A table that had to be dropped is loaded again before long."""
        now = self.services.clock.now()
        idle_at = self.last_used + self.services.settings.idle_ms
        check_at = idle_at if idle_at > now else now + (WATCHED_CHECK_MS if self.audience.connections else RETRY_MS)
        if self.unreadable is not None:
            return (check_at - now) / 1000
        if self.table is None:
            return (RETRY_MS << min(self.failures, MOST_DOUBLINGS)) / 1000
        times = [check_at, *self.away_at.values()]
        deadline = next_deadline(self.table, self.latencies())
        if deadline is not None:
            times.append(deadline.at)
        return max(0.0, (min(times) - now) / 1000)

    def is_unused(self) -> bool:
        """Whether nobody watches, no bot thinks and nobody has been here for a while; or there is no such table."""
        if not self.mailbox.is_empty() or self.audience.connections or self.thinking.is_busy():
            return False
        is_new = self.table is not None and self.table.phase == "new"
        is_idle = self.services.clock.now() >= self.last_used + self.services.settings.idle_ms
        return is_new or (is_idle and not self.away_at)

    # Loading and storing

    async def load(self) -> Table:
        """The table; loaded from the store if it is not in memory."""
        if self.unreadable is not None:
            raise Unreadable(self.unreadable)
        if self.table is None:
            self.table, events = await self.read_table()
            self.recent = events[-RECENT_EVENTS:]
            self.start_absence_timers(self.table)
            self.tell_missed(self.table, events)
            self.count_watching_soon()
            await self.store_daily_result(self.table, events)
            if self.was_dropped:
                self.was_dropped = False
                self.think()
        return self.table

    async def read_table(self) -> tuple[Table, list[StoredEvent]]:
        """Read the table and its events from the store. Why it cannot be read is logged without any secret of it."""
        try:
            events = await self.services.store.load(self.table_id)
            table, _ = await asyncio.to_thread(fold_and_summarise, self.table_id, events)
        except Unreadable as error:
            self.unreadable = error.phrase
            await self.postpone()
            LOG.warning("a table cannot be read (%s): seriatim unreadable lists all of these", error.phrase.key)
            raise
        return table, events

    def tell_missed(self, table: Table, events: Sequence[StoredEvent]) -> None:
        """Tell the audience what was stored without its being told: by an unanswered commit, or by another process."""
        missed = events[self.last_sent :]
        self.last_sent = table.sequence
        if missed and self.audience.connections:
            self.audience.broadcast(table, missed, is_whole=True)

    def start_absence_timers(self, table: Table) -> None:
        """Give everybody who was present or asked for a seat when the server stopped some time to come back."""
        asking = [request.person for request in table.running.requests.values()] if table.in_play else []
        for person in (*table.present(), *asking):
            if not self.audience.has(person):
                self.away_at.setdefault(person, self.services.clock.now() + self.services.settings.absence_ms)

    def unload(self) -> None:
        """Drop the table in memory, and stop its bots until it is loaded again."""
        self.was_dropped = True
        self.table = None
        self.summary = None
        self.services.public_tables.forget()
        self.thinking.stop()

    async def commit(self, decision: Decision, reply_to: ReplyTo) -> None:
        """Change the table, store the events and the result of a deal of the day, then tell the audience."""
        assert self.table is not None
        table, before, events = self.table, self.table.sequence, decision.events
        had_proposal = bool(table.abandoning)
        carry_out(table, decision)
        await self.store(table, before, events)
        await self.store_daily_result(table, events)
        reply_to.hold()
        self.last_sent = table.sequence
        self.audience.broadcast(table, events, is_whole=had_proposal)
        if not is_only_moves(table, events):
            self.count_watching_soon()
        if any(isinstance(stored.event, KickUndone) for stored in events):
            self.start_absence_timers(table)  # who has a seat again need not be here
        self.think()

    async def store(self, table: Table, before: int, events: Sequence[StoredEvent]) -> None:
        """Store the events that led to this table. If that fails, drop the table."""
        summary = None if self.is_summary_current(table, events) else summary_of(self.table_id, table)
        start = self.services.clock.monotonic()
        try:
            await self.services.store.append(self.table_id, before, events, summary)
        except BaseException:
            self.unload()
            raise
        self.services.metrics.commits.observe(self.services.clock.monotonic() - start)
        self.services.metrics.events.inc(len(events))
        if summary is not None:
            self.services.public_tables.note_change(self.summary, summary)
            self.summary = summary
        self.recent += events
        del self.recent[:-RECENT_EVENTS]

    def is_summary_current(self, table: Table, events: Sequence[StoredEvent]) -> bool:
        """Whether the stored summary still holds after these events, or is wrong only by a little time."""
        known = self.summary
        if known is None or table.time >= known.updated + SUMMARY_AGE_MS or not is_only_moves(table, events):
            return False
        deadline = next_deadline(table)
        return known.due == (deadline.at if deadline else None)

    def turn(self) -> tuple[int, ...] | None:
        """The seats of the people for whom the game waits; None if the table is not in memory."""
        return people_awaited(self.table) if self.table is not None else None

    async def store_turn(self) -> None:
        """Store for whom the game waits, when the table leaves the memory: with every move it would cost too much."""
        turn = self.turn()
        if self.summary is not None and turn is not None and self.summary.turn != turn:
            self.summary = msgspec.structs.replace(self.summary, turn=turn)
            with contextlib.suppress(StoreFailed):
                await self.services.store.update_turn(self.table_id, turn)

    async def store_daily_result(self, table: Table, events: Sequence[StoredEvent]) -> None:
        """Store the result if a deal of the day has ended. If that fails, it is stored when the table is next loaded.

        A result that is there already is not stored again.
        """
        result = daily_result(self.table_id, table, events, self.services.today())
        if result is not None:
            with contextlib.suppress(StoreFailed):
                await self.services.store.add_daily_result(result)

    # Commands

    async def handle_request(self, request: CommandRequest) -> None:
        self.last_used = self.services.clock.now()
        try:
            sequence = await self.run_command(request)
        except Exception as error:
            request.reply_to.answer(self.refusal(error, request.message_id))
            if not isinstance(error, EXPECTED_ERRORS):
                raise
        else:
            request.reply_to.answer(Ack(request.message_id, sequence))

    def refusal(self, error: Exception, message_id: str) -> Refused:
        """The answer to a message that failed. What the table itself refuses is counted."""
        if isinstance(error, CommandRefused):
            self.services.metrics.refusals.labels("table").inc()
        return refusal_of(error, message_id)

    async def run_command(self, request: CommandRequest) -> int:
        """Decide a command and commit its events; the number of the last one."""
        seed = request.seed or (new_table_seed() if isinstance(request.command, Start | Rematch | RenewLink) else "")
        for _ in range(ATTEMPTS):
            table = await self.load()
            decision = self.decide(table, request, seed)
            if not decision.events:
                known = table.causes.get(f"{request.by}/{request.message_id}")
                return table.sequence if known is None else known.sequence
            with contextlib.suppress(Conflict):
                await self.commit(decision, request.reply_to)
                return decision.events[-1].sequence
        raise Conflict

    def decide(self, table: Table, request: CommandRequest, seed: str) -> Decision:
        cause = request.message_id if request.by != SERVER else ""
        now = self.services.clock.now()
        return decide(
            table, request.command, request.by, now, cause=cause, delay=request.delay, seed=seed, key=request.key
        )

    async def run_server_command(self, command: AnyCommand) -> bool:
        """Run a command of the server itself; whether anything happened."""
        before = (await self.load()).sequence
        try:
            await self.run_command(CommandRequest(command, SERVER, "", NO_REPLY))
        except CommandRefused:
            return False
        return (await self.load()).sequence > before

    async def play_bot_choice(self, choice: BotChoice) -> None:
        seat, action, at = choice
        table = await self.load()
        if isinstance(at, tuple):
            if table.phase != "running" or turn_of(table) != at:
                return
            at = table.sequence
        await self.run_server_command(BotPlay(seat, action, at))
        self.think()

    async def run_due_commands(self) -> None:
        """Do what is due. A table that fails is not due again for a while: others must not wait for it."""
        try:
            await self.run_due()
        except (StoreFailed, Unreadable, Conflict):
            raise
        except Exception:
            self.failures += 1
            await self.postpone()
            raise
        self.failures = 0

    async def postpone(self) -> None:
        """Let the table be due again only after a while."""
        with contextlib.suppress(StoreFailed):
            await self.services.store.postpone(self.table_id, self.services.clock.now() + POSTPONED_MS)

    async def run_due(self) -> None:
        """Mark as away who has been gone for too long, and run the clock's commands."""
        table = await self.load()
        if table.phase in ("new", "closed"):
            self.away_at.clear()
            return
        now = self.services.clock.now()
        for person in [person for person, due in self.away_at.items() if due <= now]:
            del self.away_at[person]
            if not self.audience.has(person):
                await self.run_server_command(Absent(person))
        while await self.run_server_command(Tick(self.latencies())):
            pass
        self.think()

    def think(self) -> None:
        """Let the bots think whose turn it is."""
        if self.table is not None:
            pace = self.services.settings.bot_pace_ms if self.audience.connections else 0
            self.thinking.update(self.table, self.services.clock.now(), pace)

    def latencies(self) -> dict[int, int]:
        return self.audience.latencies(self.table) if self.table is not None else {}

    # Connections

    async def handle_enter(self, connection: Connection, message_id: str, seat: int | None, after: int | None) -> None:
        try:
            objection = await self.mark_present(connection.person, connection.key)
            table = await self.load()
        except Exception as error:
            connection.send(self.refusal(error, message_id))
            if not isinstance(error, EXPECTED_ERRORS):
                raise
            return
        if objection is not None:
            connection.send(refused(message_id, objection))
            return
        if connection.dropped is None and connection.table_id == self.table_id:
            connection.seat = seat
            self.audience.add(connection, table, after, self.recent)
            self.count_watching_soon()
        self.last_used = self.services.clock.now()
        self.think()

    def count_watching_soon(self) -> None:
        """Tell everybody before long how many look on, if that has changed."""
        self.watching_timer.set(WATCHING_PAUSE, self.tell_watching)

    def tell_watching(self) -> None:
        """A table that was dropped is counted when it is loaded again."""
        if self.table is not None:
            self.audience.tell_watching(self.table)

    async def mark_present(self, person: str, key: str) -> str | None:
        """Mark a person as present again; or why they may not look at the table."""
        table = await self.load()
        objection = objection_to_looking(table, person, self.services.today(), key)
        if objection is None:
            self.away_at.pop(person, None)
            if person in table.absent:
                await self.run_server_command(Back(person))
        return objection


def refusal_of(error: Exception, message_id: str) -> Refused:
    """An error as the answer to a message."""
    if isinstance(error, CommandRefused | CannotDeal):
        return Refused(message_id, error.reason, error.phrase)
    if isinstance(error, StoreFailed):
        return Refused(message_id, error.reason, error.for_people())
    if isinstance(error, Unreadable):
        return refused(message_id, "table-unreadable")
    return refused(message_id, "table-is-busy" if isinstance(error, Conflict) else "failed")
