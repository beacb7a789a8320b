"""The store, on SQLite and on PostgreSQL alike."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from seriatim.server.errors import Conflict, StoreFailed
from seriatim.server.store import Store, threads
from seriatim.server.store.appends import MAX_ROWS
from seriatim.server.store.schema import DailyResult, Occupant
from seriatim.table.settings import Level
from seriatim.table.stored_events import StoredEvent
from tests.server.logs import add, like, moves, said, with_store
from tests.table.people import started

TABLES = [f"table-{number:03}" for number in range(200)]


def test_events_come_back_as_they_were_stored_and_in_order(url: str) -> None:
    log = started("sequence", 2).log

    async def use(store: Store) -> list[StoredEvent]:
        assert await store.load("t") == []
        await store.append("t", 0, log[:3], like("t"))
        await store.append("t", 3, log[3:], like("t"))
        return await store.load("t")

    assert with_store(url, use) == log
    assert with_store(url, lambda store: store.load("t")) == log


def test_events_must_follow_each_other_and_belong_to_the_table(file_url: str) -> None:
    async def use(store: Store) -> list[StoredEvent]:
        for events, summary in (([], like("t")), (said(2), like("t")), (said(1), like("another")), (said(1), None)):
            with pytest.raises(ValueError, match="do not follow"):
                await store.append("t", 0, events, summary)
        return await store.load("t")

    assert with_store(file_url, use) == []


def test_of_all_who_append_after_the_same_event_one_succeeds(url: str) -> None:
    async def use(store: Store) -> list[StoredEvent]:
        for after in range(5):
            tries = [add(store, "t", after, text=f"{number}") for number in range(20)]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes if outcome is not None] == [Conflict] * 19
        return await store.load("t")

    assert [stored.sequence for stored in with_store(url, use)] == [1, 2, 3, 4, 5]


def test_two_stores_of_one_database_never_both_append(url: str) -> None:
    async def use(store: Store) -> list[StoredEvent]:
        other = await Store.open(url)
        for after in range(10):
            both = add(store, "t", after, text="one"), add(other, "t", after, text="other")
            outcomes = await asyncio.gather(*both, return_exceptions=True)
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
        await other.close()
        return await store.load("t")

    assert [stored.sequence for stored in with_store(url, use)] == [*range(1, 11)]


def test_whoever_is_in_conflict_fails_alone(url: str) -> None:
    async def use(store: Store) -> None:
        await add(store, TABLES[0], 0)
        outcomes = await asyncio.gather(*(add(store, table, 0) for table in TABLES), return_exceptions=True)
        assert isinstance(outcomes[0], Conflict)
        assert outcomes[1:] == [None] * (len(TABLES) - 1)

    with_store(url, use)


def test_events_that_follow_each_other_can_share_a_commit(url: str) -> None:
    async def use(store: Store) -> list[StoredEvent]:
        await asyncio.gather(*(add(store, "t", after) for after in range(50)))
        return await store.load("t")

    assert len(with_store(url, use)) == 50


def test_many_tables_share_few_commits(url: str) -> None:
    async def use(store: Store) -> int:
        count = 0

        def counted(_: object) -> None:
            nonlocal count
            count += 1

        event.listen(store.database.writing, "commit", counted)
        await asyncio.gather(*(add(store, table, 0) for table in TABLES))
        await asyncio.gather(*(add(store, table, 1) for table in TABLES))
        assert [len(await store.load(table)) for table in TABLES] == [2] * len(TABLES)
        return count

    assert with_store(url, use) <= 8


def test_moves_follow_the_event_before_them_and_leave_lists_alone(url: str) -> None:
    async def use(store: Store) -> list[str]:
        await add(store, "t", 0)
        await add(store, "there", 0)
        await store.append("t", 1, moves(2, 2), None)
        for table, after in (("t", 1), ("t", 7), ("nowhere", 3)):
            both = store.append(table, after, moves(after + 1), None), store.append("there", 1, moves(2), None)
            outcomes = await asyncio.gather(*both, return_exceptions=True)
            assert [type(one).__name__ for one in outcomes] == ["Conflict", "NoneType" if after == 1 else "Conflict"]
        assert [len(await store.load(table)) for table in ("t", "there", "nowhere")] == [3, 2, 0]
        assert like("t") in await store.tables_of("ann", 10)
        await store.append("t", 3, moves(4), like("t", phase="over", updated=5_000, due=6_000))
        assert like("t", phase="over", updated=5_000, due=6_000) in await store.tables_of("ann", 10)
        await add(store, "t", 4)
        return [type(stored.event).__name__ for stored in await store.load("t")]

    assert with_store(url, use) == ["TextSaid", "Played", "Played", "Played", "TextSaid"]


def test_moves_at_one_table_can_share_a_commit(url: str) -> None:
    async def use(store: Store) -> list[StoredEvent]:
        await add(store, "t", 0)
        appends = [store.append("t", after, moves(after + 1), None) for after in range(1, 20)]
        await asyncio.gather(*appends, add(store, "t", 20))
        return await store.load("t")

    assert len(with_store(url, use)) == 21


def test_moves_at_any_number_of_tables_can_share_a_commit(url: str) -> None:
    """Also where a table's two events are inserted by two statements, and where one table is in the way of all."""
    tables = [f"t{number:03}" for number in range(MAX_ROWS + 12)]

    async def use(store: Store) -> list[int]:
        await asyncio.gather(*(add(store, table, 0) for table in tables))
        appends = [store.append(table, 1, moves(2, 1 + (place % 7 == 0)), None) for place, table in enumerate(tables)]
        outcomes = await asyncio.gather(*appends, store.append(tables[9], 5, moves(6), None), return_exceptions=True)
        assert [type(one).__name__ for one in outcomes] == ["NoneType"] * len(tables) + ["Conflict"]
        return [len(await store.load(table)) for table in tables]

    assert with_store(url, use) == [2 + (place % 7 == 0) for place in range(len(tables))]


