"""The feed of results: each match that ends is posted once in the channel that its server has chosen for that."""

from collections.abc import Collection
from dataclasses import replace

import discord

from bot.answers.custom_id import Id
from bot.client.app import GameBot
from bot.features.feeds.service import Results
from bot.matches.core.models import Match, Status
from bot.matches.delivery.models import Bulletin
from bot.screens.cards import QUIET
from bot.screens.match_buttons import film_of_match
from bot.screens.sheet import Button, LinkButton, Sheet, rows
from bot.text import discord_url, escape_markdown
from bot.words import Words
from cogs.delivery.bulletin_posts import TooSoon
from cogs.delivery.channel_access import ChannelAccess, Known, readers_see
from cogs.delivery.turn_message import filmed, outcome_words


class ResultsFeed:
    """Announces results."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.store = bot.services.store
        self.results = bot.feature(Results)
        self.places = ChannelAccess(bot)

    async def sheet(self, bulletin: Bulletin) -> Sheet | None:
        """The results of a post as they are now; None if the channel gets none of them.

        Raises discord.HTTPException, GameFailed, TooSoon in a process that does not know who can read the channels.
        """
        if not self.bot.own_shards.have(bulletin.guild):
            raise TooSoon
        numbers = await self.results.gather(bulletin)
        matches = [one for one in await self.store.those(numbers) if one.status in {Status.FINISHED, Status.VOID}]
        if not bulletin.message:
            matches = await self._to_be_posted(bulletin, matches)
            if 0 < len(matches) < len(numbers):  # an edit would name the others
                await self.results.narrow(bulletin, [one.id for one in matches])
        if not matches:
            return None
        guild = self.bot.get_guild(bulletin.guild) or await self.bot.fetch_guild(bulletin.guild)
        chosen = self.bot.matches.locales.of_channel(bulletin.guild, bulletin.channel)
        words = self.bot.catalogue.of(chosen or guild.preferred_locale.value)
        lines = [await self._line(match, words) for match in matches]
        still = {match.id for match in matches if not await filmed(self.store, match)}
        return Sheet(("\n".join(lines),), rows(_buttons(matches, still, words)), QUIET, silent=True)

    async def _to_be_posted(self, bulletin: Bulletin, matches: list[Match]) -> list[Match]:
        """The results that all readers of the channel may see, without voided ones; none if another channel was chosen meanwhile."""
        settings = await self.store.server_settings(bulletin.guild)
        feed = await self._channel(bulletin.guild, bulletin.channel)
        if settings.results != bulletin.channel or feed is None:
            return []
        posted = []
        for match in matches:
            played = await self._channel(match.guild, match.home or match.channel)
            if match.status is Status.FINISHED and played is not None and readers_see(played, feed):
                posted.append(match)
        return posted

    async def _channel(self, guild: int, spot: int) -> discord.abc.GuildChannel | None:
        """A channel, or that of a public thread; None if it is gone, hidden or private."""
        place: Known = self.places.known(guild, spot) or await self.places.seen(spot)
        if isinstance(place, discord.Thread):
            return None if place.is_private() else place.parent
        return place

    async def _line(self, match: Match, words: Words) -> str:
        """The players, game and result of a match with the lines of features; for a void match, that it does not count."""
        named = {
            "game": words.text(f"{match.game}-name"),
            "match": str(match.id),
            "address": discord_url(match.guild, match.thread or match.channel),
        }
        outcome = self.bot.matches.outcome(match)
        if match.status is Status.VOID or outcome is None:
            ranks = outcome.ranks if outcome else (tuple(range(len(match.names))),)  # as the result had them
            players = " – ".join(escape_markdown(match.names[seat]) for rank in ranks for seat in rank)
            return words.text("result-void", **named, players=players)
        event = await self.bot.services.features.match_event(match)
        small = [event.place(words)] if event else []
        small += await self.bot.services.features.result_lines(match, words)
        text = words.text("result-line", **named, outcome=outcome_words(match, outcome, words))
        return "\n".join([text, *(f"-# {line}" for line in small)])


def _buttons(matches: list[Match], still: Collection[int], words: Words) -> tuple[Button | LinkButton, ...]:
    """The way to a match, its film unless it is `still`, and its last position in words; of several, one of the last two for each."""
    looks = [
        (*(() if one.id in still else film_of_match(one, words)), Button(Id("text", one.id), words.text("text-board")))
        for one in matches
    ]
    if len(matches) > 1:
        return tuple(replace(look[0], label=_name(match, words)) for match, look in zip(matches, looks, strict=True))
    (match,) = matches
    return (LinkButton(discord_url(match.guild, match.thread or match.channel), words.text("open")), *looks[0])


def _name(match: Match, words: Words) -> str:
    return words.text("result-of", game=words.text(f"{match.game}-name"), match=str(match.id))


async def result_post(bot: GameBot, bulletin: Bulletin) -> Sheet | None:
    """The content of a bulletin of results; see `ResultsFeed.sheet`."""
    return await ResultsFeed(bot).sheet(bulletin)
