"""What keeps games fair, over HTTP and sockets: the deal of the day, seats in mid-game, and new links."""

from pathlib import Path

from seriatim.kit.seed import quick_rng
from tests.server.asgi import InProcessServer, in_process
from tools.client import Person, gathered, play_to_the_end


def test_nobody_else_looks_at_a_deal_of_the_day_or_sits_down_there(server: InProcessServer) -> None:
    ann, eve = Person(server), Person(server)
    table = ann.post("/api/daily/rush-hour", {"name": "Ann", "level": "novice"}).json()["table"]
    day = ann.get(f"/api/tables/{table}").json()["daily"]
    assert eve.get(f"/api/tables/{table}").json()["reason"] == "day-not-over"
    assert eve.get(f"/api/tables/{table}/games/1/replay").json()["reason"] == "day-not-over"
    for wish in ({"name": "Eve"}, {"name": "Eve", "seat": 1}):
        assert eve.post(f"/api/tables/{table}/seats", wish).json()["reason"] in ("day-not-over", "played-alone")
    with eve.page() as page:
        assert page.enter(table)["reason"] == "day-not-over"
        assert page.ask({"type": "sit", "seat": 1, "name": "Eve"})["reason"] == "played-alone"
    with ann.page() as page:
        page.enter(table)
        assert page.ask({"type": "seat-bot", "seat": 0, "level": "master"})["reason"] == "played-alone"
        play_to_the_end([page], quick_rng("alone"))
    assert ann.get(f"/api/tables/{table}").json()["phase"] == "over", "answered once the result is stored"
    lines = {one["name"]: one for one in eve.get(f"/api/daily/rush-hour/{day}").json()}
    assert (lines["Ann"]["level"], lines["Ann"]["is_ranked"], lines["Ann"]["is_mine"]) == ("novice", True, False)


def test_the_host_lets_somebody_sit_down_who_has_asked(server: InProcessServer) -> None:
    ann, ben, eve = Person(server), Person(server), Person(server)
    table, (host,) = gathered([ann], "the-game", 3)
    seats = f"/api/tables/{table}/seats"
    asked = ben.post(seats, {"name": "Ben", "seat": 1}).json()
    assert (asked["seat"], asked["is_asked"]) == (1, True)
    assert ben.post(seats, {"name": "Ben", "seat": 1}).json()["is_asked"], "asked twice is asked once"
    assert ben.post(seats, {"name": "Ben", "seat": 2}).json()["reason"] == "asked-already"
    request = host.until(lambda message: bool(message.get("picture", {}).get("requests")))["picture"]["requests"][0]
    assert (request["request"], request["seat"], request["name"]) == (asked["sequence"], 1, "Ben")
    with ben.page() as newcomer, eve.page() as looker:
        assert newcomer.enter(table)["picture"]["requests"][0]["is_mine"]
        assert looker.enter(table)["picture"]["requests"] == []
        refused = looker.ask({"type": "answer-request", "request": request["request"], "accepted": True})
        assert refused["reason"] == "not-the-host"
        host.do("answer-request", request=request["request"], accepted=True)
        newcomer.until(lambda _: newcomer.picture["seat"] == 1)
        assert looker.until(lambda message: message["type"] == "happened")["picture"]["seat"] == -2
    assert ben.post(seats, {"name": "Ben", "seat": 1}).json()["is_asked"] is False
    host.close()


def test_who_goes_away_asks_no_longer_even_over_a_restart(tmp_path: Path) -> None:
    with in_process(tmp_path / "data", SERIATIM_ABSENCE="0.1") as server:
        ann, ben = Person(server), Person(server)
        table, (host,) = gathered([ann], "the-game", 2)
        assert ben.post(f"/api/tables/{table}/seats", {"name": "Ben", "seat": 1}).json()["is_asked"]
        host.close()
    with in_process(tmp_path / "data", SERIATIM_ABSENCE="0.1") as server:
        ann.server = server
        with ann.page() as host:
            host.enter(table)
            host.until(lambda _: host.picture["requests"] == [])
            assert host.picture["seats"][1]["bot"] == "novice"


def test_a_new_link_shuts_out_whoever_has_the_old_one(server: InProcessServer) -> None:
    ann, ben, eve = Person(server), Person(server), Person(server)
    table = ann.make("the-game", 3, settings={"visibility": "public"})
    with ann.page() as host, ben.page() as player, eve.page() as looker:
        host.enter(table)
        host.do("sit", seat=0, name="Ann")
        player.enter(table)
        player.do("sit", seat=1, name="Ben")
        looker.enter(table)
        host.do("renew-link")
        link = f"{table}.{host.picture['key']}"
        gone = looker.until(lambda message: message["type"] == "gone")
        assert gone["reason"] == "link-renewed"
        assert looker.ask({"type": "sit", "seat": 2, "name": "Eve"})["reason"] == "not-entered"
        assert looker.enter(table)["reason"] == "link-renewed"
        assert looker.ask({"type": "sit", "seat": 2, "name": "Eve"})["reason"] == "link-renewed"
        for path in ("", "/games/1", "/games/1/replay", "/games/1/statistics"):
            assert eve.get(f"/api/tables/{table}{path}").json()["reason"] == "link-renewed"
        assert eve.post(f"/api/tables/{table}/seats", {"name": "Eve", "seat": 2}).json()["reason"] == "link-renewed"
        assert table not in [one["table"] for one in eve.get("/api/tables").json()]
        player.do("say", seat=1, text="I am still here")
        player.do("stand", seat=1)
        assert player.ask({"type": "sit", "seat": 1, "name": "Ben"})["type"] == "ack", "he may still look on"
        assert eve.get(f"/api/tables/{link}").json()["table"] == table
        assert looker.enter(link)["picture"]["key"] == host.picture["key"]
        looker.do("sit", seat=2, name="Eve")
    assert [one["table"] for one in ben.get("/api/tables/mine").json()] == [table]
    assert ben.get(f"/api/tables/{table}").json()["seats"][2]["name"] == "Eve"
    assert Person(server).post(f"/api/tables/{link}/seats", {"name": "Dan"}).json()["reason"] == "no-free-seat"


def test_an_id_acts_once_and_means_one_command_even_over_a_restart(tmp_path: Path) -> None:
    sit = {"type": "sit", "seat": 0, "name": "Ann"}
    with in_process(tmp_path / "data") as server:
        ann = Person(server)
        table = ann.make("the-game", 2)
        with ann.page() as page:
            page.enter(table)
            first = page.ask(sit, "once")
    with in_process(tmp_path / "data") as server:
        ann.server = server
        with ann.page() as page:
            page.enter(table)
            assert page.ask(sit, "once") == first
            assert page.ask({"type": "stand", "seat": 0}, "once")["reason"] == "id-was-used"
            assert page.picture["seats"][0]["name"] == "Ann"
