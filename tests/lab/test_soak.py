"""The soak: every option set once, its games shared out, and an end that tells whether a promise was broken."""

import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from seriatim.games import game_named
from seriatim.lab.simulate import Results
from tools.cases import cases

SOAK = runpy.run_path(str(Path(__file__).parents[2] / "scripts" / "soak.py"))


def test_every_case_of_the_contract_is_in_one_option_set() -> None:
    soaked = [(found.game, seats, found.options) for found in SOAK["option_sets"]() for seats in found.seats]
    expected = [(case.game.id, case.seats, case.options) for case in cases()]
    assert len(soaked) == len(expected)
    assert all(case in soaked for case in expected)


@pytest.mark.parametrize("games", [1, 7, 1000])
def test_the_games_of_a_set_are_all_shared_out(games: int) -> None:
    for number, found in enumerate(SOAK["option_sets"](), 1):
        shares = list(SOAK["shares"](number, found, games, 2))
        assert sum(len(numbers) for _, numbers in shares) == games
        played = [(match.seed, number) for match, numbers in shares for number in numbers]
        assert len(set(played)) == games
        assert all(setup.check and len(setup.bots) in game_named(setup.game).seat_counts for setup, _ in shares)


def test_a_soak_can_go_on_where_another_was_interrupted() -> None:
    last = len(SOAK["option_sets"]())
    result = CliRunner().invoke(SOAK["main"], ["3", "--from", str(last)], catch_exceptions=False)
    lines = result.output.splitlines()
    assert result.exit_code == 0
    assert [line.split(" ")[0] for line in lines] == [f"{last}/{last}", "1"]
    assert "3 games" in lines[-1]
    assert lines[-1].endswith("no promise broken")


def test_a_broken_promise_is_told_and_ends_the_soak_with_1(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Iterator[Results]:
        yield Results(games=2, violations=["soak-1-1/0: talk changes nobody's turn"])

    monkeypatch.setitem(SOAK["main"].callback.__globals__, "run_in_pool", broken)
    result = CliRunner().invoke(SOAK["main"], ["3"], catch_exceptions=False)
    assert result.exit_code == 1
    assert "  soak-1-1/0: talk changes nobody's turn\n" in result.output
    assert result.output.splitlines()[0].endswith("promises broken: 1")


def test_a_soak_cannot_begin_after_the_last_set() -> None:
    result = CliRunner().invoke(SOAK["main"], ["3", "--from", "1000"])
    assert result.exit_code == 2
    assert f"there are {len(SOAK['option_sets']())} option sets" in result.output
