"""Errors with a sentence for the host of the server, and the two ways in which storing can fail.

Importing this module needs no web server and no database library: the command line shows these errors.
"""

from seriatim.phrase import Phrase


class OperatorError(Exception):
    """An error that the host can fix; the phrase says what is wrong and what would work."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase

    def __str__(self) -> str:
        return f"{self.phrase.key} {dict(self.phrase.values)}"


class StoreFailed(OperatorError):
    """The database failed or refused; nothing of the request was acknowledged. Load again before going on."""

    reason = "not-stored"

    def for_people(self) -> Phrase:
        """The phrase without the database's address and its own error text, which players must not see."""
        return Phrase("server-refuses-not-stored") if self.phrase.values else self.phrase


class PerhapsStored(StoreFailed):
    """A commit was not answered, and the database cannot be asked what became of it."""

    reason = "perhaps-stored"

    def __init__(self) -> None:
        super().__init__(Phrase("server-refuses-perhaps-stored"))


class Conflict(Exception):
    """Another writer has appended to the table: load it again."""


def os_error_text(error: OSError) -> str:
    """The operating system's own words for an error, such as `No space left on device`."""
    return error.strerror or str(error) or type(error).__name__
