"""Called by Alembic; the connection comes from `holdfast.table.migrate`."""

from __future__ import annotations

from alembic import context

from holdfast.table.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
