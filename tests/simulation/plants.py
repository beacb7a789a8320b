"""Faults planted into the server, each of which the simulator must find."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any, NamedTuple
from unittest import mock

import msgspec

from seriatim.server.live.mailbox import CommandRequest, ReplyTo, Timer
from seriatim.server.live.protocol import Ack
from seriatim.server.live.room import Room
from seriatim.table import snapshot
from seriatim.table.decide import Decision, carry_out
from seriatim.table.snapshot import Board, SharedParts
from seriatim.table.stored_events import StoredEvent
from seriatim.table.table import Table

set_timer = Timer.set
board_as_seen = snapshot.board


class Plant(NamedTuple):
    """A planted fault, and the rules that it may break."""

    plant: Callable[[], AbstractContextManager[Any]]
    rules: tuple[str, ...]


class EarlyAckRoom(Room):
    """Acknowledges a command as soon as it is decided."""

    async def run_command(self, request: CommandRequest) -> int:
        decision = self.decide(await self.load(), request, "5eed" * 16)
        if decision.events:
            request.reply_to.answer(Ack(request.message_id, decision.events[-1].sequence))
        return await super().run_command(request)


class TalkativeRoom(Room):
    """Tells everybody what happens before it is stored."""

    async def commit(self, decision: Decision, reply_to: ReplyTo) -> None:
        assert self.table is not None
        table, before = self.table, self.table.sequence
        carry_out(table, decision)
        self.last_sent = table.sequence
        self.audience.broadcast(table, decision.events)
        await self.store(table, before, decision.events)
        self.think()


class RepeatingRoom(Room):
    """Forgets which commands it has carried out when it loads the table again, as after an unanswered commit."""

    async def load(self) -> Table:
        is_loaded = self.table is not None
        table = await super().load()
        if not is_loaded:
            table.causes.clear()
        return table


class SecretiveRoom(Room):
    """Does not tell what it finds stored after an unanswered commit."""

    def tell_missed(self, table: Table, events: Sequence[StoredEvent]) -> None:
        self.last_sent = table.sequence


def set_once(timer: Timer, seconds: float, callback: Callable[[], None]) -> None:
    """Set a timer, unless it is set already: an earlier time is lost."""
    if timer.handle is None:
        set_timer(timer, seconds, callback)


def board_of_truth(table: Table, person: str, viewer: int, shared: SharedParts) -> Board:
    """The board with all cards open."""
    shown, running = board_as_seen(table, person, viewer, shared), table.running
    return msgspec.structs.replace(shown, view=running.game.view(running.state, viewer))


def in_place_of_room(room: type[Room]) -> Callable[[], AbstractContextManager[Any]]:
    return lambda: mock.patch("seriatim.server.live.hub.Room", room)


PLANTS = {
    "acknowledged before it is stored": Plant(in_place_of_room(EarlyAckRoom), ("acknowledged and not stored",)),
    "told before it is stored": Plant(in_place_of_room(TalkativeRoom), ("told before stored",)),
    "a wake-up is lost": Plant(lambda: mock.patch.object(Timer, "set", set_once), ("overdue", "bot asleep")),
    "applied twice after an unanswered commit": Plant(in_place_of_room(RepeatingRoom), ("stored twice",)),
    "a view of the truth": Plant(lambda: mock.patch.object(snapshot, "board", board_of_truth), ("wrong picture",)),
    "not told after an unanswered commit": Plant(in_place_of_room(SecretiveRoom), ("gap", "not told")),
}
