"""The moves of Sequence as text: how they are written, how else they may be, and what is no move."""

from tests.games.notation import Notation
from tests.games.sequence.positions import GAME

NAMES = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
SPACES = [f"{column}{line}" for line in range(1, 11) for column in "abcdefghij"]
PLAYS = [f"{name} {space}" for name in NAMES for space in SPACES]
CARDS = [f"{word} {name}" for word in ("dead", "pay") for name in NAMES]
RULINGS = [f"penalty {team}" for team in range(3)]

SAME = [
    ("qs B5", "QS b5"),
    (" QS\tb5 ", "QS b5"),
    ("QSb5", "QS b5"),
    ("10h f7", "TH f7"),
    ("th F7", "TH f7"),
    ("10C j10", "TC j10"),
    ("10ha10", "TH a10"),
    ("Dead  10d", "dead TD"),
    ("PAY jh", "pay JH"),
    ("PASS", "pass"),
    ("\ndraw ", "draw"),
    ("Penalty  2", "penalty 2"),
]

NO_MOVES = [
    "",
    " ",
    "QS",
    "b5",
    "b5 QS",
    "QS k5",
    "QS b0",
    "QS b11",
    "QS 5b",
    "1S b5",
    "11S b5",
    "QX b5",
    "Q S b5",
    "QS b 5",
    "QS b5 b6",
    "QS b5 pass",
    "dead",
    "dead b5",
    "deadQS",
    "pay",
    "pay Q",
    "passs",
    "p a s s",
    "draw QS",
    "penalty",
    "penalty 3",
    "penalty -1",
    "penalty 11",
    "QЅ b5",  # a letter that only looks like S
    "QS b٥",  # a digit, but not ours
    "QS b5\x00",
]

NOTATION = Notation(
    GAME,
    texts=[*PLAYS, *CARDS, "pass", "draw", *RULINGS],
    same=SAME,
    no_moves=NO_MOVES,
    almost=(r"\A([0-9TJQKA]|10)[CDHS] ?[a-k][0-9]{1,2}\Z",),
)
