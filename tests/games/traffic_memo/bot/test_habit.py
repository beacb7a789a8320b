"""The quick habit of Traffic memo, and what is done for a seat whose time is up."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from seriatim.bots.search import Search
from seriatim.games.traffic_memo.bot.habit import TrafficMemoHabit
from seriatim.games.traffic_memo.bot.novice import TrafficMemoNovice, is_remembered
from seriatim.games.traffic_memo.rules import TrafficMemoState
from seriatim.kit.policy import Policy, RandomPolicy, play_game
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from
from tests.games.traffic_memo.positions import GAME, play, position


def chosen(state: TrafficMemoState, numbers: Rng | None = None) -> str:
    at = int(state.turn)
    return GAME.format(TrafficMemoHabit().choose(state.sight(at), at, numbers or Rng(1, 2, 3, 4)))


def all_chosen(state: TrafficMemoState) -> set[str]:
    """What it may choose, over many throws of the dice."""
    rng = rng_from("many")
    return {chosen(state, rng) for _ in range(100)}


def test_mindful_is_the_habit_of_the_game() -> None:
    assert isinstance(GAME.habit(), TrafficMemoHabit)


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
        action = TrafficMemoHabit().choose(state, state.turn, rng.copy())
        assert TrafficMemoHabit().choose(state.sight(state.turn), state.turn, rng.copy()) == action
        GAME.play(state, int(state.turn), int(action))
        rng.next_u32()


# What the search is told


def thought_of(state: TrafficMemoState) -> set[str]:
    """The kinds of turns worth a thought, over many throws of the dice: all that are alike are one."""
    rng = rng_from("many")
    counts: set[int] = set()
    found: set[str] = set()
    for _ in range(50):
        turns = TrafficMemoHabit().candidates(state.sight(state.turn), state.turn, rng)
        counts.add(len(turns))
        found |= {GAME.format(int(action)) for turn in turns for action in turn}
    assert len(counts) == 1
    return found


def test_what_is_known_to_fit_needs_no_thought() -> None:
    state = position("9 20 30 31 10", seen="0 1 4")
    assert thought_of(state) == {"turn 0"}


def test_while_few_unseen_cards_would_help_it_may_be_better_to_wait() -> None:
    """With 2 and 50 known, 1, 3 and 49 make a run, of 48 unseen cards; with 20 and 30 known, too, it is seven of 46."""
    state = GAME.deal(2, seed=1)
    where = {int(card): place for place, card in enumerate(state.places)}
    for card in (2, 50):
        state.seen[where[card]] = True
    assert len(TrafficMemoHabit().candidates(state.sight(0), 0, Rng(1, 2, 3, 4))) == 2
    assert {f"turn {where[2]}", f"turn {where[50]}"} < thought_of(state)
    state.idle_turns = 4
    assert len(TrafficMemoHabit().candidates(state.sight(0), 0, Rng(1, 2, 3, 4))) == 1
    state.idle_turns = 0
    for card in (20, 30):
        state.seen[where[card]] = True
    assert len(TrafficMemoHabit().candidates(state.sight(0), 0, Rng(1, 2, 3, 4))) == 1


def test_a_pair_is_taken_or_tried_to_be_made_longer() -> None:
    """TM-6"""
    state = position("9 10 11 30", seen="0 1 3")
    play(state, "0", "1")
    assert thought_of(state) == {"take", "turn 2"}


def test_a_second_card_is_one_that_shows_nothing_or_one_that_may_fit() -> None:
    """TM-5: of the unseen 10, 21 and 31 one fits 9, and two would help the next seat; with 41 it is three."""
    state = position("9 20 30 10 21 31", seen="1 2")
    play(state, "0")
    assert thought_of(state) == {"turn 1", "turn 2", "turn 3", "turn 4", "turn 5"}
    state = position("9 20 30 10 21 31 40 41", seen="1 2 6")
    play(state, "0")
    assert thought_of(state) == {"turn 1", "turn 2", "turn 6"}


def test_no_unseen_card_is_tried_where_none_fits() -> None:
    """TM-8"""
    state = position("9 10 30 31", seen="0 1")
    play(state, "0", "1")
    assert thought_of(state) == {"take"}


def test_with_wilds_any_unseen_card_may_fit() -> None:
    """TM-9"""
    state = position("9 10 30 P", seen="0 1", wilds=True)
    play(state, "0", "1")
    assert thought_of(state) == {"take", "turn 2", "turn 3"}


def test_where_all_has_been_seen_there_is_nothing_to_try() -> None:
    state = position("9 10 30 P", seen="0 1 2 3", wilds=True)
    state.seen[3] = True
    play(state, "0", "1", "3")
    assert thought_of(state) == {"turn 2"}


def test_a_turn_of_several_cards_has_one_budget() -> None:
    assert 0 < TrafficMemoHabit().budget_share(position("9 20 30 31"), 0) < 1


def test_winning_is_worth_most_and_every_card_counts() -> None:
    """TM-12"""

    def worth(own: int, other: int) -> float:
        state = position("9 20", seats=3)
        state.taken[0] = vec[i64](range(1, 1 + own))
        state.taken[1] = vec[i64]()
        state.taken[2] = vec[i64](range(10, 10 + other))
        return TrafficMemoHabit().value(state, 0)

    assert 0 <= worth(0, 30) < worth(3, 5) < worth(4, 5) < worth(5, 5) < worth(6, 5) < worth(30, 0) <= 1


def test_a_search_tries_a_third_card_where_it_must_fit() -> None:
    """TM-8: one card is unseen, and only the 11 is missing."""
    state = position("9 10 11 20", seen="0 1 3")
    play(state, "0", "1")
    action = Search(TrafficMemoHabit(), 100).choose(state.sight(0), 0, rng_from("third"))
    assert GAME.format(int(action)) == "turn 2"


# Beginners


def test_a_beginner_remembers_what_is_open_and_the_last_turn() -> None:
    """TM-14"""
    assert isinstance(GAME.novice(), TrafficMemoNovice)
    state = GAME.deal(2, {"high": 20}, seed=1)
    others = [place for place in range(20) if not is_remembered(state, place, 0)]
    first, second, third, *_ = [
        place for place in others if abs(int(state.places[place] - state.places[others[0]])) != 1
    ]
    play(state, f"{first}", f"{second}")
    assert [is_remembered(state, place, 0) for place in (first, second, third)] == [True, True, False]
    play(state, f"{third}")
    assert [is_remembered(state, place, 0) for place in (first, second, third)] == [False, False, True]


def test_a_beginner_forgets_more_inside_the_grid_than_at_its_edge() -> None:
    state = GAME.deal(5, seed=1)
    width = int(state.columns())
    edge = [place for place in range(50) if place < width or place % width in (0, width - 1)]
    counts = [
        [sum(is_remembered(state, place, seat) for seat in range(5)) for place in places]
        for places in (edge, [place for place in range(50) if place not in edge])
    ]
    means = [sum(each) / len(each) for each in counts]
    assert 5 > means[0] > means[1] > 0


def test_a_beginner_takes_more_cards_than_chance_and_fewer_than_the_habit() -> None:
    novice, mindful, chance = mean_scores([TrafficMemoNovice(), TrafficMemoHabit(), RandomPolicy()], 20, wilds=False)
    assert chance + 3 < novice < mindful - 3


def mean_scores(players: list[Policy], games: int, wilds: bool) -> list[float]:
    rng = rng_from("margin")
    table = GAME.deal(len(players), {"wilds": wilds}, seed=1)
    totals = [0.0] * len(players)
    for _ in range(games):
        state = table.redeal(rng)
        play_game(state, players, rng)
        totals = [total + score for total, score in zip(totals, state.scores(), strict=True)]
    return [total / games for total in totals]


@pytest.mark.parametrize("wilds", [False, True])
def test_the_habit_takes_far_more_cards_than_chance(wilds: bool) -> None:
    mindful, *others = mean_scores([TrafficMemoHabit(), RandomPolicy(), RandomPolicy()], 20, wilds)
    assert mindful > 30 + max(others)


def default_move(state: TrafficMemoState) -> str:
    return GAME.format(state.default_action(state.turn))


def test_when_time_is_up_what_may_be_taken_is_taken() -> None:
    """TM-6"""
    state = position("9 10 30 31")
    play(state, "0", "1")
    assert default_move(state) == "take"


def test_when_time_is_up_the_first_card_face_down_is_turned_up() -> None:
    """TM-5, TM-6"""
    state = position("9 20 30 31")
    assert default_move(state) == "turn 0"
    play(state, "0")
    assert default_move(state) == "turn 1"
    state = position(". 10 11 12 30 31")
    play(state, "1", "2", "3")
    assert default_move(state) == "turn 4"
