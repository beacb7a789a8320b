"""What all parts of the server share: settings, store, bot pool, metrics, clock, rate limits and the secret."""

import asyncio
import hmac
import logging
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from typing import Final, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.process_collector import ProcessCollector

from seriatim.bots.pool import Pool
from seriatim.games.game import AnyGame
from seriatim.server.clock import Clock, DayWatch, text_of, utc_ms
from seriatim.server.errors import OperatorError, StoreFailed
from seriatim.server.folder import FileLock, lock_folder
from seriatim.server.identity import CookieSigner, secret_in
from seriatim.server.limits import (
    ADDRESS_MESSAGES,
    ADDRESS_OUTBOX_BYTES,
    ADDRESS_REPLAYS,
    ADDRESS_TABLE_MINUTES,
    HTTP_CONNECTIONS,
    MAX_LISTED,
    MESSAGE_BURST_SECONDS,
    MOST_REPLAYS,
    MOST_VERIFICATIONS,
    SIGN_OUT_BURST,
    SIGN_OUTS_PER_SECOND,
    TABLE_BURST,
    TABLES_PER_SECOND,
    ByteBudgets,
    ConcurrencyLimit,
    ConnectionLimits,
    Proxies,
    TokenBuckets,
)
from seriatim.server.live.protocol import ClientMessage
from seriatim.server.settings import ServerSettings
from seriatim.server.store import Store
from seriatim.server.store.schema import SUMMARY_AGE_MS, TableSummary
from seriatim.table.daily import daily_seed

LOG: Final = logging.getLogger("seriatim.server")
READINGS_FILE: Final = "clock.json"
"""The file in the data folder by which a server knows whether the clock has jumped."""


class Services:
    """Hold what all parts of the server share. Made once, when the server starts."""

    def __init__(
        self,
        settings: ServerSettings,
        store: Store,
        pool: Pool,
        *,
        secret: bytes,
        version: str,
        clock: Clock | None = None,
        lock: FileLock | None = None,
        day_watch: DayWatch | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.pool = pool
        self.secret = secret
        self.version = version
        self.clock = clock or Clock()
        self.lock = lock
        """The lock on the data folder."""
        self.day_watch = day_watch or DayWatch()
        self.public_tables = PublicTables(store)
        self.network_origin = ""
        """Where other devices in the network reach this server; empty if they cannot."""
        self.metrics = Metrics()
        self.signer = CookieSigner(secret)
        most = settings.most_sockets + HTTP_CONNECTIONS
        self.connection_limits = ConnectionLimits(most, settings.connections, Proxies(settings.proxies))
        self.verifications = ConcurrencyLimit(MOST_VERIFICATIONS)
        self.verifier = ThreadPoolExecutor(1, "verifier")
        """Verifies one record at a time."""
        self.replays = ConcurrencyLimit(MOST_REPLAYS, ADDRESS_REPLAYS)
        self.replay_turn = asyncio.Lock()
        """Held by whoever reads a finished game."""
        self.outbox_bytes_by_address = ByteBudgets(ADDRESS_OUTBOX_BYTES)
        self.requests_by_address = TokenBuckets(settings.requests, 10 * settings.requests)
        self.probes_by_address = TokenBuckets(settings.requests, 10 * settings.requests)
        """For health checks and metrics: pages at the same address must not use up what these need."""
        messages = ADDRESS_MESSAGES * settings.messages
        self.messages_by_address = TokenBuckets(messages, MESSAGE_BURST_SECONDS * messages)
        self.tables_by_person = TokenBuckets(TABLES_PER_SECOND, TABLE_BURST)
        self.tables_by_address = TokenBuckets(settings.tables / 60, ADDRESS_TABLE_MINUTES * settings.tables)
        self.sign_outs_by_address = TokenBuckets(SIGN_OUTS_PER_SECOND, SIGN_OUT_BURST)

    @classmethod
    async def open(cls, settings: ServerSettings, version: str) -> "Services":
        lock = await asyncio.to_thread(lock_folder, settings.folder)
        try:
            secret = await asyncio.to_thread(secret_in, settings.folder)
            store = await Store.open(settings.database_url, exclusive=True)
            clock = await clock_after(store)
            generations = await store.generations()
        except OperatorError:
            lock.release()
            raise
        day_watch = DayWatch(settings.folder / READINGS_FILE)
        pool = Pool(settings.bot_workers)
        services = cls(
            settings, store, pool, secret=secret, version=version, clock=clock, lock=lock, day_watch=day_watch
        )
        services.signer.generations = generations
        return services

    async def close(self) -> None:
        await self.store.close()
        self.verifier.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.pool.close)
        if self.lock is not None:
            self.lock.release()

    async def drop_full_buckets(self) -> None:
        for buckets in (
            self.requests_by_address,
            self.probes_by_address,
            self.messages_by_address,
            self.tables_by_person,
            self.tables_by_address,
            self.sign_outs_by_address,
        ):
            buckets.drop_full(self.clock.monotonic())

    def may_connect(self, key: str) -> bool:
        """Whether there is room for a TCP connection from an address; if so, it is counted as a request."""
        objection = self.connection_limits.objection(key)
        if objection is None and key and not self.requests_by_address.take(key, self.clock.monotonic()):
            objection = "too-fast"
        if objection is not None:
            self.metrics.refused_connections.labels(objection).inc()
        return objection is None

    def may_make_table(self, person: str, address: str) -> bool:
        """Whether a person at an address may make a table now; if so, it is counted for both."""
        now = self.clock.monotonic()
        return self.tables_by_person.take(person, now) and self.tables_by_address.take(address, now)

    async def sign_out(self, person: str) -> None:
        """Refuse all cookies that the person has got until now."""
        self.signer.generations[person] = await self.store.sign_out(person)

    # The deal of the day

    def today(self) -> date:
        return self.clock.today()

    def daily_seed(self, game: AnyGame, day: date) -> str:
        return daily_seed(self.secret, game, day)

    def daily_table_id(self, game: AnyGame, day: date, person: str) -> str:
        """The id of a person's table for a deal of the day: always the same, and nobody else can guess it."""
        text = f"daily table {game.id} {day.isoformat()} {person}"
        return urlsafe_b64encode(hmac.digest(self.secret, text.encode(), "sha256")[:16]).decode().rstrip("=")


