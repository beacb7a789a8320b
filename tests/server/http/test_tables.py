"""What requests are answered, without a network in between: several at the same moment, and odd ones."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import date
from typing import TypeVar, cast

import pytest

from seriatim.bots.pool import Pool
from seriatim.server.http.errors import AnyRequest, Declined
from seriatim.server.http.records import finished_table
from seriatim.server.http.tables import DailyPlayer, Joined, Joining, TableMade, join_table, play_daily
from seriatim.server.live.hub import Hub
from seriatim.server.live.protocol import Ack
from seriatim.server.services import Services
from seriatim.server.settings import ServerSettings
from seriatim.table.commands import Close, Create
from seriatim.table.settings import Settings
from tests.server.memory_store import MemoryStore
from tests.table.people import Evening

T = TypeVar("T")


def on_server(story: Callable[[Hub], Awaitable[T]]) -> T:
    """The result of a story on a server that keeps everything in memory."""

    async def run() -> T:
        settings = ServerSettings(origin="https://play.example.org")
        services = Services(settings, MemoryStore(), cast(Pool, None), secret=b"x" * 32, version="test")
        hub = Hub(services)
        try:
            return await story(hub)
        finally:
            await hub.close()

    return asyncio.run(run())


async def all_at_once(hub: Hub, people: int, seats: int) -> list[Joined | BaseException]:
    """So many sit down at the same moment, wherever there is room."""
    assert isinstance(await hub.run_command("t", Create("sequence", seats, {}, Settings()), "host", "create"), Ack)
    joining = [
        join_table.fn(table="t", data=Joining("Somebody"), hub=hub, person=f"person {number}")
        for number in range(people)
    ]
    return await asyncio.gather(*joining, return_exceptions=True)


def test_who_sits_down_with_others_at_the_same_moment_gets_another_seat() -> None:
    joined = on_server(lambda hub: all_at_once(hub, people=12, seats=12))
    assert sorted(one.seat for one in joined if isinstance(one, Joined)) == list(range(12))


def test_who_finds_the_last_seat_just_taken_is_told_that_all_are() -> None:
    joined = on_server(lambda hub: all_at_once(hub, people=3, seats=2))
    assert sorted(one.seat for one in joined if isinstance(one, Joined)) == [0, 1]
    assert [one.reason for one in joined if isinstance(one, Declined)] == ["no-free-seat"]


def test_who_asks_for_the_deal_of_the_day_twice_at_once_is_led_to_one_table() -> None:
    async def story(hub: Hub) -> list[TableMade]:
        asked = [
            play_daily.fn(
                request=cast(AnyRequest, None),
                game="the-game",
                data=DailyPlayer("Ann"),
                hub=hub,
                person="ann",
                address="::1",
            )
            for _ in range(2)
        ]
        return await asyncio.gather(*asked)

    first, second = on_server(story)
    assert first == second


@pytest.mark.parametrize("number", [-1, 0, 1])
def test_a_table_closed_before_any_game_has_no_record(number: int) -> None:
    evening = Evening()
    evening.do("ann", Create("the-game", 2, {}, Settings()))
    evening.do("ann", Close())
    with pytest.raises(Declined) as refusal:
        finished_table(evening.log, number, date(2026, 11, 16)).running.record()
    assert (refusal.value.status, refusal.value.reason) == (404, "no-such-record")
