"""A server whose clock is wrong: nothing is deleted, and games go on. It is a real one, in a process of its own."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from seriatim.kit.seed import quick_rng
from seriatim.server.clock import DAY, HOUR, utc_ms
from seriatim.server.store import Rows, Store
from tests.server.logs import add, with_store
from tests.server.store.test_retention import result
from tools.client import Page, Person, ServerProcess, gathered

WITH_ANOTHER_CLOCK = """
import os, time
from pathlib import Path
shift, true_time = Path(os.environ["CLOCK_SHIFT"]), time.time_ns
time.time_ns = lambda: true_time() + 1_000_000 * int(shift.read_text())
time.time = lambda: time.time_ns() / 1e9
from seriatim.cli import main
main()
"""
TABLES = 21


class ShiftedServer(ServerProcess):
    """A server whose wall clock is set by a file."""

    command = (sys.executable, "-c", WITH_ANOTHER_CLOCK, "serve", "--port", "0", "--data")

    def __init__(self, data: Path) -> None:
        self.shift = data.with_name("shift")
        self.set_clock(0)
        super().__init__(data, CLOCK_SHIFT=str(self.shift), SERIATIM_RETENTION="30")

    def set_clock(self, shift: int) -> None:
        draft = self.shift.with_name("shift.new")
        draft.write_text(f"{shift}", "ascii")
        draft.replace(self.shift)

    def start_again(self, shift: int) -> None:
        self.kill()
        self.set_clock(shift)
        self.start()


async def fill(store: Store) -> None:
    await asyncio.gather(*(add(store, f"table-{number}", 0, updated=utc_ms()) for number in range(TABLES)))
    await store.add_daily_result(result("ann", utc_ms()))
    await store.add_link("link", "ann", utc_ms() + HOUR)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ShiftedServer]:
    data = tmp_path / "data"
    with_store(url_of(data), fill)
    server = ShiftedServer(data)
    yield server
    assert server.stop() == 0


def url_of(data: Path) -> str:
    return f"sqlite:///{data / 'seriatim.db'}"


def rows_in(server: ShiftedServer) -> Rows:
    return with_store(url_of(server.data), lambda store: store.older_than(utc_ms() + 10_000 * DAY))


def go_on(page: Page) -> None:
    """The person moves and the bots do, until some moves are made or the game is over; then there is another one."""
    rng = quick_rng("clock")
    start = page.picture["board"]["position"]
    while page.picture["phase"] == "running" and page.picture["board"]["position"] < start + 6:
        if not page.play_once(rng) and page.picture["phase"] == "running":
            page.hear()
    if page.picture["phase"] == "over":
        page.do("rematch")
        page.until_phase("running")


@pytest.mark.slow
def test_nothing_is_deleted_and_nobody_is_stalled_whatever_the_clock_shows(server: ShiftedServer) -> None:
    person = Person(server)
    table, (page,) = gathered([person], "cut-in", 3, options={"window": 1})
    go_on(page)
    server.set_clock(-HOUR)
    go_on(page)
    for shift in (-HOUR, 400 * DAY, -400 * DAY, 0):
        server.start_again(shift)
        page = person.page()
        assert page.enter(table)["picture"]["seat"] == 0
        go_on(page)
        mine = {one["table"] for one in person.get("/api/tables/mine").json()}
        assert mine == {table}
        page.close()
        assert rows_in(server) == (TABLES + 1, 1, 1)
    assert "nothing is deleted until it has run for a day" in server.log()
    assert "tables go on from there" in server.log()
