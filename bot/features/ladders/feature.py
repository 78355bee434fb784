"""Ladders as a feature."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.features.contract import POSTING, Feature, Feed, ServerData
from bot.features.ladders import counting
from bot.features.ladders.changes import on_change
from bot.features.ladders.open_data import LadderQuery, ShownLadder, shown_ladder
from bot.features.ladders.rows import LadderRows
from bot.features.ladders.season_ends import SEASON
from bot.features.ladders.service import Rankings
from bot.features.ladders.sheets import gain_words, gains_words, odds_words
from bot.matches.core.models import Match
from bot.storage.core.query import Tx
from bot.words import Words


async def card_lines(service: Rankings, match: Match, words: Words) -> Sequence[str]:
    """The players' points, and what a rated match may change."""
    return odds_words(await service.odds(match), words)


async def result_lines(service: Rankings, match: Match, words: Words) -> Sequence[str]:
    """The points won and lost in a rated match."""
    return (gains_words(await service.gains(match.id), words),) if match.terms.rated else ()


async def history_note(service: Rankings, match: int, user: int, words: Words) -> str:
    """The change of a user's points by a match; "" if it did not count."""
    return gain_words(await service.gains(match), user, words)


def check_all(tx: Tx) -> Iterator[str]:
    """Faults of all ratings together: each follows from many results."""
    try:
        kept, stray = counting.stray_standings(tx)
    except (msgspec.DecodeError, ValueError) as error:
        yield f"the results of rated matches cannot be read ({error})"
        return
    if stray:
        yield f"{stray} of {kept} ratings do not follow from the results: `pichenette ratings recompute` mends them"


LADDERS = Feature(
    rows=LadderRows,
    service=lambda matches, rows: Rankings(matches.work, rows),
    commands=("cogs.ladders.leaderboards", "cogs.ladders.profile"),
    command_line=("bot.features.ladders.command:ratings",),
    bulletins={SEASON: "cogs.ladders.seasons:season_post"},
    feeds=(Feed("news", (*POSTING, "attach_files"), bulletin=SEASON),),
    on_change=on_change,
    card_lines=card_lines,
    result_lines=result_lines,
    history_note=history_note,
    start=Rankings.rate_again,
    on_morning=Rankings.close_season,
    check_all=check_all,
    server_data=(
        ServerData(
            "/ladders/{game}", "ladder", "The ranking of a server at a game.", LadderQuery, ShownLadder, shown_ladder
        ),
    ),
)
