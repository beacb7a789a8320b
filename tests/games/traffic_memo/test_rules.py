"""The rules of Traffic memo, one by one. Wild cards, memory and refusals have their own files."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.game import CannotDeal, IllegalMove, Value
from seriatim.games.traffic_memo import TrafficMemoOptions
from seriatim.kit.rng import Rng
from seriatim.kit.state import NOBODY, SPECTATOR, TABLE
from seriatim.phrase import Phrase
from tests.games.traffic_memo.positions import (
    GAME,
    face_up,
    grid,
    moves,
    names,
    play,
    position,
    refusal,
    taken,
)


def in_play(**options: Value) -> str:
    return names(sorted(int(card) for card in GAME.deal(2, options, seed=1).places))


def test_the_number_cards_are_1_to_50_and_there_are_no_others_unless_chosen() -> None:
    """TM-1, TM-2, TM-3, ALL-4"""
    assert in_play() == names(list(range(1, 51)))


@pytest.mark.parametrize(("low", "high"), [(1, 12), (1, 30), (26, 50), (45, 50), (1, 6), (10, 15)])
def test_the_options_say_which_numbers_play(low: int, high: int) -> None:
    """TM-2"""
    assert in_play(low=low, high=high) == names(list(range(low, high + 1)))


@pytest.mark.parametrize(
    ("numbers", "wilds"),
    [(50, "PPPPAAAA"), (47, "PPPPAAAA"), (46, "PPPPAAA"), (30, "PPPAA"), (25, "PPAA"), (12, "PA"), (9, "P"), (6, "P")],
)
def test_with_wilds_police_and_ambulances_join_in_proportion_beginning_with_police(numbers: int, wilds: str) -> None:
    """TM-3, TM-1"""
    assert in_play(high=numbers, wilds=True) == names(list(range(1, numbers + 1))) + " " + " ".join(wilds)


@pytest.mark.parametrize("numbers", range(6, 51))
def test_the_number_of_wilds_is_rounded_to_the_nearest(numbers: int) -> None:
    """TM-3: 8 × numbers / 50 is never halfway."""
    wilds = len(GAME.deal(2, {"high": numbers, "wilds": True}, seed=1).places) - numbers
    assert abs(int(wilds) - 8 * numbers / 50) < 0.5


def test_no_more_than_58_cards_ever_lie() -> None:
    """TM-1: tow trucks never take part."""
    assert len(GAME.deal(2, {"wilds": True}, seed=1).places) == 58
    assert GAME.action_count == 58 + 1


def test_all_cards_lie_face_down_and_are_shuffled() -> None:
    """TM-4"""
    state = GAME.deal(3, seed=1)
    view = GAME.view(state.sight(0), 0)
    assert {spot.lies for spot in view.places} == {"down"}
    assert view.taken == [0, 0, 0]
    assert list(state.places) != sorted(state.places)
    assert list(state.places) != list(GAME.deal(3, seed=2).places)


@pytest.mark.parametrize(
    ("high", "wilds", "columns"),
    [(6, False, 3), (9, False, 3), (9, True, 4), (10, False, 4), (16, False, 4), (17, False, 5), (50, False, 8)],
)
def test_the_columns_are_the_smallest_number_whose_square_holds_all_cards(high: int, wilds: bool, columns: int) -> None:
    """TM-4"""
    view = GAME.view(GAME.deal(2, {"high": high, "wilds": wilds}, seed=1).sight(0), 0)
    assert view.columns == columns


def test_58_cards_lie_in_eight_columns() -> None:
    """TM-4"""
    assert GAME.view(GAME.deal(2, {"wilds": True}, seed=1).sight(0), 0).columns == 8


def test_the_columns_stay_when_cards_are_taken() -> None:
    """TM-4"""
    state = position("5 6 . 9 8 1")
    assert state.columns() == 8
    play(state, "0", "1", "take")
    assert state.columns() == 8
    assert grid(state) == ". . . 9 8 1"


@pytest.mark.parametrize(("seats", "youngest"), [(2, 0), (2, 1), (3, 2), (5, 4), (5, 1)])
def test_the_youngest_starts(seats: int, youngest: int) -> None:
    """TM-4, ALL-2"""
    state = GAME.deal(seats, {"youngest": youngest}, seed=1)
    assert list(state.actors()) == [youngest]
    assert list(state.redeal(Rng(1, 2, 3, 4)).actors()) == [youngest]


def test_seat_0_is_the_youngest_unless_another_is_named() -> None:
    """ALL-2, ALL-4"""
    assert GAME.deal(3, seed=1).turn == 0


def test_a_turn_begins_with_one_card_and_then_a_second() -> None:
    """TM-5"""
    state = position("5 9 6 1 2")
    assert moves(state) == ["turn 0", "turn 1", "turn 2", "turn 3", "turn 4"]
    play(state, "turn 1")
    assert (state.turn, face_up(state)) == (0, "9")
    assert moves(state) == ["turn 0", "turn 2", "turn 3", "turn 4"]


@pytest.mark.parametrize("second", ["7", "3", "5", "50", "1"])
def test_two_cards_that_are_not_neighbours_go_back_and_the_turn_ends(second: str) -> None:
    """TM-5"""
    state = position(f"9 {second} 20 21")
    play(state, "0", "1")
    assert state.turn == 1
    assert face_up(state) == ""
    assert grid(state) == f"9 {second} 20 21"
    assert taken(state, 0) == ""


@pytest.mark.parametrize("second", [8, 10])
def test_of_two_neighbours_the_seat_may_take_both_or_turn_up_a_third(second: int) -> None:
    """TM-6, TM-5"""
    state = position(f"9 {second} 20 21 30")
    play(state, "0", "1")
    assert (state.turn, face_up(state)) == (0, f"9 {second}")
    assert moves(state) == ["turn 2", "turn 3", "turn 4", "take"]
    play(state, "take")
    assert (state.turn, taken(state, 0)) == (1, f"9 {second}")
    assert grid(state) == ". . 20 21 30"


def test_from_the_third_fitting_card_on_the_seat_must_go_on() -> None:
    """TM-6"""
    state = position("9 10 11 12 20 21")
    play(state, "0", "1", "2")
    assert refusal(state, "take") == "must-go-on"
    assert moves(state) == ["turn 3", "turn 4", "turn 5"]
    play(state, "3")
    assert refusal(state, "take") == "must-go-on"
    play(state, "4")
    assert (state.turn, taken(state, 0)) == (1, "9 10 11 12")


@pytest.mark.parametrize("cards", [2, 3, 4])
def test_with_a_free_stop_the_seat_may_stop_after_any_fitting_card_from_the_second_on(cards: int) -> None:
    """TM-6"""
    state = position("9 10 11 12 20 21", free_stop=True)
    play(state, "0")
    assert refusal(state, "take") == "nothing-to-take"
    play(state, *["1", "2", "3"][: cards - 1])
    play(state, "take")
    assert (state.turn, taken(state, 0)) == (1, " ".join(["9", "10", "11", "12"][:cards]))


def test_with_a_free_stop_the_seat_may_go_on_all_the_same() -> None:
    """TM-6"""
    state = position("9 10 11 12 20 21", free_stop=True)
    play(state, "0", "1", "2", "3", "4")
    assert (state.turn, taken(state, 0)) == (1, "9 10 11 12")


@pytest.mark.parametrize(
    "order", [("0", "1", "2", "3"), ("1", "0", "2", "3"), ("2", "1", "3", "0"), ("2", "3", "1", "0")]
)
def test_a_card_fits_at_either_end_of_the_run(order: tuple[str, ...]) -> None:
    """TM-7"""
    state = position("9 10 11 12 20 21")
    play(state, *order, "5")
    assert sorted(state.taken[0]) == [9, 10, 11, 12]


@pytest.mark.parametrize("misfit", ["8", "13", "1", "50"])
def test_a_card_that_does_not_touch_an_end_does_not_fit(misfit: str) -> None:
    """TM-7"""
    state = position(f"10 11 {misfit} 20 21")
    play(state, "0", "1", "2")
    assert (state.turn, len(state.taken[0])) == (1, 2)


def test_50_and_1_are_not_neighbours() -> None:
    """TM-7"""
    state = position("50 1 20 21")
    play(state, "0", "1")
    assert (state.turn, taken(state, 0)) == (1, "")


def test_a_misfit_goes_back_in_its_place_and_the_run_is_taken() -> None:
    """TM-8: the rulebook's own example."""
    state = position("9 10 11 22 23 30")
    play(state, "0", "1", "2", "3")
    assert (state.turn, taken(state, 0)) == (1, "9 10 11")
    assert grid(state) == ". . . 22 23 30"


