"""A live table, with a clock that stands until it is moved and a store that can fail."""

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable
from typing import Any, cast

import msgspec
import pytest

from seriatim.bots.pool import Answer, Pool
from seriatim.server.limits import MAILBOX, OUTBOX
from seriatim.server.live.connection import TOO_SLOW, Device
from seriatim.server.live.hub import DAY, Hub
from seriatim.server.live.mailbox import Busy
from seriatim.server.live.protocol import Ack, Pong, Refused
from seriatim.server.live.room import IN_USE, LISTED
from seriatim.server.metrics import Metrics
from seriatim.server.services import Services
from seriatim.server.settings import ServerSettings
from seriatim.server.store.summary import summary_of
from seriatim.table.commands import HOUSE, AnyCommand, Create, CreateDaily, Play, Ready, SeatBot, Sit, Start
from seriatim.table.decide import decide
from seriatim.table.evolve import fold
from seriatim.table.settings import Settings
from seriatim.table.table import Table
from tests.server.memory_store import MemoryStore
from tests.server.ways import Blocked, Free


class Scene:
    """A hub at a time of our choice."""

    def __init__(self, store: MemoryStore | None = None, now: int = 1_000_000, bots: "Bots | None" = None) -> None:
        self.store = store or MemoryStore()
        self.now = now
        services = Services(ServerSettings(), self.store, cast(Pool, bots), Metrics(), "test", lambda: self.now)
        self.hub = Hub(services)
        self.ids = 0

    async def do(self, by: str, command: AnyCommand) -> Ack | Refused:
        self.ids += 1
        return await self.hub.do("t", command, by, f"{by}{self.ids}")

    async def made(self, **settings: Any) -> None:  # noqa: ANN401 (of all kinds)
        """Ann and Ben sit at a table."""
        for by, command in (
            ("ann", Create("the-game", 2, {}, Settings(**settings))),
            ("ann", Sit(0, "Ann")),
            ("ben", Sit(1, "Ben")),
        ):
            assert isinstance(await self.do(by, command), Ack)

    async def started(self, **settings: Any) -> None:  # noqa: ANN401
        await self.made(**settings)
        assert isinstance(await self.do("ben", Ready()), Ack)
        assert isinstance(await self.do("ann", Start()), Ack)

    async def look(self, person: str, after: int | None = None) -> Device:
        device = Device(person, Blocked(), 0.0)
        device.table = "t"
        self.hub.room("t").enter(device, "enter", None, after)
        await self.settled()
        return device

    async def settled(self) -> Table:
        """The table, when it has done all it was asked."""
        return await self.hub.ask("t", lambda table: table)

    async def passed(self, milliseconds: int) -> None:
        self.now += milliseconds
        room = self.hub.room("t")
        room.look_around()
        await self.settled()

    def happened(self) -> list[str]:
        return [type(stored.event).__name__ for stored in self.store.events["t"]]


