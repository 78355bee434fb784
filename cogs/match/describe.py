"""Message context menu: describes the board in a message; and which match and turn a message is about."""

from dataclasses import dataclass

import discord
from discord import app_commands

from bot.answers.custom_id import natural, parse_id, read_onward
from bot.client.app import GameBot
from bot.matches.core.errors import refused
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext
from cogs.panel.board_view import BoardView


@app_commands.context_menu(name=app_commands.locale_str("Describe board", key="menu-describe"))
async def describe(interaction: discord.Interaction, message: discord.Message) -> None:
    """Describe privately the board of the message's turn, or the present one of its match."""
    await run(interaction, _describe, message)


async def _describe(call: InteractionContext, message: discord.Message) -> None:
    positions = BoardView(call.bot)
    ref = match_ref(message) if message.author == call.bot.user else None
    if ref is None:
        raise refused("describe-nothing")
    match = await positions.match(ref.match)
    call.concerns(match.id)
    revision = await positions.turn_named(match, ref.turn)
    turn = None if revision is None else await call.bot.services.store.turn(match.id, revision)
    if turn is None:
        await call.panel(await positions.text(match, call.user, call.words))
    else:
        await call.panel(await positions.past(match, turn, call.user, call.words))


TELLING = ("text", "replay")  # verbs of buttons whose arguments are the turn shown


@dataclass(frozen=True)
class MatchRef:
    """A match and the turn shown, as in an id ("": the match as a whole)."""

    match: int
    turn: str = ""


def match_ref(message: discord.Message) -> MatchRef | None:
    """The match and turn of a message of the bot; None if it is about no match."""
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    view.stop()
    ids = [parse_id(str(getattr(item, "custom_id", "") or "")) for item in view.walk_children()]
    found = [one for one in ids if one is not None and one.match and one.verb in TELLING]
    turns = (one for one in found if natural(one.args) is not None or read_onward(one.args) is not None)
    shown = next(turns, None)
    if shown is not None:
        return MatchRef(shown.match, shown.args)
    return MatchRef(found[0].match) if found else None


async def setup(bot: GameBot) -> None:
    """Add the menu."""
    bot.tree.add_command(describe)
