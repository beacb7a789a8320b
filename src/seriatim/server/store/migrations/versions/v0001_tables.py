"""The first version: tables and their events, who is seated, results of the day, recovery links."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("visibility", sa.String(16), nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.Column("persons", sa.Text, nullable=False),
        sa.Column("daily", sa.String(16), nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_updated", "tables", ["updated"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seated",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("seated_table_id", "seated", ["table_id"])
    create_results_and_links()


def create_results_and_links() -> None:
    op.create_table(
        "daily_results",
        sa.Column("day", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("outcome", sa.String(64), nullable=False),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
    )
    op.create_index("daily_results_time", "daily_results", ["time"])
    op.create_table(
        "links",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("token_hash", sa.String(128), nullable=False, unique=True),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("links_expires", "links", ["expires"])
