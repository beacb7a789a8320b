"""Positions of The Game, set up by hand."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from seriatim.games.game import Value
from seriatim.games.position import BadPosition, Cards, check_once, check_seat, lists, numbers_in
from seriatim.games.the_game.notation import PILES
from seriatim.games.the_game.piles import FIRST_CARD, LAST_CARD, PILE_COUNT
from seriatim.games.the_game.rules import COLD, DUE, LIT, TheGameState

if TYPE_CHECKING:
    from seriatim.games.the_game import TheGame

START: Final = (1, 1, 100, 100)


def position(
    game: "TheGame",
    hands: Sequence[Cards],
    *,
    deck: Cards = (),
    piles: Sequence[int] = START,
    turn: int = 0,
    owed: int | None = None,
    due: str = "",
    lit: str = "",
    **options: Value,
) -> TheGameState:
    """A game in progress, nobody bids any more.

    `deck` names its next card first. `piles` are the tops of a, b, c and d. Every card that is not named has been
    laid. `owed` cards are still to be laid in this turn. The piles named in `due` and `lit` burn.
    """
    state = game.deal(len(hands), {"starter": "first", **options}, seed=1)
    held = [cards_in(hand) for hand in hands]
    drawn = cards_in(deck)
    unlaid = [card for cards in (*held, drawn) for card in cards]
    check_once(unlaid)
    check_seat(turn, len(hands))
    check_piles(piles, unlaid)
    state.hands = lists(held)
    state.deck = vec[i64](drawn[::-1])
    state.piles = vec[i64](list(piles))
    for card in range(FIRST_CARD, LAST_CARD + 1):
        state.laid[card] = card not in unlaid
    for pile, name in enumerate(PILES):
        state.fires[pile] = DUE if name in due else LIT if name in lit else COLD
    state.turn = turn
    state.owed = owed if owed is not None else state.minimum if drawn else 1
    return state


def cards_in(cards: Cards) -> list[int]:
    return numbers_in(cards, int(FIRST_CARD), int(LAST_CARD))


def check_piles(piles: Sequence[int], unlaid: Sequence[int]) -> None:
    if len(piles) != PILE_COUNT:
        raise BadPosition(f"there are {PILE_COUNT} piles, not {len(piles)}")
    for name, top in zip(PILES, piles, strict=True):
        if not FIRST_CARD - 1 <= top <= LAST_CARD + 1:
            raise BadPosition(f"{top} cannot be the top of pile {name}")
        if top in unlaid:
            raise BadPosition(f"card {top} is the top of pile {name} and in a hand or the deck")
