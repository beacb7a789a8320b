"""What a game must have before it may be in the registry, and how to find it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from seriatim.games.game import AnyGame

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"
RECORDS = TESTS / "golden" / "records"
NUMBER = re.compile(r"\b([A-Z]{2,3})-(\d+)\b")
STATED = re.compile(r"^\*\*([A-Z]{2,3}-\d+)\*\*", re.MULTILINE)
REFUSALS = re.compile(r"^\*\*Refusals:\*\*(.*?)(?:\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)


def page_of(game: AnyGame) -> str:
    return (PAGES / f"{game.id}.md").read_text("utf-8")


def stated(page: str) -> list[str]:
    """The numbers of the rules a page states, in its order: `**TG-7** A card fits …`."""
    return STATED.findall(page)


def refusals_of(page: str) -> list[str]:
    """The keys of the page's Refusals line."""
    found = REFUSALS.search(page)
    return re.findall(r"`([a-z-]+)`", found[1]) if found else []


@cache
def cited() -> frozenset[str]:
    """Every number in the docstring of any test."""
    return frozenset(number for file in TESTS.rglob("test_*.py") for number in cited_in(file.read_text("utf-8")))


def cited_in(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for prefix, number in NUMBER.findall(ast.get_docstring(node) or ""):
                yield f"{prefix}-{number}"


def records_of(game: AnyGame) -> list[Path]:
    files = [file for file in RECORDS.rglob("*") if file.is_file()]
    return [file for file in files if f"game: {game.id}" in file.read_text("utf-8").splitlines()]
