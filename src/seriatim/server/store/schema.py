"""What the database holds. `migrations/` leads every older database here; a test compares the two."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()
VERSION: Final = "0002"
"""The last step in `migrations/`."""

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("due", BigInteger),
    Column("game", String(64), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("visibility", String(16), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("taken", Integer, nullable=False),
    Column("persons", Text, nullable=False),
    Column("daily", String(16), nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("tables_due", "due"),
    Index("tables_updated", "updated"),
)
"""A row for each table: its summary."""

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""What happened, as `table.stored` writes it. An event is appended if the one before it is there, and it is not."""

SEATED: Final = Table(
    "seated",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Index("seated_table_id", "table_id"),
    sqlite_with_rowid=False,
)
"""Who is at which tables: the summaries' persons, to be asked the other way round."""

DAILY_RESULTS: Final = Table(
    "daily_results",
    METADATA,
    Column("day", String(16), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("table_id", String(64), nullable=False),
    Column("outcome", String(64), nullable=False),
    Column("score", Float, nullable=False),
    Column("time", BigInteger, nullable=False),
    Index("daily_results_time", "time"),
)

LINKS: Final = Table(
    "links",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("token_hash", String(128), nullable=False, unique=True),
    Column("expires", BigInteger, nullable=False),
    Index("links_expires", "expires"),
)
"""Recovery links not yet redeemed, one a person; only a hash is kept of what the link holds."""
