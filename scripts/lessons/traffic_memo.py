"""The rule page of Traffic memo, and its guided round."""

from typing import Final

from scripts.lessons.boards import guided, lesson, step
from scripts.lessons.pages import Chapter, Page, paragraph
from seriatim.games.traffic_memo import TrafficMemo

GAME: Final = TrafficMemo()
PAIR: Final = lesson(GAME, GAME.position("5 2 6 1 4 3", high=6), "turn 0", "turn 2", "take", most=60, high=6)
RUN: Final = lesson(
    GAME,
    GAME.position("9 3 10 11 6 1 12 8 2 5 7 4", high=12),
    *("turn 0", "turn 2", "turn 3", "turn 4"),
    most=50,
    high=12,
)
VAIN: Final = lesson(GAME, GAME.position("9 3 10 11 6 1 12 8 2 5 7 4", high=12), "turn 0", "turn 1", most=16, high=12)
WILD: Final = lesson(
    GAME,
    GAME.position("3 A 4 11 6 1 12 8 2 P 7 5", high=12, wilds=True),
    *("turn 0", "turn 1", "turn 2", "turn 3"),
    most=40,
    high=12,
    wilds=True,
)

PAGE: Final = Page(
    "traffic-memo",
    (
        Chapter("aim", (paragraph("aim", "TM-4 TM-12"), paragraph("cards", "TM-1 TM-4"))),
        Chapter(
            "turn",
            (
                paragraph("pair", "TM-5 TM-6", PAIR),
                paragraph("run", "TM-6 TM-7 TM-8", RUN),
                paragraph("vain", "TM-5 TM-8", VAIN),
                paragraph("memory", "TM-14"),
            ),
        ),
        Chapter("end", (paragraph("end", "TM-12 TM-13"),)),
        Chapter(
            "variants",
            (
                paragraph("numbers", "TM-2"),
                paragraph("wilds", "TM-3 TM-9 TM-10 TM-11", WILD),
                paragraph("free-stop", "TM-6"),
            ),
        ),
    ),
)

ROUND: Final = guided(
    GAME,
    GAME.position("9 3 10 11 6 1 12 8 2 5 7 4", high=12),
    step("first", "turn 0", "place=0"),
    step("second", "turn 1", "place=1"),
    (1, "turn 2"),
    (1, "turn 5"),
    step("again", "turn 0", "place=0"),
    step("next", "turn 2", "place=2"),
    step("take", "take", "take="),
    high=12,
)
