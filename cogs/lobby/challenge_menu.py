"""*Challenge* in a person's menu: one press more chooses the game."""

import discord
from discord import app_commands

from bot.answers.custom_id import Id, natural
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.games import GAMES
from bot.matches.core.errors import refused
from bot.matches.core.models import Person
from bot.matches.matchmaking.match_defaults import RequestedTerms
from bot.screens.sheet import MAIN, Button, Sheet, rows
from bot.text import escape_markdown
from cogs.core.errors import run
from cogs.core.house_level import level_for, member
from cogs.core.interaction_context import InteractionContext
from cogs.core.play_request import PlayRequest
from cogs.core.server_policy import check_player
from cogs.delivery.permissions import check_rights
from cogs.lobby.challenges import begin

VERB = "challengeto"
NAMED = 40  # characters of the name in a button's id


@app_commands.context_menu(name=app_commands.locale_str("Challenge", key="menu-challenge"))
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=True)
async def challenge(interaction: discord.Interaction, user: discord.User) -> None:
    """Ask at which game."""
    await run(interaction, _ask, user)


async def _ask(call: InteractionContext, user: discord.User) -> None:
    if not call.borrowed:
        check_rights(call.interaction)
    await check_player(call)
    if user.id == call.user:
        raise refused("refused-self")
    if user.bot and user.id != call.bot.application_id:
        raise refused("refused-bot", name=escape_markdown(user.display_name))
    settings = await call.bot.services.store.server_settings(call.guild)
    words = call.words
    presses = (
        Button(
            Id(VERB, args=f"{user.id}.{game}.{user.display_name[:NAMED]}"),
            words.text(f"{game}-name"),
            MAIN,
            icon=words.icon(f"{game}-name"),
        )
        for game in GAMES
        if settings.plays(game, call.spot)
    )
    await call.whisper(Sheet((call.words.text("challenge-at", user=f"<@{user.id}>"),), rows(presses)))


async def _pressed(call: InteractionContext) -> None:
    """Replace the question by the card; challenging the bot means challenging one of its players."""
    number, _, rest = call.id.args.partition(".")
    game, _, name = rest.partition(".")
    user = natural(number)
    if user is None or game not in GAMES:
        raise refused("control-unknown")
    call.public = True
    other = Person(user, name)
    if user == call.bot.application_id:
        other = member(call.interaction.id >> 22, await level_for(call))
    await begin(call, PlayRequest(game, "", RequestedTerms(), 0, (other,)), picked=True)


async def setup(bot: GameBot) -> None:
    """Add the menu and its buttons."""
    bot.answer(Presser.ONESELF, {VERB: _pressed})
    bot.tree.add_command(challenge)
