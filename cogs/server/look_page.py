"""`/server look`, `/server language`, `/server ladders`: how what is posted on a server looks and speaks, and what its ladders show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

import discord
import msgspec
from discord import app_commands

from bot.app import GameBot
from bot.matches.core.errors import refused
from bot.matches.settings.preferences import Look
from bot.screens.server_settings_view import AS_DISCORD
from cogs.core.errors import serve
from cogs.core.interaction_context import InteractionContext
from cogs.match.group import called
from cogs.server.group import SERVER, check_manager, choose, show_house, tongues_of, wanting

POSTS, LADDERS = "posts", "ladders"
LOOK_CHOICES = [
    app_commands.Choice(name=app_commands.locale_str(look, key=f"look-{look}"), value=look) for look in get_args(Look)
]
LOOKS: Mapping[str, Look] = {look: look for look in get_args(Look)}
SEASON, EVER = "season", "all"
FIRST_CHOICES = [
    app_commands.Choice(name=app_commands.locale_str("this season", key="first-season"), value=SEASON),
    app_commands.Choice(name=app_commands.locale_str("all time", key="season-all"), value=EVER),
]


@SERVER.command(name="look", description="How the pictures I post here look")
@app_commands.describe(look="Dark or light; players may choose their own for what only they see")
@app_commands.choices(look=LOOK_CHOICES)
async def choose_look(interaction: discord.Interaction, look: app_commands.Choice[str] | None = None) -> None:
    """Keep it; without any, show the page."""
    call = called(interaction)
    if look is None:
        await serve(call, show_house(call, POSTS))
    else:
        await serve(call, choose(call, wanting(look=msgspec.convert(look.value, Look)), POSTS))


@SERVER.command(name="language", description="In which language I post here")
@app_commands.describe(language="As it is called; leave it out for the language that Discord says this server has")
async def choose_language(interaction: discord.Interaction, language: str = "") -> None:
    """Keep it. Matches that run go on in theirs."""
    call = called(interaction)
    await serve(call, _keep_language(call, language))


@choose_language.autocomplete("language")
async def suggest_language(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The languages there are, each by its own name."""
    named = tongues_of(called(interaction))
    fitting = {code: name for code, name in named.items() if typed.casefold() in name.casefold()} or named
    return [app_commands.Choice(name=name, value=code) for code, name in fitting.items()][:25]


@SERVER.command(
    name="ladders", description="What the ladders of this server show, and whether its matches count in the world"
)
@app_commands.describe(
    first="What `/leaderboard` shows if no season is named",
    world="Whether rated matches count on the ladder of the world",
)
@app_commands.choices(first=FIRST_CHOICES)
async def choose_ladders(
    interaction: discord.Interaction,
    first: str = "",
    world: bool | None = None,  # noqa: FBT001  an option of a command
) -> None:
    """Choose in words; without any, show the page."""
    call = called(interaction)
    chosen: dict[str, bool] = {}
    if first:
        chosen["seasonal"] = first == SEASON
    if world is not None:
        chosen["world"] = world
    await serve(call, choose(call, wanting(**chosen), LADDERS) if chosen else show_house(call, LADDERS))


async def look_chosen(call: InteractionContext) -> None:
    """How pictures for everybody look."""
    check_manager(call)
    await choose(call, wanting(look=call.one_of(LOOKS)), POSTS)


async def language_chosen(call: InteractionContext) -> None:
    """In which language everybody is spoken to."""
    check_manager(call)
    await _keep_language(call, "" if call.value == AS_DISCORD else call.value)


async def _keep_language(call: InteractionContext, given: str) -> None:
    tongues = tongues_of(call)
    wanted = given.strip().casefold()
    named = {name.casefold(): code for code, name in tongues.items()} | {code: code for code in tongues}
    if wanted and wanted not in named:
        raise refused("refused-language", given=given)
    await choose(call, wanting(language=named.get(wanted, "")), POSTS)


async def setup(bot: GameBot) -> None:
    """Answer the pages; the commands are in their group."""
    bot.answerers.update(houselook=look_chosen, housetongue=language_chosen)
