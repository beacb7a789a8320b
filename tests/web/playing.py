"""How any game is played through the page: from its first card to its last, in English."""

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from seriatim.words import Words

WORDS: Final = Words("en")
MINE: Final = ".prompt.mine, [data-phase='over']"
"""It is one's own turn, or the game is over."""
READY: Final = "[data-sending='false']"
"""What was asked has been answered."""


def open_table(page: Page, game: str) -> None:
    """From the start page to a table with bots: one tap."""
    page.goto("/")
    page.locator(f"[data-play='{game}']").click()


def choose_seats(page: Page, seats: int) -> None:
    """In the sheet for a new table, once it has stopped moving."""
    chosen = page.get_by_role("radio", name=str(seats), exact=True)
    page.locator("dialog label").filter(has=chosen).first.click()
    expect(page.locator("dialog").get_by_role("radio", name=str(seats), exact=True).first).to_be_checked()


def is_over(page: Page) -> bool:
    return page.locator("[data-phase='over']").count() > 0


def play_to_the_end(page: Page, go_on: Callable[[Page], None]) -> None:
    """Go on, whatever is awaited, until the page says how it ended."""
    while not is_over(page):
        go_on(page)
        page.wait_for_selector(READY)
        page.wait_for_selector(MINE)
    either = [re.escape(WORDS.say(ending)) for ending in ("web-won", "web-not-won")]
    expect(page.locator("section h2").first).to_have_text(re.compile("|".join(either)))


def more(page: Page) -> None:
    """What else can be done after a game."""
    page.get_by_role("button", name=WORDS.say("web-more"), exact=True).click()


def cards_in_hand(page: Page) -> list[str]:
    found: list[str] = page.locator("[data-card]").evaluate_all("cards => cards.map((card) => card.dataset.card)")
    return found
