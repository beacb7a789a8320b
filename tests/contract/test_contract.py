"""Every game keeps the contract: with every number of seats, and with every combination of options."""

import pytest

from tests.contract.cases import older_parameters, parameters
from tests.contract.properties import PROPERTIES, Property
from tools.cases import Case


@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda holds: holds.__name__)
@pytest.mark.parametrize("case", [*parameters(), *older_parameters(plain=True)])
def test_every_game_keeps_the_contract(case: Case, holds: Property) -> None:
    holds(case.game, case.seats, case.options, "contract")
