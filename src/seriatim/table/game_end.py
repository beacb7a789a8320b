"""How a game at a table ends: by its rules, or because everybody agrees to stop."""

from seriatim.kit.state import State
from seriatim.table.commands import Abandon, GiveUp
from seriatim.table.events import AbandonProposed, GameAbandoned, GameEnded, TableClosed
from seriatim.table.refusals import (
    Context,
    Happening,
    Happenings,
    of_person,
    public,
    refuse,
    require_running,
)
from seriatim.table.table import Table


def ended(table: Table, after: State) -> Happenings:
    """The end of the game, if the state after a move is final."""
    if after.outcome():
        winners = tuple(int(seat) for seat in after.winners())
        yield public(GameEnded(after.outcome(), winners, tuple(after.scores()), open_seed(table)))


def abandoned(table: Table) -> Happening:
    return public(GameAbandoned(open_seed(table)))


def open_seed(table: Table) -> str:
    """The seed for everybody to check (ALL-6); empty for the deal of the day, which others still play."""
    return "" if table.daily else table.running.seed


def abandon(table: Table, command: Abandon, context: Context) -> Happenings:
    """Propose to stop the game, or take that back. It stops when everybody present agrees; with bots only, the host."""
    require_running(table)
    voters = table.voters() or {table.host}
    if context.by not in voters:
        refuse("not-seated")
    if command.agreed == (context.by in table.abandoning) and not voters <= table.abandoning:
        return
    if command.agreed and voters <= table.abandoning | {context.by}:
        yield abandoned(table)
    else:
        yield of_person(AbandonProposed(table.seats_of(context.by), command.agreed), context.by)


def give_up(table: Table, command: GiveUp, context: Context) -> Happenings:
    """Abandon the game and close the table."""
    if table.phase == "running":
        yield abandoned(table)
    yield public(TableClosed())
