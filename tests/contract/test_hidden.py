"""The judge of what is hidden is judged first: it must mix everything a seat cannot see, and nothing it can."""

import pytest

from seriatim.games.the_game.rules import TheGameState
from seriatim.kit.seed import quick_rng
from seriatim.kit.state import SPECTATOR
from tests.contract.hidden import HOOKS
from tests.games.the_game.positions import DECK, bidding, position


def others(state: TheGameState, seat: int) -> list[TheGameState]:
    other_truth, rng = HOOKS["the-game"].other_truth, quick_rng("others")
    assert other_truth is not None
    truths = [other_truth(state, seat, rng) for _ in range(150)]
    return [truth for truth in truths if isinstance(truth, TheGameState)]


def hidden_cards(state: TheGameState, seat: int) -> list[list[int]]:
    return [list(hand) for other, hand in enumerate(state.hands) if other != seat] + [list(state.deck)]


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_every_hidden_card_may_lie_in_every_hidden_place(seat: int) -> None:
    """ALL-6"""
    state = position((10, 11), (50, 51), (60, 61), deck=DECK)
    hidden = {card for place in hidden_cards(state, seat) for card in place}
    seen: dict[tuple[int, int], set[int]] = {}
    for truth in others(state, seat):
        for where, cards in enumerate(hidden_cards(truth, seat)):
            for place, card in enumerate(cards):
                seen.setdefault((where, place), set()).add(card)
    assert len(seen) == len(hidden)
    assert all(found == hidden for found in seen.values())


def test_ones_own_cards_and_all_that_lies_open_stay_as_they_are() -> None:
    """ALL-6"""
    state = position((10, 11), (50, 51), deck=DECK, piles=(5, 1, 90, 100))
    for truth in others(state, 1):
        assert list(truth.hands[1]) == [50, 51]
        assert list(truth.piles) == [5, 1, 90, 100]
        assert list(truth.laid) == list(state.laid)


def test_secret_bids_are_made_anew_and_one_knows_ones_own() -> None:
    """TG-4, ALL-6"""
    truths = others(bidding(3, 2, 1), 0)
    assert {int(truth.bids[0]) for truth in truths} == {2}
    assert {int(truth.bids[1]) for truth in truths} == {0, 1, 2, 3}
    assert {int(truth.bids[2]) for truth in truths} == {-1}


def test_open_bids_stay_as_they_are() -> None:
    """TG-4"""
    assert {tuple(truth.bids) for truth in others(bidding(3, 2, 1, 0), 2)} == {(2, 1, 0)}


def test_the_seat_on_turn_has_not_lost_in_any_truth() -> None:
    """TG-11, TG-17"""
    stuck = position((60,), (3, 4), deck=(30, 70), piles=(50, 50, 2, 2))
    assert {tuple(truth.hands[0]) for truth in others(stuck, 1)} == {(60,), (70,)}
    burnt = position((60, 20), (3, 4), deck=(10, 11), piles=(55, 1, 100, 100), due="a", fire=True)
    assert all(60 in truth.hands[0] for truth in others(burnt, 1))


def test_a_truth_that_cannot_be_found_is_a_fault() -> None:
    lost = position((30,), (3, 4), piles=(50, 50, 2, 2))
    with pytest.raises(AssertionError, match="found no other truth"):
        others(lost, 1)


def test_a_card_on_a_pile_that_is_not_laid_is_a_fault() -> None:
    state = position((10, 11), (50, 51), deck=DECK)
    state.piles[0] = 10
    with pytest.raises(AssertionError, match="what lies on a pile is laid"):
        HOOKS["the-game"].cards(state)
