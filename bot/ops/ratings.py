"""`python -m bot ratings`: show ladders, and recompute them from the stored results."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from bot.cli import DONE, UNUSABLE, database_options
from bot.matches.core.clock import SystemClock
from bot.matches.core.errors import StoreError
from bot.ratings.ladders import WORLD, Ladder
from bot.ratings.seasons import ALL_TIME, read_season
from bot.storage.core.admin_queries import reading
from bot.storage.core.sqlite import SqliteStore

COLUMNS = ("place", "points", "user", "name", "matches", "won", "drawn", "lost")


class _Season(click.ParamType[int]):
    """A season: a year and a quarter of it."""

    name = "season"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number of the season. Fails with a sentence."""
        season = value if isinstance(value, int) else read_season(value)
        if season is None:
            self.fail(f"{value} is no season: write 2026-4 for the last quarter of 2026", param, ctx)
        return season


@click.group()
@database_options
@click.pass_context
def ratings(context: click.Context, database: Path) -> None:
    """Show ladders, or recompute all ratings."""
    context.obj = database


@ratings.command()
@click.argument("game")
@click.option("--guild", type=int, default=WORLD, metavar="ID", help="A server's ladder (default: the world's).")
@click.option(
    "--season", type=_Season(), default=ALL_TIME, metavar="YEAR-QUARTER", help="Such as 2026-4 (default: all time)."
)
@click.pass_obj
def show(database: Path, game: str, guild: int, season: int) -> int:
    """Show who is ranked at GAME; the bot may be running."""
    return _run(lambda console: _show(database, Ladder(game, guild, season), console))


@ratings.command()
@click.pass_obj
def recompute(database: Path) -> int:
    """Recompute all ratings from the stored results; stop the bot first."""
    return _run(lambda console: _recompute(database, console))


def _run(work: Callable[[Console], Coroutine[Any, Any, None]]) -> int:
    console = Console()
    try:
        asyncio.run(work(console))
    except StoreError as error:
        console.print(str(error), markup=False)
        return UNUSABLE
    return DONE


async def _show(database: Path, asked: Ladder, console: Console) -> None:
    async with reading(database) as there:
        listed = await there.ladder(asked, SystemClock().now_ms())
    table = Table(*COLUMNS, title=f"{asked.game}, {listed.count} ranked, {listed.waiting} provisional")
    for rung in listed.rungs:
        one = rung.standing
        counts = (one.games, one.wins, one.draws, one.losses)
        table.add_row(str(rung.place), str(rung.points), str(rung.user), escape(rung.name), *map(str, counts))
    console.print(table)


async def _recompute(database: Path, console: Console) -> None:
    if not await asyncio.to_thread(database.is_file):
        raise StoreError(f"{database} does not exist: the bot has not run yet, or it keeps its matches elsewhere.")
    store = await SqliteStore.open(database)
    try:
        kept, stray = await store.stray_standings()
        await store.recompute_standings()
    finally:
        await store.close()
    console.print(f"{database}: {kept} ratings recomputed, {stray} of them were not as they must be", markup=False)
