"""The bot as it is, with an echo command beside its own and a watch on its event loop; for the bench alone.

Its arguments are the bot's own. Of its environment, FILMS says how turns come by their films, and HURRIED lifts the limits of players. As in
the bot, nothing is imported before the process of workers is forked.
"""

import contextlib
import os
import sys
from collections.abc import Iterator

from bot.__main__ import main
from bot.workers import fork_process
from bot.workers.forking import ForkingProcess

HURRIED = "BENCH_HURRIED"
begun = fork_process.begun


@contextlib.contextmanager
def begun_then_attached() -> Iterator[ForkingProcess | None]:
    """Fork the process of workers, then add what the bench needs."""
    with begun() as forks:
        from tools.bench.echo_cog import attach  # noqa: PLC0415  see above

        attach()
        yield forks


if __name__ == "__main__":
    fork_process.begun = begun_then_attached
    sys.exit(main([*sys.argv[1:], *["--no-player-limits"] * (HURRIED in os.environ)]))
