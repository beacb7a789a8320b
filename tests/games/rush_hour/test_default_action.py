"""What is done for a seat of Rush hour whose time is up."""

import pytest

from seriatim.games.rush_hour.rules import RushHourState
from tests.games.rush_hour.positions import GAME, alone, play, position, shown


def default_move(state: RushHourState, seat: int = 0) -> str:
    return GAME.format(state.default_action(seat))


def test_the_lowest_card_is_picked() -> None:
    assert default_move(position("40 12 A", "1 2 3")) == "pick 12"


def test_a_special_car_is_picked_only_where_there_is_nothing_else() -> None:
    assert default_move(position("T P", "1 2")) == "pick police"


@pytest.mark.parametrize(
    ("rows", "move"),
    [
        (("10 11", "20", "30 31"), "row 2"),
        (("10 11", "20 21 22", "30"), "row 3"),
        (("10 11", "20 28", "30 31"), "row 1"),
        (("A 10", "20 21", "7+38"), "row 2"),
    ],
)
def test_the_row_that_costs_the_fewest_points_is_taken(rows: tuple[str, str, str], move: str) -> None:
    """And the first of them, where several do."""
    assert default_move(alone("5", rows)) == move


def test_a_gap_costs_nothing() -> None:
    assert default_move(alone("25", ("20 21 22 P", "4 - T+30", "50"))) == "gap 2.2"


def test_a_special_car_goes_where_it_takes_nothing() -> None:
    assert default_move(alone("A", ("10 11 12 13", "20", "30"))) == "row 2"
    state = shown("A", "A", rows=("10 11 12 13", "20 21 22 23", "30"))
    play(state, 1, "row 3")
    assert default_move(state) == "row 3"


def test_of_full_rows_a_tow_truck_goes_to_the_one_that_costs_least_without_its_load() -> None:
    state = shown("T", "48", rows=("1 A 3 4", "P 21 22 23", "5 6 7 9+18"))
    assert state.actors()[0] == 0
    assert default_move(state) == "row 3"
