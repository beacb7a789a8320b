"""Warm up before the server opens: play the beginning of every game at tables that are never stored.

Whatever is made on first use (SQL statements, encoders, decoders) is made then. So the first people do not wait for it,
and it lies in memory among the lasting objects: between short-lived ones it would fragment the heap.
"""

import asyncio
import contextlib
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import zip_longest
from typing import Final

from sqlalchemy import Connection as DatabaseConnection

from seriatim.games import GAMES
from seriatim.games.game import AnyGame
from seriatim.kit.seed import new_table_seed
from seriatim.phrase import Phrase
from seriatim.server.clock import Clock
from seriatim.server.errors import StoreFailed
from seriatim.server.identity import new_table_id
from seriatim.server.live.audience import Audience
from seriatim.server.live.connection import Connection, OnText
from seriatim.server.store import Store
from seriatim.server.store.appends import Append, Change, append_of, write_all
from seriatim.server.store.database import READERS
from seriatim.server.store.schema import summary_of
from seriatim.table.commands import AnyCommand, Create, Play, Sit, Start
from seriatim.table.decide import carry_out, decide
from seriatim.table.evolve import fold
from seriatim.table.stored_events import StoredEvent
from seriatim.table.table import Table

MOVES: Final = 3
PERSON: Final = "warm-up"


class NullTransport:
    """A transport that drops all texts."""

    def is_free(self) -> bool:
        return True

    def write(self, *texts: bytes) -> None: ...

    def finish(self) -> None: ...

    def listen(self, connection: Connection, on_text: OnText) -> asyncio.Future[None]:
        return asyncio.get_running_loop().create_future()


async def warm_up(store: Store) -> None:
    """Play a little of every game, and roll it back. A store that fails now is no reason not to open."""
    with contextlib.suppress(StoreFailed):
        await store.write(Change(partial(write_and_roll_back, batches())))
    with contextlib.suppress(StoreFailed):
        for _ in range(READERS):
            await asyncio.gather(
                store.load(""), store.game_of(""), store.tables_of("", 1), store.open_tables(1), store.due_before(0, 1)
            )


def batches() -> list[list[Append]]:
    """The batches to store: first a table alone, then several at once."""
    first, *_ = games = list(GAMES.values())
    alone = [[append] for append in WarmUpGame(first).appends()]
    rounds = zip_longest(*(WarmUpGame(game).appends() for game in games))
    return alone + [[append for append in together if append is not None] for together in rounds]


class RolledBack(StoreFailed):
    """Raised after the warm-up, so that nothing of it is stored."""


def write_and_roll_back(batches: Sequence[Sequence[Append]], connection: DatabaseConnection) -> None:
    for batch in batches:
        write_all(connection, batch)
    raise RolledBack(Phrase("store-closed"))


class WarmUpGame:
    """One person at all seats of the smallest table."""

    def __init__(self, game: AnyGame) -> None:
        self.table_id = new_table_id()
        self.game = game
        self.table = Table()
        self.events: list[StoredEvent] = []
        self.audience = Audience(self.table_id, Clock().today)

    def appends(self) -> Iterator[Append]:
        """What is to be stored, one command after the other."""
        seats = next(count for count in self.game.seat_counts if count > 1)
        yield self.run(Create(self.game.id, seats))
        for seat in range(seats):
            yield self.run(Sit(seat, PERSON))
        yield self.run(Start())
        self.audience.connections.append(Connection(PERSON, NullTransport(), 0.0))
        for _ in range(MOVES):
            yield self.run(self.first_move())
        fold(self.events)

    def run(self, command: AnyCommand) -> Append:
        before = self.table.sequence
        decision = decide(self.table, command, PERSON, before, seed=new_table_seed())
        carry_out(self.table, decision)
        self.events += decision.events
        self.audience.broadcast(self.table, decision.events)
        return append_of(self.table_id, before, decision.events, summary_of(self.table_id, self.table))

    def first_move(self) -> Play:
        match = self.table.running
        seat = min(match.since)
        return Play(seat, match.game.write_move(match.state, seat, match.state.actions(seat)[0]))
