"""Alembic runs this to migrate the database whose connection it was given; see `store.database`."""

from alembic import context

from seriatim.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
