"""`/server`: the group of commands for those who manage a server."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import discord
import msgspec
from discord import app_commands

from bot.app import GameBot
from bot.matches.errors import refused
from bot.matches.models import Holder
from bot.matches.preferences import Look, ServerWishes
from cogs.call import Call
from cogs.checking import Checking
from cogs.errors import serve
from cogs.match_group import called

LOOK_CHOICES = [
    app_commands.Choice(name=app_commands.locale_str(look, key=f"look-{look}"), value=look) for look in get_args(Look)
]
SERVER = app_commands.Group(
    name="server",
    description="For those who manage this server",
    default_permissions=discord.Permissions(manage_guild=True),
)


@SERVER.command(name="check", description="What I may and may not do where matches are played")
async def check(interaction: discord.Interaction) -> None:
    """Name every right that is missing, and bring what could not be posted for want of it."""
    call = called(interaction)
    await serve(call, Checking(call.bot).show(call))


@SERVER.command(name="look", description="How the pictures I post here look")
@app_commands.describe(look="Dark or light; players may choose their own for what only they see")
@app_commands.choices(look=LOOK_CHOICES)
async def choose_look(interaction: discord.Interaction, look: app_commands.Choice[str]) -> None:
    """Keep it."""
    call = called(interaction)
    await serve(call, _keep_look(call, msgspec.convert(look.value, Look)))


@SERVER.command(name="language", description="In which language I post here")
@app_commands.describe(language="As it is called; leave it out for the language that Discord says this server has")
async def choose_language(interaction: discord.Interaction, language: str = "") -> None:
    """Keep it. Matches that run go on in theirs."""
    call = called(interaction)
    await serve(call, _keep_language(call, language))


@choose_language.autocomplete("language")
async def suggest_language(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The languages there are, each by its own name."""
    known = called(interaction).bot.catalogue.languages
    named = {code: words.text("language-name") for code, words in known.items()}
    fitting = {code: name for code, name in named.items() if typed.casefold() in name.casefold()} or named
    return [app_commands.Choice(name=name, value=code) for code, name in fitting.items()][:25]


async def choose(call: Call, change: Callable[[ServerWishes], ServerWishes]) -> tuple[ServerWishes, ServerWishes]:
    """Change what is chosen for the caller's server, whatever it was by then, with a line of its audit: how it was, and how it is."""
    guild, me = call.interaction.guild_id or 0, Holder(0, call.user, call.interaction.user.display_name)
    now = call.bot.services.clock.now_ms()
    before, after = await call.bot.services.store.change_server_wishes(guild, me, change, now=now)
    call.bot.matches.tongues.server_chose(guild, after.language)
    return before, after


async def _keep_language(call: Call, given: str) -> None:
    known = call.bot.catalogue.languages
    wanted = given.strip().casefold()
    named = {words.text("language-name").casefold(): code for code, words in known.items()} | {
        code: code for code in known
    }
    if wanted and wanted not in named:
        raise refused("refused-language", given=given)
    language = named.get(wanted, "")
    await choose(call, lambda wishes: msgspec.structs.replace(wishes, language=language))
    spoken = known[language].text("language-name") if language else call.words.text("settings-language-discord")
    await call.plain("server-language", language=spoken)


async def _keep_look(call: Call, look: Look) -> None:
    await choose(call, lambda wishes: msgspec.structs.replace(wishes, look=look))
    await call.plain(f"server-look-{look}")


async def setup(bot: GameBot) -> None:
    """Add the group; what other families add to it later is told Discord as well."""
    bot.tree.add_command(SERVER)
