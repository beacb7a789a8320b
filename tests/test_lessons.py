"""The rule pages tell every rule, in every language, and their boards are what the engine says."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from scripts.lessons.boards import Round
from scripts.lessons.files import FOLDER, PAGES, ROUND_FOLDER, ROUNDS, pages, rounds
from scripts.lessons.pages import Page, Paragraph

from seriatim.games import GAMES
from seriatim.words import LANGUAGES, LOCALES, Words

RULES = Path(__file__).parents[1] / "docs" / "rules"
every_round = pytest.mark.parametrize("guided", ROUNDS, ids=lambda guided: guided.game)
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.game)


def paragraphs(page: Page) -> list[Paragraph]:
    return [paragraph for chapter in page.chapters for paragraph in chapter.paragraphs]


def rules_of(game: str) -> set[str]:
    return set(re.findall(r"^\*\*([A-Z]{2}-\d+)\*\*", (RULES / f"{game}.md").read_text("utf-8"), re.MULTILINE))


def test_the_lessons_are_what_the_engine_says() -> None:
    """`make lessons` writes them."""
    assert {file.name: file.read_text("utf-8") for file in FOLDER.iterdir()} == pages()
    assert {file.name: file.read_text("utf-8") for file in ROUND_FOLDER.iterdir()} == rounds()


def test_every_game_has_a_page() -> None:
    assert [page.game for page in PAGES] == list(GAMES)


@every_page
def test_a_page_tells_every_rule_of_its_game_and_no_other(page: Page) -> None:
    told = {rule for paragraph in paragraphs(page) for rule in paragraph.rules}
    assert told == rules_of(page.game)


@every_page
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_and_chapter_has_its_words(page: Page, language: str) -> None:
    words = Words(language)
    for chapter in page.chapters:
        assert words.say(f"web-learn-chapter-{chapter.name}")
    texts = [words.say(f"web-learn-{page.game}-{paragraph.name}") for paragraph in paragraphs(page)]
    assert len(set(texts)) == len(texts)


@every_page
def test_no_words_are_left_over(page: Page) -> None:
    text = (LOCALES / "en" / f"web-learn-{page.game}.ftl").read_text("utf-8")
    written = re.findall(rf"^web-learn-{page.game}-([a-z-]+) =", text, re.MULTILINE)
    assert written == [paragraph.name for paragraph in paragraphs(page)]


@every_page
def test_a_board_can_be_walked_and_every_choice_leads_somewhere(page: Page) -> None:
    lessons = [paragraph.lesson for paragraph in paragraphs(page) if paragraph.lesson]
    assert len(lessons) >= 3
    for lesson in lessons:
        places = range(len(lesson.positions))
        assert lesson.path
        assert set(lesson.path) <= set(places)
        for position in lesson.positions:
            assert {choice.move for choice in position.choices} == set(position.after)
            assert set(position.after.values()) <= set(places)
            assert not set(position.after) & set(position.refused)


@every_page
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_event_of_a_board_can_be_said(page: Page, language: str) -> None:
    words = Words(language)
    for paragraph in paragraphs(page):
        for position in paragraph.lesson.positions if paragraph.lesson else ():
            for key in {position.otherwise, *position.refused.values()}:
                assert re.search(r"\([A-Z]{2,3}-\d+", words.say(key))
            for event in position.events:
                assert words.say(event.telling.key, event.telling.values)


def test_every_game_has_a_guided_round() -> None:
    assert [guided.game for guided in ROUNDS] == list(GAMES)


@every_round
def test_a_guided_round_leads_from_step_to_step_by_moves_that_the_rules_allow(guided: Round) -> None:
    way, positions = [0, *guided.lesson.path], guided.lesson.positions
    asked = {step.place: step for step in guided.steps}
    for place, following in pairwise(way):
        position = positions[place]
        if place in asked:
            assert position.after == {asked[place].move: following}
            assert asked[place].move in {choice.move for choice in position.choices}
            assert not {asked[place].move} & {*position.refused, *position.beyond}
        else:
            assert position.after == {}
            assert positions[following].events[-1].seat != 0
    assert set(asked) <= set(way[:-1])
    assert not any(position.is_over for position in positions)


@every_round
def test_a_guided_round_has_each_kind_of_move_of_a_first_game(guided: Round) -> None:
    kinds = {
        choice.kind
        for step in guided.steps
        for choice in guided.lesson.positions[step.place].choices
        if choice.move == step.move
    }
    assert (
        kinds
        == {
            "the-game": {"bid", "lay", "end", "signal"},
            "quick-and-easy": {"bid", "lay", "end", "signal", "word"},
            "sequence": {"place", "remove", "exchange"},
            "traffic-memo": {"turn", "take"},
            "cut-in": {"open", "lay", "cut", "let-go"},
            "rush-hour": {"pick", "row"},
        }[guided.game]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_goal_and_step_has_its_sentence_and_no_sentence_is_left_over(language: str) -> None:
    text = (LOCALES / language / "web-first.ftl").read_text("utf-8")
    written = re.findall(rf"^web-first-((?:{'|'.join(GAMES)})-[a-z-]+) =", text, re.MULTILINE)
    needed = [f"{guided.game}-{name}" for guided in ROUNDS for name in ("goal", *(step.name for step in guided.steps))]
    assert written == needed
