"""The process that replays, exports and imports whole matches: no move, picture or film waits for it.

Its jobs are the modules `record_jobs` of features.
"""

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from bot.matches.core.job import Tools
from bot.workers.feature_jobs import jobs_of_features
from bot.workers.serving import YIELDING, serve
from bot.workers.studio import standard_tools

COMMAND = (sys.executable, "-m", "bot.workers.record_process")
JOBS = tuple(jobs_of_features("record_jobs"))


def work(arguments: Sequence[str], tools: Tools) -> NoReturn:  # noqa: ARG001  it needs none
    """Be this process."""
    os.nice(YIELDING)
    serve(tools, JOBS)


if __name__ == "__main__":
    work((), standard_tools())
