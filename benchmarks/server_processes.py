"""The servers that are measured, each in a process of its own on a core of its own."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rounds import Unmeasurable

SERVER_CORE: Final = 0
LOAD_CORE: Final = 1
FOLDER: Final = Path(__file__).parent / "boardgame"
BUILD: Final = Path("build")
MODULES: Final = BUILD / "boardgame"
SETTINGS: Final = {
    "SERIATIM_REQUESTS": "100000",
    "SERIATIM_TABLES": "1000000",
    "SERIATIM_CONNECTIONS": "100000",
    "SERIATIM_MESSAGES": "100000",
    "SERIATIM_LANGUAGE": "en",
}


class Served:
    """A running server: where it listens, what it has used."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port

    def memory(self) -> int:
        """Resident memory of the server itself, in kB."""
        return resident(self.process.pid)

    def most_memory(self) -> int:
        """The most memory that the server itself has ever had, in kB."""
        return resident(self.process.pid, "VmHWM:")

    def workers(self) -> int:
        """Resident memory of all its child processes, in kB."""
        return sum(resident(child) for child in children(self.process.pid))

    def seconds(self) -> float:
        """Processor time it has used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int, field: str = "VmRSS:") -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next((int(line.split()[1]) for line in lines if line.startswith(field)), 0)


def children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    direct = [int(child) for task in tasks for child in task.read_text().split()]
    return [*direct, *(grandchild for child in direct for grandchild in children(child))]


@contextmanager
def running(
    command: list[str], environment: Mapping[str, str], *, is_pinned: bool = True
) -> Iterator[subprocess.Popen[str]]:
    """A process, as a rule on the servers' core; ended afterwards."""
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {SERVER_CORE} if is_pinned else cores)
    try:
        process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True)
    finally:
        os.sched_setaffinity(0, cores)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def seriatim(settings: Mapping[str, str] | None = None, *, is_pinned: bool = True) -> Iterator[Served]:
    """`seriatim serve` with a database on the disk: the folder of temporary files is often none."""
    BUILD.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory(dir=BUILD) as data,
        seriatim_in(data, settings, is_pinned=is_pinned) as served,
    ):
        yield served


@contextmanager
def seriatim_in(data: str, settings: Mapping[str, str] | None = None, *, is_pinned: bool = True) -> Iterator[Served]:
    """`seriatim serve` with this data folder."""
    command = [str(Path(sys.executable).with_name("seriatim")), "serve", "--port", "0", "--data", data]
    with running(command, {**SETTINGS, **(settings or {})}, is_pinned=is_pinned) as process:
        yield Served(process, int(first_line(process).rsplit(":", 1)[1].split()[0]))


@contextmanager
def boardgame(*folder: str, port: int = 18_473) -> Iterator[Served]:
    """boardgame.io's server, with its packages in the build folder; its games in memory, or in files in this folder."""
    if not (MODULES / "node_modules").exists():
        raise Unmeasurable("boardgame.io is not installed: run “make bench-server”")
    environment = {"NODE_PATH": str((MODULES / "node_modules").resolve()), "NODE_ENV": "production"}
    with running(["node", str(FOLDER / "server.js"), str(port), *folder], environment) as process:
        while not first_line(process).startswith("listening"):
            pass
        yield Served(process, port)


@contextmanager
def boardgame_with_files() -> Iterator[Served]:
    """boardgame.io's server with the only storage it brings along that outlives it; it does not wait for the disk."""
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as folder, boardgame(folder) as served:
        yield served


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise Unmeasurable("the server did not start")
    return line
