"""The rules of the games, point by point, as the pages in `docs/rules` tell them. A wheel brings the pages along.

A page in another language stands in a folder of its name, `docs/rules/uk/the-game.md`; without one it is English.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

FOLDERS: Final = (Path(__file__).parents[2] / "rules", Path(__file__).parents[4] / "docs" / "rules")
"""Where the pages are: in an installed package, or beside the sources."""
FOR_ALL: Final = "all"
"""The name under which the rules that hold in every game are found."""
NUMBER: Final = re.compile(r"\*\*([A-Z]{2,3}-\d+)\*\*\s+")


class RulePoint(msgspec.Struct, frozen=True):
    """A point, in Markdown. Only rules have a number, such as TG-7; other words under a heading have none."""

    number: str
    heading: str
    text: str


class Rules(msgspec.Struct, frozen=True):
    """The rules of a game, in the language they are written in."""

    game: str
    language: str
    title: str
    points: Sequence[RulePoint]


class NoRules(LookupError):
    """There is no page for this game."""


@lru_cache(maxsize=64)
def rules_of(game: str, language: str) -> Rules:
    """The rules of a game, or of all of them, in this language if there is a page; else in English."""
    name = "README.md" if game == FOR_ALL else f"{game}.md"
    places = [(language, f"{language}/{name}"), ("en", name)]
    for written, place in places:
        for folder in FOLDERS:
            if (folder / place).is_file():
                return read_rules(game, written, (folder / place).read_text("utf-8"))
    raise NoRules(game)


def read_rules(game: str, language: str, page: str) -> Rules:
    title, _, body = page.partition("\n")
    return Rules(game, language, title.removeprefix("# ").strip(), list(points_in(body)))


def points_in(body: str) -> Iterator[RulePoint]:
    """Each point goes on until the next, or the next heading."""
    for section in re.split(r"^## ", "\n" + body, flags=re.MULTILINE):
        heading, _, text = section.partition("\n")
        first, *others = re.split(r"^(?=\*\*[A-Z]{2,3}-\d+\*\*)", text, flags=re.MULTILINE)
        if first.strip():
            yield RulePoint("", heading.strip(), first.strip())
        for point in others:
            number = NUMBER.match(point)
            assert number is not None
            yield RulePoint(number[1], heading.strip(), point[number.end() :].strip())
