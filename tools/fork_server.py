"""Fork server: has loaded everything that a server needs, and forks one for each line that it reads.

It tells the process that it forked, and how that ended. What the server itself says goes the same way.
"""

import os
import sys

import seriatim.cli.serve
import seriatim.server.run  # noqa: F401
from seriatim.cli import main


def serve(arguments: list[str]) -> None:
    """Never returns: a fork must not go on as its parent."""
    try:
        main(arguments, standalone_mode=False)
    except BaseException:  # noqa: BLE001 (it is told, and that was all)
        sys.excepthook(*sys.exc_info())
        os._exit(1)
    sys.stdout.flush()
    os._exit(0)


def run_forever() -> None:
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            serve(line.split())
        print("forked", child, flush=True)
        print("ended", os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


if __name__ == "__main__":
    run_forever()
