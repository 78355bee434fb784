"""`python -m bot ratings`: look at ladders, see whether they follow from the results that are kept, work them out anew."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from bot.matches.core.clock import SystemClock
from bot.matches.core.errors import StoreError
from bot.ratings.ladders import WORLD, Ladder
from bot.ratings.seasons import ALL_TIME, read_season
from bot.storage.core.admin_queries import reading
from bot.storage.core.sqlite import SqliteStore

WENT_WELL, UNUSABLE = 0, 2
COLUMNS = ("place", "points", "user", "name", "matches", "won", "drawn", "lost")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument(
        "--settings", type=Path, default=Path(), metavar="FOLDER", help="where the bot's .env is (default: here)"
    )
    parser.add_argument("--database", type=Path, metavar="FILE", help="another file than the one of the settings")
    orders = parser.add_subparsers(dest="order", required=True, metavar="ORDER")
    shown = orders.add_parser("show", help="who is ranked at a game, also while the bot runs")
    shown.add_argument("game", help="such as pitchout")
    shown.add_argument("--guild", type=int, default=WORLD, metavar="ID", help="of this server (default: the world)")
    shown.add_argument(
        "--season", type=_season, default=ALL_TIME, metavar="YEAR-QUARTER", help="such as 2026-4 (default: all time)"
    )
    orders.add_parser(
        "recompute", help="work out all ratings anew from the results that are kept, while the bot is stopped"
    )


def run(wanted: argparse.Namespace, database: Path, console: Console) -> int:
    """The exit status: 2 if something outside the program must be mended first."""
    try:
        if wanted.order == "recompute":
            asyncio.run(_recompute(database, console))
        else:
            asyncio.run(_show(database, Ladder(wanted.game, wanted.guild, wanted.season), console))
    except StoreError as error:
        console.print(str(error), markup=False)
        return UNUSABLE
    return WENT_WELL


def _season(text: str) -> int:
    season = read_season(text)
    if season is None:
        raise argparse.ArgumentTypeError(f"{text} is no season: write 2026-4 for the last quarter of 2026")
    return season


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
    console.print(f"{database}: {kept} ratings worked out anew, {stray} of them were not as they must be", markup=False)
