"""Advice at the table of Sequence, and what it costs."""

import pytest

from seriatim.games.sequence.rules import SequenceState
from seriatim.kit.state import NOBODY, SPECTATOR, TABLE
from tests.games.sequence.positions import GAME, hand, moves, pile, play, play_as, position, refusal


def ruled(*hands: str, teams: tuple[int, ...] = (0,), chips: tuple[str, ...] = (), draw: str = "auto") -> SequenceState:
    """A table with penalties, and rulings against these teams."""
    state = position(*hands, deck="2C 3C 4C 5C", chips=chips, table_talk="penalty", draw=draw)
    for team in teams:
        play_as(state, TABLE, f"penalty {team}")
    return state


def debts(state: SequenceState) -> list[int]:
    return [int(debt) for debt in state.debts]


def test_a_silent_table_knows_no_penalty() -> None:
    """SQ-21, ALL-4: that is the default."""
    state = GAME.deal(4, seed=1)
    assert list(state.actions(TABLE)) == []
    assert refusal(state, "penalty 0", TABLE) == "not-your-turn"


def test_with_penalties_the_table_may_rule_against_either_team_at_any_time() -> None:
    """SQ-21"""
    state = ruled("QS", "2S", "3S", "4S", teams=())
    assert moves(state, TABLE) == ["penalty 0", "penalty 1"]
    play(state, "QS b5", "2S b1")
    assert moves(state, TABLE) == ["penalty 0", "penalty 1"]
    three = GAME.deal(6, {"table_talk": "penalty", "teams": 3}, seed=1)
    assert moves(three, TABLE) == ["penalty 0", "penalty 1", "penalty 2"]


def test_a_team_that_is_not_there_cannot_be_ruled_against() -> None:
    """SQ-21"""
    assert refusal(ruled("QS", "2S", "3S", "4S", teams=()), "penalty 2", TABLE) == "not-your-turn"


@pytest.mark.parametrize("seats", [2, 3])
def test_a_team_of_one_has_nobody_to_advise(seats: int) -> None:
    """SQ-21"""
    state = GAME.deal(seats, {"table_talk": "penalty"}, seed=1)
    assert list(state.actions(TABLE)) == []
    for team in range(3):
        assert refusal(state, f"penalty {team}", TABLE) == "not-your-turn"


@pytest.mark.parametrize("seat", [0, 1, 3, 4, SPECTATOR, NOBODY])
def test_only_the_table_rules(seat: int) -> None:
    """SQ-21, ALL-8"""
    state = ruled("QS", "2S", "3S", "4S", teams=())
    assert refusal(state, "penalty 0", seat) == "not-your-turn"


def test_the_table_is_never_an_actor_and_makes_no_other_move() -> None:
    """ALL-8"""
    state = ruled("QS", "2S", "3S", "4S", teams=())
    assert list(state.actors()) == [0]
    for move in ("QS b5", "pass", "draw", "pay QS", "dead QS"):
        assert refusal(state, move, TABLE) == "not-your-turn"


def test_each_seat_of_the_team_owes_a_card() -> None:
    """SQ-21"""
    state = ruled("QS 8H", "2S", "3S 5S", "4S", teams=(0,))
    assert debts(state) == [1, 0, 1, 0]
    assert list(state.actors()) == [0, 2]
    assert moves(state, 0) == ["pay 8H", "pay QS"]
    assert moves(state, 2) == ["pay 3S", "pay 5S"]


def test_the_card_is_of_ones_choice_goes_onto_ones_pile_and_none_is_drawn_for_it() -> None:
    """SQ-21"""
    state = ruled("QS 8H", "2S", "3S 5S", "4S")
    play_as(state, 2, "pay 3S")
    assert (hand(state, 2), pile(state, 2), debts(state)) == ("5S", "3S", [1, 0, 0, 0])
    play_as(state, 0, "pay 8H")
    assert (hand(state, 0), pile(state, 0), debts(state)) == ("QS", "8H", [0, 0, 0, 0])
    assert state.turn == 0
    assert moves(state) == ["QS b5", "QS j3"]


def test_until_all_are_paid_nobody_else_moves() -> None:
    """SQ-21"""
    state = ruled("QS", "2S 6S", "3S", "4S 7S", teams=(1,))
    assert refusal(state, "QS b5") == "owes-a-card"
    play_as(state, 1, "pay 2S")
    assert refusal(state, "QS b5") == "owes-a-card"
    assert moves(state, 1) == []
    assert moves(state, 0) == []
    play_as(state, 3, "pay 7S")
    assert refusal(state, "QS b5") is None


