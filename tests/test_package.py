"""The package as others meet it."""

import asyncio
import doctest
import importlib
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

import seriatim
from seriatim.bots.pool import Pool
from seriatim.bots.third_party import ThirdPartyBot

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"


def modules_with_examples() -> list[str]:
    """Every module of the package that has an example in its documentation."""
    files = [file for file in sorted(SOURCES.rglob("*.py")) if ">>> " in file.read_text("utf-8")]
    return [".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__") for file in files]


def test_the_face_of_the_package_has_examples() -> None:
    assert {"seriatim", "seriatim.match", "seriatim.record", "seriatim.lab.simulate"} <= set(modules_with_examples())


@pytest.mark.parametrize("name", modules_with_examples())
def test_the_examples_in_the_documentation_are_true(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(name))
    assert tried > 0
    assert failed == 0


def example(page: str, number: int) -> dict[str, Any]:
    """Run a page's Python example of this number; return the names it defines."""
    code = (ROOT / page).read_text("utf-8").split("```python\n")[number].split("```")[0]
    names: dict[str, Any] = {}
    exec(code.replace("games=1000", "games=2"), names)
    return names


@pytest.mark.slow
def test_the_example_of_the_readme_runs() -> None:
    names = example("README.md", 1)
    assert names["match"].actors == [2]


def test_the_bot_of_the_documents_plays() -> None:
    game = seriatim.GAMES["the-game"]
    record = seriatim.play(game, [ThirdPartyBot("greedy", example("docs/bots.md", 1)["Greedy"], game)] * 2, seed="7")
    assert record.result.split()[0] in game.outcomes


def test_the_pool_of_the_documents_answers() -> None:
    state = seriatim.GAMES["the-game"].deal(3, seed=1)
    with Pool(workers=1) as pool:
        assert asyncio.run(example("docs/bots.md", 2)["move"](pool, state, 0)) in list(state.actions(0))


def test_a_game_between_bots_is_played_in_a_line() -> None:
    game = seriatim.GAMES["the-game"]
    record = seriatim.play(game, [game.habit(), game.habit()], seed="7")
    assert record.result.split()[0] in game.outcomes


def needed() -> dict[str, Requirement]:
    """What the package and its extras for playing say they need, by name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    return {
        one.name: one for one in map(Requirement, (*project["dependencies"], *extras["server"], *extras["postgres"]))
    }


def test_the_locked_versions_are_such_as_the_package_allows() -> None:
    text = (ROOT / "requirements" / "dev.txt").read_text("utf-8")
    locked = dict(re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE))
    for name, need in needed().items():
        assert locked[name.replace(".", "-")] in need.specifier


def test_uvicorn_is_one_whose_inside_is_known() -> None:
    """Before 0.52.1 its WebSocket did not tell that a connection is lost, nor that it can be written to again."""
    versions = ("0.38.0", "0.52.0", "0.52.1", "0.54.0", "0.55.0")
    assert [version in needed()["uvicorn"].specifier for version in versions] == [False, False, True, True, False]
