"""The road: a row is a list of places, and a place is a stack of cards or a gap (RH-3, RH-15).

This file knows how cards lie and can be moved about. Which card may go where is decided in `placing.py`.
"""

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from seriatim.games.rush_hour.cars import NO_NUMBER, number_of, points_in
from seriatim.kit.fields import LENGTH_PREFIXED, FieldVisitor


@mypyc_attr(acyclic=True)
class Row:
    """One row, from its front to its end.

    `cards` lie from the front to the end, and within a place from the bottom to the top. `sizes` tells how many of
    them each place holds; a place that holds none is a gap. The last place is never a gap: a tow truck stands behind
    every gap it leaves.
    """

    def __init__(self, cards: vec[i64], sizes: vec[i64]) -> None:
        self.cards = cards
        self.sizes = sizes

    def copy(self) -> "Row":
        return Row(self.cards[:], self.sizes[:])

    # What can be seen

    def number(self) -> i64:
        """The number of the topmost card at the end (RH-3)."""
        return number_of(self.cards[len(self.cards) - 1])

    def is_open(self) -> bool:
        """Whether the last place has no number (RH-3)."""
        return self.number() == NO_NUMBER

    def points(self) -> i64:
        """What it costs to take the whole row (RH-2)."""
        return points_in(self.cards)

    def is_gap(self, place: i64) -> bool:
        return 0 <= place < len(self.sizes) and self.sizes[place] == 0

    def cards_before(self, place: i64) -> i64:
        """The number of cards nearer to the front than this place."""
        before: i64 = 0
        for nearer in range(place):
            before += self.sizes[nearer]
        return before

    def number_before(self, place: i64) -> i64:
        """The number, if any, of the nearest place towards the front that holds cards, if there is one (RH-17)."""
        before = self.cards_before(place)
        return number_of(self.cards[before - 1]) if before > 0 else NO_NUMBER

    def number_behind(self, place: i64) -> i64:
        """The number, if any, of the nearest place towards the end that holds cards (RH-17)."""
        behind = place + 1
        while self.sizes[behind] == 0:
            behind += 1
        return number_of(self.cards[self.cards_before(behind + 1) - 1])

    # What can happen

    def begin(self, card: i64, count: i64) -> vec[i64]:
        """Clear the row and begin it anew with as many cards of this kind on one place; what lay there."""
        cleared = self.cards
        self.cards = vec[i64]([card] * count)
        self.sizes = vec[i64]([count])
        return cleared

    def push_front(self, card: i64, count: i64) -> None:
        """A new place at the front; everything else moves back by one, gaps too."""
        self.cards = extend(vec[i64]([card] * count), self.cards)
        self.sizes = extend(vec[i64]([count]), self.sizes)

    def add_place(self, card: i64, count: i64) -> None:
        """A new place at the end."""
        for _ in range(count):
            self.cards = append(self.cards, card)
        self.sizes = append(self.sizes, count)

    def cover(self, card: i64) -> None:
        """Onto the last place, on top."""
        self.cards = append(self.cards, card)
        self.sizes[len(self.sizes) - 1] += 1

    def fill(self, place: i64, card: i64) -> None:
        """Into a gap."""
        before = self.cards_before(place)
        self.cards = extend(append(self.cards[:before], card), self.cards[before:])
        self.sizes[place] = 1

    def load(self, truck: i64) -> None:
        """The truck is a new place at the end and takes the whole last place on top of itself, in order."""
        last = len(self.sizes) - 1
        size = self.sizes[last]
        before = len(self.cards) - size
        self.cards = extend(append(self.cards[:before], truck), self.cards[before:])
        self.sizes[last] = 0
        self.sizes = append(self.sizes, size + 1)

    def clear_before_last(self) -> vec[i64]:
        """Leave only the last place, which begins the row; the cards that lay before it. Gaps vanish."""
        size = self.sizes[len(self.sizes) - 1]
        before = len(self.cards) - size
        cleared = self.cards[:before]
        self.cards = self.cards[before:]
        self.sizes = vec[i64]([size])
        return cleared


def road_through(visitor: FieldVisitor, road: vec[Row]) -> vec[Row]:
    """The rows a visitor answers with, for these; among the facts each is its cards and its sizes."""
    count = visitor.uncompared_number(len(road))
    rows = vec[Row](capacity=count)
    for place in range(count):
        row = road[place] if place < len(road) else Row(vec[i64](), vec[i64]())
        rows = append(
            rows, Row(visitor.numbers(row.cards, LENGTH_PREFIXED), visitor.numbers(row.sizes, LENGTH_PREFIXED))
        )
    return rows
