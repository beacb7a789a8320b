"""The command `forget`: delete what is older than the retention, after showing what that is and why."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from seriatim.cli.extras import server_errors
from seriatim.cli.options import config_option, data_option, database_option
from seriatim.cli.output import OUT, WORDS, brief, help_of

if TYPE_CHECKING:
    from seriatim.server.settings import ServerSettings
    from seriatim.server.store import Rows

SHOWN: Final = 1_000
"""Tables that are listed at most."""


@click.command("forget", help=help_of("forget"), short_help=brief("forget"))
@click.option("--dry-run", is_flag=True, help=WORDS.say("cli-dry-run"))
@click.option("--yes", is_flag=True, help=WORDS.say("cli-yes"))
@data_option
@database_option
@config_option
def forget_command(dry_run: bool, yes: bool, data: str | None, database: str | None, config: Path | None) -> None:
    """Show what is older than the retention, ask, and delete it."""
    with server_errors():
        from seriatim.server.settings import settings_from  # noqa: PLC0415 (the database's libraries load slowly)

        settings = settings_from({"data": data, "database": database}, file=config)
        asyncio.run(forget(settings, is_dry=dry_run, is_sure=yes))


async def forget(settings: "ServerSettings", *, is_dry: bool, is_sure: bool) -> None:
    from seriatim.server.clock import DAY, text_of, utc_ms  # noqa: PLC0415
    from seriatim.server.store import Store  # noqa: PLC0415

    now = utc_ms()
    before = now - DAY * settings.retention
    store = await Store.open(settings.database_url, create=False, exclusive=not is_dry)
    try:
        for table in await store.oldest_tables(before, SHOWN):
            OUT.print(text_of(table.updated), table.game, table.table_id, markup=False, soft_wrap=True)
        found = await store.older_than(before)
        newest = await store.newest_time()
        times = {"now": text_of(now), "before": text_of(before), "newest": text_of(newest) if newest else "–"}
        say("forget-why", days=settings.retention, **times)
        say_rows("forget-found", found)
        if not is_dry and any(found) and (is_sure or click.confirm(WORDS.say("forget-sure"))):
            say_rows("forget-deleted", await store.delete_before(before))
    finally:
        await store.close()


def say_rows(key: str, rows: "Rows") -> None:
    say(key if any(rows) else "forget-nothing", tables=rows.tables, results=rows.results, links=rows.links)


def say(key: str, **values: str | int) -> None:
    OUT.print(WORDS.say(key, values), markup=False, soft_wrap=True)
