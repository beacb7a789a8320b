"""A table's last number is that of its last event, and no longer a column of its own."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.drop_column("tables", "sequence")
