"""The guide to adding a game is true: do what it says in a copy of the project, and the game keeps the contract."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import seriatim
from seriatim.words import LANGUAGES

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^(Add to )?`(\S+)`:?\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)

PACKAGE = "src/seriatim/games/high_card"
PAGE = "docs/rules/high-card.md"
MESSAGES = "src/seriatim/locales/en/high-card.ftl"
RULE_TESTS = "tests/games/test_high_card.py"
HOOKS = "tests/contract/hidden.py"
FILES = [
    PAGE,
    f"{PACKAGE}/rules.py",
    f"{PACKAGE}/bot/__init__.py",
    f"{PACKAGE}/bot/habit.py",
    f"{PACKAGE}/bot/reasons.py",
    f"{PACKAGE}/notation.py",
    f"{PACKAGE}/view.py",
    f"{PACKAGE}/story.py",
    f"{PACKAGE}/text.py",
    f"{PACKAGE}/__init__.py",
    MESSAGES,
    "tests/games/hidden_high_card.py",
    RULE_TESTS,
    "tests/golden/census/high-card.txt",
    "tests/golden/records/high-card/plain.txt",
]
TESTS = [
    "tests/contract/test_contract.py",
    "tests/contract/test_completeness.py",
    "tests/contract/test_census.py",
    "tests/test_record.py",
    "tests/test_words.py",
    RULE_TESTS,
]

REGISTRY = """
from pathlib import Path

import seriatim.games
import seriatim.words

def pytest_configure():
    sources = Path(__file__).parent / "src" / "seriatim"
    seriatim.games.__path__.append(str(sources / "games"))
    seriatim.words.LOCALES = sources / "locales"
    from seriatim.games.high_card import HighCard
    seriatim.games.GAMES["high-card"] = HighCard()
"""
"""The line in the registry, as a plugin: so the new game joins the package under test, be that compiled or not."""


class Block(NamedTuple):
    """A code block of the guide: a file, or what is added to one."""

    path: str
    text: str
    is_addition: bool


def blocks() -> list[Block]:
    return [Block(path, text, bool(added)) for added, path, text in BLOCK.findall(GUIDE.read_text("utf-8"))]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which somebody has followed the guide."""
    folder = tmp_path_factory.mktemp("project")
    for part in ("docs", "src", "tests", "tools"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    for block in blocks():
        file = folder / block.path
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a" if block.is_addition else "w", encoding="utf-8") as writing:
            writing.write(block.text)
    locales = folder / "src" / "seriatim" / "locales"
    for language in LANGUAGES[1:]:
        shutil.copy(locales / "en" / "high-card.ftl", locales / language)
    (folder / "with_high_card.py").write_text(REGISTRY, "utf-8")
    return folder


def run(project: Path, *command: str) -> str:
    """Run a module in the project, with the package that is under test here; what it prints."""
    package = Path(seriatim.__file__).parents[1]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(project), str(package)])}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=project, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_every_block_of_code_is_a_file_or_is_added_to_one() -> None:
    fences = re.findall(r"^```", GUIDE.read_text("utf-8"), re.MULTILINE)
    assert [block.path for block in blocks() if not block.is_addition] == FILES
    assert [block.path for block in blocks() if block.is_addition] == [HOOKS]
    assert len(fences) == 2 * len(blocks())


@pytest.mark.slow
def test_whoever_follows_the_guide_has_a_game_that_keeps_the_contract(project: Path) -> None:
    """With every line and branch of it reached, as `make test` demands."""
    coverage = ("--cov=seriatim.games.high_card", "--cov-branch", "--cov-fail-under=100", f"--cov-config={os.devnull}")
    pytest_here = ("pytest", "-v", "-p", "with_high_card", "-p", "no:cacheprovider", *coverage)
    report = run(project, *pytest_here, "-k", "high-card or high_card", *TESTS)
    for test in (*TESTS, "test_every_game_keeps_the_contract[high-card 3 hand_size=4-"):
        assert re.search(rf"{re.escape(test)}.* PASSED", report), test


def test_it_says_all_it_has_words_for_and_has_words_for_all_it_says() -> None:
    texts = {block.path: block.text for block in blocks()}
    code = "".join(text for path, text in texts.items() if path.startswith(PACKAGE))
    messages = set(re.findall(r"^([a-z-]+) =", texts[MESSAGES], re.MULTILINE))
    others = {key for key in messages if re.match(r"high-card-refuses-|high-card-reason-|measure-|high-card$", key)}
    said = set(re.findall(r'Phrase\("([a-z-]+)"', code))
    assert messages - others == {key for key in said if "-reason-" not in key}
    assert {key for key in messages if "-reason-" in key} == set(re.findall(r'"(high-card-reason-[a-z]+)"', code))


def test_the_code_of_the_guide_is_as_tidy_as_ours(project: Path) -> None:
    for command in (("check",), ("format", "--check")):
        run(project, "ruff", *command, "--no-cache", PACKAGE, RULE_TESTS)


@pytest.mark.slow
def test_the_code_of_the_guide_is_typed_as_strictly_as_ours(project: Path) -> None:
    run(project, "mypy", "--cache-dir", str(project / "cache"), PACKAGE, RULE_TESTS, HOOKS)
