"""The cuts of Cut in! as text, where the hand is known: then they name its cards."""

import pytest

from seriatim.games.game import NotAMove
from seriatim.kit.policy import RandomPolicy
from seriatim.kit.seed import quick_rng
from seriatim.kit.state import SPECTATOR, TABLE
from tests.games.cut_in.positions import GAME, actor, play, position


def test_a_cut_of_a_known_hand_names_its_cards() -> None:
    """CI-5"""
    state = position((10, 40), (5, 11, 12, 14), row=(15, 20))
    play(state, "10")
    cut = GAME.parse("cut b d")
    assert GAME.write_move(state, 1, cut) == "cut 11 14"
    assert GAME.read_move(state, 1, "cut 11 14") == cut


@pytest.mark.parametrize("text", ["cut 14 11", "CUT 11  14", " cut 11 14 ", "cut b d", "cut D B"])
def test_its_cards_may_be_named_in_any_order_or_by_their_places(text: str) -> None:
    """CI-5"""
    state = position((10, 40), (5, 11, 12, 14), row=(15, 20))
    assert GAME.read_move(state, 1, text) == GAME.parse("cut b d")


@pytest.mark.parametrize("text", ["cut 40", "cut 11 40", "cut 1", "cut 50 49 48 47 46 45 44"])
def test_a_card_that_is_not_held_is_a_move_for_the_rules_to_refuse(text: str) -> None:
    """CI-5, ALL-5"""
    state = position((10, 40), (5, 11, 12, 14), row=(15, 20))
    play(state, "10")
    action = GAME.read_move(state, 1, text)
    assert GAME.format(action) == "cut g"
    assert state.objection(1, action) == "card-not-in-hand"


@pytest.mark.parametrize("text", ["cut 11 11", "cut 0", "cut 51", "cut 11 99", "cut 11 a", "cut 11,14", "cut 111"])
def test_a_cut_that_names_no_cards_or_one_twice_is_no_move(text: str) -> None:
    state = position((10, 40), (5, 11, 12, 14), row=(15, 20))
    with pytest.raises(NotAMove):
        GAME.read_move(state, 1, text)


@pytest.mark.parametrize("move", ["17", "open", "open 17", "let go", "end", "cut"])
def test_all_other_moves_are_the_same_with_and_without_a_hand(move: str) -> None:
    state = position((10, 40), (5, 11, 12, 14), row=(15, 20))
    for seat in (0, 1, TABLE, SPECTATOR, 9):
        assert GAME.read_move(state, seat, move) == GAME.parse(move)
        assert GAME.write_move(state, seat, GAME.parse(move)) == move


def test_a_cut_from_a_hand_that_is_not_known_names_places() -> None:
    """ALL-6"""
    state = position((10, 40), (5, 11, 12, 14), row=(15, 20))
    cut = GAME.parse("cut b d")
    assert GAME.write_move(state.sight(0), 1, cut) == "cut b d"
    assert GAME.write_move(state, SPECTATOR, cut) == "cut b d"
    assert GAME.write_move(state, 0, cut) == "cut b d", "that hand has no fourth card"


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_game_written_down_with_its_cards_is_read_back(seats: int) -> None:
    first, again = (GAME.deal(seats, seed=f"written/{seats}") for _ in range(2))
    rng = quick_rng("written")
    while not first.outcome():
        seat = actor(first)
        action = int(RandomPolicy().choose(first, seat, rng))
        text = GAME.write_move(first, seat, action)
        assert text == GAME.write_move(first.sight(seat), seat, action), "the seat itself writes the same"
        GAME.play(first, seat, action)
        GAME.play(again, seat, GAME.read_move(again, seat, text))
    assert first.facts() == again.facts()
