"""The habits of Quick & Easy, and what is done for a seat whose time is up."""

import pytest

from seriatim.games.quick_and_easy.bot.habit import QuickAndEasyHabit
from seriatim.games.quick_and_easy.bot.novice import QuickAndEasyNovice
from seriatim.games.quick_and_easy.rules import QuickAndEasyState
from seriatim.kit.policy import Policy, RandomPolicy, next_actor, play_game, play_out
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from
from tests.games.quick_and_easy.positions import DECK, GAME, bidding, play, play_as, position


def chosen(state: QuickAndEasyState, seat: int | None = None, policy: Policy | None = None) -> str:
    at = int(state.turn) if seat is None else seat
    return GAME.format((policy or GAME.habit()).choose(state.sight(at), at, Rng(1, 2, 3, 4)))


def chosen_by_novice(state: QuickAndEasyState) -> str:
    return chosen(state, policy=GAME.novice())


def turns(state: QuickAndEasyState) -> list[list[str]]:
    seat = int(state.turn)
    return [[GAME.format(action) for action in turn] for turn in GAME.habit().candidates(state, seat, Rng(1, 2, 3, 4))]


def test_the_game_has_its_habits() -> None:
    assert isinstance(GAME.habit(), QuickAndEasyHabit)
    assert isinstance(GAME.novice(), QuickAndEasyNovice)
    assert GAME.habit().talks()
    assert not GAME.habit(talking=False).talks()


def test_the_least_step_is_laid() -> None:
    assert chosen(position("r4 g7", "b1", deck=DECK, up="y2", down="y9")) == "red 4 up"


def test_a_trick_is_liked_best() -> None:
    """QE-6"""
    assert chosen(position("r3 g7", "b1", deck=DECK, up="r9", down="y8")) == "red 3 up"


def test_it_looks_one_card_ahead() -> None:
    """QE-4, QE-6: blue 9 alone is a long step, but then blue 3 may lie on it."""
    assert chosen(position("b9 b3", "r1 g2", deck=DECK, up="y4", down="y2")) == "blue 9 up"
    professional = position("b9 b5", "r1", deck=DECK, up="y4", down="y2", professional=True)
    assert chosen(professional) == "blue 5 up"


def test_the_next_partner_is_not_left_stuck() -> None:
    """QE-8, QE-10: blue 6 takes the smaller step, but green helps the partner with nothing but green."""
    state = position("b6 g8", "g2 g3", deck="v6 v7 v8 r6 r7 r8 y6 y7 y8", up="y5", down="y1", professional=True)
    assert chosen(state) == "blue 6 up"
    play_as(state, 1, "green held", "other green held")
    assert chosen(state) == "green 8 up"


def test_the_last_card_wins() -> None:
    """QE-8"""
    assert chosen(position("g9 b3", "", up="y5", down="y2")) == "green 9 up"
    assert chosen(position("b3 b9", "", up="y5", down="y2")) == "blue 9 up"
    assert chosen(position("b9 g3", "", up="y5", down="y2")) == "blue 9 up"
    assert chosen(position("b9", "", up="y5", down="y2", has_laid=True)) == "blue 9 up"


def test_a_second_card_is_laid_if_it_helps_and_else_kept() -> None:
    """QE-4"""
    assert chosen(position("g4", "b1 b2", deck=DECK, up="g9", down="y2", has_laid=True)) == "green 4 up"
    assert chosen(position("g9", "b1 b2", deck=DECK, up="y2", down="v1", has_laid=True)) == "end"


@pytest.mark.parametrize(("hand", "bid"), [("r1 g5", 3), ("r5 g10", 3), ("r2 g6", 2), ("r4 g8", 1), ("r5 g6", 0)])
def test_the_nearer_a_card_is_to_an_end_the_gladlier_it_starts(hand: str, bid: int) -> None:
    """QE-3"""
    state = bidding(2)
    state.hands[0] = position(hand, "").hands[0]
    assert chosen(state, seat=0) == f"bid {bid}"
    assert chosen(state, seat=0, policy=GAME.novice()) == f"bid {bid}"
    found = GAME.habit().candidates(state.sight(0), 0, Rng(1, 2, 3, 4))
    assert [GAME.format(turn[0]) for turn in found] == [f"bid {bid}"]


def test_a_turn_is_one_card_or_two_and_each_outcome_is_listed_once() -> None:
    """QE-4"""
    state = position("r4 g7", "b1 b2", deck=DECK, up="y2", down="y9")
    assert turns(state) == [
        ["red 4 up", "end"],
        ["red 4 up", "green 7 up"],
        ["red 4 up", "green 7 down"],
        ["green 7 up", "end"],
        ["green 7 up", "red 4 down"],
        ["red 4 down", "end"],
        ["green 7 down", "end"],
        ["green 7 down", "red 4 down"],
    ]


def test_a_turn_that_ends_with_its_card_is_just_that() -> None:
    """QE-7, QE-9"""
    assert turns(position("r4 g7", "b1", deck=DECK, up="y6", down="y3", professional=True)) == [["green 7 up"]]
    assert turns(position("g7", "b1", up="y6", down="y3")) == [["green 7 up"]]
    assert turns(position("g7", "b1", up="y6", down="y3", has_laid=True)) == [["green 7 up"], ["end"]]


