"""The oracles' table of `/leaderboard`: who calls best, by server and season."""

from bot.answers.custom_id import PAGES, natural
from bot.app import GameBot
from bot.matches.core.errors import refused
from bot.ratings.seasons import ALL_TIME, bounds, read_season
from bot.screens.crowd import LINES, oracles_sheet
from bot.screens.season_sheets import season_words
from bot.screens.sheet import Sheet
from cogs.core.interaction_context import InteractionContext

EVER = 1 << 62  # ms since 1970, after everything


async def oracles(call: InteractionContext, guild: int, season: int, page: int = 0, *, shared: bool = False) -> Sheet:
    """A page of the table, or the last one if there are fewer, with the caller's own line."""
    since, until = (0, EVER) if season == ALL_TIME else bounds(season)
    store, words = call.bot.services.store, call.public_words if shared else call.words
    there = await store.oracles(guild, since, until, call.user, first=page * LINES, most=LINES)
    if page and not there.lines:
        return await oracles(call, guild, season, max(0, -(-there.count // LINES) - 1), shared=shared)
    said = words.text("season-all") if season == ALL_TIME else season_words(season, words)
    return oracles_sheet(there, guild, season, words.text("oracles-title", season=said), words, shared=shared)


async def show_page(call: InteractionContext) -> None:
    """Show another page, or refresh it. Raises Refused for an id that no button has."""
    await call.update(await _asked_for(call, shared=call.pressed_in_public))


async def publish(call: InteractionContext) -> None:
    """Show the page to everyone. Raises Refused for an id that no button has."""
    call.public = True
    await call.say(await _asked_for(call, shared=True))


async def _asked_for(call: InteractionContext, *, shared: bool) -> Sheet:
    numbers = [natural(one) for one in call.id.args.split(".")]
    match numbers[:3]:
        case [int(guild), int(season), int(page)] if page <= PAGES and (
            season == ALL_TIME or read_season(str(season)) is not None
        ):
            return await oracles(call, guild, season, page, shared=shared)
        case _:
            raise refused("control-unknown")


async def setup(bot: GameBot) -> None:
    """Answer the buttons; the command is `/leaderboard`."""
    bot.answerers.update(oracles=show_page, oraclesall=publish)
