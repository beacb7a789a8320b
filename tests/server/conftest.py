"""What tests of the server stand on: a server of ours, a file on the disk, and a PostgreSQL server of their own."""

import itertools
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.programs import needed
from tests.server.asgi import InProcessServer, in_process
from tools.client import Server, ServerProcess, serving

NUMBERS = itertools.count()
FOLDERS = (*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), *Path("/usr/local").glob("pgsql/bin"))

RESTARTS = 50
"""Attempts to start PostgreSQL after it was killed."""


def places(name: str) -> list[str]:
    """Where Debian and others put a program of PostgreSQL's, newest first."""
    return [*(str(folder / name) for folder in FOLDERS), name]


def as_somebody(*words: str) -> None:
    """PostgreSQL refuses to be run by root, so root runs it as nobody."""
    user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] if os.getuid() == 0 else []
    subprocess.run([*user, *words], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=120)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcessServer]:
    """A server in this process."""
    with in_process(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture(scope="module")
def server_process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server in a process of its own."""
    with serving(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture(params=["in-process", pytest.param("process", marks=pytest.mark.slow)])
def any_server(request: pytest.FixtureRequest) -> Server:
    """The application in this process, on plain ASGI; and a real server, on its own WebSocket."""
    server: Server = request.getfixturevalue("server" if request.param == "in-process" else "server_process")
    return server


class PostgresServer:
    """A PostgreSQL server that listens at a socket in a folder of its own."""

    def __init__(self, initdb: str, pg_ctl: str) -> None:
        self.pg_ctl = pg_ctl
        self.folder = Path(tempfile.mkdtemp(prefix="pg"))
        self.data = self.folder / "data"
        if os.getuid() == 0:
            os.chown(self.folder, 65534, 65534)
        as_somebody(
            initdb, "-D", str(self.data), "-U", "seriatim", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"
        )

    def start(self) -> None:
        options = f"-c unix_socket_directories={self.folder} -c listen_addresses=''"
        self.control("-l", str(self.folder / "log"), "-o", options, "start")

    def control(self, *words: str) -> None:
        as_somebody(self.pg_ctl, "-D", str(self.data), "-w", *words)

    def kill(self) -> None:
        """Kill all its processes, as a power cut would."""
        with self.connect("postgres") as connection:
            children = connection.execute("SELECT pid FROM pg_stat_activity").fetchall()
        lock = self.data / "postmaster.pid"
        for pid in (int(lock.read_text("ascii").split()[0]), *(pid for (pid,) in children)):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        for file in (lock, *self.folder.glob(".s.*")):
            file.unlink()

    def start_again(self) -> None:
        """Start after a kill: it refuses while a process that was killed has not ended."""
        for _ in range(RESTARTS):
            with suppress(subprocess.CalledProcessError):
                self.start()
                return
        self.start()

    def close(self) -> None:
        with suppress(subprocess.CalledProcessError):
            self.control("-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def connect(self, database: str) -> "psycopg.Connection[tuple[Any, ...]]":
        return psycopg.connect(host=str(self.folder), user="seriatim", dbname=database, autocommit=True)

    def new_database(self) -> str:
        """The URL of a new database."""
        name = f"seriatim_{next(NUMBERS)}"
        with self.connect("postgres") as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql://seriatim@/{name}?host={self.folder}"


@contextmanager
def postgres_running(config: pytest.Config) -> Iterator[PostgresServer]:
    server = PostgresServer(*(needed(config, "postgresql", places(name)) for name in ("initdb", "pg_ctl")))
    try:
        server.start()
        yield server
    finally:
        server.close()


@pytest.fixture(scope="session")
def postgres_server(pytestconfig: pytest.Config) -> Iterator[PostgresServer]:
    with postgres_running(pytestconfig) as server:
        yield server


@pytest.fixture
def own_postgres_server(pytestconfig: pytest.Config) -> Iterator[PostgresServer]:
    """A PostgreSQL server for one test, which may kill it."""
    with postgres_running(pytestconfig) as server:
        yield server


@pytest.fixture
def postgres_url(postgres_server: PostgresServer) -> str:
    """A new database."""
    return postgres_server.new_database()


@pytest.fixture
def file_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'seriatim.db'}"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest) -> str:
    """A new database of each kind."""
    return str(request.getfixturevalue("file_url" if request.param == "sqlite" else "postgres_url"))
