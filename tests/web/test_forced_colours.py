"""In forced colours (high contrast) what is lit stands out, and suits and spaces keep their shapes."""

from typing import Final

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Person
from tools.client import Json
from tools.stage import Stage, is_shown, table

pytestmark = pytest.mark.slow
SCHEMES: Final = ("light", "dark")
OUTLINES: Final = """places => [...document.querySelectorAll(places)].map((one) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    const isSeen = outlineStyle !== "none" && parseFloat(outlineWidth) >= 3 && outlineColor !== "rgba(0, 0, 0, 0)";
    return [one.classList.contains("lit"), isSeen];
})"""
"""Of each place: whether it is lit, and whether it has an outline, since shadows are not drawn."""
PLACES: Final = {
    "the-game": "[data-pile]",
    "quick-and-easy": "[data-pile]",
    "sequence": "[data-space]",
    "cut-in": "[data-place='left'], [data-place='right']",
    "rush-hour": "[data-ramp], [data-lane]",
}
COLOURS: Final = """parts => [...document.querySelectorAll(parts)].map((one) => {
    const paper = one.closest(".card, .space");
    const face = getComputedStyle(paper).backgroundColor;
    return [getComputedStyle(one).fill, face, getComputedStyle(paper).forcedColorAdjust];
})"""


def in_forced_colours(page: Page, scheme: str) -> None:
    page.emulate_media(forced_colors="active", color_scheme=scheme)  # type: ignore[arg-type]
    page.locator(f"html[data-theme='{scheme}']").wait_for()


def can_lay(board: Json) -> bool:
    """A card can be put somewhere, and a place is left where it cannot."""
    return any(choice["kind"] in {"lay", "place", "pick"} for choice in board["choices"])


@pytest.mark.parametrize("game", list(PLACES))
def test_where_a_card_may_go_stands_out_in_forced_colours(person: Person, stage: Stage, game: str) -> None:
    page = person.page
    stage.enter(person.context)
    table(page, stage.reach(game, can_lay, 200, {"window": 0} if game == "cut-in" else {}))
    page.locator("[data-card]:not(.idle)").first.click()
    page.locator(".lit").first.wait_for()
    page.mouse.move(0, 0)
    for scheme in SCHEMES:
        in_forced_colours(page, scheme)
        is_shown(page)
        outlines = page.evaluate(OUTLINES, PLACES[game])
        assert [True, True] in outlines
        assert all(is_lit == is_seen for is_lit, is_seen in outlines), scheme


def test_suits_are_seen_in_forced_colours(person: Person, stage: Stage) -> None:
    """Spades too, on the cards of the hand and on the spaces of the board; and every space has an edge."""
    page = person.page
    stage.enter(person.context)
    table(page, stage.opening("sequence"))
    for scheme in SCHEMES:
        in_forced_colours(page, scheme)
        colours = page.evaluate(COLOURS, ".hand .corner .suit path, [data-space] .suit path")
        assert len(colours) > 90
        assert all(ink != paper and adjust == "none" for ink, paper, adjust in colours), scheme
        edges = page.locator("[data-space]").evaluate_all("all => all.map((one) => getComputedStyle(one).boxShadow)")
        assert "none" not in edges
