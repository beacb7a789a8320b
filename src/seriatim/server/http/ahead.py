"""What a table's page will need, told to the browser together with the page itself, so that it asks for all at once."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

AHEAD: Final = "ahead.json"
"""The file of a built page that says so; see web/plugins/ahead.ts."""


class Ahead(msgspec.Struct, frozen=True):
    """The files that tables need, what the tables of a game need as well, and its words (`en/sequence`)."""

    table: Sequence[str] = ()
    games: Mapping[str, Sequence[str]] = {}
    words: Mapping[str, Sequence[str]] = {}

    def links(self, game: str, language: str) -> str:
        """The files of a table at which a game is played, as a header."""
        files = [*self.table, *self.games.get(game, ()), *self.words.get(f"{language}/{game}", ())]
        return ", ".join(link(file) for file in unique(files))


def unique(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))


def link(file: str) -> str:
    return f"<{file}>; " + (
        'rel="preload"; as="style"; crossorigin' if file.endswith(".css") else 'rel="modulepreload"'
    )
