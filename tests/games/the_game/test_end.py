"""How The Game ends, and what it is worth."""

import pytest

from tests.games.the_game.positions import DECK, GAME, moves, play, position


def test_the_game_is_won_as_soon_as_all_98_cards_lie() -> None:
    """TG-10"""
    state = position((51,), (), ())
    play(state, "51b")
    assert state.outcome() == "all-laid"
    assert list(state.winners()) == [0, 1, 2]
    assert list(state.scores()) == [98.0, 98.0, 98.0]


def test_the_game_is_not_won_while_a_card_is_in_any_hand() -> None:
    """TG-10"""
    state = position((51,), (60,))
    play(state, "51b")
    assert state.outcome() == ""
    assert list(state.winners()) == []


def test_the_game_is_lost_when_the_next_seat_can_lay_nothing_at_its_start() -> None:
    """TG-11"""
    state = position((51, 52, 53), (30, 31), deck=DECK, piles=(50, 50, 2, 2))
    play(state, "51a", "52b", "end")
    assert state.outcome() == "stuck"
    assert list(state.winners()) == []


def test_the_game_is_lost_when_the_minimum_can_no_longer_be_met() -> None:
    """TG-11"""
    state = position((51, 3, 4), (30, 31), deck=DECK, piles=(50, 50, 2, 2))
    play(state, "51a")
    assert state.outcome() == "stuck"


def test_the_game_is_lost_when_the_starter_can_lay_nothing() -> None:
    """TG-11: nothing but the backwards trick saves the seat on turn."""
    lost = position((51, 52), (41,), piles=(50, 50, 2, 2))
    play(lost, "52a", "end")
    assert lost.outcome() == "stuck"
    saved = position((51, 52), (42,), piles=(50, 50, 2, 2))
    play(saved, "52a", "end")
    assert saved.outcome() == ""
    assert moves(saved) == ["42a"]


def test_a_seat_lays_what_it_still_can_before_the_game_is_lost() -> None:
    """TG-11, TG-12"""
    state = position((51, 3, 4), (30, 31), deck=DECK, piles=(50, 50, 2, 2))
    assert state.outcome() == ""
    assert moves(state) == ["51a", "51b"]
    play(state, "51b")
    assert list(state.scores()) == [98.0 - 9] * 2


@pytest.mark.parametrize("left", [1, 9, 10, 30])
def test_the_result_counts_the_cards_in_hands_and_deck(left: int) -> None:
    """TG-12"""
    low = [card for card in range(3, 40) if card != 12][:left]
    state = position((51,), low[:7], deck=low[7:], piles=(50, 50, 2, 2), owed=1)
    play(state, "51a")
    assert state.outcome() == "stuck"
    assert state.cards_left() == left
    assert list(state.scores()) == [98.0 - left] * 2
    assert GAME.measures(state) == {"cards-left": float(left)}


@pytest.mark.parametrize(
    ("left", "grade"), [(0, "won"), (1, "excellent"), (9, "excellent"), (10, "ordinary"), (98, "ordinary")]
)
def test_the_grade_is_won_at_none_excellent_below_ten_and_ordinary_from_there(left: int, grade: str) -> None:
    """TG-12"""
    state = position((), deck=range(2, 2 + left))
    state.ending = "stuck" if left else "all-laid"
    values = GAME.ending(state).values
    assert (values["left"], values["grade"]) == (left, grade)


def test_an_ended_game_says_why_who_won_and_every_score() -> None:
    """ALL-7"""
    state = position((51, 3), (30, 31), (32,), piles=(50, 50, 2, 2), deck=DECK)
    play(state, "51a")
    assert (state.outcome(), list(state.winners()), list(state.scores())) == ("stuck", [], [89.0] * 3)
    assert list(state.actors()) == []
    assert moves(state) == []
