"""The locale files say the same things in every language."""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from seriatim.games import GAMES
from seriatim.games.game import AnyGame
from seriatim.words import LANGUAGES, LOCALES, Words, preferred_language, with_no_breaks

GENERAL_REFUSALS = ("game-over", "no-such-move", "no-such-signal")
PLURALS = {"en": {"one"}, "uk": {"one", "few"}, "ru": {"one", "few"}, "cs": {"one", "few"}}


class Names(Visitor):
    """Collects the variables a message names and the forms it chooses between."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.forms: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.forms.append({variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)})
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, Names]:
    found: dict[str, Names] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                names = Names()
                names.visit(entry)
                found[entry.id.name] = names
    return found


def test_every_folder_of_locales_is_a_language() -> None:
    assert {folder.name for folder in LOCALES.iterdir()} == set(LANGUAGES)


RULES = Path(__file__).parents[1] / "docs" / "rules"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_files_and_messages(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()
    files = [sorted(file.name for file in (LOCALES / code).glob("*.ftl")) for code in ("en", language)]
    assert files[0] == files[1]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_translation_names_the_same_values(language: str) -> None:
    theirs = messages(language)
    differing = [key for key, names in messages("en").items() if names.variables != theirs[key].variables]
    assert differing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_counts_uses_all_plural_forms_of_the_language(language: str) -> None:
    for key, names in messages(language).items():
        for forms in names.forms:
            if forms & {"one", "few", "many"}:
                assert forms >= PLURALS[language] | {"other"}, f"{language}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_numbers_are_the_same_in_every_language(language: str) -> None:
    numbers = re.compile(r"\b(?:ALL|TG|QE|SQ|TM|CI|RH)-\d+\b")
    for file in (LOCALES / "en").glob("*.ftl"):
        theirs = (LOCALES / language / file.name).read_text("utf-8")
        assert numbers.findall(theirs) == numbers.findall(file.read_text("utf-8")), file.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_refusal_of_every_game_is_a_sentence_that_names_its_rule(language: str, game: AnyGame) -> None:
    for reason in (*GENERAL_REFUSALS, *game.refusals):
        assert re.search(r"\([A-Z]{2,3}-\d+", Words(language).say(game.refusal(reason).key)), reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_piles_are_called_by_words_of_the_language_and_not_as_records_write_them(language: str) -> None:
    """QE-1"""
    values = {name: 1 for names in messages("en").values() for name in names.variables}
    spoken = [
        key for key, names in messages("en").items() if key.startswith("quick-and-easy-") and "pile" in names.variables
    ]
    assert len(spoken) > 5
    for key in spoken:
        up, down = (Words(language).say(key, {**values, "pile": pile}) for pile in ("up", "down"))
        assert up != down
        assert not re.search(r"\b(up|down)\b", up + down), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_initials_of_their_own_that_are_no_piles(language: str) -> None:
    """Badges show initials beside piles a to d (TG-3); А, В and С look like A, B and C."""
    initials = [Words(language).say("web-bot-name", {"seat": seat})[0] for seat in range(12)]
    assert len(set(initials)) == 12
    assert not set(initials) & set("ABCDАВС")


LANES = {"en": r"\blanes?\b", "uk": "смуг", "ru": "полос", "cs": "pruh"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_in_rush_hour_is_never_a_lane(language: str) -> None:
    """RH-3"""
    pages = RULES if language == "en" else RULES / language
    for file in (
        *(LOCALES / language).glob("*rush-hour.ftl"),
        LOCALES / language / "web-coach.ftl",
        pages / "rush-hour.md",
    ):
        assert re.search(LANES[language], file.read_text("utf-8"), re.IGNORECASE) is None, file.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_dealt_is_told_without_the_names_of_options(language: str) -> None:
    """TM-2: people know these options by what stands above them."""
    told = Words(language).say("traffic-memo-too-few-numbers", {"low": 30, "high": 12, "lows": "1–7", "highs": "35–50"})
    assert not re.search(r"\b(low|high)\b", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_dashes_and_ellipses_are_set_as_the_language_sets_them(language: str) -> None:
    """Ukrainian and Russian have the long dash, English and Czech the short one; no space stands before an ellipsis."""
    wrong = re.compile(r"\w …|\.\.\.| – " if language in ("uk", "ru") else r"\w …|\.\.\.| — ")
    for file in (LOCALES / language).glob("*.ftl"):
        texts = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
        assert [line for line in texts if wrong.search(line.replace('{" "}', " "))] == [], file.name


NO_BREAKS = json.loads((Path(__file__).parent / "golden" / "no-breaks.json").read_text("utf-8"))


@pytest.mark.parametrize("case", NO_BREAKS, ids=lambda case: f"{case['language']} {case['text']}")
def test_units_dashes_and_short_words_stay_with_their_neighbours(case: dict[str, str]) -> None:
    """The page's own tests check the same cases."""
    assert with_no_breaks(case["language"], case["text"], bool(case["is_after_value"])) == case["expected"]


