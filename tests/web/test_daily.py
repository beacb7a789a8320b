"""The deal of the day: how everybody here has done."""

from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from seriatim.kit.seed import quick_rng
from seriatim.words import LANGUAGES, Words
from tests.server import client
from tests.server.client import ServerProcess, play_to_the_end
from tests.web.conftest import Person
from tests.web.stage import enter, table

pytestmark = pytest.mark.slow
WORDS: Final = Words("en")
GAME: Final = "traffic-memo"


class Played(NamedTuple):
    """Somebody who has played the deal of the day, and where."""

    person: client.Person
    table: str


def play(server: ServerProcess, name: str) -> Played:
    person = client.Person(server)
    made = person.post(f"/api/daily/{GAME}", {"name": name, "level": "novice"}).json()["table"]
    with person.page() as socket:
        socket.enter(made)
        play_to_the_end([socket], quick_rng(name))
    return Played(person, made)


@pytest.fixture(scope="module")
def players(server: ServerProcess) -> list[Played]:
    return [play(server, "Anna"), play(server, "Boris")]


def choose(page: Page, words: Words, game: str) -> None:
    page.locator("dialog").get_by_label(words.say("web-daily")).select_option(label=words.say(game))


def open_results(page: Page, words: Words) -> None:
    page.goto("/")
    page.locator("[data-results]").click()
    choose(page, words, GAME)
    expect(page.locator("[data-result]")).to_have_count(2)


def test_home_lists_the_results_of_the_day_the_best_first(person: Person, players: list[Played]) -> None:
    open_results(person.page, WORDS)
    expect(person.page.locator("[data-result='mine']")).to_have_count(0)
    scores = person.page.locator("[data-result] .score").all_inner_texts()
    counts = [int(score.split()[0]) for score in scores]
    assert counts == sorted(counts, reverse=True)
    choose(person.page, WORDS, "sequence")
    expect(person.page.locator("dialog")).to_contain_text(WORDS.say("web-daily-nobody"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_ones_own_result_is_marked(
    browser: Browser, server: ServerProcess, players: list[Played], language: str
) -> None:
    somebody, words = Person(browser, server, language), Words(language)
    enter(somebody.context, players[1].person)
    open_results(somebody.page, words)
    mine = somebody.page.locator("[data-result='mine']")
    expect(mine).to_contain_text(f"Boris {words.say('web-daily-you')}")
    somebody.close()
    assert somebody.troubles == []


def test_after_the_end_the_results_stand_beside_ones_own(person: Person, players: list[Played]) -> None:
    enter(person.context, players[0].person)
    table(person.page, f"/t/{players[0].table}")
    expect(person.page.locator("section [data-result='mine']")).to_contain_text("Anna")
    expect(person.page.locator("section [data-result='other']")).to_contain_text("Boris")
