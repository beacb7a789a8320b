"""What is older than the retention: how much of it is deleted, and the command that shows it first."""

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from seriatim.cli import main
from seriatim.server.clock import DAY, utc_ms
from seriatim.server.store import Store
from seriatim.server.store.schema import DailyResult
from tests.server.logs import add, with_store

COUNT = 40


def result(person: str, time: int) -> DailyResult:
    return DailyResult(
        day="2026-09-21", game="the-game", person=person, name=person, table_id="t", outcome="won", score=1.0, time=time
    )


async def fill(store: Store, first: int) -> None:
    """Tables, results and links, one each for every day from the first on."""
    times = [first + number * DAY for number in range(COUNT)]
    await asyncio.gather(
        *(add(store, f"table-{number:02}", 0, updated=time) for number, time in enumerate(times)),
        *(store.add_daily_result(result(f"person-{number:02}", time)) for number, time in enumerate(times)),
        *(store.add_link(f"link-{number:02}", f"person-{number:02}", time) for number, time in enumerate(times)),
    )


def test_of_all_that_is_old_at_most_a_share_is_deleted_the_oldest_first(url: str) -> None:
    async def use(store: Store) -> None:
        await fill(store, 0)
        assert await store.newest_time() == (COUNT - 1) * DAY
        assert await store.older_than(30 * DAY) == (30, 30, 30)
        assert await store.delete_before(30 * DAY, 0.3) == (12, 12, 12)
        assert [one.table_id for one in await store.oldest_tables(30 * DAY, 2)] == ["table-12", "table-13"]
        assert await store.delete_before(30 * DAY, 0.01) == (1, 1, 1)
        assert await store.delete_before(30 * DAY) == (17, 17, 17)
        assert await store.delete_before(30 * DAY, 0.01) == (0, 0, 0)
        assert await store.older_than(COUNT * DAY) == (10, 10, 10)
        assert [one.person for one in await store.daily_results("2026-09-21", "the-game", 100)] == [
            f"person-{number}" for number in range(30, COUNT)
        ]

    with_store(url, use)


def test_an_empty_database_has_no_newest_time(file_url: str) -> None:
    assert with_store(file_url, lambda store: store.newest_time()) == 0


# The command


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder in which 30 tables are older than 365 days."""
    with_store(f"sqlite:///{tmp_path / 'seriatim.db'}", lambda store: fill(store, utc_ms() - 395 * DAY + DAY // 2))
    return tmp_path


def run(*words: str, answer: str = "") -> Result:
    return CliRunner().invoke(main, ["forget", *words], input=answer, catch_exceptions=False)


def left_in(data: Path) -> int:
    return with_store(f"sqlite:///{data / 'seriatim.db'}", lambda store: store.older_than(utc_ms())).tables


def test_a_dry_run_shows_what_is_old_and_why_and_deletes_nothing(data: Path) -> None:
    async def with_a_server() -> str:
        server = await Store.open(f"sqlite:///{data / 'seriatim.db'}", exclusive=True)
        shown = await asyncio.to_thread(run, "--dry-run", "--data", str(data))
        await server.close()
        assert shown.exit_code == 0
        return shown.output

    shown = asyncio.run(with_a_server())
    assert shown.count("UTC the-game table-") == 30
    assert "What has had no event for 365 days, since " in shown
    assert "To be deleted: tables 30, results of the day 30, recovery links 30." in shown
    assert left_in(data) == COUNT


@pytest.mark.parametrize(("words", "answer", "left"), [((), "n\n", 40), ((), "y\n", 10), (("--yes",), "", 10)])
def test_old_tables_are_deleted_once_somebody_has_said_so(
    words: tuple[str, ...], answer: str, left: int, data: Path
) -> None:
    shown = run("--data", str(data), *words, answer=answer)
    assert shown.exit_code == 0
    assert ("Deleted: tables 30, results of the day 30, recovery links 30." in shown.output) == (left == 10)
    assert left_in(data) == left


def test_where_nothing_is_old_nothing_is_asked(data: Path) -> None:
    (data / "seriatim.toml").write_text("retention = 500\n", "utf-8")
    shown = run("--data", str(data))
    assert (shown.exit_code, shown.output.splitlines()[-1]) == (0, "There is nothing to delete.")
    assert left_in(data) == COUNT


def test_where_there_is_no_database_none_is_made(tmp_path: Path) -> None:
    shown = run("--yes", "--data", str(tmp_path / "nowhere"))
    assert shown.exit_code == 2
    assert not (tmp_path / "nowhere").exists()
