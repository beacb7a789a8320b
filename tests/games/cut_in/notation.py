"""The moves of Cut in! as text: how they are written, how else they may be, and what is no move."""

from tests.games.cut_in.positions import GAME
from tests.games.notation import Notation

LAYS = [str(card) for card in range(1, 51)]
OPENS = [f"open {card}" for card in range(1, 51)]
CUTS = ["cut" + "".join(f" {place}" for bit, place in enumerate("abcdef") if mask >> bit & 1) for mask in range(64)]

SAME = [
    (" 17 ", "17"),
    ("07", "7"),
    ("OPEN", "open"),
    ("Open  17", "open 17"),
    ("open 05", "open 5"),
    ("Let Go", "let go"),
    ("let-go", "let go"),
    ("END", "end"),
    ("CUT", "cut"),
    ("cut C a", "cut a c"),
]

NO_MOVES = [
    "",
    " ",
    "0",
    "51",
    "99",
    "100",
    "-5",
    "1 7",
    "17 left",
    "lay 17",
    "open 0",
    "open 51",
    "open17",
    "open a",
    "opens",
    "let",
    "letgo",
    "let  -go",
    "go",
    "pass",
    "cut h",
    "cut ab",
    "cut a a",
    "cut a g",
    "cuta",
    "cut 13",
    "cut 13 a",
    "cut а",  # a Cyrillic letter that looks like a
    "١٧",  # digits, but not ours
    "17\x00",
]

NOTATION = Notation(
    GAME,
    texts=[*LAYS, *OPENS, "open", "end", "let go", *CUTS, "cut g"],
    same=SAME,
    no_moves=NO_MOVES,
    almost=(
        r"\A(open )?[0-9]{1,3}\Z",
        r"\Acut( [a-h]){0,7}\Z",
    ),
)
