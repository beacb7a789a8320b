"""A database to write to and read from: a file of SQLite, or a PostgreSQL server.

What is committed has survived a power cut: SQLite waits for the disk at every commit (WAL, `synchronous=FULL`), and
PostgreSQL is told to (`synchronous_commit`). Whoever writes takes the lock at once, so that what was read still holds
when it is written.
"""

import sqlite3
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from seriatim.games.game import Phrase
from seriatim.server.schema import VERSION
from seriatim.server.trouble import StoreFailed, failure

READERS: Final = 4
PATIENCE: Final = 5
"""Seconds to wait for another process that writes, or for PostgreSQL to answer."""
RETRY: Final = 0.01
MIGRATING: Final = 0x5E71A717
"""PostgreSQL's lock that is held while one process migrates."""
SQLITE_SETTINGS: Final = (
    "synchronous=FULL",
    "fullfsync=ON",  # macOS: also what the drive holds back
    "checkpoint_fullfsync=ON",
    "foreign_keys=ON",
    "journal_size_limit=67108864",
    f"busy_timeout={1000 * PATIENCE}",
)
SMALL_CACHE: Final = "cache_size=-256"
"""Kilobytes that a connection keeps which reads a table once in a while; the machine keeps the rest at hand."""
POSTGRES_SETTINGS: Final = ("synchronous_commit TO on", f"lock_timeout TO '{PATIENCE}s'")


class Database(NamedTuple):
    """Two ways in: one connection to write, a few to read. `place` is what people may be told of where it is."""

    writing: Engine
    reading: Engine
    place: str

    def close(self) -> None:
        self.writing.dispose()
        self.reading.dispose()


def opened(url: str, *, create: bool = True) -> Database:
    """The database at this URL, at the present version. If there is none it is made, unless that is not wanted."""
    address = address_of(url)
    is_file = address.drivername == "sqlite"
    place = str(address.database) if is_file else address.render_as_string(hide_password=True)
    if is_file:
        prepare(Path(place), create=create)
    database = Database(sqlite(address, 1) if is_file else postgres(address, 1), reader(address), place)
    try:
        migrate(database)
    except StoreFailed:
        database.close()
        raise
    return database


def address_of(url: str) -> URL:
    """What the URL says, if it names a file of SQLite or a PostgreSQL database."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreFailed(Phrase("store-bad-url")) from None
    if address.drivername == "sqlite" and address.database not in (None, "", ":memory:") and not address.query:
        return address
    if address.drivername in ("postgresql", "postgresql+psycopg", "postgres"):
        return address.set(drivername="postgresql+psycopg")
    raise StoreFailed(Phrase("store-bad-url"))


def prepare(file: Path, *, create: bool) -> None:
    """Make the folder in which the file is to be."""
    if not create and not file.exists():
        raise StoreFailed(Phrase("store-missing", {"place": str(file)}))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        problem = error.strerror or str(error)
        raise StoreFailed(Phrase("store-cannot-open", {"place": str(file), "problem": problem})) from None


def reader(address: URL) -> Engine:
    return (
        sqlite(address, READERS, "BEGIN", SMALL_CACHE) if address.drivername == "sqlite" else postgres(address, READERS)
    )


def sqlite(address: URL, size: int, begin: str = "BEGIN IMMEDIATE", *more: str) -> Engine:
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


def migrate(database: Database) -> None:
    """Bring the database to the present version, whole or not at all; one that is there already is left alone."""
    try:
        with database.reading.connect() as connection:
            is_present = version_of(connection) == VERSION
        if not is_present:
            make_steps(database)
    except SQLAlchemyError as error:
        raise failure(error, database.place) from None


def version_of(connection: Connection) -> str | None:
    """The version that the database has, if it has one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return None if found is None else str(found)


def make_steps(database: Database) -> None:
    from seriatim.server.upgrading import Unknown, upgrade  # noqa: PLC0415 (takes a while to load)

    try:
        with database.writing.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
            upgrade(connection)
    except Unknown:
        raise StoreFailed(Phrase("store-newer", {"place": database.place})) from None
