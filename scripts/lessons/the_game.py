"""The rule page of The Game, and its guided round."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from scripts.lessons.boards import guided, lesson, step
from scripts.lessons.pages import Chapter, Page, paragraph
from seriatim.games.position import lists
from seriatim.games.the_game import TheGame
from seriatim.games.the_game.piles import FIRST_CARD, LAST_CARD
from seriatim.games.the_game.rules import TheGameState

GAME: Final = TheGame()
OTHERS: Final = (5, 27, 39, 62, 84)
DECK: Final = (11, 47, 68, 73, 96)

TURN: Final = lesson(
    GAME, GAME.position(((34, 37, 90), OTHERS), deck=DECK, piles=(31, 88, 40, 12)), "34a", "37a", "end", starter="first"
)
TRICK: Final = lesson(
    GAME,
    GAME.position(((7, 50, 53, 60), (5, 27, 39, 62)), deck=DECK, piles=(58, 97, 4, 3)),
    *("60a", "50a", "53a"),
    starter="first",
)
BIDS: Final = lesson(GAME, GAME.deal(3, seed=1), "bid 2", (1, "bid 0"), (2, "bid 1"))
STUCK: Final = lesson(
    GAME,
    GAME.position(((59, 60), (21, 30, 44)), deck=(20, 33), piles=(58, 97, 4, 3), owed=1),
    *("59a", "end"),
    starter="first",
)
FIRE: Final = lesson(
    GAME,
    GAME.position(((34, 46, 70, 9), OTHERS), deck=DECK, piles=(44, 97, 14, 12), due="a", fire=True),
    *("70a", "9c", "end"),
    fire=True,
    starter="first",
)
TALK: Final = lesson(
    GAME,
    GAME.position(((34, 37, 90), OTHERS), deck=DECK, piles=(31, 88, 40, 12)),
    *((1, "keep-off a"), "small-steps b"),
    talk=True,
    most=20,
    starter="first",
)

PAGE: Final = Page(
    "the-game",
    (
        Chapter("aim", (paragraph("aim", "TG-1 TG-10"), paragraph("cards", "TG-1 TG-2"))),
        Chapter(
            "turn",
            (
                paragraph("start", "TG-4", BIDS),
                paragraph("lay", "TG-5 TG-6 TG-7", TURN),
                paragraph("trick", "TG-7", TRICK),
                paragraph("draw", "TG-8 TG-9"),
            ),
        ),
        Chapter("end", (paragraph("stuck", "TG-11", STUCK), paragraph("result", "TG-10 TG-12"))),
        Chapter("talk", (paragraph("talk", "TG-19"), paragraph("signals", "TG-19", TALK))),
        Chapter(
            "variants",
            (
                paragraph("harder", "TG-3 TG-6"),
                paragraph("fire", "TG-13 TG-14 TG-15", FIRE),
                paragraph("burnt", "TG-16 TG-17 TG-18"),
            ),
        ),
    ),
)


def first_deal() -> TheGameState:
    """Two seats; the learner holds a low card, a high one, and the 13 that goes back from 23."""
    dealt = GAME.deal(2, seed=1)
    hands, next_cards = ((3, 8, 13, 44, 57, 72, 97), (23, 33, 50, 66, 81, 88, 94)), (30, 61, 19, 78)
    named = {card for cards in (*hands, next_cards) for card in cards}
    rest = [card for card in range(FIRST_CARD, LAST_CARD + 1) if card not in named]
    dealt.hands = lists(hands)
    dealt.deck = vec[i64]([*rest, *reversed(next_cards)])
    return dealt


ROUND: Final = guided(
    GAME,
    first_deal(),
    step("bid", "bid 3", "bid=3"),
    (1, "bid 1"),
    step("up", "3a", "card=3", "pile=a"),
    step("down", "97c", "card=97", "pile=c"),
    step("end", "end", "end="),
    step("say", "keep-off a", "pile=a", "signal=keep-off"),
    (1, "23b"),
    (1, "94d"),
    (1, "end"),
    step("small", "8a", "card=8", "pile=a"),
    step("trick", "13b", "card=13", "pile=b"),
)
