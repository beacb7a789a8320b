"""Rush hour as text for a terminal: the road, then every seat. `A` is an ambulance, `P` police, `T` a tow truck."""

from collections.abc import Iterator

from seriatim.games.rush_hour.placing import NO_ROW
from seriatim.games.rush_hour.position import name_of, row_text
from seriatim.games.rush_hour.rules import NO_CARD, PICKING, RushHourState
from seriatim.games.text import cards_text
from seriatim.kit.cards import BLANK


def lines(state: RushHourState) -> Iterator[str]:
    """The rows from the front to the end; what everybody holds, has picked and has taken."""
    for place, row in enumerate(state.road):
        yield f"row {place + 1}: {row_text(row)}"
    if state.deals > 1:
        yield f"deal {state.deal_number} of {state.deals}"
    if state.now != PICKING and not state.outcome():
        yield f"playing: {name_of(state.now)}"
    for seat in range(state.seats):
        hand = cards_text(state.hands[seat], name_of)
        yield f"seat {seat}: {hand}{pick_text(state, seat)}   points {state.points[seat]}"


def pick_text(state: RushHourState, seat: int) -> str:
    """The card picked and the row chosen; what is still secret is `?`."""
    pick, row = state.picks[seat], state.rows_chosen[seat]
    picked = "" if pick == NO_CARD else "   picks ?" if pick == BLANK else f"   picks {name_of(pick)}"
    return picked + ("" if row == NO_ROW else "   row ?" if row < 0 else f"   row {row + 1}")
