"""`pichenette ratings`: show ladders, or recompute all ratings from the results."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from bot.cli import DONE, UNUSABLE, as_json_option, console, database_options, print_json
from bot.features.ladders import counting, listing
from bot.features.ladders.rows import LadderRows
from bot.features.ladders.values import LadderPlace
from bot.matches.core.errors import StoreError
from bot.matches.work.clock import SystemClock
from bot.ratings.ladders import WORLD, Ladder
from bot.ratings.seasons import ALL_TIME, read_season
from bot.settings import PostgresUrl
from bot.storage.core.inspection import inspecting
from bot.storage.stores.sqlite import SqliteStore

EVERYBODY = 1_000_000_000  # more than have a place
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
def ratings(context: click.Context, database: Path | PostgresUrl) -> None:
    """Show ladders, or recompute all ratings."""
    context.obj = database


@ratings.command("show")
@click.argument("game")
@click.option("--guild", type=int, default=WORLD, metavar="ID", help="A server's ladder (default: the world's).")
@click.option(
    "--season", type=_Season(), default=ALL_TIME, metavar="YEAR-QUARTER", help="Such as 2026-4 (default: all time)."
)
@as_json_option
@click.pass_obj
def show_ladder(database: Path | PostgresUrl, game: str, guild: int, season: int, *, as_json: bool) -> int:
    """Show who is ranked at GAME; the bot may be running."""
    return _run(lambda printed: _show_ladder(database, Ladder(game, guild, season), printed, as_json=as_json))


@ratings.command()
@click.pass_obj
def recompute(database: Path | PostgresUrl) -> int:
    """Recompute all ratings from the stored results; stop the bot first."""
    return _run(lambda printed: asyncio.run(_recompute(database, printed)))


def _run(work: Callable[[Console], None]) -> int:
    printed = console()
    try:
        work(printed)
    except StoreError as error:
        printed.print(str(error), markup=False)
        return UNUSABLE
    return DONE


def _show_ladder(database: Path | PostgresUrl, asked: Ladder, printed: Console, *, as_json: bool) -> None:
    now = SystemClock().now_ms()
    with inspecting(database) as inspected:
        listed = inspected.read(lambda tx: listing.ladder(tx, asked, now, most=EVERYBODY))
    if as_json:
        print_json([_listed(rung) for rung in listed.rungs])
        return
    table = Table(*COLUMNS, title=f"{asked.game}, {listed.count} ranked, {listed.waiting} provisional")
    for rung in listed.rungs:
        one = rung.standing
        counts = (one.games, one.wins, one.draws, one.losses)
        table.add_row(str(rung.place), str(rung.points), str(rung.user), escape(rung.name), *map(str, counts))
    printed.print(table)


def _listed(rung: LadderPlace) -> dict[str, object]:
    """A place of a ladder, as JSON."""
    one = rung.standing
    values = (rung.place, rung.points, str(rung.user), rung.name, one.games, one.wins, one.draws, one.losses)
    return dict(zip(COLUMNS, values, strict=True))


async def _recompute(database: Path | PostgresUrl, printed: Console) -> None:
    with inspecting(database) as inspected:
        kept, stray = inspected.read(counting.stray_standings)
    now = SystemClock().now_ms()
    if isinstance(database, PostgresUrl):
        from bot.storage.core.postgres_offline import change  # noqa: PLC0415  few hosts need PostgreSQL's client

        change(database, lambda tx: counting.recompute(tx, now))
    else:
        store = await SqliteStore.open(database)
        try:
            await store.area(LadderRows).recompute(now)
        finally:
            await store.close()
    printed.print(f"{database}: {kept} ratings recomputed, {stray} of them were not as they must be", markup=False)
