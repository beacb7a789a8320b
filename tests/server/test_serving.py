"""A whole server with SQLite on disk, and people who play at it over HTTP and WebSockets.

Most tests run the application in this process. What depends on uvicorn or on processes runs with a real server.
"""

import json
import re
import stat
from pathlib import Path
from typing import Any

import httpx
import pytest

from seriatim.games import GAMES
from seriatim.games.game import AnyGame
from seriatim.kit.seed import commitment, quick_rng
from tests.server.asgi import in_process
from tools.client import (
    Page,
    Person,
    Server,
    SocketClosed,
    SocketRefused,
    gathered,
    play_to_the_end,
    serving,
)

TOLD = ("happened", "moved")


def get(server: Server, path: str) -> httpx.Response:
    return server.request("GET", path, httpx.Cookies())


# Whole games


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
@pytest.mark.slow
def test_two_people_and_bots_play_a_whole_game(any_server: Server, game: AnyGame) -> None:
    server = any_server
    seats = 3 if 3 in game.seat_counts else 4
    people = [Person(server), Person(server)]
    table, pages = gathered(people, game.id, seats)
    play_to_the_end(pages, quick_rng(f"whole game of {game.id}"))
    for page in pages:
        numbers = [event["sequence"] for told in page.heard if told["type"] in TOLD for event in told["events"]]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), "nothing is missed, nothing told twice"
        page.close()
    record = people[1].get(f"/api/tables/{table}/games/1")
    assert record.status_code == 200
    verified = people[0].send("/api/verify", record.text)
    assert verified.json()["game"] == game.id
    assert verified.json()["hash"] == pages[0].picture["hash"] == commitment(pages[0].picture["seed"])


def test_people_may_play_again_at_the_same_table(server: Server) -> None:
    people = [Person(server), Person(server)]
    table, pages = gathered(people, "rush-hour", 2)
    play_to_the_end(pages, quick_rng("first game"))
    for page in pages:
        page.do("rematch")
    for page in pages:
        page.until_phase("running")
        assert page.picture["number"] == 2
        page.close()
    assert people[0].get(f"/api/tables/{table}/games/1").status_code == 200
    assert people[0].get(f"/api/tables/{table}/games/2").json()["reason"] == "no-such-record"


# Twice, gaps, coming back


def test_the_same_id_twice_acts_once(server: Server) -> None:
    host = Person(server)
    table = host.make("the-game", 2)
    with host.page() as page:
        page.enter(table)
        first = page.ask({"type": "sit", "seat": 0, "name": "Ann"}, "twice")
        again = page.ask({"type": "sit", "seat": 0, "name": "Ann"}, "twice")
        assert first == again == {"type": "ack", "id": "twice", "sequence": 2}
        assert page.picture["sequence"] == 2


def test_who_comes_back_is_told_what_was_missed(any_server: Server) -> None:
    ann, ben = Person(any_server), Person(any_server)
    table = ann.make("the-game", 2)
    with ann.page() as page, ben.page() as other:
        page.enter(table)
        other.enter(table)
        page.do("sit", seat=0, name="Ann")
        seen = page.picture["sequence"]
        page.close()
        other.do("sit", seat=1, name="Ben")
        other.do("ready")
        with ann.page() as back:
            told = back.enter(table, after=seen)
            assert told["type"] == "happened"
            assert [event["event"]["type"] for event in told["events"]] == ["sat", "readied"]
            assert back.enter(table, after=back.picture["sequence"])["events"] == []
            assert back.enter(table, after=999)["type"] == "view"
            assert back.enter(table)["type"] == "view"
            assert back.picture == page.picture | back.picture


