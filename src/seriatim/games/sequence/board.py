"""The board of Sequence: ten by ten spaces, 96 of them showing a card, four corners free for all (SQ-4).

Spaces are numbered 0 to 99 from the top left, row by row. A *five* is five spaces in a straight line; there are 192,
worked out here once for all. They are numbered in board order (SQ-16): by their first space, then by their second.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from seriatim.games.sequence.cards import KIND_COUNT, card_named
from seriatim.kit.cards import BLANK

LAYOUT: Final = (
    "** 2S 3S 4S 5S 6S 7S 8S 9S **",
    "6C 5C 4C 3C 2C AH KH QH TH TS",
    "7C AS 2D 3D 4D 5D 6D 7D 9H QS",
    "8C KS 6C 5C 4C 3C 2C 8D 8H KS",
    "9C QS 7C 6H 5H 4H AH 9D 7H AS",
    "TC TS 8C 7H 2H 3H KH TD 6H 2D",
    "QC 9S 9C 8H 9H TH QH QD 5H 3D",
    "KC 8S TC QC KC AC AD KD 4H 4D",
    "AC 7S 6S 5S 4S 3S 2S 2H 3H 5D",
    "** AD KD QD TD 9D 8D 7D 6D **",
)
"""Rows from the top; ** is a corner. A spiral from the middle: hearts and clubs 2 to A, diamonds and spades A to 2."""

SIDE: Final[i64] = 10
SPACE_COUNT: Final[i64] = 100
FIVE: Final[i64] = 5
FIVE_COUNT: Final[i64] = 192

RIGHT: Final[i64] = 1
DOWN_LEFT: Final[i64] = 9
DOWN: Final[i64] = 10
DOWN_RIGHT: Final[i64] = 11
"""The four directions as steps from space to space, in board order."""


def is_corner(space: i64) -> bool:
    return SHOWN[space] == BLANK


def shown_cards() -> vec[i64]:
    """The card that each space shows; a corner shows none."""
    shown = vec[i64]()
    for row in LAYOUT:
        for name in row.split():
            shown = append(shown, BLANK if name == "**" else card_named(name))
    return shown


SHOWN: Final[vec[i64]] = shown_cards()


def spaces_showing() -> vec[vec[i64]]:
    """For each card the spaces that show it: two, for a jack none."""
    showing = vec[vec[i64]]([vec[i64]() for _ in range(KIND_COUNT + 1)])
    for space in range(SPACE_COUNT):
        showing[SHOWN[space]] = append(showing[SHOWN[space]], space)
    return showing


SHOWING: Final[vec[vec[i64]]] = spaces_showing()


def has_room(space: i64, step: i64) -> bool:
    """Whether a five can start on this space and go this way without leaving the board."""
    row = space // SIDE
    column = space % SIDE
    if step == RIGHT:
        return column <= SIDE - FIVE
    if step == DOWN_LEFT:
        return row <= SIDE - FIVE and column >= FIVE - 1
    if step == DOWN:
        return row <= SIDE - FIVE
    return row <= SIDE - FIVE and column <= SIDE - FIVE


def all_fives() -> vec[vec[i64]]:
    """Every five as the ascending list of its spaces, the lists in ascending order (SQ-14, SQ-16)."""
    fives = vec[vec[i64]]()
    for space in range(SPACE_COUNT):
        for step in (RIGHT, DOWN_LEFT, DOWN, DOWN_RIGHT):
            if has_room(space, step):
                fives = append(fives, vec[i64]([space + step * place for place in range(FIVE)]))
    return fives


FIVES: Final[vec[vec[i64]]] = all_fives()


def fives_through() -> vec[vec[i64]]:
    """For each space the fives it belongs to, in board order."""
    through = vec[vec[i64]]([vec[i64]() for _ in range(SPACE_COUNT)])
    for five in range(FIVE_COUNT):
        for space in FIVES[five]:
            through[space] = append(through[space], five)
    return through


THROUGH: Final[vec[vec[i64]]] = fives_through()
