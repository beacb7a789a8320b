"""Where the number cards and trailers of Rush hour go."""

import pytest

from tests.games.rush_hour.positions import GAME, alone, moves, play, points, refusal, road, shown, taken


@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("35", ["12", "30 35", "41"]),
        ("31", ["12", "30 31", "41"]),
        ("40", ["12", "30 40", "41"]),
        ("42", ["12", "30", "41 42"]),
        ("50", ["12", "30", "41 50"]),
        ("13", ["12 13", "30", "41"]),
        ("29", ["12 29", "30", "41"]),
    ],
)
def test_a_card_joins_the_nearest_row_that_it_is_higher_than(card: str, after: list[str]) -> None:
    """RH-6"""
    assert road(alone(card, ("12", "30", "41"))) == after


ENDS = (12, 30, 41)


@pytest.mark.parametrize("card", [number for number in range(1, 51) if number % 10 != 8 and number not in ENDS])
def test_any_number_joins_the_highest_row_below_it_or_else_has_all_rows_to_take(card: int) -> None:
    """RH-6, RH-9"""
    state = alone(str(card), ("12", "30", "41"))
    lower = [row for row, number in enumerate(ENDS) if number < card]
    if lower:
        assert moves(state, 0) == []
        assert road(state)[lower[-1]] == f"{ENDS[lower[-1]]} {card}"
    else:
        assert moves(state, 0) == ["row 1", "row 2", "row 3"]


def test_the_number_at_the_end_counts_and_not_the_order_or_length_of_the_rows() -> None:
    """RH-6"""
    assert road(alone("35", ("34 33", "1", "31 32"))) == ["34 33 35", "1", "31 32"]


def test_a_row_that_is_higher_or_not_the_nearest_is_refused() -> None:
    """RH-6"""
    state = alone("35", ("12", "30", "P"))
    assert moves(state, 0) == ["row 2", "row 3"]
    assert refusal(state, 0, "row 1") == "nearer-row-exists"
    assert refusal(alone("35", ("40", "30", "P")), 0, "row 1") == "row-too-high"


@pytest.mark.parametrize(("card", "nearest"), [("15", "row 1"), ("25", "row 2"), ("50", "row 2")])
@pytest.mark.parametrize("end", ["P", "A", "T", "T+A", "T+T", "9 P+P", "9 - T+P"])
def test_an_open_row_is_a_further_choice_whatever_the_number(card: str, nearest: str, end: str) -> None:
    """RH-7"""
    state = alone(card, ("10", "20", end))
    assert moves(state, 0)[:2] == [nearest, "row 3"]
    play(state, 0, "row 3")
    assert road(state) == ["10", "20", f"{end} {card}"]


@pytest.mark.parametrize("end", ["P", "A", "T", "T+A", "T+T", "9 P+P", "9 - T+P"])
def test_an_open_row_takes_a_number_that_fits_nowhere_else(end: str) -> None:
    """RH-7, RH-9"""
    assert road(alone("1", ("10", "20", end))) == ["10", "20", f"{end} 1"]


def test_two_open_rows_are_two_choices() -> None:
    """RH-7"""
    assert moves(alone("5", ("10", "P", "A")), 0) == ["row 2", "row 3"]


def test_a_gap_is_a_further_choice() -> None:
    """RH-7, RH-17"""
    state = alone("25", ("4 - T+30", "20", "P"))
    assert moves(state, 0) == ["row 2", "row 3", "gap 1.2"]
    play(state, 0, "gap 1.2")
    assert road(state) == ["4 25 T+30", "20", "P"]


def test_whoever_has_a_choice_may_not_take_a_row_instead() -> None:
    """RH-7, RH-9"""
    open_rows = alone("5", ("10", "P", "A"))
    assert refusal(open_rows, 0, "row 1") == "row-too-high"
    gaps = alone("5", ("4 - T+10", "3 - T+20", "30"))
    assert moves(gaps, 0) == ["gap 1.2", "gap 2.2"]
    assert [refusal(gaps, 0, f"row {row}") for row in (1, 2, 3)] == ["row-too-high"] * 3


def test_where_the_only_choice_is_a_full_open_row_it_is_taken() -> None:
    """RH-7, RH-8"""
    state = alone("5", ("10", "20 30 40 P", "50"))
    assert road(state) == ["10", "5", "50"]
    assert taken(state, 0) == ["20", "30", "40", "P"]
    assert points(state) == [5, 0]


def test_a_full_open_row_may_be_left_alone_where_there_is_another_choice() -> None:
    """RH-7"""
    state = alone("15", ("10", "20 30 40 P", "50"))
    assert moves(state, 0) == ["row 1", "row 2"]
    play(state, 0, "row 1")
    assert road(state) == ["10 15", "20 30 40 P", "50"]
    assert points(state) == [0, 0]


def test_the_fifth_takes_all_cards_of_the_row_and_begins_it_anew() -> None:
    """RH-8"""
    state = alone("35", ("31 32 33 34", "20", "40"))
    assert road(state) == ["35", "20", "40"]
    assert taken(state, 0) == ["31", "32", "33", "34"]
    assert points(state) == [4, 0]


