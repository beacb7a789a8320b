"""Transports without a page: one that takes every text, and one that is never free."""

import asyncio

from seriatim.server.live.connection import Connection, OnText


class FreeTransport:
    """Takes every text at once."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.is_finished = False

    def is_free(self) -> bool:
        return True

    def write(self, *texts: bytes) -> None:
        self.written.extend(texts)

    def finish(self) -> None:
        self.is_finished = True

    def listen(self, connection: Connection, on_text: OnText) -> asyncio.Future[None]:
        raise NotImplementedError


class BlockedTransport(FreeTransport):
    """Takes nothing."""

    def is_free(self) -> bool:
        return False