def test_a_person_may_look_from_several_pages_and_play_at_several_seats(server: Server) -> None:
    person = Person(server)
    table = person.make("the-game", 2)
    with person.page() as phone, person.page() as tablet:
        phone.enter(table)
        tablet.enter(table, seat=1)
        for seat in (0, 1):
            phone.do("sit", seat=seat, name=f"Seat {'ab'[seat]}")
        phone.do("ready")
        phone.do("start")
        tablet.until_phase("running")
        assert (phone.picture["seat"], tablet.picture["seat"]) == (0, 1)
        hands = [page.picture["board"]["view"]["hand"] for page in (phone, tablet)]
        assert hands[0] != hands[1]
        phone.enter(table, seat=1)
        assert phone.picture["board"]["view"]["hand"] == hands[1]


def test_spectators_see_what_everybody_sees(server: Server) -> None:
    people = [Person(server), Person(server)]
    table, pages = gathered(people, "the-game", 2)
    with Person(server).page() as looker:
        looker.enter(table)
        assert looker.picture["seat"] == -2
        assert looker.picture["board"]["choices"] == []
        assert looker.ask({"type": "play", "seat": 0, "move": "bid 1"})["reason"] == "not-yours"
        pages[0].play_once(quick_rng("watched"))
        looker.until(lambda told: told["type"] == "moved")
        assert looker.heard[-1]["events"][0]["event"]["type"] == "played"
        assert "own" not in looker.heard[-1]["events"][0]
    for page in pages:
        page.close()


def test_spectators_see_all_hands_late_if_everybody_agrees(server: Server) -> None:
    people = [Person(server), Person(server)]
    table, pages = gathered(people, "the-game", 2, settings={"late_by": 2})
    hands = [page.picture["board"]["view"] for page in pages]
    with Person(server).page() as looker, people[0].page() as aside:
        looker.enter(table)
        aside.enter(table, seat=-2)
        for page in pages:
            assert page.play_once(quick_rng("shown"))
            page.do("show-hands")
        looker.until(lambda told: bool(looker.picture["hands"]))
        assert looker.picture["hands"]["views"] == hands
        assert looker.ask({"type": "sit", "seat": 0, "name": "Knows it all"})["reason"] == "seat-is-taken"
        aside.until(lambda told: aside.picture["sequence"] == looker.picture["sequence"])
        assert aside.picture["hands"] is None
        pages[1].do("show-hands", agreed=False)
        looker.until(lambda told: not looker.picture["hands"])
    for page in pages:
        assert all(told["picture"]["hands"] is None for told in page.heard if "picture" in told)
        page.close()


def test_a_table_without_spectators_shows_itself_to_players_only(server: Server) -> None:
    person, other = Person(server), Person(server)
    table = person.make("the-game", 1, settings={"spectators": False})
    with person.page() as page, other.page() as looker:
        page.enter(table)
        assert looker.enter(table)["type"] == "view"
        page.do("sit", seat=0, name="Ann")
        page.do("start")
        gone = looker.until(lambda told: told["type"] == "gone")
        assert gone["reason"] == "no-spectators"
        assert looker.enter(table)["reason"] == "no-spectators"
        assert other.get(f"/api/tables/{table}").status_code == 403


@pytest.mark.slow
def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        people = [Person(server), Person(server)]
        table, pages = gathered(people, "rush-hour", 2)
        rng = quick_rng("restart")
        for _ in range(4):
            for page in pages:
                page.play_once(rng)
        before = pages[0].enter(table)["picture"]
        for page in pages:
            page.close()
        assert server.stop() == 0
        server.start()
        with people[0].page() as page, people[1].page() as other:
            after = page.enter(table)["picture"]
            assert after["board"]["view"] == before["board"]["view"]
            other.enter(table)
            play_to_the_end([page, other], rng)


