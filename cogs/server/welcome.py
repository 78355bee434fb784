"""Introduces the bot to servers that add it, and lists commands in `/help`; both begin a match at one press."""

from collections.abc import Sequence

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.client.app import GameBot
from bot.client.outages import REQUEST_FAILED
from bot.games import GAMES, PLAYERS
from bot.matches.core.errors import StoreError
from bot.screens.match_buttons import practice_button
from bot.screens.sheet import Sheet, rows
from bot.words import Words
from cogs.core.command_options import everywhere
from cogs.core.components import build, mentions_of
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext
from cogs.delivery.permissions import IN_CHANNEL, granted_in, lacking

log = structlog.stdlib.get_logger(__name__)

COLOUR = 0x0072B2


class Welcome(commands.Cog):
    """Greets new servers, and everyone who asks for help."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Post the welcome in the system channel, or in the first channel that the bot can write in."""
        places = [place for place in (guild.system_channel, *guild.text_channels) if place is not None]
        place = next((one for one in places if _open_to_us(one)), None)
        if place is None:
            return
        language = self.bot.matches.locales.of_channel(guild.id, place.id) or guild.preferred_locale.value
        sheet = welcome_sheet(self.bot.catalogue.of(language), manager=True)
        view, files = build(sheet)
        try:
            # With a nonce Discord shows only one when two processes of the bot serve the shard during a hand-over.
            await place.send(view=view, files=files, nonce=guild.id, allowed_mentions=mentions_of(sheet))
        except REQUEST_FAILED as error:
            log.info("a new server was not greeted", guild=guild.id, error=error)

    @app_commands.command(name="help", description="What I play, and where to start")
    @everywhere
    async def help(self, interaction: discord.Interaction) -> None:
        """Show the help message to the caller."""
        await run(interaction, _show)


async def _show(call: InteractionContext) -> None:
    interaction = call.interaction
    manager = interaction.is_guild_integration() and interaction.permissions.manage_guild
    await call.whisper(help_sheet(call.words, await _games_here(call), manager=manager))


async def _games_here(call: InteractionContext) -> Sequence[str]:
    """The games that are played in the caller's channel; all while the store cannot tell."""
    try:
        settings = await call.bot.services.store.server_settings(call.guild)
    except StoreError as error:
        log.warning("help names every game", guild=call.guild, error=error)
        return tuple(GAMES)
    return [game for game in GAMES if settings.plays(game, call.spot)]


def _open_to_us(place: discord.TextChannel) -> bool:
    granted = granted_in(place)
    return granted is not None and not lacking(granted, IN_CHANNEL)


def welcome_sheet(words: Words, *, manager: bool) -> Sheet:
    """The welcome: a button per game that plays it against the bot; for a `manager` also a pointer to the setup."""
    return _with_matches((words.text("welcome"),), tuple(GAMES), words, manager=manager)


def help_sheet(words: Words, games: Sequence[str], *, manager: bool) -> Sheet:
    """The help message: a line per game played here, the first commands, and the buttons of the welcome."""
    lines = (
        words.mark(f"{game}-name")
        + words.text("hint-line", name=words.text(f"{game}-name"), hint=words.text(f"{game}-tagline"))
        for game in games
    )
    return _with_matches((words.text("help-map"), *lines, words.text("help-ways")), games, words, manager=manager)


def _with_matches(lines: Sequence[str], games: Sequence[str], words: Words, *, manager: bool) -> Sheet:
    presses = [practice_button(game, None, words.text(f"{game}-name")) for game in games if game in PLAYERS]
    half = (len(presses) + 1) // 2  # on a phone, not even the short names of all games fit in one row
    manage = (words.text("welcome-manage"),) if manager else ()
    text = "\n".join((*lines, *manage, words.text("welcome-try")))
    return Sheet((text,), (*rows(presses[:half]), *rows(presses[half:])), COLOUR)


async def setup(bot: GameBot) -> None:
    """Begin to listen."""
    await bot.add_cog(Welcome(bot))
