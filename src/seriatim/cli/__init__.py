"""The command line: serve, watch, replay, verify, simulate, compare. Everything it says is in the locale files.

It speaks the language the terminal asks for (`LANG`), or the one named in `SERIATIM_LANGUAGE`.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import click

import seriatim
from seriatim.cli.voice import WORDS, help_of, show_what_can_be_shown

HOMES: Final = {
    "serve": "serve",
    "games": "study",
    "watch": "tell",
    "replay": "tell",
    "verify": "tell",
    "simulate": "study",
    "arena": "compare",
    "export": "keep",
    "import": "keep",
}
"""In which module each command lives. Only the one that is asked for is loaded, so that it starts without delay."""


def version_line() -> str:
    kind = "compiled" if seriatim.COMPILED else "interpreted"
    return WORDS.say("cli-version", {"version": seriatim.__version__, "kind": kind})


class Commands(click.Group):
    """Commands that are loaded when they are needed."""

    def main(self, *words: Any, **more: Any) -> Any:  # noqa: ANN401 (as click has it)
        show_what_can_be_shown()
        return super().main(*words, **more)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(HOMES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in HOMES:
            return None
        command: click.Command = getattr(import_module(f"seriatim.cli.{HOMES[cmd_name]}"), f"{cmd_name}_command")
        return command


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]}, help=help_of("seriatim"))
@click.version_option(seriatim.__version__, message=version_line())
def main() -> None:
    """Run a command. Bots named as `module:Class` may stand in the folder in which it is run."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
