"""What is said of a turn besides what happened."""

from __future__ import annotations

import msgspec

from bot.jobs import Paint, Painted
from bot.matches.models import Turn
from bot.matches.store import Store


async def commented(store: Store, turn: Turn, job: Paint) -> Paint:
    """The job to paint a turn, with what is needed to comment on it; the set-up has nothing before it to be compared with."""
    before = await store.turn(turn.match, turn.revision - 1) if turn.revision else None
    if before is None:
        return job
    alone = b"" if turn.events == job.events else turn.events  # other turns may be told with it
    return msgspec.structs.replace(job, before=before.state, trace=turn.trace, nth=turn.revision, commented=alone)


def remark(painted: Painted) -> tuple[str, ...]:
    """The comment as a line of its own above the story, if there is one."""
    return (f"> *{painted.comment}*",) if painted.comment else ()
