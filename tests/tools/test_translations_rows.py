"""Which corrections of a table of translations are applied."""

from pathlib import Path

import pytest
from scripts import translations_rows
from scripts.translations_rows import Decision, counted, decisions, main, rows

TABLE = """\
## Grades
| a | b | c | d | e |
## Czech
### Czech · Serious
| file | key | now | better | why |
| --- | --- | --- | --- | --- |
| web | `web-greet` | `Ahoj , lidi` | `Ahoj, všichni` | Y · Space. |
| web | `web-count` | `[few] { $count } karta` | `[few] { $count } karty` | G · Form. |
| web | `web-gone` | `Tady` | `Tam` | M · Place. |
## Rule pages in docs/rules (English only)
| README.md | ALL-1 | The house plays. | The `server` plays. | P · On all six pages. |
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for locales, rules and decisions."""
    for name in ("cs", "rules"):
        (tmp_path / name).mkdir()
    for name, place in (("LOCALES", tmp_path), ("RULES", tmp_path / "rules"), ("DECIDED", tmp_path / "decided.toml")):
        monkeypatch.setattr(translations_rows, name, place)
    translations_rows.sources.cache_clear()
    (tmp_path / "table.md").write_text(TABLE, "utf-8")
    (tmp_path / "rules" / "a.md").write_text("The `server`\nplays.", "utf-8")
    (tmp_path / "rules" / "b.md").write_text("The house plays.", "utf-8")
    (tmp_path / "cs" / "web.ftl").write_text(
        "web-greet = Ahoj, všichni\nweb-count = { $count ->\n    [few] { $count }\u00a0karty\n   *[other] x\n}\n",
        "utf-8",
    )
    return tmp_path


def test_only_rows_below_a_language_are_corrections() -> None:
    assert [(row.language, row.key) for row in rows(TABLE)] == [
        ("cs", "web-greet"),
        ("cs", "web-count"),
        ("cs", "web-gone"),
        ("rules", "ALL-1"),
    ]


def test_a_row_is_open_until_its_text_is_everywhere(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(folder / "table.md")]) == 1
    told = capsys.readouterr().out
    assert "| cs | 2 | 0 | 0 | 1 |" in told
    assert "| rules | 0 | 0 | 0 | 1 |" in told
    assert "web-gone\n  now     Tady\n  better  Tam" in told
    (folder / "rules" / "b.md").write_text("The `server` plays.", "utf-8")
    assert "| rules | 1 | 0 | 0 | 0 |" in counted(list(rows(TABLE)), [])


def test_a_row_whose_old_text_still_stands_as_well_is_open(folder: Path) -> None:
    (folder / "cs" / "web.ftl").write_text("web-greet = Ahoj, všichni. Ahoj , lidi\n", "utf-8")
    assert "| cs | 0 | 0 | 0 | 3 |" in counted(list(rows(TABLE)), [])


def test_a_decision_with_a_reason_closes_its_row(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "rules" / "b.md").write_text("The `server` plays.", "utf-8")
    decided = '[[decision]]\nlanguage = "cs"\nkey = "web-gone"\nstatus = "superseded"\nreason = "It is gone."\n'
    (folder / "decided.toml").write_text(decided, "utf-8")
    assert main([str(folder / "table.md")]) == 0
    assert "| cs | 2 | 0 | 1 | 0 |" in capsys.readouterr().out


def test_a_decision_about_an_applied_row_is_not_needed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    decided = '[[decision]]\nlanguage = "cs"\nkey = "web-greet"\nstatus = "declined"\nreason = "Nicer."\n'
    (folder / "decided.toml").write_text(decided, "utf-8")
    assert main([str(folder / "table.md"), "cs"]) == 1
    assert "Not needed any more: cs web-greet: Nicer." in capsys.readouterr().out


def test_a_decision_may_be_about_one_of_several_rows() -> None:
    decision = Decision("cs", "web-greet", "declined", "Nicer.", text="všichni")
    assert [decision.is_about(row) for row in rows(TABLE)] == [True, False, False, False]


def test_every_decision_has_a_reason() -> None:
    assert all(len(decision.reason) > 10 for decision in decisions())
