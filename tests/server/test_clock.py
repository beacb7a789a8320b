"""The clock of a process."""

from datetime import date
from pathlib import Path

import pytest

from seriatim.server.clock import DAY, HOUR, Clock, DayWatch, text_of
from seriatim.server.services import clock_after
from seriatim.server.store import Store
from seriatim.server.store.schema import SUMMARY_AGE_MS
from tests.server.logs import add, with_store

START = 1_790_000_000_000


class Sources:
    """A wall clock that can be set, and time that passes."""

    def __init__(self, wall: int = START) -> None:
        self.wall = wall
        self.monotonic = 100.0
        self.clock = Clock(lambda: self.wall, lambda: self.monotonic)

    def passed(self, seconds: float) -> None:
        self.wall += int(1000 * seconds)
        self.monotonic += seconds


def test_a_process_starts_with_the_time_of_the_wall_clock() -> None:
    sources = Sources()
    sources.passed(1.5)
    assert sources.clock.now() == START + 1_500 == sources.wall


def test_time_never_goes_back_whoever_sets_the_wall_clock() -> None:
    sources = Sources()
    sources.wall -= HOUR
    sources.passed(1)
    assert sources.clock.now() == START + 1_000


def test_dates_are_those_of_the_wall_clock() -> None:
    sources = Sources()
    assert sources.clock.today() == date(2026, 9, 21)
    sources.wall += 24 * HOUR
    assert sources.clock.today() == date(2026, 9, 22)


def test_time_goes_on_after_what_is_stored_where_the_wall_clock_is_behind() -> None:
    sources = Sources()
    clock = Clock(lambda: sources.wall, lambda: sources.monotonic, not_before=START + DAY)
    sources.passed(1)
    assert clock.now() == START + DAY + 1_000
    assert clock.today() == date(2026, 9, 21)


def test_a_time_that_no_calendar_has_is_shown_as_a_number() -> None:
    assert text_of(START) == "2026-09-21 14:13 UTC"
    assert text_of(10**18) == f"{10**18} ms"


@pytest.mark.parametrize("ahead", [-HOUR, HOUR, 400 * DAY])
def test_the_clock_of_a_server_is_after_all_that_is_stored(
    ahead: int, file_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def use(store: Store) -> None:
        await add(store, "t", 0, updated=START + ahead)
        clock = await clock_after(store, lambda: START)
        assert clock.anchor == max(START, START + ahead + SUMMARY_AGE_MS)
        assert clock.wall() == START

    with_store(file_url, use)
    assert ("tables go on from there" in caplog.text) == (ahead > 0)


# Whether the clock can be believed


def passed(watch: DayWatch, *times: int) -> list[bool]:
    return [watch.day_has_passed(START + time) for time in times]


def test_a_day_has_passed_between_two_readings_and_then_the_next_begins() -> None:
    watch = DayWatch()
    assert passed(watch, 0, HOUR, DAY - 1, DAY, DAY + HOUR, 2 * DAY) == [False, False, False, True, False, True]


def test_a_restart_does_not_end_the_day(tmp_path: Path) -> None:
    file = tmp_path / "clock.json"
    readings = [passed(DayWatch(file), time)[0] for time in (0, DAY // 2, DAY, DAY + HOUR)]
    assert readings == [False, False, True, False]
    assert file.stat().st_mode & 0o077 == 0
    assert [one.name for one in tmp_path.iterdir()] == ["clock.json"]


@pytest.mark.parametrize("jump", [DAY + 1, 400 * DAY, -HOUR - 1, -400 * DAY])
def test_after_a_jump_another_day_must_pass(jump: int, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "clock.json"
    assert passed(DayWatch(file), 0, DAY - 1) == [False, False]
    assert passed(DayWatch(file), DAY - 1 + jump) == [False]
    assert caplog.text.count("nothing is deleted until it has run for a day") == 1
    after = [jump + DAY - 1 + time for time in (HOUR, DAY - 1, DAY)]
    assert passed(DayWatch(file), *after) == [False, False, True]


@pytest.mark.parametrize("text", ["", "not json", '{"first": "yesterday"}', '{"first": 1}', "\xff"])
def test_readings_that_are_broken_are_taken_anew(text: str, tmp_path: Path) -> None:
    file = tmp_path / "clock.json"
    file.write_text(text, "latin-1")
    assert passed(DayWatch(file), 0, DAY) == [False, True]
