"""Applies a server's settings to new matches: bans, allowed games and channels, and default terms on cards."""

from collections.abc import Iterable

import discord

from bot.app import GameBot
from bot.games import GAMES
from bot.games.contract.preview import Assist
from bot.matches.core.errors import refused
from bot.matches.core.models import Match, Status
from bot.matches.house.members import is_person
from bot.matches.matchmaking.match_defaults import RequestedTerms, agreed
from bot.matches.settings.preferences import EffectiveSettings, Preset, ServerSettings
from bot.matches.timing.paces import clock_code, length_words
from bot.screens.cards import match_card, punctuality_words
from bot.screens.deadlines import when
from bot.screens.sheet import Sheet
from bot.text import escape_markdown
from bot.words import Words
from cogs.core.interaction_context import InteractionContext
from cogs.delivery.channel_access import ChannelAccess
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


async def check_begin(call: InteractionContext, number: int) -> None:
    """Raise Refused if the present settings rule out beginning a match where it would be played, or its rematch."""
    match = await call.bot.services.store.get(number)
    if match is None or not match.guild or match.status.is_under_way:
        return
    settings = await call.bot.services.store.server_settings(match.guild)
    if settings.unwanted or settings.channels or settings.by_channel:
        check_channel(settings, match.game, await _spot_of(call, match), call.words)


async def _spot_of(call: InteractionContext, match: Match) -> int:
    """The channel of a match; for a thread its parent."""
    if match.channel == call.interaction.channel_id:
        return call.spot
    places = ChannelAccess(call.bot)
    place = places.known(match.guild, match.channel) or await places.seen(match.channel)
    return place.parent_id if isinstance(place, discord.Thread) else match.channel


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


async def card_of(bot: GameBot, match: Match, reader: Words | None = None) -> Sheet:
    """The card of a match that has not begun or was called off, with the terms that are the server's defaults.

    It is in the match's language, or for one reader in theirs.
    """
    words, odds = reader or bot.catalogue.of(match.locale), await bot.matches.odds(match)
    if match.status not in {Status.CHALLENGE, Status.OPEN}:
        return match_card(match, words, odds=odds)
    store = bot.services.store
    settings = await store.server_settings(match.guild)
    users = [one.user for one in match.holders if is_person(one.user)]
    now = bot.services.clock.now_ms()
    known = await store.punctuality(users, now)
    away = {user: (await store.vacation_of(user)).present(now) for user in users}
    notes = (
        *(words.text("card-away", user=f"<@{user}>", when=when(one.ended, "f")) for user, one in away.items() if one),
        preset_name(match, settings, words),
        words.text("card-punctual", least=match.punctual) if match.punctual else "",
        punctuality_words(known, words),
        house_words(match, settings, words),
    )
    return match_card(match, words, odds=odds, notes="\n".join(filter(None, notes)))


def preset_name(match: Match, settings: ServerSettings, words: Words) -> str:
    """Names the server's preset that a match follows in everything, the most detailed one of several; "" if there is none."""
    fitting = [one for one in settings.presets if follows(match, one)]
    best = max(fitting, key=lambda one: one.stated, default=None)
    return "" if best is None else words.text("card-preset", name=escape_markdown(best.name))


def follows(match: Match, preset: Preset) -> bool:
    """Whether a match has all the terms of a preset."""
    if match.terms.weekdays != preset.weekdays or match.game != preset.game:
        return False
    if dict(match.options) != GAMES[match.game].spec.complete({}) | dict(preset.options):
        return False
    terms, seats = match.terms, match.places or len(match.holders)
    pairs = (
        (preset.clock or None, clock_code(terms)),
        (preset.rated, terms.rated),
        (preset.assist, terms.assist),
        (preset.threads, terms.threads),
        (preset.seats or None, seats),
        (preset.punctual or None, match.punctual if match.places else preset.punctual),
    )
    return all(wanted in {None, present} for wanted, present in pairs)


def house_words(match: Match, settings: ServerSettings, words: Words) -> str:
    """Which terms of a match are the server's defaults; "" if none is."""
    terms, known = match.terms, []
    proposed = agreed(RequestedTerms(), EffectiveSettings(server=settings))
    if settings.clock and (proposed.pace, proposed.limit) == (terms.pace, terms.limit):
        known.append(words.say(length_words(terms.limit)))
    if settings.rated and terms.rated:
        known.append(words.text("house-known-rated"))
    if settings.assist is terms.assist is not Assist.STANDARD:
        known.append(words.text(f"wish-assist-{terms.assist.value}"))
    if settings.threads and terms.threads:
        known.append(words.text("house-known-threads"))
    return words.text("card-house", known=", ".join(known)) if known else ""
