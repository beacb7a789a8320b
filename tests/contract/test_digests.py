"""Compiled or not, the same seeds lead through the same states."""

import pytest

from seriatim.games import GAMES
from tests.contract.cases import older_parameters, parameters
from tests.contract.digests import digest, stored
from tools.cases import Case, cases, older_cases


@pytest.mark.parametrize("case", [*parameters(), *older_parameters()])
def test_the_states_of_fixed_games_are_what_they_were(case: Case) -> None:
    assert digest(case) == stored()[str(case)]


def test_no_digest_is_left_over() -> None:
    assert list(stored()) == [str(case) for case in (*cases(), *older_cases())]


def test_a_digest_tells_one_rule_from_another() -> None:
    game = GAMES["the-game"]
    plain, named, fire = (digest(Case(game, 2, options)) for options in ({}, {"fire": False}, {"fire": True}))
    assert plain == named != fire
