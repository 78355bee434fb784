"""Applies a server's settings to new matches: bans, and allowed games and channels."""

from collections.abc import Iterable

from bot.games import GAMES
from bot.matches.core.errors import refused
from bot.matches.settings.preferences import ServerSettings
from bot.words import Words
from cogs.core.interaction_context import InteractionContext
from render.text import together


async def check_player(call: InteractionContext) -> None:
    """Raise Refused if the server has banned the caller."""
    if call.interaction.is_guild_integration():
        await call.bot.matches.bans.check(call.guild, call.user)


async def check_house_rules(call: InteractionContext, game: str) -> None:
    """Raise Refused if the server has banned the caller, or its settings rule out this game in this channel."""
    await check_player(call)
    settings = await call.bot.services.store.server_settings(call.guild)
    check_channel(settings, game, call.spot, call.words)


def check_channel(settings: ServerSettings, game: str, spot: int, words: Words) -> None:
    """Raise Refused, naming the channels for it, if a server's settings rule out a game in a channel."""
    is_open = settings.is_open(spot)
    if is_open and settings.plays(game, spot):
        return
    if settings.is_closed:
        raise refused("refused-house-closed")
    name = words.text(f"{game}-name")
    where = _channels_for(settings, game, words)
    if where and is_open:
        raise refused("refused-house-game-here", game=name, played=_games_in(settings, (spot,), words), known=where)
    if where:
        raise refused("refused-house-channel", known=where)
    if is_open:
        raise refused("refused-house-game", game=name, known=_games_in(settings, (spot,), words))
    known, there = _games_in(settings, settings.channels, words), _mentions(settings.channels)
    raise refused("refused-house-game-there", game=name, known=known, channels=there)


def _channels_for(settings: ServerSettings, game: str, words: Words) -> str:
    """The channels in which a game is played; "" if there are none."""
    listed = settings.channels or tuple(one.channel for one in settings.by_channel)
    if settings.channels or game in settings.unwanted:
        return _mentions(one for one in listed if settings.plays(game, one))
    others = _mentions(one for one in listed if not settings.plays(game, one))
    return words.text("house-other-channels", known=others)


def _games_in(settings: ServerSettings, channels: Iterable[int], words: Words) -> str:
    """The games that are played in any of these channels."""
    played = {game for one in channels for game in GAMES if settings.plays(game, one)}
    return together([words.text(f"{game}-name") for game in GAMES if game in played], words)


def _mentions(channels: Iterable[int]) -> str:
    return ", ".join(f"<#{one}>" for one in channels)
