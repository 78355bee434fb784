"""The buttons of the oracles' table, which `/leaderboard` opens."""

from bot.answers.custom_id import PAGES, natural
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.crowd.oracles import oracles
from bot.features.crowd.service import Calls
from bot.matches.core.errors import refused
from bot.ratings.seasons import ALL_TIME, read_season
from bot.screens.sheet import Sheet
from cogs.core.interaction_context import InteractionContext


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
            words = call.public_words if shared else call.words
            return await oracles(call.bot.feature(Calls), guild, season, call.user, words, page, shared=shared)
        case _:
            raise refused("control-unknown")


async def setup(bot: GameBot) -> None:
    """Answer the buttons; the command is `/leaderboard`."""
    bot.answer(Presser.ANYONE, oracles=show_page, oraclesall=publish)
