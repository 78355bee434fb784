"""Creates the tables on PostgreSQL, or upgrades them: one process at a time, in one transaction."""

from __future__ import annotations

from typing import Any, TypeAlias

import psycopg
from psycopg import errors

from bot.matches.core.errors import StoreError
from bot.storage.core.postgres import first_line, parameters
from bot.storage.core.postgres_primary import primary_of
from bot.storage.core.snapshot import present_schema, refuse_without_upgrade

Line: TypeAlias = psycopg.Connection[tuple[Any, ...]]

ONE_AT_A_TIME = 0x50494348  # the key of the advisory lock for upgrades: "PICH"


def prepare(url: str) -> None:
    """Bring the tables up to date. Raises StoreError with a sentence for the operator."""
    try:
        with psycopg.connect(primary_of(url), **parameters()) as plain:
            plain.execute("SET statement_timeout = 0; SET lock_timeout = 0")
            plain.execute("SELECT pg_advisory_lock(%s)", (ONE_AT_A_TIME,))  # released with the connection
            plain.commit()
            schema = schema_of(plain)
            if schema == present_schema():
                return
            if schema is not None:
                refuse_without_upgrade("The database", schema)
            if schema is None and _tables(plain):
                raise StoreError("The database holds tables of another program. Name an empty database.")
            _upgrade(plain)
    except errors.InsufficientPrivilege as error:
        raise StoreError(
            f"The database's user may not create or change tables ({first_line(error)}). Make them the owner of the database."
        ) from error
    except psycopg.OperationalError as error:
        if "session is read-only" in str(error):  # libpq says no more of a standby
            raise StoreError(
                "The database is a standby, or read-only. Promote it, or let BOT_DATABASE name the primary."
            ) from error
        raise StoreError(f"The database cannot be used: {first_line(error)}. Check BOT_DATABASE.") from error
    except psycopg.Error as error:
        raise StoreError(f"BOT_DATABASE cannot be used: {first_line(error)}.") from error


def schema_of(plain: Line) -> str | None:
    """The schema of the tables, or None if they are not this program's, or if there are none."""
    with plain.transaction():
        if plain.execute("SELECT to_regclass('alembic_version')").fetchone() == (None,):
            return None
        row = plain.execute("SELECT version_num FROM alembic_version").fetchone()
    return None if row is None else str(row[0])


def _tables(plain: Line) -> bool:
    """Whether the schema has any tables."""
    return plain.execute("SELECT 1 FROM pg_tables WHERE schemaname = current_schema() LIMIT 1").fetchone() is not None


def _upgrade(plain: Line) -> None:
    """Run the migrations on the open transaction; Alembic is imported only here, as for SQLite."""
    from alembic import command  # noqa: PLC0415
    from sqlalchemy import create_engine  # noqa: PLC0415
    from sqlalchemy.exc import DBAPIError  # noqa: PLC0415
    from sqlalchemy.pool import StaticPool  # noqa: PLC0415

    from bot.storage.core.upgrading import config_for  # noqa: PLC0415

    engine = create_engine(
        "postgresql+psycopg://", creator=lambda: plain, poolclass=StaticPool, use_native_hstore=False
    )
    try:
        with engine.connect() as connection:
            command.upgrade(config_for(connection), "head")
            connection.commit()
    except DBAPIError as error:
        raise error.orig or error from error
