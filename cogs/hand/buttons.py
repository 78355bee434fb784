"""The buttons *By hand* and *Open here* of a turn: a link to the page for its player, and the page inside Discord."""

from __future__ import annotations

from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.hand.service import HandLinks
from bot.features.hand.values import HandLink
from bot.matches.core.errors import refused
from bot.panel.short_answers import own_id
from bot.screens.sheet import LinkButton, Sheet
from cogs.core.interaction_context import InteractionContext
from cogs.panel.board_view import BoardView


async def give_link(call: InteractionContext) -> None:
    """Answer the player asked with the link to their ask. Raises Refused for all others."""
    match = await BoardView(call.bot).match(call.id.match)
    asks = call.bot.matches.my_asks(match, call.user)
    pressed = own_id(call.id.ask, match.seat_of(call.user))
    ask = next((one for one in asks if one.id == pressed), asks[0])
    url = await call.bot.feature(HandLinks).address(HandLink(match.id, ask.id, call.user, match.revision))
    button = LinkButton(url, call.words.text("hand-open"))
    await call.whisper(Sheet((call.words.text("hand-link"),), ((button,),)))


async def open_here(call: InteractionContext) -> None:
    """Open the page inside Discord for the player asked. Raises Refused for all others."""
    if call.bot.services.activity is None:
        raise refused("hand-off")
    match = await BoardView(call.bot).match(call.id.match)
    call.bot.matches.my_asks(match, call.user)
    await call.launch()


async def setup(bot: GameBot) -> None:
    """Answer the buttons."""
    if bot.services.pages is not None:
        bot.feature(HandLinks).url = bot.services.pages.url
    bot.feature(HandLinks).inside = bot.services.activity is not None
    bot.answer(Presser.ASKED, hand=give_link, here=open_here)