def test_an_appender_that_does_not_wait_harms_nobody(url: str) -> None:
    async def use(store: Store) -> int:
        impatient = asyncio.create_task(add(store, "t", 0))
        await asyncio.sleep(0)
        impatient.cancel()
        await add(store, "other", 0)
        return len(await store.load("t"))

    assert with_store(url, use) == 1


def test_what_is_due_is_found_until_it_is_done(url: str) -> None:
    async def use(store: Store) -> None:
        for table, due in (("late", 100), ("now", 200), ("soon", 201), ("never", None)):
            await add(store, table, 0, due=due)
        assert await store.due_before(200, 10) == ["late", "now"]
        assert await store.due_before(200, 1) == ["late"]
        await add(store, "late", 1)
        assert await store.due_before(200, 10) == ["now"]

    with_store(url, use)


def test_public_tables_to_join_or_watch_are_listed_the_liveliest_first(url: str) -> None:
    async def use(store: Store) -> list[str]:
        await add(store, "full", 0, visibility="public", spectators=False)
        await add(store, "free-seat", 0, visibility="public", spectators=False, taken=1, updated=5)
        await add(store, "to-watch", 0, visibility="public", updated=7)
        await add(store, "closed", 0, visibility="public", phase="closed")
        await add(store, "over", 0, visibility="public", phase="over")
        await add(store, "hidden", 0)
        return [summary.table_id for summary in await store.open_tables(10)]

    assert with_store(url, use) == ["to-watch", "free-seat"]


def test_it_is_known_what_is_played_at_a_table(url: str) -> None:
    async def use(store: Store) -> list[str]:
        await add(store, "somewhere", 0)
        return [await store.game_of("somewhere"), await store.game_of("nowhere")]

    assert with_store(url, use) == ["the-game", ""]


def test_a_person_finds_their_tables_and_not_those_they_have_left(url: str) -> None:
    async def use(store: Store) -> None:
        await add(store, "one", 0, persons=("ann",))
        await add(store, "two", 0, updated=2_000, daily="2026-11-16")
        assert await store.tables_of("ann", 10) == [
            like("two", updated=2_000, daily="2026-11-16"),
            like("one", persons=("ann",)),
        ]
        assert [summary.table_id for summary in await store.tables_of("ann", 1)] == ["two"]
        await add(store, "two", 1, persons=("ben",))
        assert [summary.table_id for summary in await store.tables_of("ann", 10)] == ["one"]
        await add(store, "two", 2, persons=())
        assert await store.tables_of("ben", 10) == []

    with_store(url, use)


