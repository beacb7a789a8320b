"""Traffic memo as text for a terminal: the grid, then what everybody has taken."""

from collections.abc import Iterator

from seriatim.games.text import UNKNOWN
from seriatim.games.traffic_memo.cards import FACE_DOWN
from seriatim.games.traffic_memo.position import name_of
from seriatim.games.traffic_memo.rules import TrafficMemoState


def lines(state: TrafficMemoState) -> Iterator[str]:
    """A card in brackets is face up; the others are face down, known or not. A dot is an empty place."""
    columns = int(state.columns())
    for first in range(0, len(state.places), columns):
        places = range(first, min(first + columns, len(state.places)))
        yield f"{first:2}:  " + " ".join(place_text(state, place) for place in places).rstrip()
    for seat in range(state.seats):
        yield f"seat {seat}: {len(state.taken[seat])} cards taken"


def place_text(state: TrafficMemoState, place: int) -> str:
    card = state.places[place]
    name = UNKNOWN if card == FACE_DOWN else name_of(card)
    return f"[{name}]".rjust(4) if place in state.open else f"{name} ".rjust(4)
