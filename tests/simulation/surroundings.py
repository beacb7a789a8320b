"""What the server's code gets from its machine: here it is the world's, for the length of one run."""

import contextlib
import logging
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import TYPE_CHECKING
from unittest import mock

from seriatim.server.clock import Clock
from seriatim.server.services import Metrics

if TYPE_CHECKING:
    from tests.simulation.world import World

LOG = logging.getLogger("seriatim.server")
METRICS = Metrics()
"""One for all runs: to make them takes as long as a tenth of a run."""
LIMITS = {
    "seriatim.server.live.connection.OUTBOX_MESSAGES": 6,
    "seriatim.server.live.room.RECENT_EVENTS": 8,
    "seriatim.server.live.room.MAILBOX_SIZE": 6,
    "seriatim.table.game_in_play.MOST_TURNS": 10_000,
}
"""Limits so low that they are reached in many runs; and one so high that it never is, for pages keep more turns."""


class ErrorLog(logging.Handler):
    """What the server logs with an exception: it did not expect it."""

    def __init__(self) -> None:
        super().__init__()
        self.errors: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self.errors.append(self.format(record))


@contextlib.contextmanager
def surroundings(world: "World") -> Iterator[ErrorLog]:
    """Give the server's code the world's time, randomness and limits, and collect what it logs as an error."""
    nonces = world.stream("nonces")
    in_place = {
        **LIMITS,
        "seriatim.server.live.room.new_table_seed": partial(table_seed, world.stream("seeds")),
        "seriatim.server.live.connection.secrets.randbits": nonces.getrandbits,
        "seriatim.server.store.threads.time": world.disk.thread_time,
        "seriatim.server.services.Clock": partial(Clock, monotonic=world.monotonic),
        "seriatim.server.services.Metrics": lambda: METRICS,
    }
    with contextlib.ExitStack() as stack:
        for name, value in in_place.items():
            stack.enter_context(mock.patch(name, value))
        yield stack.enter_context(collected_errors())


def table_seed(random: Random) -> str:
    """A seed from which a table deals."""
    return f"{random.getrandbits(256):064x}"


@contextlib.contextmanager
def collected_errors() -> Iterator[ErrorLog]:
    """Collect what the server logs, in place of showing it."""
    log, was_propagated = ErrorLog(), LOG.propagate
    LOG.propagate = False
    LOG.addHandler(log)
    try:
        yield log
    finally:
        LOG.removeHandler(log)
        LOG.propagate = was_propagated
