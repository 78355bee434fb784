"""`/match here`: moves a match to another channel or thread."""

import discord
from discord import app_commands

from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.games.contract.vocabulary import phrase
from bot.matches.core import checks
from bot.matches.core.errors import refused
from bot.matches.core.models import Match
from bot.matches.delivery.models import MatchPlace
from bot.matches.work.unit_of_work import TRIES
from bot.screens.sheet import LinkButton, Sheet
from bot.text import discord_url
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext
from cogs.delivery.channel_access import ChannelAccess
from cogs.delivery.permissions import check_rights
from cogs.delivery.turn_message import PublicMessages
from cogs.match.board import BoardCommands
from cogs.match.group import MATCH, NUMBER, suggest_match


@MATCH.command(name="here", description="Move a match to this channel or thread")
@app_commands.describe(match=NUMBER)
@app_commands.autocomplete(match=suggest_match)
async def here(interaction: discord.Interaction, match: int | None = None) -> None:
    """Move a match to where the command is used."""
    await run(interaction, _move, match)


async def _move(call: InteractionContext, number: int | None) -> None:
    """Move a match to the caller's channel and show its latest turn there, for a player or a manager of the server. Raises Refused."""
    match = await _lost_here(call, number) or await BoardCommands(call.bot).find(call, number)
    if not _manages(call, match):
        checks.seat(match, call.user)
    checks.running(match)
    if match.guild != call.interaction.guild_id:
        raise refused("here-elsewhere", match=str(match.id))
    check_rights(call.interaction)
    for _ in range(TRIES):
        to, card = _new_place(match, call.interaction)
        if await _is_here(call.bot, match, to):
            raise refused("here-already", match=str(match.id), place=await PublicMessages(call.bot).jump(match))
        words = phrase("moved-here", user=f"<@{call.user}>")
        if await call.bot.matches.delivery.relocate(match.place, to, words, card=card):
            await call.plain("here-done", match=str(match.id))
            return
        match = await call.bot.services.store.get(match.id) or match  # its thread has just been opened, or it was moved
    raise refused("refused-busy", match=str(match.id))


async def move_back(call: InteractionContext) -> None:
    """Move a match back to the thread or post it had to leave, by a player or a manager of the server. Raises Refused."""
    match = await call.bot.matches.work.load(call.id.match)
    if not _manages(call, match):
        checks.seat(match, call.user)
    checks.running(match)
    to = await ChannelAccess(call.bot).way_back(match.place)
    moved = phrase("moved-here", user=f"<@{call.user}>")
    if to is None or not await call.bot.matches.delivery.relocate(match.place, to, moved):
        raise refused("refused-no-way-back", match=str(match.id))
    there = LinkButton(discord_url(match.guild, to.thread), call.words.text("open"))
    await call.whisper(Sheet((call.words.text("moved-back", match=str(match.id)),), ((there,),)))


def _manages(call: InteractionContext, match: Match) -> bool:
    """Whether the caller manages the server of a match, and is there."""
    return match.guild == call.interaction.guild_id and call.interaction.permissions.manage_guild


async def _lost_here(call: InteractionContext, number: int | None) -> Match | None:
    """The match of that number, if the caller manages its server and its place is deleted, which hides nothing any more."""
    match = await call.bot.services.store.get(number) if number is not None else None
    if match is None or not _manages(call, match) or not await ChannelAccess(call.bot).is_lost(match):
        return None
    call.concerns(match.id)
    return match


async def _is_here(bot: GameBot, match: Match, to: MatchPlace) -> bool:
    """Whether a match is played in a place, or in the thread under its card there unless that is shut."""
    if match.place.spot == to.spot:
        return True
    return not to.thread and to.channel == match.channel and not match.home and await _is_open(bot, match)


async def _is_open(bot: GameBot, match: Match) -> bool:
    """Whether something can be posted in the thread of a match. Raises discord.HTTPException."""
    access = ChannelAccess(bot)
    return access.open_to_us(await access.seen(match.thread))


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
    """Answer the button; the command is in its group."""
    bot.answer(Presser.PLAYERS, moveback=move_back)