@pytest.mark.slow
def test_a_stop_tells_every_page_that_the_server_restarts(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        person = Person(server)
        table = person.make("the-game", 2)
        with person.page() as page, person.page() as other:
            page.enter(table)
            assert server.stop() == 0
            for one in (page, other):
                with pytest.raises(SocketClosed) as closed:
                    one.until(lambda _: False)
                assert closed.value.code == 1012


# Who may


def test_pages_of_others_are_refused(any_server: Server) -> None:
    person = Person(any_server)
    with pytest.raises(SocketRefused):
        person.page({"origin": "https://evil.example"})
    with person.page({"origin": any_server.address}):
        pass
    answer = person.post("/api/tables", {"game": "the-game", "seats": 1}, origin="https://evil.example")
    assert (answer.status_code, answer.json()["reason"]) == (403, "wrong-origin")


def test_nobody_is_listened_to_without_a_name_of_ours(any_server: Server) -> None:
    person = Person(any_server)
    person.cookies.clear()
    with pytest.raises(SocketRefused):
        person.page()
    person.cookies.set("seriatim", "somebody.else.signature")
    with pytest.raises(SocketRefused):
        person.page()


def test_a_recovery_link_works_once(server: Server) -> None:
    person, phone, thief = Person(server), Person(server), Person(server)
    table = person.make("the-game", 2)
    link = person.post("/api/me/link").json()["link"]
    token = link.partition("#")[2]
    assert phone.post("/api/me/recover", {"token": token}).status_code == 201
    assert [one["table"] for one in phone.get("/api/tables/mine").json()] == [table]
    assert thief.post("/api/me/recover", {"token": token}).json()["reason"] == "link-is-void"
    assert thief.get("/api/tables/mine").json() == []


def test_the_secret_is_for_the_server_alone(server: Server) -> None:
    assert stat.S_IMODE((server.data / "secret").stat().st_mode) == 0o600


# Over HTTP


def test_public_tables_are_listed_and_others_are_not(server: Server) -> None:
    host, guest = Person(server), Person(server)
    public = host.make("sequence", 2, settings={"visibility": "public"})
    hidden = host.make("sequence", 2)
    listed = {one["table"]: one for one in guest.get("/api/tables").json()}
    assert public in listed
    assert hidden not in listed
    assert "persons" not in listed[public]
    joined = guest.post(f"/api/tables/{hidden}/seats", {"name": "Guest"})
    assert joined.json()["seat"] == 0
    assert guest.post(f"/api/tables/{hidden}/seats", {"name": "Guest"}).json()["seat"] == 0
    seats = host.get(f"/api/tables/{hidden}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Guest", ""]
    assert guest.get("/api/tables/not-a-table").status_code == 404


def test_my_tables_tell_with_whom_and_whose_turn_it_is(server: Server) -> None:
    ann, ben, eve = Person(server), Person(server), Person(server)
    table, pages = gathered([ann, ben], "sequence", 3, settings={"visibility": "public"})
    while pages[0].picture["board"]["awaited"] == [2]:
        pages[0].hear()
    turn = pages[0].picture["board"]["awaited"]

    def mine(person: Person) -> Any:  # noqa: ANN401 - JSON
        return {one["table"]: one for one in person.get("/api/tables/mine").json()}[table]

    listed = {one["table"]: one for one in eve.get("/api/tables").json()}[table]
    assert mine(ann)["turn"] == mine(ben)["turn"] == turn
    assert [[bool(seat.get("is_mine")) for seat in mine(one)["occupants"]] for one in (ann, ben)] == [
        [True, False, False],
        [False, True, False],
    ]
    assert (listed["turn"], [seat["name"] for seat in listed["occupants"]]) == ([], ["Person a", "Person b", ""])
    assert not any(seat.get("is_mine") for seat in listed["occupants"])
    assert eve.get("/api/tables/mine").json() == []
    for page in pages:
        page.close()


def test_a_list_that_has_not_changed_is_not_sent_again(server: Server) -> None:
    ann = Person(server)
    ann.make("sequence", 2)
    for path in ("/api/tables", "/api/tables/mine"):
        etag = ann.get(path).headers["etag"]
        again = ann.get(path, **{"if-none-match": etag})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", etag)
        assert again.headers["cache-control"] == "no-store"
        ann.make("sequence", 2, settings={"visibility": "public"})
        assert ann.get(path, **{"if-none-match": etag}).status_code == 200


def test_a_table_can_be_put_away_and_taken_back(server: Server) -> None:
    ann, eve = Person(server), Person(server)
    table = ann.make("sequence", 2)
    for is_put_away in (True, False):
        answer = ann.post(f"/api/tables/{table}/put-away", {"is_put_away": is_put_away})
        assert answer.json() == {"is_put_away": is_put_away}
        (listed,) = ann.get("/api/tables/mine").json()
        assert listed["is_put_away"] == is_put_away
    assert eve.post(f"/api/tables/{table}/put-away", {"is_put_away": True}).status_code == 404
    assert ann.post("/api/tables/none/put-away", {"is_put_away": True}).status_code == 404


def test_the_deal_of_the_day_is_the_same_for_everybody_and_once_a_day(any_server: Server) -> None:
    hands = []
    for name in ("Ann", "Ben"):
        person = Person(any_server)
        table = person.post("/api/daily/the-game", {"name": name}).json()["table"]
        assert person.post("/api/daily/the-game", {"name": name}).json()["table"] == table
        with person.page() as page:
            page.enter(table)
            hands.append(page.picture["board"]["view"]["hand"])
            deal = next(one for one in person.get("/api/daily").json() if one["game"] == "the-game")
            assert page.picture["hash"] == deal["hash"]
            play_to_the_end([page], quick_rng("daily"))
            assert page.picture["seed"] == ""
        results = person.get(f"/api/daily/the-game/{deal['day']}").json()
        assert [one["name"] for one in results if one["is_mine"]] == [name]
        assert person.get(f"/api/tables/{table}/games/1").json()["reason"] == "day-not-over"
    assert hands[0] == hands[1]


@pytest.mark.parametrize(
    ("language", "trick"),
    [("en", "backwards trick"), ("uk", "зворотний прийом"), ("ru", "обратный приём"), ("cs", "reverzní trik")],
)
def test_rules_are_served_point_by_point_in_the_language_that_is_asked_for(
    server: Server, language: str, trick: str
) -> None:
    person = Person(server, language)
    rules = person.get("/api/rules/the-game").json()
    assert (rules["title"], rules["language"]) == ("The Game", language)
    assert trick in " ".join(next(point["text"] for point in rules["points"] if point["number"] == "TG-7").split())
    assert person.get("/api/rules/all").json()["points"][-1]["number"].startswith("ALL-")
    assert person.get("/api/rules/chess").status_code == 404


def test_answers_are_in_the_language_that_is_asked_for(server: Server) -> None:
    texts = {Person(server, language).get("/api/tables/none").json()["text"] for language in ("en", "uk", "ru", "cs")}
    assert len(texts) == 4


@pytest.mark.parametrize(
    "path", ["/", "/schema", "/schema/openapi.json", "/healthz", "/readyz", "/metrics", "/nothing"]
)
def test_every_answer_keeps_the_browser_from_mischief(server: Server, path: str) -> None:
    answer = get(server, path)
    assert answer.status_code == (404 if path == "/nothing" else 200)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert re.search(r"<script(?![^>]* src=\"/)|<style|style=", answer.text) is None
    assert "cdn" not in answer.text


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games", "/no-such-page"])
def test_who_asks_for_the_head_of_an_answer_gets_it_without_the_body(any_server: Server, path: str) -> None:
    whole, head = get(any_server, path), any_server.request("HEAD", path, httpx.Cookies())
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]


