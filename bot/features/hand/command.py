"""`pichenette pages`: void all links to the bot's pages."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

import click

from bot.cli import DONE, Unusable, database_options
from bot.features.hand import rows
from bot.features.hand.rows import HandRows
from bot.features.hand.service import BYTES
from bot.matches.core.errors import StoreError
from bot.matches.work.clock import SystemClock
from bot.settings import PostgresUrl
from bot.storage.stores.sqlite import SqliteStore


@click.group()
@database_options
@click.pass_context
def pages(context: click.Context, database: Path | PostgresUrl) -> None:
    """Look after the pages in a browser."""
    context.obj = database


@pages.command("replace-key")
@click.pass_obj
def replace_key(database: Path | PostgresUrl) -> int:
    """Void all links to pages by a new key that signs them; if the database is a file, stop the bot first."""
    try:
        asyncio.run(_replace(database, secrets.token_bytes(BYTES), SystemClock().now_ms()))
    except StoreError as error:
        raise Unusable(str(error)) from error
    click.echo(f"{database}: links that were given so far are void; players press By hand again.")
    return DONE


async def _replace(database: Path | PostgresUrl, secret: bytes, now: int) -> None:
    if isinstance(database, PostgresUrl):
        from bot.storage.core.postgres_offline import change  # noqa: PLC0415  few hosts need PostgreSQL's client

        change(database, lambda tx: rows.replace_key(tx, secret, now))
        return
    store = await SqliteStore.open(database)
    try:
        await store.area(HandRows).replace_key(secret, now)
    finally:
        await store.close()
