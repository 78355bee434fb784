"""The page of `/server setup` for a single channel: its language and its games; threads and posts follow it."""

from collections.abc import Callable, Collection
from typing import Any

import discord
import msgspec
from discord import app_commands

from bot.answers.custom_id import natural
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.settings.sheets import AS_DISCORD, AS_SERVER, SINGLE, language_names
from bot.games import GAMES
from bot.matches.core.errors import refused
from bot.matches.settings.preferences import ServerSettings
from bot.matches.timing.time_parser import folded
from cogs.core.interaction_context import InteractionContext, context_of
from cogs.server.group import check_manager
from cogs.settings.panel import choose, set_values, show_house

MOST = 25  # channels with settings of their own; a message names them all


async def suggest_language(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The available languages by their own names, and the one that Discord has for the server, or the server for a channel."""
    call = context_of(interaction)
    other = AS_SERVER if "in" in interaction.namespace else AS_DISCORD
    named = {**call.tongues, other: call.words.text(f"settings-language-{other}")}
    known = language_names(call.bot.catalogue, call.words)
    fitting = [code for code in named if any(folded(typed) in name for name in known[code])] or named
    return [app_commands.Choice(name=named[code], value=code) for code in fitting][:25]


def language_code(call: InteractionContext, given: str) -> str:
    """The code of a language given by name or code, "" for that of the server, or the one Discord has for it. Raises Refused."""
    known = language_names(call.bot.catalogue, call.words)
    code = next((code for code, names in known.items() if folded(given) in names), None)
    if code is None:
        raise refused("refused-language", given=given)
    return "" if code in {AS_DISCORD, AS_SERVER} else code


async def change_channel(
    call: InteractionContext, channel: int, game: str, language: str, *, allowed: bool, alone: bool
) -> None:
    """Set what the options say for a channel, or show its page. Raises Refused unless they are `alone`."""
    if not alone:
        raise refused("refused-house-in")
    if not game and not language.strip():
        await show_house(call, SINGLE, channel=channel)
        return
    chosen = {"language": language_code(call, language)} if language.strip() else {}

    def change(settings: ServerSettings) -> ServerSettings:
        games = {"games": _games_with(settings, channel, game, allowed=allowed)} if game else {}
        return set_in(channel, **chosen, **games)(settings)

    await choose(call, change, SINGLE, channel=channel)


def _games_with(settings: ServerSettings, channel: int, game: str, *, allowed: bool) -> tuple[str, ...]:
    """The games of a channel with `game` allowed or not; the first game allowed in a channel is the only one there.

    The list is stored even if it equals the server's, or the next game would be the first again. Raises Refused if it
    is empty.
    """
    if allowed:
        return _in_order({*settings.of_channel(channel).games, game})
    return _in_order([one for one in GAMES if one != game and settings.plays(one, channel)])


def set_in(channel: int, **chosen: Any) -> Callable[[ServerSettings], ServerSettings]:
    """The change to these settings of a channel; without games of its own, it has the server's.

    It raises Refused if there are too many such channels.
    """

    def change(settings: ServerSettings) -> ServerSettings:
        own = msgspec.structs.replace(settings.of_channel(channel), **chosen)
        known = {one.channel: one for one in settings.by_channel} | {channel: own}
        kept = tuple(one for one in known.values() if one.language or one.games)
        if len(kept) > MOST:
            raise refused("refused-house-many", count=MOST)
        return set_values(by_channel=kept)(settings)

    return change


def _in_order(games: Collection[str]) -> tuple[str, ...]:
    """Games in their usual order. Raises Refused if there is none."""
    played = tuple(game for game in GAMES if game in games)
    if not played:
        raise refused("refused-house-no-game")
    return played


async def show_channel(call: InteractionContext) -> None:
    """Show the page of the chosen channel."""
    check_manager(call)
    await show_house(call, SINGLE, channel=natural(call.value) or call.spot)


async def choose_games(call: InteractionContext) -> None:
    """Set the games of a channel, which follows the server if they are the same. Raises Refused."""
    check_manager(call)
    channel, games = _channel(call), _in_order(call.values)

    def change(settings: ServerSettings) -> ServerSettings:
        alike = set(games) == set(GAMES).difference(settings.unwanted)
        return set_in(channel, games=() if alike else games)(settings)

    await choose(call, change, SINGLE, channel=channel)


async def choose_language(call: InteractionContext) -> None:
    """Set the language of a channel; running matches keep theirs. Raises Refused."""
    check_manager(call)
    channel = _channel(call)
    await choose(call, set_in(channel, language=language_code(call, call.value)), SINGLE, channel=channel)


def _channel(call: InteractionContext) -> int:
    """The channel whose page was shown. Raises Refused."""
    channel = natural(call.id.args)
    if not channel:
        raise refused("control-unknown")
    return channel


async def setup(bot: GameBot) -> None:
    """Answer the page; the option is one of `/server setup`."""
    bot.answer(Presser.MANAGERS, housein=show_channel, houseingames=choose_games, houseintongue=choose_language)
