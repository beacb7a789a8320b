"""What can go wrong with a database, in words: which error means that the disk is full or the file none."""

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from seriatim.phrase import Phrase
from seriatim.server.errors import Explained

SQLITE_REASONS: Final = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_BUSY: "store-locked",
    sqlite3.SQLITE_CANTOPEN: "store-cannot-open",
    sqlite3.SQLITE_READONLY: "store-cannot-write",
    sqlite3.SQLITE_NOTADB: "store-not-a-database",
    sqlite3.SQLITE_CORRUPT: "store-corrupt",
}
POSTGRES_REASONS: Final = {"53100": "store-full"}
LONGEST_PROBLEM: Final = 200


class Conflict(Exception):
    """Somebody else has appended to the table: load it again."""


class StoreFailed(Explained):
    """The database did not do what it was asked; nothing of it has been acknowledged. Load before going on."""

    def for_people(self) -> Phrase:
        """What those may be told who only play: not where the database is, nor what it said."""
        return Phrase("server-refuses-not-stored") if self.phrase.values else self.phrase


def failure(error: Exception, place: str) -> StoreFailed:
    """An error of the database as one sentence. It never holds a statement, its values or a password."""
    problem = problem_of(error)
    return StoreFailed(Phrase(reason_of(error), {"place": place, "problem": problem}))


def cause_of(error: Exception) -> BaseException | None:
    """What the driver itself raised."""
    return error.orig if isinstance(error, DBAPIError) else error


def reason_of(error: Exception) -> str:
    cause = cause_of(error)
    if isinstance(cause, sqlite3.Error):
        return SQLITE_REASONS.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF, "store-failed")
    return POSTGRES_REASONS.get(getattr(cause, "sqlstate", None) or "", "store-failed")


def problem_of(error: Exception) -> str:
    """What the database itself said, in a line."""
    cause = cause_of(error)
    said = " ".join(str(cause).split()) if not isinstance(cause, SQLAlchemyError) else type(cause).__name__
    return said[:LONGEST_PROBLEM] or type(cause).__name__
