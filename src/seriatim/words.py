"""Sentences in four languages, all from the Fluent messages in `locales/`.

>>> from seriatim.words import Words
>>> Words("en").say("refuses-game-over")
'The game is over; nothing more can be played (ALL-5).'
"""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "uk", "ru", "cs")
LOCALES: Final = Path(__file__).parent / "locales"


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language a terminal asks for; English if it asks for none of ours."""
    for name in ("SERIATIM_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
        if language:
            break
    return "en"


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for file in sorted((LOCALES / language).glob("*.ftl")):
        made.add_resource(FluentResource(file.read_text("utf-8")))
    return made


class Words:
    """One language. Every key exists in all of them; a test sees to it."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = bundle(language)

    def say(self, key: str, values: Mapping[str, int | float | str] | None = None) -> str:
        """The sentence for a key, its gaps filled with the values it names."""
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        sentence, errors = self.bundle.format_pattern(pattern, dict(values or {}))
        if errors:
            raise errors[0]
        return str(sentence)
