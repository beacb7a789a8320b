"""Errors that whoever runs the server can put right, because they say in a sentence what is wrong."""

from seriatim.phrase import Phrase


class Explained(Exception):
    """Something that went wrong; the phrase says what, and what would do."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase

    def __str__(self) -> str:
        return f"{self.phrase.key} {dict(self.phrase.values)}"


def problem_in(error: OSError) -> str:
    """What the system itself says of an error, such as `No space left on device`."""
    return error.strerror or str(error) or type(error).__name__
