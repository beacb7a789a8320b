"""The quick habit of Rush hour."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from seriatim.bots.search import Search
from seriatim.games.rush_hour.actions import card_of
from seriatim.games.rush_hour.bot.habit import RushHourHabit, cards_elsewhere, likelihood
from seriatim.games.rush_hour.bot.novice import RushHourNovice
from seriatim.games.rush_hour.cars import deck_of
from seriatim.games.rush_hour.position import card_named as card
from seriatim.games.rush_hour.rules import RushHourState
from seriatim.kit.policy import Policy, RandomPolicy, next_actor, play_game
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from
from tests.games.rush_hour.positions import GAME, alone, pick, play, position, shown


def chosen(state: RushHourState, seat: int = 0) -> str:
    return GAME.format(RushHourHabit().choose(state.sight(seat), seat, Rng(1, 2, 3, 4)))


def test_wary_is_the_habit_of_the_game() -> None:
    assert isinstance(GAME.habit(), RushHourHabit)


def test_a_number_that_cannot_come_fifth_is_safe() -> None:
    assert chosen(position("25 35 5", "1 2 3", rows=("10 11 12", "20", "30 31 32 33"))) == "pick 25"


def test_of_equal_risks_the_highest_number_is_picked() -> None:
    assert chosen(position("22 33 24", "1 2 3", rows=("10", "20", "30"))) == "pick 33"


def test_of_equal_risks_a_small_number_goes_first_for_it_will_fit_nowhere_soon() -> None:
    assert chosen(position("12 13 22", "1 2 3", rows=("10", "20", "30"))) == "pick 12"


def test_a_number_right_behind_a_row_with_one_place_left_is_safe() -> None:
    state = position("13 29", "1 2", "3 4", rows=("10 11 12", "20 21 22", "40"))
    assert chosen(state) == "pick 13"


def test_the_cheaper_row_is_risked_where_something_must_be() -> None:
    state = position("14 34", "1 2", rows=("10 11 12 13", "30 31+38 A 33", "49"))
    assert chosen(state) == "pick 14"


def test_a_special_car_is_kept_while_a_number_is_a_small_risk() -> None:
    rows = ("10", "20", "30")
    assert chosen(position("12 A", "1 2", rows=rows)) == "pick 12"
    assert chosen(position("12 18", "1 2", rows=rows)) == "pick 12"


def test_a_special_car_is_picked_where_a_number_would_take_a_row() -> None:
    rows = ("10 11 12 13", "20 21", "30 31 32")
    assert chosen(position("5 P", "1 2", rows=rows)) == "pick police"
    assert chosen(position("14 28", "1 2", rows=rows)) == "pick 28"


def test_a_special_car_that_would_cost_more_than_a_number_is_kept() -> None:
    rows = ("10 11 12 13", "20 21 22 23+38", "40 41 42 43")
    assert chosen(position("48 39 T", "1 2 3", rows=rows)) == "pick 48"


def test_a_gap_is_no_risk() -> None:
    assert chosen(position("5 45", "1 2", rows=("4 - T+10", "20 21 22 23", "44 46 47 43"))) == "pick 5"


def test_without_jam_only_what_fits_nowhere_is_a_risk() -> None:
    """RH-24"""
    assert chosen(position("5 45", "1 2", rows=("10 11 12 13", "20", "30"), jam=False)) == "pick 45"


def test_a_row_is_chosen_by_its_price() -> None:
    assert chosen(alone("5", ("10 11", "20", "30 31"))) == "row 2"


def test_cards_seen_are_nowhere_else() -> None:
    state = position("12 A", "1 P", rows=("10 A", "20", "30"), taken=("", "5 T"))
    elsewhere = list(cards_elsewhere(state.sight(0), 0))
    assert [number for number in range(1, 51) if elsewhere[number] == 0] == [5, 10, 12, 20, 30]
    assert [elsewhere[card(letter)] for letter in "APT"] == [2, 4, 3]


@pytest.mark.parametrize(
    ("count", "trials", "chance", "likely"),
    [(0, 3, 0.5, 0.125), (1, 3, 0.5, 0.375), (3, 3, 0.5, 0.125), (0, 1, 0.2, 0.8)],
)
def test_how_likely_a_number_of_others_is(count: int, trials: int, chance: float, likely: float) -> None:
    assert likelihood(count, trials, chance) == pytest.approx(likely)


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("specials", [False, True])
def test_the_habit_gives_the_same_answer_from_the_truth_and_from_its_sight(seats: int, specials: bool) -> None:
    """ALL-6"""
    state = GAME.deal(seats, {"specials": specials, "hand": 8}, seed=f"habit/{seats}")
    rng = rng_from("habit")
    while not state.outcome():
        seat = next_actor(state, rng)
        action = RushHourHabit().choose(state, seat, rng.copy())
        assert RushHourHabit().choose(state.sight(seat), seat, rng.copy()) == action
        GAME.play(state, int(seat), int(action))


# What the search is told


def test_the_pick_deserves_most_of_the_thinking_in_a_round() -> None:
    picking, going = position("12 40", "1 2"), alone("5", ("10 11", "20", "30 31"))
    shares = [RushHourHabit().budget_share(state.sight(0), 0) for state in (picking, going)]
    assert shares[0] > shares[1] > 0
    assert sum(shares) == 1


def test_a_hidden_pick_is_supposed_to_be_the_habits_choice_from_the_supposed_hand() -> None:
    """RH-5"""
    state, rng = position("12 40", "13 44", "14 45", rows=("10", "20", "30")), rng_from("suppose")
    play(state, 1, "pick 44")
    picks: set[int] = set()
    for _ in range(20):
        world = RushHourHabit().sample_world(state.sight(0), 0, rng)
        assert isinstance(world, RushHourState)
        picks.add(int(world.picks[1]))
        fresh = world.copy()
        fresh.picks[1] = -1
        assert card_of(RushHourHabit().choose(fresh, 1, rng)) == world.picks[1]
        assert world.picks[2] == -1
    assert len(picks) > 5


def test_a_hidden_row_is_supposed_to_be_one_of_the_cheapest() -> None:
    """RH-12"""
    state, rng = shown("A", "A", rows=("10 11 12 13", "20", "30")), rng_from("suppose")
    play(state, 1, "row 1")
    rows: set[int] = set()
    for _ in range(20):
        world = RushHourHabit().sample_world(state.sight(0), 0, rng)
        assert isinstance(world, RushHourState)
        rows.add(int(world.rows_chosen[1]))
    assert rows == {1, 2}


def test_only_the_deal_at_hand_is_at_stake() -> None:
    """RH-19"""
    state = position("12", "40", deals=2)
    start = state.sight(0)
    assert not RushHourHabit().is_cutoff(state, start, 2)
    pick(state, "12", "40")
    assert state.deal_number == 2
    assert RushHourHabit().is_cutoff(state, start, 2)


def test_points_of_ones_own_weigh_more_than_those_of_the_others() -> None:
    def worth(*points: int) -> float:
        return RushHourHabit().value(position("12", "40", "41", points=points), 0)

    assert 0 < worth(40, 0, 0) < worth(5, 0, 0) < worth(5, 4, 4) < worth(4, 0, 0) < worth(0, 40, 40) < 1


def test_a_search_sees_that_a_row_will_be_full_before_its_card_comes() -> None:
    """The others hold nothing but what goes between 20 and 29, so 29 comes fifth."""
    state = position("29 44", "22 23", "24 25", rows=("10", "19 20", "43"), top=50)
    state.rest = vec[i64]()
    known = {29, 44, 22, 23, 24, 25, 10, 19, 20, 43}
    state.taken[1] = vec[i64]([card for card in deck_of(50, True) if card not in known])
    action = Search(RushHourHabit(), 200).choose(state.sight(0), 0, rng_from("full"))
    assert GAME.format(int(action)) == "pick 44"


# Beginners


def novice_pick(state: RushHourState) -> str:
    return GAME.format(GAME.novice().choose(state.sight(0), 0, Rng(1, 2, 3, 4)))


def test_a_beginner_picks_the_number_nearest_behind_a_row_whatever_the_others_do() -> None:
    assert isinstance(GAME.novice(), RushHourNovice)
    assert novice_pick(position("14 23 A", "1 2 3", rows=("10", "20 21 22", "40"))) == "pick 23"


def test_a_beginner_sees_that_a_row_is_full() -> None:
    assert novice_pick(position("14 23 5", "1 2 3", rows=("10", "19 20 21 22", "40"))) == "pick 14"


def test_a_beginner_picks_anything_where_nothing_stands_behind_a_row() -> None:
    state, rng = position("5 6 A", "1 2 3"), rng_from("any")
    assert {GAME.format(RushHourNovice().choose(state, 0, rng)) for _ in range(50)} == {
        "pick 5",
        "pick 6",
        "pick ambulance",
    }


def test_a_beginner_goes_where_it_is_cheapest() -> None:
    state = alone("5", ("10 11", "20", "30 31"))
    assert GAME.format(GAME.novice().choose(state.sight(0), 0, Rng(1, 2, 3, 4))) == "row 2"


def test_a_beginner_takes_fewer_points_than_chance_and_more_than_the_habit() -> None:
    novice, wary, *chance = mean_points([RushHourNovice(), RushHourHabit(), RandomPolicy(), RandomPolicy()], 100)
    assert wary + 1 < novice < min(chance) - 1


def mean_points(players: list[Policy], games: int) -> list[float]:
    rng = rng_from("margin")
    table = GAME.deal(len(players), seed=1)
    total = [0] * len(players)
    for _ in range(games):
        state = table.redeal(rng)
        play_game(state, players, rng)
        total = [sum(pair) for pair in zip(total, state.points, strict=True)]
    return [points / games for points in total]


def test_the_habit_takes_far_fewer_points_than_chance() -> None:
    wary, one, other = mean_points([RushHourHabit(), RandomPolicy(), RandomPolicy()], 40)
    assert wary + 4 < min(one, other)
