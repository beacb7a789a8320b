"""Compile the engine while a wheel is built, where there is a compiler; else install the same sources as they are.

`SERIATIM_COMPILE` decides: `auto` (the default) falls back to interpreted Python and says so, `always` fails instead,
`never` does not try.
"""

import os
from pathlib import Path
from typing import Any

from hatch_mypyc.plugin import MypycBuildHook

CHOICES = ("auto", "always", "never")
INLINE = "-fno-semantic-interposition -finline-limit=400"
"""Let the C compiler see that our functions are final and may be inlined: a third of the engine's speed."""


class CompileWherePossible(MypycBuildHook):  # type: ignore[misc]
    """hatch-mypyc, with a way out where nothing can be compiled, and no compiled file left beside a source."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        choice = os.environ.get("SERIATIM_COMPILE", "auto")
        if choice not in CHOICES:
            raise ValueError(f"SERIATIM_COMPILE is {choice!r}; it can be {', '.join(CHOICES)}")
        if choice == "never" or version == "editable":
            return
        if os.name != "nt":
            os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {INLINE}"
        try:
            super().initialize(version, build_data)
        except Exception as error:
            self.clean([version])
            if choice == "always":
                raise
            self.app.display_warning(f"Not compiled; seriatim will run interpreted, about sixty times slower.\n{error}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self.clean([version])
        for log in Path(self.root).glob("src/*__mypyc*"):
            log.unlink()


def get_build_hook() -> type[CompileWherePossible]:
    """Tell hatchling which of the classes above is ours."""
    return CompileWherePossible
