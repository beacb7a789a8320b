"""How the page feels on a slow phone: how soon a touched card answers, how smoothly cards fly, whether anything shifts.

    make touch

Chromium runs with its processor slowed down four times. Of every game: twenty touches of a card, from the finger that
comes down to the frame in which the card answers, and from the finger that goes up to that in which the card is lifted
and its places lit (Traffic memo: in which it turns, which the server decides); and how far things shift, by themselves,
while the table loads and is played. The frames while the next move flies are counted at the machine's own speed. Its
load stands beside it: what is measured on a busy one is worse than it is.
"""

import argparse
import os
import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from tools.client import serving
from tools.stage import ARGUMENTS, CHROMIUM, GAMES, PATIENT, PHONE, Stage, experienced

SLOWDOWN: Final = 4
SOON: Final = 50
SMOOTH: Final = 60
WATCH: Final = Path(__file__).with_name("touch.js").read_text("utf-8")
"""Runs in the page before anything else; see there."""
CARDS: Final = {"traffic-memo": "[data-lies='down']"}
"""What is touched, if it is no card of the hand."""
OPENED: Final = ("cut-in", "rush-hour")
"""Where a game in its middle may be at a moment that passes."""
HAND: Final = "[data-card]:not(.idle):not(.picked)"


def spread(values: list[float]) -> str:
    return f"{min(values):4.0f} {statistics.median(values):4.0f} {max(values):4.0f}"


@contextmanager
def phone(browser: Browser, stage: Stage) -> Iterator[Page]:
    """A slow phone whose owner sits at the tables of the stage."""
    context = browser.new_context(
        viewport=PHONE,  # type: ignore[arg-type]
        base_url=stage.address,
        locale="en",
        service_workers="block",
        storage_state=experienced(stage.address),
    )
    context.add_init_script(WATCH)
    stage.enter(context)
    page = context.new_page()
    slow_down(page, SLOWDOWN)
    yield page
    context.close()


def slow_down(page: Page, times: int) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def touches(page: Page, game: str, count: int) -> list[tuple[float, float]]:
    """Of each touch, how long the card took to answer when it was pressed, and to rise when it was let go, in ms."""
    found: list[tuple[float, float]] = []
    for number in range(count):
        cards = page.locator(CARDS.get(game, HAND))
        card = cards.nth(number % cards.count())
        page.evaluate("watched.expect()")
        card.hover()
        page.mouse.down()
        pressed: float = page.evaluate("watched.pressed")
        page.mouse.up()
        found.append((pressed, page.evaluate("watched.lifted")))
        if game in CARDS:
            break  # a turned card stays turned
        page.keyboard.press("Escape")
        page.wait_for_selector("[data-card].picked", state="detached")
    return found


def flight(page: Page, game: str) -> list[float]:
    """How long each frame took while cards flew: for one move of one's own and what the bots answered."""
    page.evaluate("watched.frames.length = 0")
    if game not in CARDS and page.locator(".lit").count() == 0:
        page.locator(HAND).last.click()
    page.locator(CARDS.get(game, ".lit")).first.click()
    page.wait_for_selector("[data-sending='false']")
    page.wait_for_function("() => !watched.isMoving()")
    frames: list[float] = page.evaluate("watched.frames")
    return frames


def at_a_table(browser: Browser, stage: Stage, game: str, count: int) -> bool:
    """Print a line about a game; whether it is as it should be."""
    with phone(browser, stage) as page:
        page.goto(stage.opening(game) if game in OPENED else stage.middle(game))
        page.wait_for_selector(".prompt.mine")
        page.wait_for_load_state("networkidle")
        loading: float = page.evaluate("watched.shift()")
        answers, lifts = (list(times) for times in zip(*touches(page, game, count), strict=True))
        slow_down(page, 1)
        frames = flight(page, game)
        playing: float = page.evaluate("watched.shift()") - loading
    rate = 1000 / statistics.mean(frames) if frames else float("nan")
    late = sum(frame > 1.5 * 1000 / SMOOTH for frame in frames)
    print(
        f"{game:16} pressed {spread(answers)} ms, lifted {spread(lifts)} ms   "
        f"{rate:4.0f} frames/s, {late} of {len(frames)} late   shift {loading:.3f} loading, {playing:.3f} playing"
    )
    return statistics.median(answers) <= SOON and loading == 0 and playing == 0


def at_home(browser: Browser, stage: Stage) -> bool:
    with phone(browser, stage) as page:
        page.goto("/")
        page.wait_for_load_state("networkidle")
        shift: float = page.evaluate("watched.shift()")
    print(f"{'home':16} shift {shift:.3f} loading")
    return shift == 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--touches", type=int, default=20)
    asked = parser.parse_args()
    program = next((found for name in CHROMIUM if (found := shutil.which(name))), "")
    load = os.getloadavg()[0]
    print(
        f"processor slowed down {SLOWDOWN} ×; load of this machine {load:.1f}; pressed and lifted: best, median, worst"
    )
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "data", **PATIENT) as server:
        stage = Stage(server)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
            good = [at_home(browser, stage), *(at_a_table(browser, stage, game, asked.touches) for game in asked.games)]
            browser.close()
    print(f"load at the end {os.getloadavg()[0]:.1f}")
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