def mark_as_heard(task: "asyncio.Task[list[TableSummary]]") -> None:
    """Whoever waits hears of a failure. If nobody waits any more it is no error to log."""
    if not task.cancelled():
        task.exception()


class PublicTables:
    """Public tables to join or watch. However many pages ask, they are read once after each change."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.reading: asyncio.Task[list[TableSummary]] | None = None

    async def get(self) -> Sequence[TableSummary]:
        if self.reading is None:
            self.reading = asyncio.create_task(self.store.open_tables(MAX_LISTED))
            self.reading.add_done_callback(mark_as_heard)
        reading = self.reading
        try:
            return await asyncio.shield(reading)
        except StoreFailed:
            if self.reading is reading:
                self.forget()
            raise

    def forget(self) -> None:
        """Read the tables again when somebody asks next: one may have changed."""
        self.reading = None

    def note_change(self, before: TableSummary | None, after: TableSummary) -> None:
        """Forget the list if it has or had this table; also if it is not known what the table was before."""
        if before is None or "public" in (before.visibility, after.visibility):
            self.forget()


async def clock_after(store: Store, wall: Callable[[], int] = utc_ms) -> Clock:
    """A clock for all that is stored: its time is after the last event, also where the wall clock is behind."""
    newest, clock = await store.newest_time(), Clock(wall)
    if newest <= clock.now():
        return clock
    LOG.warning(
        "the clock shows %s, but the last event is of %s: tables go on from there",
        text_of(clock.now()),
        text_of(newest),
    )
    return Clock(wall, not_before=newest + SUMMARY_AGE_MS)


COMMIT_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Upper bounds of the commit histogram, in seconds."""


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.sockets = Gauge("seriatim_sockets", "Open WebSockets", registry=self.registry)
        self.rooms = Gauge("seriatim_live_tables", "Tables held in memory", registry=self.registry)
        self.messages = Counter("seriatim_messages", "Messages from pages", ["type"], registry=self.registry)
        self.messages_by_type = {kind: self.messages.labels(kind.__name__) for kind in get_args(ClientMessage)}
        self.refusals = Counter("seriatim_refusals", "Refused messages", ["by"], registry=self.registry)
        self.events = Counter("seriatim_events", "Events stored", registry=self.registry)
        self.commits = Histogram(
            "seriatim_commit_seconds", "From decision to stored", registry=self.registry, buckets=COMMIT_BUCKETS
        )
        self.dropped = Counter("seriatim_dropped_sockets", "Sockets the server closed", ["why"], registry=self.registry)
        self.refused_connections = Counter(
            "seriatim_refused_connections", "TCP connections reset at once", ["why"], registry=self.registry
        )
        self.bots = Counter("seriatim_bot_answers", "Moves of bots", ["source"], registry=self.registry)
        self.failures = Counter("seriatim_failures", "Things that should not happen", ["where"], registry=self.registry)

    def exposition(self) -> bytes:
        """All metrics in Prometheus' text format."""
        return generate_latest(self.registry)
