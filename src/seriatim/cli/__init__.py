"""The command line: serve, watch, replay, verify, simulate, compare. Everything it says is in the locale files.

It speaks the language the terminal asks for (`LANG`), or the one named in `SERIATIM_LANGUAGE`.
"""

import sys
from pathlib import Path

import click

import seriatim
from seriatim.cli.compare import arena_command
from seriatim.cli.keep import export_command, import_command
from seriatim.cli.serve import serve_command
from seriatim.cli.study import games_command, simulate_command
from seriatim.cli.tell import replay_command, verify_command, watch_command
from seriatim.cli.voice import WORDS, help_of


def version_line() -> str:
    kind = "compiled" if seriatim.COMPILED else "interpreted"
    return WORDS.say("cli-version", {"version": seriatim.__version__, "kind": kind})


@click.group(context_settings={"help_option_names": ["-h", "--help"]}, help=help_of("seriatim"))
@click.version_option(seriatim.__version__, message=version_line())
def main() -> None:
    """Run a command. Bots named as `module:Class` may stand in the folder in which it is run."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)


for command in (
    serve_command,
    games_command,
    watch_command,
    replay_command,
    verify_command,
    simulate_command,
    arena_command,
    export_command,
    import_command,
):
    main.add_command(command)
