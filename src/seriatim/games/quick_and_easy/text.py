"""Quick & Easy as text for a terminal; `r7` is the red 7."""

from collections.abc import Iterator

from seriatim.games.quick_and_easy.cards import NO_CARD
from seriatim.games.quick_and_easy.notation import PILES
from seriatim.games.quick_and_easy.position import name_of
from seriatim.games.quick_and_easy.rules import QuickAndEasyState
from seriatim.games.quick_and_easy.view import signals_standing, words_standing
from seriatim.games.text import bid_text, cards_text, said_text
from seriatim.kit.state import NOBODY


def lines(state: QuickAndEasyState) -> Iterator[str]:
    """The piles, the deck, every hand and what is said of it."""
    tops = ["empty" if top == NO_CARD else name_of(top) for top in state.tops]
    yield "   ".join(f"{name} {top}" for name, top in zip(PILES, tops, strict=True))
    yield f"deck: {len(state.deck)}"
    for seat in range(state.seats):
        said = [f"{word.colour} {word.word}" for word in words_standing(state, seat)]
        said += [f"{signal.word} {signal.pile}" for signal in signals_standing(state, seat)]
        bid = bid_text(list(state.bids), seat) if state.turn == NOBODY else ""
        yield f"seat {seat}: {cards_text(sorted(state.hands[seat]), name_of)}{bid}{said_text(said)}"
