"""Lists name players, variants and whose turn it is; tables can be put away; public tables have an index."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("occupants", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("options", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("turn", sa.Text, nullable=False, server_default="[]"))
    op.add_column("seated", sa.Column("put_away", sa.Boolean, nullable=False, server_default=sa.false()))
    is_public = sa.text("visibility = 'public'")
    op.create_index("tables_public", "tables", ["updated"], sqlite_where=is_public, postgresql_where=is_public)
