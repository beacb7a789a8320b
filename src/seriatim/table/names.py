"""Names of people at a table: visible, not too long, and each one different from the others.

A name is stored as it is shown. What cannot be seen is taken out of it; how long it is, a person would count. Two names
that look alike are one name: `Anna`, `ANNA` and `Аnnа` with two Cyrillic letters. The second becomes `Anna 2`.
"""

import re
import unicodedata
from collections.abc import Iterable
from itertools import count
from typing import Final

from seriatim.table.settings import LONGEST_NAME
from seriatim.table.talk_guard import JOINERS, TO_LATIN, is_unreadable, tidied

JOINER: Final = "\u200d"
"""Makes one picture of the two at its sides: a family, a flag."""
BLANKS: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0d\uffa0\U000e0100-\U000e01ef]"
)
"""Letters and marks that are drawn as nothing, such as fillers."""
MOST_CODE_POINTS: Final = 4 * LONGEST_NAME
"""An accent or a part of a picture is a code point too; this many are enough for any name."""
SKIN_TONES: Final = range(0x1F3FB, 0x1F400)
FLAG_LETTERS: Final = range(0x1F1E6, 0x1F200)
"""Two of them are a flag."""
NUMBER: Final = re.compile(r" \d{1,2}$")
"""The end of a name that was made different from another."""
DIGITS_AS_LETTERS: Final = str.maketrans("01|", "oll")


def tidied_name(name: str) -> str | None:
    """A name as it is shown; None if nothing can be seen of it, if it cannot be shown, or if it is too long."""
    tidy = tidied(without_invisible(name))
    if len(tidy) > MOST_CODE_POINTS or is_unreadable(tidy) or is_mark(tidy[0]):
        return None
    return tidy if len(characters_of(tidy)) <= LONGEST_NAME else None


def without_invisible(name: str) -> str:
    """The name without letters drawn as nothing, and without what turns the direction of text or joins nothing."""
    seen = BLANKS.sub("", name)
    kept = [one for one in seen if one in JOINERS or unicodedata.category(one) != "Cf"]
    return "".join(kept).lstrip(JOINERS).rstrip(JOINER)


def characters_of(text: str) -> list[str]:
    """The characters that a person sees: a letter with its accents is one, and so is a flag or a family."""
    characters: list[str] = []
    for one in text:
        if characters and belongs_to(characters[-1], one):
            characters[-1] += one
        else:
            characters.append(one)
    return characters


def belongs_to(before: str, one: str) -> bool:
    """Whether a code point is shown as a part of the character before it."""
    is_flag = ord(one) in FLAG_LETTERS and len(before) == 1 and ord(before) in FLAG_LETTERS
    return is_mark(one) or one in JOINERS or before.endswith(JOINER) or ord(one) in SKIN_TONES or is_flag


def is_mark(one: str) -> bool:
    """Whether a code point is an accent or another mark on the letter before it."""
    return unicodedata.category(one)[0] == "M"


def look_of(name: str) -> str:
    """The same for two names that look alike, whatever their letters, size and width."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return plain.translate(TO_LATIN).translate(DIGITS_AS_LETTERS).translate(dict.fromkeys(map(ord, JOINERS)))


def plain_name(name: str) -> str:
    """The name without the number that `distinct` adds."""
    return NUMBER.sub("", name)


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name, with the first free number from 2 on if one of the others looks like it."""
    looks = {look_of(other) for other in taken}
    if look_of(name) not in looks:
        return name
    base = characters_of(plain_name(name))
    numbered = ("".join(base[: LONGEST_NAME - len(f" {n}")]).rstrip() + f" {n}" for n in count(2))
    return next(one for one in numbered if look_of(one) not in looks)