@pytest.mark.parametrize(
    "path", ["/api/me", "/api/games", "/api/tables/mine", "/api/tables/none", "/schema", "/nothing"]
)
def test_no_answer_of_the_api_is_kept_by_a_browser(any_server: Server, path: str) -> None:
    """Somebody else may use the browser next."""
    answer = get(any_server, path)
    assert answer.headers.get_list("cache-control") == ["no-store"]


def test_what_goes_with_other_options_can_be_asked(server: Server) -> None:
    """SQ-18"""
    person = Person(server)
    answer = person.post("/api/games/sequence/options", {"seats": 6, "options": {"teams": 3}})
    assert (answer.status_code, answer.json()["hard"]) == (200, [False])
    assert person.post("/api/games/sequence/options", {"seats": 5}).json()["reason"] == "bad-seats"
    assert person.post("/api/games/chess/options", {"seats": 2}).status_code == 404


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "the-game", "seats": 9}, 409),
        ({"game": "chess", "seats": 2}, 404),
        ({"game": "the-game", "seats": 2, "options": {"fire": "maybe"}}, 409),
        ({"game": "the-game"}, 400),
        ({"game": "the-game", "seats": 2, "host": "me"}, 400),
        ([], 400),
    ],
)
def test_what_cannot_be_made_is_answered_in_words(server: Server, body: object, status: int) -> None:
    answer = Person(server).post("/api/tables", body)
    assert answer.status_code == status
    assert answer.json()["text"].endswith(".")


