"""What a rule page is made of."""

import msgspec

from scripts.lessons.boards import Lesson


class Paragraph(msgspec.Struct, frozen=True):
    """Some sentences (`web-learn-<game>-<name>`), the rules they tell, and perhaps a board that shows them."""

    name: str
    rules: tuple[str, ...]
    lesson: Lesson | None = None


class Chapter(msgspec.Struct, frozen=True):
    """A part of the page; its title is the same in all games (`web-learn-chapter-<name>`)."""

    name: str
    paragraphs: tuple[Paragraph, ...]


class Page(msgspec.Struct, frozen=True):
    """A rule page."""

    game: str
    chapters: tuple[Chapter, ...]


def paragraph(name: str, rules: str, lesson: Lesson | None = None) -> Paragraph:
    """A paragraph; its rules as a text: `TG-5 TG-6`."""
    return Paragraph(name, tuple(rules.split()), lesson)
