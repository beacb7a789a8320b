"""The rule page of “Cut in!”, and its guided round."""

from typing import Final

from scripts.lessons.boards import guided, lesson, step
from scripts.lessons.pages import Chapter, Page, paragraph
from seriatim.games.cut_in import CutIn
from seriatim.games.cut_in.actions import FIRST_CARD, LAST_CARD
from seriatim.games.cut_in.rules import CutInState
from seriatim.kit.state import State

GAME: Final = CutIn()
STACKS: Final = ((30, 44, 2), (9, 33, 21))


def patient(state: State, seat: int) -> int:
    """Lets every chance go; else plays the first card it can."""
    assert isinstance(state, CutInState)
    moves = [GAME.write_move(state, seat, int(action)) for action in sorted(state.actions(seat))]
    return GAME.read_move(state, seat, "let go" if "let go" in moves else moves[0])


OPEN: Final = lesson(
    GAME,
    GAME.position(((11, 14, 20, 36), (5, 40)), stacks=((15, 44), (9, 33)), window=0),
    "open",
    reply=patient,
    most=20,
    window=0,
)
LAY: Final = lesson(
    GAME,
    GAME.position(((11, 14, 20, 36), (5, 40)), stacks=((30, 44, 2), (9, 17, 21)), row=(15,), window=0),
    *("14", "20", (1, "let go"), "36", (1, "let go")),
    reply=patient,
    window=0,
)
CUT: Final = lesson(
    GAME,
    GAME.position(((13, 14, 17, 40), (11, 26, 49)), stacks=STACKS, row=(15, 20), turn=1, window=0),
    *((1, "11"), "cut 13 14"),
    reply=patient,
    window=0,
)
PASS: Final = lesson(
    GAME,
    GAME.position(((1, 10), (12, 16, 28)), stacks=((31,), (8,)), row=(2, 7, 30, 49), window=0),
    "1",
    reply=patient,
    window=0,
)

PAGE: Final = Page(
    "cut-in",
    (
        Chapter("aim", (paragraph("aim", "CI-10"), paragraph("cards", "CI-1 CI-2"))),
        Chapter(
            "turn",
            (
                paragraph("open", "CI-3", OPEN),
                paragraph("lay", "CI-4", LAY),
                paragraph("cut", "CI-5 CI-7", CUT),
                paragraph("window", "CI-6"),
                paragraph("over", "CI-8 CI-9", PASS),
            ),
        ),
        Chapter("end", (paragraph("end", "CI-10"),)),
        Chapter("variants", (paragraph("clock", "CI-6"), paragraph("youngest", "CI-2"))),
    ),
)

HANDS: Final = ((14, 16, 17, 18, 19, 20), (11, 25, 33, 40, 45, 46))
DEALT: Final = ((15, 12, 13, 2, 9, 30), (8, 21, 7, 35))
OUT: Final = sorted(set(range(FIRST_CARD, LAST_CARD + 1)).difference(*HANDS, *DEALT))


def first_deal() -> CutInState:
    """Two seats, and no row yet."""
    dealt = GAME.position(HANDS, stacks=DEALT, left_out=OUT, window=0)
    dealt.row = 0
    return dealt


ROUND: Final = guided(
    GAME,
    first_deal(),
    step("open", "open", "stack=6"),
    step("left", "14", "card=14", "place=left"),
    step("right", "20", "card=20", "place=right"),
    (1, "let go"),
    (1, "25"),
    step("skip", "let go", "let-go="),
    (1, "11"),
    step("cut", "cut 12 13", "place=gap", "cut=12 · 13"),
    window=0,
)
