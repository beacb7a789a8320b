"""A few threads read for everybody, so that the event loop never waits for the disk."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from seriatim.phrase import Phrase
from seriatim.server.store.database import READERS, Database
from seriatim.server.store.errors import StoreFailed, failure

MOST_READING: Final = 1_000
"""Questions that are being answered or wait for it; whoever comes then is refused at once."""
Answer = TypeVar("Answer")


class Reads:
    """The threads, and how many wait for them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.threads = ThreadPoolExecutor(READERS, "seriatim-reads")
        self.reading = 0
        self.is_closed = False

    async def do(self, question: Callable[[Connection], Answer]) -> Answer:
        """The answer, from one moment of the database."""
        if self.is_closed or self.reading >= MOST_READING:
            raise StoreFailed(Phrase("store-closed" if self.is_closed else "store-busy"))
        self.reading += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, self.answer, question)
        finally:
            self.reading -= 1

    def answer(self, question: Callable[[Connection], Answer]) -> Answer:
        try:
            with self.database.reading.begin() as connection:
                return question(connection)
        except SQLAlchemyError as error:
            raise failure(error, self.database.place) from None

    async def close(self) -> None:
        self.is_closed = True
        await asyncio.to_thread(self.threads.shutdown)
