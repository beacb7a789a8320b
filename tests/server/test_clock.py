"""The clock of a process."""

from datetime import date

from seriatim.server.clock import Clock

HOUR = 60 * 60 * 1000
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
