"""`/data`: shows, exports and deletes the caller's personal data."""

import asyncio
from collections.abc import Mapping
from typing import Any, TypeAlias

import discord
import msgspec
from discord import app_commands

from bot.answers.custom_id import Id
from bot.app import GameBot
from bot.matches.core.errors import refused
from bot.matches.core.models import KEPT_DAYS, Match, Status
from bot.matches.privacy.erasure import Erasure
from bot.screens.sheet import BAD, AttachedFile, Button, Modal, Part, Sheet, TextInput
from bot.text import fold
from bot.words import Words
from cogs.core.components import download
from cogs.core.errors import run, serve
from cogs.core.interaction_context import InteractionContext, context_of

LISTED = 15  # matches listed one by one
DATA = app_commands.Group(
    name="data",
    description="What I store about you: read it, export it or delete it",
    allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
)
Matches: TypeAlias = tuple[Match, ...]


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
    words = call.words
    word = words.text("data-word")
    line = TextInput("word", words.text("data-form-line", word=word), "", words.text("data-form-hint"))
    await call.ask(Modal(Id("erased"), words.text("data-form-title"), (line,)))


async def erase(call: InteractionContext) -> None:
    """Delete everything if the confirmation word is right, in any language. Raises Refused."""
    known = {fold(words.text("data-word")) for words in call.bot.catalogue.languages.values()}
    if fold(call.fields.get("word", "")) not in known:
        raise refused("refused-data-word", word=call.words.text("data-word"))
    if not await call.bot.earlier_answered(call.user):
        raise refused("refused-data-busy")
    erased = await Erasure(call.bot.matches).erase(call.user, key=call.key)
    text = call.words.text("data-deleted", count=erased.given_up, days=str(KEPT_DAYS))
    later = "" if erased.wiped else f"\n{call.words.text('data-deleted-later')}"
    await call.update(Sheet((f"✅ {text}{later}",)))


def privacy_sheet(words: Words) -> Sheet:
    """The privacy notice: the data stored, its purpose and how long it is kept."""
    chapters = ("what", "not", "who", "long", "discord", "rights")
    text = "\n\n".join(words.text(f"data-privacy-{chapter}", days=str(KEPT_DAYS)) for chapter in chapters)
    presses = (
        Button(Id("export"), words.text("data-export-button")),
        Button(Id("erasing"), words.text("data-delete-button"), BAD),
    )
    return Sheet((f"{words.text('data-privacy-title')}\n{text}", presses))


def delete_sheet(matches: Matches, words: Words, *, banned: bool = False) -> Sheet:
    """The consequences of deletion for the caller, with the matches given up and the confirmation button."""
    goes, stays = words.text("data-delete-goes", days=str(KEPT_DAYS)), words.text("data-delete-stays")
    if banned:
        stays += f" {words.text('data-delete-bans')}"
    parts: list[Part] = [f"{words.text('data-delete-title')}\n{goes}\n\n{stays}", _given_up(matches, words)]
    parts.append(words.text("data-delete-final"))
    parts.append(
        (
            Button(Id("export"), words.text("data-export-button")),
            Button(Id("erase"), words.text("data-delete-sure"), BAD),
        )
    )
    return Sheet(tuple(parts))


def _given_up(matches: Matches, words: Words) -> str:
    if not matches:
        return words.text("data-delete-free")
    lines = [words.text("data-delete-gives-up", count=len(matches))]
    for match in matches[:LISTED]:
        way = "resign" if match.status is Status.RUNNING else "leave"
        game = words.text(f"{match.game}-name")
        lines.append(words.text(f"data-delete-{way}", match=str(match.id), game=game))
    if len(matches) > LISTED:
        lines.append(words.text("data-delete-more", count=len(matches) - LISTED))
    return "\n".join(lines)


async def setup(bot: GameBot) -> None:
    """Add the group and its buttons."""
    bot.tree.add_command(DATA)
    bot.answerers.update(export=hand_over, erasing=warn, erase=ask_for_the_word, erased=erase)
