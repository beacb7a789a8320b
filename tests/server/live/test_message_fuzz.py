"""Thousands of messages made from the protocol's own types: each is answered, and nothing fails.

Five pages of three persons send them to tables of all games, anywhere between the start of a game and its end, with
bots that move by chance. Now and then a message is a move that the rules allow. `make soak-fuzz MESSAGES=200000` sends
more.
"""

import asyncio
import logging
import os
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, cast

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from seriatim.bots.pool import Answer, Pool
from seriatim.games import GAMES
from seriatim.games.game import Value
from seriatim.kit.policy import RandomPolicy
from seriatim.kit.seed import quick_rng
from seriatim.kit.state import State
from seriatim.server.clock import Clock
from seriatim.server.live.hub import Hub
from seriatim.server.live.protocol import DECODER
from seriatim.server.live.socket import EXTENSION, AnySocket, SocketSession
from seriatim.server.services import Services
from seriatim.server.settings import ServerSettings
from seriatim.table.evolve import fold
from seriatim.table.settings import Settings
from seriatim.table.stored_events import StoredEvent
from seriatim.table.table import Table, awaited
from tests.server.live.message_strategies import TABLES, texts
from tests.server.memory_store import MemoryStore
from tests.server.transports import FreeTransport
from tests.table.people import contents, started

MESSAGES = int(os.environ.get("SERIATIM_FUZZ_MESSAGES", "20000"))
BATCH = 20
"""Messages sent to one server."""
PERSONS = ("ann", "ben", "cleo")
PAGES = ("ann", "ann", "ben", "ben", "cleo")
STEP_MS = 700
"""What the clock moves on after each message."""
SHORT: Mapping[str, Mapping[str, Value]] = {
    "traffic-memo": {"high": 12},
    "cut-in": {"window": 0},
    "sequence": {"table_talk": "penalty"},
}
"""Options with which people who play by chance come to an end soon, or may do more: warn the other team, of two."""
REACHED = {"GameEnded", "GameAbandoned", "GameStarted", "MoveTakenBack", "TableClosed", "WarningCalled"}
"""Events that must come at some table."""


LIKELY: Sequence[Mapping[str, object]] = (
    {"type": "abandon"},
    {"type": "rematch"},
    {"type": "rematch"},
    {"type": "take-back", "seat": 0},
    {"type": "take-back", "seat": 1},
    {"type": "call-warning", "seat": 0, "team": 1},
    {"type": "call-warning", "seat": 1, "team": 0},
    {"type": "close"},
    {"type": "say", "seat": 0, "text": "I have 42"},
)
"""Commands that do something only at the right time."""


class GameLog(NamedTuple):
    """All events of a table up to the end of its first game, and how many there were after each command."""

    events: list[StoredEvent]
    lengths: list[int]


@cache
def game_log(game_id: str) -> GameLog:
    """A game of two persons, and bots where it needs more."""
    seats = 4 if game_id == "sequence" else max(2, GAMES[game_id].seat_counts[0])
    evening = started(game_id, seats, Settings(take_backs="on"), people=2, **SHORT.get(game_id, {}))
    rng, lengths = quick_rng("fuzz"), [len(evening.log)]
    while evening.table.phase == "running":
        evening.play_once(rng)
        lengths.append(len(evening.log))
    return GameLog(evening.log, lengths)


class RandomBots:
    """Bots that move by chance, at once."""

    def __init__(self) -> None:
        self.rng = quick_rng("bots")

    async def speak(self, *_: object) -> list[int]:
        return []

    async def choose(
        self, game: str, seats: int, options: dict[str, Value], sight: State, seat: int, *_: object
    ) -> Answer:
        return Answer(int(RandomPolicy().choose(sight, seat, self.rng)), "thought")


class PageTransport(FreeTransport):
    """The end of a page: hears what is written, and hands over what the page sends."""

    def listen(self, connection: object, on_text: Any) -> asyncio.Future[None]:  # noqa: ANN401
        self.on_text = on_text
        self.is_over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        return self.is_over

    def finish(self) -> None:
        super().finish()
        if not self.is_over.done():
            self.is_over.set_result(None)


class FakeSocket:
    """What a session needs of a WebSocket."""

    def __init__(self, transport: PageTransport) -> None:
        self.scope = {"extensions": {EXTENSION: {"transport": transport}}}

    async def close(self, code: int, reason: str) -> None:
        raise AssertionError(f"a page was closed: {code} {reason}")


