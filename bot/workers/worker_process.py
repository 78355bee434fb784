"""The worker processes but that of records, and the jobs they do.

They import nothing only the client needs, not even asyncio: three always run.
"""

from __future__ import annotations

import os
import sys

from bot.matches.core.engine import Advise, Apply, Setup
from bot.matches.core.job import Process
from bot.matches.daily.jobs import Attempt, FindPuzzle, MakePuzzle
from bot.matches.history.review_jobs import BeginReview, ReviewTurn
from bot.matches.house.jobs import Choose
from bot.matches.tournaments.jobs import PairRound
from bot.workers.figures import Curve, ExpectedResults, PaintTournament, PaintTries, Podium, Shrink
from bot.workers.films import MakeFilm, ShowTurn
from bot.workers.paint import Paint, WarmUp
from bot.workers.serving import LAST, YIELDING, serve
from bot.workers.studio import standard_tools

JOBS = (
    Setup,
    Apply,
    Advise,
    Choose,
    MakePuzzle,
    FindPuzzle,
    Attempt,
    BeginReview,
    ReviewTurn,
    PairRound,
    Paint,
    MakeFilm,
    ShowTurn,
    Podium,
    Curve,
    ExpectedResults,
    PaintTries,
    PaintTournament,
    Shrink,
    WarmUp,
)
NICE = {Process.FILMS: YIELDING, Process.THINKING: LAST, Process.PUZZLES: LAST}

if __name__ == "__main__":
    os.nice(NICE.get(Process(sys.argv[1]), 0))
    serve(standard_tools(), JOBS)
