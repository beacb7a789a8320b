"""Serve tables to people far apart."""

import webbrowser
from io import StringIO
from pathlib import Path
from typing import Final

import click
from rich.text import Text

import seriatim
from seriatim.cli.extras import server_errors
from seriatim.cli.options import config_option, data_option, database_option
from seriatim.cli.output import OUT, WORDS, brief, help_of

QUIET_ZONE: Final = 2
"""Light modules around a QR code."""


@click.command("serve", help=help_of("serve"), short_help=brief("serve"))
@click.option("--host", help=WORDS.say("cli-host"))
@click.option("--port", type=click.IntRange(0, 65_535), help=WORDS.say("cli-port"))
@data_option
@database_option
@config_option
@click.option("--open", "opens", is_flag=True, help=WORDS.say("cli-open"))
def serve_command(
    host: str | None, port: int | None, data: str | None, database: str | None, config: Path | None, opens: bool
) -> None:
    """Serve until stopped."""

    def ready(address: str, network_address: str) -> None:
        OUT.print(WORDS.say("serve-at", {"address": address}), markup=False, soft_wrap=True)
        if network_address:
            OUT.print(WORDS.say("serve-network", {"address": network_address}), markup=False, soft_wrap=True)
            show_qr_code(network_address)
        if opens:
            webbrowser.open(address)

    flags = {"host": host, "port": port, "data": data, "database": database}
    with server_errors():
        from seriatim.server.run import serve  # noqa: PLC0415 (other commands shall start without a server)
        from seriatim.server.settings import settings_from  # noqa: PLC0415

        serve(settings_from(flags, file=config), seriatim.__version__, ready)
    OUT.print(WORDS.say("serve-stopped"))


def show_qr_code(address: str) -> None:
    """Show a QR code for phones, on a terminal that can."""
    if OUT.is_terminal and OUT.encoding.startswith("utf"):
        import segno  # noqa: PLC0415 (a part of the extra that serves)

        picture = StringIO()
        segno.make_qr(address).terminal(picture, border=QUIET_ZONE, compact=True)
        OUT.print(Text(picture.getvalue().rstrip("\n"), style="#ffffff on #000000"))