def test_a_third_card_that_does_not_fit_does_not_cost_the_pair() -> None:
    """TM-8, TM-6"""
    state = position("9 10 22 23 30")
    play(state, "0", "1", "2")
    assert (state.turn, taken(state, 0)) == (1, "9 10")


def test_when_nothing_is_left_to_turn_up_the_run_is_taken_at_once() -> None:
    """TM-8"""
    state = position("9 10 11")
    play(state, "0", "1", "2")
    assert taken(state, 0) == "9 10 11"
    assert state.outcome() == "no-run-left"
    pair = position("9 10")
    play(pair, "1", "0")
    assert taken(pair, 0) == "10 9"


def test_a_success_gives_no_second_turn() -> None:
    """TM-8"""
    state = position("9 10 20 21 30 31", seats=3)
    play(state, "0", "1", "take")
    assert state.turn == 1
    play(state, "2", "3", "take")
    assert state.turn == 2


def test_turns_go_clockwise_and_around() -> None:
    """ALL-1"""
    state = position("9 20 30 31", seats=3)
    order = []
    for _ in range(4):
        order.append(int(state.turn))
        play(state, "0", "1")
    assert order == [0, 1, 2, 0]


@pytest.mark.parametrize("rest", ["30", "30 32", "30 32 50 1", "", "2 4 6 8 50"])
def test_the_game_ends_when_no_neighbours_are_left(rest: str) -> None:
    """TM-12"""
    state = position(f"9 10 {rest}")
    play(state, "0", "1", *(["take"] if rest else []))
    assert state.outcome() == "no-run-left"
    assert list(state.actors()) == []


