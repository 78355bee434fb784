"""Puzzles as the generator once made them, kept under the names that a test wants."""

import datetime as dt
import functools
from pathlib import Path
from typing import Any

import msgspec

from bot.features.daily.jobs import FindPuzzle, MakePuzzle
from bot.features.daily.rows import DailyRows
from bot.features.daily.rules.schedule import daily
from bot.features.daily.service import Dailies
from bot.games.contract.puzzle import Puzzle
from bot.matches.core.errors import EngineDown
from bot.matches.core.job import Job
from bot.matches.matches import Matches
from bot.matches.work.store import Store
from bot.workers.inline_worker import InlineWorker

GOLDEN = Path(__file__).parents[2] / "golden" / "puzzles"


class WithoutPuzzles(InlineWorker):
    """Makes no puzzles, which takes minutes."""

    async def run(self, job: Job[Any]) -> Any:
        if isinstance(job, MakePuzzle | FindPuzzle):
            raise EngineDown("no puzzles are made here")
        return await super().run(job)


@functools.lru_cache(8)
def dailies_of(matches: Matches) -> Dailies:
    """The puzzles beside some matches, which remember what they have made."""
    return Dailies(matches.work, matches.work.store.area(DailyRows))


def made(kept: str = "pitchout", name: str = "") -> Puzzle:
    """A puzzle by the name of its file, which is a game's or a theme's."""
    puzzle = msgspec.json.decode((GOLDEN / f"{kept}.json").read_bytes(), type=Puzzle)
    return msgspec.structs.replace(puzzle, name=name or puzzle.name)


async def keep_days(store: Store, *days: dt.date, game: str = "pitchout") -> Puzzle:
    """The same puzzle on each of these days; that of the last."""
    for day in days:
        kept = await store.area(DailyRows).keep_puzzle(made(game, daily(day, game)))
    return kept
