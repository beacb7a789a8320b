"""The data folder is readable by its owner only, and used by one server at a time."""

import asyncio
import logging
import os
import re
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from seriatim.server.folder import BadFolder, FileLock, Locked, lock_folder, make_private, make_private_folder
from seriatim.server.services import Services
from seriatim.server.settings import ServerSettings
from tests.server.logs import add, with_store
from tools.client import COMMAND, PATIENCE, ForkedServer, Person, ServerProcess, serving

HOLDER = """
import sys, time
from pathlib import Path
from seriatim.server.folder import FileLock
lock = FileLock(Path(sys.argv[1]))
print("locked", flush=True)
time.sleep(1000)
"""


@pytest.fixture(autouse=True)
def nothing_masked() -> Iterator[None]:
    """A careless umask: what is made without thought is open to all."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes_in(folder: Path) -> dict[str, int]:
    return {file.name: mode_of(file) for file in folder.iterdir()}


def run_cli(*words: str) -> subprocess.CompletedProcess[str]:
    command = [*COMMAND[:3], *words]
    environment = {**os.environ, "SERIATIM_LANGUAGE": "en"}
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE, env=environment)


# Permissions


@pytest.mark.slow
def test_all_files_of_a_running_server_are_its_owners_only(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data) as server:
        Person(server).make("the-game", 2)
        while "clock.json" not in (found := modes_in(data)):
            pass
        assert sorted(found) == [
            "clock.json",
            "lock",
            "secret",
            "seriatim.db",
            "seriatim.db-lock",
            "seriatim.db-shm",
            "seriatim.db-wal",
        ]
        assert set(found.values()) == {0o600}
        assert mode_of(data) == 0o700


def test_what_others_could_read_is_closed_to_them_and_said_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    data = tmp_path / "data"
    url = f"sqlite:///{data / 'seriatim.db'}"

    async def open_and_close() -> None:
        services = await Services.open(ServerSettings(data=str(data)), "test")
        await services.close()

    asyncio.run(open_and_close())
    for path in (data / "secret", data / "seriatim.db"):
        path.chmod(0o644)
    data.chmod(0o755)
    asyncio.run(open_and_close())
    assert mode_of(data) == 0o700
    assert set(modes_in(data).values()) == {0o600}
    told = warnings_in(caplog)
    assert [message.split(":")[0] for message in told] == [
        f"other users were allowed to read {path}" for path in (data, data / "secret", data / "seriatim.db")
    ]
    with_store(url, lambda store: add(store, "t", 0))
    assert warnings_in(caplog) == told


def warnings_in(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the server warned of. Alembic's log is none of it, and its level depends on the tests before."""
    return [record.getMessage() for record in caplog.records if record.name == "seriatim.server"]


def test_a_folder_for_many_is_left_as_it_is_and_warned_of(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    tmp_path.chmod(0o1777)
    make_private_folder(tmp_path)
    assert mode_of(tmp_path) == 0o1777
    assert "a data folder of its own" in caplog.text


def test_what_is_somebody_elses_is_warned_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Path, mode: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    file = tmp_path / "secret"
    file.touch()
    monkeypatch.setattr(Path, "chmod", refuse)
    make_private(file)
    assert "only its owner can change that" in caplog.text


def test_a_backup_is_its_owners_only_whatever_was_there_before(tmp_path: Path) -> None:
    with_store(f"sqlite:///{tmp_path / 'seriatim.db'}", lambda store: add(store, "t", 0))
    for name in ("backup.jsonl", "backup.jsonl.part"):
        (tmp_path / name).touch(0o666)
    assert run_cli("export", str(tmp_path / "backup.jsonl"), "--data", str(tmp_path)).returncode == 0
    assert mode_of(tmp_path / "backup.jsonl") == 0o600


# The lock


def test_a_lock_is_held_by_one_and_tells_by_whom(tmp_path: Path) -> None:
    first = FileLock(tmp_path / "lock")
    with pytest.raises(Locked) as locked:
        FileLock(tmp_path / "lock", wait=0)
    assert locked.value.pid == str(os.getpid())
    first.release()
    first.release()
    with FileLock(tmp_path / "lock", wait=0), pytest.raises(Locked):
        FileLock(tmp_path / "lock", wait=0)


@pytest.mark.slow
def test_a_killed_process_leaves_no_lock(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLDER, str(tmp_path / "lock")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "locked\n"
        with pytest.raises(BadFolder) as refusal:
            lock_folder(tmp_path)
        assert refusal.value.phrase.values["pid"] == str(holder.pid)
        holder.kill()
        lock_folder(tmp_path).release()


@pytest.mark.slow
def test_a_second_server_is_told_in_a_line_which_process_has_the_folder(server_process: ServerProcess) -> None:
    second = run_cli("serve", "--port", "0", "--data", str(server_process.data))
    pid = server_process.process.pid
    assert (second.returncode, second.stdout) == (2, "")
    assert second.stderr == (
        f"Error: Process {pid} already serves the data in {server_process.data}. "
        "Stop it first, or choose another folder with --data.\n"
    )


@pytest.mark.slow
def test_a_second_server_on_the_same_file_from_another_folder_is_refused(
    server_process: ServerProcess, tmp_path: Path
) -> None:
    url = f"sqlite:///{server_process.data / 'seriatim.db'}"
    second = run_cli("serve", "--port", "0", "--data", str(tmp_path), "--database", url)
    assert second.returncode == 2
    assert re.fullmatch(rf"Error: Process {server_process.process.pid} is using the database .*\n", second.stderr)


@pytest.mark.slow
def test_beside_a_running_server_one_may_export_but_not_import(server_process: ServerProcess, tmp_path: Path) -> None:
    table = Person(server_process).make("the-game", 2)
    data, backup = ("--data", str(server_process.data)), str(tmp_path / "backup.jsonl")
    assert run_cli("export", backup, "--table", table, *data).returncode == 0
    refused = run_cli("import", backup, *data)
    assert refused.returncode == 2
    assert f"Process {server_process.process.pid} is using the database" in refused.stderr
    assert run_cli("import", backup, "--data", str(tmp_path / "elsewhere")).returncode == 0


@pytest.mark.slow
def test_a_killed_server_starts_again_at_once(tmp_path: Path) -> None:
    with closing(ForkedServer(tmp_path / "data")) as server:
        for _ in range(3):
            server.kill()
            server.start()
        assert server.stop() == 0
    assert server.log() == ""


def test_a_folder_that_cannot_be_locked_is_named(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "lock").mkdir()
    with caplog.at_level(logging.WARNING), pytest.raises(BadFolder) as refusal:
        lock_folder(tmp_path)
    assert refusal.value.phrase.key == "serve-no-secret"
