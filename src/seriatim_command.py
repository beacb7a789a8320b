"""The command `seriatim`. It stands beside the package, so that Ctrl-C is quiet while the package is imported too."""

import sys
from typing import Final

INTERRUPTED: Final = 130
"""What shells expect of a program that Ctrl-C has ended."""


def main() -> None:
    """Run a command; see `seriatim.cli`."""
    try:
        from seriatim.cli import main as run_command  # noqa: PLC0415 (an interruption of it is caught)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    run_command()