def test_the_fourth_takes_nothing() -> None:
    """RH-8"""
    state = alone("35", ("31 32 33", "20", "40"))
    assert road(state) == ["31 32 33 35", "20", "40"]
    assert taken(state, 0) == []


def test_places_count_and_not_cards() -> None:
    """RH-3, RH-8"""
    state = alone("35", ("5+8 T+31 32+18", "20", "40"))
    assert road(state)[1] == "20 35"
    state = alone("35", ("5+8 T+31 17+18+28", "20", "40"))
    assert road(state) == ["5+8 T+31 17+18+28 35", "20", "40"]
    assert taken(state, 0) == []


def test_a_gap_counts_as_a_place() -> None:
    """RH-15, RH-8"""
    state = alone("35", ("- 3 - T+34", "20", "40"))
    assert road(state) == ["35", "20", "40"]
    assert taken(state, 0) == ["3", "34", "T"]
    assert points(state) == [4, 0]


def test_the_row_begun_anew_is_what_the_next_card_meets() -> None:
    """RH-8, RH-5"""
    assert road(shown("36", "35", rows=("31 32 33 34", "20", "40"))) == ["35 36", "20", "40"]


@pytest.mark.parametrize(
    ("row", "after", "penalty"),
    [
        (1, ["5", "20", "30 35"], ["10"]),
        (2, ["10", "5", "30 35"], ["20"]),
        (3, ["10", "20", "5"], ["30", "35"]),
    ],
)
def test_a_card_that_fits_nowhere_takes_any_row_and_begins_it(row: int, after: list[str], penalty: list[str]) -> None:
    """RH-9"""
    state = alone("5", ("10", "20", "30 35"))
    assert moves(state, 0) == ["row 1", "row 2", "row 3"]
    play(state, 0, f"row {row}")
    assert road(state) == after
    assert taken(state, 0) == penalty


@pytest.mark.parametrize(("places", "after"), [("10 12", "10 12+28"), ("12", "12+28"), ("9 10 11 12", "9 10 11 12+28")])
def test_a_trailer_lies_on_top_of_the_last_place_and_takes_none_of_its_own(places: str, after: str) -> None:
    """RH-10"""
    state = alone("28", (places, "30", "40"))
    assert road(state) == [after, "30", "40"]
    assert points(state) == [0, 0]


def test_a_trailer_goes_to_the_nearest_row_and_has_open_rows_as_choices() -> None:
    """RH-10, RH-6, RH-7"""
    state = alone("28", ("10", "20", "P"))
    assert moves(state, 0) == ["row 2", "row 3"]
    assert refusal(state, 0, "row 1") == "nearer-row-exists"
    play(state, 0, "row 3")
    assert road(state) == ["10", "20", "P+28"]


@pytest.mark.parametrize("end", ["P", "A", "T", "T+P", "A+A", "17+18", "1 2 3 P"])
def test_what_lies_under_a_trailer_no_longer_acts(end: str) -> None:
    """RH-10"""
    state = alone("28", ("30", "40", end))
    assert road(state) == ["30", "40", f"{end}+28"]
    assert state.road[2].number() == 28


def test_a_trailer_may_be_hitched_to_a_trailer() -> None:
    """RH-10"""
    assert road(shown("28", "38", rows=("7+8 17+18", "39", "40"))) == ["7+8 17+18+28+38", "39", "40"]


def test_a_trailer_that_fits_nowhere_takes_a_row_and_holds_a_place_there() -> None:
    """RH-10, RH-9"""
    state = alone("8", ("10 12", "20", "30"))
    assert moves(state, 0) == ["row 1", "row 2", "row 3"]
    play(state, 0, "row 1")
    assert road(state) == ["8", "20", "30"]
    assert taken(state, 0) == ["10", "12"]


def test_a_trailer_that_begins_a_row_is_a_place_like_any_other() -> None:
    """RH-10, RH-8"""
    state = alone("15", ("8 9 10 11", "20", "30"))
    assert taken(state, 0) == ["8", "9", "10", "11"]
    assert points(state) == [5, 0]


def test_a_trailer_that_could_only_fill_a_gap_fits_nowhere() -> None:
    """RH-10, RH-17"""
    state = alone("8", ("4 - T+10", "20", "30"))
    assert moves(state, 0) == ["row 1", "row 2", "row 3"]
    assert refusal(state, 0, "gap 1.2") == "trailer-fills-no-gap"
    play(state, 0, "row 1")
    assert road(state) == ["8", "20", "30"]
    assert taken(state, 0) == ["4", "10", "T"]


def test_a_trailer_with_another_choice_fills_no_gap_either() -> None:
    """RH-10, RH-17"""
    state = alone("28", ("4 - T+30", "20", "P"))
    assert moves(state, 0) == ["row 2", "row 3"]
    assert refusal(state, 0, "gap 1.2") == "trailer-fills-no-gap"


def test_every_choice_tells_what_it_would_cost() -> None:
    """RH-8, RH-9"""
    state = alone("5", ("10 11+18", "A 21 22 23", "30"))
    prices = [(choice.cards, choice.points) for choice in GAME.choices(state.sight(0), 0)]
    assert prices == [(3, 4), (4, 5), (1, 1)]
