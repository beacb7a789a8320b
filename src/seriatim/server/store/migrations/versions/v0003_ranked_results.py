"""A result of the day has the level of the bots, and may be without a rank."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("daily_results", sa.Column("level", sa.String(16), nullable=False, server_default="steady"))
    op.add_column("daily_results", sa.Column("ranked", sa.Boolean, nullable=False, server_default=sa.true()))
