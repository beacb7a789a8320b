"""Kill -9 while people play: every acknowledged move is there after the restart, none twice, and the tables go on."""

import asyncio
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from seriatim.kit.rng import Rng
from seriatim.kit.seed import quick_rng
from seriatim.server.store import Store
from seriatim.table.events import GameEnded, Played
from seriatim.table.stored_events import StoredEvent
from tools.client import ForkedServer, Json, Page, Person, ServerProcess, SocketClosed, gathered

KILLS = 50
GAMES = (("rush-hour", 2), ("traffic-memo", 2), ("the-game", 3))
"""What is played at the tables; a bot of the server has the third seat."""


class Crew:
    """Two people at a table who never stop playing, and remember what they sent and what was acknowledged."""

    def __init__(self, server: ServerProcess, number: int) -> None:
        self.people = [Person(server), Person(server)]
        self.table, self.pages = gathered(self.people, *GAMES[number])
        self.open: dict[str, tuple[int, Json]] = {}
        """What was sent and not answered: by whom, and what."""
        self.acked: dict[str, int] = {}
        self.count = 0

    def send(self, rng: Rng) -> None:
        """Each who can makes a move, without waiting for an answer."""
        for who, page in enumerate(self.pages):
            moves = page.moves()
            command: Json = (
                {"type": "rematch"} if page.picture["phase"] == "over" else {"type": "take-back", "seat": who}
            )
            if moves:
                command = {"type": "play", "seat": who, "move": moves[rng.below(len(moves))]}
            self.count += 1
            name = f"{self.count}"
            self.open[name] = (who, command)
            page.send({"type": "do", "id": name, "command": command})

    def hear_all(self) -> None:
        """Until everything sent is answered."""
        while self.open:
            self.hear(self.pages[next(iter(self.open.values()))[0]])

    def hear_some(self) -> None:
        """One message, if an answer is still to come."""
        for who, _ in list(self.open.values())[:1]:
            self.hear(self.pages[who])

    def hear(self, page: Page) -> None:
        message = page.hear()
        if message["type"] == "ack":
            self.acked[f"{message['id']}"] = message["sequence"]
        if message["type"] in ("ack", "refused"):
            self.open.pop(message["id"], None)

    def drain(self) -> None:
        """Hear what had arrived before the server died."""
        for page in self.pages:
            try:
                while True:
                    self.hear(page)
            except SocketClosed:
                page.close()

    def come_back(self) -> None:
        """Enter again, and ask again for what was not answered, by the same ids."""
        self.pages = [person.page() for person in self.people]
        for page in self.pages:
            after = page.enter(self.table)
            assert after["type"] == "view"
        for name, (who, command) in self.open.items():
            self.pages[who].send({"type": "do", "id": name, "command": command})
        self.hear_all()

    def go_on(self, rng: Rng) -> None:
        """After all this the table still takes moves, and whoever looks on hears of them."""
        known = self.pages[0].picture["sequence"]
        while self.pages[0].picture["sequence"] < known + 10:
            self.send(rng)
            self.hear_all()
        for page in self.pages:
            page.close()


def stored_in(server: ServerProcess, tables: list[str]) -> dict[str, list[StoredEvent]]:
    async def load() -> dict[str, list[StoredEvent]]:
        store = await Store.open(f"sqlite:///{server.data / 'seriatim.db'}")
        events = {table: await store.load(table) for table in tables}
        await store.close()
        return events

    return asyncio.run(load())


def check(crew: Crew, events: list[StoredEvent]) -> None:
    """Everything acknowledged is there, where it was acknowledged; and nothing is there twice."""
    assert [stored.sequence for stored in events] == list(range(1, len(events) + 1))
    last = {stored.cause: stored.sequence for stored in events if stored.cause}
    for name, sequence in crew.acked.items():
        assert last[name] == sequence
    moves = Counter((stored.by, stored.cause) for stored in events if isinstance(stored.event, Played) and stored.cause)
    assert all(count == 1 for count in moves.values())


def check_all(server: ServerProcess, crews: list[Crew]) -> dict[str, list[StoredEvent]]:
    played = stored_in(server, [crew.table for crew in crews])
    for crew in crews:
        check(crew, played[crew.table])
    return played


def play_and_die(server: ServerProcess, crews: list[Crew], rng: Rng) -> None:
    """Some moves that are waited for, then some that the server dies of, be it before, amid or after the answers."""
    for _ in range(1 + rng.below(8)):
        for crew in crews:
            crew.send(rng)
        for crew in crews:
            crew.hear_all()
    for crew in crews[: 1 + rng.below(len(GAMES))]:
        crew.send(rng)
    for _ in range(rng.below(4)):
        crews[0].hear_some()
    server.kill()
    for crew in crews:
        crew.drain()


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    rng = quick_rng("crash")
    with closing(ForkedServer(tmp_path / "data")) as server:
        crews = [Crew(server, number) for number in range(len(GAMES))]
        for _ in range(KILLS):
            play_and_die(server, crews, rng)
            check_all(server, crews)
            server.start()
            for crew in crews:
                crew.come_back()
        for crew in crews:
            crew.go_on(rng)
        assert server.stop() == 0
    played = check_all(server, crews)
    assert server.log() == ""
    assert sum(len(crew.acked) for crew in crews) > 5 * KILLS
    assert any(isinstance(stored.event, GameEnded) for events in played.values() for stored in events)
