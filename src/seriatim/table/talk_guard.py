"""The guard of free text: no numbers where numbers must stay secret, in none of four languages and no disguise.

It knows digits of every script, circled, full-width or as emoji; number words with their endings; letters that only
look like others, written backwards into other alphabets, spaced out, hyphenated or stretched; and Roman numerals. It
cannot know what people have agreed on beforehand. Words that merely contain a number (`often`, `weight`, `опять`,
`стол`) pass, and so do the words for one, which mean somebody and alone as well.
"""

import re
import unicodedata
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from seriatim.table.number_patterns import (
    CYRILLIC_NUMBER,
    LATIN_NUMBER,
    LONG_STEMS,
    OTHER_LANGUAGE,
    ROMAN,
    ROMAN_WORDS,
)

# Text that can be shown

MOST_MARKS: Final = 3
"""The most accents on one letter; more spill over other lines."""
JOINERS: Final = "\u200d\ufe0f\ufe0e"
"""Characters that join and modify emoji."""


def tidied(text: str) -> str:
    """One line, with single spaces and no space at its ends."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def is_unreadable(text: str) -> bool:
    """Control and bidirectional characters, invisible ones, halves of characters, and letters heaped with accents."""
    marks = 0
    for character in text:
        category = unicodedata.category(character)
        if category[0] == "C" and character not in JOINERS:
            return True
        marks = marks + 1 if category in ("Mn", "Me") and character not in JOINERS else 0
        if marks > MOST_MARKS:
            return True
    return not any(unicodedata.category(character)[0] in "LNPS" for character in text)


# Letters that look or sound alike

TO_LATIN: Final = str.maketrans("авеікмнорстухѕјһԁԛԝαβεικνορτυχѵ", "abeikmhopctyxsjhdqwabeikvoptuxv")
TO_CYRILLIC: Final = str.maketrans("abcehikmnoprtuxyï", "авсенікмпоргтихуї")
SYMBOLS: Final = str.maketrans("!|$@€+£¡", "iiSaEtLi")
WORD: Final = re.compile(r"[^\W\d_]+")
LONGEST_WORD: Final = 24
"""No number that people write is longer; in what is, any trace of a number is one."""
SHORTEST_DISGUISE: Final = 5
"""A Latin word that would be a number if its letters were Cyrillic; shorter ones are often words: `čím`, `côte`."""
SYMBOL: Final = re.compile(r"(?<=[^\W\d_])[!|$@€+£¡]+(?=[^\W\d_])|[$@€£](?=[^\W\d_])|(?<=[^\W\d_]{3})\+")
"""A symbol inside a word, or at the side of it where it is no punctuation."""
APOSTROPHES: Final = re.compile("['’ʼ`´]")
CYRILLIC: Final = re.compile("[а-яіїєґ]")
LATIN: Final = re.compile("[a-z]")

SIGNS: Final = re.compile(
    "DIE FACE|CLOCK FACE|PLAYING CARD|KEYCAP|HUNDRED POINTS|DOMINO|MAHJONG|PLACE MEDAL|DIGIT|NUMBER"
)
"""Pictures of numbers, by their names."""


def number_in(text: str) -> str | None:
    """The first thing in a text that is a number, as it was found there; None if there is none."""
    for character in text:
        if unicodedata.numeric(character, None) is not None or is_sign(character):
            return character
    plain = folded(text)
    chunks = plain.split()
    for candidate in candidates(chunks):
        if is_number(candidate) and not is_foreign(candidate, text):
            return candidate
    words = WORD.findall(unicodedata.normalize("NFKC", text))
    return next((str(word) for word in words if is_roman(word)), None) or spelt_in(chunks)


def is_sign(character: str) -> bool:
    if unicodedata.category(character) != "So":
        return False
    return SIGNS.search(unicodedata.name(character, "")) is not None


def folded(text: str) -> str:
    """Small letters without accents and apostrophes; symbols that stand for letters are read as letters."""
    plain = APOSTROPHES.sub("", unicodedata.normalize("NFKC", text)).casefold().replace("ё", "е")
    plain = "".join(without_accent(character) for character in plain)
    return SYMBOL.sub(as_letters, plain)


def without_accent(character: str) -> str:
    """A Latin letter's plain form; Cyrillic й and ї are letters of their own."""
    if "CYRILLIC" in unicodedata.name(character, ""):
        return character
    return "".join(part for part in unicodedata.normalize("NFD", character) if not unicodedata.combining(part))


def as_letters(symbols: re.Match[str]) -> str:
    return symbols[0].translate(SYMBOLS).lower()


def candidates(chunks: list[str]) -> Iterator[str]:
    """Every word; every word with what was put inside it taken out; and neighbours run together."""
    whole = [re.sub(r"[\W\d_]+", "", chunk) for chunk in chunks]
    for chunk, joined in zip(chunks, whole, strict=True):
        yield from WORD.findall(chunk)
        yield joined
    for first, second in pairwise(whole):
        if len(first + second) >= 5 and first and second:
            yield first + second


def is_number(word: str) -> bool:
    """A number word, in its own letters or in others that look like them, even stretched."""
    return any(is_number_word(form) for form in {word, squeezed(word, 1), squeezed(word, 2)})


def is_foreign(word: str, text: str) -> bool:
    """A number in one language, in a sentence of another in which it is none."""
    return word in OTHER_LANGUAGE and OTHER_LANGUAGE[word].search(text.casefold()) is not None


def is_number_word(word: str) -> bool:
    if len(word) > LONGEST_WORD:
        return LONG_STEMS.search(word) is not None
    has_latin, has_cyrillic = LATIN.search(word) is not None, CYRILLIC.search(word) is not None
    if has_latin and LATIN_NUMBER.fullmatch(word.translate(TO_LATIN)):
        return True
    may_be_cyrillic = has_cyrillic or len(word) >= SHORTEST_DISGUISE
    return may_be_cyrillic and CYRILLIC_NUMBER.fullmatch(word.translate(TO_CYRILLIC)) is not None


def squeezed(word: str, most: int) -> str:
    """Letters that stand three times or more in a row, put down to so many: `fiiifty`."""
    return re.sub(r"(.)\1{2,}", lambda run: run[1] * most, word)


def is_roman(word: str) -> bool:
    """`XIV`, `xlii`; single letters name piles and persons, and some pairs are words."""
    latin = word.casefold().translate(TO_LATIN)
    if ROMAN.fullmatch(latin) is None:
        return False
    return word.isupper() or (latin not in ROMAN_WORDS and LATIN.search(word.casefold()) is not None)


def spelt_in(chunks: list[str]) -> str | None:
    """A number spelt letter by letter: `f i f t y`, `f-i-f-t-y`."""
    letters = re.findall(r"(?:(?<![^\W_])[^\W\d_](?![^\W_])[\W_]*){3,}", " ".join(chunks))
    for run in letters:
        word = re.sub(r"[\W_]", "", run)
        if LONG_STEMS.search(word) or LONG_STEMS.search(word.translate(TO_LATIN)):
            return str(run).strip()
    return None
