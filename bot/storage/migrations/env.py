"""Run by Alembic, on a connection that bot.storage.core.upgrading (or a test) has opened."""

from alembic import context

from bot.storage.core.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    compare_server_default=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
