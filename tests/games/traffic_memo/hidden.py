"""Traffic memo's own part in the contract: where its cards are, how it nears its end, what it hides."""

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from seriatim.games.traffic_memo.rules import TrafficMemoState
from seriatim.kit.rng import Rng
from seriatim.kit.state import State

EMPTY = -1
HIGHEST = 50


def traffic_memo_cards(state: State) -> Sequence[int]:
    assert isinstance(state, TrafficMemoState)
    assert all(state.places[place] != EMPTY for place in state.open), "what is face up has not been taken"
    lying = [int(card) for card in state.places if card != EMPTY]
    return [*lying, *(int(card) for cards in state.taken for card in cards)]


def traffic_memo_other_truth(state: State, seat: int, rng: Rng) -> State:
    """The cards that have never been turned up, in other places; the same for every seat (TM-14)."""
    assert isinstance(state, TrafficMemoState)
    other = state.copy()
    hidden = [place for place, card in enumerate(state.places) if card != EMPTY and not state.seen[place]]
    cards = vec[i64]([state.places[place] for place in hidden])
    rng.shuffle(cards)
    for place, card in zip(hidden, cards, strict=True):
        other.places[place] = card
    return other


def traffic_memo_late(state: State, rng: Rng) -> State:
    """Only the six lowest numbers and the wild cards still lie; the others have been taken by all seats alike."""
    assert isinstance(state, TrafficMemoState)
    late = state.copy()
    seat = int(rng.below(late.seats))
    for place, card in enumerate(state.places):
        if late.low + 6 <= card <= HIGHEST:
            late.taken[seat] = append(late.taken[seat], card)
            late.places[place] = EMPTY
            late.seen[place] = True
            seat = (seat + 1) % late.seats
    return late
