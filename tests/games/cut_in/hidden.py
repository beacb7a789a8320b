"""What the contract must know of Cut in!: where its cards are, and what the rules hide from whom.

To be named in `tests/contract/hidden.py`: `"cut-in": Hooks(cut_in_cards, cut_in_other_truth)`.
"""

from collections.abc import Sequence
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.cut_in.rules import CutInState
from seriatim.kit.rng import Rng
from seriatim.kit.state import State


class Spot(NamedTuple):
    """Where a card lies face down."""

    cards: vec[i64]
    place: int


def cut_in_cards(state: State) -> Sequence[int]:
    assert isinstance(state, CutInState)
    shown = [card for card in range(1, 51) if state.rows[card] > 0]
    lying = [card for card in shown if state.rows[card] == state.row and state.left > 0]
    assert [state.left, state.right] == ([lying[0], lying[-1]] if lying else [0, 0]), "the ends are those of the row"
    held = [int(card) for hand in state.hands for card in hand]
    stacked = [int(card) for stack in state.stacks for card in stack]
    return [*shown, *held, *stacked, *(int(card) for card in state.left_out)]


def cut_in_other_truth(state: State, seat: int, rng: Rng) -> State:
    """The stacks, the cards left out and the hands of others, swapped card by card while all stays true that all know.

    The seat that is to lay can lay (CI-8), and each hand holds the cards that its seat could not lay when a turn of its
    ended (CI-8, CI-9).
    """
    assert isinstance(state, CutInState)
    other = state.copy()
    spots = [Spot(cards, place) for cards in hidden_from(other, seat) for place in range(len(cards))]
    for _ in range(8 * len(spots)):
        first, second = (spots[rng.below(len(spots))] for _ in range(2))
        swap(first, second)
        if not is_possible(other):
            swap(first, second)
    other.hands = vec[vec[i64]]([vec[i64](sorted(hand)) for hand in other.hands])
    return other


def hidden_from(state: CutInState, seat: int) -> list[vec[i64]]:
    others = [hand for place, hand in enumerate(state.hands) if place != seat]
    return [*others, *state.stacks, state.left_out]


def swap(first: Spot, second: Spot) -> None:
    card = first.cards[first.place]
    first.cards[first.place] = second.cards[second.place]
    second.cards[second.place] = card


def is_possible(state: CutInState) -> bool:
    to_lay = state.left > 0 and state.gap_high == 0
    if to_lay and not any(card < state.left or card > state.right for card in state.hands[state.turn]):
        return False
    return all(could_be_held(state, seat) for seat in range(state.seats))


def could_be_held(state: CutInState, seat: int) -> bool:
    """Whether the hand has a card of its own for each span that is known of it; each span lies within the next."""
    cards = list(state.hands[seat])
    for span in list(state.spans)[6 * seat : 6 * seat + len(cards)]:
        fitting = [card for card in cards if span // 64 < card < span % 64]
        if not fitting:
            return False
        cards.remove(fitting[0])
    return True
