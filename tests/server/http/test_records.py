"""A finished game can be looked at again: by everybody at the table, from every seat, and only when it is over."""

import asyncio
from typing import Any

import httpx
import pytest

from seriatim.games import GAMES
from seriatim.games.game import AnyGame
from seriatim.kit.seed import commitment, quick_rng
from seriatim.server.http.records import MAX_MOVES
from seriatim.server.limits import ADDRESS_REPLAYS
from seriatim.words import Words
from tests.server.asgi import InProcessServer
from tools.client import Person, Server, gathered, play_to_the_end

Json = dict[str, Any]
SHORT = {"traffic-memo": {"high": 8}, "rush-hour": {"hand": 5}, "cut-in": {"window": 0}}
"""Options with which even people who play at random come to an end soon."""


def replay(person: Person, table: str, **asked: int) -> Json:
    question = "&".join(f"{name}={value}" for name, value in asked.items())
    answer: Json = person.get(f"/api/tables/{table}/games/1/replay?{question}").json()
    return answer


def whole_replay(person: Person, table: str, seat: int) -> Json:
    """All of it, asked for as often as it takes."""
    shown = replay(person, table, seat=seat)
    while len(shown["moves"]) < shown["count"]:
        more = replay(person, table, seat=seat, first=len(shown["moves"]))
        assert 0 < len(more["moves"]) <= MAX_MOVES
        shown["moves"] += more["moves"]
    return shown


def last_view(shown: Json) -> Json:
    """The view to which all changes lead."""
    view = dict(shown["view"])
    for move in shown["moves"]:
        view |= move["changed"]
    return view


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_replay_leads_to_the_last_picture_of_every_seat(server: Server, game: AnyGame) -> None:
    people = [Person(server), Person(server)]
    table, pages = gathered(people, game.id, 3, options=SHORT.get(game.id, {}))
    play_to_the_end(pages, quick_rng(f"replay of {game.id}"))
    for page in pages:
        board = page.picture["board"]
        shown = whole_replay(people[0], table, page.picture["seat"])
        assert last_view(shown) == board["view"]
        assert shown["moves"][-1]["awaited"] == []
        assert (shown["ending"], shown["winners"]) == (board["ending"], board["winners"])
        assert commitment(shown["seed"]) == shown["hash"] == page.picture["hash"]
        assert shown["began"] <= shown["ended"]
        for move in shown["moves"]:
            assert Words("en").say(move["telling"]["key"], move["telling"]["values"])
        page.close()
    moves = whole_replay(people[0], table, -2)["moves"]
    statistics = people[0].get(f"/api/tables/{table}/games/1/statistics").json()
    counts = {one["key"]: one["count"] for one in statistics}
    assert counts["moves"] == sum(not move["is_signal"] for move in moves)
    assert all(Words("en").say(f"web-story-{key}", {"count": count}) for key, count in counts.items())


def test_a_replay_can_go_on_from_any_move(server: Server) -> None:
    people = [Person(server), Person(server)]
    table, pages = gathered(people, "the-game", 2)
    play_to_the_end(pages, quick_rng("from any move"))
    whole = replay(people[0], table, seat=1)
    later = replay(people[1], table, seat=1, first=5)
    assert later["moves"] == whole["moves"][5:]
    assert later["view"] == last_view({**whole, "moves": whole["moves"][:5]})
    assert last_view(later) == last_view(whole)
    for page in pages:
        page.close()


def test_everybody_sees_no_hand_before_the_end(server: Server) -> None:
    people = [Person(server), Person(server)]
    table, pages = gathered(people, "the-game", 2)
    play_to_the_end(pages, quick_rng("everybody"))
    shown = replay(people[0], table)
    assert shown["seat"] == -2
    assert shown["view"]["hand"] == []
    assert [place for place, move in enumerate(shown["moves"]) if "hands" in move["changed"]] == [shown["count"] - 1]
    for page in pages:
        page.close()


