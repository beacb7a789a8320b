"""A live table, with a clock that stands until it is moved and a store that can fail."""

import asyncio
import gc
import itertools
import weakref
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from seriatim.bots.pool import Answer, Pool
from seriatim.games.the_game.actions import BID, signalling
from seriatim.games.the_game.rules import TheGameState
from seriatim.server.clock import DAY, Clock, DayWatch
from seriatim.server.limits import LARGEST_CATCH_UP, MAILBOX_SIZE, OUTBOX_MESSAGES
from seriatim.server.live.audience import Audience
from seriatim.server.live.connection import TOO_SLOW, Connection
from seriatim.server.live.hub import Hub
from seriatim.server.live.mailbox import MailboxFull
from seriatim.server.live.protocol import Ack, Pong, Refused
from seriatim.server.live.room import WATCHED_CHECK_MS
from seriatim.server.live.thinking import turn_of
from seriatim.server.services import Services
from seriatim.server.settings import ServerSettings
from seriatim.server.store.schema import SUMMARY_AGE_MS, summary_of
from seriatim.table.commands import (
    SERVER,
    Abandon,
    AnyCommand,
    Create,
    CreateDaily,
    Kick,
    Play,
    Ready,
    Rename,
    Say,
    SeatBot,
    Sit,
    Start,
    UndoKick,
)
from seriatim.table.decide import decide
from seriatim.table.evolve import fold
from seriatim.table.settings import LONGEST_TEXT, Settings
from seriatim.table.table import Table
from tests.server.memory_store import MemoryStore
from tests.server.transports import BlockedTransport, FreeTransport


class LiveHub:
    """A hub at a time of our choice."""

    def __init__(self, store: MemoryStore | None = None, now: int = 1_000_000, bots: "Bots | None" = None) -> None:
        self.store = store or MemoryStore()
        self.now = now
        self.clock = Clock(lambda: self.now, lambda: self.now / 1000)
        pool = cast(Pool, bots)
        secret = b"x" * 32
        self.hub = Hub(Services(ServerSettings(), self.store, pool, secret=secret, version="test", clock=self.clock))
        self.ids = 0

    async def do(self, by: str, command: AnyCommand) -> Ack | Refused:
        self.ids += 1
        return await self.hub.run_command("t", command, by, f"{by}{self.ids}")

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

    async def look(self, person: str, after: int | None = None) -> Connection:
        connection = Connection(person, BlockedTransport(), 0.0)
        connection.table_id = "t"
        self.hub.room("t").enter(connection, "enter", None, after)
        await self.settled()
        return connection

    async def settled(self) -> Table:
        """The table, when it has done all it was asked."""
        return await self.hub.query("t", lambda table: table)

    async def passed(self, milliseconds: int) -> None:
        self.now += milliseconds
        room = self.hub.room("t")
        room.wake()
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


class Talkers(Bots):
    """Bots that start after everybody else, and tell before whose turn they were asked to speak."""

    def __init__(self) -> None:
        super().__init__()
        self.turns: list[int] = []

    async def speak(self, *request: object) -> list[int]:
        sight = cast(TheGameState, request[3])
        self.turns.append(int(sight.turn))
        if sight.turn == 0:
            self.asked.set()
        return []

    async def choose(self, *_: object) -> Answer:
        return Answer(int(BID), "thought")


def messages(connection: Connection) -> list[dict[str, Any]]:
    return [msgspec.json.decode(data) for data in connection.outbox]


def play(story: Callable[[LiveHub], Awaitable[None]], live: LiveHub | None = None) -> LiveHub:
    """Let a story happen."""
    on = live or LiveHub()

    async def run() -> None:
        await story(on)
        await on.hub.close()

    asyncio.run(run())
    return on


def test_who_lost_a_race_is_decided_anew() -> None:
    async def story(live: LiveHub) -> None:
        await live.made()
        table = fold(live.store.events["t"])
        other = decide(table, Ready(), "ben", live.now).events
        await live.store.append("t", table.sequence, other, summary_of("t", table))
        assert await live.do("ann", Ready()) == Ack("ann4", 5)

    assert play(story).happened()[-2:] == ["Readied", "Readied"]


def test_nobody_is_told_what_is_not_stored() -> None:
    async def story(live: LiveHub) -> None:
        await live.made()
        connection = await live.look("ann")
        live.store.fails = True
        refused = await live.do("ben", Ready())
        assert isinstance(refused, Refused)
        assert (refused.reason, refused.phrase.key) == ("not-stored", "server-refuses-not-stored")
        assert [message["type"] for message in messages(connection)] == ["view"]
        live.store.fails = False
        assert await live.do("ben", Ready()) == Ack("ben5", 4)
        assert [message["type"] for message in messages(connection)] == ["view", "happened"]

    play(story)


