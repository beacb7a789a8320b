"""Phrases, which can be said in any language; `seriatim.words` says them."""

from collections.abc import Mapping

import msgspec


class Phrase(msgspec.Struct, frozen=True):
    """Something to be said in any language: a key of the locale files and the values its sentence names."""

    key: str
    values: Mapping[str, int | str] = {}
