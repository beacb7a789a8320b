"""Why a table does not do what it was asked, in the words that whoever asked is told."""

from typing import Final

from seriatim.games.game import CannotDeal
from seriatim.server.live.protocol import Refused, refused
from seriatim.server.store.errors import Conflict, StoreFailed
from seriatim.table.evolve import CannotFold
from seriatim.table.refusals import CommandRefused
from seriatim.table.stored_events import CannotRead

FORESEEN: Final = (CommandRefused, CannotDeal, StoreFailed, CannotFold, CannotRead, Conflict)
"""What may go wrong with a command while everything is as it should be."""


def refusal(error: Exception, name: str) -> Refused:
    """The answer to what was asked under this name."""
    if isinstance(error, CommandRefused | CannotDeal):
        return Refused(name, error.reason, error.phrase)
    if isinstance(error, StoreFailed):
        return Refused(name, "not-stored", error.for_people())
    if isinstance(error, CannotFold | CannotRead):
        return refused(name, "table-unreadable")
    return refused(name, "table-is-busy" if isinstance(error, Conflict) else "failed")
