"""What requests are answered, without a network in between: several at the same moment, and odd ones."""

from datetime import date

import pytest

from seriatim.server.problems import Declined
from seriatim.server.routes import finished
from seriatim.table.commands import Close, Create
from seriatim.table.settings import Settings
from tests.table.people import Evening


@pytest.mark.parametrize("number", [-1, 0, 1])
def test_a_table_closed_before_any_game_has_no_record(number: int) -> None:
    evening = Evening()
    evening.do("ann", Create("the-game", 2, {}, Settings()))
    evening.do("ann", Close())
    with pytest.raises(Declined) as refusal:
        finished(evening.log, number, date(2026, 11, 16)).running.record()
    assert (refusal.value.status, refusal.value.reason) == (404, "no-such-record")
