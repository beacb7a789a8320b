"""Drawing for oneself in Sequence, and losing what one does not take."""

import pytest

from seriatim.games.sequence.rules import SequenceState
from seriatim.kit.state import SPECTATOR, TABLE
from tests.games.sequence.positions import GAME, hand, moves, play, play_as, position, refusal


def manual(*hands: str, deck: str = "2C 3C 4C 5C 6C", rest: str = "deck", chips: tuple[str, ...] = ()) -> SequenceState:
    return position(*hands, deck=deck, rest=rest, chips=chips, draw="manual")


def waiting(state: SequenceState) -> list[int]:
    return [int(seat) for seat in state.draws.waiting]


def lost(state: SequenceState) -> list[int]:
    return [seat for seat in range(state.seats) if state.draws.was_lost_by(seat)]


def test_by_default_the_card_is_drawn_for_whoever_played() -> None:
    """SQ-13, ALL-4"""
    state = position("QS 8H", "2S", deck="KD")
    play(state, "QS b5")
    assert hand(state, 0) == "8H KD"
    assert refusal(state, "draw", 0) == "not-your-turn"
    assert list(state.actors()) == [1]


def test_drawing_for_oneself_the_next_seat_is_on_turn_at_once_and_the_card_waits() -> None:
    """SQ-13"""
    state = manual("QS 8H", "2S 3S")
    play(state, "QS b5")
    assert state.turn == 1
    assert hand(state, 0) == "8H"
    assert list(state.actors()) == [0, 1]
    assert moves(state, 0) == ["draw"]
    assert "draw" not in moves(state, 1)


def test_the_card_is_taken_while_play_goes_on() -> None:
    """SQ-13"""
    state = manual("QS 8H", "2S 3S", "4S")
    play(state, "QS b5", "2S b1")
    play_as(state, 0, "draw")
    assert hand(state, 0) == "8H 2C"
    assert state.turn == 2
    assert waiting(state) == [1]


def test_a_card_is_taken_once() -> None:
    """SQ-13"""
    state = manual("QS 8H", "2S 3S")
    play(state, "QS b5")
    play_as(state, 0, "draw")
    assert refusal(state, "draw", 0) == "not-your-turn"
    assert list(state.actors()) == [1]


def test_the_card_is_lost_as_soon_as_one_of_a_later_turn_is_taken() -> None:
    """SQ-13"""
    state = manual("QS 8H", "2S 3S", "4S")
    play(state, "QS b5", "2S b1")
    play_as(state, 1, "draw")
    assert refusal(state, "draw", 0) == "draw-was-lost"
    assert (waiting(state), lost(state)) == ([], [0])
    assert hand(state, 0) == "8H"
    assert hand(state, 1) == "3S 2C"


def test_every_earlier_card_that_waits_is_lost_and_no_later_one() -> None:
    """SQ-13"""
    state = manual("QS 8H", "2S 3S", "4S 5S", "6S 7S")
    play(state, "QS b5", "2S b1", "4S d1", "6S f1")
    play_as(state, 2, "draw")
    assert (waiting(state), lost(state)) == ([3], [0, 1])
    play_as(state, 3, "draw")
    assert hand(state, 3) == "7S 3C"


def test_taking_a_card_of_an_earlier_turn_costs_nobody_anything() -> None:
    """SQ-13"""
    state = manual("QS 8H", "2S 3S", "4S")
    play(state, "QS b5", "2S b1")
    play_as(state, 0, "draw")
    play_as(state, 1, "draw")
    assert (waiting(state), lost(state)) == ([], [])


def test_the_next_seats_play_alone_loses_nothing() -> None:
    """SQ-13: only a card that has been taken does."""
    state = manual("QS 8H", "2S 3S", "4S 5S")
    play(state, "QS b5", "2S b1", "4S d1")
    assert waiting(state) == [0, 1, 2]
    assert refusal(state, "draw", 0) is None


def test_the_card_is_lost_when_the_seat_plays_again() -> None:
    """SQ-13: and the new one waits."""
    state = manual("QS 8H 9C", "2S 3S")
    play(state, "QS b5", "2S b1", "8H i4")
    assert hand(state, 0) == "9C"
    assert waiting(state) == [1, 0]
    play_as(state, 0, "draw")
    assert hand(state, 0) == "9C 2C"
    assert refusal(state, "draw", 0) == "not-your-turn"
    assert refusal(state, "draw", 1) == "draw-was-lost"


def test_on_its_turn_a_seat_may_still_take_its_card_first() -> None:
    """SQ-13"""
    state = manual("QS 8H", "2S 3S")
    play(state, "QS b5", "2S b1")
    assert moves(state) == ["8H d7", "8H i4", "draw"]
    play(state, "draw")
    assert (hand(state, 0), state.turn) == ("8H 2C", 0)


