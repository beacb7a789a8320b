"""Decide what a command does: it becomes events, or it is refused.

    decision = decide(table, command, by=person, now=time)     # changes nothing
    carry_out(table, decision)                                 # changes the table
    store(decision.events)                                     # then tell everybody

The events are stored only if the last one stored is still the one the table had when it was decided. If it is not, or
if storing fails, the table in memory is thrown away, folded anew from what is stored, and the command decided again.
Nothing is sent before the events are stored.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final
from zlib import crc32

import msgspec

from seriatim.table.advice import answer_warning, call_warning
from seriatim.table.clock import absent, back, tick
from seriatim.table.commands import (
    SERVER,
    Abandon,
    Absent,
    AnswerRequest,
    AnswerWarning,
    AnyCommand,
    Back,
    BotPlay,
    CallWarning,
    Close,
    Command,
    Create,
    CreateDaily,
    GiveUp,
    Kick,
    Mute,
    PassHost,
    Play,
    React,
    Ready,
    Rematch,
    Rename,
    RenewLink,
    Say,
    SeatBot,
    ServerCommand,
    SetPace,
    ShowHands,
    Sit,
    Stand,
    StandIn,
    Start,
    TakeBack,
    TakeSeat,
    Tick,
    UndoKick,
)
from seriatim.table.daily import may_change_seats
from seriatim.table.evolve import ESSENTIAL, evolve
from seriatim.table.game_end import abandon, give_up
from seriatim.table.game_in_play import MoveResult
from seriatim.table.game_start import create_daily, rematch, start
from seriatim.table.playing import bot_play, play, take_back
from seriatim.table.refusals import Context, Happenings, refuse
from seriatim.table.seating import (
    answer_request,
    close,
    create,
    kick,
    pass_host,
    ready,
    rename,
    renew_link,
    seat_bot,
    set_pace,
    show_hands,
    sit,
    stand,
    stand_in,
    take_seat,
    undo_kick,
)
from seriatim.table.settings import LONGEST_ID, MOST_EXTRAS
from seriatim.table.stored_events import StoredEvent
from seriatim.table.table import Table
from seriatim.table.talking import mute, react, say

Decider = Callable[[Table, Any, Context], Happenings]

DECIDERS: Final[dict[type[Command], Decider]] = {
    Create: create,
    Sit: sit,
    AnswerRequest: answer_request,
    Stand: stand,
    Rename: rename,
    SeatBot: seat_bot,
    StandIn: stand_in,
    TakeSeat: take_seat,
    Ready: ready,
    Kick: kick,
    UndoKick: undo_kick,
    RenewLink: renew_link,
    PassHost: pass_host,
    Start: start,
    Play: play,
    TakeBack: take_back,
    Say: say,
    React: react,
    Mute: mute,
    SetPace: set_pace,
    CallWarning: call_warning,
    AnswerWarning: answer_warning,
    Abandon: abandon,
    Rematch: rematch,
    ShowHands: show_hands,
    Close: close,
    BotPlay: bot_play,
    Absent: absent,
    Back: back,
    Tick: tick,
    GiveUp: give_up,
    CreateDaily: create_daily,
}

ALWAYS: Final = (Tick, Back, GiveUp, Stand)
"""Commands that a table at its limits still allows: the passing of time, coming back and leaving."""


class Decision(msgspec.Struct, frozen=True):
    """What a command becomes: events in order, none if it has been carried out before.

    `result` is what the move among the events leads to, if there is one. It is kept in memory only.
    """

    events: Sequence[StoredEvent]
    result: MoveResult | None = None


def decide(
    table: Table,
    command: AnyCommand,
    by: str,
    now: int,
    *,
    cause: str = "",
    delay: int = 0,
    seed: str = "",
    key: str = "",
) -> Decision:
    """Decide a command; each event gets its number and time.

    `cause` is the client's id for the command: a command that comes twice is carried out once, however much later, and
    an id that comes with another command is refused. `delay` is the measured delay of the connection in ms; `seed` is
    for a command that deals or renews the link; `key` is that of the link by which the person came. Raises
    `CommandRefused`.
    """
    assert len(by) <= LONGEST_ID
    assert len(cause) <= LONGEST_ID
    checksum = checksum_of(command) if cause else 0
    if is_known(table, by, cause, checksum):
        return Decision([])
    if (by == SERVER) != isinstance(command, ServerCommand):
        refuse("not-for-persons")
    if table.phase == "closed" or (table.phase == "new" and not isinstance(command, Create | CreateDaily)):
        refuse("table-is-closed")
    if not may_change_seats(table, command):
        refuse("played-alone")
    time = max(now, table.time)
    happenings = list(DECIDERS[type(command)](table, command, Context(by, time, delay, seed, key)))
    if table.extras >= MOST_EXTRAS and not isinstance(command, ALWAYS) and command != Abandon():
        refuse_extras(happenings)
    events = [
        StoredEvent(table.sequence + 1 + place, time, happening.event, happening.secret, by, cause, command=checksum)
        for place, happening in enumerate(happenings)
    ]
    return Decision(events, next((happening.result for happening in happenings if happening.result), None))


def carry_out(table: Table, decision: Decision) -> None:
    """Change the table at which this was decided; the state after a move is taken over, not computed again."""
    for stored in decision.events:
        evolve(table, stored, decision.result)


def is_known(table: Table, by: str, cause: str, checksum: int) -> bool:
    """Whether this command has been carried out. Refuse it if its id was that of another."""
    known = table.causes.get(f"{by}/{cause}") if cause else None
    if known is not None and known.command not in (0, checksum):
        refuse("id-was-used")
    return known is not None


def checksum_of(command: AnyCommand) -> int:
    """A number by which a command is known again; never 0."""
    return crc32(msgspec.json.encode(command)) or 1


def refuse_extras(happenings: Happenings) -> None:
    """A table at its limits still lets its game end, and nothing else."""
    if not any(isinstance(happening.event, ESSENTIAL) for happening in happenings):
        refuse("table-is-worn")