def test_only_the_server_chooses_the_id_of_a_table(server: Server) -> None:
    person = Person(server)
    with person.page() as page:
        page.enter("my-own-name")
        page.send({"type": "do", "id": "1", "command": {"type": "create", "game": "the-game", "seats": 2}})
        assert page.hear()["reason"] == "bad-message"
    for method in ("PUT", "POST"):
        answer = person.request(method, "/api/tables/my-own-name", json={"game": "the-game", "seats": 2})
        assert answer.status_code == 405
    assert person.get("/api/tables/my-own-name").json()["reason"] == "no-such-table"


def test_an_address_makes_a_limited_number_of_tables_whoever_asks(tmp_path: Path) -> None:
    with in_process(tmp_path / "data", SERIATIM_TABLES="0.2") as server:
        made = [
            Person(server).post(path, body).status_code
            for path, body in (
                ("/api/tables", {"game": "the-game", "seats": 2}),
                ("/api/daily/the-game", {"name": "Ann"}),
                ("/api/tables", {"game": "the-game", "seats": 2}),
                ("/api/daily/the-game", {"name": "Ann"}),
            )
        ]
    assert made == [201, 201, 429, 429]


def test_a_body_that_is_too_large_is_not_read(server: Server) -> None:
    answer = Person(server).post("/api/tables", {"game": "x" * 100_000, "seats": 2})
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")


# Misbehaviour


def test_a_message_that_is_too_large_is_refused_or_ends_the_connection(any_server: Server) -> None:
    person = Person(any_server)
    with person.page() as page:
        page.socket.send("x" * 10_000)
        assert page.hear()["reason"] == "too-large"
        page.socket.send(b"\x00\x01")
        assert page.hear()["reason"] == "bad-message"
        page.socket.send("x" * 100_000)
        with pytest.raises(SocketClosed) as closed:
            page.until(lambda _: False)
        assert closed.value.code == 1009


def test_who_talks_without_end_is_closed_and_nobody_else(any_server: Server) -> None:
    talker, neighbour = Person(any_server), Person(any_server)
    table = talker.make("the-game", 2)
    with neighbour.page() as page, talker.page() as loud:
        page.enter(table)
        loud.enter(table)
        with pytest.raises(SocketClosed) as closed:
            shout(loud)
        # Who goes on talking after that is cut off, perhaps before the reason has arrived.
        assert (closed.value.code, closed.value.reason) in ((4029, "too-much"), (1006, ""))
        page.do("sit", seat=0, name="Neighbour")


def shout(page: Page) -> None:
    for _ in range(100_000):
        page.send({"type": "leave"})
    page.until(lambda _: False)


def test_the_openapi_document_is_whole(server: Server) -> None:
    document = json.loads(get(server, "/schema/openapi.json").text)
    assert "/api/tables/{table}/seats" in document["paths"]
