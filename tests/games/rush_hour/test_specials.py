"""The special cars of Rush hour: ambulances, police, tow trucks and the gaps they leave."""

import pytest

from seriatim.kit.state import SPECTATOR
from tests.games.rush_hour.positions import GAME, alone, moves, play, points, position, refusal, road, shown, taken

EVERY_ROW = ["row 1", "row 2", "row 3"]


# Ambulances


@pytest.mark.parametrize(
    ("before", "after"), [("10", "A 10"), ("10 11+18", "A 10 11+18"), ("- T+30", "A - T+30"), ("A P 3", "A A P 3")]
)
def test_an_ambulance_goes_to_the_front_and_pushes_the_rest_back(before: str, after: str) -> None:
    """RH-11"""
    state = alone("A", ("40", before, "20"))
    assert moves(state, 0) == EVERY_ROW
    play(state, 0, "row 2")
    assert road(state) == ["40", after, "20"]
    assert points(state) == [0, 0]


def test_an_ambulance_in_front_does_not_change_the_rows_number() -> None:
    """RH-11, RH-3"""
    state = alone("A")
    play(state, 0, "row 1")
    assert state.road[0].number() == 10


def test_an_ambulance_as_a_fifth_takes_the_others_and_begins_the_row_open() -> None:
    """RH-11"""
    state = alone("A", ("10 11 12 13", "20", "30"))
    play(state, 0, "row 1")
    assert road(state) == ["A", "20", "30"]
    assert taken(state, 0) == ["10", "11", "12", "13"]
    assert state.road[0].is_open()


def test_an_ambulance_pushes_gaps_too_and_they_count() -> None:
    """RH-11, RH-15"""
    state = alone("A", ("10 - - T+13", "20 - T+30", "40"))
    play(state, 0, "row 2")
    assert road(state)[1] == "A 20 - T+30"
    state = alone("A", ("10 - - T+13", "20", "30"))
    play(state, 0, "row 1")
    assert road(state)[0] == "A"
    assert taken(state, 0) == ["10", "13", "T"]


def test_one_ambulance_alone_chooses_in_the_open_and_goes_at_once() -> None:
    """RH-11"""
    state = shown("A", "P")
    play(state, 0, "row 1")
    assert road(state)[0] == "A 10"
    assert list(state.actors()) == [1]


def test_several_ambulances_choose_at_the_same_time() -> None:
    """RH-12, ALL-8"""
    state = shown("A", "25", "A", "A")
    assert list(state.actors()) == [0, 2, 3]
    play(state, 2, "row 1")
    assert list(state.actors()) == [0, 3]
    assert moves(state, 2) == []
    assert moves(state, 0) == moves(state, 3) == EVERY_ROW
    assert road(state) == ["10", "20", "30"]


def test_nobody_sees_the_row_another_ambulance_has_chosen_until_all_have() -> None:
    """RH-12, ALL-6"""
    states = []
    for row in ("row 1", "row 2"):
        state = shown("A", "25", "A", "A")
        play(state, 2, row)
        states.append(state)
    for looker in (0, 1, 3, SPECTATOR):
        assert states[0].sight(looker).facts() == states[1].sight(looker).facts()
        place = GAME.view(states[0].sight(looker), looker).places[2]
        assert (place.has_chosen, place.row) == (True, None)
    assert [GAME.view(state.sight(2), 2).places[2].row for state in states] == [1, 2]


def test_a_hidden_choice_once_made_stands() -> None:
    """RH-12"""
    state = shown("A", "25", "A")
    play(state, 0, "row 1")
    assert refusal(state, 0, "row 1") == "already-picked"
    assert refusal(state, 0, "row 2") == "already-picked"


def test_ambulances_on_the_same_row_form_one_stack_on_one_place() -> None:
    """RH-12"""
    state = shown("A", "A", "T", rows=("10 11 12", "20", "30"))
    play(state, 1, "row 1")
    play(state, 0, "row 1")
    assert road(state) == ["A+A 10 11 12", "20", "30"]
    assert list(state.road[0].sizes) == [2, 1, 1, 1]
    assert points(state) == [0, 0, 0]


