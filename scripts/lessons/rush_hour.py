"""The rule page of Rush hour, and its guided round."""

from typing import Final

from scripts.lessons.boards import guided, lesson, step
from scripts.lessons.pages import Chapter, Page, paragraph
from seriatim.games.rush_hour import RushHour
from seriatim.kit.state import State

GAME: Final = RushHour()
MOST: Final = 12


def simple(state: State, seat: int) -> int:
    return min(int(action) for action in state.actions(seat))


NUMBERS: Final = lesson(
    GAME,
    GAME.position(("35 20 5", "33 44 50"), rows=("12", "30", "41")),
    "pick 35",
    (1, "pick 33"),
    reply=simple,
    most=MOST,
)
JAM: Final = lesson(
    GAME,
    GAME.position(("37 5 49", "43 44 50"), rows=("9 22 31 33", "12 40", "2 4")),
    *("pick 37", (1, "pick 43")),
    reply=simple,
    most=MOST,
)
SMALL: Final = lesson(
    GAME,
    GAME.position(("5 16 49", "43 44 50"), rows=("12 17", "30", "41 42")),
    *("pick 5", (1, "pick 43"), "row 2"),
    reply=simple,
    most=MOST,
)
TRAILER: Final = lesson(
    GAME,
    GAME.position(("38 5 49", "43 44 50"), rows=("9 22 31 33", "12 40", "2 4")),
    *("pick 38", (1, "pick 43")),
    reply=simple,
    most=MOST,
)
SPECIALS: Final = lesson(
    GAME,
    GAME.position(("A P 16", "43 44 50"), rows=("12 17", "30", "41 42")),
    *("pick ambulance", (1, "pick 43"), "row 1"),
    reply=simple,
    most=MOST,
)
TOW: Final = lesson(
    GAME,
    GAME.position(("T 16 46", "20 44 50"), rows=("4 27+28", "12", "41 42")),
    *("pick tow-truck", (1, "pick 44"), "row 1", "pick 16", (1, "pick 50"), "gap 1.2"),
    reply=simple,
    most=MOST,
)

PAGE: Final = Page(
    "rush-hour",
    (
        Chapter("aim", (paragraph("aim", "RH-2 RH-18"), paragraph("cards", "RH-1 RH-3 RH-4"))),
        Chapter(
            "turn",
            (
                paragraph("round", "RH-5"),
                paragraph("numbers", "RH-6 RH-7", NUMBERS),
                paragraph("jam", "RH-8", JAM),
                paragraph("small-card", "RH-9", SMALL),
            ),
        ),
        Chapter(
            "specials",
            (
                paragraph("trailers", "RH-10", TRAILER),
                paragraph("ambulance", "RH-11 RH-13", SPECIALS),
                paragraph("together", "RH-12 RH-13"),
                paragraph("tow", "RH-14 RH-15 RH-16 RH-17", TOW),
            ),
        ),
        Chapter("end", (paragraph("end", "RH-18 RH-19"),)),
        Chapter("variants", (paragraph("easier", "RH-20 RH-21 RH-22 RH-26"), paragraph("gentle", "RH-23 RH-24 RH-25"))),
    ),
)

ROUND: Final = guided(
    GAME,
    GAME.position(
        ("15 44 5 20 27", "37 47 16 10 22", "32 46 9 26 3"), rows=("12", "30 31 33 36", "41"), specials=False
    ),
    step("number", "pick 15", "card=15", "go="),
    (1, "pick 37"),
    (2, "pick 46"),
    step("small", "pick 5", "card=5", "go="),
    (1, "pick 16"),
    (2, "pick 9"),
    step("row", "row 2", "lane=2"),
    specials=False,
)
