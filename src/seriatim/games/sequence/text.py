"""Sequence as text for a terminal: the board with its chips, then the hands."""

from collections.abc import Iterator
from typing import Final

from seriatim.games.sequence.board import SHOWN, SIDE, is_corner
from seriatim.games.sequence.cards import name_of
from seriatim.games.sequence.notation import COLUMNS, space_name
from seriatim.games.sequence.rules import SequenceState
from seriatim.games.sequence.view import sequences
from seriatim.games.text import cards_text

CHIPS: Final = "XO#"
"""The chips of teams 0, 1 and 2; one that belongs to a sequence stands twice."""


def lines(state: SequenceState) -> Iterator[str]:
    """The board: a free space shows its card, a taken one the team's chip, a corner `**`."""
    yield "    " + "  ".join(COLUMNS)
    safe = {space for made in sequences(state) for space in made.spaces}
    for row in range(SIDE):
        spaces = range(row * int(SIDE), (row + 1) * int(SIDE))
        yield f"{row + 1:2}  " + " ".join(space_text(state, space, space in safe) for space in spaces)
    yield f"deck: {len(state.stock.deck)}"
    for team in range(state.teams):
        made = [one.spaces for one in sequences(state) if one.team == team]
        named = "".join(f"   {space_name(spaces[0])}-{space_name(spaces[-1])}" for spaces in made)
        yield f"team {team}: {CHIPS[team]}   sequences {len(made)} of {state.goal()}{named}"
    for seat in range(state.seats):
        yield f"seat {seat}: {cards_text(sorted(state.hand(seat)), name_of)}{owes_text(state, seat)}"


def space_text(state: SequenceState, space: int, is_safe: bool) -> str:
    if is_corner(space):
        return "**"
    if state.chips.is_free(space):
        return name_of(SHOWN[space])
    chip = CHIPS[state.chips.on[space]]
    return chip + (chip if is_safe else ".")


def owes_text(state: SequenceState, seat: int) -> str:
    if state.debts[seat]:
        return f"   owes {state.debts[seat]}"
    return "   may draw" if state.draws.waits_for(seat) else ""