def test_the_first_card_gets_most_of_the_thinking() -> None:
    habit = GAME.habit()
    first = habit.budget_share(position("r4 g7", "b1"), 0)
    second = habit.budget_share(position("r4", "b1", has_laid=True), 0)
    assert first > second
    assert first + second == pytest.approx(1.0)
    assert habit.budget_share(position("r4 g7", "b1", professional=True), 0) == 1.0


def test_a_win_is_worth_all_and_a_loss_more_the_later_it_comes() -> None:
    """QE-8"""
    habit = GAME.habit()
    won = position("r9", "", up="y2", down="y3")
    play(won, "red 9 up")
    assert won.outcome() == "all-laid"
    assert habit.value(won, 0) == 1.0
    late, early = habit.value(position("r9", "b1"), 0), habit.value(position("r9", "b1", deck=DECK), 0)
    assert 0.0 < early < late < 0.5


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("professional", [False, True])
def test_the_habits_give_the_same_answer_from_the_truth_and_from_the_sight(seats: int, professional: bool) -> None:
    """ALL-6"""
    state = GAME.deal(seats, {"professional": professional}, seed=f"habit/{seats}")
    rng = rng_from("habit")
    while not state.outcome():
        for seat in range(seats):
            for signal in GAME.habit().speak(state.sight(seat), seat, rng):
                GAME.play(state, seat, signal)
        seat = next_actor(state, rng)
        for policy in (GAME.habit(), GAME.novice()):
            action = policy.choose(state, seat, rng.copy())
            assert policy.choose(state.sight(seat), seat, rng.copy()) == action
        state.apply(seat, GAME.habit().choose(state, seat, rng))


def won(policy: Policy, games: int = 60) -> int:
    wins = 0
    for number in range(games):
        state = GAME.deal(4, seed=f"won/{number}")
        play_game(state, [policy] * 4, rng_from(f"won/{number}"))
        wins += state.outcome() == "all-laid"
    return wins


def test_talk_helps_and_experience_helps() -> None:
    """The same deals: about 70 % are won with talk, 30 % in silence, and few by beginners."""
    talking, silent, novice = won(GAME.habit()), won(GAME.habit(talking=False)), won(GAME.novice())
    assert talking > silent > novice
    assert talking > 30


def test_a_novice_overlooks_what_a_trick_can_do() -> None:
    """QE-6: it would turn the pile back by six, and seems no better than a step of one."""
    assert chosen_by_novice(position("g10 r3", "b1", deck=DECK, up="r9", down="y2")) == "green 10 up"
    assert chosen_by_novice(position("g8 r3", "b1", deck=DECK, up="r4", down="y2")) == "red 3 up"


@pytest.mark.parametrize(("top", "move"), [("y6", "green 7 up"), ("y5", "end"), ("g9", "green 7 up")])
def test_as_a_second_card_a_novice_lays_a_tiny_step_or_a_trick(top: str, move: str) -> None:
    assert chosen_by_novice(position("g7", "b1", deck=DECK, up=top, down="y2", has_laid=True)) == move


@pytest.mark.parametrize("word", ["mine-next", "leave-it", "trick-here"])
def test_a_novice_hears_nobody(word: str) -> None:
    """QE-10"""
    state = position("r4 g7", "y3 b1", deck=DECK, up="y2", down="b10")
    assert chosen_by_novice(state) == "red 4 up"
    play_as(state, 1, f"{word} up")
    assert chosen_by_novice(state) == "red 4 up"


def mean_left(policy: Policy, games: int, professional: bool) -> float:
    rng = rng_from("margin")
    table = GAME.deal(3, {"professional": professional}, seed=1)
    left = 0
    for _ in range(games):
        state = table.redeal(rng)
        play_out(state, policy, rng)
        left += state.cards_left()
    return left / games


@pytest.mark.parametrize(("professional", "margin"), [(False, 15), (True, 10)])
def test_the_habit_leaves_far_fewer_cards_than_chance(professional: bool, margin: int) -> None:
    assert mean_left(GAME.habit(), 80, professional) + margin < mean_left(RandomPolicy(), 80, professional)


def default_move(state: QuickAndEasyState, seat: int | None = None) -> str:
    return GAME.format(state.default_action(state.turn if seat is None else seat))


def test_a_seat_that_has_not_bid_would_rather_not_start() -> None:
    """QE-3"""
    assert default_move(bidding(3, None, 3), seat=2) == "bid 0"


def test_when_time_is_up_the_least_step_is_laid_and_the_turn_is_ended() -> None:
    """QE-7"""
    state = position("r4 g7", "b1 b2", deck=DECK, up="y2", down="y9")
    assert default_move(state) == "red 4 up"
    play(state, "red 4 up")
    assert default_move(state) == "end"


def test_when_time_is_up_a_trick_is_the_least_step_of_all() -> None:
    """QE-6"""
    assert default_move(position("r4 g7", "b1", deck=DECK, up="y3", down="g2")) == "green 7 down"


def test_when_time_is_up_even_the_longest_step_is_laid_if_there_is_no_other() -> None:
    assert default_move(position("g10", "b1", deck=DECK, down="y1")) == "green 10 up"
    assert default_move(position("g1", "b1", deck=DECK, up="y10")) == "green 1 down"
