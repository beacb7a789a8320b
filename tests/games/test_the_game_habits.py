"""The quick habit of The Game."""

import pytest

from seriatim.games.the_game.habits import Careful
from seriatim.games.the_game.rules import TheGameState
from seriatim.kit.policy import Chance, Policy, next_actor, play_out
from seriatim.kit.rng import Rng
from seriatim.kit.seed import rng_from
from tests.games.positions import DECK, GAME, bidding, play_as, position


def chosen(state: TheGameState, seat: int | None = None) -> str:
    at = int(state.turn) if seat is None else seat
    return GAME.format(Careful(talking=True).choose(state.sight(at), at, Rng(1, 2, 3, 4)))


def test_careful_is_the_habit_of_the_game() -> None:
    assert isinstance(GAME.habit(), Careful)


def test_the_least_step_is_laid_while_cards_are_owed() -> None:
    assert chosen(position((20, 40, 70), (50,), deck=DECK, piles=(18, 29, 74, 90))) == "20a"


def test_a_step_back_is_liked_best() -> None:
    assert chosen(position((20, 40, 70), (50,), deck=DECK, piles=(18, 30, 74, 90))) == "20b"


@pytest.mark.parametrize(("top", "move"), [(19, "20a"), (18, "20a"), (17, "end"), (30, "20a")])
def test_beyond_the_minimum_only_tiny_steps_are_laid(top: int, move: str) -> None:
    state = position((20, 60), (50,), deck=DECK, piles=(top, 1, 100, 100), owed=0)
    assert chosen(state) == move


@pytest.mark.parametrize(("top", "move"), [(12, "20a"), (11, "end")])
def test_with_the_deck_empty_longer_steps_are_laid(top: int, move: str) -> None:
    assert chosen(position((20, 60), (50,), piles=(top, 1, 100, 100), owed=0)) == move


def test_any_step_is_laid_if_it_must_be() -> None:
    assert chosen(position((99,), (50,), piles=(2, 3, 4, 5))) == "99b"


def test_a_due_fire_is_covered_first() -> None:
    state = position((20, 90, 21), (50,), deck=(95, 96), piles=(66, 19, 100, 100), due="a", fire=True)
    assert chosen(state) == "90a"


def test_a_due_fire_is_covered_even_beyond_the_minimum() -> None:
    state = position((20, 90, 80), (50,), deck=(95, 96), piles=(66, 19, 100, 100), due="a", fire=True, owed=0)
    assert chosen(state) == "80a"


def test_a_fire_that_is_not_due_is_no_reason_to_hurry() -> None:
    state = position((20, 90, 80), (50,), deck=(95, 96), piles=(66, 19, 100, 100), lit="a", fire=True)
    assert chosen(state) == "20b"


@pytest.mark.parametrize(
    ("word", "move"), [("keep-off", "60d"), ("small-steps", "60d"), ("welcome", "20a"), ("", "20a")]
)
def test_a_pile_that_a_partner_warns_of_is_left_alone(word: str, move: str) -> None:
    state = position((20, 60), (50,), deck=DECK, piles=(18, 1, 100, 64))
    if word:
        play_as(state, 1, f"{word} a")
    assert chosen(state) == move


def test_ones_own_warning_is_for_the_others() -> None:
    state = position((20, 60), (50,), deck=DECK, piles=(18, 1, 100, 64))
    play_as(state, 0, "keep-off a")
    assert chosen(state) == "20a"


def test_two_warnings_weigh_more_than_one() -> None:
    state = position((20, 60), (50,), (51,), deck=DECK, piles=(18, 1, 100, 64))
    play_as(state, 1, "keep-off a")
    play_as(state, 1, "small-steps d")
    play_as(state, 2, "small-steps d")
    assert chosen(state) == "20a"


@pytest.mark.parametrize(
    ("hand", "bid"),
    [
        ((2, 3, 50, 51), 3),
        ((5, 94, 50, 51), 1),
        ((5, 95, 50, 51), 2),
        ((3, 98, 50, 51), 3),
        ((94, 5, 50, 51), 1),
        ((50, 51, 52, 53), 0),
        ((50, 99), 0),
    ],
)
def test_the_cheaper_the_two_best_cards_the_gladlier_it_starts(hand: tuple[int, ...], bid: int) -> None:
    """TG-4"""
    state = bidding(2)
    state.hands[0] = position(hand, ()).hands[0]
    assert chosen(state, seat=0) == f"bid {bid}"


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("fire", [False, True])
def test_the_habit_gives_the_same_answer_from_the_truth_and_from_its_sight(seats: int, fire: bool) -> None:
    """ALL-6"""
    state = GAME.deal(seats, {"fire": fire}, seed=f"habit/{seats}")
    rng = rng_from("habit")
    while not state.outcome():
        seat = next_actor(state, rng)
        action = Careful(talking=True).choose(state, seat, rng.copy())
        assert Careful(talking=True).choose(state.sight(seat), seat, rng.copy()) == action
        GAME.play(state, int(seat), int(action))


def mean_left(policy: Policy, games: int) -> float:
    rng = rng_from("margin")
    table = GAME.deal(3, seed=1)
    left = 0
    for _ in range(games):
        state = table.again(rng)
        play_out(state, policy, rng)
        left += state.cards_left()
    return left / games


def test_the_habit_leaves_far_fewer_cards_than_chance() -> None:
    assert mean_left(Careful(talking=True), 40) + 40 < mean_left(Chance(), 40)
