"""Commands that need packages beyond the core: the server's, and the driver of PostgreSQL."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from seriatim.cli.voice import Problem, clear_errors
from seriatim.phrase import Phrase

EXTRA_OF: Final = {"psycopg": "postgres"}
"""Which extra installs a package, where it is not `server`."""


@contextmanager
def server_errors() -> Iterator[None]:
    """Turn the server's errors into one sentence each; where a package is missing, say how to install it."""
    try:
        from seriatim.server.errors import Explained  # noqa: PLC0415 (not installed with the core)

        try:
            with clear_errors():
                yield
        except Explained as error:
            raise Problem(error.phrase) from None
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "seriatim"):
            raise
        raise Problem(Phrase("extra-missing", {"package": package, "extra": EXTRA_OF.get(package, "server")})) from None