def test_a_table_is_put_away_by_one_person_until_they_leave_or_take_it_back(url: str) -> None:
    async def use(store: Store) -> None:
        await add(store, "t", 0)
        assert not await store.put_away("t", "eve", True)
        assert not await store.put_away("nowhere", "ann", True)
        assert await store.put_away("t", "ann", True)
        await add(store, "t", 1, persons=("ann", "cleo"))
        assert [await store.put_away_by(person) for person in ("ann", "ben", "cleo")] == [{"t"}, set(), set()]
        await add(store, "t", 2, persons=("cleo",))
        await add(store, "t", 3, persons=("ann", "cleo"))
        assert await store.put_away_by("ann") == set()
        assert await store.put_away("t", "cleo", True)
        assert await store.put_away("t", "cleo", False)
        assert await store.put_away_by("cleo") == set()

    with_store(url, use)


def test_lists_tell_who_plays_what_and_whose_turn_it_is(url: str) -> None:
    told: dict[str, Any] = {
        "occupants": (Occupant("Ann", person="ann"), Occupant(bot="strong"), Occupant("Ben", "novice", "ben")),
        "options": {"fire": True, "hand": 7, "small": "front"},
        "turn": (0,),
    }

    async def use(store: Store) -> None:
        await add(store, "t", 0, **told)
        assert await store.tables_of("ann", 1) == [like("t", **told)]
        await store.append("t", 1, moves(2), like("t", **{**told, "turn": (2, 0)}))
        assert await store.tables_of("ben", 1) == [like("t", **{**told, "turn": (2, 0)})]

    with_store(url, use)


def test_the_list_of_public_tables_uses_its_index(tmp_path: Path) -> None:
    """However many private tables there are, pages that ask for the public ones cost little."""
    asked: list[tuple[str, Any]] = []

    async def use(store: Store) -> None:
        event.listen(store.database.reading, "before_cursor_execute", lambda *args: asked.append(args[2:4]))
        await store.open_tables(10)

    with_store(f"sqlite:///{tmp_path / 'seriatim.db'}", use)
    (query,) = [one for one in asked if "FROM tables" in one[0]]
    with closing(sqlite3.connect(tmp_path / "seriatim.db")) as database:
        plan = database.execute(f"EXPLAIN QUERY PLAN {query[0]}", query[1]).fetchall()
    assert "USING INDEX tables_public" in str(plan)


def result(person: str, score: float, time: int, level: Level = "steady", *, ranked: bool = True) -> DailyResult:
    return DailyResult(
        day="2026-11-16",
        game="the-game",
        person=person,
        name=person,
        table_id="t",
        outcome="lost",
        score=score,
        time=time,
        level=level,
        ranked=ranked,
    )


def test_the_first_result_of_a_day_counts_and_the_best_comes_first(url: str) -> None:
    async def use(store: Store) -> list[tuple[str, float]]:
        assert await store.add_daily_result(result("ann", 3.5, 1))
        assert not await store.add_daily_result(result("ann", 9.0, 2))
        assert await store.add_daily_result(result("cleo", 5.0, 4))
        assert await store.add_daily_result(result("ben", 5.0, 3))
        assert await store.daily_results("2026-11-15", "the-game", 10) == []
        assert await store.daily_results("2026-11-16", "the-game", 1) == [result("ben", 5.0, 3)]
        return [(one.person, one.score) for one in await store.daily_results("2026-11-16", "the-game", 10)]

    assert with_store(url, use) == [("ben", 5.0), ("cleo", 5.0), ("ann", 3.5)]


def test_every_sign_out_begins_another_generation_and_voids_the_link(url: str) -> None:
    async def use(store: Store) -> dict[str, int]:
        assert await store.generations() == {}
        await store.add_link("hash", "ann", 10**15)
        assert [await store.sign_out(person) for person in ("ann", "ben", "ann")] == [1, 1, 2]
        assert await store.redeem_link("hash", 0) is None
        return await store.generations()

    assert with_store(url, use) == {"ann": 2, "ben": 1}


