"""Positions of Sequence, set up by hand; `QS` is the queen of spades, `b5` a space."""

import re
from collections import Counter
from collections.abc import Sequence as Several
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.game import Value
from seriatim.games.position import BadPosition, Cards, check_seat, lists, names_in
from seriatim.games.sequence.board import SIDE, is_corner
from seriatim.games.sequence.cards import KIND_COUNT, RANKS, SUITS, name_of, two_decks
from seriatim.games.sequence.chips import Chips
from seriatim.games.sequence.notation import COLUMNS, card_read
from seriatim.games.sequence.rules import SequenceState

if TYPE_CHECKING:
    from seriatim.games.sequence import Sequence

CARD: Final = re.compile(rf"(?:[{RANKS}]|10)[{SUITS}]")
SPACE: Final = re.compile(rf"([{COLUMNS}])(10|[1-9])")


def position(
    game: "Sequence",
    hands: Several[Cards],
    *,
    deck: Cards = (),
    piles: Several[Cards] = (),
    rest: str = "deck",
    chips: Several[str] = (),
    turn: int = 0,
    **options: Value,
) -> SequenceState:
    """A game in progress.

    `deck` names its next card first. `piles` are the discards of each seat, the first at the bottom. `chips` are the
    spaces of each team, in the order in which chips were laid. Every card that is not named lies at the bottom of the
    deck; or, if `rest` is `pile`, on the discard pile of seat 0.
    """
    if rest not in ("deck", "pile"):
        raise BadPosition(f"the rest of the cards can lie in the deck or on a pile, not {rest!r}")
    state = game.deal(len(hands), options, seed=1)
    held, drawn, laid = [cards_in(hand) for hand in hands], cards_in(deck), [cards_in(pile) for pile in piles]
    left = Counter(int(card) for card in two_decks())
    named = Counter(card for cards in (*held, drawn, *laid) for card in cards)
    for card in named:
        if named[card] > left[card]:
            raise BadPosition(f"there are only two {name_of(card)}")
    check_seat(turn, len(hands))
    others = sorted((left - named).elements())
    under, beside = (others, []) if rest == "deck" else ([], others)
    laid += [[] for _ in range(len(hands) - len(laid))]
    state.stock.hands = lists(held)
    state.stock.deck = vec[i64]([*under, *reversed(drawn)])
    state.stock.piles = lists([beside + laid[0], *laid[1:]])
    forget_hands(state)
    lay(state.chips, *chips)
    state.turn = turn
    return state


def cards_in(cards: Cards) -> list[int]:
    names = names_in(cards)
    for name in names:
        if not CARD.fullmatch(name):
            raise BadPosition(f"there is no card {name!r}; cards are written like QS, TH or 10H")
    return [card_read(name) for name in names]


def forget_hands(state: SequenceState) -> None:
    """Assume that only what lies on the piles is known."""
    gone = Counter(int(card) for pile in state.stock.piles for card in pile)
    known = state.stock.known
    for card in range(1, KIND_COUNT + 1):
        known.fresh_copies[card] = 2 - gone[card]
        known.held_copies[card] = 0
    for seat in range(state.seats):
        known.fresh[seat] = len(state.stock.hands[seat])


def lay(chips: Chips, *teams: str) -> None:
    """Chips on these spaces, for team 0, team 1 and team 2."""
    for team, names in enumerate(teams):
        for name in names.split():
            space = space_named(name)
            if is_corner(space) or not chips.is_free(space):
                raise BadPosition(f"no chip can be laid on {name}")
            chips.place(team, space)


def space_named(name: str) -> int:
    """`b1` as a number from 0 to 99."""
    found = SPACE.fullmatch(name)
    if not found:
        raise BadPosition(f"there is no space {name!r}; the spaces are a1 to j10")
    return (int(found[2]) - 1) * int(SIDE) + COLUMNS.index(found[1])
