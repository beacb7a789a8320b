"""Positions of Cut in!, set up by hand."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.cut_in.actions import FIRST_CARD, HAND_SIZE, LAST_CARD
from seriatim.games.cut_in.known import nothing_known, span_between
from seriatim.games.cut_in.rules import HIDDEN, CutInState
from seriatim.games.game import Value
from seriatim.games.position import Cards, check_once, check_seat, lists, numbers_in

if TYPE_CHECKING:
    from seriatim.games.cut_in import CutIn


def position(
    game: "CutIn",
    hands: Sequence[Cards],
    *,
    stacks: Sequence[Cards] = (),
    row: Cards = (),
    turn: int = 0,
    passes: int = 0,
    left_out: Cards = (),
    known: Mapping[int, Sequence[tuple[int, int]]] | None = None,
    **options: Value,
) -> CutInState:
    """A game in progress, nothing laid in this turn yet.

    A stack names its top card first; those that are not given are empty. Every card that is not named lies in a row
    that was put away. `known` tells between which numbers everybody knows cards of a seat to lie.
    """
    state = game.deal(len(hands), options, seed=1)
    held, lying, out = [sorted(cards_in(hand)) for hand in hands], cards_in(row), cards_in(left_out)
    stacked = [cards_in(stack) for stack in stacks] + [[] for _ in range(len(hands) - len(stacks))]
    unseen = [card for cards in (*held, *stacked, out) for card in cards]
    check_once([*unseen, *lying])
    check_seat(turn, len(hands))
    state.hands = lists(held)
    state.stacks = lists([stack[::-1] for stack in stacked])
    state.left_out = vec[i64](out)
    for card in range(FIRST_CARD, LAST_CARD + 1):
        state.rows[card] = HIDDEN if card in unseen else 2 if card in lying else 1
    state.row = 2 if lying else 1
    state.left, state.right = (min(lying), max(lying)) if lying else (0, 0)
    state.turn, state.passes = turn, passes
    state.spans = spans(len(hands), known or {})
    return state


def cards_in(cards: Cards) -> list[int]:
    return numbers_in(cards, int(FIRST_CARD), int(LAST_CARD))


def spans(seats: int, known: Mapping[int, Sequence[tuple[int, int]]]) -> vec[i64]:
    found = nothing_known(seats)
    for seat, pairs in known.items():
        for place, (low, high) in enumerate(pairs):
            found[int(HAND_SIZE) * seat + place] = span_between(low, high)
    return found
