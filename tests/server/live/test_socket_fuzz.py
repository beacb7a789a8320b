"""Whatever is sent to the server, it answers or closes that one connection; neighbours notice nothing."""

import json
from pathlib import Path

import pytest

from seriatim.kit.rng import Rng
from seriatim.kit.seed import quick_rng
from tests.server.asgi import in_process
from tools.client import Json, Page, Person, ServerProcess, SocketClosed, serving

MESSAGES = 50_000
AT_ONCE = 250
"""Messages over one connection."""
COMMANDS: list[Json] = [
    {"type": "sit", "seat": 1, "name": "Fuzz"},
    {"type": "stand", "seat": 1},
    {"type": "ready"},
    {"type": "start"},
    {"type": "play", "seat": 0, "move": "37a", "at": 3},
    {"type": "say", "seat": 1, "text": "hello"},
    {"type": "seat-bot", "seat": 1, "level": "novice"},
    {"type": "kick", "seat": 0},
    {"type": "create", "game": "the-game", "seats": 2},
    {"type": "show-hands"},
    {"type": "close"},
]
ODD: list[object] = [None, True, -1, 10**30, 1e308, "", "\u0000", "\ud83c", "x" * 500, [], {}, [[[]]], {"type": "do"}]
ODD_TEXTS = ["[" * 5_000, '{"a":' * 900, "9" * 8_000, "\u202e", " " * 9_000, "", "{}"]
HUGE = "x" * 70_000
"""Beyond what is read at all; the connection is closed."""


def message(rng: Rng, table: str) -> Json:
    kind = ("enter", "do", "do", "do", "leave", "pong")[rng.below(6)]
    if kind == "enter":
        return {"type": kind, "id": "e", "table": table, "after": rng.below(9)}
    if kind == "do":
        return {"type": kind, "id": f"id{rng.below(5)}", "command": dict(COMMANDS[rng.below(len(COMMANDS))])}
    return {"type": kind, "nonce": 7} if kind == "pong" else {"type": kind}


def spoiled(rng: Rng, table: str) -> str | bytes:
    """A message that may be anything: right but out of place, with odd values, torn, or no text at all."""
    said = message(rng, table)
    how = rng.below(6)
    if how == 1:
        place = said.get("command", said)
        keys = sorted(place)
        place[keys[rng.below(len(keys))]] = ODD[rng.below(len(ODD))]
    text = json.dumps(said)
    if how == 2:
        return text[: rng.below(len(text))]
    if how == 3:
        place_of_letter = rng.below(len(text))
        return text[:place_of_letter] + chr(33 + rng.below(90)) + text[place_of_letter + 1 :]
    if how == 4:
        return bytes(rng.below(256) for _ in range(rng.below(60)))
    return ODD_TEXTS[rng.below(len(ODD_TEXTS))] if how == 5 else text


def pester(person: Person, table: str, rng: Rng) -> int:
    """Send what comes to mind; then the page must answer sensibly, and be closed when it sends far too much."""
    page = person.page()
    sent = 0
    try:
        for _ in range(AT_ONCE):
            page.socket.send(spoiled(rng, table))
            sent += 1
        answer = page.enter(table)
        assert answer["type"] in ("view", "refused")
        page.socket.send(HUGE)
        page.until(lambda _: False)
    except SocketClosed:
        pass
    finally:
        page.close()
    return sent


def memory(server: ServerProcess) -> int:
    """Kilobytes that the server holds."""
    status = Path(f"/proc/{server.process.pid}/status").read_text("ascii")
    return int(status.partition("VmRSS:")[2].split()[0])


@pytest.mark.slow
def test_nonsense_hurts_nobody(tmp_path: Path) -> None:
    rng = quick_rng("fuzz")
    with serving(tmp_path / "data") as server:
        host, fuzzers = Person(server), [Person(server) for _ in range(5)]
        table, quiet = host.make("the-game", 3), host.make("the-game", 2)
        with host.page() as neighbour, host.page() as apart:
            neighbour.enter(table)
            apart.enter(quiet)
            apart.do("sit", seat=0, name="Quiet")
            sent = sum(pester(fuzzers[one % 5], table, rng) for one in range(20))
            before = memory(server)
            while sent < MESSAGES:
                sent += pester(fuzzers[rng.below(5)], table, rng)
            assert memory(server) < before + 30_000
            apart.do("ready")
            still_there(neighbour)


def still_there(page: Page) -> None:
    page.do("seat-bot", seat=2, level="novice")
    assert page.picture["seats"][2]["bot"] == "novice"


def test_who_asks_too_fast_is_told_what_was_not_done_and_may_ask_again(tmp_path: Path) -> None:
    with in_process(tmp_path / "data", SERIATIM_MESSAGES="1") as server:
        host = Person(server)
        with host.page() as page:
            page.enter(host.make("the-game", 2))
            asked = ["one", "two", "three", "four", "five"]
            for name in asked:
                page.send({"type": "do", "id": name, "command": {"type": "sit", "seat": 0, "name": "Hasty"}})
            refusal = page.until(lambda message: message["type"] == "refused")
            assert refusal["reason"] == "too-fast"
            assert refusal["id"] in asked
        with host.page() as patient:
            assert patient.enter(host.make("the-game", 2))["type"] == "view"
