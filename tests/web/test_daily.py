"""The deal of the day: how everybody here has done."""

import re
from datetime import UTC, date, datetime, timedelta
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from seriatim.kit.seed import quick_rng
from seriatim.words import LANGUAGES, Words
from tests.web import test_the_game as the_game
from tests.web.conftest import Person
from tests.web.playing import play_to_the_end as play_through_the_page
from tools import client
from tools.client import ServerProcess, play_to_the_end
from tools.stage import enter, table

pytestmark = pytest.mark.slow
WORDS: Final = Words("en")
GAME: Final = "traffic-memo"


class PlayedDeal(NamedTuple):
    """Somebody who has played the deal of the day, and where."""

    person: client.Person
    table: str


def play(server: ServerProcess, name: str) -> PlayedDeal:
    person = client.Person(server)
    made = person.post(f"/api/daily/{GAME}", {"name": name, "level": "novice"}).json()["table"]
    with person.page() as socket:
        socket.enter(made)
        play_to_the_end([socket], quick_rng(name))
    return PlayedDeal(person, made)


@pytest.fixture(scope="module")
def played_on() -> dict[date, list[PlayedDeal]]:
    """Who has played the deal of which day: midnight may come while these tests run."""
    return {}


@pytest.fixture
def players(server: ServerProcess, played_on: dict[date, list[PlayedDeal]]) -> list[PlayedDeal]:
    today = datetime.now(UTC).date()
    if today not in played_on:
        played_on[today] = [play(server, "Anna"), play(server, "Boris")]
    return played_on[today]


def choose(page: Page, words: Words, game: str) -> None:
    page.locator("dialog").get_by_label(words.say("web-daily")).select_option(label=words.say(game))


def open_results(page: Page, words: Words) -> None:
    page.goto("/")
    page.locator("[data-results]").click()
    choose(page, words, GAME)
    expect(page.locator("[data-result]")).to_have_count(2)


def test_home_lists_the_results_of_the_day_the_best_first(person: Person, players: list[PlayedDeal]) -> None:
    open_results(person.page, WORDS)
    expect(person.page.locator("[data-result='mine']")).to_have_count(0)
    scores = person.page.locator("[data-result] .score").all_inner_texts()
    counts = [int(score.split()[0]) for score in scores]
    assert counts == sorted(counts, reverse=True)
    expect(person.page.locator("ol[data-level='novice'] [data-result]")).to_have_count(2)
    expect(person.page.locator("dialog h4")).to_have_text(
        WORDS.say("web-daily-level", {"level": WORDS.say("web-level-novice")})
    )
    choose(person.page, WORDS, "sequence")
    expect(person.page.locator("dialog")).to_contain_text(WORDS.say("web-daily-nobody"))