@pytest.mark.parametrize(
    ("youngest", "chosen", "oldest"),
    [(0, (0, 1), 1), (0, (0, 3), 3), (1, (0, 1), 0), (1, (1, 3), 3), (2, (1, 3), 1), (3, (0, 2), 2), (3, (2, 3), 2)],
)
def test_the_oldest_takes_the_row_that_a_stack_of_ambulances_overfills(
    youngest: int, chosen: tuple[int, int], oldest: int
) -> None:
    """RH-12, ALL-2"""
    picks = ["A" if seat in chosen else "T" for seat in range(4)]
    state = shown(*picks, rows=("10 11+18 12 13", "20", "30"), youngest=youngest)
    for seat in chosen:
        play(state, seat, "row 1")
    assert road(state) == ["A+A", "20", "30"]
    assert taken(state, oldest) == ["10", "11", "12", "13", "18"]
    assert points(state) == [6 if seat == oldest else 0 for seat in range(4)]


def test_ambulances_on_different_rows_are_judged_separately() -> None:
    """RH-12"""
    state = shown("A", "A", "A", "T", rows=("10 11 12 13", "20 21 22 23", "30"))
    play(state, 0, "row 2")
    play(state, 2, "row 1")
    play(state, 1, "row 1")
    assert road(state) == ["A+A", "A", "30"]
    assert taken(state, 0) == ["20", "21", "22", "23"]
    assert taken(state, 1) == []
    assert taken(state, 2) == ["10", "11", "12", "13"]


def test_each_on_its_own_row_goes_as_one_alone() -> None:
    """RH-12, RH-11"""
    state = shown("A", "A", "A", "T")
    for seat in (2, 1, 0):
        play(state, seat, f"row {seat + 1}")
    assert road(state) == ["A 10", "A 20", "A 30"]


def test_four_ambulances_may_meet_on_one_place() -> None:
    """RH-12"""
    state = shown("A", "A", "A", "A", "T")
    for seat in range(4):
        play(state, seat, "row 3")
    assert road(state) == ["10", "20", "A+A+A+A 30"]
    assert GAME.view(state.sight(0), 0).plays[-1].place == 1


# Police


def test_a_police_car_goes_to_the_end_of_any_row_and_opens_it() -> None:
    """RH-13"""
    state = alone("P", ("10 11", "20", "30"))
    assert moves(state, 0) == EVERY_ROW
    play(state, 0, "row 1")
    assert road(state) == ["10 11 P", "20", "30"]
    assert state.road[0].is_open()


def test_the_row_is_open_only_while_the_police_car_is_topmost_at_its_end() -> None:
    """RH-13, RH-10"""
    state = shown("P", "5", "T")
    play(state, 0, "row 3")
    assert road(state)[2] == "30 P 5"
    assert state.road[2].number() == 5
    state = shown("P", "8", "T")
    play(state, 0, "row 3")
    assert road(state)[2] == "30 P+8"
    assert state.road[2].number() == 8


def test_a_police_car_as_a_fifth_takes_the_row_and_begins_it() -> None:
    """RH-13"""
    state = alone("P", ("10 11 12 13", "20", "30"))
    play(state, 0, "row 1")
    assert road(state) == ["P", "20", "30"]
    assert taken(state, 0) == ["10", "11", "12", "13"]


def test_several_police_cars_choose_at_the_same_time_unseen() -> None:
    """RH-13, RH-12"""
    state = shown("P", "25", "P")
    assert list(state.actors()) == [0, 2]
    play(state, 0, "row 1")
    assert refusal(state, 0, "row 2") == "already-picked"
    assert GAME.view(state.sight(2), 2).places[0].row is None
    play(state, 2, "row 3")
    assert road(state) == ["10 P", "20", "30 P"]
    assert moves(state, 1) == EVERY_ROW


def test_police_cars_on_the_same_row_form_one_stack_at_its_end() -> None:
    """RH-13, RH-12"""
    state = shown("P", "P", "T", rows=("10 11 12", "20", "30"))
    play(state, 0, "row 1")
    play(state, 1, "row 1")
    assert road(state) == ["10 11 12 P+P", "20", "30"]
    assert [play.place for play in GAME.view(state.sight(0), 0).plays] == [4, 4]


