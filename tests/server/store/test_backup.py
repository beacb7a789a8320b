"""Tables go from one server to another in a file, whole or not at all."""

import asyncio
import io
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from seriatim.cli import main
from seriatim.server.errors import StoreFailed
from seriatim.server.store import Store
from seriatim.server.store.backup import (
    LONGEST_LINE,
    BrokenBackup,
    UnreadableTables,
    check_all,
    export_to,
    import_from,
    write_backup,
)
from seriatim.server.store.schema import DailyResult, summary_of
from seriatim.table.settings import Settings
from seriatim.table.stored_events import StoredEvent, write
from tests.server.logs import with_store
from tests.table.people import Evening, started

RESULT = DailyResult(
    day="2026-11-16", game="the-game", person="ann", name="Ann", table_id="solo", outcome="won", score=98.0, time=5
)


def played(moves: int, game: str = "the-game", people: int = 1) -> Evening:
    """A table at which bots have made so many moves, if the game lasted so long; its clock runs."""
    evening = started(game, 3, Settings(visibility="public", limit=60), people=people)
    evening.bots_play(moves)
    return evening


EVENINGS = {"solo": played(0), "running": played(9, "sequence"), "over": played(5_000, "rush-hour", people=0)}


async def keep(store: Store) -> None:
    for name, evening in EVENINGS.items():
        await put(store, name, evening)
    await store.add_daily_result(RESULT)
    await store.sign_out("ann")


async def put(store: Store, name: str, evening: Evening) -> None:
    await store.append(name, 0, evening.log, summary_of(name, evening.table))


async def everything(store: Store) -> list[object]:
    tables: list[list[StoredEvent]] = [await store.load(name) for name in EVENINGS]
    lists = [await store.open_tables(10), await store.tables_of("ann", 10), await store.due_before(10**15, 10)]
    return [*tables, *lists, await store.daily_results("2026-11-16", "the-game", 10), await store.generations()]


def backup_of(url: str, *tables: str) -> bytes:
    file = io.BytesIO()
    assert export_to(file, url, tables) == len(tables or EVENINGS)
    return file.getvalue()


def made_of(*lines: bytes) -> bytes:
    """A backup with these lines and a checksum that is right."""
    file = io.BytesIO()
    write_backup(file, lines)
    return file.getvalue()


def test_everything_arrives_as_it_was(url: str, tmp_path: Path) -> None:
    assert [evening.table.phase for evening in EVENINGS.values()] == ["running", "running", "over"]
    with_store(url, keep)
    there = f"sqlite:///{tmp_path / 'there.db'}"
    backup = backup_of(url)
    assert import_from(io.BytesIO(backup), there).tables == len(EVENINGS)
    assert with_store(there, everything) == with_store(url, everything)
    assert backup_of(there) == backup


@pytest.mark.slow
def test_what_went_from_a_file_to_postgresql_comes_back_the_same(file_url: str, postgres_url: str) -> None:
    with_store(file_url, keep)
    backup = backup_of(file_url)
    assert import_from(io.BytesIO(backup), postgres_url).tables == len(EVENINGS)
    assert backup_of(postgres_url) == backup


def test_single_tables_can_be_taken(file_url: str, tmp_path: Path) -> None:
    with_store(file_url, keep)
    there = f"sqlite:///{tmp_path / 'there.db'}"
    assert import_from(io.BytesIO(backup_of(file_url, "over", "solo")), there).tables == 2
    assert with_store(there, lambda store: store.load("over")) == EVENINGS["over"].log
    assert with_store(there, lambda store: store.load("running")) == []
    with pytest.raises(StoreFailed) as refused:
        export_to(io.BytesIO(), file_url, ["nowhere"])
    assert refused.value.phrase.values == {"table": "nowhere"}


