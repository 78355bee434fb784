"""The tortured process with puzzles: players press each try twice and once more after a restart; and a faulty version for the control."""

from __future__ import annotations

import asyncio
import datetime as dt
import os
from pathlib import Path
from typing import Any

import msgspec

from bot.features.daily.rows import DailyRows
from bot.features.daily.rules.schedule import FIRST, daily, games_of
from bot.features.daily.service import Dailies
from bot.features.daily.values import COUNTED, PuzzleTry
from bot.features.registry import ON_CHANGE
from bot.games import GAMES
from bot.games.contract.luck import Rng
from bot.games.contract.puzzle import Puzzle, position_of
from bot.matches.core.models import Player
from bot.matches.matches import Matches
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.inline_worker import InlineWorker
from tests.support.pictures.dailies import made

Job = dict[str, Any]
GAME = "offboard"  # its tries are judged soonest
PLAYERS = tuple(Player(0, 101 + nth, f"Player {nth}") for nth in range(4))
GUILD = 7


class Told(msgspec.Struct, frozen=True):
    """The answer that a player got for a try."""

    puzzle: str
    user: int
    nth: int
    key: str
    points: int


class DayClock:
    """Noon of a day."""

    def __init__(self) -> None:
        self.day = FIRST

    def now_ms(self) -> int:
        return int(dt.datetime.combine(self.day, dt.time(12), dt.UTC).timestamp()) * 1000


def told(acks: Path) -> list[Told]:
    """All that was told so far."""
    lines = acks.read_bytes().splitlines() if acks.exists() else []
    return [msgspec.json.decode(line, type=Told) for line in lines]


async def solve(job: Job) -> None:
    """Try the puzzles of one day after the other until killed; with `drain` only finish the day under way."""
    store = await SqliteStore.open(Path(job["path"]), busy_ms=2000)
    clock = DayClock()
    matches = Matches(GAMES, store, InlineWorker(), clock, notify=lambda: None, on_change=ON_CHANGE)
    rows = store.area(DailyRows)
    dailies = Dailies(matches.work, rows)
    if job.get("careless"):
        _be_careless(rows)
    acks, rng = Path(job["acks"]), Rng(job["seed"].encode())
    days = (FIRST + dt.timedelta(days=nth) for nth in range(10_000))
    for day in (one for one in days if GAME in games_of(one)):
        clock.day = day
        known = {(one.user, one.nth) for one in told(acks) if one.puzzle == daily(day, GAME)}
        if len(known) < COUNTED * len(PLAYERS):
            puzzle = await rows.keep_puzzle(made(GAME, daily(day, GAME)))
            await asyncio.gather(*(_tries(job, dailies, puzzle, one, known, rng) for one in PLAYERS))
            if job.get("drain"):
                break
    await store.close()


async def _tries(
    job: Job, dailies: Dailies, puzzle: Puzzle, player: Player, known: set[tuple[int, int]], rng: Rng
) -> None:
    _, ask = position_of(GAMES[GAME], puzzle)
    for nth in range(1, COUNTED + 1):
        if (player.user, nth) in known:
            continue
        actions = [rng.pick(ask.choices).action]
        again = f"{puzzle.name}.{player.user}.{nth}"  # the same after a restart: Discord delivers it once more
        keys = (again, again, f"{again}.{job['seed']}")
        presses = (dailies.play(puzzle, player, nth, actions, guild=GUILD, key=key) for key in keys)
        for kept in await asyncio.gather(*presses):
            if kept is not None and kept.nth == nth:
                _acknowledge(job, Told(puzzle.name, player.user, nth, kept.key, kept.points))


def _acknowledge(job: Job, one: Told) -> None:
    descriptor = os.open(job["acks"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.write(descriptor, msgspec.json.encode(one) + b"\n")
    os.close(descriptor)


def _be_careless(rows: Any) -> None:
    """Count each press that has a key of its own."""
    keep = rows.keep_try

    async def keep_try(user: Player, new: PuzzleTry, *, most: int) -> PuzzleTry | None:
        kept = await keep(user, msgspec.structs.replace(new, nth=most), most=most)
        return kept and msgspec.structs.replace(kept, nth=new.nth)

    rows.keep_try = keep_try
