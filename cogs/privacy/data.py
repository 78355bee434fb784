"""`/data`: shows, exports and deletes the caller's personal data."""

import asyncio
from collections.abc import Mapping
from typing import Any

import discord
import msgspec
from discord import app_commands

from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.privacy.erasure import Erasure
from bot.features.privacy.sheets import FIELD, delete_form, delete_sheet, privacy_sheet
from bot.matches.core.errors import refused
from bot.matches.core.models import KEPT_DAYS
from bot.screens.sheet import AttachedFile, Sheet
from bot.text import fold
from cogs.core.components import download
from cogs.core.errors import run, serve
from cogs.core.interaction_context import InteractionContext, context_of

DATA = app_commands.Group(
    name="data",
    description="What I store about you: read it, export it or delete it",
    allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
)


@DATA.command(name="privacy", description="What I store about you, why and for how long")
async def privacy(interaction: discord.Interaction) -> None:
    """Show the privacy notice."""
    call = context_of(interaction)
    await serve(call, call.whisper(privacy_sheet(call.words)))


@DATA.command(name="export", description="Get everything I store about you as a file")
async def export(interaction: discord.Interaction) -> None:
    """Send the export."""
    await run(interaction, hand_over)


@DATA.command(name="delete", description="Delete everything I store about you")
async def delete(interaction: discord.Interaction) -> None:
    """Explain the consequences before anything is deleted."""
    await run(interaction, warn)


async def hand_over(call: InteractionContext) -> None:
    """Send the caller's data as a file. Raises Refused if there are none."""
    call.thoughtful = True
    kept = await Erasure(call.bot.matches).kept(call.user)
    file = await asyncio.to_thread(_written, kept)
    text = call.words.text("data-export", count=len(kept["matches"]))
    await call.screen(Sheet((text, file)))


def _written(kept: Mapping[str, Any]) -> AttachedFile:
    return download(msgspec.json.format(msgspec.json.encode(kept), indent=2), "pichenette.json")


async def warn(call: InteractionContext) -> None:
    """Show what would be deleted and what would remain, with the confirmation button. Raises Refused if nothing is stored."""
    erasing = Erasure(call.bot.matches)
    kept = await erasing.kept(call.user)
    await call.panel(delete_sheet(await erasing.concerned(call.user), call.words, banned=bool(kept["bans"])))


async def ask_for_the_word(call: InteractionContext) -> None:
    """The form in which the caller types the confirmation word."""
    await call.ask(delete_form(call.words))


async def erase(call: InteractionContext) -> None:
    """Delete everything if the confirmation word is right, in any language. Raises Refused."""
    known = {fold(words.text("data-word")) for words in call.bot.catalogue.languages.values()}
    if fold(call.fields.get(FIELD, "")) not in known:
        raise refused("refused-data-word", word=call.words.text("data-word"))
    if not await call.bot.earlier_answered(call.user):
        raise refused("refused-data-busy")
    erased = await Erasure(call.bot.matches).erase(call.user, key=call.key)
    text = call.words.text("data-deleted", count=erased.given_up, days=str(KEPT_DAYS))
    later = "" if erased.wiped else f"\n{call.words.text('data-deleted-later')}"
    await call.update(Sheet((f"✅ {text}{later}",)))


async def setup(bot: GameBot) -> None:
    """Add the group and its buttons."""
    bot.tree.add_command(DATA)
    bot.answer(Presser.ONESELF, export=hand_over, erasing=warn, erase=ask_for_the_word, erased=erase)
