"""Persons can sign out everywhere else: which generation of their cookies is valid."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "sign_outs",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("generation", sa.Integer, nullable=False),
    )
