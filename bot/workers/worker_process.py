"""The worker processes but that of records, and the jobs they do.

They import nothing only the client needs, not even asyncio: three always run.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from bot.matches.core.engine import Advise, Apply, Setup
from bot.matches.core.job import Job, Process, Tools
from bot.matches.play.house_jobs import Choose
from bot.workers.feature_jobs import jobs_of_features
from bot.workers.figures import Podium, Shrink
from bot.workers.films import MakeFilm, WarmFilms
from bot.workers.paint import Paint, PaintAhead, WarmUp
from bot.workers.serving import LAST, YIELDING, serve
from bot.workers.stages import SetStage
from bot.workers.studio import standard_tools

JOBS: tuple[type[Job[Any]], ...] = (
    Setup,
    Apply,
    Advise,
    Choose,
    Paint,
    PaintAhead,
    MakeFilm,
    WarmFilms,
    Podium,
    Shrink,
    SetStage,
    WarmUp,
    *jobs_of_features("jobs"),
)
NICE = {Process.FILMS: YIELDING, Process.THINKING: LAST, Process.PUZZLES: LAST}


def work(arguments: Sequence[str], tools: Tools) -> NoReturn:
    """Be the process that the argument names."""
    (name,) = arguments
    os.nice(NICE.get(Process(name), 0))
    serve(tools, JOBS)


if __name__ == "__main__":
    work(sys.argv[1:], standard_tools())
