"""Run by Alembic for each upgrade, on the connection and transaction of `pinxit.adapters.migrate`.

Steps are written by hand; a test compares what they build with `pinxit.adapters.schema`.
"""

from alembic import context

from pinxit.adapters.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
    transactional_ddl=True,  # also there: a step that fails leaves nothing behind
)
context.run_migrations()
