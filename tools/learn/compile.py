"""Compile the engine and the network's training together: `python -m tools.learn.compile FOLDER`.

The folder gets a copy of both packages with the compiled modules beside the sources; `PYTHONPATH=FOLDER` uses them.
Compiled apart from the engine, each call between the two would go through Python.
"""

import os
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
NETWORK: Final = Path("tools/learn/network.py")


def compiled_modules(hook: dict[str, list[str]]) -> list[Path]:
    """The modules that the wheel has compiled, as paths below `src`."""
    found = {file for pattern in hook["include"] for file in ROOT.glob(pattern.removeprefix("/"))}
    return sorted(file.relative_to(ROOT / "src") for file in found if file.name not in hook["exclude"])


def main(folder: Path) -> None:
    from mypyc.build import mypycify  # noqa: PLC0415 (needs a moment, and setuptools)
    from setuptools import setup  # noqa: PLC0415

    hook = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    hook = hook["hooks"]["custom"]
    shutil.rmtree(folder, ignore_errors=True)
    for package in (ROOT / "src/seriatim", ROOT / "tools"):
        shutil.copytree(package, folder / package.name, ignore=shutil.ignore_patterns("__pycache__", "page"))
    os.chdir(folder)
    files = [str(file) for file in (*compiled_modules(hook), NETWORK)]
    setup(
        name="learn",
        ext_modules=mypycify([*hook["mypy-args"], *files], opt_level=hook["options"]["opt_level"]),
        script_args=["--quiet", "build_ext", "--inplace"],
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
