"""`pichenette badges recompute`: find out again what badges the stored matches earned."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from bot.cli import DONE, Unusable, database_options
from bot.features.badges.rows import BadgeRows
from bot.features.badges.service import BadgeBatch, Badges
from bot.games import GAMES
from bot.matches.core.errors import StoreError
from bot.settings import PostgresUrl
from bot.storage.core.inspection import inspecting
from bot.storage.stores.opening import open_store


@click.group("badges")
@database_options
@click.pass_context
def badges(context: click.Context, database: Path | PostgresUrl) -> None:
    """Recompute players' badges."""
    context.obj = database


@badges.command("recompute")
@click.pass_obj
def recompute_badges(database: Path | PostgresUrl) -> int:
    """Recompute all badges from the stored turns; stop the bot first."""
    try:
        with inspecting(database):  # refuses a missing or unknown database
            pass
        done = asyncio.run(_recomputed(database))
    except StoreError as error:
        raise Unusable(str(error)) from error
    for match, why in (failure for batch in done for failure in batch.failed):
        click.echo(f"match {match} keeps the badges it had: its turns cannot be read ({why:.200})")
    click.echo(f"{database}: {sum(one.badges for one in done)} badges in {sum(one.earning for one in done)} matches")
    return DONE


async def _recomputed(database: Path | PostgresUrl) -> list[BadgeBatch]:
    store = await open_store(database)
    try:
        service = Badges(GAMES, store, store.area(BadgeRows))
        await service.restart()
        done = []
        while (batch := await service.step()) is not None:
            done.append(batch)
        return done
    finally:
        await store.close()
