"""The button *By hand* below a turn, which gives its player the link to the page."""

from __future__ import annotations

from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.hand.service import HandLinks
from bot.features.hand.values import HandLink
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


async def setup(bot: GameBot) -> None:
    """Answer the button."""
    if bot.services.pages is not None:
        bot.feature(HandLinks).url = bot.services.pages.url
    bot.answer(Presser.ASKED, hand=give_link)
