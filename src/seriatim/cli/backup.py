"""The commands `export`, `import` and `unreadable`: tables out of a server's database, into another, and checked.

The database's libraries take a moment to import, so they are imported inside the commands.
"""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final

import click

from seriatim.cli.extras import server_errors
from seriatim.cli.options import config_option, data_option, database_option, file_argument
from seriatim.cli.output import OUT, WORDS, CliError, brief, cannot_write, help_of
from seriatim.phrase import Phrase

if TYPE_CHECKING:
    from seriatim.server.store.backup import UnreadableTable

STANDARD_OUTPUT: Final = "-"


@click.command("export", help=help_of("export"), short_help=brief("export"))
@click.argument("file", type=click.Path(dir_okay=False, allow_dash=True, path_type=Path))
@click.option("--table", "tables", multiple=True, help=WORDS.say("cli-table"))
@data_option
@database_option
@config_option
def export_command(
    file: Path, tables: Sequence[str], data: str | None, database: str | None, config: Path | None
) -> None:
    """Write tables to a file, or to standard output for “-”."""
    with server_errors():
        from seriatim.server.store import backup  # noqa: PLC0415

        url = database_of(data, database, config)
        if str(file) == STANDARD_OUTPUT:
            backup.export_to(sys.stdout.buffer, url, tables)
            return
        count = write_whole(file, lambda out: backup.export_to(out, url, tables))
    OUT.print(WORDS.say("backup-written", {"tables": count, "file": str(file)}))


def write_whole(file: Path, write: Callable[[BinaryIO], int]) -> int:
    """Write a file that only its owner may read. An older file is replaced only when the new one is whole."""
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)  # its permissions would stay
        with open(part, "xb", opener=lambda path, flags: os.open(path, flags, 0o600)) as out:
            count = write(out)
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
    except OSError as error:
        raise cannot_write(file, error) from None
    finally:
        part.unlink(missing_ok=True)
    return count


@click.command("import", help=help_of("import"), short_help=brief("import"))
@file_argument
@click.option("--skip-unreadable", is_flag=True, help=WORDS.say("cli-skip-unreadable"))
@data_option
@database_option
@config_option
def import_command(
    file: Path, skip_unreadable: bool, data: str | None, database: str | None, config: Path | None
) -> None:
    """Import all tables of a file, or none; or all that can be read."""
    with server_errors():
        from seriatim.server.errors import os_error_text  # noqa: PLC0415
        from seriatim.server.store import backup  # noqa: PLC0415

        url = database_of(data, database, config)
        try:
            with file.open("rb") as lines:
                imported = backup.import_from(lines, url, skip_unreadable=skip_unreadable)
        except backup.UnreadableTables as refused:
            say_unreadable(refused.tables)
            raise CliError(refused.phrase) from None
        except backup.BrokenBackup as broken:
            problem = WORDS.say(broken.phrase.key, broken.phrase.values)
            raise CliError(
                Phrase("backup-broken", {"file": str(file), "line": broken.line, "problem": problem})
            ) from None
        except OSError as error:
            raise CliError(Phrase("backup-cannot-read", {"file": str(file), "problem": os_error_text(error)})) from None
    say("backup-imported", tables=imported.tables)
    if imported.left_out:
        say("backup-left-out", tables=len(imported.left_out))
        say_unreadable(imported.left_out)


@click.command("unreadable", help=help_of("unreadable"), short_help=brief("unreadable"))
@data_option
@database_option
@config_option
def unreadable_command(data: str | None, database: str | None, config: Path | None) -> None:
    """List the tables of a database that cannot be read, and why."""
    with server_errors():
        from seriatim.server.store import backup  # noqa: PLC0415

        checked = backup.check_all(database_of(data, database, config))
    say_unreadable(checked.unreadable)
    say("unreadable-found", count=len(checked.unreadable), tables=checked.tables)


def say_unreadable(tables: "Sequence[UnreadableTable]") -> None:
    """A line for each table that cannot be read: its id, its line in a backup, and the problem."""
    for table in tables:
        problem = WORDS.say(table.problem.key, table.problem.values)
        key = "unreadable-table-at-line" if table.line else "unreadable-table"
        say(key, table=table.table_id, line=table.line, problem=problem)


def say(key: str, **values: str | int) -> None:
    OUT.print(WORDS.say(key, values), markup=False, soft_wrap=True)


def database_of(data: str | None, database: str | None, config: Path | None) -> str:
    """The database of the server that would be started with the same flags."""
    from seriatim.server.settings import settings_from  # noqa: PLC0415

    return settings_from({"data": data, "database": database}, file=config).database_url
