"""The rule page of Sequence, and its guided round."""

from typing import Final

from scripts.lessons.boards import guided, lesson, step
from scripts.lessons.pages import Chapter, Page, paragraph
from seriatim.games.sequence import Sequence

GAME: Final = Sequence()
RIVAL: Final = "4S 9D KH TC 2S"
CHIPS: Final = ("c3 d4 f6 g6", "j3 e5 f5 h8")

TURN: Final = lesson(GAME, GAME.position(("QS 5D 9H", RIVAL), deck="3C 4C", chips=CHIPS), "QS b5")
TWO_EYES: Final = lesson(GAME, GAME.position(("JD 5D", RIVAL), deck="3C 4C", chips=CHIPS), "JD e6", most=40)
ONE_EYE: Final = lesson(GAME, GAME.position(("JS", RIVAL), deck="3C 4C", chips=CHIPS), "JS f5")
DEAD: Final = lesson(GAME, GAME.position(("8H 6S", RIVAL), deck="3C 4C", chips=("i4 c3", "d7 e5")), "dead 8H", "6S f1")
FIVE: Final = lesson(
    GAME, GAME.position(("7S 8H", RIVAL), deck="3C 4C", chips=("c1 d1 e1 f1 i4", "b3 c4 h8 d7")), "7S g1"
)
CORNER: Final = lesson(GAME, GAME.position(("5S 9C", RIVAL), deck="3C 4C", chips=("b1 c1 d1", "b3 c4 h8 d7")), "5S e1")

PAGE: Final = Page(
    "sequence",
    (
        Chapter(
            "aim",
            (paragraph("aim", "SQ-3 SQ-14"), paragraph("teams", "SQ-1 SQ-2"), paragraph("board", "SQ-4 SQ-5 SQ-6")),
        ),
        Chapter(
            "turn",
            (
                paragraph("play", "SQ-7", TURN),
                paragraph("two-eyes", "SQ-8", TWO_EYES),
                paragraph("one-eye", "SQ-9 SQ-17", ONE_EYE),
                paragraph("dead", "SQ-10 SQ-11", DEAD),
                paragraph("deck", "SQ-12"),
            ),
        ),
        Chapter(
            "end",
            (
                paragraph("five", "SQ-14 SQ-15 SQ-16", FIVE),
                paragraph("corner", "SQ-14", CORNER),
                paragraph("win", "SQ-3 SQ-19"),
                paragraph("no-end", "SQ-20"),
            ),
        ),
        Chapter("talk", (paragraph("talk", "SQ-21"),)),
        Chapter("variants", (paragraph("draw", "SQ-13"), paragraph("hard", "SQ-18"))),
    ),
)

ROUND: Final = guided(
    GAME,
    GAME.position(("4S JS 8H JD 9C TD", "5S 9D KH TC 2S QH"), deck="3C 4C 5C 7D", chips=("b1 c1 f6 i4", "d7 e5 g8")),
    step("place", "4S d1", "card=4S-0", "space=d1"),
    (1, "5S e1"),
    step("remove", "JS e1", "card=JS-0", "space=e1"),
    (1, "9D h5"),
    step("dead", "dead 8H", "card=8H-0", "pile=deck"),
    step("five", "JD e1", "card=JD-0", "space=e1"),
)
