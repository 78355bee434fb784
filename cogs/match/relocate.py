"""`/match here`: moves a match to another channel or thread."""

import discord
import structlog
from discord import app_commands

from bot.app import GameBot
from bot.games.vocabulary import phrase
from bot.matches.core import checks
from bot.matches.core.errors import refused
from bot.matches.core.models import Match
from bot.matches.core.unit_of_work import TRIES
from bot.matches.delivery.models import MatchPlace
from bot.screens.sheet import Sheet
from cogs.core.components import build, mentions_of
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext
from cogs.delivery.channel_access import ChannelAccess
from cogs.delivery.forum_posts import ForumPosts
from cogs.delivery.message_sender import MessageSender
from cogs.delivery.permissions import check_rights
from cogs.match.board import BoardCommands
from cogs.match.group import MATCH, NUMBER, suggest_match

log = structlog.stdlib.get_logger(__name__)


@MATCH.command(name="here", description="Move a match to this channel or thread")
@app_commands.describe(match=NUMBER)
@app_commands.autocomplete(match=suggest_match)
async def here(interaction: discord.Interaction, match: int | None = None) -> None:
    """Move a match to where the command is used."""
    await run(interaction, _move, match)


async def _move(call: InteractionContext, number: int | None) -> None:
    """Move a match to the caller's channel and show its latest turn there. Raises Refused."""
    match = await BoardCommands(call.bot).find(call, number)
    checks.seat(match, call.user)
    checks.running(match)
    if match.guild != call.interaction.guild_id:
        raise refused("here-elsewhere", match=str(match.id))
    check_rights(call.interaction)
    for _ in range(TRIES):
        to, card = _new_place(match, call.interaction)
        if to.spot == match.thread or (to.thread == 0 and to.channel == match.channel and match.thread == 0):
            raise refused("here-already", match=str(match.id))
        words = phrase("moved-here", user=f"<@{call.user}>")
        if await call.bot.matches.delivery.relocate(match.place, to, words, card=card):
            await _moved(call, match, to, card)
            return
        match = await call.bot.services.store.get(match.id) or match  # its thread has just been opened, or it was moved
    raise refused("refused-busy", match=str(match.id))


async def _moved(call: InteractionContext, match: Match, to: MatchPlace, card: int | None) -> None:
    """Confirm that a match has moved, and say so where it was."""
    await call.plain("here-done", match=str(match.id))
    if card == 0:
        await _leave_word(call.bot, match, to)
    if match.home:
        moved = await call.bot.services.store.get(match.id) or match
        await ForumPosts(call.bot, MessageSender(call.bot), ChannelAccess(call.bot)).try_to_leave(moved, match.thread)


async def _leave_word(bot: GameBot, match: Match, to: MatchPlace) -> None:
    """Link the match's new place on its old card, if that can still be edited."""
    if not match.message:
        return
    words = bot.catalogue.of(match.locale)
    sheet = Sheet((words.text("moved-away", match=str(match.id), place=str(to.spot)),))
    view, _ = build(sheet)
    former = bot.get_partial_messageable(match.channel, guild_id=match.guild)
    try:
        await former.get_partial_message(match.message).edit(view=view, allowed_mentions=mentions_of(sheet))
    except (discord.HTTPException, OSError) as error:
        log.info("a former card stays as it was", match=match.id, error=repr(error))


def _new_place(match: Match, interaction: discord.Interaction) -> tuple[MatchPlace, int | None]:
    """The new place and the match's card there: 0 if it needs one, None if the match stays."""
    channel, spot = interaction.channel, interaction.channel_id or 0
    if isinstance(channel, discord.Thread):
        if channel.parent_id == match.channel:
            return MatchPlace(match.id, match.guild, match.channel, spot), None
        return MatchPlace(match.id, match.guild, spot, spot), 0
    if isinstance(channel, discord.TextChannel):
        return MatchPlace(match.id, match.guild, spot, 0), 0
    return MatchPlace(match.id, match.guild, spot, spot), 0  # the chat of a voice channel has no threads


async def setup(bot: GameBot) -> None:
    """Nothing to add: the command is in its group."""
