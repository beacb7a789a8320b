"""`python -m tools.learn`, and which modules are compiled for it."""

import subprocess
import sys
import tomllib

import pytest

from tools.learn.compile import ROOT, compiled_modules


@pytest.mark.parametrize(
    "given", [[], ["cut-in", "weights.bin"], ["sequence"], ["sequence", "the-game", "weights.bin"]]
)
def test_a_game_that_has_nothing_to_learn_is_refused(given: list[str]) -> None:
    command = [sys.executable, "-m", "tools.learn", *given]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("usage: python -m tools.learn {sequence|the-game}")


def test_the_engine_is_compiled_with_the_network() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    names = {file.as_posix() for file in compiled_modules(hook)}
    assert {"seriatim/kit/rng.py", "seriatim/games/the_game/bot/outlook.py", "seriatim/bots/search.py"} <= names
    assert not any(name.endswith(("__init__.py", "view.py")) for name in names)
