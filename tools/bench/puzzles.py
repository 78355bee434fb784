"""Puzzles that the bot would otherwise make while something else is measured."""

import datetime as dt
from pathlib import Path

from bot.features.daily.rows import DailyRows
from bot.features.daily.rules.schedule import EXERCISES, daily, exercise
from bot.games import MAKERS
from bot.matches.work.clock import SystemClock, day_of
from bot.storage.stores.sqlite import SqliteStore
from tests.support.pictures.dailies import made


async def keep_puzzles(database: Path) -> None:
    """Keep puzzles of today and tomorrow, and all exercises, in the bot's file."""
    today = day_of(SystemClock().now_ms())
    days = (today, today + dt.timedelta(days=1))
    names = [(game, daily(day, game)) for game in MAKERS for day in days]
    names += [(game, exercise(game, number)) for game in MAKERS for number in range(1, EXERCISES + 1)]
    store = await SqliteStore.open(database)
    try:
        for game, name in names:
            await store.area(DailyRows).keep_puzzle(made(game, name))
    finally:
        await store.close()