def test_what_was_stored_without_an_answer_is_told_when_the_table_is_loaded_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("seriatim.server.live.room.RETRY_MS", 1)

    async def story(live: LiveHub) -> None:
        await live.made()
        connection = await live.look("ann")
        live.store.answers = False
        refused = await live.do("ben", Ready())
        assert isinstance(refused, Refused)
        assert refused.reason == "perhaps-stored"
        live.store.answers = True
        await live.settled()
        happened = messages(connection)[-1]
        assert [event["event"]["type"] for event in happened["events"]] == ["readied"]
        assert happened["picture"]["seats"][1]["is_ready"]
        assert await live.do("ben", Rename(1, "Bob")) == Ack("ben5", 5)
        assert [event["sequence"] for event in messages(connection)[-1]["events"]] == [5]

    play(story)


def test_of_a_move_that_ends_a_proposal_to_stop_the_whole_table_is_told() -> None:
    async def story(live: LiveHub) -> None:
        await live.started()
        connection = await live.look("ben")
        assert isinstance(await live.do("ann", Abandon()), Ack)
        assert messages(connection)[-1]["picture"]["seats"][0]["would_stop"]
        assert isinstance(await live.do("ann", Play(0, "bid 1")), Ack)
        assert "would_stop" not in messages(connection)[-1]["picture"]["seats"][0]

    play(story)


def test_bots_go_on_when_something_can_be_stored_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seriatim.server.live.room.RETRY_MS", 1)
    bots = Bots()

    async def story(live: LiveHub) -> None:
        await live.started()
        assert isinstance(await live.do("ben", SeatBot(1, "novice")), Ack)
        await bots.asked.wait()
        bots.asked.clear()
        live.store.fails = True
        assert isinstance(await live.do("ann", Play(0, "bid 1")), Refused)
        live.store.fails = False
        async with asyncio.timeout(20):
            await bots.asked.wait()

    play(story, LiveHub(bots=bots))