def test_whoever_lost_a_card_plays_on_with_a_smaller_hand() -> None:
    """SQ-13"""
    state = manual("QS 8H 9C", "2S 3S 4S")
    play(state, "QS b5", "2S b1")
    play_as(state, 1, "draw")
    play(state, "8H i4")
    play_as(state, 0, "draw")
    assert hand(state, 0) == "9C 3C"


def test_a_lost_card_is_told_as_lost_until_the_seat_plays_again() -> None:
    """SQ-13, ALL-8"""
    state = manual("QS 8H 9C", "2S 3S 4S")
    play(state, "QS b5", "2S b1")
    play_as(state, 1, "draw")
    assert refusal(state, "draw") == "draw-was-lost"
    play(state, "8H i4")
    assert refusal(state, "draw", 0) is None


def test_an_exchange_draws_at_once_and_makes_nobodys_card_lost() -> None:
    """SQ-10, SQ-13"""
    state = manual("9H 8H", "QS 3S", chips=("b5", "j3"))
    play(state, "8H i4", "dead QS")
    assert hand(state, 1) == "3S 2C"
    assert (waiting(state), lost(state)) == ([0], [])
    play_as(state, 0, "draw")
    assert hand(state, 0) == "9H 3C"


def test_an_exchange_leaves_ones_own_waiting_card_where_it_is() -> None:
    """SQ-10, SQ-13"""
    state = manual("9H QS", "2S 3S", chips=("b5", "j3"))
    play(state, "9H i3", "2S b1", "dead QS")
    assert waiting(state) == [0, 1]
    play(state, "draw")
    assert hand(state, 0) == "2C 3C"


def test_a_pass_takes_no_card_and_loses_nobodys_its_own_included() -> None:
    """SQ-13, SQ-11"""
    state = manual("9H JS", "JH JH", "4S")
    state.turn = 0
    play(state, "9H i3")
    state.chips.remove(22 + 6)
    assert state.turn == 1
    play(state, "pass")
    assert hand(state, 1) == "JH JH"
    assert (waiting(state), lost(state)) == ([0], [])
    play(state, "4S d1")
    state.chips.remove(3)
    play(state, "pass")
    assert waiting(state) == [0, 2]
    assert refusal(state, "draw", 0) is None


def test_the_draw_of_a_seat_that_passes_without_cards_makes_nobodys_card_lost() -> None:
    """SQ-11, SQ-13"""
    state = manual("9H 8H", "", "4S")
    play(state, "9H i3", "pass")
    assert hand(state, 1) == "2C"
    assert (waiting(state), lost(state)) == ([0], [])


def test_a_seat_without_cards_may_take_its_waiting_card_and_play() -> None:
    """SQ-11, SQ-13"""
    state = manual("9H", "2S 3S")
    play(state, "9H i3", "2S b1")
    assert moves(state) == ["draw", "pass"]
    play(state, "draw")
    assert state.turn == 0
    assert moves(state) == ["2C e2", "2C g4"]


def test_or_pass_and_its_card_goes_on_waiting() -> None:
    """SQ-11, SQ-13"""
    state = manual("9H", "2S 3S")
    play(state, "9H i3", "2S b1", "pass")
    assert hand(state, 0) == "2C"
    assert waiting(state) == [0, 1]
    play_as(state, 0, "draw")
    assert hand(state, 0) == "2C 3C"


def test_the_last_card_of_the_deck_may_be_a_waiting_one() -> None:
    """SQ-12, SQ-13"""
    state = manual("QS 8H", "2S 3S", deck="KD", rest="pile")
    play(state, "QS b5")
    play_as(state, 0, "draw")
    assert (hand(state, 0), state.stock.times_out) == ("8H KD", 1)


@pytest.mark.parametrize("seat", [2, 9, TABLE, SPECTATOR, -3])
def test_a_draw_belongs_to_seats_whose_card_waits_or_was_lost(seat: int) -> None:
    """ALL-8, SQ-13"""
    state = manual("QS 8H", "2S 3S", "4S")
    play(state, "QS b5")
    assert refusal(state, "draw", seat) == "not-your-turn"


def test_everybody_sees_whose_card_waits_and_whose_was_lost() -> None:
    """SQ-13"""
    state = manual("QS 8H", "2S 3S", "4S 5S")
    play(state, "QS b5", "2S b1", "4S d1")
    play_as(state, 1, "draw")
    for looker in (0, 1, 2, SPECTATOR):
        places = GAME.view(state.sight(looker), looker).places
        assert [(place.waiting, place.lost) for place in places] == [(0, True), (0, False), (1, False)]
