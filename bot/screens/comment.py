"""The comment on a turn: one sentence above its story."""

import msgspec

from bot.jobs import Paint, Painted
from bot.matches.core.turn_context import TurnContext
from bot.matches.history.history import events_of


def with_comment(context: TurnContext, job: Paint) -> Paint:
    """The paint job of a turn with the context for a comment; a set-up has none.

    Steps of one answer without motion share a comment; where an answer has several flicks, the last one is seen.
    """
    turn = context.turn
    turns, before = [turn], context.preceding(turn)
    while before is not None and before.revision and before.key == turn.key and not (turn.trace or before.trace):
        turns.insert(0, before)
        before = context.preceding(before)
    if before is None:
        return job
    happened = events_of(turns)
    alone = b"" if happened == job.turn.events else happened  # one message may report several turns
    told = msgspec.structs.replace(job.turn, before=before.state, trace=turn.trace, nth=turn.revision, commented=alone)
    return msgspec.structs.replace(job, turn=told)


def remark(painted: Painted) -> tuple[str, ...]:
    """The comment as a line above the story, if there is one."""
    return (f"> *{painted.comment}*",) if painted.comment else ()