@pytest.mark.parametrize("rest", ["30 31", "32 1 50 31", "1 2", "49 50"])
def test_the_game_goes_on_while_neighbours_are_left(rest: str) -> None:
    """TM-12"""
    state = position(f"9 10 {rest}")
    play(state, "0", "1", "take")
    assert (state.outcome(), list(state.winners())) == ("", [])


def test_the_end_is_looked_for_at_the_end_of_every_turn() -> None:
    """TM-12: also of one that takes nothing."""
    state = position("9 11 30")
    play(state, "0", "1")
    assert state.outcome() == "no-run-left"


def counted(*counts: int) -> tuple[str, list[int], list[float]]:
    """The outcome, the winners and the scores of a game in which the seats have taken so many cards."""
    state = position("49 50", seats=len(counts), turn=len(counts) - 1)
    pile = [int(card) for card in state.taken[len(counts) - 1]]
    for seat, count in enumerate(counts):
        own = count - (2 if seat == len(counts) - 1 else 0)
        state.taken[seat] = vec[i64](pile[:own])
        pile = pile[own:]
    play(state, "0", "1")
    return state.outcome(), [int(seat) for seat in state.winners()], list(state.scores())


def test_the_most_cards_win_and_the_score_is_the_cards_taken() -> None:
    """TM-12, ALL-7"""
    assert counted(10, 30, 10) == ("no-run-left", [1], [10.0, 30.0, 10.0])


def test_equal_counts_share_the_win() -> None:
    """TM-12"""
    assert counted(20, 8, 20) == ("no-run-left", [0, 2], [20.0, 8.0, 20.0])
    assert counted(24, 24) == ("no-run-left", [0, 1], [24.0, 24.0])


def test_500_turns_in_a_row_that_take_nothing_end_the_game_as_it_lies() -> None:
    """TM-13"""
    state = position("9 20 30 31", seats=3, idle_turns=498)
    play(state, "0", "1")
    assert (state.outcome(), state.idle_turns) == ("", 499)
    play(state, "0", "1")
    assert state.outcome() == "nobody-takes"
    assert list(state.winners()) == [2]
    assert list(state.scores()) == [0.0, 0.0, 46.0]


def test_a_taking_starts_the_count_of_idle_turns_again() -> None:
    """TM-13"""
    state = position("9 20 30 31 40 41", idle_turns=499)
    play(state, "2", "3", "take")
    assert (state.outcome(), state.idle_turns) == ("", 0)


def test_a_whole_game_of_idle_turns_ends_after_500_and_everybody_shares() -> None:
    """TM-13, TM-12"""
    state = GAME.deal(2, seed=3)
    first, second = next(
        (first, second)
        for first in range(50)
        for second in range(50)
        if abs(int(state.places[first] - state.places[second])) > 1
    )
    for turn in range(500):
        assert state.outcome() == "", turn
        play(state, str(first), str(second))
    assert (state.outcome(), list(state.winners()), list(state.scores())) == ("nobody-takes", [0, 1], [0.0, 0.0])


def test_the_last_turn_may_take_the_last_run_although_499_have_taken_nothing() -> None:
    """TM-12, TM-13"""
    state = position("9 10 30", idle_turns=499)
    play(state, "0", "1", "2")
    assert state.outcome() == "no-run-left"


def test_an_ended_game_has_nobody_to_act() -> None:
    """ALL-7, ALL-5"""
    state = position("9 10 30")
    play(state, "0", "1", "take")
    assert moves(state) == moves(state, 0) == []
    assert GAME.measures(state) == {"cards-left": 1.0}
    assert refusal(state, "2", 0) == "game-over"