def test_what_is_not_over_or_not_there_is_not_replayed(server: Server) -> None:
    people = [Person(server), Person(server)]
    table, pages = gathered(people, "quick-and-easy", 2)
    assert replay(people[0], table)["reason"] == "no-such-record"
    play_to_the_end(pages, quick_rng("over"))
    assert replay(people[0], table)["count"] > 0
    assert replay(people[0], table, seat=2)["reason"] == "no-such-record"
    assert replay(people[0], table, seat=-3)["reason"] == "bad-request"
    assert replay(people[0], "nowhere")["reason"] == "no-such-table"
    for page in pages:
        page.close()


def test_the_deal_of_the_day_is_replayed_only_from_ones_own_seat_while_the_day_lasts(server: Server) -> None:
    """Without the seed, and not by others: they are still to play these cards."""
    person, eve = Person(server), Person(server)
    table = person.post("/api/daily/sequence", {"name": "Ann", "level": "novice"}).json()["table"]
    with person.page() as page:
        page.enter(table)
        play_to_the_end([page], quick_rng("daily replay"))
        hand = page.picture["board"]["view"]["hand"]
    own = replay(person, table, seat=0)
    assert (own["seat"], own["open_seats"], own["seed"]) == (0, [0], "")
    assert len(own["view"]["hand"]) == len(hand)
    assert own["view"]["hands"] is None
    for seat in (-2, 1):
        assert replay(person, table, seat=seat)["reason"] == "day-not-over"
    assert replay(eve, table, seat=0)["reason"] == "day-not-over"
    for path in ("", "/statistics"):
        assert person.get(f"/api/tables/{table}/games/1{path}").json()["reason"] == "day-not-over"


def test_a_record_is_kept_verified_and_counted(server: Server) -> None:
    person = Person(server)
    table, pages = gathered([person], "the-game", 1)
    play_to_the_end(pages, quick_rng("kept"))
    record = person.get(f"/api/tables/{table}/games/1").text
    verified = person.send("/api/verify", record).json()
    statistics = {one["key"]: one["count"] for one in person.get(f"/api/tables/{table}/games/1/statistics").json()}
    assert (verified["game"], verified["seats"]) == ("the-game", 1)
    assert verified["hash"] == pages[0].picture["hash"]
    assert statistics["moves"] == replay(person, table)["count"]
    pages[0].close()


def test_a_record_that_is_not_as_it_was_played_is_refused(server: Server) -> None:
    person = Person(server)
    table, pages = gathered([person], "the-game", 1)
    play_to_the_end(pages, quick_rng("changed"))
    lines = person.get(f"/api/tables/{table}/games/1").text.splitlines()
    refused = person.send("/api/verify", "\n".join([*lines[:-2], "nonsense"]))
    assert (refused.status_code, refused.json()["reason"]) == (422, "broken-record")
    assert str(len(lines) - 1) in refused.json()["text"]
    pages[0].close()


def test_a_few_of_an_address_wait_for_finished_games(server: InProcessServer) -> None:
    async def statuses() -> list[int]:
        services = server.hub.services
        async with services.replay_turn:
            path = "/api/tables/none/games/1"
            waiting = [
                asyncio.create_task(server.ask("GET", path, httpx.Cookies(), {})) for _ in range(ADDRESS_REPLAYS)
            ]
            while services.replays.running["127.0.0.1"] < ADDRESS_REPLAYS:
                await asyncio.sleep(0)
            refused = await server.ask("GET", path, httpx.Cookies(), {})
        answers = [refused, *await asyncio.gather(*waiting)]
        return [answer.status_code for answer in answers]

    assert server.run(statuses()) == [429] + [404] * ADDRESS_REPLAYS


def test_an_address_sends_one_record_at_a_time(server: InProcessServer) -> None:
    async def refused() -> list[int]:
        services, nobody = server.hub.services, httpx.Cookies()
        with services.verifications.place("127.0.0.1"):
            while_busy = await server.ask("POST", "/api/verify", nobody, {"content": "x"})
        afterwards = await server.ask("POST", "/api/verify", nobody, {"content": "x"})
        return [while_busy.status_code, afterwards.status_code, services.verifications.running.total()]

    assert server.run(refused()) == [429, 422, 0]
