"""The wild cards of Traffic memo: what is a run, what may be taken, and whether any run is left."""

from itertools import combinations, permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.traffic_memo.rules import TrafficMemoState
from seriatim.games.traffic_memo.runs import can_form_run, is_run_left, may_be_taken
from tests.games.traffic_memo.positions import cards, face_up, grid, moves, play, position, refusal, taken

REST = "40 41"
"""Neighbours that keep the game going."""


def wild(row: str, free_stop: bool = False) -> TrafficMemoState:
    """These cards and two neighbours lie; with wilds, and seat 0 on turn."""
    return position(f"{row} {REST}", wilds=True, free_stop=free_stop)


def open_up(state: TrafficMemoState, count: int) -> None:
    play(state, *[str(place) for place in range(count)])


@pytest.mark.parametrize("row", ["P 21 5", "21 P 5", "A P 5", "50 P 5", "1 A 5"])
def test_a_wild_as_first_or_second_card_always_fits(row: str) -> None:
    """TM-9"""
    state = wild(row)
    open_up(state, 2)
    assert (state.turn, face_up(state)) == (0, " ".join(row.split()[:2]))


@pytest.mark.parametrize(
    "row",
    ["21 P 23", "21 P 22", "21 P 20", "21 P 19", "P 21 23", "P 23 21", "3 4 A", "21 P A", "P A 21", "50 P 48", "1 P 2"],
)
def test_three_cards_that_a_wild_makes_a_run_stay_open(row: str) -> None:
    """TM-9"""
    state = wild(row)
    open_up(state, 3)
    assert (state.turn, face_up(state)) == (0, row)
    assert refusal(state, "take") == "must-go-on"


@pytest.mark.parametrize("row", ["21 P 24", "21 P 18", "P 21 24", "50 P 1", "50 P 47"])
def test_a_wild_stands_for_one_number_only(row: str) -> None:
    """TM-9, TM-10"""
    state = wild(row)
    open_up(state, 3)
    assert (state.turn, taken(state, 0)) == (1, "")
    assert grid(state) == f"{row} {REST}"


def test_21_and_23_end_the_turn_before_a_wild_could_help() -> None:
    """TM-9, TM-5"""
    state = wild("21 23 P")
    open_up(state, 2)
    assert (state.turn, face_up(state)) == (1, "")


def test_what_a_wild_stands_for_is_settled_only_at_taking() -> None:
    """TM-9: it first looks like 22, then it must be 20, then the run grows on both sides of it."""
    state = wild("21 P 22 19 23 18 5")
    open_up(state, 6)
    assert face_up(state) == "21 P 22 19 23 18"
    play(state, "6")
    assert taken(state, 0) == "21 P 22 19 23 18"


def test_two_wilds_bridge_two_numbers_or_one_hole_and_an_end() -> None:
    """TM-9"""
    state = wild("21 P A 24 5")
    open_up(state, 4)
    assert face_up(state) == "21 P A 24"
    too_far = wild("21 P A 25 5")
    open_up(too_far, 4)
    assert (too_far.turn, taken(too_far, 0)) == (1, "21 P A")


def test_a_wild_may_stand_for_a_number_already_taken() -> None:
    """TM-9: 22 is gone, and 21, wild, 23 is a run all the same."""
    state = wild("21 P 23 5")
    assert 22 in state.taken[1]
    open_up(state, 4)
    assert taken(state, 0) == "21 P 23"


def test_three_wilds_alone_are_a_run() -> None:
    """TM-9"""
    state = wild("P A P 5")
    open_up(state, 3)
    assert refusal(state, "take") == "must-go-on"
    play(state, "3")
    assert face_up(state) == "P A P 5"


def test_the_run_must_find_room_between_low_and_high() -> None:
    """TM-9: 1 to 6 play, so after 1 to 5 and a wild there is no seventh number for another card."""
    state = position("1 2 3 4 5 6 P", high=6, wilds=True)
    open_up(state, 6)
    assert state.turn == 0
    play(state, "6")
    assert (state.turn, taken(state, 0)) == (1, "1 2 3 4 5 6")
    assert state.outcome() == "no-run-left"


def test_one_card_more_than_there_are_numbers_is_a_misfit_also_if_it_is_a_number() -> None:
    """TM-9"""
    state = position("1 P 3 4 5 6 2", high=6, wilds=True)
    open_up(state, 6)
    assert face_up(state) == "1 P 3 4 5 6"
    play(state, "6")
    assert taken(state, 0) == "1 P 3 4 5 6"
    assert grid(state) == ". . . . . . 2"


@pytest.mark.parametrize("free_stop", [False, True])
@pytest.mark.parametrize("row", ["21 P 5", "P 21 5", "P A 5"])
def test_a_pair_with_a_wild_cannot_be_taken(row: str, free_stop: bool) -> None:
    """TM-10, TM-6"""
    state = wild(row, free_stop=free_stop)
    open_up(state, 2)
    assert refusal(state, "take") == "nothing-to-take"
    assert "take" not in moves(state)


