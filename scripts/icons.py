"""Draw the icons of the installed page, `make icons`: after its drawing, `web/public/favicon.svg`, has changed."""

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

FOLDER: Final = Path(__file__).parents[1] / "web/public"
GROUND: Final = "#b5442c"
PLAIN: Final = {"icon-192": 192, "icon-512": 512}
FILLED: Final = {"icon-180": (180, 100), "icon-maskable-512": (512, 84)}
"""Icons without corners of their own, for systems that cut them: their size, and per cent that the drawing takes."""


def draw(page: Page, name: str, size: int, share: int, ground: str) -> None:
    page.set_viewport_size({"width": size, "height": size})
    drawing = (FOLDER / "favicon.svg").read_text("utf-8")
    style = f"body {{ margin: 0; height: 100vh; display: grid; place-items: center; background: {ground} }}"
    page.set_content(f"<style>{style} svg {{ width: {share}% }}</style>{drawing}")
    page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        for name, size in PLAIN.items():
            draw(page, name, size, 100, "transparent")
        for name, (size, share) in FILLED.items():
            draw(page, name, size, share, GROUND)
        browser.close()


if __name__ == "__main__":
    main()
