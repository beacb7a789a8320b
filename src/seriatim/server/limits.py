"""How much anybody may ask of the server. Everything that a client can make grow has its limit here."""

from typing import Final

LARGEST_MESSAGE: Final = 8_192
"""Bytes of one text from a page; the largest that makes sense is a long text in an alphabet of two bytes."""
LARGEST_FRAME: Final = 65_536
"""Bytes beyond which the connection is closed without reading on."""
LARGEST_BODY: Final = 65_536
LARGEST_RECORD: Final = 1_000_000

MESSAGES_AT_ONCE: Final = 3.0
"""Seconds whose messages may come at once."""
PRICE_OF_NONSENSE: Final = 3.0
"""A message that cannot be understood counts as so many."""
MOST_EXCESS: Final = 100
"""Messages beyond the limit that are refused; then the connection is closed."""

OUTBOX: Final = 128
OUTBOX_BYTES: Final = 1_048_576
"""What may wait for a slow reader. Who is slower is dropped, and comes back to the present."""
MAILBOX: Final = 128
"""What may wait for a table."""
TAIL: Final = 200
"""The last events of a live table that are kept at hand for whoever comes back."""
SOCKETS_OF_PERSON: Final = 20
MOST_LISTED: Final = 100
MOST_ADDRESSES: Final = 20_000
"""Addresses and persons whose last requests are remembered."""

ROUNDING: Final = 1e-6
"""Seconds by which a bucket may seem emptier than it is."""

TABLES_AT_ONCE: Final = 30.0
TABLES_A_SECOND: Final = 0.05
"""A person makes thirty tables at once, and then three a minute."""


class Bucket:
    """Fills by so much a second, and is taken from: nobody is refused who is only quick at times."""

    __slots__ = ("burst", "level", "rate", "time")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.time = now

    def level_at(self, now: float) -> float:
        return min(self.burst, self.level + self.rate * max(0.0, now - self.time))

    def take(self, now: float, price: float = 1.0) -> bool:
        """Whether there was enough. What was asked in vain costs nothing."""
        self.level = self.level_at(now)
        self.time = now
        if self.level < price:
            return False
        self.level -= price
        return True


class Buckets:
    """A bucket for everybody, be it a person or an address. All that is kept of one is when it will be full again; a
    full bucket is as good as none. When there are too many, who has been away the longest is forgotten.
    """

    def __init__(self, rate: float, burst: float, most: int = MOST_ADDRESSES) -> None:
        self.rate = rate
        self.longest = burst / rate
        """Seconds that it takes to fill an empty one."""
        self.most = most
        self.full_at: dict[str, float] = {}

    def take(self, who: str, now: float) -> bool:
        before = self.full_at.pop(who, now)
        after = max(before, now) + 1.0 / self.rate
        has_enough = after - now <= self.longest + ROUNDING
        self.full_at[who] = after if has_enough else before
        if len(self.full_at) > self.most:
            del self.full_at[next(iter(self.full_at))]
        return has_enough

    def tidy(self, now: float) -> None:
        """Forget whose bucket is full."""
        self.full_at = {who: full_at for who, full_at in self.full_at.items() if full_at > now}