def test_the_deal_of_the_day_is_played_alone_against_bots_of_the_chosen_level(person: Person) -> None:
    page = person.page
    page.goto("/")
    levels = page.get_by_role("group", name=WORDS.say("web-bots-play"))
    levels.get_by_text(WORDS.say("web-level-strong"), exact=True).click()
    page.locator("[data-daily='rush-hour']").click()
    page.wait_for_selector("[data-phase='running']")
    table_id = page.url.rpartition("/")[2]
    told = page.request.get(f"/api/tables/{table_id}").json()
    assert [seat["bot"] for seat in told["seats"]] == [None, "strong"]
    page.get_by_role("button", name=WORDS.say("web-menu")).click()
    expect(page.get_by_role("switch", name=WORDS.say("web-would-stop"))).to_have_count(1)
    expect(page.get_by_role("switch", name=WORDS.say("web-let-bot-play"))).to_have_count(0)
    expect(page.locator("dialog")).not_to_contain_text(WORDS.say("web-invitation-watch"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_ones_own_result_is_marked(
    browser: Browser, server: ServerProcess, players: list[PlayedDeal], language: str
) -> None:
    somebody, words = Person(browser, server, language), Words(language)
    enter(somebody.context, players[1].person)
    open_results(somebody.page, words)
    mine = somebody.page.locator("[data-result='mine']")
    expect(mine).to_contain_text(f"Boris {words.say('web-daily-you')}")
    somebody.close()
    assert somebody.troubles == []


def test_after_the_end_the_results_stand_beside_ones_own(person: Person, players: list[PlayedDeal]) -> None:
    enter(person.context, players[0].person)
    table(person.page, f"/t/{players[0].table}")
    expect(person.page.locator("section [data-result='mine']")).to_contain_text("Anna")
    expect(person.page.locator("section [data-result='other']")).to_contain_text("Boris")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_tells_ones_place_and_when_the_next_deal_comes(
    browser: Browser, server: ServerProcess, players: list[PlayedDeal], language: str
) -> None:
    somebody, words = Person(browser, server, language), Words(language)
    enter(somebody.context, players[0].person)
    day = players[0].person.get("/api/daily").json()[0]["day"]
    midnight = datetime.fromisoformat(f"{day}T00:00:00+00:00") + timedelta(days=1)
    table(somebody.page, f"/t/{players[0].table}")
    place = somebody.page.locator("section [data-place]")
    number = int(place.get_attribute("data-place") or 0)
    expect(place).to_have_text(words.say("web-daily-place", {"place": number, "count": 2}))
    coming = somebody.page.locator(f"[data-next-deal='{int(midnight.timestamp() * 1000)}']")
    expect(coming).to_have_text(re.compile(r"\(\d{1,2}:\d\d.*\)\.$"))
    somebody.close()
    assert somebody.troubles == []


def test_who_plays_it_to_the_end_finds_their_result_at_once(person: Person) -> None:
    """And it is said at the table that this is the deal of the day."""
    page = person.page
    page.goto("/")
    page.locator("[data-daily='the-game']").click()
    page.wait_for_selector(".prompt.mine")
    expect(page.locator("header").first).to_contain_text(WORDS.say("web-daily"))
    play_through_the_page(page, the_game.go_on)
    expect(page.locator("section [data-result='mine']")).to_have_count(1)
    laid = page.locator("section [data-result='mine'] .score").inner_text()
    page.goto("/")
    page.locator("[data-results]").click()
    choose(page, WORDS, "the-game")
    expect(page.locator("dialog [data-result='mine'] .score")).to_have_text(laid)
    expect(page.locator("dialog [data-result='mine']")).to_contain_text(WORDS.say("web-daily-you"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_is_shared_without_a_card(
    browser: Browser, server: ServerProcess, players: list[PlayedDeal], language: str
) -> None:
    somebody, words = Person(browser, server, language), Words(language)
    somebody.context.grant_permissions(["clipboard-read", "clipboard-write"])
    somebody.context.add_init_script("Object.defineProperty(navigator, 'share', { value: undefined })")
    enter(somebody.context, players[0].person)
    table(somebody.page, f"/t/{players[0].table}")
    score = somebody.page.locator("section [data-result='mine'] .score").inner_text()
    somebody.page.get_by_role("button", name=words.say("web-daily-share")).click()
    expect(somebody.page.get_by_role("button", name=words.say("web-copied"))).to_be_visible()
    shared = somebody.page.evaluate("navigator.clipboard.readText()").split("\n")
    level = words.say("web-daily-level", {"level": words.say("web-level-novice")})
    day = players[0].person.get("/api/daily").json()[0]["day"]
    assert str(date.fromisoformat(day).year) in shared[0]
    assert shared[0].startswith("Seriatim")
    assert shared[1] == words.say(GAME)
    assert all(set(line) <= set("🟩🟦⬜⭐") for line in shared[2:4])
    assert shared[4:] == [score, level, f"{server.address}/"]
    somebody.close()
    assert somebody.troubles == []


def test_ones_own_game_is_watched_again_and_nobody_elses(person: Person, players: list[PlayedDeal]) -> None:
    enter(person.context, players[0].person)
    table(person.page, f"/t/{players[0].table}")
    person.page.locator("section [data-replay]").click()
    person.page.wait_for_selector(".controls")
    expect(person.page.locator(".screen[data-seat='0']")).to_have_count(1)
    expect(person.page.locator("header select option")).to_have_count(1)
    person.page.keyboard.press("End")
    expect(person.page.locator(".screen")).to_have_attribute("data-place", re.compile(r"[1-9]"))
    refused = players[1].person.get(f"/api/tables/{players[0].table}/games/1/replay?seat=0")
    assert (refused.status_code, refused.json()["reason"]) == (403, "day-not-over")
