"""Commands that need the packages of the extra `server`, which the core does not install."""

from collections.abc import Iterator
from contextlib import contextmanager

from seriatim.cli.output import CliError, clear_errors
from seriatim.phrase import Phrase


@contextmanager
def server_errors() -> Iterator[None]:
    """Turn the server's errors into one sentence each; where a package is missing, say how to install it."""
    try:
        from seriatim.server.errors import OperatorError  # noqa: PLC0415 (not installed with the core)

        try:
            with clear_errors():
                yield
        except OperatorError as error:
            raise CliError(error.phrase) from None
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "seriatim"):
            raise
        raise CliError(Phrase("server-not-installed", {"package": package})) from None
