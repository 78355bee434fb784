"""The feed of results as a feature."""

from functools import partial

from bot.features.contract import Feature, Feed
from bot.features.feeds.rows import KIND, ResultRows, follow
from bot.features.feeds.service import Results
from bot.matches.core.match_change import Effect, MatchChange
from bot.matches.core.models import Status


async def on_change(change: MatchChange) -> Effect | None:
    """The bulletin with the result of a match that ends, or its edit if the match is voided."""
    if change.status is change.match.status or change.status not in {Status.FINISHED, Status.VOID}:
        return None
    return Effect(partial(follow, match=change.match, status=change.status, now=change.now))


FEEDS = Feature(
    rows=ResultRows,
    service=lambda matches, rows: Results(matches.work, rows),
    bulletins={KIND: "cogs.feeds.results_feed:result_post"},
    feeds=(Feed("results"),),
    on_change=on_change,
)
