"""What tests of the server stand on: a server of ours, a file on the disk, and a PostgreSQL server of their own."""

import itertools
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.programs import needed
from tests.server.asgi import InProcessServer, in_process
from tools.client import Server, ServerProcess, serving

NUMBERS = itertools.count()
FOLDERS = (*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), *Path("/usr/local").glob("pgsql/bin"))


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


@pytest.fixture(scope="session")
def postgres_server(pytestconfig: pytest.Config) -> Iterator[str]:
    """Where a PostgreSQL server listens: a socket in a folder of its own."""
    initdb, pg_ctl = (needed(pytestconfig, "postgresql", places(name)) for name in ("initdb", "pg_ctl"))
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    if os.getuid() == 0:
        os.chown(folder, 65534, 65534)
    data = str(folder / "data")
    try:
        as_somebody(initdb, "-D", data, "-U", "seriatim", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")
        options = f"-c unix_socket_directories={folder} -c listen_addresses=''"
        as_somebody(pg_ctl, "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield str(folder)
        finally:
            as_somebody(pg_ctl, "-D", data, "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres_url(postgres_server: str) -> str:
    """A new database."""
    name = f"seriatim_{next(NUMBERS)}"
    with psycopg.connect(host=postgres_server, user="seriatim", dbname="postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"postgresql://seriatim@/{name}?host={postgres_server}"


@pytest.fixture
def file_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'seriatim.db'}"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest) -> str:
    """A new database of each kind."""
    return str(request.getfixturevalue("file_url" if request.param == "sqlite" else "postgres_url"))
