"""What the contract must know of The Game by itself."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.bidding.rules import BID_COUNT, NO_BID
from seriatim.games.the_game.actions import END_TURN, pile_of
from seriatim.games.the_game.rules import DUE, TheGameState
from seriatim.kit.rng import Rng
from seriatim.kit.state import NOBODY, State


def the_game_cards(state: State) -> Sequence[int]:
    assert isinstance(state, TheGameState)
    held = [int(card) for hand in state.hands for card in hand]
    laid = [card for card, is_laid in enumerate(state.laid) if is_laid]
    covered = {int(top) for top in state.piles} - {1, 100}
    assert covered <= set(laid), "what lies on a pile is laid"
    return [*held, *(int(card) for card in state.deck), *laid]


def the_game_other_truth(state: State, seat: int, rng: Rng) -> State:
    """Other hands and the deck, mixed and dealt anew; bids that are still secret, made anew (TG-2, TG-4)."""
    assert isinstance(state, TheGameState)
    for _ in range(200):
        other = state.copy()
        deal_anew(other, seat, rng)
        if could_go_on(other):
            return other
    raise AssertionError("found no other truth in which the seat on turn has not lost")


def deal_anew(state: TheGameState, seat: int, rng: Rng) -> None:
    others = [other for other in range(state.seats) if other != seat]
    mixed = vec[i64]([card for other in others for card in state.hands[other]] + list(state.deck))
    rng.shuffle(mixed)
    cards = iter(mixed)
    for other in others:
        state.hands[other] = vec[i64]([next(cards) for _ in state.hands[other]])
        if state.turn == NOBODY and state.bids[other] != NO_BID:
            state.bids[other] = rng.below(BID_COUNT)
    state.deck = vec[i64](list(cards))


def could_go_on(state: TheGameState) -> bool:
    """Whether the seat on turn can lay what it owes and cover what is due: else the game would be over."""
    if state.turn == NOBODY:
        return True
    actions = state.actions(state.turn)
    coverable = {int(pile_of(action)) for action in actions if action < END_TURN}
    due = {pile for pile, fire in enumerate(state.fires) if fire == DUE}
    if state.seats > 1 and not due <= coverable:
        return False
    return state.owed == 0 or len(coverable) > 0


def the_game_late(state: State, rng: Rng) -> State:
    """Hands still full, one card in the deck, and piles that have hardly moved: with care it can be won."""
    assert isinstance(state, TheGameState)
    late = state.copy()
    late.deck = late.deck[:1]
    unlaid = {int(card) for hand in late.hands for card in hand} | {int(card) for card in late.deck}
    laid = [card for card in range(2, 100) if card not in unlaid]
    for card in laid:
        late.laid[card] = True
    late.piles = vec[i64]([laid[0], laid[1], laid[-1], laid[-2]])
    late.bids = vec[i64]([0 for _ in late.bids])
    late.start_turn(rng.below(late.seats))
    return late
