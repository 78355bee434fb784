"""The place of practice matches: a private thread of the caller, else direct messages; in public only by the caller's choice."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import discord
import structlog

from bot.answers.custom_id import DIGITS, Id
from bot.client.outages import REQUEST_FAILED
from bot.games import GAMES, PLAYERS
from bot.games.contract.base import Ask
from bot.games.contract.player import Level
from bot.matches.core.errors import Refused, refused
from bot.matches.core.models import Match, Status
from bot.panel.public_buttons import answer_buttons
from bot.screens.match_buttons import practice_button
from bot.screens.sheet import Button, LinkButton, Sheet, rows
from bot.text import cut, discord_url, one_line
from bot.words import Words
from cogs.core.components import build, mentions_of
from cogs.core.interaction_context import InteractionContext
from cogs.delivery.permissions import IN_THREAD, PLAYABLE, granted_in, lacking, listed, needed_in, server_link
from cogs.delivery.team_threads import LONG_NAME, WEEK

log = structlog.stdlib.get_logger(__name__)

NEEDED = (*IN_THREAD, "create_private_threads")
LONG_PLAYER = 60  # characters of the player's name in that of a thread; the game's comes after it
NO_PRIVATE_PLACE = {"practice-nowhere", "practice-nowhere-right"}  # refusals for want of a private place
HERE = "here"  # ends the arguments of a button that begins practice in public
_UNSAID = "-"  # the code of an option that was not given
GLANCES, GLANCE = 20, 0.1  # how often, and every how many seconds, one looks whether the bot has answered


class PracticePlace(NamedTuple):
    """The private thread or the direct messages (of server 0) in which a match is played."""

    guild: int
    channel: int
    message: int  # the message that becomes the card; 0: the answer to the command does
    thread: discord.Thread | None = None

    async def close(self) -> None:
        """Remove a thread in which no match has begun."""
        if self.thread is not None:
            await _remove(self.thread)


async def practice_place(call: InteractionContext, game: str) -> PracticePlace | None:
    """The place for a practice match; None for the private thread in which the command was used.

    Opens it and sends a message there, which proves that it is writable. Raises Refused if there is no private place.
    """
    interaction = call.interaction
    if interaction.context.dm_channel:
        return PracticePlace(0, interaction.channel_id or 0, 0)
    if interaction.is_guild_integration() and _is_private(interaction):
        return None
    call.public = False
    await call.acknowledge()
    place = await _thread(call, game) if interaction.is_guild_integration() else None
    return place or await _direct(call, game)


def _is_private(interaction: discord.Interaction) -> bool:
    """Whether a command is used in a private thread in which the bot can play."""
    channel = interaction.channel
    private = isinstance(channel, discord.Thread) and channel.is_private()
    return private and not lacking(interaction.app_permissions, needed_in(channel))


async def _thread(call: InteractionContext, game: str) -> PracticePlace | None:
    """A private thread of the caller; None where none can be opened or used."""
    parent, granted = _parent(call.interaction)
    if parent is None or granted is None or lacking(granted, NEEDED):
        return None
    words, user = call.bot.catalogue.of(call.public_locale_among()), call.interaction.user
    player, private = cut(one_line(user.display_name), LONG_PLAYER), discord.ChannelType.private_thread
    name = words.text("practice-thread", player=player, game=words.text(f"{game}-name"))[:LONG_NAME]
    try:
        thread = await parent.create_thread(name=name, type=private, invitable=False, auto_archive_duration=WEEK)
    except discord.HTTPException as error:
        log.info("practice gets no private thread", channel=parent.id, error=error)
        return None
    try:
        await thread.add_user(user)
        return PracticePlace(call.guild, thread.id, await _headed(thread, words, game), thread)
    except discord.HTTPException as error:
        log.warning("practice cannot use its private thread", thread=thread.id, error=error)
        await _remove(thread)
        return None


def _parent(interaction: discord.Interaction) -> tuple[discord.TextChannel | None, discord.Permissions | None]:
    """The text channel in which a command, or the thread of a command, can have private threads, and what the bot may do there."""
    channel = interaction.channel
    above = channel.parent if isinstance(channel, discord.Thread) else channel
    if not isinstance(above, discord.TextChannel) or above.is_news():
        return None, None
    return above, interaction.app_permissions if above is channel else granted_in(above)


async def _remove(thread: discord.Thread) -> None:
    """Delete an unused thread; without the permission to, archive it."""
    granted = granted_in(thread)
    try:
        await (thread.delete() if granted is not None and granted.manage_threads else thread.edit(archived=True))
    except REQUEST_FAILED as failed:
        log.warning("a thread that nobody needs stays", thread=thread.id, error=failed)


async def _direct(call: InteractionContext, game: str) -> PracticePlace:
    """The direct messages with the caller. Raises Refused if they are closed."""
    try:
        channel = await call.bot.create_dm(call.interaction.user)
        return PracticePlace(0, channel.id, await _headed(channel, call.words, game))
    except (discord.Forbidden, discord.NotFound) as closed:
        raise _nowhere(call.interaction) from closed


def _nowhere(interaction: discord.Interaction) -> Refused:
    """The refusal that says why practice has no private place."""
    if not interaction.is_guild_integration():
        return refused("refused-direct")
    parent, granted = _parent(interaction)
    missing = lacking(granted, NEEDED) if parent is not None and granted is not None else ()
    return refused("practice-nowhere-right", missing=listed(missing)) if missing else refused("practice-nowhere")


async def _headed(place: discord.abc.Messageable, words: Words, game: str) -> int:
    """The first message of a place, which becomes the card."""
    view, _ = build(Sheet((f"## {words.text(f'{game}-name')}",)))
    return (await place.send(view=view, allowed_mentions=discord.AllowedMentions.none())).id


def company_needed(call: InteractionContext, game: str) -> Sheet:
    """The ways to play with people, for a caller in direct messages with the bot: nobody else is there."""
    name = call.words.text(f"{game}-name")
    practice = practice_button(game, None, call.words.text("play-the-bot", game=name)) if game in PLAYERS else None
    link = LinkButton(server_link(call.bot.application_id or 0), call.words.text("add-to-server"))
    return Sheet((call.words.text("play-alone-here"),), rows(filter(None, (practice, link))))


def practice_id(game: str, level: Level | None, options: Mapping[str, str], opponents: int = 1) -> Id:
    """The id of a button that begins the same practice; HERE after its arguments, in public. `level` as in `practice_button`.

    Where there are several opponents, their number comes after the level.
    """
    known = GAMES[game].spec.options
    codes = (DIGITS[one.values.index(options[one.name])] if one.name in options else _UNSAID for one in known)
    several = opponents if opponents > 1 else ""
    return Id("practice", args=f"{game}.{level or ''}{several}.{''.join(codes)}.")


def options_in(game: str, codes: str) -> str:
    """The options of such an id, as they are typed; options that no longer exist are left out."""
    known = zip(GAMES[game].spec.options, codes, strict=False)
    found = ((one.name, one.values[at : at + 1]) for one, code in known if (at := DIGITS.find(code)) >= 0)
    return " ".join(f"{name}={value}" for name, values in found for value in values)


def elsewhere(call: InteractionContext, refusal: Refused, again: Id) -> Sheet:
    """The refusal for lack of a private place: to open direct messages and try `again`, or to play in public."""
    presses = [Button(again, call.words.text("practice-in-direct"))]
    place = call.interaction.channel
    if isinstance(place, PLAYABLE) and not lacking(call.interaction.app_permissions, needed_in(place)):
        presses.append(Button(replace(again, args=again.args + HERE), call.words.text("practice-here")))
    return Sheet((call.refusal(refusal),), rows(presses))


async def show_there(
    call: InteractionContext, place: PracticePlace, card: Sheet, match: Match, *, text: str, picked: bool
) -> None:
    """Turn the first message into the match's card, and lead the caller there, in place of the message it was `picked` in.

    Where the bot has just lost its place, the card waits for the delivery of the match's posts. What they are asked first can be answered at once.
    """
    view, _ = build(card)
    there = call.bot.get_partial_messageable(place.channel)
    try:
        await there.get_partial_message(place.message).edit(view=view, allowed_mentions=mentions_of(card))
    except (discord.Forbidden, discord.NotFound) as error:
        log.info("a card is not shown yet", match=match.id, error=error)
    instead = "practice-instead" if call.interaction.is_guild_integration() else "practice-direct"
    led = call.words.text("practice-apart" if place.guild else instead)
    match, asks = await _first_asked(call, match)
    question = f"**{call.words.say(asks[0].words)}**" if asks else ""
    link = LinkButton(discord_url(place.guild, place.channel, place.message), call.words.text("open"))
    presses = rows((*answer_buttons(match, asks, call.words), link)) if asks else rows((link,))
    await (call.update if picked else call.whisper)(Sheet(tuple(filter(None, (led, text, question))), presses))


async def _first_asked(call: InteractionContext, match: Match) -> tuple[Match, tuple[Ask[Any], ...]]:
    """The caller's first open asks, with the match that asks them; () if the bot has not moved within a short wait."""
    for _ in range(GLANCES):
        asks = call.bot.matches.asks_for(match, call.user) if match.status is Status.RUNNING else ()
        if asks or match.status is not Status.RUNNING:
            return match, asks
        await asyncio.sleep(GLANCE)
        match = await call.bot.services.store.get(match.id) or match
    return match, ()
