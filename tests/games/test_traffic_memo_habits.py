"""The quick habit of Traffic memo, and what is done for a seat whose time is up."""

import pytest

from seriatim.games.traffic_memo.habits import Mindful
from seriatim.games.traffic_memo.rules import TrafficMemoState
from seriatim.kit.policy import Chance, Policy, play_through
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from
from tests.games.positions_traffic_memo import GAME, play, position


def chosen(state: TrafficMemoState, numbers: Rng | None = None) -> str:
    at = int(state.turn)
    return GAME.format(Mindful().choose(state.sight(at), at, numbers or Rng(1, 2, 3, 4)))


def all_chosen(state: TrafficMemoState) -> set[str]:
    """What it may choose, over many throws of the dice."""
    rng = rng_from("many")
    return {chosen(state, rng) for _ in range(100)}


def test_mindful_is_the_habit_of_the_game() -> None:
    assert isinstance(GAME.habit(), Mindful)


def test_with_nothing_known_any_unseen_card_is_turned_up() -> None:
    state = position("9 20 30 31", seen="0 1")
    assert all_chosen(state) == {"turn 2", "turn 3"}


def test_a_known_pair_is_turned_up_and_taken() -> None:
    """TM-6, TM-14"""
    state = position("9 20 30 31 10", seen="0 1 4")
    assert all_chosen(state) == {"turn 0"}
    play(state, "0")
    assert all_chosen(state) == {"turn 4"}
    play(state, "4")
    assert all_chosen(state) == {"take"}


def test_of_two_known_runs_the_longer_is_taken_to_its_end() -> None:
    """TM-6"""
    state = position("9 10 30 31 32 50 49", seen="0 1 2 3 4")
    for move in ("turn 2", "turn 3", "turn 4"):
        assert all_chosen(state) == {move}
        play(state, move)


def test_a_card_turned_up_by_luck_is_followed_by_a_known_neighbour() -> None:
    """TM-7"""
    state = position("9 20 30 10", seen="1 3")
    play(state, "0")
    assert all_chosen(state) == {"turn 3"}


def test_if_nothing_known_follows_a_seen_card_is_turned_up_for_it_shows_nothing_new() -> None:
    """TM-14"""
    state = position("9 20 30 31", seen="1")
    play(state, "0")
    assert all_chosen(state) == {"turn 1"}
    fresh = position("9 20 30 31")
    play(fresh, "0")
    assert all_chosen(fresh) == {"turn 1", "turn 2", "turn 3"}


def test_a_run_that_must_go_on_is_ended_by_a_card_that_everybody_knows() -> None:
    """TM-6"""
    state = position("9 10 11 20 30 31", seen="3")
    play(state, "0", "1", "2")
    assert all_chosen(state) == {"turn 3"}


def test_the_longest_run_is_one_that_holds_what_is_open() -> None:
    """TM-7: the three cards from 30 would be more, but 9 is open."""
    state = position("9 10 30 31 32 50", seen="1 2 3 4")
    play(state, "0")
    assert all_chosen(state) == {"turn 1"}


def test_a_known_wild_fills_a_hole() -> None:
    """TM-9"""
    state = position("21 P 23 40 41", seen="0 1 2", wilds=True)
    for move in ("turn 0", "turn 1", "turn 2"):
        assert all_chosen(state) == {move}
        play(state, move)


def test_a_wild_is_not_enough_for_one_number() -> None:
    """TM-10"""
    state = position("21 P 25 40 41", seen="0 1 2", wilds=True)
    assert all_chosen(state) == {"turn 3", "turn 4"}


def test_two_wilds_and_a_number_are_a_run() -> None:
    """TM-9"""
    state = position("21 P A 40 41", seen="0 1 2", wilds=True)
    for move in ("turn 0", "turn 1", "turn 2"):
        assert all_chosen(state) == {move}
        play(state, move)


def test_a_wild_that_is_open_counts_too() -> None:
    """TM-9"""
    state = position("P 21 23 40 41", seen="1 2", wilds=True)
    play(state, "0")
    assert all_chosen(state) == {"turn 1"}


def test_a_wild_that_finds_no_number_any_more_is_left() -> None:
    """TM-9"""
    state = position("1 2 3 4 5 6 P", seen="0 1 2 3 4 5 6", high=6, wilds=True)
    play(state, "0", "1", "2", "3", "4", "5")
    assert all_chosen(state) == {"turn 6"}


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("wilds", [False, True])
def test_the_habit_gives_the_same_answer_from_the_truth_and_from_its_sight(seats: int, wilds: bool) -> None:
    """ALL-6"""
    state = GAME.deal(seats, {"wilds": wilds, "high": 30}, seed=f"habit/{seats}")
    rng = rng_from("habit")
    while not state.outcome():
        action = Mindful().choose(state, state.turn, rng.copy())
        assert Mindful().choose(state.sight(state.turn), state.turn, rng.copy()) == action
        GAME.play(state, int(state.turn), int(action))
        rng.bits()


def mean_scores(players: list[Policy], games: int, wilds: bool) -> list[float]:
    rng = rng_from("margin")
    table = GAME.deal(len(players), {"wilds": wilds}, seed=1)
    totals = [0.0] * len(players)
    for _ in range(games):
        state = table.again(rng)
        play_through(state, players, rng)
        totals = [total + score for total, score in zip(totals, state.scores(), strict=True)]
    return [total / games for total in totals]


@pytest.mark.parametrize("wilds", [False, True])
def test_the_habit_takes_far_more_cards_than_chance(wilds: bool) -> None:
    mindful, *others = mean_scores([Mindful(), Chance(), Chance()], 20, wilds)
    assert mindful > 30 + max(others)


def lapse(state: TrafficMemoState) -> str:
    return GAME.format(state.lapse(state.turn))


def test_when_time_is_up_what_may_be_taken_is_taken() -> None:
    """TM-6"""
    state = position("9 10 30 31")
    play(state, "0", "1")
    assert lapse(state) == "take"


def test_when_time_is_up_the_first_card_face_down_is_turned_up() -> None:
    """TM-5, TM-6"""
    state = position("9 20 30 31")
    assert lapse(state) == "turn 0"
    play(state, "0")
    assert lapse(state) == "turn 1"
    state = position(". 10 11 12 30 31")
    play(state, "1", "2", "3")
    assert lapse(state) == "turn 4"
