"""The panels of matches, and the commands that share their queues of presses."""

from functools import partial

from bot.answers.verbs import Presser
from bot.client.app import GameBot
from cogs.match.board import BoardCommands
from cogs.play.flick import FlickCommand
from cogs.play.match_drafts import MatchDrafts
from cogs.play.move import MoveCommand, forget
from cogs.play.orders import Orders
from cogs.play.panel_presses import PRESSES


async def setup(bot: GameBot) -> None:
    """Answer the presses of all panels, and add the commands; those about replies are in their group."""
    drafts, board = MatchDrafts(bot), BoardCommands(bot)
    orders = Orders(bot, drafts)
    bot.answer(Presser.ASKED, {verb: partial(press, drafts.panel) for verb, press in PRESSES.items()}, open=drafts.open)
    bot.answer(Presser.PLAYERS, hint=drafts.hint, forget=forget)
    bot.answer(Presser.PLAYERS, order=orders.choose, orders=orders.show, unqueue=orders.cancel)
    bot.matches.standing.read = orders.read
    for cog in (drafts, FlickCommand(bot, drafts, board), MoveCommand(bot, drafts, board)):
        await bot.add_cog(cog)
