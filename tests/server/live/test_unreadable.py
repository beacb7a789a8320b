"""Tables that cannot be read, or that fail whenever they are to do something: nobody else waits for them."""

import logging
from collections.abc import Callable

import msgspec
import pytest

from seriatim.server.limits import MAX_LISTED
from seriatim.server.live import room as rooms
from seriatim.server.live.connection import Connection
from seriatim.server.live.protocol import refused
from seriatim.server.live.room import MOST_DOUBLINGS, POSTPONED_MS
from seriatim.table.commands import Ready, Tick
from seriatim.table.decide import decide
from seriatim.table.events import Created
from seriatim.table.stored_events import StoredEvent, Unreadable
from tests.server.live.test_room import Bots, LiveHub, messages, play
from tests.server.memory_store import MemoryStore
from tests.server.transports import BlockedTransport
from tests.table.people import SEED

LIMIT = 60
"""Seconds after which a bot moves for somebody who does not."""
Damage = Callable[[list[StoredEvent]], list[StoredEvent]]


def by_rules(log: list[StoredEvent], version: int) -> list[StoredEvent]:
    assert isinstance(log[0].event, Created)
    return [msgspec.structs.replace(log[0], event=msgspec.structs.replace(log[0].event, rules=version)), *log[1:]]


def by_unknown_rules(log: list[StoredEvent]) -> list[StoredEvent]:
    return by_rules(log, 99)


def without_its_third_event(log: list[StoredEvent]) -> list[StoredEvent]:
    return [*log[:2], *log[3:]]


async def damaged(live: LiveHub, damage: Damage = by_unknown_rules) -> None:
    """A table that is due and cannot be read any more; nobody has opened it since."""
    await live.started(limit=LIMIT)
    await live.hub.close()
    live.hub.rooms.clear()
    live.store.events["t"] = damage(live.store.events["t"])
    live.now += 2_000 * LIMIT


async def tried(live: LiveHub) -> None:
    """Wait until the room has done what it was asked; it has no table."""
    with pytest.raises(Unreadable):
        await live.settled()


async def due(live: LiveHub) -> list[str]:
    return await live.store.due_before(live.now, MAX_LISTED)


@pytest.mark.parametrize("damage", [by_unknown_rules, without_its_third_event])
def test_everybody_who_asks_is_told_in_words(damage: Damage, caplog: pytest.LogCaptureFixture) -> None:
    async def story(live: LiveHub) -> None:
        await damaged(live, damage)
        assert await live.do("ann", Ready()) == refused("ann6", "table-unreadable")
        connection = Connection("ben", BlockedTransport(), 0.0)
        connection.table_id = "t"
        live.hub.room("t").enter(connection, "enter", None, None)
        await tried(live)
        assert [(one["type"], one["reason"]) for one in messages(connection)] == [("refused", "table-unreadable")]

    with caplog.at_level(logging.WARNING):
        play(story)
    assert len(caplog.records) == 1
    assert "a table cannot be read (unreadable-" in caplog.text
    assert SEED not in caplog.text


def test_a_room_reads_such_a_table_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(live: LiveHub) -> None:
        await damaged(live)
        reads = list[str]()

        async def load(store: MemoryStore, table_id: str) -> list[StoredEvent]:
            reads.append(table_id)
            return store.events[table_id]

        monkeypatch.setattr(MemoryStore, "load", load)
        for _ in range(5):
            await live.do("ann", Ready())
        assert reads == ["t"]

    play(story)


def test_such_a_table_is_not_due_for_an_hour() -> None:
    async def story(live: LiveHub) -> None:
        await damaged(live)
        assert await due(live) == ["t"]
        await live.hub.wake_due_tables()
        await tried(live)
        assert await due(live) == []
        live.now += POSTPONED_MS
        assert await due(live) == ["t"]

    play(story)


def test_many_such_tables_keep_no_other_from_being_woken() -> None:
    async def story(live: LiveHub) -> None:
        await damaged(live)
        store = live.store
        good, events = store.summary["t"], store.events["t"]
        readable = by_rules(events, 1)
        for number in range(MAX_LISTED):
            store.summary[f"a{number}"] = msgspec.structs.replace(good, due=1, table_id=f"a{number}")
            store.events[f"a{number}"] = events
        store.summary["t"] = store.summary.pop("t")
        store.events["t"] = readable
        assert "t" not in await due(live)
        await live.hub.wake_due_tables()
        for table_id in list(live.hub.rooms):
            with pytest.raises(Unreadable):
                await live.hub.query(table_id, lambda table: table)
        assert await due(live) == ["t"]
        await live.hub.wake_due_tables()
        await live.settled()
        assert live.happened()[-1] == "TimeRanOut"

    play(story, LiveHub(bots=Bots()))


def test_a_table_that_fails_for_another_reason_backs_off_too(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def failing(*given: object, **more: object) -> object:
        assert not isinstance(given[1], Tick), "a fault of ours"
        return decide(*given, **more)  # type: ignore[arg-type]

    async def story(live: LiveHub) -> None:
        await live.started(limit=LIMIT)
        live.now += 2_000 * LIMIT
        assert await due(live) == ["t"]
        monkeypatch.setattr(rooms, "decide", failing)
        await live.passed(0)
        room = live.hub.rooms["t"]
        assert await due(live) == []
        for _ in range(2):
            failures = room.failures
            await live.passed(0)
            room.unload()
            assert room.failures > failures > 0
            assert room.seconds_until_due() == (1 << min(room.failures, MOST_DOUBLINGS)) / 1000
        monkeypatch.setattr(rooms, "decide", decide)
        await live.passed(0)
        assert (room.failures, live.happened()[-1]) == (0, "TimeRanOut")

    monkeypatch.setattr(rooms, "RETRY_MS", 1)
    play(story, LiveHub(bots=Bots()))
    assert "a fault of ours" in caplog.text


def test_a_table_is_not_put_off_because_the_store_failed() -> None:
    async def story(live: LiveHub) -> None:
        await live.started(limit=LIMIT)
        live.now += 2_000 * LIMIT
        live.store.fails = True
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(rooms, "RETRY_MS", 1)
            await live.passed(0)
        assert (await due(live), live.hub.rooms["t"].failures) == (["t"], 0)

    play(story)
