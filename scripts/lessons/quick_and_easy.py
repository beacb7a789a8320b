"""The rule page of Quick & Easy, and its guided round."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from scripts.lessons.boards import guided, lesson, step
from scripts.lessons.pages import Chapter, Page, paragraph
from seriatim.games.position import lists
from seriatim.games.quick_and_easy import QuickAndEasy
from seriatim.games.quick_and_easy.cards import CARD_COUNT
from seriatim.games.quick_and_easy.position import cards_in
from seriatim.games.quick_and_easy.rules import QuickAndEasyState

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


def first_deal() -> QuickAndEasyState:
    """Two seats; the learner holds a low card and a high one, and draws the red 10, a trick on the red 6."""
    dealt = GAME.deal(2, seed=1)
    hands, next_cards = (cards_in("b2 g9"), cards_in("r6 v9")), cards_in("y3 r10 v7 g4")
    named = {card for cards in (*hands, next_cards) for card in cards}
    dealt.hands = lists(hands)
    rest = [card for card in range(1, CARD_COUNT + 1) if card not in named]
    dealt.deck = vec[i64]([*rest, *reversed(next_cards)])
    return dealt


ROUND: Final = guided(
    GAME,
    first_deal(),
    step("bid", "bid 3", "bid=3"),
    (1, "bid 1"),
    step("word", "green high", "told=green 9 high"),
    step("up", "blue 2 up", "card=blue 2", "pile=up"),
    step("down", "green 9 down", "card=green 9", "pile=down"),
    step("say", "mine-next up", "talk=up", "signal=mine-next"),
    (1, "red 6 down"),
    (1, "end"),
    step("trick", "red 10 down", "card=red 10", "pile=down"),
    step("end", "end", "end="),
)
