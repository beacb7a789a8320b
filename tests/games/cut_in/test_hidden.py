"""The judge of what Cut in! hides is judged first: it must mix everything a seat cannot see, and nothing it can."""

import pytest

from seriatim.games.cut_in.rules import CutInState
from seriatim.kit.seed import quick_rng
from seriatim.kit.state import SPECTATOR
from tests.games.cut_in.hidden import cut_in_cards, cut_in_other_truth, is_possible
from tests.games.cut_in.positions import hand, play, position, stack


def others(state: CutInState, seat: int) -> list[CutInState]:
    rng = quick_rng("others")
    truths = [cut_in_other_truth(state, seat, rng) for _ in range(200)]
    return [truth for truth in truths if isinstance(truth, CutInState)]


def hidden(state: CutInState, seat: int) -> list[list[int]]:
    hands = [hand(state, other) for other in range(state.seats) if other != seat]
    return [*hands, *(stack(state, other) for other in range(state.seats)), list(state.left_out)]


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_every_hidden_card_may_lie_in_every_hidden_place(seat: int) -> None:
    """ALL-6"""
    state = position((10, 40), (12, 41), stacks=((1, 2), (3,)), left_out=(4, 5))
    all_hidden = {card for place in hidden(state, seat) for card in place}
    seen: dict[int, set[int]] = {}
    for truth in others(state, seat):
        assert sorted(cut_in_cards(truth)) == list(range(1, 51))
        for where, cards in enumerate(hidden(truth, seat)):
            seen.setdefault(where, set()).update(cards)
    assert all(found == all_hidden for found in seen.values() if found)


def test_ones_own_hand_and_all_that_lies_open_stay_as_they_are() -> None:
    """ALL-6"""
    state = position((10, 40), (12, 41), row=(15, 20), stacks=((1, 2), (3,)))
    for truth in others(state, 1):
        assert hand(truth, 1) == [12, 41]
        assert truth.sight(1).facts() == state.sight(1).facts()


def test_the_seat_that_is_to_lay_can_lay_in_every_truth() -> None:
    """CI-8"""
    state = position((10,), (12, 41), row=(15, 20), stacks=((16, 17), (18, 50)))
    assert {tuple(hand(truth, 0)) for truth in others(state, 1)} == {(10,), (50,)}


def test_what_is_known_of_a_hand_is_so_in_every_truth() -> None:
    """CI-8"""
    state = position((14, 17), (5, 40), row=(15, 20), stacks=((1, 45, 18, 46, 47, 48, 19), (2,)))
    play(state, "14")
    truths = others(state, 1)
    assert all({17, 18, 19} & set(hand(truth, 0)) for truth in truths)
    assert any(17 not in hand(truth, 0) for truth in truths)


def test_a_hand_that_could_not_be_is_found_out() -> None:
    """CI-8"""
    assert not is_possible(position((17,), (5, 40), row=(15, 20)))
    assert not is_possible(position((17, 19), (5, 40), row=(15, 20), turn=1, known={0: [(15, 18), (15, 18)]}))
    assert is_possible(position((17, 16), (5, 40), row=(15, 20), turn=1, known={0: [(15, 18), (15, 18)]}))


def test_ends_that_are_not_those_of_the_row_are_a_fault() -> None:
    state = position((10, 40), (12, 41), row=(15, 20))
    state.left = 14
    with pytest.raises(AssertionError, match="the ends are those of the row"):
        cut_in_cards(state)