class FuzzedServer:
    """A hub with a table of each game in memory, and the pages that fuzz it."""

    def __init__(self, first_table: str, moves_left: int) -> None:
        """All pages look at the first table. Each game has so many moves left, if it had so many at all."""
        self.first_table = first_table
        self.store = MemoryStore()
        for table_id in TABLES:
            events, lengths = game_log(table_id)
            self.store.events[table_id] = events[: lengths[max(0, len(lengths) - 1 - moves_left)]]
        self.known = {table_id: len(events) for table_id, events in self.store.events.items()}
        """The number of events that each table had at the start."""
        self.now = 1_000_000
        self.hub = Hub(
            Services(
                ServerSettings(messages=1_000_000, bot_pace=0),
                self.store,
                cast(Pool, RandomBots()),
                secret=b"x" * 32,
                version="test",
                clock=Clock(lambda: self.now, lambda: self.now / 1000),
            )
        )
        self.pages: list[PageTransport] = []
        self.sessions: list[asyncio.Task[None]] = []
        self.tables_of: list[str] = []
        """The table that each page asked for last."""
        self.well_formed = 0
        self.acknowledged = 0

    async def start(self) -> None:
        for person in PAGES:
            transport = PageTransport()
            session = SocketSession(cast(AnySocket, FakeSocket(transport)), self.hub, person)
            self.pages.append(transport)
            self.sessions.append(asyncio.create_task(session.run()))
            await asyncio.sleep(0)
            self.tables_of.append(self.first_table)
            transport.on_text(msgspec.json.encode({"type": "enter", "id": "first", "table": self.first_table}))
        await self.settle()

    async def settle(self) -> None:
        """Wait until every room has done what it was asked. A room may end while another is waited for."""
        for table_id in list(self.hub.rooms):
            if table_id in self.hub.rooms:
                await self.hub.query(table_id, lambda table: table.sequence)

    async def send(self, page: int, text: bytes, choice: int) -> None:
        """Send a text as a page. Every message with an id must get one answer."""
        message = parsed(text)
        if message is not None and message["type"] == "do":
            text = await self.with_likely_command(page, message, choice) or text
            message = parsed(text)
        transport = self.pages[page]
        transport.written.clear()
        transport.on_text(text)
        await self.settle()
        answers = [msgspec.json.decode(written) for written in transport.written]
        if message is None:
            assert [one["reason"] for one in answers if one["type"] == "refused"] == ["bad-message"]
            return
        self.well_formed += 1
        if message["type"] == "do":
            replies = [one for one in answers if one["type"] in ("ack", "refused")]
            assert [one["id"] for one in replies] == [message["id"]]
            self.acknowledged += replies[0]["type"] == "ack"
        if message["type"] == "enter":
            self.tables_of[page] = message["table"]
            assert any(one["type"] in ("view", "happened", "moved", "refused") for one in answers)
        self.now += STEP_MS

    async def with_likely_command(self, page: int, message: dict[str, Any], choice: int) -> bytes | None:
        """The message with another command for half of the choices: one that does something at times, or a move."""
        if choice % 4 == 0:
            return msgspec.json.encode(message | {"command": LIKELY[choice % len(LIKELY)]})
        if choice % 4 > 1:
            return None
        table = await self.hub.query(self.tables_of[page], lambda table: table)
        seats = [one.seat for one in awaited(table) if table.seats[one.seat].person == PAGES[page]]
        if not seats:
            return None
        seat, state = seats[choice % len(seats)], table.running.state
        actions = state.actions(seat)
        move = table.running.game.write_move(state, seat, actions[choice % len(actions)])
        return msgspec.json.encode(message | {"command": {"type": "play", "seat": seat, "move": move}})

    async def close(self) -> None:
        for page in self.pages:
            page.is_over.set_result(None)
        await asyncio.gather(*self.sessions)
        await self.hub.close()


def parsed(text: bytes) -> dict[str, Any] | None:
    """A message as plain values, if it is well-formed."""
    try:
        DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return cast(dict[str, Any], msgspec.json.decode(text))


def same(live: Table, stored: Table) -> bool:
    return contents(live) == contents(stored)


async def fuzz(first_table: str, moves_left: int, sent: Sequence[tuple[int, bytes, int]]) -> FuzzedServer:
    """Send these texts to a new server. Its tables must be what is stored."""
    server = FuzzedServer(first_table, moves_left)
    await server.start()
    for page, text, choice in sent:
        await server.send(page, text, choice)
    for table_id, events in server.store.events.items():
        if len(events) > server.known.get(table_id, 0):
            assert same(await server.hub.query(table_id, lambda table: table), fold(events))
    await server.close()
    return server


@pytest.mark.slow
def test_every_message_is_answered_and_nothing_fails(caplog: pytest.LogCaptureFixture) -> None:
    """At least 60 of 100 messages are well-formed, at least 10 of 100 do something, and all kinds of things happen."""
    sent = well_formed = acknowledged = 0
    happened: set[str] = set()
    moves_left = st.integers(0, 9) | st.integers(0, 80)
    message = st.tuples(st.integers(0, len(PAGES) - 1), texts(), st.integers(0, 60))

    @settings(max_examples=MESSAGES // BATCH, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(st.sampled_from(TABLES), moves_left, st.lists(message, min_size=BATCH, max_size=BATCH))
    def run(first_table: str, left: int, batch: list[tuple[int, bytes, int]]) -> None:
        nonlocal sent, well_formed, acknowledged
        with caplog.at_level(logging.WARNING):
            server = asyncio.run(fuzz(first_table, left, batch))
        for table_id, known in server.known.items():
            happened.update(type(stored.event).__name__ for stored in server.store.events[table_id][known:])
        sent += len(batch)
        well_formed += server.well_formed
        acknowledged += server.acknowledged
        assert caplog.records == []

    run()
    assert sent >= MESSAGES
    assert well_formed >= 0.6 * sent
    assert acknowledged >= 0.1 * sent
    assert happened >= REACHED, sorted(REACHED - happened)