def test_no_break_spaces_stand_in_every_form_of_a_sentence() -> None:
    assert Words("uk").say("web-minutes", {"minutes": 5}) == "5\u00a0хв"
    assert (
        Words("uk")
        .say("sequence-places", {"card": "QS", "space": "b5", "made": 1, "lost": "no"})
        .endswith("b5 (QS)\u00a0— секвенція!")
    )
    assert Words("cs").say("cut-in-cuts", {"cards": "13", "low": 12, "high": 14}).endswith("12 a\u00a014")


TYPOS = {
    "a space before an ellipsis": r"(?<!:) …",
    "three dots for an ellipsis": r"\.\.\.",
    "a no-break space that cannot be seen; words.py sets them, or write \\u00A0": "\u00a0",
}
TYPOS_OF = {
    "uk": {"a short dash": " – ", "an apostrophe that is no letter (ʼ is one)": r"(?<=\w)['’](?=\w)"},
    "ru": {"a short dash": " – "},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_those_of_the_language(language: str) -> None:
    for file in (LOCALES / language).glob("*.ftl"):
        text = re.sub(r"(?m)^#.*", "", file.read_text("utf-8"))
        for typo, pattern in {**TYPOS, **TYPOS_OF.get(language, {})}.items():
            assert re.findall(rf".*{pattern}.*", text) == [], f"{file.name}: {typo}"


def test_a_terminal_gets_the_language_it_asks_for() -> None:
    assert preferred_language({"LANG": "cs_CZ.UTF-8"}) == "cs"
    assert preferred_language({"LANG": "cs_CZ.UTF-8", "SERIATIM_LANGUAGE": "uk"}) == "uk"
    assert preferred_language({"LC_ALL": "ru_UA", "LANG": "en_GB"}) == "ru"


def test_a_terminal_that_asks_for_another_language_gets_english() -> None:
    assert preferred_language({}) == "en"
    assert preferred_language({"LC_ALL": "de_DE.UTF-8", "LANG": "cs_CZ"}) == "en"


def test_a_sentence_whose_value_is_missing_is_an_error_and_not_a_gap() -> None:
    with pytest.raises(FluentReferenceError):
        Words("en").say("seat-does", {"seat": 1})


def made_of_parts() -> str:
    """What keys look like that the code puts together: a game's words, refusals and outcomes, helps and measures."""
    games = "|".join(GAMES)
    outcomes = "|".join({outcome for game in GAMES.values() for outcome in game.outcomes})
    words = "says|refuses|reason"
    page = r"web-(event|keys|level|line|pace|phase|theme|size|motion|story|score|coach|first|learn|option)-.+"
    page += r"|web-[a-z-]+-word-.+"
    page += rf"|web-({games})-({outcomes}|bids|end)"
    return rf"cli-\w+-help|measure-.+|((table|server)-)?refuses-.+|({games})(-({words})-.+|-({outcomes}))?|{page}"


def test_every_message_is_used() -> None:
    page = Path(__file__).parents[1] / "web"
    written = [file for folder in ("src", "plugins") for file in (page / folder).rglob("*")]
    files = [*LOCALES.parent.rglob("*.py"), *(file for file in written if file.suffix in (".svelte", ".ts"))]
    sources = "\n".join(file.read_text("utf-8") for file in files)
    quoted = set(re.findall(r"""(?<=["'])[\w-]+(?=["'])""", sources))
    assert [key for key in messages("en").keys() - quoted if not re.fullmatch(made_of_parts(), key)] == []
