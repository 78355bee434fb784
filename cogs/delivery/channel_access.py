"""The channels in which matches are played, and whether the bot can post there, as far as is known."""

import contextlib
from collections.abc import AsyncIterator
from typing import TypeAlias, TypeGuard

import discord
import structlog

from bot.client.app import GameBot
from bot.client.outages import REQUEST_FAILED
from bot.matches.core.models import Match
from bot.matches.delivery.models import MatchPlace
from cogs.core.trying_again import until_done
from cogs.delivery.permissions import FOR_POSTS, FOR_THREADS, granted_in, is_hidden, lacking, needed_in

log = structlog.stdlib.get_logger(__name__)

Known: TypeAlias = discord.abc.GuildChannel | discord.Thread | None


class ChannelAccess:
    """Channels and threads as the gateway has reported them."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    def known(self, guild: int, spot: int) -> Known:
        """A channel or active thread of a server, or None if it is not known (deleted, hidden, archived)."""
        server = self.bot.get_guild(guild)
        return server.get_channel_or_thread(spot) if server else None

    async def seen(self, spot: int) -> Known:
        """A channel or thread as Discord shows it at this moment; None if it is gone or hidden. Raises discord.HTTPException.

        Of a server that another process gets events of, the roles are fetched as well, but not what the bot may do there.
        """
        try:
            found = await self.bot.fetch_channel(spot)
            if isinstance(found, discord.abc.GuildChannel | discord.Thread) and found.guild.unavailable:
                found = await (await self.bot.fetch_guild(found.guild.id)).fetch_channel(spot)
        except (discord.Forbidden, discord.NotFound):
            return None
        return found if isinstance(found, discord.abc.GuildChannel | discord.Thread) else None

    async def deleted(self, guild: int, spot: int) -> bool:
        """Whether a channel or thread is gone for good: a hidden one is not. Raises discord.HTTPException."""
        if self.known(guild, spot) is not None:
            return False
        try:
            await self.bot.fetch_channel(spot)
        except discord.NotFound:
            return True
        except discord.Forbidden:
            pass  # hidden
        return False

    def is_ours(self, thread: discord.Thread) -> bool:
        """Whether the bot opened a thread or post."""
        return self.bot.user is not None and thread.owner_id == self.bot.user.id

    async def is_lost(self, match: Match) -> bool:
        """Whether the place of a match and its channel are deleted, so that nothing more is posted. Raises StoreError, discord.HTTPException."""
        if (
            match.borrowed
            or self.known(match.guild, match.place.spot) is not None
            or not await self.bot.services.store.barred(match.id)
        ):
            return False
        spots = {match.place.spot, match.channel}
        return all([await self.deleted(match.guild, spot) for spot in spots])

    @contextlib.asynccontextmanager
    async def awake(self, spot: int) -> AsyncIterator[None]:
        """Unarchive a thread while it is edited, then archive it again. Raises discord.HTTPException."""
        thread = await self.seen(spot)
        if not isinstance(thread, discord.Thread) or not thread.archived or thread.locked:
            yield
            return
        await thread.edit(archived=False)
        try:
            yield
        finally:
            await thread.edit(archived=True)

    def open_to_us(self, place: Known) -> bool:
        """Whether the bot can post in a channel or thread, as far as is known."""
        granted = granted_in(place)
        shut = isinstance(place, discord.Thread) and place.locked and not (granted and granted.manage_threads)
        return granted is not None and not shut and not lacking(granted, needed_in(place))

    def takes_threads(self, place: Known) -> bool:
        """Whether a thread can be opened there and written in, as far as is known.

        Before the gateway has sent the server, permissions are unknown: then try, and see what Discord answers.
        """
        granted = granted_in(place)
        return isinstance(place, discord.TextChannel) and (granted is None or not lacking(granted, FOR_THREADS))

    def takes_posts(self, place: Known) -> TypeGuard[discord.ForumChannel]:
        """Whether posts can be opened in a forum and written in, as far as is known; see `takes_threads`."""
        granted = granted_in(place)
        return isinstance(place, discord.ForumChannel) and (granted is None or not lacking(granted, FOR_POSTS))

    async def reachable(self, place: MatchPlace) -> bool:
        """Whether the turns of a match can be posted: where they belong or, where a thread is lost, in its channel.

        Raises discord.HTTPException.
        """
        if self.open_to_us(await self.seen(place.spot)):
            return True
        return place.spot != place.channel and self.open_to_us(await self.seen(place.channel))

    async def way_back(self, place: MatchPlace) -> MatchPlace | None:
        """The thread or post that a match had to leave for its channel, if it can be posted there again. Raises discord.HTTPException."""
        left = await self.bot.services.store.left_place(place.match, place.spot) if place.spot == place.channel else 0
        thread = await self.seen(left) if left else None
        if not isinstance(thread, discord.Thread) or not self.open_to_us(thread):
            return None
        forum = thread.parent_id if isinstance(thread.parent, discord.ForumChannel) else 0
        if not forum and thread.parent_id != place.channel:
            return None
        return MatchPlace(place.match, place.guild, place.channel, thread.id, home=forum)

    async def has_way_back(self, place: MatchPlace) -> bool:
        """Whether Discord says that there is a way back at present."""
        try:
            return await self.way_back(place) is not None
        except REQUEST_FAILED as error:
            log.warning("whether a match can be moved back is not known", match=place.match, error=error)
            return False

    async def revive(self, guild: int) -> int:
        """Retry all posts of a server that were barred and can be made now; returns their number.

        Raises StoreError, discord.HTTPException.
        """
        revived = 0
        for place in await self.bot.services.store.places(guild, barred=True):
            revived += await self._revive(place)
        for kind in sorted(self.bot.services.features.lasting):
            for channel in await self.bot.services.store.bulletin_places_given_up(guild, kind):
                if self.open_to_us(await self.seen(channel)):
                    revived += await self.bot.matches.bulletins.revive(guild, kind, channel)
        for channel in await self.bot.services.store.bulletin_places_unedited(guild):
            if await self.seen(channel) is not None:
                await self.bot.matches.bulletins.edit_again(guild, channel)
        if revived:
            log.info("posts are brought again", guild=guild, posts=revived)
            self.bot.services.posted.set()
        return revived

    async def _revive(self, place: MatchPlace) -> int:
        """Retry the barred posts of a match that can be made now, and drop those that never can be; returns how many are retried.

        The card is in the match's channel, the others may be in a thread. Raises StoreError, discord.HTTPException.
        """
        revive = self.bot.matches.delivery.revive
        spoken, card = await self.reachable(place), self.open_to_us(await self.seen(place.channel))
        revived = await revive(place.match, spoken=spoken, card=card)
        if not card and await self.deleted(place.guild, place.channel):
            await revive(place.match, spoken=False)
        match = None if spoken else await self.bot.services.store.get(place.match)
        if match and not match.status.is_under_way and await self.deleted(place.guild, place.spot):
            await revive(place.match, card=False)
        self.bot.services.posted.set()
        return revived

    async def try_to_revive(self, guild: int) -> None:
        """Retry barred posts and missed edits of a server in the background; errors are left to a later attempt."""
        self.bot.dispatch("edits_possible", guild)
        try:
            await until_done(lambda: self.revive(guild), "posts are not brought again", guild=guild)
        except REQUEST_FAILED as error:
            log.warning("posts cannot be brought again", guild=guild, error=error)


def readers_see(place: discord.abc.GuildChannel, there: discord.abc.GuildChannel) -> bool:
    """Whether everyone who can read `there` can read `place`, too; False in doubt.

    Of members only those with overwrites are known, of a channel hidden from the bot nobody.
    """
    guild = place.guild
    if is_hidden(place) or is_hidden(there):
        return place.id == there.id
    if any(_sees(role, there) and not _sees(role, place) for role in guild.roles):
        return False
    shown, wanted = _overwrites(place), _overwrites(there)
    hidden = any(not may for who, may in shown.items() if who != guild.id)
    if hidden and shown != wanted:
        return False
    members = [who for who, may in wanted.items() if may and guild.get_role(who) is None]
    return _sees(guild.default_role, place) or all(shown.get(who) for who in members)


def _sees(role: discord.Role, place: discord.abc.GuildChannel) -> bool:
    return place.permissions_for(role).view_channel


def _overwrites(place: discord.abc.GuildChannel) -> dict[int, bool]:
    """The roles and members that have overwrites for viewing a channel."""
    return {who.id: one.view_channel for who, one in place.overwrites.items() if one.view_channel is not None}
