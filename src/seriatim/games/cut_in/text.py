"""Cut in! as text for a terminal: the row, then hands and stacks."""

from collections.abc import Iterator

from seriatim.games.cut_in.rules import CutInState
from seriatim.games.cut_in.view import row_view
from seriatim.games.text import cards_text
from seriatim.kit.cards import BLANK


def lines(state: CutInState) -> Iterator[str]:
    """The row, the gap into which the next seat may cut, and every hand; a stack names its top card first."""
    row = row_view(state, state.row) if state.is_row_open() else []
    yield f"row: {cards_text(row) if row else 'none is open'}"
    if state.is_window_open():
        yield f"seat {state.next_seat()} may cut in between {state.gap_low} and {state.gap_high}"
    for seat in range(state.seats):
        stack = list(state.stacks[seat])[::-1]
        known = f": {cards_text(stack)}" if stack and BLANK not in stack else ""
        yield f"seat {seat}: {cards_text(state.hands[seat])}   stack of {len(stack)}{known}"