def test_a_refused_move_leaves_everything_as_it_is() -> None:
    """ALL-5"""
    state = position("9 10 30")
    play(state, "0")
    before = state.facts()
    with pytest.raises(IllegalMove) as refused:
        play(state, "0")
    assert refused.value.reason == "already-face-up"
    assert state.facts() == before


@pytest.mark.parametrize("seat", [1, 2, 7, TABLE, SPECTATOR, NOBODY, -9])
@pytest.mark.parametrize("move", ["2", "take"])
def test_moves_belong_to_the_seat_on_turn(seat: int, move: str) -> None:
    """ALL-8"""
    state = position("9 10 30")
    play(state, "0", "1")
    assert refusal(state, move, seat) == "not-your-turn"
    assert moves(state, seat) == []


@pytest.mark.parametrize("seat", [0, 1, TABLE, SPECTATOR, 9])
def test_there_is_nothing_to_signal(seat: int) -> None:
    """TM-14"""
    assert list(position("9 10 30").signals(seat)) == []


def test_the_plain_game_is_what_the_options_give_by_default() -> None:
    """ALL-4"""
    plain: dict[str, Value] = {"low": 1, "high": 50, "wilds": False, "free_stop": False, "youngest": 0}
    assert GAME.deal(3, seed=5).facts() == GAME.deal(3, plain, seed=5).facts()
    assert GAME.options({}) == TrafficMemoOptions()


def few(low: int, high: int, lows: str, highs: str) -> Phrase:
    return Phrase("traffic-memo-too-few-numbers", {"low": low, "high": high, "lows": lows, "highs": highs})


def bad(option: str, given: str, possible: str) -> Phrase:
    return Phrase("bad-option", {"option": option, "given": given, "possible": possible})


REFUSED_DEALS: list[tuple[int, dict[str, Value], str, Phrase]] = [
    (1, {}, "bad-seats", Phrase("bad-seats", {"given": 1, "possible": "2–5"})),
    (7, {"low": 99}, "bad-seats", Phrase("bad-seats", {"given": 7, "possible": "2–5"})),
    (3, {"low": 0}, "bad-option", bad("low", "0", "1–45")),
    (3, {"low": 46}, "bad-option", bad("low", "46", "1–45")),
    (3, {"high": 5}, "bad-option", bad("high", "5", "6–50")),
    (3, {"high": 51}, "bad-option", bad("high", "51", "6–50")),
    (3, {"low": 40, "high": 51}, "bad-option", bad("high", "51", "6–50")),
    (3, {"wilds": 1}, "bad-option", bad("wilds", "1", "false, true")),
    (3, {"free_stop": "yes"}, "bad-option", bad("free_stop", '"yes"', "false, true")),
    (3, {"youngest": 3}, "bad-option", bad("youngest", "3", "0–2")),
    (2, {"youngest": 4}, "bad-option", bad("youngest", "4", "0, 1")),
    (2, {"youngest": -1}, "bad-option", bad("youngest", "-1", "0, 1")),
    (3, {"low": 2, "high": 6, "youngest": 4}, "bad-option", bad("youngest", "4", "0–2")),
    (
        3,
        {"window": 3},
        "bad-option",
        Phrase("no-such-option", {"option": "window", "possible": "low, high, wilds, free_stop, youngest"}),
    ),
    (3, {"low": 30, "high": 34}, "cannot-be-dealt", few(30, 34, "1–29", "35–50")),
    (3, {"low": 40, "high": 10}, "cannot-be-dealt", few(40, 10, "1–5", "45–50")),
    (3, {"low": 45, "high": 6}, "cannot-be-dealt", few(45, 6, "1", "50")),
    (3, {"low": 2, "high": 6}, "cannot-be-dealt", few(2, 6, "1", "7–50")),
]


@pytest.mark.parametrize(("seats", "options", "reason", "phrase"), REFUSED_DEALS)
def test_what_makes_no_game_is_refused_with_what_would(
    seats: int, options: dict[str, Value], reason: str, phrase: Phrase
) -> None:
    """TM-2, ALL-2, ALL-4"""
    with pytest.raises(CannotDeal) as refused:
        GAME.deal(seats, options, seed=1)
    assert (refused.value.reason, refused.value.phrase) == (reason, phrase)


def test_six_numbers_are_enough() -> None:
    """TM-2"""
    for low in range(1, 46):
        assert len(GAME.deal(2, {"low": low, "high": low + 5}, seed=1).places) == 6