def test_results_are_listed_by_level_and_those_without_a_rank_last(url: str) -> None:
    async def use(store: Store) -> tuple[list[str], list[str]]:
        for one in (
            result("ann", 9.0, 1, ranked=False),
            result("ben", 5.0, 2),
            result("cleo", 6.0, 3, "novice"),
            result("dan", 7.0, 4, "novice"),
            result("eve", 6.0, 5),
        ):
            assert await store.add_daily_result(one)
        best = await store.daily_results("2026-11-16", "the-game", 1)
        return [one.person for one in best], [
            one.person for one in await store.daily_results("2026-11-16", "the-game", 10)
        ]

    assert with_store(url, use) == (["dan", "eve"], ["dan", "cleo", "eve", "ben", "ann"])


def test_a_recovery_link_works_once_in_its_time_and_is_replaced_by_the_next(url: str) -> None:
    async def use(store: Store) -> None:
        await store.add_link("first", "ann", 100)
        await store.add_link("second", "ann", 100)
        assert await store.redeem_link("first", 50) is None
        redeemed = await asyncio.gather(*(store.redeem_link("second", 50) for _ in range(5)))
        assert sorted(redeemed, key=str) == [None, None, None, None, "ann"]
        await store.add_link("late", "ann", 100)
        assert await store.redeem_link("late", 100) is None

    with_store(url, use)


def test_untouched_tables_are_forgotten_with_all_that_belongs_to_them(url: str) -> None:
    async def use(store: Store) -> None:
        await asyncio.gather(*(add(store, table, 0, updated=10, due=5) for table in TABLES))
        await add(store, "fresh", 0, updated=20)
        await store.add_link("old", "ann", 19)
        await store.add_link("new", "ben", 50)
        assert await store.older_than(20) == (len(TABLES), 0, 1)
        assert await store.delete_before(20) == (len(TABLES), 0, 1)
        assert await store.delete_before(20) == (0, 0, 0)
        assert await store.load(TABLES[0]) == []
        assert await store.due_before(99, 10) == []
        assert [summary.table_id for summary in await store.tables_of("ann", 10)] == ["fresh"]
        assert (await store.redeem_link("old", 0), await store.redeem_link("new", 0)) == (None, "ben")
        await add(store, TABLES[0], 0)

    with_store(url, use)


def test_more_than_can_be_written_is_refused_and_the_rest_is_written(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threads, "MAX_QUEUED", 10)

    async def use(store: Store) -> None:
        outcomes = await asyncio.gather(*(add(store, table, 0) for table in TABLES), return_exceptions=True)
        reasons = [outcome.phrase.key for outcome in outcomes if isinstance(outcome, StoreFailed)]
        assert set(reasons) == {"store-busy"}
        stored = [bool(await store.load(table)) for table in TABLES]
        assert stored == [outcome is None for outcome in outcomes]
        assert 10 <= sum(stored) < len(TABLES)

    with_store(file_url, use)


def test_more_than_can_be_read_is_refused(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "MAX_READS", 10)

    async def use(store: Store) -> list[str]:
        outcomes = await asyncio.gather(*(store.load(table) for table in TABLES), return_exceptions=True)
        return [outcome.phrase.key for outcome in outcomes if isinstance(outcome, StoreFailed)]

    assert with_store(file_url, use) == ["store-busy"] * (len(TABLES) - 10)


def test_a_store_that_closes_writes_what_it_was_asked_before_and_nothing_after(url: str) -> None:
    async def use() -> list[StoredEvent]:
        store = await Store.open(url)
        waiting = [asyncio.create_task(add(store, table, 0)) for table in TABLES]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        for late in (add(store, "late", 0), store.load("late")):
            with pytest.raises(StoreFailed) as refused:
                await late
            assert refused.value.phrase.key == "store-closed"
        await store.close()
        again = await Store.open(url)
        assert [len(await again.load(table)) for table in TABLES] == [1] * len(TABLES)
        late_events = await again.load("late")
        await again.close()
        return late_events

    assert asyncio.run(use()) == []
