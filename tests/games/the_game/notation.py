"""The moves of The Game as text: how they are written, how else they may be, and what is no move."""

from tests.games.notation import Notation
from tests.games.the_game.positions import GAME

CARDS = [f"{card}{pile}" for card in range(2, 100) for pile in "abcd"]
BIDS = [f"bid {bid}" for bid in range(4)]
WORDS = [f"{word} {pile}" for pile in "abcd" for word in ("take-back", "keep-off", "small-steps", "welcome")]

SAME = [
    ("37A", "37a"),
    (" 37 a ", "37a"),
    ("37\ta", "37a"),
    ("2d", "2d"),
    ("02d", "2d"),
    ("END", "end"),
    ("\nend ", "end"),
    ("Bid 2", "bid 2"),
    ("bid2", "bid 2"),
    ("bid   3", "bid 3"),
    ("Keep-Off  B", "keep-off b"),
    ("TAKE-BACK d", "take-back d"),
]

NO_MOVES = [
    "",
    " ",
    "a37",
    "37e",
    "37",
    "a",
    "1a",
    "0a",
    "00a",
    "100a",
    "-5a",
    "3 7a",
    "37aa",
    "37a end",
    "ends",
    "e n d",
    "bid",
    "bid 4",
    "bid -1",
    "bid 22",
    "keep-off",
    "keep-off e",
    "keep off a",
    "keep-offa",
    "nothing a",
    "37а",  # a Cyrillic letter that looks like a
    "٣٧a",  # digits, but not ours
    "37a\x00",
    "take-back a b",
]

NOTATION = Notation(
    GAME,
    texts=[*CARDS, "end", *BIDS, *WORDS],
    same=SAME,
    no_moves=NO_MOVES,
    almost=(
        r"\A[0-9]{1,3} ?[a-e]\Z",
        r"\Abid ?[0-9]\Z",
    ),
)
