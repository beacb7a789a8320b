"""Who asks something of a table and is answered: a page (its `Device`), somebody over HTTP, or the house itself."""

import asyncio
from typing import Final, Protocol

from seriatim.server.live.protocol import Ack, Refused


class Asker(Protocol):
    """Whoever is to be answered."""

    def hold(self) -> None:
        """The answer comes with what is told next."""

    def answer(self, message: Ack | Refused) -> None: ...


class Caller:
    """Somebody who waits for the `reply`."""

    def __init__(self) -> None:
        self.reply: asyncio.Future[Ack | Refused] = asyncio.get_running_loop().create_future()

    def hold(self) -> None: ...

    def answer(self, message: Ack | Refused) -> None:
        if not self.reply.done():
            self.reply.set_result(message)


class Nobody:
    """The house, which looks for itself what has become of it."""

    def hold(self) -> None: ...

    def answer(self, message: Ack | Refused) -> None: ...


NOBODY: Final = Nobody()
