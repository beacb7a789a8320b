"""What the contract must know of Rush hour: where its cards are, and what the rules hide from whom.

Written against the rule page, and not with `sight` or `imagine`, for these are what it is to judge.
"""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.rush_hour.rules import NO_CARD, PICKING, RushHourState
from seriatim.kit.rng import Rng
from seriatim.kit.state import State


def rush_hour_cards(state: State) -> Sequence[int]:
    """On the road, in the hands, shown and not yet played, taken in this deal, and out of play."""
    assert isinstance(state, RushHourState)
    for row in state.road:
        assert sum(row.sizes) == len(row.cards), "every card of a row lies on one of its places"
        assert row.sizes[len(row.sizes) - 1] > 0, "a row never ends with a gap"
    road = [int(card) for row in state.road for card in row.cards]
    held = [int(card) for hand in state.hands for card in hand]
    shown = [int(card) for card in state.picks if card != NO_CARD] if state.now != PICKING else []
    taken = [int(card) for cards in state.taken for card in cards]
    return [*road, *held, *shown, *taken, *(int(card) for card in state.rest)]


def rush_hour_other_truth(state: State, seat: int, rng: Rng) -> State:
    """Other hands and the cards out of play, mixed and dealt anew; secret picks and rows, and the deals to come.

    Nothing else is hidden, and no hand is impossible: whatever a seat holds it may pick, and any row it may choose
    (RH-4, RH-5, RH-12, RH-13, RH-19).
    """
    assert isinstance(state, RushHourState)
    other = state.copy()
    seats = [one for one in range(state.seats) if one != seat]
    mixed = vec[i64]([card for one in seats for card in state.hands[one]] + list(state.rest))
    rng.shuffle(mixed)
    cards = iter(mixed)
    for one in seats:
        hand = sorted(next(cards) for _ in state.hands[one])
        other.hands[one] = vec[i64](hand)
        if state.now == PICKING and state.picks[one] != NO_CARD:
            other.picks[one] = hand[rng.below(len(hand))]
        if state.rows_chosen[one] >= 0:
            other.rows_chosen[one] = rng.below(state.row_count)
    other.rest = vec[i64](list(cards))
    if state.deals > 1:
        other.rng = Rng(rng.next_u32(), rng.next_u32(), rng.next_u32(), rng.next_u32())
    return other
