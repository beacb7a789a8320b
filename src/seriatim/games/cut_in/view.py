"""Cut in! as a seat sees it: a picture for people, its choices, and the numbers a learner reads."""

from collections.abc import Sequence
from typing import Final

import msgspec

from seriatim.games.cut_in import notation
from seriatim.games.cut_in.actions import (
    FIRST_CARD,
    HAND_SIZE,
    LAST_CARD,
    LET_GO,
    OPEN,
    OPEN_WITH,
    card_of,
    mask_of,
)
from seriatim.games.cut_in.rules import CutInState
from seriatim.games.modules import Observation


class Place(msgspec.Struct, frozen=True):
    """A seat as everybody sees it: how many cards it holds, and how many lie in its stack."""

    cards: int
    stack: int


class CutInView(msgspec.Struct, frozen=True):
    """The whole table. `hand` is one's own, the lowest card first. `has_laid`: at an end, in this turn (CI-8).

    While a window is open, `cutter` is the seat whose chance it is and `gap` the two numbers between which it may cut;
    `window` is how many seconds it has, 0 for as many as it likes. `away` are the rows put away, the first row first.
    After the end `hands`, `stacks` (the top card first) and `left_out` are open, and `ranks` tells every seat's rank.
    """

    seat: int
    turn: int
    has_laid: bool
    must_open: bool
    cutter: int | None
    gap: tuple[int, int] | None
    window: int
    row: list[int]
    away: list[list[int]]
    passes: int
    hand: list[int]
    places: list[Place]
    hands: list[list[int]] | None
    stacks: list[list[int]] | None
    left_out: list[int] | None
    ranks: list[int] | None
    outcome: str


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something the seat may do. A card is laid `left` or `right` of the row; a cut has several `cards`."""

    action: int
    move: str
    kind: str
    card: int | None = None
    side: str | None = None
    cards: Sequence[int] = ()


def view(sight: CutInState, seat: int) -> CutInView:
    is_over = sight.outcome() != ""
    return CutInView(
        seat=seat,
        turn=sight.turn,
        has_laid=sight.has_laid,
        must_open=not is_over and not sight.is_row_open(),
        cutter=sight.next_seat() if sight.is_window_open() else None,
        gap=(sight.gap_low, sight.gap_high) if sight.is_window_open() else None,
        window=sight.window,
        row=row_view(sight, sight.row) if sight.is_row_open() else [],
        away=[row_view(sight, row) for row in range(1, sight.row + (not sight.is_row_open()))],
        passes=sight.passes,
        hand=list(sight.hands[seat]) if 0 <= seat < sight.seats else [],
        places=[Place(len(sight.hands[other]), len(sight.stacks[other])) for other in range(sight.seats)],
        hands=[list(hand) for hand in sight.hands] if is_over else None,
        stacks=[list(reversed(list(stack))) for stack in sight.stacks] if is_over else None,
        left_out=sorted(sight.left_out) if is_over else None,
        ranks=ranks(sight) if is_over else None,
        outcome=sight.outcome(),
    )


def row_view(sight: CutInState, row: int) -> list[int]:
    """The cards of a row, which rise from left to right."""
    return [card for card in range(FIRST_CARD, LAST_CARD + 1) if sight.rows[card] == row]


def ranks(state: CutInState) -> list[int]:
    """The winner first, then by cards left, fewest first, equal ones together (CI-10)."""
    scores = list(state.scores())
    return [1 + sum(other > score for other in scores) for score in scores]


def choices(sight: CutInState, seat: int) -> list[Choice]:
    return [choice(sight, seat, action) for action in sorted(sight.actions(seat))]


def choice(sight: CutInState, seat: int, action: int) -> Choice:
    move = notation.format_from(action, list(sight.hands[seat]))
    if action < OPEN_WITH:
        side = "left" if card_of(action) < sight.left else "right"
        return Choice(action, move, "lay", card=card_of(action), side=side)
    if action < OPEN:
        return Choice(action, move, "open", card=card_of(action))
    if action == OPEN:
        return Choice(action, move, "open")
    if action == LET_GO:
        return Choice(action, move, "let-go")
    return Choice(action, move, "cut", cards=tuple(sight.chosen(seat, mask_of(action))))


MOST_SEATS: Final = 5
LARGEST_STACK: Final = 25


def observe(sight: CutInState, seat: int) -> Observation:
    """Own hand, the row and the rows put away, a number each card; ends, gap and turn; every seat, one's own first."""
    hand = set(sight.hands[seat]) if 0 <= seat < sight.seats else set()
    lying = sight.row if sight.is_row_open() else -1
    rows = list(sight.rows)[FIRST_CARD : LAST_CARD + 1]
    yield "hand", [float(card in hand) for card in range(FIRST_CARD, LAST_CARD + 1)]
    yield "row", [float(row == lying) for row in rows]
    yield "rows put away", [float(row not in (0, lying)) for row in rows]
    yield "row: left, right", [float(end) / int(LAST_CARD) for end in (sight.left, sight.right)]
    yield "gap: low, high", [float(end) / int(LAST_CARD) for end in (sight.gap_low, sight.gap_high)]
    yield "row is open", [float(sight.is_row_open())]
    yield "window is open", [float(sight.is_window_open())]
    yield "has laid", [float(sight.has_laid)]
    yield "passes", [float(sight.passes) / MOST_SEATS]
    for place in range(MOST_SEATS):
        yield f"seat +{place}: cards, stack, turn, may cut", observe_place(sight, seat, place)


def observe_place(sight: CutInState, seat: int, place: int) -> list[float]:
    """The seat that many places clockwise: its hand, its stack, whether it is on turn, whether it may cut in."""
    if place >= sight.seats:
        return [0.0] * 4
    other = (max(seat, 0) + place) % sight.seats
    may_cut = sight.is_window_open() and other == sight.next_seat()
    held, stack = len(sight.hands[other]), len(sight.stacks[other])
    return [held / int(HAND_SIZE), stack / LARGEST_STACK, float(other == sight.turn), float(may_cut)]
