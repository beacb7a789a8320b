"""The moves of Rush hour as text: how they are written, how else they may be, and what is no move."""

from tests.games.notation import Notation
from tests.games.rush_hour.positions import GAME

NUMBERS = [f"pick {number}" for number in range(1, 51)]
SPECIALS = ["pick ambulance", "pick police", "pick tow-truck"]
ROWS = [f"row {row}" for row in (1, 2, 3)]
GAPS = [f"gap {row}.{place}" for row in (1, 2, 3) for place in range(1, 51)]

SAME = [
    ("PICK 37", "pick 37"),
    (" pick   37 ", "pick 37"),
    ("pick 07", "pick 7"),
    ("pick\tambulance", "pick ambulance"),
    ("Pick Police", "pick police"),
    ("pick tow truck", "pick tow-truck"),
    ("pick Tow-Truck", "pick tow-truck"),
    ("Row 2", "row 2"),
    ("row2", "row 2"),
    ("row   3", "row 3"),
    ("GAP 2.3", "gap 2.3"),
    ("gap2.3", "gap 2.3"),
    ("gap 1.03", "gap 1.3"),
    ("gap 3.50", "gap 3.50"),
]

NO_MOVES = [
    "",
    " ",
    "37",
    "pick",
    "pick 0",
    "pick 51",
    "pick 00",
    "pick 100",
    "pick -5",
    "pick37",
    "pick truck",
    "pick fire engine",
    "pick tow  - truck",
    "pick ambulance 2",
    "pick 3 7",
    "ambulance",
    "row",
    "row 0",
    "row 4",
    "row 12",
    "row -1",
    "gap",
    "gap 2",
    "gap 0.1",
    "gap 4.1",
    "gap 1.0",
    "gap 1.51",
    "gap 1.100",
    "gap 1,2",
    "gap 1 2",
    "gap 1. 2",
    "row 1 row 2",
    "рow 1",  # a Cyrillic letter that looks like p
    "pick ٣٧",  # digits, but not ours
    "row ²",
    "row 1\x00",
]

NOTATION = Notation(
    GAME,
    texts=[*NUMBERS, *SPECIALS, *ROWS, *GAPS],
    same=SAME,
    no_moves=NO_MOVES,
    almost=(
        r"\Apick ?\w{1,3}\Z",
        r"\Arow ?\d\Z",
        r"\Agap ?\d\.\d{1,3}\Z",
    ),
)
