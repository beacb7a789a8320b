"""How a game at a table ends: by its rules, or because everybody would rather stop; and how another begins."""

from seriatim.kit.state import State
from seriatim.table.asking import (
    Asked,
    Happening,
    Happenings,
    need_running,
    of_person,
    open_to_all,
    refuse,
)
from seriatim.table.commands import Abandon, GiveUp
from seriatim.table.events import AbandonProposed, GameAbandoned, GameEnded, TableClosed
from seriatim.table.table import Table


def ended(table: Table, after: State) -> Happenings:
    """The end, if a move has led to it."""
    if after.outcome():
        winners = tuple(int(seat) for seat in after.winners())
        yield open_to_all(GameEnded(after.outcome(), winners, tuple(after.scores()), open_seed(table)))


def abandoned(table: Table) -> Happening:
    return open_to_all(GameAbandoned(open_seed(table)))


def open_seed(table: Table) -> str:
    """The seed for all to check (ALL-6); others still play the deal of the day, so that one stays closed."""
    return "" if table.daily else table.running.seed


def abandon(table: Table, command: Abandon, asked: Asked) -> Happenings:
    """When everybody who is there agrees, the game stops. Where only bots play, the host decides."""
    need_running(table)
    voters = table.voters() or {table.host}
    if asked.by not in voters:
        refuse("not-seated")
    if command.agreed == (asked.by in table.abandoning) and not voters <= table.abandoning:
        return
    if command.agreed and voters <= table.abandoning | {asked.by}:
        yield abandoned(table)
    else:
        yield of_person(AbandonProposed(table.seats_of(asked.by), command.agreed), asked.by)


def give_up(table: Table, command: GiveUp, asked: Asked) -> Happenings:
    """For good: the game is abandoned, the table closed."""
    if table.phase == "running":
        yield abandoned(table)
    yield open_to_all(TableClosed())