def test_the_seat_on_turn_pays_before_it_does_anything_else() -> None:
    """SQ-21"""
    state = ruled("QS JS", "2S", "3S", "4S", chips=("b5 j3", ""))
    for move in ("QS b5", "dead QS", "pass"):
        assert refusal(state, move) == "owes-a-card"


def test_a_card_that_waits_is_not_drawn_before_all_is_paid() -> None:
    """SQ-21, SQ-13"""
    state = ruled("QS 8H", "2S 6S", "3S", "4S", teams=(), draw="manual")
    play(state, "QS b5", "2S b1")
    play_as(state, 1, "draw")
    play_as(state, TABLE, "penalty 0")
    assert refusal(state, "draw", 0) == "owes-a-card"
    play(state, "pay 3S")
    play_as(state, 0, "pay 8H")
    assert refusal(state, "draw", 0) == "draw-was-lost"


def test_a_card_goes_on_waiting_while_others_pay() -> None:
    """SQ-21, SQ-13"""
    state = ruled("QS 8H", "2S 6S", "3S", "4S", teams=(), draw="manual")
    play(state, "QS b5")
    play_as(state, TABLE, "penalty 1")
    assert list(state.actors()) == [1, 3]
    play_as(state, 1, "pay 2S")
    play_as(state, 3, "pay 4S")
    assert list(state.actors()) == [0, 1]
    assert refusal(state, "draw", 0) is None


def test_rulings_add_up_but_never_beyond_the_hand() -> None:
    """SQ-21"""
    state = ruled("QS 8H", "2S", "3S 5S 7S", "4S", teams=(0, 0, 0))
    assert debts(state) == [2, 0, 3, 0]
    assert refusal(state, "penalty 0", TABLE) == "not-your-turn"
    assert moves(state, TABLE) == ["penalty 1"]


def test_a_seat_without_cards_owes_nothing() -> None:
    """SQ-21"""
    assert debts(ruled("", "2S", "3S", "4S")) == [0, 0, 1, 0]


def test_a_team_without_cards_cannot_be_ruled_against() -> None:
    """SQ-21"""
    state = ruled("", "2S", "", "4S", teams=())
    assert moves(state, TABLE) == ["penalty 1"]
    assert refusal(state, "penalty 0", TABLE) == "not-your-turn"


def test_both_teams_may_owe_at_once() -> None:
    """SQ-21"""
    state = ruled("QS", "2S", "3S", "4S", teams=(0, 1))
    assert list(state.actors()) == [0, 1, 2, 3]


def test_a_seat_that_owes_two_pays_one_after_the_other() -> None:
    """SQ-21"""
    state = ruled("QS 8H 9C", "2S", "3S 5S", "4S", teams=(0, 0))
    play_as(state, 0, "pay QS")
    assert refusal(state, "pay QS", 0) == "card-not-in-hand"
    play_as(state, 0, "pay 9C")
    assert refusal(state, "pay 8H", 0) == "not-your-turn"
    assert hand(state, 0) == "8H"


def test_the_smaller_hand_stays_smaller() -> None:
    """SQ-21"""
    state = ruled("QS 8H", "2S", "3S", "4S")
    play_as(state, 0, "pay 8H")
    play_as(state, 2, "pay 3S")
    play(state, "QS b5")
    assert hand(state, 0) == "2C"


def test_whoever_has_paid_the_last_card_passes_and_draws_one() -> None:
    """SQ-21, SQ-11"""
    state = ruled("QS", "2S", "3S", "4S")
    play_as(state, 0, "pay QS")
    play_as(state, 2, "pay 3S")
    assert moves(state) == ["pass"]
    play(state, "pass")
    assert hand(state, 0) == "2C"


def test_a_seat_that_owes_nothing_discards_nothing() -> None:
    """SQ-21, ALL-8"""
    state = ruled("QS", "2S", "3S", "4S")
    assert refusal(state, "pay 2S", 1) == "not-your-turn"
    assert refusal(state, "pay QS", 2) == "card-not-in-hand"


def test_everybody_sees_who_owes_what() -> None:
    """SQ-21"""
    state = ruled("QS 8H", "2S", "3S", "4S", teams=(0, 0))
    for looker in (0, 1, SPECTATOR):
        assert [place.owes for place in GAME.view(state.sight(looker), looker).places] == [2, 0, 1, 0]
