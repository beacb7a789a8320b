"""Before the doors open, the server plays the beginning of every game to itself, at a table that nobody will ever see.

Whatever is made when it is first needed (statements, readers, writers) is made then: the first people do not wait for
it, and it lies in the memory among what stays, not among what comes and goes, where it would keep all of that in place.
"""

import asyncio
import contextlib
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import zip_longest
from typing import Final

from sqlalchemy import Connection

from seriatim.games import GAMES
from seriatim.games.game import AnyGame
from seriatim.kit.seed import new_table_seed
from seriatim.phrase import Phrase
from seriatim.server.identity import new_table_name
from seriatim.server.live.audience import Watching
from seriatim.server.live.connection import Device
from seriatim.server.store import Store, StoreFailed
from seriatim.server.store.appends import Append, Change, append_of, write_all
from seriatim.server.store.database import READERS
from seriatim.server.store.summary import summary_of
from seriatim.table.commands import AnyCommand, Create, Play, Sit, Start
from seriatim.table.decide import carry_out, decide
from seriatim.table.evolve import fold
from seriatim.table.stored_events import StoredEvent
from seriatim.table.table import Table

MOVES: Final = 3
PERSON: Final = "rehearsal"


class Nowhere:
    """The way to a page that is not there."""

    def is_free(self) -> bool:
        return True

    def write(self, *texts: bytes) -> None:
        """Nobody reads it."""

    def end(self) -> None:
        """It has no end."""


async def rehearse(store: Store) -> None:
    """Play a little of every game. What cannot be stored now is no reason to stay closed: people will be told."""
    with contextlib.suppress(StoreFailed):
        await store.write(Change(partial(undone, commits())))
    with contextlib.suppress(StoreFailed):
        for _ in range(READERS):
            await asyncio.gather(
                store.load(""), store.game_of(""), store.tables_of("", 1), store.open_tables(1), store.due_before(0, 1)
            )


def commits() -> list[list[Append]]:
    """What is stored together: at first a table alone, then several at once."""
    first, *_ = games = list(GAMES.values())
    alone = [[append] for append in Rehearsal(first).appends()]
    rounds = zip_longest(*(Rehearsal(game).appends() for game in games))
    return alone + [[append for append in together if append is not None] for together in rounds]


class Undone(StoreFailed):
    """All that was rehearsed went well, and is not to stay."""


def undone(batches: Sequence[Sequence[Append]], connection: Connection) -> None:
    """Append all that, and refuse it in the end: so nothing has changed."""
    for batch in batches:
        write_all(connection, batch)
    raise Undone(Phrase("store-closed"))


class Rehearsal:
    """One person at all seats of the smallest table."""

    def __init__(self, game: AnyGame) -> None:
        self.name = new_table_name()
        self.game = game
        self.table = Table()
        self.told: list[StoredEvent] = []
        self.watching = Watching(self.name)

    def appends(self) -> Iterator[Append]:
        """What is to be stored, one act after the other."""
        seats = next(count for count in self.game.seat_counts if count > 1)
        yield self.act(Create(self.game.id, seats))
        for seat in range(seats):
            yield self.act(Sit(seat, PERSON))
        yield self.act(Start())
        self.watching.devices.append(Device(PERSON, Nowhere(), 0.0))
        for _ in range(MOVES):
            yield self.act(self.move())
        fold(self.told)

    def act(self, command: AnyCommand) -> Append:
        before = self.table.sequence
        decision = decide(self.table, command, PERSON, before, seed=new_table_seed())
        carry_out(self.table, decision)
        events = decision.events
        self.told += events
        self.watching.tell(self.table, events)
        return append_of(self.name, before, events, summary_of(self.name, self.table))

    def move(self) -> Play:
        match = self.table.running
        seat = min(match.since)
        return Play(seat, match.game.write_move(match.state, seat, match.state.actions(seat)[0]))
