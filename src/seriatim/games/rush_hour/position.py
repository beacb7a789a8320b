"""Positions of Rush hour, set up by hand.

A row is its places from the front to the end: `4 - T+27+28` is a 4, a gap, and a tow truck with 27 and 28 on top.
`A` is an ambulance, `P` a police car, `T` a tow truck.
"""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.game import Value
from seriatim.games.position import BadPosition, Cards, lists, names_in
from seriatim.games.rush_hour.cars import AMBULANCE, LAST_NUMBER, POLICE, TOW_TRUCK, deck_of
from seriatim.games.rush_hour.road import Row
from seriatim.games.rush_hour.rules import RushHourState
from seriatim.games.rush_hour.view import stacks_of

if TYPE_CHECKING:
    from seriatim.games.rush_hour import RushHour

LETTERS: Final = {int(AMBULANCE): "A", int(POLICE): "P", int(TOW_TRUCK): "T"}
CARDS: Final = {letter: card for card, letter in LETTERS.items()}
GAP: Final = "-"
ROAD: Final = ("10", "20", "30")


def position(
    game: "RushHour",
    hands: Sequence[Cards],
    *,
    rows: Sequence[str] = ROAD,
    taken: Sequence[Cards] = (),
    points: Sequence[int] = (),
    **options: Value,
) -> RushHourState:
    """Everybody is to pick. Every card that is not named is out of play.

    `taken` are the cards that the seats have taken in this deal, `points` what they have by now.
    """
    state = game.deal(len(hands), {"rows": len(rows), **options}, seed=1)
    held, gone = [cards_in(hand) for hand in hands], [cards_in(cards) for cards in taken]
    if len({len(hand) for hand in held}) != 1:
        raise BadPosition("all hands are of one size while everybody is to pick")
    road = [row_named(text) for text in rows]
    lying = [int(card) for row in road for card in row.cards]
    named = Counter([*lying, *(card for cards in (*held, *gone) for card in cards)])
    deck = Counter(int(card) for card in deck_of(state.top, state.specials))
    for card in named:
        if named[card] > deck[card]:
            raise BadPosition(f"card {name_of(card)} is not in this game, or there are too many of it")
    state.hands = lists(held)
    state.road = vec[Row](road)
    for seat, cards in enumerate(gone):
        state.taken[seat] = vec[i64](cards)
        state.cards_taken[seat] = len(cards)
    for seat, number in enumerate(points):
        state.points[seat] = number
    state.rest = vec[i64](sorted((deck - named).elements()))
    return state


def card_named(name: str) -> int:
    if name in CARDS:
        return CARDS[name]
    if not (name.isascii() and name.isdecimal() and 1 <= int(name) <= LAST_NUMBER):
        raise BadPosition(f"there is no card {name!r}; a card is a number from 1 to {LAST_NUMBER}, A, P or T")
    return int(name)


def name_of(card: int) -> str:
    """How `card_named` reads it."""
    return LETTERS.get(card, str(card))


def cards_in(cards: Cards) -> list[int]:
    """`12 40 A`, in the order of their codes."""
    return sorted(card_named(name) for name in names_in(cards))


def row_named(text: str) -> Row:
    stacks = [[] if place == GAP else [card_named(name) for name in place.split("+")] for place in text.split()]
    if not stacks or not stacks[-1]:
        raise BadPosition(f"a row ends with a card, not {text!r}")
    return Row(vec[i64]([card for stack in stacks for card in stack]), vec[i64]([len(stack) for stack in stacks]))


def row_text(row: Row) -> str:
    """A row as `row_named` reads it."""
    return " ".join("+".join(name_of(card) for card in stack) or GAP for stack in stacks_of(row))
