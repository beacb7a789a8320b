"""A database to write to and read from: where it is, and that it has the present version."""

from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import URL, Connection, Engine, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from seriatim.phrase import Phrase
from seriatim.server.errors import problem_in
from seriatim.server.store.engines import is_file, reader, writer
from seriatim.server.store.errors import StoreFailed, failure
from seriatim.server.store.schema import VERSION

READERS: Final = 4
MIGRATING: Final = 0x5E71A717
"""PostgreSQL's lock that is held while one process migrates."""


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
    if is_file(address):
        prepare(Path(str(address.database)), create=create)
    database = Database(writer(address), reader(address, READERS), place_of(address))
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


def place_of(address: URL) -> str:
    return str(address.database) if is_file(address) else address.render_as_string(hide_password=True)


def prepare(file: Path, *, create: bool) -> None:
    """Make the folder in which the file is to be."""
    if not create and not file.exists():
        raise StoreFailed(Phrase("store-missing", {"place": str(file)}))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreFailed(Phrase("store-cannot-open", {"place": str(file), "problem": problem_in(error)})) from None


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
    from seriatim.server.store.upgrading import Unknown, upgrade  # noqa: PLC0415 (takes a while to load)

    try:
        with database.writing.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
            upgrade(connection)
    except Unknown:
        raise StoreFailed(Phrase("store-newer", {"place": database.place})) from None
