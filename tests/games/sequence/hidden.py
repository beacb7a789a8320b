"""What the contract must know of Sequence: where its cards are, how it nears its end, and what it hides from whom.

To be named in `tests/contract/hidden.py`: `"sequence": Hooks(sequence_cards, sequence_other_truth, sequence_late)`.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from seriatim.games.sequence.board import is_corner
from seriatim.games.sequence.rules import SequenceState
from seriatim.kit.rng import Rng
from seriatim.kit.state import State


class Spot(NamedTuple):
    """Where a card lies face down."""

    cards: vec[i64]
    place: int


def sequence_cards(state: State) -> Sequence[int]:
    assert isinstance(state, SequenceState)
    places = (*state.stock.hands, *state.stock.piles, state.stock.deck)
    return [int(card) for cards in places for card in cards]


def sequence_other_truth(state: State, seat: int, rng: Rng) -> State:
    """The deck and the hands of others, mixed by two and two as far as all stays true that all know (SQ-11, SQ-12).

    What the next deck will be shuffled by is hidden, too.
    """
    assert isinstance(state, SequenceState)
    other = state.copy()
    stock = other.stock
    hidden = [cards for holder, cards in enumerate(stock.hands) if holder != seat] + [stock.deck]
    spots = [Spot(cards, place) for cards in hidden for place in range(len(cards))]
    is_anything_known = any(stock.known.held_copies) or any(stock.known.stuck)
    for first in spots:
        second = spots[rng.below(len(spots))]
        swap(first, second)
        if is_anything_known and not is_possible(other):
            swap(first, second)
    stock.chance = rng.copy()
    return other


def swap(first: Spot, second: Spot) -> None:
    card = first.cards[first.place]
    first.cards[first.place] = second.cards[second.place]
    second.cards[second.place] = card


def is_possible(state: SequenceState) -> bool:
    """What is in the deck was there when it was rebuilt; what a seat had before was not; who passed could not play."""
    stock, known = state.stock, state.stock.known
    in_deck = Counter(int(card) for card in stock.deck)
    kept = Counter(int(card) for seat, hand in enumerate(stock.hands) for card in list(hand)[: old(state, seat)])
    if any(count > known.fresh_copies[card] for card, count in in_deck.items()):
        return False
    if any(count > known.held_copies[card] for card, count in kept.items()):
        return False
    stuck = [(seat, card) for seat, hand in enumerate(stock.hands) for card in list(hand)[: known.stuck[seat]]]
    return all(known.stuck_kinds[seat] >> card & 1 for seat, card in stuck)


def old(state: SequenceState, seat: int) -> int:
    """How many cards the seat must have had since before the rebuild."""
    return int(len(state.stock.hands[seat]) - state.stock.known.fresh[seat])


def sequence_late(state: State, rng: Rng) -> State:
    """A board with few free spaces and no five in sight, a deck of eight cards, and perhaps a penalty to be paid."""
    assert isinstance(state, SequenceState)
    late = state.copy()
    for space in range(100):
        if not is_corner(space) and rng.below(8) > 0:
            if not late.chips.is_free(space):
                late.chips.lift(space)
            late.chips.lay((space // 10 // 2 + space % 10) % late.teams, space)
    stock = late.stock
    while len(stock.deck) > 8:
        card = stock.deck[len(stock.deck) - 1]
        stock.deck = stock.deck[: len(stock.deck) - 1]
        stock.piles[card % late.seats] = append(stock.piles[card % late.seats], card)
        stock.known.fresh_copies[card] -= 1
    stock.times_out = rng.below(3)
    if late.may_rule(0):
        late.rule(0)
    return late
