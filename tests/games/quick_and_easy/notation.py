"""The moves of Quick & Easy as text: how they are written, how else they may be, and what is no move."""

from tests.games.notation import Notation
from tests.games.quick_and_easy.positions import GAME

COLOURS = ("red", "yellow", "green", "blue", "violet")
CARDS = [f"{colour} {number} {pile}" for colour in COLOURS for number in range(1, 11) for pile in ("up", "down")]
BIDS = [f"bid {bid}" for bid in range(4)]
MEANT = [which + colour for colour in COLOURS for which in ("", "other ")]
SAYINGS = ("take-back {}", "{} low", "{} middle", "{} high", "{} held")
WORDS = [saying.format(card) for card in MEANT for saying in SAYINGS]
PILE_WORDS = ("take-back", "mine-next", "leave-it", "trick-here")
PILES = [f"{word} {pile}" for pile in ("up", "down") for word in PILE_WORDS]

SAME = [
    ("RED 7 UP", "red 7 up"),
    (" red  7\tup ", "red 7 up"),
    ("r7up", "red 7 up"),
    ("r7 up", "red 7 up"),
    ("V10 Down", "violet 10 down"),
    ("y 1 down", "yellow 1 down"),
    ("red7up", "red 7 up"),
    ("red 07 up", "red 7 up"),
    ("END", "end"),
    ("bid2", "bid 2"),
    ("Other  Red LOW", "other red low"),
    ("take-back  other blue", "take-back other blue"),
    ("TRICK-HERE down", "trick-here down"),
]

NO_MOVES = [
    "",
    " ",
    "red",
    "red up",
    "7 up",
    "red 7",
    "red 0 up",
    "red 11 up",
    "red 70 up",
    "red -7 up",
    "red 7 left",
    "re 7 up",
    "pink 7 up",
    "other red 7 up",
    "r7 up end",
    "ends",
    "bid",
    "bid 4",
    "bid -1",
    "r low",
    "low red",
    "red take-back",
    "red lowest",
    "other other red low",
    "otherred low",
    "take-back",
    "take-back r",
    "take-back red low",
    "mine-next",
    "mine next up",
    "leave-it red",
    "trick-here",
    "red 7 uр",  # a Cyrillic letter that looks like p
    "red ٧ up",  # a digit, but not ours
    "red 7 up\x00",
]

NOTATION = Notation(
    GAME,
    texts=[*CARDS, "end", *BIDS, *WORDS, *PILES],
    same=SAME,
    no_moves=NO_MOVES,
    almost=(r"\A[rygbvx] ?[0-9]{1,3} ?(up|down|on)\Z",),
)
