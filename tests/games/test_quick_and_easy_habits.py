"""The quick habit of Quick & Easy, and what is done for a seat whose time is up."""

import pytest

from seriatim.games.quick_and_easy.habits import Thrifty
from seriatim.games.quick_and_easy.rules import QuickAndEasyState
from seriatim.kit.policy import Chance, Policy, next_actor, play_out
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from
from tests.games.positions_quick_and_easy import DECK, GAME, bidding, play, play_as, position


def chosen(state: QuickAndEasyState, seat: int | None = None) -> str:
    at = int(state.turn) if seat is None else seat
    return GAME.format(Thrifty().choose(state.sight(at), at, Rng(1, 2, 3, 4)))


def test_thrifty_is_the_habit_of_the_game() -> None:
    assert isinstance(GAME.habit(), Thrifty)


def test_the_least_step_is_laid() -> None:
    assert chosen(position("r4 g7", "b1", deck=DECK, up="y2", down="y9")) == "red 4 up"


def test_a_trick_is_liked_best() -> None:
    """QE-6"""
    assert chosen(position("r3 g7", "b1", deck=DECK, up="r9", down="y8")) == "red 3 up"


def test_it_looks_one_card_ahead() -> None:
    """QE-4, QE-6: blue 9 alone is a long step, but then blue 5 may lie on it, and both cost as much as blue 5 alone."""
    assert chosen(position("b9 b5", "r1", deck=DECK, up="y4", down="y2")) == "blue 9 up"
    professional = position("b9 b5", "r1", deck=DECK, up="y4", down="y2", professional=True)
    assert chosen(professional) == "blue 5 up"


@pytest.mark.parametrize(("top", "move"), [("y6", "green 7 up"), ("y5", "end"), ("g9", "green 7 up")])
def test_as_a_second_card_only_a_tiny_step_or_a_trick_is_laid(top: str, move: str) -> None:
    assert chosen(position("g7", "b1", deck=DECK, up=top, down="y2", has_laid=True)) == move


def test_any_step_is_laid_if_it_must_be() -> None:
    assert chosen(position("g10", "b1", deck=DECK, up="y1", down="y3")) == "green 10 up"


@pytest.mark.parametrize("word", ["mine-next", "leave-it", "trick-here"])
def test_a_pile_of_which_a_partner_speaks_is_left_alone(word: str) -> None:
    """QE-10"""
    state = position("r4 g7", "y3 b1", deck=DECK, up="y2", down="b9")
    assert chosen(state) == "red 4 up"
    play_as(state, 1, f"{word} up")
    assert chosen(state) == "green 7 down"


def test_ones_own_signal_is_for_the_others() -> None:
    """QE-10"""
    state = position("r4 g7", "y3 b1", deck=DECK, up="y2", down="b9")
    play_as(state, 0, "mine-next up")
    assert chosen(state) == "red 4 up"


@pytest.mark.parametrize(("hand", "bid"), [("r1 g5", 3), ("r5 g10", 3), ("r2 g6", 2), ("r4 g8", 1), ("r5 g6", 0)])
def test_the_nearer_a_card_is_to_an_end_the_gladlier_it_starts(hand: str, bid: int) -> None:
    """QE-3"""
    state = bidding(2)
    state.hands[0] = position(hand, "").hands[0]
    assert chosen(state, seat=0) == f"bid {bid}"


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("professional", [False, True])
def test_the_habit_gives_the_same_answer_from_the_truth_and_from_its_sight(seats: int, professional: bool) -> None:
    """ALL-6"""
    state = GAME.deal(seats, {"professional": professional}, seed=f"habit/{seats}")
    rng = rng_from("habit")
    while not state.outcome():
        seat = next_actor(state, rng)
        action = Thrifty().choose(state, seat, rng.copy())
        assert Thrifty().choose(state.sight(seat), seat, rng.copy()) == action
        GAME.play(state, int(seat), int(action))


def mean_left(policy: Policy, games: int, professional: bool) -> float:
    rng = rng_from("margin")
    table = GAME.deal(3, {"professional": professional}, seed=1)
    left = 0
    for _ in range(games):
        state = table.again(rng)
        play_out(state, policy, rng)
        left += state.cards_left()
    return left / games


@pytest.mark.parametrize(("professional", "margin"), [(False, 15), (True, 10)])
def test_the_habit_leaves_far_fewer_cards_than_chance(professional: bool, margin: int) -> None:
    assert mean_left(Thrifty(), 80, professional) + margin < mean_left(Chance(), 80, professional)


def lapse(state: QuickAndEasyState, seat: int | None = None) -> str:
    return GAME.format(state.lapse(state.turn if seat is None else seat))


def test_a_seat_that_has_not_bid_would_rather_not_start() -> None:
    """QE-3"""
    assert lapse(bidding(3, None, 3), seat=2) == "bid 0"


def test_when_time_is_up_the_least_step_is_laid_and_the_turn_is_ended() -> None:
    """QE-7"""
    state = position("r4 g7", "b1 b2", deck=DECK, up="y2", down="y9")
    assert lapse(state) == "red 4 up"
    play(state, "red 4 up")
    assert lapse(state) == "end"


def test_when_time_is_up_a_trick_is_the_least_step_of_all() -> None:
    """QE-6"""
    assert lapse(position("r4 g7", "b1", deck=DECK, up="y3", down="g2")) == "green 7 down"


def test_when_time_is_up_even_the_longest_step_is_laid_if_there_is_no_other() -> None:
    assert lapse(position("g10", "b1", deck=DECK, down="y1")) == "green 10 up"
    assert lapse(position("g1", "b1", deck=DECK, up="y10")) == "green 1 down"
