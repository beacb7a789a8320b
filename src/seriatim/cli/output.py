"""Output of the command line: its language, its consoles, and errors in one sentence."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from seriatim.bots import BotProblem
from seriatim.games.game import CannotDeal
from seriatim.kit.seed import BadSeed
from seriatim.phrase import Phrase
from seriatim.record import BrokenRecord
from seriatim.words import LANGUAGES, Words, preferred_language

WORDS: Final = Words(preferred_language())
OUT: Final = Console(highlight=False)
ERR: Final = Console(stderr=True, highlight=False)


def replace_unknown_characters() -> None:
    """Write “?” for characters that the output's encoding lacks, such as “↑” in cp1252, instead of failing."""
    if isinstance(sys.stdout, TextIOWrapper) and sys.stdout.errors == "strict":
        sys.stdout.reconfigure(errors="replace")


def warn_of_unknown_language() -> None:
    """Say which languages there are, if `SERIATIM_LANGUAGE` names another."""
    given = os.environ.get("SERIATIM_LANGUAGE", "")
    if given and given[:2].lower() not in LANGUAGES:
        values = {"given": given[:20], "possible": ", ".join(LANGUAGES)}
        ERR.print(WORDS.say("no-such-language", values), markup=False, soft_wrap=True)


class CliError(click.ClickException):
    """An error that the person can put right, shown as one sentence; exit code 2."""

    exit_code = 2

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(WORDS.say(phrase.key, phrase.values))


class BrokenFile(CliError):
    """A record that cannot be used; exit code 1."""

    exit_code = 1

    def __init__(self, file: Path, error: BrokenRecord) -> None:
        problem = WORDS.say(error.phrase.key, error.phrase.values)
        super().__init__(Phrase("record-error", {"file": str(file), "line": error.line, "problem": problem}))


def help_of(command: str) -> str:
    """A command's help, its lines kept as they are."""
    return "\b\n" + WORDS.say(f"cli-{command}-help").replace("\n\n", "\n\n\b\n")


def brief(command: str) -> str:
    """The first line of a command's help, for the list of commands."""
    return WORDS.say(f"cli-{command}-help").partition("\n")[0]


@contextmanager
def clear_errors() -> Iterator[None]:
    """Turn errors that the person can put right into `CliError`."""
    try:
        yield
    except (CannotDeal, BotProblem) as error:
        raise CliError(error.phrase) from None
    except BadSeed as error:
        raise CliError(Phrase("bad-seed", {"given": error.seed})) from None


def progress() -> Progress:
    """A progress bar on standard error, so that standard output holds only the results."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=ERR, transient=True, disable=not ERR.is_terminal)


def check_writable(file: Path) -> None:
    """Raise `CliError` now if a file could not be written later. What it holds stays."""
    is_new = not file.exists()
    try:
        with file.open("a", encoding="utf-8"):
            pass
        if is_new:
            file.unlink()
    except OSError as error:
        raise cannot_write(file, error) from None


def save(text: str, file: Path) -> None:
    """Write a text file; raise `CliError` if it cannot be written."""
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise cannot_write(file, error) from None


def cannot_write(file: Path, error: OSError) -> CliError:
    if not file.parent.exists():
        return CliError(Phrase("cannot-write-no-folder", {"file": str(file), "folder": str(file.parent)}))
    return CliError(Phrase("cannot-write", {"file": str(file), "problem": error.strerror or str(error)}))