@pytest.mark.parametrize("row", ["21 P 5", "P 21 5"])
def test_if_the_run_ends_at_two_with_a_wild_in_it_everything_goes_back(row: str) -> None:
    """TM-10"""
    state = wild(row)
    open_up(state, 3)
    assert (state.turn, taken(state, 0), state.idle_turns) == (1, "", 1)
    assert grid(state) == f"{row} {REST}"


def test_if_it_ends_there_because_nothing_is_left_everything_goes_back_too() -> None:
    """TM-10, TM-8, TM-12"""
    state = position("21 P", wilds=True)
    open_up(state, 2)
    assert (grid(state), taken(state, 0), state.outcome()) == ("21 P", "", "no-run-left")


def test_with_a_free_stop_a_run_of_three_with_a_wild_may_be_taken() -> None:
    """TM-6, TM-10"""
    state = wild("21 P 23", free_stop=True)
    open_up(state, 3)
    play(state, "take")
    assert taken(state, 0) == "21 P 23"


def test_a_pair_without_a_wild_may_be_taken_as_ever() -> None:
    """TM-6, TM-10"""
    state = wild("21 22 P")
    open_up(state, 2)
    play(state, "take")
    assert taken(state, 0) == "21 22"


def test_a_wild_is_one_card_in_the_count() -> None:
    """TM-11"""
    state = wild("21 P 23 5")
    open_up(state, 4)
    assert list(state.scores()) == [3.0, float(58 - 6)]


@pytest.mark.parametrize(
    ("rest", "is_left"),
    [
        ("20 21", True),
        ("20 22", False),
        ("20 P", False),
        ("P A", False),
        ("P", False),
        ("20 22 P", True),
        ("20 23 P", False),
        ("20 21 P", True),
        ("1 50 P", False),
        ("1 50 P A", True),
        ("50 P A", True),
        ("P A P", True),
        ("1 4 7 10 P", False),
        ("1 4 7 9 P", True),
    ],
)
def test_the_game_ends_when_no_run_can_be_taken_wilds_considered(rest: str, is_left: bool) -> None:
    """TM-12, TM-9, TM-10"""
    state = position(f"30 31 {rest}", wilds=True)
    play(state, "0", "1", "take")
    assert (state.outcome() == "") == is_left


# The tests of runs, held against a plain reading of the rule by trying everything.


def formed(row: tuple[int, ...], low: int, high: int) -> bool:
    """TM-9 read literally: some run of as many numbers holds all that are not wild."""
    numbers = [card for card in row if card <= 50]
    starts = range(low, high - len(row) + 2)
    return any(all(start <= number < start + len(row) for number in numbers) for start in starts)


@pytest.mark.parametrize(("low", "high"), [(1, 6), (3, 9), (45, 50)])
def test_cards_can_form_a_run_if_and_only_if_there_is_a_run_that_holds_them(low: int, high: int) -> None:
    """TM-9"""
    deck = [*range(low, high + 1), 51, 52, 51]
    for count in range(1, len(deck) + 1):
        for row in combinations(deck, count):
            assert can_form_run(vec[i64](list(row)), low, high) == formed(row, low, high), row


def test_without_wilds_a_run_grows_by_neighbours_and_nothing_else() -> None:
    """TM-5, TM-7"""
    for row in permutations(range(1, 7), 3):
        neighbours = abs(row[0] - row[1]) == 1
        assert can_form_run(vec[i64](list(row[:2])), 1, 6) == neighbours
        if neighbours:
            extends = row[2] in (min(row[:2]) - 1, max(row[:2]) + 1)
            assert can_form_run(vec[i64](list(row)), 1, 6) == extends


@pytest.mark.parametrize(
    ("row", "may"),
    [
        ("", False),
        ("5", False),
        ("P", False),
        ("5 6", True),
        ("5 P", False),
        ("P 5", False),
        ("P A", False),
        ("5 6 7", True),
        ("5 P 7", True),
        ("P A P", True),
    ],
)
def test_a_run_may_be_taken_from_two_cards_on_and_with_a_wild_from_three(row: str, may: bool) -> None:
    """TM-8, TM-10"""
    assert may_be_taken(vec[i64](cards(row))) == may


@pytest.mark.parametrize("wilds", [[], [51], [51, 52], [51, 52, 51]])
def test_a_run_is_left_if_and_only_if_some_cards_that_lie_form_one_that_may_be_taken(wilds: list[int]) -> None:
    """TM-12"""
    for count in range(8):
        for numbers in combinations(range(1, 8), count):
            lying = [*numbers, *wilds]
            runs = [row for size in range(2, len(lying) + 1) for row in combinations(lying, size) if formed(row, 1, 7)]
            some = any(len(row) > 2 or max(row) <= 50 for row in runs)
            assert is_run_left(vec[i64](lying)) == some, lying
