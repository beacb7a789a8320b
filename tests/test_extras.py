"""The core without the packages of its extras: what works all the same, and what is said where it does not."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from seriatim.words import LANGUAGES

ROOT = Path(__file__).parent.parent
EXTRA = (
    *("alembic", "httptools", "itsdangerous", "litestar", "platformdirs", "prometheus_client", "psycopg", "sqlalchemy"),
    *("starlette", "uvicorn", "uvloop", "websockets"),
)
"""The modules that only extras install."""
RECORD = ROOT / "tests/golden/records/cut-in/won-by-laying.txt"


FORKING = """
import json, os, sys
import rich.progress, seriatim
for line in sys.stdin:
    words, missing, variables, files = json.loads(line)
    if os.fork() == 0:
        for stream, file in enumerate(files, 1):
            os.dup2(os.open(file, os.O_CREAT | os.O_TRUNC | os.O_WRONLY), stream)
        sys.modules.update(dict.fromkeys(missing))
        os.environ.update(variables)
        sys.argv = ["seriatim", *words]
        from seriatim.cli import main
        main()
    print(os.waitstatus_to_exitcode(os.wait()[1]), flush=True)
"""
"""Has loaded what the command line always needs, and forks for each command."""


class Done(NamedTuple):
    """A command that has ended, with what it wrote."""

    returncode: int
    stdout: str
    stderr: str


class Core:
    """The command line where some modules cannot be imported, each command in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.files = (folder / "out", folder / "err")
        self.forking = subprocess.Popen(
            [sys.executable, "-c", FORKING], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def run(self, *words: str, missing: tuple[str, ...] = EXTRA, **variables: str) -> Done:
        asked = [words, missing, {"SERIATIM_LANGUAGE": "en", **variables}, [str(file) for file in self.files]]
        assert self.forking.stdin is not None
        assert self.forking.stdout is not None
        print(json.dumps(asked), file=self.forking.stdin, flush=True)
        code = int(self.forking.stdout.readline())
        return Done(code, *(file.read_text("utf-8") for file in self.files))


@pytest.fixture(scope="module")
def core(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Core]:
    core = Core(tmp_path_factory.mktemp("core"))
    with core.forking:
        yield core


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
def test_the_core_needs_no_extra(core: Core, words: list[str]) -> None:
    done = core.run(*words)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_that_is_not_installed_is_named_with_the_line_that_installs_it(core: Core, language: str) -> None:
    done = core.run("serve", SERIATIM_LANGUAGE=language)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "pip install 'seriatim[server]'" in done.stderr


@pytest.mark.parametrize("words", [["export", "new.jsonl"], ["import", str(RECORD)]], ids=lambda words: words[0])
def test_tables_are_not_kept_without_a_server(core: Core, words: list[str]) -> None:
    done = core.run(*words)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "pip install 'seriatim[server]'" in done.stderr


@pytest.mark.parametrize("words", [["serve"], ["export", "new.jsonl"]], ids=lambda words: words[0])
def test_a_database_whose_driver_is_not_installed_is_named_so(core: Core, words: list[str], tmp_path: Path) -> None:
    done = core.run(*words, "--database", "postgresql://somewhere/else", "--data", str(tmp_path), missing=("psycopg",))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "pip install 'seriatim[postgres]'" in done.stderr


def test_a_module_of_ours_that_cannot_be_found_is_a_fault_and_no_missing_extra(core: Core) -> None:
    done = core.run("serve", missing=("seriatim.server.run",))
    assert done.returncode == 1
    assert "ModuleNotFoundError" in done.stderr
