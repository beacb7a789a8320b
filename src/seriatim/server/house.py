"""One server as a whole, from its opening to its closing."""

import asyncio
import hmac
import time
from base64 import urlsafe_b64encode
from datetime import UTC, date, datetime

from seriatim.bots.pool import Pool
from seriatim.games.game import AnyGame
from seriatim.server.identity import Identity, secret_in
from seriatim.server.limits import TABLES_A_SECOND, TABLES_AT_ONCE, Buckets
from seriatim.server.live.hub import TIDY, Hub
from seriatim.server.metrics import Metrics
from seriatim.server.services import Services
from seriatim.server.settings import ServerSettings
from seriatim.server.store import Store
from seriatim.table.daily import daily_seed


class House:
    """What requests need: the tables, the signature, the secret of the daily deal, and who has asked how often."""

    def __init__(self, services: Services, secret: bytes) -> None:
        self.services = services
        self.settings = services.settings
        self.store = services.store
        self.metrics = services.metrics
        self.hub = Hub(services)
        self.identity = Identity(secret)
        self.secret = secret
        self.addresses = Buckets(self.settings.requests, 10 * self.settings.requests)
        self.makers = Buckets(TABLES_A_SECOND, TABLES_AT_ONCE)

    @classmethod
    async def open(cls, settings: ServerSettings, version: str) -> "House":
        secret = await asyncio.to_thread(secret_in, settings.folder)
        store = await Store.open(settings.database_url)
        return cls(Services(settings, store, Pool(settings.bot_workers), Metrics(), version), secret)

    def start(self) -> None:
        self.hub.start()
        self.hub.do_again_and_again(self.tidy, TIDY)

    async def tidy(self) -> None:
        for buckets in (self.addresses, self.makers):
            buckets.tidy(time.monotonic())

    async def close(self) -> None:
        await self.hub.close()
        await self.store.close()
        await asyncio.to_thread(self.services.pool.close)

    # The deal of the day

    def today(self) -> date:
        return datetime.fromtimestamp(self.services.clock() / 1000, UTC).date()

    def daily_seed(self, game: AnyGame, day: date) -> str:
        return daily_seed(self.secret, game, day)

    def daily_table(self, game: AnyGame, day: date, person: str) -> str:
        """The table of a person's deal of the day: there is only one, and nobody else can find it."""
        text = f"daily table {game.id} {day.isoformat()} {person}"
        return urlsafe_b64encode(hmac.digest(self.secret, text.encode(), "sha256")[:16]).decode().rstrip("=")
