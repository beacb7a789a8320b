"""A table fits its screen: what is played with is in sight, and the hint of a first game hides and moves nothing."""

import re
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from seriatim.games import GAMES as RULES
from seriatim.kit.seed import quick_rng
from seriatim.words import LANGUAGES, LOCALES, Words
from tests.web.conftest import Person
from tools import client
from tools.client import ServerProcess, gathered
from tools.stage import GAMES, Stage, enter, is_shown, table

pytestmark = pytest.mark.slow
SIZES: Final = {
    "phone": (360, 740),
    "phone with its address bar": (360, 612),
    "wider phone with its address bar": (390, 664),
    "small phone": (320, 568),
    "sideways": (740, 360),
    "tablet": (820, 1180),
    "low laptop": (1366, 650),
    "laptop": (1536, 730),
    "high laptop": (1440, 789),
    "desk": (1440, 900),
    "large": (2560, 1300),
}
"""Windows as browsers leave them, with their bars and tabs taken off."""
NEEDED: Final = "header button, .seats li, .prompt, .frame button"
"""The seats of the others, whose turn it is, and everything that is touched to play: hand, board and buttons."""
PARTS: Final = ".frame > .seats, .frame > .middle > *, .frame > .mine > *"
"""What must not lie on each other."""
HINT: Final = "[role='note']"
PHONE: Final = (700, 480)
"""A window that is no wider than this, or no higher, is a phone's."""

BOXES: Final = """(needed) => [...document.querySelectorAll(needed)]
    .filter((one) => !one.closest("[role='note']") && one.checkVisibility({ visibilityProperty: true }))
    .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && box.height > 1)"""
OUTSIDE: Final = f"""needed => ({BOXES})(needed)
    .filter(([, box]) => Math.min(box.left, box.top, innerWidth - box.right, innerHeight - box.bottom) < -0.5)
    .map(([name, box]) => `${{name}} ${{JSON.stringify(box)}}`)"""
"""What is needed and not in sight without scrolling."""
HIDDEN: Final = f"""([hint, needed]) => {{
    const note = document.querySelector(hint).getBoundingClientRect();
    const areBeside = (a, b) => a.right <= b.left || b.right <= a.left;
    const areApart = (a, b) => areBeside(a, b) || a.bottom <= b.top || b.bottom <= a.top;
    return ({BOXES})(needed).filter(([, box]) => !areApart(note, box)).map(([name]) => name);
}}"""
"""What is needed and lies under the hint."""
TOO_HIGH: Final = """([hint, lines]) => {
    const [note, head] = [document.querySelector(hint), document.querySelector("header").getBoundingClientRect()];
    const isTooHigh = ([, line]) => {
        note.querySelector("p").textContent = line;
        const box = note.getBoundingClientRect();
        return box.top < head.top || box.bottom > head.bottom;
    };
    return Object.entries(lines).filter(isTooHigh).map(([key]) => key);
}"""
"""What does not fit the head if it is told there."""
PLACES: Final = f"""needed => ({BOXES})(`main :is(${{needed}})`)
    .map(([, box]) => [box.left, box.top].map(Math.round))"""

OVERLAPPING: Final = f"""parts => {{
    const found = ({BOXES})(parts);
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return found.flatMap(([name, box], place) => found.slice(place + 1)
        .filter(([, other]) => meet(box, other)).map(([other]) => `${{name}} and ${{other}}`));
}}"""
SHIFTS: Final = """() => {
    window.shifts = [];
    const elementOf = ({ node }) => (node?.nodeType === 1 ? node : node?.parentElement);
    const isOutside = (source) => elementOf(source)?.closest(".hand, .prompt p, [role='note']") === null;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
            window.shifts.push(...entry.sources.filter(isOutside).map((one) => elementOf(one).outerHTML));
    }).observe({ type: "layout-shift" });
}"""
"""From now on note what is moved by something else, but for cards that move up in a hand, and the lines of a hint or of
the turn."""
GROWN: Final = "document.documentElement.scrollHeight - innerHeight"


def resize(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height])
    is_shown(page)


