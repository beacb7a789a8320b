"""Count the corrections of a table of translations: `python scripts/translations_rows.py TABLE.md [LANGUAGE…]`.

The table has sections by language (`## Czech`), with rows of file, key, the text now, a better text and the reason; the
last section corrects the pages of `docs/rules`. A row is applied when the better text stands in the message. What was
decided otherwise stands in `docs/notes/translations.toml`, with a reason. Everything else is open, and is printed.
"""

import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec
from fluent.syntax import FluentParser, ast

ROOT: Final = Path(__file__).parents[1]
LOCALES: Final = ROOT / "src/seriatim/locales"
RULES: Final = ROOT / "docs/rules"
DECIDED: Final = ROOT / "docs/notes/translations.toml"
SECTIONS: Final = {"English": "en", "Ukrainian": "uk", "Russian": "ru", "Czech": "cs", "Rule pages": "rules"}
CELL: Final = re.compile(r"(?<!\\)\|")
OLDER_SIGNS: Final = str.maketrans({"\u00a0": " ", "\u2019": "\u02bc"})
EVERY_PAGE: Final = "on all six pages"
STATUSES: Final = ("applied", "declined", "superseded", "open")


class Row(msgspec.Struct, frozen=True):
    """A correction: in a message of a language, or (`rules`) in a rule of a page."""

    language: str
    file: str
    key: str
    now: str
    better: str
    why: str


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why the rows of a message were not applied; with `text`, only those whose better text contains it."""

    language: str
    key: str
    status: Literal["declined", "superseded"]
    reason: str
    file: str = ""
    text: str = ""

    def is_about(self, row: Row) -> bool:
        place = (self.language, self.key, self.file or row.file)
        return place == (row.language, row.key, row.file) and plain(self.text) in plain(row.better)


def plain(text: str) -> str:
    """The text without what the table does not decide: kinds of spaces, lines and apostrophes."""
    return " ".join(text.replace(r"\u00A0", " ").translate(OLDER_SIGNS).split())


def rows(table: str) -> Iterator[Row]:
    language = ""
    for line in table.splitlines():
        if line.startswith("## "):
            language = next((code for title, code in SECTIONS.items() if line[3:].startswith(title)), "")
        cells = [cell.strip() for cell in CELL.split(line.strip().strip("|"))]
        if language and len(cells) == 5 and cells[0] != "file" and not cells[0].startswith("---"):
            yield Row(language, *(cells if language == "rules" else [cell.strip("`") for cell in cells]))


@cache
def sources(language: str) -> dict[str, str]:
    """The source of every message of a language, by its key."""
    found: dict[str, str] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        text = file.read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and entry.span:
                found[entry.id.name] = plain(text[entry.span.start : entry.span.end].partition("=")[2])
    return found


def texts(row: Row) -> list[str]:
    """Where the better text may stand. Nowhere if the message does not exist any more."""
    if row.language != "rules":
        return [sources(row.language)[row.key]] if row.key in sources(row.language) else []
    games = [page for page in RULES.glob("*.md") if page.name != "README.md"]
    pages = games if EVERY_PAGE in row.why.lower() else [RULES / row.file]
    return [plain(page.read_text("utf-8")) for page in pages]


def is_applied(row: Row) -> bool:
    now, better = plain(row.now), plain(row.better)
    found = texts(row)
    return any(better in text for text in found) and all(now in better or now not in text for text in found)


def decisions() -> list[Decision]:
    found = tomllib.loads(DECIDED.read_text("utf-8")) if DECIDED.exists() else {}
    return msgspec.convert(found.get("decision", []), list[Decision])


def status_of(row: Row, decided: Sequence[Decision]) -> str:
    decision = next((decision for decision in decided if decision.is_about(row)), None)
    return "applied" if is_applied(row) else decision.status if decision else "open"


def counted(table: Sequence[Row], decided: Sequence[Decision]) -> str:
    """The rows by language and status, as a table."""
    counts = Counter((row.language, status_of(row, decided)) for row in table)
    lines = [("language", *STATUSES), ("---",) * (len(STATUSES) + 1)]
    languages = dict.fromkeys(row.language for row in table)
    lines += [(language, *(str(counts[language, status]) for status in STATUSES)) for language in languages]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def main(arguments: Sequence[str]) -> int:
    """Print what is open and the counts; 1 if something is open, or a decision is not needed any more."""
    if not arguments:
        sys.exit("Usage: python scripts/translations_rows.py TABLE.md [en] [uk] [ru] [cs] [rules]")
    languages = arguments[1:] or list(SECTIONS.values())
    table = [row for row in rows(Path(arguments[0]).read_text("utf-8")) if row.language in languages]
    decided = [decision for decision in decisions() if decision.language in languages]
    left = [row for row in table if status_of(row, decided) == "open"]
    needless = [one for one in decided if not any(one.is_about(row) and not is_applied(row) for row in table)]
    for row in left:
        print(f"{row.language} {row.file} {row.key}\n  now     {row.now}\n  better  {row.better}\n  why     {row.why}")
    for decision in needless:
        print(f"Not needed any more: {decision.language} {decision.key}: {decision.reason}")
    print(counted(table, decided))
    return int(bool(left or needless))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
