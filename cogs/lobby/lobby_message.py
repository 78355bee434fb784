"""The lobby message of a server, kept by its bulletin, and its buttons that ask which game."""

from dataclasses import replace

import discord
import structlog
from discord.ext import commands

from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.lobby.message_sheet import learn_presses, lobby_sheet, practice_presses
from bot.features.lobby.service import Lobby
from bot.games import GAMES
from bot.matches.core.errors import StoreError
from bot.matches.delivery.models import Bulletin
from bot.screens.sheet import Sheet, rows
from cogs.core.interaction_context import InteractionContext
from cogs.core.server_policy import check_player

log = structlog.stdlib.get_logger(__name__)
UNKNOWN_MESSAGE = 10008  # Discord's code for a deleted message


class LobbyMessages(commands.Cog):
    """Looks after lobby messages when the bot may do more than before, and at its start."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_edits_possible(self, guild: int) -> None:
        """Post the message of a server again if it was deleted, and edit it if it would say something else."""
        try:
            settings = await self.bot.services.store.server_settings(guild)
            if settings.lobby:
                await self.bot.feature(Lobby).keep_message(guild, settings.lobby)
        except StoreError as error:
            log.warning("a lobby message is looked at later", guild=guild, error=error)


async def lobby_post(bot: GameBot, bulletin: Bulletin) -> Sheet | None:
    """The content of a lobby message; None if there is nothing to post or edit: it was deleted, by someone or, if it has had its time, now.

    Raises discord.HTTPException.
    """
    lobby, settings = bot.feature(Lobby), await bot.services.store.server_settings(bulletin.guild)
    place = bot.get_partial_messageable(bulletin.channel)
    if settings.lobby != bulletin.channel:
        if bulletin.message:
            await _delete(bot, place.get_partial_message(bulletin.message))
        await lobby.rows.drop_message(bulletin.id, bulletin.wanted)
        return None
    if bulletin.message and not await _is_there(bot, place.get_partial_message(bulletin.message)):
        await lobby.rows.post_again(bulletin.id, bot.services.clock.now_ms())
        return None
    guild = bot.get_guild(bulletin.guild) or await bot.fetch_guild(bulletin.guild)
    chosen = bot.matches.locales.of_channel(bulletin.guild, bulletin.channel)
    return lobby_sheet(settings, bulletin.channel, bot.catalogue.of(chosen or guild.preferred_locale.value))


async def _delete(bot: GameBot, message: discord.PartialMessage) -> None:
    """Delete a message; one that is gone, with its channel or alone, needs nothing."""
    await bot.pacing.request()
    try:
        await message.delete()
    except discord.NotFound:
        return


async def _is_there(bot: GameBot, message: discord.PartialMessage) -> bool:
    """Whether nobody has deleted a message. Raises discord.HTTPException."""
    await bot.pacing.request()
    try:
        await message.fetch()
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
        return False
    return True


async def ask_practice(call: InteractionContext) -> None:
    """Ask at which game to practise; the answer takes the place of the question."""
    await check_player(call)
    presses = practice_presses(await _games_here(call), call.words)
    picked = (replace(one, id=replace(one.id, args=f"{one.id.args}.")) for one in presses)
    await call.panel(Sheet((call.words.text("lobby-practice-which"),), rows(picked)))


async def ask_lesson(call: InteractionContext) -> None:
    """Ask which game to learn."""
    presses = learn_presses(await _games_here(call), call.words)
    await call.panel(Sheet((call.words.text("lobby-learn-which"),), rows(presses)))


async def _games_here(call: InteractionContext) -> list[str]:
    """The games that are played in the caller's channel."""
    settings = await call.bot.services.store.server_settings(call.guild)
    return [game for game in GAMES if settings.plays(game, call.spot)]


async def setup(bot: GameBot) -> None:
    """Answer the buttons, and begin to listen."""
    bot.answer(Presser.ONESELF, lobbypractice=ask_practice)
    bot.answer(Presser.ANYONE, lobbylearn=ask_lesson)
    await bot.add_cog(LobbyMessages(bot))
