"""The moves of Traffic memo as text: how they are written, how else they may be, and what is no move."""

from tests.games.notation import Notation
from tests.games.traffic_memo.positions import GAME

SAME = [
    ("12", "turn 12"),
    (" Turn  12 ", "turn 12"),
    ("turn12", "turn 12"),
    ("07", "turn 7"),
    ("0", "turn 0"),
    ("TAKE", "take"),
    ("\ttake\n", "take"),
]

NO_MOVES = [
    "",
    " ",
    "turn",
    "58",
    "turn 58",
    "99",
    "100",
    "-1",
    "1 2",
    "turn 1 2",
    "take 1",
    "takes",
    "stop",
    "٣",
    "12\x00",
]

NOTATION = Notation(
    GAME,
    texts=[*(f"turn {place}" for place in range(58)), "take"],
    same=SAME,
    no_moves=NO_MOVES,
    almost=(r"\A(turn )?[0-9]{1,3}\Z",),
)
