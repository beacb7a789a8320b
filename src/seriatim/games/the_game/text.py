"""The Game as text for a terminal."""

from collections.abc import Iterator

from seriatim.games.text import bid_text, cards_text, said_text
from seriatim.games.the_game.notation import PILES
from seriatim.games.the_game.rules import TheGameState
from seriatim.games.the_game.view import CLIMBS, FIRES, signals_standing
from seriatim.kit.state import NOBODY


def lines(state: TheGameState) -> Iterator[str]:
    """The piles, the deck, every hand and what is said, and what the turn still asks for."""
    tops = zip(PILES, CLIMBS, state.piles, state.fires, strict=True)
    yield "   ".join(f"{name} {'up' if up else 'down'} {top}{fire_text(fire)}" for name, up, top, fire in tops)
    yield f"deck: {len(state.deck)}"
    for seat in range(state.seats):
        said = [f"{signal.word} {signal.pile}" for signal in signals_standing(state) if signal.seat == seat]
        bid = bid_text(list(state.bids), seat) if state.turn == NOBODY else ""
        yield f"seat {seat}: {cards_text(sorted(state.hands[seat]))}{bid}{said_text(said)}"
    if state.turn != NOBODY and not state.outcome():
        yield f"still to lay in this turn: {state.owed}"


def fire_text(fire: int) -> str:
    return f" (fire {FIRES[fire]})" if fire else ""
