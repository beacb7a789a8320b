"""The rules as they are served: every numbered rule of every page, once, with its words."""

import re
from pathlib import Path

import pytest

from seriatim.games import GAMES
from seriatim.server.http import games
from seriatim.server.http.games import ALL_GAMES, NoRules, read_rules, rules_of
from tests.contract.completeness import PAGES, stated

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


def test_a_page_in_another_language_counts_before_the_english_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cs").mkdir()
    (tmp_path / "snap.md").write_text(PAGE, "utf-8")
    (tmp_path / "cs" / "snap.md").write_text("# Prásk\n", "utf-8")
    monkeypatch.setattr(games, "RULES_FOLDERS", (tmp_path,))
    assert [rules_of("snap", language).title for language in ("cs", "uk")] == ["Prásk", "Snap"]
    with pytest.raises(NoRules):
        rules_of("other", "en")
