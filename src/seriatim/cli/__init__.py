"""The command line. Its texts are in the locale files.

The language is that of `SERIATIM_LANGUAGE`, or that of the terminal (`LANG`).
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import click

import seriatim
from seriatim.cli.output import WORDS, help_of, replace_unknown_characters, warn_of_unknown_language

MODULES: Final = {
    "serve": "serve",
    "games": "games",
    "watch": "watch",
    "replay": "watch",
    "verify": "watch",
    "simulate": "simulate",
    "arena": "arena",
    "export": "backup",
    "import": "backup",
    "unreadable": "backup",
    "forget": "forget",
}
"""The module of each command. Only that of the command that is run is imported, so that it starts quickly."""


def version_line() -> str:
    kind = "compiled" if seriatim.COMPILED else "interpreted"
    return WORDS.say("cli-version", {"version": seriatim.__version__, "kind": kind})


class Commands(click.Group):
    """Commands whose modules are imported when they are needed."""

    def main(self, *words: Any, **more: Any) -> Any:  # noqa: ANN401 (as click has it)
        replace_unknown_characters()
        warn_of_unknown_language()
        return super().main(*words, **more)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(MODULES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in MODULES:
            return None
        command: click.Command = getattr(import_module(f"seriatim.cli.{MODULES[cmd_name]}"), f"{cmd_name}_command")
        return command


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]}, help=help_of("seriatim"))
@click.version_option(seriatim.__version__, message=version_line())
def main() -> None:
    """Run a command. Bots named as `module:Class` may be in the current folder."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
