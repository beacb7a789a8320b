"""A game at a table keeps the rules by which it was dealt; the next one is dealt by the newest."""

import msgspec
import pytest

from seriatim.games import GAMES
from seriatim.table.commands import Rematch, Start
from seriatim.table.events import AnyEvent, Created, GameStarted
from seriatim.table.evolve import CannotFold, fold
from seriatim.table.stored_events import StoredEvent
from tests.table.people import Evening, gathered, started

NEWEST = GAMES["cut-in"].rules_version


def changed(log: list[StoredEvent], kind: type[AnyEvent], rules: int) -> list[StoredEvent]:
    """The log with another version of the rules in its events of a kind."""
    return [
        msgspec.structs.replace(stored, event=msgspec.structs.replace(stored.event, rules=rules))
        if isinstance(stored.event, kind)
        else stored
        for stored in log
    ]


def as_of_version_1(evening: Evening) -> Evening:
    """The table as it would have been stored before there was a second version of the rules."""
    older = Evening()
    older.log = changed(changed(evening.log, Created, 1), GameStarted, 0)
    older.table, older.now = fold(older.log), evening.now
    return older


def test_a_game_of_an_older_version_goes_on_by_its_rules() -> None:
    evening = as_of_version_1(started("cut-in", people=0))
    evening.bots_play(5_000)
    assert evening.table.phase == "over"
    assert evening.table.running.state.rules_version == 1
    assert evening.table.running.record().rules == 1
    assert evening.folded().running.state == evening.table.running.state


def test_another_game_at_an_older_table_is_by_the_newest_rules() -> None:
    evening = as_of_version_1(started("cut-in", people=1))
    seat, other = (evening.table.seats[number] for number in (0, 1))
    assert (seat.person, other.bot) == ("ann", "novice")
    seat.bot = "novice"
    evening.bots_play(5_000)
    seat.bot = None
    evening.do("ann", Rematch())
    assert evening.log[-1].event == GameStarted(2, NEWEST)
    assert evening.table.running.state.rules_version == NEWEST


def test_a_game_that_had_not_begun_is_by_the_newest_rules() -> None:
    evening = as_of_version_1(gathered("cut-in"))
    assert evening.table.rules == 1
    evening.do("ann", Start())
    assert evening.folded().running.rules == NEWEST


@pytest.mark.parametrize("kind", [Created, GameStarted])
def test_a_game_by_unknown_rules_cannot_be_read(kind: type[AnyEvent]) -> None:
    log = changed(started("cut-in").log, kind, 99)
    with pytest.raises(CannotFold, match=r"unreadable-rules .*99"):
        fold(log)
