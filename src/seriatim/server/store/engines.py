"""SQLAlchemy's engines for a file of SQLite and for a PostgreSQL server.

What is committed has survived a power cut: SQLite waits for the disk at every commit (WAL, `synchronous=FULL`), and
PostgreSQL is told to (`synchronous_commit`). Whoever writes takes the lock at once, so that what was read still holds
when it is written.
"""

import sqlite3
import time
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event

from seriatim.phrase import Phrase
from seriatim.server.store.errors import StoreFailed

PATIENCE: Final = 5
"""Seconds to wait for another process that writes, or for PostgreSQL to answer."""
RETRY: Final = 0.01
SQLITE_SETTINGS: Final = (
    "synchronous=FULL",
    "fullfsync=ON",  # macOS: also what the drive holds back
    "checkpoint_fullfsync=ON",
    "foreign_keys=ON",
    "journal_size_limit=67108864",
    f"busy_timeout={1000 * PATIENCE}",
)
LARGE_CACHE: Final = "cache_size=-16384"
"""Kilobytes that the connection may keep which writes: each table that is played at has a page of its own there."""
SMALL_CACHE: Final = "cache_size=-256"
"""Kilobytes that a connection keeps which reads a table once in a while; the machine keeps the rest at hand."""
POSTGRES_SETTINGS: Final = ("synchronous_commit TO on", f"lock_timeout TO '{PATIENCE}s'")


def writer(address: URL) -> Engine:
    """One connection, which takes the lock at once."""
    return sqlite(address, 1, "BEGIN IMMEDIATE", LARGE_CACHE) if is_file(address) else postgres(address, 1)


def reader(address: URL, size: int) -> Engine:
    return sqlite(address, size, "BEGIN", SMALL_CACHE) if is_file(address) else postgres(address, size)


def is_file(address: URL) -> bool:
    return address.drivername == "sqlite"


def sqlite(address: URL, size: int, begin: str, *more: str) -> Engine:
    engine = create_engine(
        address,
        pool_size=size,
        max_overflow=0,
        hide_parameters=True,
        connect_args={"timeout": PATIENCE, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: object) -> None:  # noqa: ANN401 - whatever the driver calls its connection
        connection.isolation_level = None  # transactions begin where SQLAlchemy says, not where the driver guesses
        keep_log_ahead(connection)
        for setting in (*SQLITE_SETTINGS, *more):
            connection.execute(f"PRAGMA {setting}")

    @event.listens_for(engine, "begin")
    def take_lock(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def keep_log_ahead(connection: sqlite3.Connection) -> None:
    """WAL. Where two switch a new file to it at once SQLite lets neither wait, so whoever comes second tries again."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(RETRY)
        else:
            return


def postgres(address: URL, size: int) -> Engine:
    try:
        engine = create_engine(
            address,
            pool_size=size,
            max_overflow=0,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"connect_timeout": PATIENCE},
        )
    except ImportError:
        raise StoreFailed(Phrase("store-no-driver")) from None

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: object) -> None:  # noqa: ANN401 - whatever the driver calls its connection
        for setting in POSTGRES_SETTINGS:
            connection.execute(f"SET {setting}")
        connection.commit()

    return engine
