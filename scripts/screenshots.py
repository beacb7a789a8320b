"""Pictures of every screen, by day and by night, on phones, a tablet, laptops and large screens: `make screenshots`.

They are written to docs/pictures. The few that the README shows are kept small, as WebP; the others are not in git.
"""

import argparse
import base64
import shutil
import tempfile
from fnmatch import fnmatch
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, Page, sync_playwright

from tools.client import serving
from tools.stage import GAMES, PATIENT, SCREENS, Stage, experienced, is_shown, replay, table

FOLDER: Final = Path(__file__).parents[1] / "docs/pictures"
SIZES: Final = {
    "phone": (360, 740),
    "phone360": (360, 612),
    "phone390": (390, 664),
    "phone320": (320, 568),
    "sideways": (740, 360),
    "tablet": (820, 1180),
    "laptop1366": (1366, 650),
    "laptop1536": (1536, 730),
    "laptop1440": (1440, 789),
    "desk": (1440, 900),
    "large": (2560, 1300),
}
"""Windows as browsers leave them, with their bars and tabs taken off."""
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
SHOWN: Final = (
    "home-desk-light",
    "the-game-middle-phone-dark",
    "quick-and-easy-middle-phone-light",
    "sequence-middle-tablet-light",
    "cut-in-middle-phone-dark",
    "rush-hour-middle-phone-light",
)
"""What the README shows."""
WIDE: Final = 960
PACK: Final = """async ([png, widest]) => {
    const image = new Image();
    image.src = png;
    await image.decode();
    const scale = Math.min(1, widest / image.width);
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width * scale, image.height * scale];
    const brush = canvas.getContext("2d");
    brush.imageSmoothingQuality = "high";
    brush.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/webp", 0.8).split(",")[1];
}"""


def staged(stage: Stage, wanted: str) -> dict[str, str]:
    """The paths of a table of every game before, during and after it: the same for all pictures."""
    found = {"gathering": stage.gathering("the-game")} if fnmatch("gathering", wanted) else {}
    for game in GAMES:
        for phase, make in (("opening", stage.opening), ("middle", stage.middle), ("over", stage.over)):
            if fnmatch(name := f"{game}-{phase}", wanted):
                found[name] = make(game)
    return found


def take(page: Page, name: str) -> None:
    file = FOLDER / f"{name}.png"
    page.screenshot(path=file, full_page=not page.locator("dialog").count())
    if name in SHOWN:
        pack(page.context.browser, file)


def pack(browser: Browser | None, file: Path) -> None:
    """The same picture as WebP, no wider than a README."""
    assert browser is not None
    page = browser.new_page()
    png = "data:image/png;base64," + base64.b64encode(file.read_bytes()).decode()
    file.with_suffix(".webp").write_bytes(base64.b64decode(page.evaluate(PACK, [png, WIDE])))
    page.close()


def photograph(browser: Browser, stage: Stage, tables: dict[str, str], wanted: str, kind: str) -> None:
    """Every wanted screen in one size and one look."""
    size, _, scheme = kind.partition("-")
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        base_url=stage.address,
        color_scheme="dark" if scheme == "dark" else "light",
        locale="en",
        reduced_motion="reduce",
        service_workers="block",
        storage_state=experienced(stage.address),
    )
    page = context.new_page()
    for name, go in SCREENS.items():
        if fnmatch(name, wanted):
            go(page)
            take(page, f"{name}-{kind}")
    stage.enter(context)
    for name, path in tables.items():
        table(page, path)
        is_shown(page)
        take(page, f"{name}-{kind}")
        if name.endswith("-over"):
            replay(page, path)
            take(page, f"{name.removesuffix('-over')}-replay-{kind}")
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--screen", default="*", help="which screens, such as “sequence-*”")
    parser.add_argument("--kind", default="*", help="which sizes and looks, such as “phone-*”")
    asked = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    kinds = [f"{size}-{scheme}" for size in SIZES for scheme in SCHEMES]
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "data", **PATIENT) as server:
        stage = Stage(server)
        tables = staged(stage, asked.screen)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            for kind in kinds:
                if fnmatch(kind, asked.kind):
                    photograph(browser, stage, tables, asked.screen, kind)
            browser.close()


if __name__ == "__main__":
    main()
