"""The first programs that a Python person writes with the library, as the documents have them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import seriatim

PROGRAM = """
import seriatim

match = seriatim.Match("the-game", seats=3, seed=7, fire=True)
print(match)
match.actors
match.moves(0)
match.play("bid 2", seat=0)
match.undo()
match.sight(0)
match.outcome, match.scores, match.winners, match.is_over
text = str(match.record())
seriatim.Match.from_record(text)

bot = seriatim.bot("the-game", "strong")
match.play(bot.choose(match.sight(1)))
seriatim.play("the-game", ["strong", "steady", "novice"], seed=7)
seriatim.simulate("the-game", ["steady"] * 3, games=10, seed=7)
"""
"""The program of the redesign, as it is written there."""


TYPED = """
import seriatim

match = seriatim.Match("the-game", seats=2, seed=7, fire=True)
bot = seriatim.bot("the-game", "steady")
while not match.is_over:
    seat: int = match.actors[0]
    match.play(bot.choose(match.sight(seat)))
scores: list[float] = match.scores
text: str = str(match.record())
print(match, scores, len(text), match.winners)
"""


@pytest.mark.slow
def test_the_first_program_runs_as_written() -> None:
    exec(compile(PROGRAM, "program", "exec"), {})


@pytest.mark.slow
def test_a_users_program_passes_strict_type_checks(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(TYPED)
    home = Path(seriatim.__file__).parents[1]
    sources = {} if home.name == "site-packages" else {"MYPYPATH": str(home)}
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), str(program)]
    checked = subprocess.run(
        command, capture_output=True, text=True, cwd=tmp_path, check=False, env={**os.environ, **sources}
    )
    assert checked.returncode == 0, checked.stdout
    assert subprocess.run([sys.executable, str(program)], capture_output=True, check=False).returncode == 0
