"""The rule page of Quick & Easy."""

from typing import Final

from scripts.lessons.boards import lesson
from scripts.lessons.pages import Chapter, Page, paragraph
from seriatim.games.quick_and_easy import QuickAndEasy

GAME: Final = QuickAndEasy()
DECK: Final = "v6 v7 v8 v9 v10"
TURN: Final = lesson(
    GAME, GAME.position(("b6 y9", "v1 v2"), deck=DECK, up="r4", down="g8"), "blue 6 up", "yellow 9 up", starter="first"
)
TRICK: Final = lesson(
    GAME,
    GAME.position(("g8 y4", "v1 v2"), deck=DECK, up="r9", down="g2"),
    "green 8 down",
    "yellow 4 down",
    starter="first",
)
STUCK: Final = lesson(
    GAME, GAME.position(("b6 r10", "v5 y5"), deck="v6 v7", up="r9", down="g2"), "red 10 up", "end", starter="first"
)
TALK: Final = lesson(
    GAME,
    GAME.position(("b6 r2", "v1 r8"), deck=DECK, up="r4", down="g8"),
    *((1, "red high"), (1, "mine-next up"), "blue middle"),
    talk=True,
    most=30,
    starter="first",
)

PAGE: Final = Page(
    "quick-and-easy",
    (
        Chapter("aim", (paragraph("aim", "QE-1 QE-8"), paragraph("cards", "QE-1 QE-2"))),
        Chapter(
            "turn",
            (
                paragraph("start", "QE-3"),
                paragraph("lay", "QE-4 QE-5", TURN),
                paragraph("trick", "QE-6", TRICK),
                paragraph("draw", "QE-7"),
            ),
        ),
        Chapter("end", (paragraph("end", "QE-8", STUCK),)),
        Chapter("talk", (paragraph("talk", "QE-10"), paragraph("signals", "QE-10", TALK))),
        Chapter("variants", (paragraph("professional", "QE-9 QE-11"),)),
    ),
)
