"""Kill -9 while people play: every acknowledged move is there after the restart, none twice, and the tables go on.

The server is killed, over SQLite and over PostgreSQL, and so is PostgreSQL itself. `make soak-crash` kills more often.
"""

import asyncio
import os
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from seriatim.kit.rng import Rng
from seriatim.kit.seed import quick_rng
from seriatim.server.store import Store
from seriatim.table.events import GameEnded, Played
from seriatim.table.stored_events import StoredEvent
from tests.server.conftest import PostgresServer
from tools.client import ForkedServer, Json, Page, Person, ServerProcess, SocketClosed, gathered

KILLS = {"sqlite": 32, "postgresql": 14, "postgresql itself": 4}
"""Kills in `make test`; in a soak it is the number in the variable of the environment."""
SOAK_KILLS = "SOAK_KILLS"
CHECK_EVERY = 5
"""Kills between two comparisons of all that is stored with all that was acknowledged; the last is after all kills."""
GAMES = (("rush-hour", 2), ("traffic-memo", 2), ("the-game", 3))
"""What is played at the tables; a bot of the server has the third seat."""


UNSTORED = ("not-stored", "perhaps-stored")
"""The reasons of refusals after which the same is asked again."""


class Crew:
    """Two people at a table who never stop playing, and remember what they sent and what was acknowledged."""

    def __init__(self, server: ServerProcess, number: int) -> None:
        self.people = [Person(server), Person(server)]
        self.table, self.pages = gathered(self.people, *GAMES[number])
        self.open: dict[str, tuple[int, Json]] = {}
        """What was sent and not answered: by whom, and what."""
        self.acked: dict[str, int] = {}
        self.count = 0
        self.doubtful: dict[str, tuple[int, Json]] = {}
        """What was refused only because it could not be stored, or perhaps could."""

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
            asked = self.open.pop(message["id"], None)
            if asked is not None and message.get("reason") in UNSTORED:
                self.doubtful[message["id"]] = asked

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
        self.open.update(self.doubtful)
        self.doubtful.clear()
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


def stored_in(url: str, tables: list[str]) -> dict[str, list[StoredEvent]]:
    async def load() -> dict[str, list[StoredEvent]]:
        store = await Store.open(url)
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


def check_all(url: str, crews: list[Crew]) -> dict[str, list[StoredEvent]]:
    played = stored_in(url, [crew.table for crew in crews])
    for crew in crews:
        check(crew, played[crew.table])
    return played


def play(crews: list[Crew], rng: Rng) -> None:
    """Some moves that are waited for, then some that are cut off, be it before, amid or after the answers."""
    for _ in range(1 + rng.below(8)):
        for crew in crews:
            crew.send(rng)
        for crew in crews:
            crew.hear_all()
    for crew in crews[: 1 + rng.below(len(GAMES))]:
        crew.send(rng)
    for _ in range(rng.below(4)):
        crews[0].hear_some()


def kills_of(kind: str) -> int:
    return int(os.environ.get(SOAK_KILLS) or KILLS[kind])


def play_through(server: ForkedServer, url: str, kills: int, kill: Callable[[list[Crew]], None]) -> None:
    """Play while something is killed so many times; all that was acknowledged is stored, and the tables go on."""
    rng = quick_rng("crash")
    crews = [Crew(server, number) for number in range(len(GAMES))]
    for number in range(kills):
        play(crews, rng)
        kill(crews)
        if number % CHECK_EVERY == 0:
            check_all(url, crews)
        for crew in crews:
            crew.come_back()
    for crew in crews:
        crew.go_on(rng)
    assert server.stop() == 0
    played = check_all(url, crews)
    assert sum(len(crew.acked) for crew in crews) > 5 * kills
    events = [stored.event for events in played.values() for stored in events]
    assert any(isinstance(event, GameEnded) for event in events)


def kill_server(server: ForkedServer, crews: list[Crew]) -> None:
    server.kill()
    for crew in crews:
        crew.drain()
    server.start()


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with closing(ForkedServer(data)) as server:
        play_through(
            server, f"sqlite:///{data / 'seriatim.db'}", kills_of("sqlite"), lambda crews: kill_server(server, crews)
        )
        assert server.log() == ""


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_server_is_killed_beside_postgresql(
    tmp_path: Path, postgres_url: str
) -> None:
    with closing(ForkedServer(tmp_path / "data", SERIATIM_DATABASE=postgres_url)) as server:
        play_through(server, postgres_url, kills_of("postgresql"), lambda crews: kill_server(server, crews))
        assert server.log() == ""


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_postgresql_is_killed(
    tmp_path: Path, own_postgres_server: PostgresServer
) -> None:
    """It recovers, and the server connects again and asks what became of the last commit."""

    def kill(crews: list[Crew]) -> None:
        own_postgres_server.kill()
        own_postgres_server.start_again()
        for crew in crews:
            crew.hear_all()
            for page in crew.pages:
                page.close()

    url = own_postgres_server.new_database()
    with closing(ForkedServer(tmp_path / "data", SERIATIM_DATABASE=url)) as server:
        play_through(server, url, kills_of("postgresql itself"), kill)
        assert "Traceback" not in server.log()
