"""The quick habit of The Game."""

import pytest

from seriatim.games.the_game.bot.habit import TheGameHabit
from seriatim.games.the_game.rules import TheGameState
from seriatim.kit.policy import Policy, RandomPolicy, next_actor, play_game, play_out
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from
from tests.games.the_game.positions import GAME, bidding, play, play_as, position

DECK = (93, 94)


def chosen(state: TheGameState, seat: int | None = None) -> str:
    at = int(state.turn) if seat is None else seat
    return GAME.format(TheGameHabit(talking=True).choose(state.sight(at), at, Rng(1, 2, 3, 4)))


def turns(state: TheGameState, seat: int) -> list[list[str]]:
    found = TheGameHabit(talking=True).candidates(state.sight(seat), seat, Rng(1, 2, 3, 4))
    return [[GAME.format(action) for action in turn] for turn in found]


def test_careful_is_the_habit_of_the_game() -> None:
    assert isinstance(GAME.habit(), TheGameHabit)


def test_the_cheapest_card_is_laid_while_cards_are_owed() -> None:
    assert chosen(position((20, 40, 70), (50,), deck=DECK, piles=(18, 29, 74, 90))) == "20a"


@pytest.mark.parametrize(("top", "move"), [(59, "60a"), (10, "end"), (70, "60a")])
def test_beyond_the_minimum_only_small_steps_and_tricks_are_laid(top: int, move: str) -> None:
    assert chosen(position((60,), (50,), deck=DECK, piles=(top, 98, 2, 3), owed=0)) == move


def test_alone_longer_steps_are_laid_once_the_deck_is_empty() -> None:
    piles = (12, 98, 2, 3)
    assert chosen(position((20, 60), deck=DECK, piles=piles, owed=0)) == "end"
    assert chosen(position((20, 60), piles=piles, owed=0)) == "20a"


def test_the_turn_ends_when_no_card_fits_any_more() -> None:
    """TG-8"""
    assert chosen(position((50,), (51,), piles=(65, 70, 38, 30), owed=0)) == "end"


def test_any_step_is_laid_if_it_must_be() -> None:
    assert chosen(position((99,), (50,), piles=(2, 3, 4, 5))) == "99b"


def test_a_due_fire_is_covered_even_beyond_the_minimum() -> None:
    """TG-14"""
    state = position((20, 90, 81), (50,), deck=DECK, piles=(66, 19, 100, 99), due="a", fire=True, owed=0)
    assert chosen(state) == "81a"


def bid(hand: tuple[int, ...]) -> int:
    state = bidding(2)
    state.hands[0] = position(hand, ()).hands[0]
    assert turns(state, 0) == [[chosen(state, seat=0)]]
    return int(chosen(state, seat=0).removeprefix("bid "))


def test_the_cheaper_the_two_best_cards_the_gladlier_it_starts() -> None:
    """TG-4"""
    bids = [bid(hand) for hand in [(50, 51, 52, 53), (8, 93, 50, 51), (5, 95, 50, 51), (2, 3, 50, 51)]]
    assert bids == sorted(bids)
    assert (bids[0], bids[-1]) == (0, 3)


def test_either_end_of_the_cards_is_as_good_to_start_with() -> None:
    """TG-4"""
    assert bid((2, 99, 50, 51)) == bid((2, 3, 50, 51)) == bid((99, 98, 50, 51))
    assert bid((50, 99)) == bid((51, 2))


def test_who_cannot_finish_its_turn_still_lays_what_it_can() -> None:
    """TG-11"""
    state = position((99, 50), (51,), deck=(2, 3), piles=(98, 95, 30, 20))
    assert turns(state, 0) == [["99a"]]


def test_a_turn_that_costs_less_has_a_higher_prior() -> None:
    state = position((20, 22, 60, 75), (50,), deck=DECK, piles=(18, 30, 100, 64))
    habit, sight = TheGameHabit(talking=True), state.sight(0)
    priors = [habit.prior(sight, 0, turn) for turn in habit.candidates(sight, 0, Rng(1, 2, 3, 4))]
    assert priors == sorted(priors, reverse=True)
    assert priors[0] > priors[-1]


def test_the_first_card_of_a_turn_gets_most_of_the_thought() -> None:
    state = position((20, 22, 60, 75), (50,), deck=DECK, piles=(18, 30, 100, 64))
    shares = []
    for move in ("20a", "22a", "end"):
        shares.append(TheGameHabit(talking=True).budget_share(state.sight(0), 0))
        play(state, move)
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > shares[-1] > 0.0
    assert sum(shares) <= 1.0


def test_a_playout_is_more_work_the_more_partners_have_something_to_say() -> None:
    efforts = [
        TheGameHabit(talking=True).playout_cost(GAME.deal(seats, {"fire": True}, seed=1)) for seats in GAME.seat_counts
    ]
    assert efforts == sorted(set(efforts))


def test_to_judge_a_game_alone_is_more_work_than_to_play_it_out() -> None:
    habit = TheGameHabit(talking=True)
    assert habit.playout_cost(GAME.deal(1, seed=1)) > habit.playout_cost(GAME.deal(1, {"fire": True}, seed=1))


def test_a_win_is_worth_all_and_a_close_defeat_more_than_a_clear_one() -> None:
    """TG-10, TG-12"""
    habit = TheGameHabit(talking=True)
    won, close, clear = (position(hand, ()) for hand in [(), (50,), (50, 51, 52, 53, 54)])
    worths = [habit.value(state, 0) for state in (won, close, clear)]
    assert worths[0] == 1.0 > worths[1] > worths[2] > 0.0
    assert worths[0] - worths[1] > worths[1] - worths[2]


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("fire", [False, True])
def test_the_habit_gives_the_same_answer_from_the_truth_and_from_its_sight(seats: int, fire: bool) -> None:
    """ALL-6"""
    state = GAME.deal(seats, {"fire": fire}, seed=f"habit/{seats}")
    habit, rng = TheGameHabit(talking=True), rng_from("habit")
    while not state.outcome():
        seat = next_actor(state, rng)
        assert list(habit.speak(state, seat, rng.copy())) == list(habit.speak(state.sight(seat), seat, rng.copy()))
        action = habit.choose(state, seat, rng.copy())
        assert habit.choose(state.sight(seat), seat, rng.copy()) == action
        GAME.play(state, int(seat), int(action))


def mean_left(policy: Policy, games: int) -> float:
    rng = rng_from("margin")
    table = GAME.deal(3, seed=1)
    left = 0
    for _ in range(games):
        state = table.redeal(rng)
        play_out(state, policy, rng)
        left += state.cards_left()
    return left / games


def test_the_habit_leaves_far_fewer_cards_than_chance() -> None:
    assert mean_left(TheGameHabit(talking=True), 40) + 40 < mean_left(RandomPolicy(), 40)


def left_after_talk(talking: bool, games: int) -> int:
    rng = rng_from("talk")
    left = 0
    for _ in range(games):
        state = GAME.deal(4, seed=rng)
        play_game(state, [TheGameHabit(talking)] * 4, rng)
        left += state.cards_left()
    return left


def test_who_talks_leaves_fewer_cards() -> None:
    """TG-19"""
    assert left_after_talk(True, 60) < left_after_talk(False, 60)


def test_a_wish_heard_changes_the_choice() -> None:
    """TG-19"""
    state = position((20, 60), (50,), deck=DECK, piles=(18, 1, 100, 64))
    assert chosen(state) == "20a"
    play_as(state, 1, "keep-off a")
    assert chosen(state) == "60d"
