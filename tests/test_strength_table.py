"""The large proof of strength: its lines can be played, and are the commands they say they are."""

import importlib.util
import re
import shlex
from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from click.testing import CliRunner

from seriatim.bots import check_name
from seriatim.cli import main
from seriatim.games import GAMES

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "scripts" / "strength.py"
PAGE = ROOT / "docs" / "bots.md"
spec = importlib.util.spec_from_file_location("strength", SCRIPT)
assert spec is not None
assert spec.loader is not None
strength = importlib.util.module_from_spec(spec)
spec.loader.exec_module(strength)


def test_every_line_can_be_dealt_and_has_a_name_of_its_own() -> None:
    lines = list(strength.lines())
    for line in lines:
        GAMES[line.game].deal(line.seats, line.options, seed=1)
        for name in line.bots:
            check_name(name)
    assert len({line.name for line in lines}) == len(lines)


def test_the_tables_of_the_documents_name_every_line() -> None:
    """The last column of both tables is a pattern of lines."""
    section = PAGE.read_text("utf-8").split("## How strong they are")[1]
    patterns = re.findall(r"`([^`]+)` \|$", section, re.MULTILINE)
    names = [line.name for line in strength.lines()]
    assert all(any(fnmatchcase(name, pattern) for name in names) for pattern in patterns)
    assert [name for name in names if not any(fnmatchcase(name, pattern) for pattern in patterns)] == []


def test_a_line_is_told_as_the_arena_tells_it() -> None:
    """With fewer games, and the same of both."""
    line = next(line for line in strength.lines() if line.name == "sequence-steady")
    few = strength.msgspec.structs.replace(line, games=4)
    row = strength.row(few, strength.Console(quiet=True))
    words = [*shlex.split(few.command())[1:], "--workers", "1", "--json"]
    told = strength.msgspec.json.decode(CliRunner().invoke(main, words).stdout)
    won = told["sides"][0]["won"]
    assert f"{100 * won['share']:.1f} % [{100 * won['low']:.1f}, {100 * won['high']:.1f}]" in row
    assert few.command() in row


def test_a_line_that_is_not_there_is_answered_with_those_that_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert strength.main(["chess*"]) == 2
    assert "the-game-2-silent" in capsys.readouterr().err
