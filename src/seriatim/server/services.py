"""What everything in the server shares: the store, the bots' pool, the figures, the settings and the time."""

import time
from collections.abc import Callable

import msgspec

from seriatim.bots.pool import Pool
from seriatim.server.metrics import Metrics
from seriatim.server.settings import ServerSettings
from seriatim.server.store import Store


def utc_ms() -> int:
    """The time as tables count it: milliseconds UTC."""
    return time.time_ns() // 1_000_000


class Services(msgspec.Struct, frozen=True):
    """Made once, when the server starts."""

    settings: ServerSettings
    store: Store
    pool: Pool
    metrics: Metrics
    version: str
    clock: Callable[[], int] = utc_ms
