"""Every game keeps the contract: with every number of seats, and with every combination of options."""

import pytest

from tests.contract.cases import Case, cases
from tests.contract.properties import PROPERTIES, Property


def parameters() -> list[object]:
    """All cases; those that change an option are left to the slow run."""
    return [
        pytest.param(case, id=str(case), marks=[pytest.mark.slow] if case.options else []) for case in cases()
    ]


@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda holds: holds.__name__)
@pytest.mark.parametrize("case", parameters())
def test_every_game_keeps_the_contract(case: Case, holds: Property) -> None:
    holds(case.game, case.seats, case.options, "contract")
