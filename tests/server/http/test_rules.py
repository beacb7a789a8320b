"""The rules as they are served: every numbered rule of every page, once, with its words."""

import re
from pathlib import Path

import pytest

from seriatim.games import GAMES
from seriatim.server.http import home
from seriatim.server.http.home import ALL_GAMES, NoRules, read_rules, rules_of, without_breaks
from seriatim.words import LANGUAGES
from tests.contract.completeness import PAGES, stated

FILES = ("README.md", *(f"{game}.md" for game in GAMES))
TRANSLATED = [(language, name) for language in LANGUAGES if language != "en" for name in FILES]
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
QUOTED = {"uk": ("«", "»"), "ru": ("«", "»"), "cs": ("„", "“")}

PAGE = """# Snap

Lay cards.

## Turn

First this.

**SN-1** You lay one.

> *Like so.*

**SN-2** Or
two.

## End

Sometime.
"""


def words(text: str) -> list[str]:
    return re.sub(r"^#+ |\*\*[A-Z]{2,3}-\d+\*\*", "", text, flags=re.MULTILINE).split()


def test_a_page_is_read_point_by_point() -> None:
    rules = read_rules("snap", "en", PAGE)
    assert (rules.title, rules.language) == ("Snap", "en")
    assert [(point.number, point.heading, point.text) for point in rules.points] == [
        ("", "", "Lay cards."),
        ("", "Turn", "First this."),
        ("SN-1", "Turn", "You lay one.\n\n> *Like so.*"),
        ("SN-2", "Turn", "Or\ntwo."),
        ("", "End", "Sometime."),
    ]


@pytest.mark.parametrize("name", [*GAMES, ALL_GAMES])
def test_nothing_of_a_page_is_lost(name: str) -> None:
    page = (PAGES / ("README.md" if name == ALL_GAMES else f"{name}.md")).read_text("utf-8")
    rules = rules_of(name, "en")
    assert [point.number for point in rules.points if point.number] == stated(page)
    headings = list(dict.fromkeys(point.heading for point in rules.points))
    told = " ".join([rules.title, *headings, *(point.text for point in rules.points)])
    assert sorted(words(told)) == sorted(words(page))


def text_of(language: str, name: str) -> str:
    return (PAGES / language / name).read_text("utf-8")


def shape(page: str) -> list[str]:
    """The headings, table rows, points of lists, quotations and blocks of code of a page, without words."""
    lines = (re.sub(r"[^|]+", "", line) if line.startswith("|") else line for line in page.splitlines())
    found = (re.match(r"#+ |\|+|- |\d+\. |>$|```.*", line) for line in lines)
    return [line[0] for line in found if line]


def keys(page: str) -> list[list[str]]:
    """What stands in code in the first cell of each table row, and in the list of refusals."""
    rows = [line.split("|")[1] for line in page.splitlines() if line.startswith("|")]
    refusals = re.findall(r"^\*\*[^*]+:\*\*[^.]+", page, re.MULTILINE)
    return [CODE.findall(text) for text in [*rows, *refusals]]


def prose(page: str) -> str:
    """The page without code, links and numbers of rules."""
    return re.sub(r"\]\([^)]*\)|\b[A-Z]{2,3}-\d+\b", "", CODE.sub("", page))


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_a_translated_page_has_the_rules_of_the_english_one_in_its_order(language: str, name: str) -> None:
    english, page = (PAGES / name).read_text("utf-8"), text_of(language, name)
    assert stated(page) == stated(english)
    assert set(CODE.findall(page)) == set(CODE.findall(english))
    assert shape(page) == shape(english)
    assert keys(page) == keys(english)


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_a_translated_page_uses_the_marks_of_its_language(language: str, name: str) -> None:
    text = prose(text_of(language, name))
    assert not set("\"'’") & set(text)
    assert not set("«»„“”") & set(text) - set(QUOTED[language])
    first, last = QUOTED[language]
    assert text.count(first) == text.count(last)


@pytest.mark.parametrize(("language", "name"), [*TRANSLATED, *(("en", name) for name in FILES)])
def test_a_page_is_at_most_100_columns_wide(language: str, name: str) -> None:
    page = (PAGES / name).read_text("utf-8") if language == "en" else text_of(language, name)
    assert [line for line in page.splitlines() if len(line) > 100 and not line.startswith("|")] == []


def test_no_line_ends_after_a_one_letter_word_or_before_a_dash() -> None:
    assert without_breaks("Ані в\nстопці, ні на\nруці — й `a b` у грі.", "uk") == (
        "Ані в\u00a0стопці, ні на\nруці\u00a0— й\u00a0`a b` у\u00a0грі."
    )
    assert without_breaks("Karta v\nruce\n\n- a\n\nK tomu", "cs") == "Karta v\u00a0ruce\n\n- a\n\nK\u00a0tomu"
    assert without_breaks("I am a card", "en") == "I am a card"


@pytest.mark.parametrize(("language", "name"), TRANSLATED)
def test_no_break_spaces_leave_the_points_of_a_page_as_they_are(language: str, name: str) -> None:
    game = ALL_GAMES if name == "README.md" else name.removesuffix(".md")
    page = text_of(language, name)
    told, read = rules_of(game, language).points, read_rules(game, language, page).points
    assert [(point.number, point.text.split()) for point in told] == [(one.number, one.text.split()) for one in read]
    assert "\u00a0" in "".join(point.text for point in told)


def test_a_page_in_another_language_counts_before_the_english_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cs").mkdir()
    (tmp_path / "snap.md").write_text(PAGE, "utf-8")
    (tmp_path / "cs" / "snap.md").write_text("# Prásk\n", "utf-8")
    monkeypatch.setattr(home, "RULES_FOLDERS", (tmp_path,))
    assert [rules_of("snap", language).title for language in ("cs", "uk")] == ["Prásk", "Snap"]
    with pytest.raises(NoRules):
        rules_of("other", "en")
