"""The rule pages and the guided rounds as files for the page."""

from pathlib import Path
from typing import Final

import msgspec

from scripts.lessons import cut_in, quick_and_easy, rush_hour, sequence, the_game, traffic_memo
from scripts.lessons.boards import Round
from scripts.lessons.pages import Page

SOURCES: Final = Path(__file__).parents[2] / "web" / "src"
FOLDER: Final = SOURCES / "lessons"
ROUND_FOLDER: Final = SOURCES / "rounds"
PAGES: Final[tuple[Page, ...]] = (
    the_game.PAGE,
    quick_and_easy.PAGE,
    sequence.PAGE,
    traffic_memo.PAGE,
    cut_in.PAGE,
    rush_hour.PAGE,
)
ROUNDS: Final[tuple[Round, ...]] = (
    the_game.ROUND,
    quick_and_easy.ROUND,
    sequence.ROUND,
    traffic_memo.ROUND,
    cut_in.ROUND,
    rush_hour.ROUND,
)


def rounds() -> dict[str, str]:
    """Every guided round's file name and text."""
    return {f"{one.game}.json": msgspec.json.encode(one, order="deterministic").decode() + "\n" for one in ROUNDS}


def pages() -> dict[str, str]:
    """Every file's name and text: one line for each chapter, so that a change can be read."""
    return {f"{page.game}.json": written(page) for page in PAGES}


def written(page: Page) -> str:
    chapters = ",\n".join(msgspec.json.encode(chapter, order="deterministic").decode() for chapter in page.chapters)
    return f'{{"game":"{page.game}","chapters":[\n{chapters}\n]}}\n'
