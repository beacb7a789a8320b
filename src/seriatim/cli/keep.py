"""Tables taken out of a server's database and into another.

The database's libraries take a moment to load. Only these two commands wait for them.
"""

import os
from collections.abc import Sequence
from pathlib import Path

import click

from seriatim.cli.asked import config_option, data_option, database_option, file_argument
from seriatim.cli.voice import OUT, WORDS, Problem, brief, help_of
from seriatim.games.game import Phrase


@click.command("export", help=help_of("export"), short_help=brief("export"))
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--table", "tables", multiple=True, help=WORDS.say("cli-table"))
@data_option
@database_option
@config_option
def export_command(
    file: Path, tables: Sequence[str], data: str | None, database: str | None, config: Path | None
) -> None:
    """Write tables to a file; an older one is replaced only when the new one is whole."""
    from seriatim.server import backup, trouble  # noqa: PLC0415

    url = database_of(data, database, config)
    part = file.with_name(f"{file.name}.part")
    try:
        with open(part, "wb", opener=lambda path, flags: os.open(path, flags, 0o600)) as out:
            count = backup.export_to(out, url, tables)
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
    except trouble.StoreFailed as failed:
        raise Problem(failed.phrase) from None
    except OSError as error:
        raise Problem(Phrase("cannot-write", {"file": str(file), "problem": error.strerror or str(error)})) from None
    finally:
        part.unlink(missing_ok=True)
    OUT.print(WORDS.say("backup-written", {"tables": count, "file": str(file)}))


@click.command("import", help=help_of("import"), short_help=brief("import"))
@file_argument
@data_option
@database_option
@config_option
def import_command(file: Path, data: str | None, database: str | None, config: Path | None) -> None:
    """Take over all tables of a file, or none."""
    from seriatim.server import backup, trouble  # noqa: PLC0415

    url = database_of(data, database, config)
    try:
        with file.open("rb") as lines:
            count = backup.import_from(lines, url)
    except backup.BrokenBackup as broken:
        problem = WORDS.say(broken.phrase.key, broken.phrase.values)
        raise Problem(Phrase("backup-broken", {"file": str(file), "line": broken.line, "problem": problem})) from None
    except trouble.StoreFailed as failed:
        raise Problem(failed.phrase) from None
    except OSError as error:
        problem = error.strerror or str(error)
        raise Problem(Phrase("backup-cannot-read", {"file": str(file), "problem": problem})) from None
    OUT.print(WORDS.say("backup-imported", {"tables": count}))


def database_of(data: str | None, database: str | None, config: Path | None) -> str:
    """The database of the server that would be started with the same flags."""
    from seriatim.server.settings import BadSetting, settings_from  # noqa: PLC0415

    try:
        return settings_from({"data": data, "database": database}, file=config).database_url
    except BadSetting as bad:
        raise Problem(bad.phrase) from None