@pytest.mark.parametrize(("youngest", "oldest"), [(0, 2), (1, 0), (2, 1)])
def test_the_oldest_takes_the_row_that_a_stack_of_police_overfills(youngest: int, oldest: int) -> None:
    """RH-13, RH-12, ALL-2"""
    state = shown("P", "P", "P", rows=("10 11 12 13", "20", "30"), youngest=youngest)
    for seat in (1, 0, 2):
        play(state, seat, "row 1")
    assert road(state) == ["P+P+P", "20", "30"]
    assert points(state) == [4 if seat == oldest else 0 for seat in range(3)]


def test_ambulances_have_arrived_before_police_choose() -> None:
    """RH-5, RH-13"""
    state = shown("P", "A", rows=("10 11 12", "20", "30"))
    assert list(state.actors()) == [1]
    play(state, 1, "row 1")
    assert list(state.actors()) == [0]
    play(state, 0, "row 1")
    assert road(state)[0] == "P"
    assert taken(state, 0) == ["10", "11", "12", "A"]


# Tow trucks


@pytest.mark.parametrize(
    ("before", "after", "number"),
    [
        ("10", "- T+10", 10),
        ("4 27+28", "4 - T+27+28", 28),
        ("4 P", "4 - T+P", 0),
        ("4 A+A", "4 - T+A+A", 0),
        ("4 - T+30", "4 - - T+T+30", 30),
        ("T", "- T+T", 0),
        ("4 P+8", "4 - T+P+8", 8),
    ],
)
def test_a_tow_truck_loads_the_whole_last_place_in_order_and_leaves_a_gap(before: str, after: str, number: int) -> None:
    """RH-14, RH-15"""
    state = shown("T", "50", rows=(before, "20", "49"))
    if list(state.actors()) == [1]:
        play(state, 1, "row 3")
    play(state, 0, "row 1")
    assert road(state) == [after, "20", "49 50"]
    assert state.road[0].number() == number


def test_a_tow_truck_goes_to_any_row() -> None:
    """RH-14"""
    state = shown("T", "50")
    assert moves(state, 0) == EVERY_ROW


def test_truck_and_load_are_one_place() -> None:
    """RH-14"""
    state = shown("T", "50", rows=("4 27+28", "20", "49"))
    play(state, 0, "row 1")
    assert list(state.road[0].sizes) == [1, 0, 3]


def test_a_truck_as_a_fourth_place_takes_nothing() -> None:
    """RH-14, RH-16"""
    state = shown("T", "50", rows=("4 5 6", "20", "49"))
    play(state, 0, "row 1")
    assert road(state)[0] == "4 5 - T+6"
    assert points(state) == [0, 0]


def test_a_truck_as_a_fifth_takes_all_before_the_loaded_place_and_begins_the_row_with_its_load() -> None:
    """RH-16"""
    state = shown("T", "50", rows=("A 5+8 - T+6+18", "20", "49"))
    play(state, 0, "row 1")
    assert road(state)[0] == "T+T+6+18"
    assert taken(state, 0) == ["5", "8", "A"]
    assert points(state) == [5, 0]


def test_gaps_vanish_even_if_nothing_else_lay_before_the_load() -> None:
    """RH-16"""
    state = shown("T", "50", rows=("- - - T+T+T+6", "20", "49"))
    play(state, 0, "row 1")
    assert road(state)[0] == "T+T+T+T+6"
    assert taken(state, 0) == []
    assert points(state) == [0, 0]


@pytest.mark.parametrize(("youngest", "order"), [(0, [0, 2, 3]), (1, [2, 3, 0]), (2, [2, 3, 0]), (3, [3, 0, 2])])
def test_several_tow_trucks_come_one_after_another_the_youngest_first(youngest: int, order: list[int]) -> None:
    """RH-16, ALL-2"""
    state = shown("T", "50", "T", "T", rows=("4", "20", "49"), youngest=youngest)
    for number, seat in enumerate(order):
        assert list(state.actors()) == [seat]
        for other in order[:number] + order[number + 1 :]:
            assert refusal(state, other, "row 1") == "not-your-turn"
        play(state, seat, "row 1")
        assert road(state)[0] == " ".join(["-"] * (number + 1) + ["+".join(["T"] * (number + 1)) + "+4"])


def test_a_later_truck_sees_what_the_earlier_one_did() -> None:
    """RH-16"""
    state = shown("T", "T", rows=("4 5 6", "20", "49"))
    play(state, 0, "row 1")
    play(state, 1, "row 1")
    assert road(state)[0] == "T+T+6"
    assert taken(state, 1) == ["4", "5"]


