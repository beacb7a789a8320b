"""A sentence that can be said in any language. `seriatim.words` says it."""

from collections.abc import Mapping

import msgspec


class Phrase(msgspec.Struct, frozen=True):
    """A key of the locale files and the values its sentence names."""

    key: str
    values: Mapping[str, int | str] = {}
