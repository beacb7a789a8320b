"""The package as others meet it."""

import doctest
import importlib
from pathlib import Path

import pytest

import seriatim


@pytest.mark.parametrize("name", ["seriatim", "seriatim.games.game", "seriatim.lab.simulate", "seriatim.words"])
def test_the_examples_in_the_documentation_are_true(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(name))
    assert tried > 0
    assert failed == 0


def test_the_example_of_the_readme_runs() -> None:
    readme = Path(__file__).parent.parent / "README.md"
    example = readme.read_text("utf-8").split("```python\n")[1].split("```")[0]
    names: dict[str, object] = {}
    exec(example.replace("games=1000", "games=2"), names)
    assert list(seriatim.GAMES["the-game"].deal(3, {"fire": True}, seed=7).actors()) == [0, 1, 2]
    assert {"game", "state", "sight"} <= names.keys()


def test_a_game_between_bots_is_played_in_a_line() -> None:
    game = seriatim.GAMES["the-game"]
    record = seriatim.play(game, [game.habit(), game.habit()], seed="7")
    assert record.result.split()[0] in game.outcomes
