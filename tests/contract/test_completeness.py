"""No game is in the registry without its rule page, tests, census, golden record and hooks."""

import pytest

from seriatim.games import GAMES
from tests.contract.census import counts
from tests.contract.completeness import PAGES, cited, cited_in, page_of, records_of, refusals_of, stated
from tests.contract.hidden import HOOKS

games = pytest.mark.parametrize("game_id", GAMES)


@games
def test_every_game_has_a_rule_page_with_numbered_rules(game_id: str) -> None:
    numbers = stated(page_of(GAMES[game_id]))
    prefix = numbers[0].split("-")[0]
    assert numbers == [f"{prefix}-{number}" for number in range(1, len(numbers) + 1)]
    assert len(numbers) > 1


@games
def test_every_rule_of_every_game_is_cited_by_a_test(game_id: str) -> None:
    assert set(stated(page_of(GAMES[game_id]))) - cited() == set()


def test_every_rule_for_all_games_is_cited_by_a_test() -> None:
    numbers = stated((PAGES / "README.md").read_text("utf-8"))
    assert numbers == [f"ALL-{number}" for number in range(1, 9)]
    assert set(numbers) - cited() == set()


def test_no_test_cites_a_rule_that_no_page_states() -> None:
    known = {number for page in PAGES.glob("*.md") for number in stated(page.read_text("utf-8"))}
    prefixes = {number.split("-")[0] for number in known}
    assert {number for number in cited() - known if number.split("-")[0] in prefixes} == set()


@games
def test_every_page_lists_the_refusals_of_its_game_in_order(game_id: str) -> None:
    assert refusals_of(page_of(GAMES[game_id])) == list(GAMES[game_id].refusals)


@games
def test_every_game_has_a_census(game_id: str) -> None:
    counted = counts(GAMES[game_id])
    seats = {int(count.position.split()[0]) for count in counted}
    assert seats == set(GAMES[game_id].seat_counts)
    assert all("?" not in count.ways for count in counted)


@games
def test_every_game_has_a_golden_record(game_id: str) -> None:
    assert records_of(GAMES[game_id]) != []


@games
def test_every_game_has_its_hooks(game_id: str) -> None:
    assert game_id in HOOKS


def test_nothing_is_kept_for_a_game_that_is_not_there() -> None:
    assert set(HOOKS) == set(GAMES)


def test_a_number_is_cited_in_the_docstring_of_a_test_and_nowhere_else() -> None:
    source = '''
"""XY-1"""

def helper():
    """XY-2"""

def test_something():
    """XY-3, XY-4: and what it means."""
    number = "XY-5"  # XY-6
'''
    assert list(cited_in(source)) == ["XY-3", "XY-4"]


def test_the_refusals_of_a_page_end_with_their_paragraph() -> None:
    page = "# A\n\n**Refusals:** `one`, `two` (solo),\n`three`.\n\n`four`\n"
    assert refusals_of(page) == ["one", "two", "three"]
    assert refusals_of("no such line") == []
