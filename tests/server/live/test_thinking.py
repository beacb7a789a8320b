"""How long bots hold back what they have chosen."""

from typing import get_args

from seriatim.games.traffic_memo.rules import TrafficMemoState
from seriatim.server.live.thinking import pause_before
from seriatim.table.commands import BotPlay, SetPace
from seriatim.table.settings import Pace
from seriatim.table.table import awaited
from tests.table.people import Evening, started

PACE = 600


def turned_up(evening: Evening, place: int) -> None:
    evening.house(BotPlay(awaited(evening.table)[0].seat, f"turn {place}", evening.table.sequence))


def misfit(evening: Evening) -> int:
    """A place whose card makes no run with the one at the first place."""
    state = evening.table.running.state
    assert isinstance(state, TrafficMemoState)
    numbers = [int(number) for number in state.places]
    return next(place for place, number in enumerate(numbers) if abs(number - numbers[0]) > 1)


def pause(evening: Evening, pace: int = PACE) -> int:
    [one] = awaited(evening.table)
    return pause_before(evening.table, one, evening.table.time, pace)


def test_bots_wait_until_people_can_remember_what_goes_back() -> None:
    """TM-14"""
    evening = started("traffic-memo", people=0)
    turned_up(evening, 0)
    assert pause(evening) == PACE
    turned_up(evening, misfit(evening))
    assert pause(evening) == 4 * PACE
    turned_up(evening, 0)
    assert pause(evening) == PACE


def test_the_host_chooses_how_fast_bots_play() -> None:
    evening = started("traffic-memo", people=0)
    pauses = []
    for pace in get_args(Pace):
        evening.do("ann", SetPace(pace))
        pauses.append(pause(evening))
    assert pauses == [2 * PACE, PACE, 0]


def test_bots_whom_nobody_watches_wait_for_nobody() -> None:
    evening = started("traffic-memo", people=0)
    turned_up(evening, 0)
    turned_up(evening, misfit(evening))
    assert pause(evening, pace=0) == 0
