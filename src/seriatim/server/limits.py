"""Rate limits and size limits. Everything that a client can make grow has its limit here."""

import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

LARGEST_MESSAGE: Final = 8_192
"""Bytes of a WebSocket message from a page; refused above this. A long chat text in a two-byte alphabet fits."""
LARGEST_FRAME: Final = 65_536
"""Bytes of a WebSocket message; the connection is closed above this."""
LARGEST_BODY: Final = 65_536
"""Bytes of a request body; refused above this."""
LARGEST_RECORD: Final = 1_000_000
"""Bytes of a record that is sent to be verified; refused above this."""

LARGEST_HEAD: Final = 32_768
"""Bytes of a request's URL and headers together; refused above this."""
MOST_HEADERS: Final = 100
"""Headers of a request, and as many behind its body; refused above this."""
LARGEST_REQUEST: Final = LARGEST_HEAD + 2 * LARGEST_RECORD
"""Bytes of a whole request as it is sent, in chunks or not; the connection is closed above this."""
MOST_CHUNKS: Final = 4_096
"""Chunks of a request's body; refused above this. A record in chunks of 256 bytes fits."""
MOST_PIPELINED: Final = 8
"""Requests that may wait on one connection for the answer to an earlier one. Browsers send none."""
HEAD_TIMEOUT: Final = 10.0
"""Seconds that the headers of a request may take; the first on a connection, from when it was opened."""
BODY_TIMEOUT: Final = 30.0
"""Seconds that a request's body may take."""
UNREAD_TIMEOUT: Final = 30.0
"""Seconds for which an answer, or a text to a page, may wait unread when more waits than the buffers take."""
LINGER: Final = 1.0
"""Seconds in which a refusal or the reason of a close must be read; then the connection is aborted."""
SPARE_FILES: Final = 100
"""Files that the server may open besides its connections: the database, logs, bots."""
HTTP_CONNECTIONS: Final = 1_000
"""Connections that have room beside `most_sockets` WebSockets, if the system allows so many files."""

MOST_FRAGMENTS: Final = 8
"""Frames of one WebSocket message. Browsers send one."""
MOST_LATE_FRAMES: Final = 200
"""Frames that may still come on a WebSocket that is being closed; then it is aborted."""
PONG_PAUSE: Final = 0.2
"""Seconds after which a pong is tried again that could not be sent because earlier data wait unread."""

MESSAGE_BURST_SECONDS: Final = 3.0
"""The messages of so many seconds may come at once."""
INVALID_MESSAGE_COST: Final = 3.0
"""Tokens that an unparsable message costs."""
MAX_REFUSED_MESSAGES: Final = 100
"""Messages over the rate limit that are refused; then the connection is closed."""

OUTBOX_MESSAGES: Final = 128
OUTBOX_BYTES: Final = 1_048_576
"""Limits of what waits for a slow reader. Above them it is disconnected, and gets the present state when it returns."""
ADDRESS_OUTBOX_BYTES: Final = 8 * OUTBOX_BYTES
"""Bytes that may wait for all slow readers of an address together."""
LARGEST_CATCH_UP: Final = 32_768
"""Bytes of the events that a page gets when it reconnects; if there are more, it gets the present state instead."""
MAILBOX_SIZE: Final = 128
"""Jobs that may wait for a table."""
RECENT_EVENTS: Final = 200
"""The last events of a live table, kept for pages that reconnect."""
MAX_SOCKETS_PER_PERSON: Final = 20
ADDRESS_MESSAGES: Final = 10.0
"""An address may send the messages of so many pages at full rate; usual pages send much less."""
MOST_VERIFICATIONS: Final = 8
"""Records that may be sent or wait at a time to be verified; one from each address."""
MOST_REPLAYS: Final = 64
ADDRESS_REPLAYS: Final = 8
"""Finished games that may be asked for at a time, in all and by an address. One is read at a time, the others wait."""
MAX_LISTED: Final = 100
"""Entries in a list of tables or results."""
MAX_BUCKETS: Final = 20_000
"""Addresses or persons whose rate is remembered."""

LOG_BURST: Final = 10.0
LOG_RATE: Final = 0.1
"""Log lines of one kind: ten at once, then one every ten seconds."""
LOG_KIND_LENGTH: Final = 80
"""Characters by which two texts are told apart."""
MAX_LOG_KINDS: Final = 200
"""Kinds of log lines that are remembered."""

ROUNDING: Final = 1e-6
"""Seconds of tolerance for rounding errors."""

TABLE_BURST: Final = 30.0
TABLES_PER_SECOND: Final = 0.05
"""A person may make thirty tables at once, and then three a minute."""
SIGN_OUT_BURST: Final = 10.0
SIGN_OUTS_PER_SECOND: Final = 1 / 60
"""An address may sign out ten times at once, and then once a minute: each is remembered for good."""
ADDRESS_TABLE_MINUTES: Final = 10.0
"""An address may make the tables of so many minutes at once."""
IPV6_SITE_BITS: Final = 64
"""Bits of an IPv6 address that its site chooses freely: they tell no two senders apart."""