def test_a_gap_may_be_filled_only_in_a_later_round_than_its_truck_came() -> None:
    """RH-5, RH-16: trucks come last, so that no number of their round finds the gap."""
    state = position("5 11", "T 50", rows=("4 10", "20", "49"))
    play(state, 0, "pick 5")
    play(state, 1, "pick tow-truck")
    assert moves(state, 0) == EVERY_ROW
    play(state, 0, "row 2")
    play(state, 1, "row 1")
    assert road(state) == ["4 - T+10", "5", "49"]


# Gaps


@pytest.mark.parametrize(
    ("row", "place", "fits"),
    [
        ("4 - T+10", 2, range(5, 10)),
        ("4+8 - T+10", 2, range(9, 10)),
        ("9 - T+10", 2, ()),
        ("30 - T+10", 2, ()),
        ("- T+10", 1, range(1, 10)),
        ("A - T+10", 2, range(1, 10)),
        ("P+P - T+10", 2, range(1, 10)),
        ("4 - T+P", 2, range(5, 51)),
        ("4 - T+A+A", 2, range(5, 51)),
        ("- T+P", 1, range(1, 51)),
        ("- T", 1, range(1, 51)),
        ("4 - - T+T+10", 2, range(5, 10)),
        ("4 - - T+T+10", 3, range(5, 10)),
        ("- - T+T+10", 2, range(1, 10)),
        ("- 20 - T+30", 1, range(1, 20)),
        ("- 20 - T+30", 3, range(21, 30)),
        ("4 A - T+10", 3, range(1, 10)),
        ("4 - P 10", 2, range(5, 51)),
        ("4 - T+27+18 20", 2, range(5, 18)),
    ],
)
def test_a_number_fills_a_gap_if_it_lies_strictly_between_its_nearest_neighbours(
    row: str, place: int, fits: range
) -> None:
    """RH-17"""
    for number in range(1, 51):
        if number % 10 == 8 or str(number) in row.replace("+", " ").split() or number in (40, 50):
            continue
        state = shown(str(number), "A", rows=(row, "40", "50"))
        assert list(state.actors()) == [1]
        state.now, state.picks[1] = number, -1
        expected = None if number in fits else "not-in-the-gap"
        assert refusal(state, 0, f"gap 1.{place}") == expected, number


def test_filling_a_gap_neither_overfills_nor_asks_for_the_nearest_row() -> None:
    """RH-17, RH-6"""
    state = alone("25", ("4 - 6 T+30", "24", "50"))
    assert road(state) == ["4 - 6 T+30", "24 25", "50"]
    state = alone("25", ("4 6 - T+30", "24", "50"))
    assert moves(state, 0) == ["row 2", "gap 1.3"]
    play(state, 0, "gap 1.3")
    assert road(state) == ["4 6 25 T+30", "24", "50"]
    assert points(state) == [0, 0]


def test_the_filled_place_keeps_its_place_in_the_row() -> None:
    """RH-17"""
    state = alone("25", ("4 - T+30 31", "24", "50"))
    play(state, 0, "gap 1.2")
    assert list(state.road[0].sizes) == [1, 1, 2, 1]
    assert [play.place for play in GAME.view(state.sight(0), 0).plays] == [2]


def test_a_filled_gap_is_one_no_longer() -> None:
    """RH-17"""
    state = shown("25", "27", rows=("4 - T+30", "24", "50"))
    play(state, 0, "gap 1.2")
    assert road(state) == ["4 25 T+30", "24 27", "50"]


def test_each_gap_that_fits_is_a_choice_of_its_own() -> None:
    """RH-17, RH-7"""
    state = alone("7", ("4 - - T+T+10", "5 - T+20", "50"))
    assert moves(state, 0) == ["gap 1.2", "gap 1.3", "gap 2.2"]


@pytest.mark.parametrize("card", ["A", "P", "T"])
def test_a_special_car_fills_no_gap(card: str) -> None:
    """RH-17"""
    state = shown(card, "50", rows=("- T+P", "20", "49"))
    while list(state.actors()) == [1]:
        play(state, 1, "row 3")
    assert refusal(state, 0, "gap 1.1") == "not-in-the-gap"
    assert moves(state, 0) == EVERY_ROW
