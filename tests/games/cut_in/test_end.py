"""How Cut in! ends, and how the seats rank."""

import pytest

from seriatim.kit.policy import RandomPolicy, play_out
from seriatim.kit.seed import quick_rng
from tests.games.cut_in.positions import GAME, hand, moves, play, position, stack


def test_the_first_seat_without_cards_wins_by_laying() -> None:
    """CI-10"""
    state = position((10,), (12, 40), row=(15, 20))
    play(state, "10")
    assert (state.outcome(), list(state.winners())) == ("out-of-cards", [0])


def test_or_by_cutting() -> None:
    """CI-10"""
    state = position((10, 40), (12, 13), row=(15, 20))
    play(state, "10", "cut 12 13")
    assert (state.outcome(), list(state.winners())) == ("out-of-cards", [1])


def test_or_by_opening() -> None:
    """CI-10"""
    state = position((10,), (12, 40))
    play(state, "open 10")
    assert (state.outcome(), list(state.winners())) == ("out-of-cards", [0])


def test_or_by_opening_with_the_last_card_of_a_stack() -> None:
    """CI-3, CI-10: no refill leads here, but the rule is the same."""
    state = position((), (12, 40), stacks=((10,),))
    play(state, "open")
    assert (state.outcome(), list(state.winners())) == ("out-of-cards", [0])


@pytest.mark.parametrize("kept", [(), (30,)])
def test_a_seat_with_a_card_in_hand_or_stack_has_not_won(kept: tuple[int, ...]) -> None:
    """CI-10"""
    state = position((10, *kept), (12, 40), row=(15, 20), stacks=((), ()) if kept else ((5,), ()))
    play(state, "10")
    assert (state.outcome(), list(state.winners())) == ("", [])


def test_a_cut_that_leaves_a_stack_does_not_win() -> None:
    """CI-10"""
    state = position((10, 40), (12, 13), row=(15, 20), stacks=((), (5,)))
    play(state, "10", "cut 12 13")
    assert (state.outcome(), hand(state, 1)) == ("", [5])


def test_nobody_refills_after_the_end() -> None:
    """CI-10"""
    for moves_made, winner in ((("10", "cut 12"), 1), (("10", "let go", "9"), 0)):
        hands = [(9, 10), (12,)] if winner == 0 else [(10, 40), (12,)]
        stacks: list[tuple[int, ...]] = [(), (1, 2)] if winner == 0 else [(1, 2), ()]
        state = position(*hands, row=(15, 20), stacks=stacks)
        play(state, *moves_made)
        assert list(state.winners()) == [winner]
        assert stack(state, 1 - winner) == [1, 2]


def test_the_score_is_minus_the_cards_left_in_hand_and_stack() -> None:
    """CI-10"""
    state = position((10,), (12, 40), (13,), row=(15, 20), stacks=((), (1, 2, 3), (4,)))
    play(state, "10")
    assert [f"{score:g}" for score in state.scores()] == ["0", "-5", "-2"]
    assert GAME.measures(state) == {"cards-left": 7.0, "rows": 2.0}


def test_the_others_rank_by_cards_left_equal_ones_together() -> None:
    """CI-10"""
    state = position((10,), (12, 40), (13,), (14, 41), (16,), row=(15, 20), stacks=((), (), (), (), (1, 2)))
    play(state, "10")
    assert GAME.view(state.sight(0), 0).ranks == [1, 3, 2, 3, 5]


def test_an_ended_game_says_why_who_won_and_every_score() -> None:
    """ALL-7"""
    state = position((10,), (12, 40), row=(15, 20))
    play(state, "10")
    assert (state.outcome(), list(state.winners()), list(state.scores())) == ("out-of-cards", [0], [0.0, -2.0])
    assert list(state.actors()) == []
    assert moves(state, 0) == moves(state, 1) == []


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_every_game_ends_within_the_longest_that_can_be(seats: int) -> None:
    """ALL-7: 49 cards at most are played, and a chance let go after each but the first and the last."""
    assert GAME.longest == 96
    rng = quick_rng(f"longest {seats}")
    for _ in range(60):
        state = GAME.deal(seats, seed=rng)
        assert play_out(state, RandomPolicy(), rng) <= GAME.longest
        played = sum(row > 0 for row in state.rows)
        assert played <= 50 - (seats - 1)