class Bots:
    """Bots that say nothing and think for ever, but tell when they have been asked."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()

    async def speak(self, *_: object) -> list[int]:
        return []

    async def choose(self, *_: object) -> Answer:
        self.asked.set()
        never: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        return await never


def told(device: Device) -> list[dict[str, Any]]:
    return [msgspec.json.decode(data) for data in device.waiting]


def play(story: Callable[[Scene], Awaitable[None]], scene: Scene | None = None) -> Scene:
    """Let a story happen."""
    on = scene or Scene()

    async def run() -> None:
        await story(on)
        await on.hub.close()

    asyncio.run(run())
    return on


def test_who_lost_a_race_is_decided_anew() -> None:
    async def story(scene: Scene) -> None:
        await scene.made()
        table = fold(scene.store.events["t"])
        other = decide(table, Ready(), "ben", scene.now).events
        await scene.store.append("t", table.sequence, other, summary_of("t", table))
        assert await scene.do("ann", Ready()) == Ack("ann4", 5)

    assert play(story).happened()[-2:] == ["Readied", "Readied"]


def test_nobody_is_told_what_is_not_stored() -> None:
    async def story(scene: Scene) -> None:
        await scene.made()
        device = await scene.look("ann")
        scene.store.fails = True
        refused = await scene.do("ben", Ready())
        assert isinstance(refused, Refused)
        assert (refused.reason, refused.phrase.key) == ("not-stored", "server-refuses-not-stored")
        assert [message["type"] for message in told(device)] == ["view"]
        scene.store.fails = False
        assert await scene.do("ben", Ready()) == Ack("ben5", 4)
        assert [message["type"] for message in told(device)] == ["view", "happened"]

    play(story)


def test_bots_go_on_when_something_can_be_stored_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seriatim.server.live.room.AGAIN", 1)
    bots = Bots()

    async def story(scene: Scene) -> None:
        await scene.started()
        assert isinstance(await scene.do("ben", SeatBot(1, "novice")), Ack)
        await bots.asked.wait()
        bots.asked.clear()
        scene.store.fails = True
        assert isinstance(await scene.do("ann", Play(0, "bid 1")), Refused)
        scene.store.fails = False
        async with asyncio.timeout(20):
            await bots.asked.wait()

    play(story, Scene(bots=bots))


def test_a_move_is_stored_even_if_the_result_of_the_day_cannot_be_noted_yet() -> None:
    async def story(scene: Scene) -> None:
        scene.store.results_fail = True
        command = CreateDaily("the-game", 1, "2026-11-16", "ann", "Ann")
        assert isinstance(await scene.hub.do("t", command, HOUSE, "", seed="da" * 32), Ack)
        while (table := await scene.settled()).phase == "running":
            state = table.running.state
            move = table.running.game.write_move(state, 0, state.actions(0)[0])
            assert isinstance(await scene.do("ann", Play(0, move)), Ack)
        scene.store.results_fail = False
        scene.hub.room("t").forget()
        await scene.settled()
        assert [result.person for result in scene.store.results.values()] == ["ann"]

    play(story)


def test_a_table_of_which_too_much_is_asked_says_so_and_everybody_is_answered() -> None:
    async def story(scene: Scene) -> None:
        asked = [scene.hub.ask("none", lambda table: table.phase) for _ in range(MAILBOX + 70)]
        async with asyncio.timeout(20):
            answers = await asyncio.gather(*asked, return_exceptions=True)
        assert answers.count("new") == MAILBOX
        assert sum(isinstance(answer, Busy) for answer in answers) == 70

    play(story)


def test_a_quiet_table_at_which_people_sit_is_left_in_peace() -> None:
    async def story(scene: Scene) -> None:
        await scene.made()
        await scene.look("ann")
        scene.now += 2 * ServerSettings().idle_ms
        assert scene.hub.room("t").patience() == IN_USE / 1000

    play(story)


def test_of_a_move_is_told_what_it_changes_and_lists_hear_of_it_within_a_minute() -> None:
    async def story(scene: Scene) -> None:
        await scene.started()
        device = await scene.look("ann")
        begun = scene.store.summary["t"]
        for by, seat, later in (("ann", 0, 1), ("ben", 1, LISTED)):
            scene.now += later
            assert isinstance(await scene.do(by, Play(seat, "bid 1")), Ack)
            is_listed = scene.store.summary["t"].updated == scene.now
            assert is_listed == (later == LISTED)
        assert scene.store.summary["t"] == msgspec.structs.replace(begun, updated=scene.now)
        assert [message["type"] for message in told(device)] == ["view", "moved", "moved"]
        assert set(told(device)[-1]["picture"]) == {"sequence", "time", "board", "hands"}

    play(story)


def test_a_table_that_nobody_looks_at_is_freed_at_once() -> None:
    async def story(scene: Scene) -> None:
        await scene.made()
        room = scene.hub.room("t")
        task, gone = room.task, weakref.ref(room)
        scene.now += ServerSettings().idle_ms + ServerSettings().absence_ms
        room.look_around()
        del room
        await task
        await asyncio.sleep(0)
        assert gone() is None

    gc.collect()
    gc.disable()
    try:
        play(story)
    finally:
        gc.enable()


def test_a_slow_reader_is_dropped_and_nobody_waits() -> None:
    async def story(scene: Scene) -> None:
        await scene.made()
        slow, quick = await scene.look("ann"), await scene.look("ben")
        for turn in range(OUTBOX + 1):
            assert isinstance(await scene.do("ann", Ready(turn % 2 == 0)), Ack)
            quick.way = Free()
            quick.send_waiting()
            quick.way = Blocked()
        assert slow.dropped == TOO_SLOW
        assert not slow.waiting
        assert quick.dropped is None
        back = await scene.look("ann", after=1)
        assert told(back)[0]["type"] == "happened"

    play(story)


def test_a_deadline_is_kept_after_a_restart() -> None:
    async def before(scene: Scene) -> None:
        await scene.started(nudge=60)

    async def after(scene: Scene) -> None:
        await scene.hub.sweep()
        assert await scene.hub.ask("t", lambda table: table.running.nudged) == {0, 1}

    first = play(before)
    assert play(after, Scene(first.store, first.now + 60_000)).happened().count("Nudged") == 2


def test_somebody_without_a_page_is_away_after_a_while() -> None:
    async def story(scene: Scene) -> None:
        await scene.made()
        page, second = await scene.look("ben"), await scene.look("ben")
        scene.hub.look_away(page)
        await scene.passed(60_000)
        assert scene.happened()[-1] == "Sat"
        scene.hub.look_away(second)
        await scene.passed(14_000)
        assert scene.happened()[-1] == "Sat"
        await scene.passed(1_000)
        assert scene.happened()[-1] == "PersonLeft"
        await scene.look("ben")
        assert scene.happened()[-1] == "PersonReturned"

    play(story)


def test_who_is_back_in_time_was_never_away() -> None:
    async def story(scene: Scene) -> None:
        await scene.made()
        scene.hub.look_away(await scene.look("ben"))
        await scene.passed(5_000)
        await scene.look("ben")
        await scene.passed(60_000)
        assert scene.happened()[-1] == "Sat"

    play(story)


def test_an_idle_table_leaves_the_memory_and_comes_back() -> None:
    async def story(scene: Scene) -> None:
        await scene.made()
        room = scene.hub.room("t")
        scene.now += 120_000
        room.look_around()
        await room.task
        assert scene.hub.rooms == {}
        assert (await scene.settled()).sequence == 3

    play(story)


def test_a_table_leaves_the_memory_so_long_after_the_last_person_whatever_is_noted_of_them() -> None:
    async def story(scene: Scene) -> None:
        await scene.made()
        device, room, settings = await scene.look("ann"), scene.hub.room("t"), ServerSettings()
        room.leave(device)
        await scene.passed(settings.absence_ms)
        assert scene.happened()[-1] == "PersonLeft"
        scene.now += settings.idle_ms - settings.absence_ms
        room.look_around()
        async with asyncio.timeout(20):
            await room.task
        assert scene.hub.rooms == {}

    play(story)


def test_a_table_that_never_was_leaves_nothing_behind() -> None:
    async def story(scene: Scene) -> None:
        device = await scene.look("ann")
        assert told(device)[0]["reason"] == "no-such-table"
        await asyncio.gather(*(room.task for room in scene.hub.rooms.values()))
        assert scene.hub.rooms == {}

    play(story)


def test_a_table_takes_only_so_much_at_once() -> None:
    async def story(scene: Scene) -> None:
        await scene.made()
        answers = await asyncio.gather(*(scene.do("ann", Ready()) for _ in range(MAILBOX + 10)))
        busy = [answer for answer in answers if isinstance(answer, Refused) and answer.reason == "table-is-busy"]
        assert len(busy) == 10

    play(story)


def test_old_tables_are_forgotten() -> None:
    async def story(scene: Scene) -> None:
        await scene.made()
        scene.now += 366 * DAY
        await scene.hub.forget()
        assert scene.store.events == {}

    play(story)


def test_the_shortest_way_counts_and_only_an_answer_to_the_last_ping() -> None:
    async def story(scene: Scene) -> None:
        device = Device("ann", Blocked(), 0.0)
        assert device.delay == 0
        for now, answered in ((10.0, 10.3), (20.0, 20.1), (30.0, 30.9)):
            device.ping(now)
            nonce = device.nonce
            device.pong(Pong(nonce), answered)
            device.pong(Pong(nonce), answered + 5)
        assert device.delay == 100

    play(story)
