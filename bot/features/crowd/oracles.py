"""The oracles' table: who predicts best in a server, by season."""

from bot.features.crowd.service import Calls
from bot.features.crowd.sheets import LINES, oracles_sheet
from bot.ratings.seasons import ALL_TIME, bounds
from bot.screens.points import season_words
from bot.screens.sheet import Sheet
from bot.words import Words

EVER = 1 << 62  # ms since 1970, after everything


async def oracles(
    calls: Calls, guild: int, season: int, user: int, words: Words, page: int = 0, *, shared: bool = False
) -> Sheet:
    """A page of the table with the user's own line, or the last one if there are fewer; without *Show* if it is `shared`."""
    since, until = (0, EVER) if season == ALL_TIME else bounds(season)
    there = await calls.oracles(guild, since, until, user, first=page * LINES, most=LINES)
    if page and not there.lines:
        last = max(0, -(-there.count // LINES) - 1)
        return await oracles(calls, guild, season, user, words, last, shared=shared)
    name = season_words(season, words)
    return oracles_sheet(there, guild, season, words.text("oracles-title", season=name), words, shared=shared)
