"""What keeps games fair, over HTTP and sockets: the deal of the day."""

from seriatim.kit.seed import quick_rng
from tests.server.asgi import InProcessServer
from tools.client import Person, play_to_the_end


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
