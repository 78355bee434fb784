"""The comment on a turn: one sentence above its story."""

from __future__ import annotations

import msgspec

from bot.jobs import Paint, Painted
from bot.matches.core.turn_context import TurnContext
from bot.matches.history.history import events_of


def commented(context: TurnContext, job: Paint) -> Paint:
    """The job to paint a turn, with what is needed to comment on it; the set-up has nothing before it to be compared with.

    Steps of one answer in which nothing moves are commented on as one turn; where flicks were made in one, the last was seen.
    """
    turn = context.turn
    turns, before = [turn], context.preceding(turn)
    while before is not None and before.revision and before.key == turn.key and not (turn.trace or before.trace):
        turns.insert(0, before)
        before = context.preceding(before)
    if before is None:
        return job
    happened = events_of(turns)
    alone = b"" if happened == job.events else happened  # other turns may be told with it
    return msgspec.structs.replace(job, before=before.state, trace=turn.trace, nth=turn.revision, commented=alone)


def remark(painted: Painted) -> tuple[str, ...]:
    """The comment as a line of its own above the story, if there is one."""
    return (f"> *{painted.comment}*",) if painted.comment else ()
