"""How the command line speaks: its words, where they go, and how it says what is wrong."""

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
from seriatim.words import Words, preferred_language

WORDS: Final = Words(preferred_language())
OUT: Final = Console(highlight=False)
ERR: Final = Console(stderr=True, highlight=False)


def show_what_can_be_shown() -> None:
    """Where the output has no “↑”, as in cp1252, a “?” is better than no game at all. Errors are written so anyway."""
    if isinstance(sys.stdout, TextIOWrapper) and sys.stdout.errors == "strict":
        sys.stdout.reconfigure(errors="replace")


class Problem(click.ClickException):
    """Something the person can put right; shown as one sentence, without a traceback."""

    exit_code = 2

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(WORDS.say(phrase.key, phrase.values))


class BrokenFile(Problem):
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
    """Turn what a person may have asked wrongly, or has to put right, into one sentence."""
    try:
        yield
    except (CannotDeal, BotProblem) as error:
        raise Problem(error.phrase) from None
    except BadSeed as error:
        raise Problem(Phrase("bad-seed", {"given": error.seed})) from None


def progress() -> Progress:
    """A bar on the error output, so that the figures alone go where they are sent."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=ERR, transient=True, disable=not ERR.is_terminal)


def save(text: str, file: Path) -> None:
    """Write a file that was asked for, or say why it cannot be."""
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise cannot_write(file, error) from None


def cannot_write(file: Path, error: OSError) -> Problem:
    return Problem(Phrase("cannot-write", {"file": str(file), "problem": error.strerror or str(error)}))
