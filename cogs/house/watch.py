"""`/watch`: a table at which the bot plays itself, for a quiet channel."""

import discord
from discord import app_commands

from bot.client.app import GameBot
from bot.features.house.service import Watches
from bot.games import GAMES, PLAYERS
from bot.games.contract.player import LEVELS, Level
from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import refused
from bot.matches.settings.preferences import Watch
from bot.matches.timing.paces import MINUTE, length_words
from cogs.core.command_options import GAME_CHOICES, LEVEL_CHOICES
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext
from cogs.core.server_policy import check_house_rules
from cogs.delivery.permissions import FOR_THREADS, check_rights, lacking, without_rights

PAUSES = (2, 5, 15, 60)  # minutes between two turns
USUAL = 5
PAUSE_CHOICES = [
    app_commands.Choice(name=app_commands.locale_str(f"{one} minutes", key=f"watch-every-{one}"), value=one)
    for one in PAUSES
]
WATCH = app_commands.Group(
    name="watch",
    description="A table where I play myself, for a quiet channel",
    default_permissions=discord.Permissions(manage_guild=True),
)


@WATCH.command(name="on", description="Let me play myself in this channel, one match after another")
@app_commands.describe(
    game="Which game; if left out, all in turn",
    level="How well I play; if left out, random for each match",
    level2="How well my opponent plays, if not the same",
    every="Time between moves; 5 minutes, if left out",
)
@app_commands.choices(game=GAME_CHOICES)
@app_commands.choices(level=LEVEL_CHOICES, level2=LEVEL_CHOICES, every=PAUSE_CHOICES)
async def on(
    interaction: discord.Interaction, game: str = "", level: int = 0, level2: int = 0, every: int = USUAL
) -> None:
    """Open the table of this channel."""
    named = [one for one in (level, level2) if one]
    levels: tuple[Level, ...] = tuple(LEVELS[one - 1] for one in named)
    await run(interaction, _open, game, levels, every * MINUTE)


@WATCH.command(name="off", description="Stop playing myself in this channel")
async def off(interaction: discord.Interaction) -> None:
    """Close the table of this channel."""
    await run(interaction, _close)


async def _open(call: InteractionContext, game: str, levels: tuple[Level, ...], every: int) -> None:
    """Open the table. Raises Refused, also where no threads can be made: its turns would fill the channel."""
    interaction = call.interaction
    if not isinstance(interaction.channel, discord.TextChannel):
        raise refused("refused-watch-here")
    check_rights(interaction)
    missing = lacking(interaction.app_permissions, FOR_THREADS)
    if missing:
        raise without_rights(missing)
    if game and game not in PLAYERS:
        raise refused("refused-no-house", game=phrase(f"{game}-name"))
    settings = await call.bot.services.store.server_settings(call.guild)
    await check_house_rules(call, game or next(key for key in GAMES if settings.plays(key, call.spot)))
    watch = Watch(interaction.channel.id, every, game, levels)
    await call.bot.feature(Watches).switch_on(call.guild, watch, call.public_locale, call.player)
    await call.plain("watch-on", length=call.words.say(length_words(every)))


async def _close(call: InteractionContext) -> None:
    await call.bot.feature(Watches).switch_off(call.guild, call.spot, call.player)
    await call.plain("watch-off")


async def setup(bot: GameBot) -> None:
    """Add the group."""
    bot.tree.add_command(WATCH)
