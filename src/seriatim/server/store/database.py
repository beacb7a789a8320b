"""Open a database: SQLAlchemy engines for SQLite and PostgreSQL, migrations, and the databases' errors in words.

What is committed survives a power cut: SQLite syncs at every commit (WAL, `synchronous=FULL`), and so does PostgreSQL
(`synchronous_commit`). A writing transaction takes the lock at its beginning, so that what it reads still holds when it
writes.
"""

import os
import socket
import sqlite3
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from seriatim.phrase import Phrase
from seriatim.server.errors import StoreFailed, os_error_text
from seriatim.server.folder import (
    LOCK_WAIT,
    OWNER_FOLDER,
    FileLock,
    Locked,
    make_private,
    make_private_file,
)
from seriatim.server.store.schema import VERSION

if TYPE_CHECKING:
    from alembic.config import Config

READERS: Final = 4
"""Connections that read at the same time."""
LOCK_TIMEOUT: Final = 5
"""Seconds to wait for another process that writes, or for PostgreSQL to answer."""
RETRY_DELAY: Final = 0.01
SQLITE_SETTINGS: Final = (
    "synchronous=FULL",
    "fullfsync=ON",  # macOS: also flush the drive's own cache
    "checkpoint_fullfsync=ON",
    "foreign_keys=ON",
    "journal_size_limit=67108864",
    f"busy_timeout={1000 * LOCK_TIMEOUT}",
)
WRITER_CACHE: Final = "cache_size=-16384"
"""Page cache of the writing connection, in KB: each table in play has a database page of its own."""
READER_CACHE: Final = "cache_size=-256"
"""Page cache of a reading connection, in KB; the operating system caches the file."""
POSTGRES_CONNECTION: Final = {
    "connect_timeout": LOCK_TIMEOUT,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""A connection whose other end has gone is given up within half a minute."""
POSTGRES_SETTINGS: Final = (
    "synchronous_commit TO on",
    f"lock_timeout TO '{LOCK_TIMEOUT}s'",
    "statement_timeout TO '30s'",
    "idle_in_transaction_session_timeout TO '60s'",
    "tcp_keepalives_idle TO 10",
    "tcp_keepalives_interval TO 5",
    "tcp_keepalives_count TO 3",
    "tcp_user_timeout TO '15s'",
)
"""The database's end notices as soon: the lock of a server that has lost its network is released."""
MIGRATION_LOCK: Final = 0x5E71A717
"""The key of PostgreSQL's advisory lock that is held during a migration."""
SERVER_LOCK: Final = 0x5E71A718
"""The key of PostgreSQL's advisory lock that the server's writing session holds."""
LOCK_HOLDER: Final = f"""
    SELECT application_name, host(client_addr) FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = {SERVER_LOCK}
    AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""  # noqa: S608 - contains only a number of ours
SQLITE_SUFFIXES: Final = ("-wal", "-shm")
"""The files that SQLite has beside a database."""
LOCK_SUFFIX: Final = "-lock"
"""Our lock beside it."""
ALEMBIC_LOCK: Final = threading.Lock()
"""Alembic has one global environment for the whole process."""
MIGRATIONS: Final = Path(__file__).parent / "migrations"
SQLITE_REASONS: Final = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_BUSY: "store-locked",
    sqlite3.SQLITE_CANTOPEN: "store-cannot-open",
    sqlite3.SQLITE_READONLY: "store-cannot-write",
    sqlite3.SQLITE_NOTADB: "store-not-a-database",
    sqlite3.SQLITE_CORRUPT: "store-corrupt",
}
POSTGRES_REASONS: Final = {"53100": "store-full"}
LONGEST_ERROR_TEXT: Final = 200


class Database(NamedTuple):
    """An engine with one connection to write, and one with several to read. `place` names it without a password."""

    writing: Engine
    reading: Engine
    place: str
    exclusive: bool = False
    """Whether nobody else may write: PostgreSQL's writing connection holds a lock, and SQLite's is in a file."""
    lock: FileLock | None = None

    def disconnect(self) -> None:
        """Close the connections, but not one that holds a lock."""
        self.reading.dispose()
        if not self.exclusive or self.lock is not None:
            self.writing.dispose()

    def close(self) -> None:
        self.writing.dispose()
        self.reading.dispose()
        if self.lock is not None:
            self.lock.release()


# Opening


def open_database(url: str, *, create: bool = True, exclusive: bool = False) -> Database:
    """Open the database at this URL and migrate it to the present version. With `create`, make it if missing.

    An exclusive database is locked: nobody else can open it so. Without a lock it may be read, while a server runs.
    """
    address = parse_url(url)
    lock = None
    if is_sqlite(address):
        prepare_file(Path(str(address.database)), create=create)
        lock = lock_file(address, LOCK_WAIT) if exclusive else None
    engines = writing_engine(address, exclusive=exclusive), reading_engine(address, READERS)
    database = Database(*engines, place_of(address), exclusive, lock)
    try:
        if exclusive:
            connect(database)
        migrate(database)
    except StoreFailed:
        database.close()
        raise
    return database


def connect(database: Database) -> None:
    """Connect for writing, so that PostgreSQL's lock is held from now on."""
    try:
        database.writing.connect().close()
    except SQLAlchemyError as error:
        raise store_failure(error, database.place) from None


def parse_url(url: str) -> URL:
    """Parse a database URL; refuse all but SQLite files and PostgreSQL."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreFailed(Phrase("store-bad-url")) from None
    if address.drivername == "sqlite" and address.database not in (None, "", ":memory:") and not address.query:
        return address
    if address.drivername in ("postgresql", "postgresql+psycopg", "postgres"):
        return address.set(drivername="postgresql+psycopg")
    raise StoreFailed(Phrase("store-bad-url"))


def is_sqlite(address: URL) -> bool:
    return address.drivername == "sqlite"


def place_of(address: URL) -> str:
    return str(address.database) if is_sqlite(address) else address.render_as_string(hide_password=True)


def prepare_file(file: Path, *, create: bool) -> None:
    """Make a SQLite file and its folder, and see to it that only their owner may read the file."""
    if not create and not file.exists():
        raise StoreFailed(Phrase("store-missing", {"place": str(file)}))
    try:
        file.parent.mkdir(mode=OWNER_FOLDER, parents=True, exist_ok=True)
        make_private_file(file)
        for name in (file, *(file.with_name(file.name + suffix) for suffix in SQLITE_SUFFIXES)):
            if name.is_file():
                make_private(name)
    except OSError as error:
        raise cannot_open(file, error) from None


def cannot_open(file: Path, error: OSError) -> StoreFailed:
    return StoreFailed(Phrase("store-cannot-open", {"place": str(file), "problem": os_error_text(error)}))


# Locks


def lock_file(address: URL, wait: float) -> FileLock:
    """The lock on a SQLite database, in a file beside it."""
    file = Path(str(address.database))
    try:
        return FileLock(file.with_name(file.name + LOCK_SUFFIX), wait)
    except Locked as locked:
        raise StoreFailed(Phrase("store-in-use", {"place": str(file), "pid": locked.pid})) from None
    except OSError as error:
        raise cannot_open(file, error) from None


def lock_session(connection: Any, place: str) -> None:  # noqa: ANN401 - the driver's own connection type
    """Let a session of PostgreSQL hold the server's lock; it is released when the session ends, however it ends."""
    from psycopg.errors import LockNotAvailable  # noqa: PLC0415 (the driver may not be installed)

    connection.execute(f"SET LOCAL lock_timeout TO '{LOCK_WAIT}s'")
    try:
        connection.execute(f"SELECT pg_advisory_lock({SERVER_LOCK})")
    except LockNotAvailable:
        connection.rollback()
        holder = connection.execute(LOCK_HOLDER).fetchone()
        connection.close()
        raise held_by(holder, place) from None
    connection.commit()


def held_by(holder: Sequence[str | None] | None, place: str) -> StoreFailed:
    """The failure to lock a PostgreSQL database, with the name and address of who has locked it."""
    known = " ".join(text for text in holder or () if text)
    return StoreFailed(Phrase("store-in-use-by-session", {"place": place, "holder": known or "?"}))


def check_no_server(connection: Connection, place: str) -> None:
    """Raise `StoreFailed` if another session holds the server's lock; hold it until the transaction ends."""
    if not connection.scalar(text(f"SELECT pg_try_advisory_xact_lock({SERVER_LOCK})")):
        raise held_by(connection.execute(text(LOCK_HOLDER)).one_or_none(), place)


# Engines


def writing_engine(address: URL, *, exclusive: bool = False) -> Engine:
    """An engine with one connection, whose transactions take the write lock at their beginning."""
    if is_sqlite(address):
        return sqlite_engine(address, 1, "BEGIN IMMEDIATE", WRITER_CACHE)
    return postgres_engine(address, 1, exclusive=exclusive)


def reading_engine(address: URL, size: int) -> Engine:
    return sqlite_engine(address, size, "BEGIN", READER_CACHE) if is_sqlite(address) else postgres_engine(address, size)


def sqlite_engine(address: URL, size: int, begin: str, *more_settings: str) -> Engine:
    engine = create_engine(
        address,
        pool_size=size,
        max_overflow=0,
        hide_parameters=True,
        connect_args={"timeout": LOCK_TIMEOUT, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own connection type
        connection.isolation_level = None  # SQLAlchemy begins transactions, not the driver
        enable_wal(connection)
        for setting in (*SQLITE_SETTINGS, *more_settings):
            connection.execute(f"PRAGMA {setting}")

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def enable_wal(connection: sqlite3.Connection) -> None:
    """Switch to the write-ahead log. SQLite does not wait where two processes switch a new file at once: retry."""
    deadline = time.monotonic() + LOCK_TIMEOUT
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(RETRY_DELAY)
        else:
            return


def postgres_engine(address: URL, size: int, *, exclusive: bool = False) -> Engine:
    try:
        engine = create_engine(
            address,
            pool_size=size,
            max_overflow=0,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={**POSTGRES_CONNECTION, "application_name": f"seriatim {socket.gethostname()} {os.getpid()}"},
        )
    except ImportError:
        raise StoreFailed(Phrase("store-no-driver")) from None

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own connection type
        for setting in POSTGRES_SETTINGS:
            connection.execute(f"SET {setting}")
        connection.commit()
        if exclusive:
            lock_session(connection, place_of(address))

    return engine


def allow_time(connection: Connection) -> None:
    """Lift the limit on the time of a statement for this transaction: a migration, an export or an import."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL statement_timeout TO 0")


# Migrating


def migrate(database: Database) -> None:
    """Bring the database to the present version, in one transaction; do nothing if it has it."""
    try:
        with database.reading.connect() as connection:
            is_present = version_of(connection) == VERSION
        if not is_present:
            migrate_locked(database)
    except SQLAlchemyError as error:
        raise store_failure(error, database.place) from None


def migrate_locked(database: Database) -> None:
    """Migrate while no server of another version runs."""
    if database.exclusive or not is_sqlite(database.writing.url):
        run_migrations(database)
        return
    with lock_file(database.writing.url, LOCK_TIMEOUT):
        run_migrations(database)


def version_of(connection: Connection) -> str | None:
    """The database's revision; None for an empty database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return None if found is None else str(found)


def run_migrations(database: Database) -> None:
    """Run Alembic's migrations. Alembic loads slowly, so it is imported only where there is something to migrate."""
    from alembic.util import CommandError  # noqa: PLC0415

    try:
        with database.writing.begin() as connection:
            if connection.dialect.name == "postgresql":
                allow_time(connection)
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
                check_no_server(connection, database.place)
            upgrade(connection)
    except CommandError:
        raise StoreFailed(Phrase("store-newer", {"place": database.place})) from None


def upgrade(connection: Connection) -> None:
    """Run all missing migrations in the transaction of this connection."""
    from alembic import command  # noqa: PLC0415

    config = alembic_config()
    config.attributes["connection"] = connection
    with ALEMBIC_LOCK:
        command.upgrade(config, "head")


def alembic_config() -> "Config":
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


# Errors


def store_failure(error: Exception, place: str) -> StoreFailed:
    """Turn a database error into a sentence. It never contains a statement, its values or a password."""
    if isinstance(error, StoreFailed):
        return error
    return StoreFailed(Phrase(reason_of(error), {"place": place, "problem": error_text(error)}))


def driver_error(error: Exception) -> BaseException | None:
    """The driver's own exception."""
    return error.orig if isinstance(error, DBAPIError) else error


def reason_of(error: Exception) -> str:
    cause = driver_error(error)
    if isinstance(cause, sqlite3.Error):
        return SQLITE_REASONS.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF, "store-failed")
    return POSTGRES_REASONS.get(getattr(cause, "sqlstate", None) or "", "store-failed")


def error_text(error: Exception) -> str:
    """The database's own words, on one line."""
    cause = driver_error(error)
    words = " ".join(str(cause).split()) if not isinstance(cause, SQLAlchemyError) else type(cause).__name__
    return words[:LONGEST_ERROR_TEXT] or type(cause).__name__
