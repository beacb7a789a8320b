"""Positions of Quick & Easy, set up by hand; `r7` is the red 7."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.game import Value
from seriatim.games.position import BadPosition, Cards, check_once, check_seat, lists, names_in
from seriatim.games.quick_and_easy.cards import CARD_COUNT, HIGHEST, NO_CARD, card_with, colour_of, number_of
from seriatim.games.quick_and_easy.notation import INITIALS
from seriatim.games.quick_and_easy.rules import QuickAndEasyState

if TYPE_CHECKING:
    from seriatim.games.quick_and_easy import QuickAndEasy

CARD: Final = re.compile(rf"([{INITIALS}])([0-9]{{1,2}})")


def position(
    game: "QuickAndEasy",
    hands: Sequence[Cards],
    *,
    deck: Cards = (),
    up: str = "",
    down: str = "",
    turn: int = 0,
    has_laid: bool = False,
    **options: Value,
) -> QuickAndEasyState:
    """A game in progress, nobody bids any more.

    `deck` names its next card first. `up` and `down` are the tops of the piles; an empty pile has none. Every card
    that is not named has been laid.
    """
    state = game.deal(len(hands), {"starter": "first", **options}, seed=1)
    held = [cards_in(hand) for hand in hands]
    drawn = cards_in(deck)
    tops = [cards_in(top)[0] if top else int(NO_CARD) for top in (up, down)]
    unlaid = [card for cards in (*held, drawn) for card in cards]
    check_once([*unlaid, *(top for top in tops if top != NO_CARD)])
    check_seat(turn, len(hands))
    state.hands = lists(held)
    state.deck = vec[i64](drawn[::-1])
    state.tops = vec[i64](tops)
    for card in range(1, CARD_COUNT + 1):
        state.laid[card] = card not in unlaid
    state.turn = turn
    state.has_laid = has_laid
    return state


def cards_in(cards: Cards) -> list[int]:
    return [card_named(name) for name in names_in(cards)]


def card_named(name: str) -> int:
    """`r7` is the red 7, `v10` the violet 10."""
    found = CARD.fullmatch(name)
    if not found or not 1 <= int(found[2]) <= HIGHEST:
        raise BadPosition(f"there is no card {name!r}; cards are written like r7 or v10, colours are {INITIALS}")
    return int(card_with(INITIALS.index(found[1]), int(found[2])))


def name_of(card: int) -> str:
    """How `card_named` reads it."""
    return f"{INITIALS[colour_of(card)]}{number_of(card)}"
