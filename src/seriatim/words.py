"""Sentences in four languages, all from the Fluent messages in `locales/`.

>>> from seriatim.words import Words
>>> Words("en").say("refuses-game-over")
'The game is over; nothing more can be played (ALL-5).'
"""

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement

LANGUAGES: Final = ("en", "uk", "ru", "cs")
LOCALES: Final = Path(__file__).parent / "locales"

# The same rule as in web/plugins/no-breaks.ts; tests/golden/no-breaks.json holds both to it.
UNIT: Final = "(?:%|min|ms|s|хв|мин|мс|с)(?!\\w)"
AFTER_NUMBER: Final = re.compile(rf"(?<=\d) (?={UNIT})")
AFTER_VALUE: Final = re.compile(rf"^ (?={UNIT})")
BEFORE_DASH: Final = re.compile(" (?=—)")
LETTERS: Final = {"uk": "вузійкосиа", "ru": "вузійкосиа", "cs": "ksvzouai"}
"""Words of one letter, which do not end a line."""


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
        resource = FluentResource(file.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, Message) and entry.value:
                keep_together(language, entry.value)
        made.add_resource(resource)
    return made


def keep_together(language: str, pattern: Pattern) -> None:
    """Set no-break spaces in all texts of a pattern."""
    is_after_value = False
    for element in pattern.elements:
        if isinstance(element, TextElement):
            element.value = with_no_breaks(language, element.value, is_after_value)
        elif isinstance(element.expression, SelectExpression):
            for variant in element.expression.variants:
                keep_together(language, variant.value)
        is_after_value = isinstance(element, Placeable)


def with_no_breaks(language: str, text: str, is_after_value: bool = False) -> str:
    """The text with no-break spaces before units and, as the language has it, before dashes and after short words."""
    text = AFTER_NUMBER.sub("\u00a0", text)
    if is_after_value:
        text = AFTER_VALUE.sub("\u00a0", text)
    if language in ("uk", "ru"):
        text = BEFORE_DASH.sub("\u00a0", text)
    if language in LETTERS:
        text = re.sub(rf"(?<![\w-])([{LETTERS[language]}]) ", "\\1\u00a0", text, flags=re.IGNORECASE)
    return text


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