def address_key(address: str) -> str:
    """What the limits for each address count: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:  # a Unix socket, or a proxy that sends names
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Address(int(parsed) >> IPV6_SITE_BITS << IPV6_SITE_BITS))


class Proxies:
    """The trusted proxies: addresses and networks, separated by commas; `*` is everybody."""

    def __init__(self, listed: str) -> None:
        names = [name.strip() for name in listed.split(",")]
        self.is_everybody = "*" in names
        self.networks = [network for name in names if (network := network_of(name)) is not None]

    def include(self, address: str) -> bool:
        try:
            parsed = ip_address(address)
        except ValueError:  # a Unix socket
            return True
        return self.is_everybody or any(parsed in network for network in self.networks)


def network_of(name: str) -> IPv4Network | IPv6Network | None:
    """The network or the single address of this name; None for anything else."""
    try:
        return ip_network(name, strict=False)
    except ValueError:
        return None


class ConnectionLimits:
    """The open TCP connections, in all and for each address, and how many there may be.

    A trusted proxy has many people behind it, so its connections count only in all.
    """

    def __init__(self, most: int, most_for_address: int, proxies: Proxies) -> None:
        self.most = most
        self.most_for_address = most_for_address
        self.proxies = proxies
        self.total = 0
        self.by_address: Counter[str] = Counter()

    def objection(self, key: str) -> str | None:
        """Why nobody may connect from this address now."""
        if self.total >= self.most:
            return "server-is-full"
        return "too-many-connections" if key and self.by_address[key] >= self.most_for_address else None

    def key_of(self, address: str) -> str:
        """What is counted for the connections of an address; empty for a proxy."""
        return "" if self.proxies.include(address) else address_key(address)

    def add(self, key: str) -> None:
        self.total += 1
        if key:
            self.by_address[key] += 1

    def remove(self, key: str) -> None:
        self.total -= 1
        if key:
            self.by_address[key] -= 1
            if not self.by_address[key]:
                del self.by_address[key]


class Busy(Exception):
    """All places are taken, or those that an address may take."""


class ConcurrencyLimit:
    """How many may do something at a time, in all and for each address."""

    def __init__(self, most: int, most_for_address: int = 1) -> None:
        self.most = most
        self.most_for_address = most_for_address
        self.running: Counter[str] = Counter()

    @contextmanager
    def place(self, key: str) -> Iterator[None]:
        """A place, for as long as the block runs; raise `Busy` if there is none."""
        if self.running.total() >= self.most or self.running[key] >= self.most_for_address:
            raise Busy
        self.running[key] += 1
        try:
            yield
        finally:
            self.running[key] -= 1
            if not self.running[key]:
                del self.running[key]


class ByteBudgets:
    """The bytes that wait for slow readers, for each address, and how many there may be."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.waiting: Counter[str] = Counter()

    def take(self, key: str, size: int) -> bool:
        """Let so many bytes wait; False, and nothing taken, if there are too many."""
        if self.waiting[key] + size > self.most:
            return False
        self.waiting[key] += size
        return True

    def give_back(self, key: str, size: int) -> None:
        self.waiting[key] -= size
        if not self.waiting[key]:
            del self.waiting[key]


class TokenBucket:
    """Token bucket: `rate` tokens a second, at most `burst`."""

    __slots__ = ("burst", "rate", "time", "tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.time = now

    def tokens_at(self, now: float) -> float:
        return min(self.burst, self.tokens + self.rate * max(0.0, now - self.time))

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Take tokens; False, and nothing taken, if there are too few."""
        self.tokens = self.tokens_at(now)
        self.time = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


class TokenBuckets:
    """A token bucket for each key, a person or an address.

    For each bucket, store only the time when it will be full again. Full buckets are dropped. When there are too many,
    the one unused for longest is dropped.
    """

    def __init__(self, rate: float, burst: float, max_buckets: int = MAX_BUCKETS) -> None:
        self.rate = rate
        self.fill_time = burst / rate
        """Seconds that it takes to fill an empty bucket."""
        self.max_buckets = max_buckets
        self.full_at: dict[str, float] = {}

    def take(self, key: str, now: float) -> bool:
        """Take one token; False, and nothing taken, if there is none."""
        before = self.full_at.pop(key, now)
        after = max(before, now) + 1.0 / self.rate
        has_enough = after - now <= self.fill_time + ROUNDING
        self.full_at[key] = after if has_enough else before
        if len(self.full_at) > self.max_buckets:
            del self.full_at[next(iter(self.full_at))]
        return has_enough

    def drop_full(self, now: float) -> None:
        """Drop the buckets that are full."""
        self.full_at = {key: full_at for key, full_at in self.full_at.items() if full_at > now}


class LogLimit(logging.Filter):
    """Lets a few log lines of each kind pass, then one now and then, with the number of those left out.

    A kind is a logger, the first line of a text without its values, and the type of an exception. So whoever can make
    the server log something cannot fill the disk with it.
    """

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.monotonic = monotonic
        self.buckets: dict[tuple[str, str, str], TokenBucket] = {}
        self.left_out: Counter[tuple[str, str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        kind, now = log_kind(record), self.monotonic()
        bucket = self.buckets.pop(kind, None) or TokenBucket(LOG_RATE, LOG_BURST, now)
        self.buckets[kind] = bucket
        if len(self.buckets) > MAX_LOG_KINDS:
            oldest = next(iter(self.buckets))
            del self.buckets[oldest], self.left_out[oldest]
        if not bucket.take(now):
            self.left_out[kind] += 1
            return False
        if left_out := self.left_out.pop(kind, 0):
            record.msg = f"{record.getMessage()} (and {left_out} more like this, left out)"
            record.args = None
        return True


def log_kind(record: logging.LogRecord) -> tuple[str, str, str]:
    error = record.exc_info[0] if record.exc_info else None
    return record.name, str(record.msg).partition("\n")[0][:LOG_KIND_LENGTH], error.__name__ if error else ""


@contextmanager
def limited_logs(*names: str) -> Iterator[None]:
    """Limit what these loggers log."""
    limit = LogLimit()
    loggers = [logging.getLogger(name) for name in names]
    for logger in loggers:
        logger.addFilter(limit)
    try:
        yield
    finally:
        for logger in loggers:
            logger.removeFilter(limit)
