"""The documents are wrapped: no line is wider than 100 characters, but for tables and links."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WIDEST = 100
LINK = re.compile(r"\]\([^)]*\)|https?://\S+")


def documents() -> list[Path]:
    """Every Markdown file of the project: at the top, in `docs`, and beside the page."""
    return sorted([*ROOT.glob("*.md"), *ROOT.glob("web/*.md"), *ROOT.glob("docs/**/*.md")])


def too_wide(text: str) -> Iterator[str]:
    """The lines that are too wide, with their numbers; where a link leads to does not count."""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("|") and len(LINK.sub("", line)) > WIDEST:
            yield f"{number}: {line}"


@pytest.mark.parametrize("file", documents(), ids=lambda file: str(file.relative_to(ROOT)))
def test_no_line_of_a_document_is_too_wide(file: Path) -> None:
    assert list(too_wide(file.read_text("utf-8"))) == []


def test_a_line_is_measured_in_characters_without_its_links() -> None:
    wide = "ї" * 101
    text = f"{wide}\n| {wide} |\n{'ї' * 100}\n[here](https://example.org/{wide})\n"
    assert list(too_wide(text)) == [f"1: {wide}"]