def test_a_table_that_exists_is_not_touched_and_nothing_else_is_imported(file_url: str, tmp_path: Path) -> None:
    with_store(file_url, keep)
    there = f"sqlite:///{tmp_path / 'there.db'}"
    other = played(3)
    with_store(there, partial(put, name="running", evening=other))
    with pytest.raises(BrokenBackup) as refused:
        import_from(io.BytesIO(backup_of(file_url)), there)
    assert refused.value.phrase.key == "backup-exists"
    assert with_store(there, lambda store: store.load("running")) == other.log
    assert with_store(there, lambda store: store.load("over")) == []


HEADING = b'{"type":"seriatim-backup","version":1}\n'
EVENT = write(EVENINGS["solo"].log[0])
BROKEN: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda _: b"", "backup-not-a-backup"),
    "another-file": (lambda _: b"Dear Ann,\n", "backup-not-a-backup"),
    "not-text": (lambda _: bytes(range(256)) * 9, "backup-not-a-backup"),
    "newer": (lambda _: b'{"type":"seriatim-backup","version":2}\n', "backup-version"),
    "cut-off": (lambda backup: backup[: len(backup) // 2], "backup-cut-off"),
    "last-line-missing": (lambda backup: b"".join(backup.splitlines(keepends=True)[:-1]), "backup-cut-off"),
    "name-changed": (lambda backup: backup.replace(b'"Ann"', b'"Bob"'), "backup-changed"),
    "goes-on": (lambda backup: backup + b"\n", "backup-goes-on"),
    "long-line": (lambda _: HEADING + b"x" * LONGEST_LINE + b"\n", "backup-long-line"),
    "no-table": (lambda _: made_of(EVENT), "backup-unexpected"),
    "no-name": (lambda _: made_of(b'{"type":"table","table":"","events":1}', EVENT), "backup-unexpected"),
    "twice": (lambda _: made_of(*[b'{"type":"table","table":"a","events":1}', EVENT] * 2), "backup-exists"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_backup_is_refused_with_line_and_reason_and_changes_nothing(
    file_url: str, kind: str, tmp_path: Path
) -> None:
    with_store(file_url, keep)
    break_it, reason = BROKEN[kind]
    there = f"sqlite:///{tmp_path / 'there.db'}"
    with pytest.raises(BrokenBackup) as refused:
        import_from(io.BytesIO(break_it(backup_of(file_url))), there)
    assert refused.value.phrase.key == reason
    assert refused.value.line >= 1
    empty = io.BytesIO()
    assert export_to(empty, there) == 0


# Tables that cannot be read

ONE_EVENT = b'{"type":"table","table":"a","events":1}'
TWO_EVENTS = b'{"type":"table","table":"a","events":2}'
STOOD = json.dumps({"sequence": 2, "time": 1, "version": 1, "event": {"type": "stood", "seat": 99}}).encode()
UNREADABLE = {
    "no-event": ((ONE_EVENT, b"{}"), "unreadable-event"),
    "newer-event": ((ONE_EVENT, EVENT.replace(b'"version":1', b'"version":99')), "unreadable-version"),
    "unknown-rules": ((ONE_EVENT, EVENT.replace(b'"rules":1', b'"rules":99')), "unreadable-rules"),
    "unknown-game": ((ONE_EVENT, EVENT.replace(b'"the-game"', b'"whist"')), "unreadable-game"),
    "out-of-order": ((TWO_EVENTS, EVENT, EVENT), "unreadable-order"),
    "no-such-seat": ((TWO_EVENTS, EVENT, STOOD), "unreadable-step"),
    "nested-deeply": ((ONE_EVENT, b"[" * 100_000), "unreadable-event"),
}


def with_a_good_table(lines: tuple[bytes, ...], url: str) -> bytes:
    """A backup with a table of these lines in front of a table of the database."""
    good = backup_of(url, "solo").splitlines()[1:-1]
    return made_of(*lines, *good)


@pytest.mark.parametrize("kind", UNREADABLE)
def test_a_table_that_cannot_be_read_is_refused_or_left_out(file_url: str, kind: str, tmp_path: Path) -> None:
    with_store(file_url, keep)
    lines, problem = UNREADABLE[kind]
    there = f"sqlite:///{tmp_path / 'there.db'}"
    with pytest.raises(UnreadableTables) as refused:
        import_from(io.BytesIO(with_a_good_table(lines, file_url)), there)
    assert [(one.table_id, one.problem.key, one.line) for one in refused.value.tables] == [("a", problem, 2)]
    assert with_store(there, lambda store: store.load("solo")) == []
    imported = import_from(io.BytesIO(with_a_good_table(lines, file_url)), there, skip_unreadable=True)
    assert imported == (1, refused.value.tables)
    assert with_store(there, lambda store: store.load("solo")) == EVENINGS["solo"].log
    assert with_store(there, lambda store: store.load("a")) == []


def test_all_tables_that_cannot_be_read_are_named_before_anything_is_imported(file_url: str, tmp_path: Path) -> None:
    with_store(file_url, keep)
    other = ONE_EVENT.replace(b'"a"', b'"b"')
    backup = with_a_good_table((ONE_EVENT, b"{}", other, b"{}"), file_url)
    with pytest.raises(UnreadableTables) as refused:
        import_from(io.BytesIO(backup), f"sqlite:///{tmp_path / 'there.db'}")
    assert [(one.table_id, one.line) for one in refused.value.tables] == [("a", 2), ("b", 4)]


def test_what_cannot_be_read_does_not_hide_that_the_file_is_broken(file_url: str, tmp_path: Path) -> None:
    with_store(file_url, keep)
    backup = with_a_good_table((ONE_EVENT, b"{}"), file_url).replace(b'"Ann"', b'"Bob"')
    with pytest.raises(BrokenBackup, match="backup-changed"):
        import_from(io.BytesIO(backup), f"sqlite:///{tmp_path / 'there.db'}", skip_unreadable=True)


DAMAGE = {
    "an-event-is-missing": "DELETE FROM events WHERE table_id = 'running' AND sequence = 3",
    "lines-in-an-event": "UPDATE events SET data = X'7B0A0A00FF' WHERE table_id = 'running' AND sequence = 2",
    "no-text": "UPDATE events SET data = X'00FF' WHERE table_id = 'running' AND sequence = 2",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_table_is_exported_with_the_others(tmp_path: Path, damage: str) -> None:
    here, there = (f"sqlite:///{tmp_path / name}" for name in ("here.db", "there.db"))
    with_store(here, keep)
    with closing(sqlite3.connect(tmp_path / "here.db")) as database, database:
        database.execute(DAMAGE[damage])
    [damaged] = check_all(here).unreadable
    assert damaged.table_id == "running"
    backup = backup_of(here)
    imported = import_from(io.BytesIO(backup), there, skip_unreadable=True)
    assert (imported.tables, [one.table_id for one in imported.left_out]) == (2, ["running"])
    assert with_store(there, lambda store: store.load("over")) == EVENINGS["over"].log


# The commands


def run(*words: str) -> Result:
    return CliRunner().invoke(main, words, catch_exceptions=False)


def test_tables_are_moved_by_two_commands(tmp_path: Path) -> None:
    with_store(f"sqlite:///{tmp_path / 'here' / 'seriatim.db'}", keep)
    file = tmp_path / "backup.jsonl"
    written = run("export", str(file), "--data", str(tmp_path / "here"))
    assert "3 tables were written" in written.output
    assert file.stat().st_mode & 0o077 == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup.jsonl", "here"]
    taken = run("import", str(file), "--database", f"sqlite:///{tmp_path / 'there.db'}")
    assert "3 tables were imported" in taken.output
    again = run("import", str(file), "--database", f"sqlite:///{tmp_path / 'there.db'}")
    assert again.exit_code == 2
    assert "exists here already" in again.output


def test_tables_that_cannot_be_read_are_listed_and_left_out_by_commands(tmp_path: Path) -> None:
    data = str(tmp_path)
    with_store(f"sqlite:///{tmp_path / 'seriatim.db'}", keep)
    checked = run("unreadable", "--data", data)
    assert (checked.exit_code, checked.output) == (0, "All tables can be read: 3.\n")
    with closing(sqlite3.connect(tmp_path / "seriatim.db")) as database, database:
        database.execute("UPDATE events SET data = X'7B7D' WHERE table_id IN ('solo', 'over') AND sequence = 1")
    checked = run("unreadable", "--data", data)
    assert checked.output.splitlines()[0].startswith("Table over: An event is not in a form that this Seriatim reads")
    assert "Tables that cannot be read: 2 of 3." in checked.output
    file, there = str(tmp_path / "backup.jsonl"), f"sqlite:///{tmp_path / 'there.db'}"
    assert "3 tables were written" in run("export", file, "--data", data).output
    refused = run("import", file, "--database", there)
    assert refused.exit_code == 2
    assert "2 tables of this file cannot be read here, so nothing was imported." in refused.output
    assert "--skip-unreadable" in refused.output
    imported = run("import", file, "--database", there, "--skip-unreadable")
    assert imported.exit_code == 0
    assert imported.output.startswith("One table was imported.\n2 tables were left out")
    assert [line.split(":")[0] for line in imported.output.splitlines()[2:]] == [
        "Table over, line 2",
        f"Table solo, line {2 + 1 + len(EVENINGS['over'].log) + 1 + len(EVENINGS['running'].log)}",
    ]


def test_a_dash_writes_tables_to_standard_output_and_nothing_else(tmp_path: Path) -> None:
    with_store(f"sqlite:///{tmp_path / 'seriatim.db'}", keep)
    written = run("export", "-", "--data", str(tmp_path))
    assert written.stdout_bytes == backup_of(f"sqlite:///{tmp_path / 'seriatim.db'}")
    assert not (tmp_path / "-").exists()
    assert not Path("-").exists()


def test_both_commands_use_the_database_that_the_settings_name(tmp_path: Path) -> None:
    """As `serve` does: by the file in the data folder, or by one that is named."""
    here, there = (f"sqlite:///{tmp_path / name}" for name in ("here.db", "there.db"))
    with_store(here, keep)
    file, config = tmp_path / "backup.jsonl", tmp_path / "there.toml"
    (tmp_path / "seriatim.toml").write_text(f'database = "{here}"\n', "utf-8")
    config.write_text(f'database = "{there}"\n', "utf-8")
    assert "3 tables were written" in run("export", str(file), "--data", str(tmp_path)).output
    assert "3 tables were imported" in run("import", str(file), "--config", str(config)).output
    assert with_store(there, everything) == with_store(here, everything)
    assert not (tmp_path / "seriatim.db").exists()


def test_settings_that_do_not_fit_are_told_before_anything_is_moved(tmp_path: Path) -> None:
    (tmp_path / "seriatim.toml").write_text("prt = 1\n", "utf-8")
    (tmp_path / "file").write_text("", "utf-8")
    for command in ("export", "import"):
        refused = run(command, str(tmp_path / "file"), "--data", str(tmp_path))
        assert (refused.exit_code, "There is no setting “prt”" in refused.output) == (2, True)


def test_what_cannot_be_moved_is_said_in_one_sentence(tmp_path: Path) -> None:
    data = str(tmp_path / "here")
    missing = run("export", str(tmp_path / "file"), "--data", data)
    assert (missing.exit_code, "There is no database" in missing.output) == (2, True)
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann,\n")
    broken = run("import", str(letter), "--data", data)
    assert (broken.exit_code, "letter.txt, line 1: This is not a Seriatim backup" in broken.output) == (2, True)
    nowhere = run("export", str(tmp_path / "no" / "folder" / "file"), "--data", data)
    assert (nowhere.exit_code, "cannot be written" in nowhere.output) == (2, True)
    table = run("export", str(tmp_path / "file"), "--data", data, "--table", "x")
    assert (table.exit_code, "There is no table x" in table.output) == (2, True)
    assert not (tmp_path / "file").exists()


def test_a_server_may_go_on_while_its_tables_are_exported(file_url: str) -> None:
    async def use(store: Store) -> bytes:
        await keep(store)
        return await asyncio.to_thread(backup_of, file_url)

    assert with_store(file_url, use).count(b"\n") > len(EVENINGS)
