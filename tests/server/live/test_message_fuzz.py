"""Thousands of messages made from the protocol's own types: each is answered, and nothing fails.

Five pages of three persons send them to tables of all games, with bots that move by chance. Now and then a message is a
move that the rules allow, so that games go on to their end. `make soak-fuzz MESSAGES=200000` sends more.
"""

import asyncio
import logging
import os
from collections.abc import Sequence
from typing import Any, cast

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
from seriatim.table.commands import AnyCommand, Create, Ready, SeatBot, Sit, Start
from seriatim.table.evolve import fold
from seriatim.table.settings import Settings
from seriatim.table.table import Table, awaited
from tests.server.live.message_strategies import TABLES, texts
from tests.server.memory_store import MemoryStore
from tests.server.transports import FreeTransport
from tests.table.people import contents

MESSAGES = int(os.environ.get("SERIATIM_FUZZ_MESSAGES", "20000"))
BATCH = 20
"""Messages sent to one server."""
PERSONS = ("ann", "ben", "cleo")
PAGES = ("ann", "ann", "ben", "ben", "cleo")
STEP_MS = 700
"""What the clock moves on after each message."""


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

    def __init__(self) -> None:
        self.store = MemoryStore()
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
        for table_id, game in GAMES.items():
            seats = game.seat_counts[0] if game.seat_counts[0] > 1 else 2
            await self.do(table_id, "ann", Create(table_id, seats, {}, Settings(take_backs="on")))
            await self.do(table_id, "ann", Sit(0, "Ann"))
            await self.do(table_id, "ben", Sit(1, "Ben"))
            for seat in range(2, seats):
                await self.do(table_id, "ann", SeatBot(seat, "novice"))
            await self.do(table_id, "ben", Ready())
            await self.do(table_id, "ann", Start())
        for number, person in enumerate(PAGES):
            transport = PageTransport()
            session = SocketSession(cast(AnySocket, FakeSocket(transport)), self.hub, person)
            self.pages.append(transport)
            self.sessions.append(asyncio.create_task(session.run()))
            await asyncio.sleep(0)
            table_id = TABLES[number % len(TABLES)]
            self.tables_of.append(table_id)
            transport.on_text(msgspec.json.encode({"type": "enter", "id": "first", "table": table_id}))
        await self.settle()

    async def do(self, table_id: str, by: str, command: AnyCommand) -> None:
        await self.hub.run_command(table_id, command, by, f"{by}-{type(command).__name__}-{id(command)}")

    async def settle(self) -> None:
        """Wait until every room has done what it was asked. A room may end while another is waited for."""
        for table_id in list(self.hub.rooms):
            if table_id in self.hub.rooms:
                await self.hub.query(table_id, lambda table: table.sequence)

    async def send(self, page: int, text: bytes, choice: int) -> None:
        """Send a text as a page. Every message with an id must get one answer."""
        message = parsed(text)
        if message is not None and message["type"] == "do" and choice % 2:
            text = await self.with_possible_move(page, message, choice // 2) or text
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

    async def with_possible_move(self, page: int, message: dict[str, Any], choice: int) -> bytes | None:
        """The message with a possible move of the page's person as its command, if there is one."""
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


async def fuzz(sent: Sequence[tuple[int, bytes, int]]) -> FuzzedServer:
    """Send these texts to a new server. Its tables must be what is stored."""
    server = FuzzedServer()
    await server.start()
    for page, text, choice in sent:
        await server.send(page, text, choice)
    for table_id, events in server.store.events.items():
        assert same(await server.hub.query(table_id, lambda table: table), fold(events))
    await server.close()
    return server


@pytest.mark.slow
def test_every_message_is_answered_and_nothing_fails(caplog: pytest.LogCaptureFixture) -> None:
    """At least 60 of 100 messages are well-formed, and at least 10 of 100 do something."""
    sent = well_formed = acknowledged = 0
    page = st.integers(0, len(PAGES) - 1)

    @settings(max_examples=MESSAGES // BATCH, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(st.lists(st.tuples(page, texts(), st.integers(0, 60)), min_size=BATCH, max_size=BATCH))
    def run(batch: list[tuple[int, bytes, int]]) -> None:
        nonlocal sent, well_formed, acknowledged
        with caplog.at_level(logging.WARNING):
            server = asyncio.run(fuzz(batch))
        sent += len(batch)
        well_formed += server.well_formed
        acknowledged += server.acknowledged
        assert caplog.records == []

    run()
    assert sent >= MESSAGES
    assert well_formed >= 0.6 * sent
    assert acknowledged >= 0.1 * sent