@pytest.mark.parametrize("game", list(GAMES))
def test_what_a_first_game_is_told_hides_and_moves_nothing(beginner: Person, stage: Stage, game: str) -> None:
    """A phone has no room for it."""
    page, hint = beginner.page, beginner.page.locator(HINT)
    stage.enter(beginner.context)
    path = stage.opening(game)
    table(page, path)
    page.locator("[data-just-play]").click()
    for size, (width, height) in SIZES.items():
        resize(page, size)
        table(page, path)
        if width <= PHONE[0] or height <= PHONE[1]:
            expect(hint).to_have_count(0)
            continue
        expect(hint).to_be_visible()
        assert page.evaluate(HIDDEN, [HINT, NEEDED]) == [], size
        assert page.evaluate(OUTSIDE, NEEDED) == [], size
        with_hint = page.evaluate(PLACES, NEEDED)
        hint.get_by_role("button").click()
        expect(hint).to_have_count(0)
        assert page.evaluate(PLACES, NEEDED) == with_hint, size
        page.evaluate("localStorage.removeItem('seriatim-coached')")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_told_fits_the_head_of_a_tablet(
    browser: Browser, server: ServerProcess, stage: Stage, language: str
) -> None:
    """Beside the button that takes a move back, where there is least room."""
    person = Person(browser, server, language, is_beginner=True)
    stage.enter(person.context)
    resize(person.page, "tablet")
    table(person.page, stage.reach("the-game", lambda board: bool(board["may_take_back"]), 40, {}))
    keys = re.findall("^(web-coach-[a-z-]+) =", (LOCALES / language / "web-coach.ftl").read_text("utf-8"), re.MULTILINE)
    lines = {key: Words(language).say(key) for key in keys}
    assert person.page.evaluate(TOO_HIGH, [HINT, lines]) == []
    person.close()
    assert person.troubles == []


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_in_its_middle_and_at_its_end_fits_every_screen(person: Person, stage: Stage, game: str) -> None:
    stage.enter(person.context)
    for make in (stage.middle, stage.over):
        table(person.page, make(game))
        for size in SIZES:
            resize(person.page, size)
            assert person.page.evaluate(OUTSIDE, NEEDED) == [], (make, size)
            assert person.page.evaluate(OVERLAPPING, PARTS) == [], (make, size)


@pytest.mark.parametrize("game", ["the-game", "quick-and-easy"])
def test_signals_and_words_move_nothing(person: Person, stage: Stage, game: str) -> None:
    page = person.page
    page.set_viewport_size({"width": 360, "height": 612})
    stage.enter(person.context)
    path = stage.middle(game)
    table(page, path)
    page.evaluate(SHIFTS)
    with stage.person.page() as socket:
        socket.enter(path.removeprefix("/t/"))
        before = socket.picture["board"]["position"]
        stage.bots_play(socket, 12)
        assert socket.picture["board"]["position"] > before
        if socket.picture["phase"] == "running":
            stage.person_is_back(socket)
    is_shown(page)
    assert page.evaluate("window.shifts") == []


@pytest.mark.parametrize("game", ["the-game", "quick-and-easy"])
def test_the_menu_of_signals_moves_nothing(person: Person, stage: Stage, game: str) -> None:
    page = person.page
    page.set_viewport_size({"width": 360, "height": 612})
    stage.enter(person.context)
    table(page, stage.opening(game))
    if (bid := page.locator("[data-bid]").first).is_visible():
        bid.click()
    page.locator(".prompt.mine").wait_for()
    page.locator("[data-bid]").first.wait_for(state="detached")
    places = page.evaluate(PLACES, "[data-pile], [data-card]")
    page.locator("[data-talk], [data-pile]").first.click()
    expect(page.locator("[data-signal]").first).to_be_visible()
    assert page.evaluate(PLACES, "[data-pile], [data-card]") == places


@pytest.mark.parametrize("game", list(GAMES))
def test_a_full_table_fits_every_screen(person: Person, server: ServerProcess, game: str) -> None:
    player = client.Person(server)
    name, [socket] = gathered([player], game, max(RULES[game].seat_counts))
    enter(person.context, player)
    table(person.page, f"/t/{name}")
    for size in SIZES:
        resize(person.page, size)
        assert person.page.evaluate(OUTSIDE, NEEDED) == [], size
    socket.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_does_not_grow_while_a_bot_plays(browser: Browser, server: ServerProcess, language: str) -> None:
    """In Rush hour, where no line is to spare; one's own seat can be taken back above the hand."""
    players = [client.Person(server), client.Person(server)]
    name, sockets = gathered(players, "rush-hour", 2)
    assert sockets[0].play_once(quick_rng("a car"))
    sockets[0].do("seat-bot", seat=0, level="steady")
    person = Person(browser, server, language)
    enter(person.context, players[0])
    table(person.page, f"/t/{name}")
    expect(person.page.locator(".prompt .button")).to_have_text(Words(language).say("web-take-seat"))
    for size in SIZES:
        resize(person.page, size)
        assert person.page.evaluate(GROWN) == 0, size
    for socket in sockets:
        socket.close()
    person.close()
    assert person.troubles == []


LARGE_TEXT: Final = "document.documentElement.style.fontSize = '200%'"
APART: Final = "header :is(.button, h1), .seats li, .way, [data-pile], [data-ramp], .sign, .letters, .prompt"
"""What must not lie on each other where the text is large; the page may be scrolled there."""
BESIDE: Final = f"""needed => ({BOXES})(needed)
    .filter(([, box]) => Math.min(box.left, innerWidth - box.right) < -0.5)
    .map(([name, box]) => `${{name}} ${{JSON.stringify(box)}}`)"""
"""What is not in sight without scrolling to the side."""


@pytest.mark.parametrize("game", list(GAMES))
def test_text_of_twice_the_size_fits_and_overlaps_nothing(person: Person, stage: Stage, game: str) -> None:
    page = person.page
    stage.enter(person.context)
    path = stage.middle(game)
    for size in ("phone", "wider phone with its address bar", "desk"):
        resize(page, size)
        table(page, path)
        page.evaluate(LARGE_TEXT)
        is_shown(page)
        assert page.evaluate(OVERLAPPING, APART) == [], size
        assert page.evaluate(BESIDE, APART) == [], size