def test_bots_go_on_whoever_has_the_table_loaded_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as somebody who may not look at it. The simulator found this (seed 4776)."""
    monkeypatch.setattr("seriatim.server.live.room.RETRY_MS", 1)
    bots = Bots()

    async def story(live: LiveHub) -> None:
        await live.started(spectators=False)
        await live.look("ann")
        assert isinstance(await live.do("ben", SeatBot(1, "novice")), Ack)
        await bots.asked.wait()
        bots.asked.clear()
        table, room = await live.settled(), live.hub.room("t")
        live.store.fails = True
        room.submit_bot_choice((1, int(table.running.state.actions(1)[0]), table.sequence))
        room.mailbox.put(partial(can_store_again, live.store))
        stranger = Connection("eve", BlockedTransport(), 0.0)
        stranger.table_id = "t"
        room.enter(stranger, "enter", None, None)
        async with asyncio.timeout(5):
            await bots.asked.wait()

    play(story, LiveHub(bots=bots))


def test_bots_speak_before_a_persons_turn_too() -> None:
    """TG-19: it is the person who can use what they say."""
    bots = Talkers()

    async def story(live: LiveHub) -> None:
        await live.started()
        assert isinstance(await live.do("ben", SeatBot(1, "novice")), Ack)
        assert isinstance(await live.do("ann", Play(0, "bid 3")), Ack)
        async with asyncio.timeout(20):
            await bots.asked.wait()
        await live.passed(1)
        assert bots.turns.count(0) == 1

    play(story, LiveHub(bots=bots))


def test_a_signal_for_a_position_that_has_passed_is_dropped() -> None:
    async def story(live: LiveHub) -> None:
        await live.started()
        assert isinstance(await live.do("ann", Play(0, "bid 3")), Ack)
        assert isinstance(await live.do("ben", SeatBot(1, "novice")), Ack)
        table, room = await live.settled(), live.hub.room("t")
        position = turn_of(table)
        before = len(live.happened())
        room.submit_bot_choice((1, int(signalling(0, 1)), (position[0], position[1] - 1)))
        await live.settled()
        assert len(live.happened()) == before
        room.submit_bot_choice((1, int(signalling(0, 1)), position))
        await live.settled()
        assert len(live.happened()) == before + 1

    play(story, LiveHub(bots=Bots()))


async def can_store_again(store: MemoryStore) -> None:
    store.fails = False


def test_a_move_is_stored_even_if_the_result_of_the_day_cannot_be_noted_yet() -> None:
    async def story(live: LiveHub) -> None:
        live.store.results_fail = True
        command = CreateDaily("the-game", 1, "2026-11-16", "ann", "Ann")
        assert isinstance(await live.hub.run_command("t", command, SERVER, "", seed="da" * 32), Ack)
        while (table := await live.settled()).phase == "running":
            state = table.running.state
            move = table.running.game.write_move(state, 0, state.actions(0)[0])
            assert isinstance(await live.do("ann", Play(0, move)), Ack)
        live.store.results_fail = False
        live.hub.room("t").unload()
        await live.settled()
        assert [result.person for result in live.store.results.values()] == ["ann"]

    play(story)


def test_who_hears_that_a_deal_of_the_day_is_over_finds_their_own_result(monkeypatch: pytest.MonkeyPatch) -> None:
    live = LiveHub()
    known: list[tuple[str, int]] = []
    tell = Audience.broadcast

    def broadcast(audience: Audience, table: Table, *args: Any, **more: Any) -> None:  # noqa: ANN401 (passed on)
        known.append((table.phase, len(live.store.results)))
        tell(audience, table, *args, **more)

    async def story(live: LiveHub) -> None:
        command = CreateDaily("the-game", 1, "2026-11-16", "ann", "Ann")
        assert isinstance(await live.hub.run_command("t", command, SERVER, "", seed="da" * 32), Ack)
        while (table := await live.settled()).phase == "running":
            state = table.running.state
            move = table.running.game.write_move(state, 0, state.actions(0)[0])
            assert isinstance(await live.do("ann", Play(0, move)), Ack)

    monkeypatch.setattr(Audience, "broadcast", broadcast)
    play(story, live)
    assert known[0] == ("running", 0)
    assert known[-1] == ("over", 1)


def test_a_table_of_which_too_much_is_asked_says_so_and_everybody_is_answered() -> None:
    async def story(live: LiveHub) -> None:
        asked = [live.hub.query("none", lambda table: table.phase) for _ in range(MAILBOX_SIZE + 70)]
        async with asyncio.timeout(20):
            answers = await asyncio.gather(*asked, return_exceptions=True)
        assert answers.count("new") == MAILBOX_SIZE
        assert sum(isinstance(answer, MailboxFull) for answer in answers) == 70

    play(story)


def test_others_get_their_turn_while_much_is_asked_of_a_table() -> None:
    async def story(live: LiveHub) -> None:
        await live.made()
        turns: list[str] = []

        async def asked_of(table: str) -> None:
            await live.hub.query(table, lambda table: turns.append(table.host))

        async def others() -> None:
            while turns.count("ann") < 20:
                turns.append("others")
                await asyncio.sleep(0)

        async with asyncio.timeout(20):
            await asyncio.gather(*(asked_of("t") for _ in range(20)), others())
        answered = [number for number, turn in enumerate(turns) if turn == "ann"]
        assert all(later - earlier > 1 for earlier, later in itertools.pairwise(answered))

    play(story)


def test_a_quiet_table_at_which_people_sit_is_left_in_peace() -> None:
    async def story(live: LiveHub) -> None:
        await live.made()
        await live.look("ann")
        live.now += 2 * ServerSettings().idle_ms
        assert live.hub.room("t").seconds_until_due() == WATCHED_CHECK_MS / 1000

    play(story)


def test_of_a_move_is_told_what_it_changes_and_lists_hear_of_it_within_a_minute() -> None:
    async def story(live: LiveHub) -> None:
        await live.started()
        connection = await live.look("ann")
        begun = live.store.summary["t"]
        for by, seat, later in (("ann", 0, 1), ("ben", 1, SUMMARY_AGE_MS)):
            live.now += later
            assert isinstance(await live.do(by, Play(seat, "bid 1")), Ack)
            is_listed = live.store.summary["t"].updated == live.now
            assert is_listed == (later == SUMMARY_AGE_MS)
        (starter,) = (await live.settled()).running.since
        assert live.store.summary["t"] == msgspec.structs.replace(begun, updated=live.now, turn=(starter,))
        assert [message["type"] for message in messages(connection)] == ["view", "moved", "moved"]
        assert set(messages(connection)[-1]["picture"]) == {"sequence", "time", "board", "hands"}

    play(story)


@pytest.mark.parametrize("fails", [False, True])
def test_whose_turn_it_is_can_be_asked_at_once_and_is_stored_when_a_table_leaves_the_memory(fails: bool) -> None:
    async def story(live: LiveHub) -> None:
        await live.started()
        assert live.hub.turn_at("t") == live.store.summary["t"].turn == (0, 1)
        assert isinstance(await live.do("ann", Play(0, "bid 1")), Ack)
        assert (live.hub.turn_at("t"), live.store.summary["t"].turn) == ((1,), (0, 1))
        live.store.fails = fails
        live.now += ServerSettings().idle_ms + ServerSettings().absence_ms
        task = live.hub.room("t").task
        live.hub.room("t").wake()
        await task
        assert (live.hub.turn_at("t"), live.store.summary["t"].turn) == (None, (0, 1) if fails else (1,))

    play(story)


def test_a_table_that_nobody_looks_at_is_freed_at_once() -> None:
    async def story(live: LiveHub) -> None:
        await live.made()
        room = live.hub.room("t")
        task, gone = room.task, weakref.ref(room)
        live.now += ServerSettings().idle_ms + ServerSettings().absence_ms
        room.wake()
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
    async def story(live: LiveHub) -> None:
        await live.made()
        slow, quick = await live.look("ann"), await live.look("ben")
        for turn in range(OUTBOX_MESSAGES + 1):
            assert isinstance(await live.do("ann", Ready(turn % 2 == 0)), Ack)
            quick.transport = FreeTransport()
            quick.flush()
            quick.transport = BlockedTransport()
        assert slow.dropped == TOO_SLOW
        assert not slow.outbox
        assert quick.dropped is None
        back = await live.look("ann", after=1)
        assert messages(back)[0]["type"] == "happened"

    play(story)


def test_who_has_missed_very_much_gets_the_present_state() -> None:
    async def story(live: LiveHub) -> None:
        await live.made()
        before = (await live.settled()).sequence
        for _ in range(LARGEST_CATCH_UP // LONGEST_TEXT):
            assert isinstance(await live.do("ann", Say(0, "x" * LONGEST_TEXT)), Ack)
        few, many = await live.look("ben", after=before + 60), await live.look("ben", after=before)
        assert [messages(page)[0]["type"] for page in (few, many)] == ["happened", "view"]

    play(story)


def test_a_deadline_is_kept_after_a_restart() -> None:
    async def before(live: LiveHub) -> None:
        await live.started(nudge=60)

    async def after(live: LiveHub) -> None:
        await live.hub.wake_due_tables()
        assert await live.hub.query("t", lambda table: table.running.nudged) == {0, 1}

    first = play(before)
    assert play(after, LiveHub(first.store, first.now + 60_000)).happened().count("Nudged") == 2


def test_somebody_without_a_page_is_away_after_a_while() -> None:
    async def story(live: LiveHub) -> None:
        await live.made()
        page, second = await live.look("ben"), await live.look("ben")
        live.hub.leave_table(page)
        await live.passed(60_000)
        assert live.happened()[-1] == "Sat"
        live.hub.leave_table(second)
        await live.passed(14_000)
        assert live.happened()[-1] == "Sat"
        await live.passed(1_000)
        assert live.happened()[-1] == "PersonLeft"
        await live.look("ben")
        assert live.happened()[-1] == "PersonReturned"

    play(story)


def test_who_is_back_in_time_was_never_away() -> None:
    async def story(live: LiveHub) -> None:
        await live.made()
        live.hub.leave_table(await live.look("ben"))
        await live.passed(5_000)
        await live.look("ben")
        await live.passed(60_000)
        assert live.happened()[-1] == "Sat"

    play(story)


def test_an_idle_table_leaves_the_memory_and_comes_back() -> None:
    async def story(live: LiveHub) -> None:
        await live.made()
        room = live.hub.room("t")
        live.now += 120_000
        room.wake()
        await room.task
        assert live.hub.rooms == {}
        assert (await live.settled()).sequence == 3

    play(story)


def test_a_table_leaves_the_memory_so_long_after_the_last_person_whatever_is_noted_of_them() -> None:
    async def story(live: LiveHub) -> None:
        await live.made()
        connection, room, settings = await live.look("ann"), live.hub.room("t"), ServerSettings()
        room.leave(connection)
        await live.passed(settings.absence_ms)
        assert live.happened()[-1] == "PersonLeft"
        live.now += settings.idle_ms - settings.absence_ms
        room.wake()
        async with asyncio.timeout(20):
            await room.task
        assert live.hub.rooms == {}

    play(story)


def test_a_table_that_never_was_leaves_nothing_behind() -> None:
    async def story(live: LiveHub) -> None:
        connection = await live.look("ann")
        assert messages(connection)[0]["reason"] == "no-such-table"
        await asyncio.gather(*(room.task for room in live.hub.rooms.values()))
        assert live.hub.rooms == {}

    play(story)


def test_a_table_takes_only_so_much_at_once() -> None:
    async def story(live: LiveHub) -> None:
        await live.made()
        answers = await asyncio.gather(*(live.do("ann", Ready()) for _ in range(MAILBOX_SIZE + 10)))
        busy = [answer for answer in answers if isinstance(answer, Refused) and answer.reason == "table-is-busy"]
        assert len(busy) == 10

    play(story)


async def days_pass(live: LiveHub, days: int) -> None:
    for _ in range(days):
        live.now += DAY
        await live.hub.delete_old_tables()


def test_old_tables_are_deleted_once_they_are_as_old_as_the_retention(caplog: pytest.LogCaptureFixture) -> None:
    async def story(live: LiveHub) -> None:
        await live.hub.delete_old_tables()
        await live.made()
        await days_pass(live, 366)
        assert len(live.store.events) == 1
        await days_pass(live, 1)
        assert live.store.events == {}

    play(story)
    assert [record.getMessage()[:53] for record in caplog.records] == [
        "deleted what is older than 365 days: 1 tables without"
    ]


@pytest.mark.parametrize("jump", [400 * DAY, -400 * DAY, 10_000 * DAY])
def test_nothing_is_deleted_on_the_day_on_which_the_clock_has_jumped(
    jump: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(live: LiveHub) -> None:
        await live.made()
        await days_pass(live, 5)
        live.now += jump
        for _ in range(24):
            await live.hub.delete_old_tables()
            live.now += DAY // 24 - 1
        assert len(live.store.events) == 1

    play(story, LiveHub(now=500 * DAY))
    assert sum("nothing is deleted until it has run for a day" in one.getMessage() for one in caplog.records) == 1


def test_nothing_is_deleted_if_the_readings_cannot_be_kept(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(live: LiveHub) -> None:
        await live.made()
        live.hub.services.day_watch = DayWatch(tmp_path / "missing" / "clock.json")
        await days_pass(live, 400)
        assert len(live.store.events) == 1

    play(story)
    assert "No such file" in caplog.text


def test_the_shortest_way_counts_and_only_an_answer_to_the_last_ping() -> None:
    async def story(live: LiveHub) -> None:
        connection = Connection("ann", BlockedTransport(), 0.0)
        assert connection.delay == 0
        for now, answered in ((10.0, 10.3), (20.0, 20.1), (30.0, 30.9)):
            connection.ping(now)
            nonce = connection.nonce
            connection.pong(Pong(nonce), answered)
            connection.pong(Pong(nonce), answered + 5)
        assert connection.delay == 100

    play(story)


# Who looks on


def watching(connection: Connection) -> list[int]:
    """The numbers of spectators that a page was told."""
    return [message["count"] for message in messages(connection) if message["type"] == "watched"]


def test_everybody_is_told_how_many_look_on_and_nobody_who() -> None:
    async def story(live: LiveHub) -> None:
        await live.started()
        room = live.hub.room("t")
        ann = await live.look("ann")
        pages = [await live.look(person) for person in ("eve", "eve", "fay", "ben")]
        room.tell_watching()
        room.tell_watching()
        assert [watching(page) for page in (ann, *pages)] == [[2]] * 5, "a person counts once, and players do not"
        assert not any(b"eve" in text for text in ann.outbox)
        late = await live.look("ann")
        assert watching(late) == [2]
        for page in pages[:3]:
            room.leave(page)
        room.tell_watching()
        assert watching(ann) == [2, 0]
        assert watching(await live.look("ben")) == []

    play(story)


def test_however_many_come_and_go_one_message_tells_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seriatim.server.live.room.WATCHING_PAUSE", 0.02)

    async def story(live: LiveHub) -> None:
        await live.started()
        ann = await live.look("ann")
        pages = [await live.look(f"guest {number}") for number in range(30)]
        while not watching(ann):
            await live.settled()
        first = len(watching(ann))
        for page in pages[:20]:
            live.hub.room("t").leave(page)
        while watching(ann)[-1] != 10:
            await live.settled()
        assert len(watching(ann)) <= first + 1
        live.hub.room("t").unload()
        live.hub.room("t").tell_watching()
        assert watching(ann)[-1] == 10

    play(story)


def test_who_sits_again_without_being_here_is_away_before_long() -> None:
    async def story(live: LiveHub) -> None:
        await live.made()
        assert isinstance(await live.do("ann", Kick(1)), Ack)
        assert isinstance(await live.do("ann", UndoKick(1)), Ack)
        assert "ben" not in (await live.settled()).absent
        await live.passed(live.hub.services.settings.absence_ms + 1)
        assert "ben" in (await live.settled()).absent

    play(story)
