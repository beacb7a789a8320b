"""The judge of what Sequence hides is judged first: it must mix what a seat cannot see, and nothing it can."""

import pytest

from seriatim.games.sequence import Sequence
from seriatim.games.sequence.cards import card_named, name_of
from seriatim.games.sequence.rules import SequenceState
from seriatim.kit.policy import RandomPolicy, next_actor
from seriatim.kit.seed import quick_rng
from seriatim.kit.state import SPECTATOR, TABLE
from tests.games.sequence.hidden import is_possible, sequence_cards, sequence_late, sequence_other_truth
from tests.games.sequence.positions import GAME, all_cards, play, position


def others(state: SequenceState, seat: int, count: int = 60) -> list[SequenceState]:
    rng = quick_rng("others")
    truths = [sequence_other_truth(state, seat, rng) for _ in range(count)]
    return [truth for truth in truths if isinstance(truth, SequenceState)]


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_every_hidden_card_may_lie_in_every_hidden_hand(seat: int) -> None:
    """ALL-6"""
    state = position("QS", "2S", deck="3S 4S 5S", rest="pile")
    hidden = {"QS", "2S", "3S", "4S", "5S"} - ({"QS"} if seat == 0 else {"2S"} if seat == 1 else set())
    for holder in {0, 1} - {seat}:
        assert {name_of(truth.hand(holder)[0]) for truth in others(state, seat)} == hidden


def test_ones_own_cards_and_all_that_lies_open_stay_as_they_are() -> None:
    """ALL-6"""
    state = position("QS 8H", "2S", "3S", piles=("5C",), chips=("b5",))
    for truth in others(state, 0, 10):
        assert truth.sight(0).facts() == state.sight(0).facts()
        assert all_cards(truth) == all_cards(state)
        assert truth.facts() != state.facts()


def test_what_the_rebuilt_deck_tells_stays_true() -> None:
    """SQ-12"""
    state = position("QS 8H", "2S 3S", deck="KD", rest="pile")
    play(state, "QS b5")
    for truth in others(state, 1, 10):
        assert sorted(truth.hand(0)) == sorted(state.hand(0))


def test_what_a_pass_tells_stays_true() -> None:
    """SQ-11"""
    state = position("JS JH", "2S")
    play(state, "pass")
    assert {name_of(card) for truth in others(state, 1, 20) for card in truth.hand(0)} <= {"JS", "JH"}


def test_a_truth_that_cannot_be_is_told_from_one_that_can() -> None:
    """SQ-11, SQ-12"""
    state = position("QS 8H", "2S 3S", deck="KD", rest="pile")
    play(state, "QS b5")
    assert is_possible(state)
    held_in_deck = state.copy()
    held_in_deck.stock.deck[0] = card_named("8H")
    held_in_deck.stock.deck[1] = card_named("8H")
    assert not is_possible(held_in_deck)
    new_in_hand = state.copy()
    new_in_hand.stock.hands[0][0] = card_named("AS")
    assert not is_possible(new_in_hand)
    passed = position("JS", "2S")
    play(passed, "pass")
    assert is_possible(passed)
    passed.stock.hands[0][0] = 1
    assert not is_possible(passed)


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("draw", ["auto", "manual"])
def test_whatever_is_worked_out_is_true_in_every_game(seats: int, draw: str) -> None:
    """SQ-11, SQ-12, ALL-6: played from near the end, with rulings, until it is over."""
    rng = quick_rng(f"true/{seats}/{draw}")
    state = sequence_late(Sequence().deal(seats, {"draw": draw, "table_talk": "penalty"}, seed=seats), rng)
    assert isinstance(state, SequenceState)
    state.stock.times_out = 0
    while not state.outcome():
        assert is_possible(state)
        world = state.sight(0).imagine(rng)
        assert is_possible(world)
        assert sorted(sequence_cards(world)) == sorted(sequence_cards(state))
        rulings = state.actions(TABLE)
        if len(rulings) > 0 and rng.below(20) == 0:
            state.apply(TABLE, rulings[0])
        else:
            seat = next_actor(state, rng)
            state.apply(seat, RandomPolicy().choose(state, seat, rng))
