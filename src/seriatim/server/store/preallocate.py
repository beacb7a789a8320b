"""Room in a file of SQLite for what will be written next, so that nobody waits while the file grows.

A file that grows has to be entered anew into the books of the file system, and now and then whoever waits for the disk
waits for that: on ext4 up to a fifth of a second, where writing over what is there takes two milliseconds. Under load
the file would grow every second. So once in a while it grows by a large piece, which SQLite then fills.
"""

import shutil
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, inspect
from sqlalchemy.exc import SQLAlchemyError

from seriatim.server.store.engines import is_file

ROOM: Final = 4 << 20
"""Bytes by which there is more room at once: that takes some twenty milliseconds, and ten to free them."""
LEAST_PAGES: Final = 256
"""Free pages below which more are made: a megabyte."""
LEAST_ON_DISK: Final = 16 * ROOM
"""Bytes that must be free on the disk: where space is short none is taken ahead."""
LOOK_EVERY: Final = 10
"""Commits until it is looked again how many there are."""


class Reserve:
    """Keeps room in the file to which this engine writes; PostgreSQL looks after its own."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.commits = 0

    def committed(self) -> None:
        """Something has been committed; whoever waits for it has been told."""
        self.commits += 1
        if self.commits % LOOK_EVERY == 0 and self.is_wanted():
            self.keep()

    def is_wanted(self) -> bool:
        """Whether this is a file, on a disk with space to spare."""
        address = self.engine.url
        return is_file(address) and shutil.disk_usage(Path(str(address.database)).parent).free > LEAST_ON_DISK

    def keep(self) -> None:
        """Make room if little is left. Where that cannot be done, files grow as they always did."""
        try:
            with self.engine.begin() as connection:
                if is_occupied(connection):
                    leave(connection)
                elif free_pages(connection) < LEAST_PAGES:
                    occupy(connection)
        except SQLAlchemyError:
            """The disk has filled up meanwhile: the next who wants to store something is told so."""


def free_pages(connection: Connection) -> int:
    return int(connection.exec_driver_sql("PRAGMA freelist_count").scalar_one())


def is_occupied(connection: Connection) -> bool:
    return inspect(connection).has_table("reserve")


def occupy(connection: Connection) -> None:
    """Write zeros into pages that are free, and into new ones: those get their place on the disk only so."""
    connection.exec_driver_sql("CREATE TABLE reserve (room BLOB)")
    connection.exec_driver_sql("INSERT INTO reserve VALUES (zeroblob(?))", (ROOM,))


def leave(connection: Connection) -> None:
    """Free those pages: not at once but at the next look, so that nobody waits for both."""
    connection.exec_driver_sql("DROP TABLE reserve")
