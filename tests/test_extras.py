"""The core without the packages of its extras: what works all the same, and what is said where it does not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from seriatim.words import LANGUAGES

ROOT = Path(__file__).parent.parent
EXTRA = (
    *("alembic", "httptools", "itsdangerous", "litestar", "platformdirs", "prometheus_client", "psycopg", "sqlalchemy"),
    *("starlette", "uvicorn", "uvloop", "websockets"),
)
"""The modules that only extras install."""
RECORD = ROOT / "tests/golden/records/cut-in/won-by-laying.txt"


def run_core(*words: str, missing: tuple[str, ...] = EXTRA, **variables: str) -> subprocess.CompletedProcess[str]:
    """The command line where some modules cannot be imported."""
    code = f"import sys; sys.modules.update(dict.fromkeys({missing!r})); from seriatim.cli import main; main()"
    environment = {**os.environ, "SERIATIM_LANGUAGE": "en", **variables}
    command = [sys.executable, "-c", code, *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "words",
    [
        ["--help"],
        ["--version"],
        ["serve", "--help"],
        ["games"],
        ["simulate", "cut-in", "--games", "1", "--workers", "1"],
        ["watch", "cut-in", "--pace", "0"],
        ["replay", str(RECORD)],
        ["verify", str(RECORD)],
        ["arena", "cut-in", "--bots", "random,random", "--games", "2", "--workers", "1"],
    ],
    ids=" ".join,
)
def test_the_core_needs_no_extra(words: list[str]) -> None:
    done = run_core(*words)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_that_is_not_installed_is_named_with_the_line_that_installs_it(language: str) -> None:
    done = run_core("serve", SERIATIM_LANGUAGE=language)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "pip install 'seriatim[server]'" in done.stderr


@pytest.mark.parametrize("words", [["export", "new.jsonl"], ["import", str(RECORD)]], ids=lambda words: words[0])
def test_tables_are_not_kept_without_a_server(words: list[str], tmp_path: Path) -> None:
    done = run_core(*words)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "pip install 'seriatim[server]'" in done.stderr


@pytest.mark.parametrize("words", [["serve"], ["export", "new.jsonl"]], ids=lambda words: words[0])
def test_a_database_whose_driver_is_not_installed_is_named_so(words: list[str], tmp_path: Path) -> None:
    done = run_core(*words, "--database", "postgresql://somewhere/else", "--data", str(tmp_path), missing=("psycopg",))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "pip install 'seriatim[postgres]'" in done.stderr


def test_a_module_of_ours_that_cannot_be_found_is_a_fault_and_no_missing_extra() -> None:
    done = run_core("serve", missing=("seriatim.server.run",))
    assert done.returncode == 1
    assert "ModuleNotFoundError" in done.stderr
