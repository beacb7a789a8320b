"""The one way in: a command becomes events, or is refused. Nothing changes here; that is for `evolve`, later.

    events = decide(table, command, by=person, now=time)     # commit them, then:
    for stored in events: evolve(table, stored)

The server stores the events if the last one stored still is `table.sequence`; if not, it folds what came between and
asks again.
"""

from collections.abc import Callable
from typing import Any, Final

from seriatim.table.asking import Asked, Happenings, refuse
from seriatim.table.clock import absent, back, tick
from seriatim.table.commands import (
    HOUSE,
    Abandon,
    Absent,
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
    HouseCommand,
    Kick,
    Mute,
    PassHost,
    Play,
    Ready,
    Rematch,
    Rename,
    Say,
    SeatBot,
    ShowHands,
    Sit,
    Stand,
    Start,
    TakeBack,
    TakeSeat,
    Tick,
)
from seriatim.table.ending import abandon, give_up
from seriatim.table.evolve import ESSENTIAL
from seriatim.table.gathering import (
    close,
    create,
    kick,
    pass_host,
    ready,
    rename,
    seat_bot,
    show_hands,
    sit,
    stand,
    take_seat,
)
from seriatim.table.playing import bot_play, play, take_back
from seriatim.table.settings import LONGEST_ID, MOST_EXTRAS
from seriatim.table.starting import create_daily, rematch, start
from seriatim.table.stored import Stored
from seriatim.table.table import Table
from seriatim.table.talking import answer_warning, call_warning, mute, say

Decision = Callable[[Table, Any, Asked], Happenings]

DECISIONS: Final[dict[type[Command], Decision]] = {
    Create: create,
    Sit: sit,
    Stand: stand,
    Rename: rename,
    SeatBot: seat_bot,
    TakeSeat: take_seat,
    Ready: ready,
    Kick: kick,
    PassHost: pass_host,
    Start: start,
    Play: play,
    TakeBack: take_back,
    Say: say,
    Mute: mute,
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
"""What must be possible even at a table that is worn: that time passes, to come back, and to get away."""


def decide(
    table: Table, command: AnyCommand, by: str, now: int, *, cause: str = "", delay: int = 0, seed: str = ""
) -> list[Stored]:
    """What happens by a command, in order, each event with its number and time.

    `cause` is the client's own name for the command: one that comes twice acts once, and the second time nothing
    happens. `delay` is the measured delay of the connection in ms; `seed` is for a command that deals. Raises
    `Refused` if the command is not possible.
    """
    assert len(by) <= LONGEST_ID
    assert len(cause) <= LONGEST_ID
    if is_known(table, by, cause):
        return []
    if (by == HOUSE) != isinstance(command, HouseCommand):
        refuse("not-for-persons")
    if table.phase == "closed" or (table.phase == "new" and not isinstance(command, Create | CreateDaily)):
        refuse("table-is-closed")
    time = max(now, table.time)
    happenings = list(DECISIONS[type(command)](table, command, Asked(by, time, delay, seed)))
    if table.extras >= MOST_EXTRAS and not isinstance(command, ALWAYS) and command != Abandon():
        refuse_extras(happenings)
    return [
        Stored(table.sequence + 1 + place, time, event, secret, by, cause)
        for place, (event, secret) in enumerate(happenings)
    ]


def is_known(table: Table, by: str, cause: str) -> bool:
    return cause != "" and f"{by}/{cause}" in table.causes


def refuse_extras(happenings: Happenings) -> None:
    """A worn table still lets its game come to an end, and nothing else."""
    if not any(isinstance(event, ESSENTIAL) for event, _ in happenings):
        refuse("table-is-worn")
