"""`/server check`: missing permissions of each channel in which matches are or may be played, their effect, and where to grant them."""

import asyncio
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

import discord

from bot.app import GameBot
from bot.matches.delivery.models import MatchPlace
from bot.matches.settings.preferences import ServerSettings
from bot.screens.settings_text import channels_words
from bot.screens.sheet import Sheet
from bot.words import Words
from cogs.core.interaction_context import InteractionContext
from cogs.delivery.channel_access import ChannelAccess
from cogs.delivery.forum_tags import usable_tags
from cogs.delivery.permissions import ALL, FOR_CAMPS, FOR_POSTS, FOR_TAGS, granted_in, lacking, needed_in
from cogs.tournaments.channels import TournamentChannels

FAULTLESS, FAULTY = 0x009E73, 0xD55E00
LISTED = 25  # channels in one answer, those with missing permissions first
FEED = ("view_channel", "send_messages", "read_message_history")
FEEDS = {
    "daily": (*FEED, "attach_files"),
    "news": (*FEED, "attach_files"),
    "results": FEED,
}  # what each needs in its channel
USABLE = discord.Permissions(view_channel=True, send_messages=True, use_application_commands=True)


@dataclass(frozen=True)
class ChannelFaults:
    """A channel, or several alike, the number of matches, and each problem in words."""

    spots: tuple[int, ...]
    matches: int
    faults: tuple[str, ...]


class ServerCheck:
    """Checks every channel of a server that has matches or may have them."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.places = ChannelAccess(bot)

    async def show(self, call: InteractionContext) -> None:
        """Answer the caller, and post what was held back and can be posted now."""
        guild = call.guild
        places = await self.bot.services.store.places(guild)
        wishes = await self.bot.services.store.server_settings(guild)
        live = [one for one in await self.bot.services.store.tournaments_in(guild, LISTED) if one.stage.is_live]
        posts = {wishes.daily, wishes.news, wishes.forum, wishes.results, *(one.channel for one in live)} - {0}
        findings = await self._findings(call, places, {*posts, *wishes.channels}, wishes)
        others = () if wishes.channels else self._others({spot for one in findings for spot in one.spots}, guild)
        revived = await self.places.revive(guild)
        waiting = sum(place.barred for place in places) - revived
        words = call.words
        seen = len(findings) + len(others)
        findings += self._alike(others, call)
        faulty = [one for one in findings if one.faults]
        title = words.text("check-title" if faulty else "check-all-well")
        if others:
            title += "\n" + words.text("check-seen", count=seen)
        parts = [title]
        parts += [_channel_line(one, words) for one in sorted(findings, key=lambda one: not one.faults)[:LISTED]]
        if len(findings) > LISTED:
            parts.append(words.text("check-more", count=len(findings) - LISTED))
        if revived:
            parts.append(words.text("check-revived", count=revived))
        if waiting > 0:
            parts.append(words.text("check-waiting", count=waiting))
        unposted = [part for kind in ("daily", "season") if (part := await self._given_up(guild, kind, words))]
        unposted += [part for one in live if (part := await TournamentChannels(self.bot).said(one, words))]
        await call.whisper(Sheet((*parts, *unposted), colour=FAULTY if faulty or unposted else FAULTLESS))

    async def _given_up(self, guild: int, kind: str, words: Words) -> str:
        """That the latest post of a kind could not be made; "" if it was."""
        channel = await self.bot.services.store.bulletin_given_up(guild, kind)
        return words.text(f"check-{kind}", channel=f"<#{channel}>") if channel else ""

    async def _findings(
        self, call: InteractionContext, places: Sequence[MatchPlace], chosen: Iterable[int], wishes: ServerSettings
    ) -> list[ChannelFaults]:
        counts = {call.interaction.channel_id or 0: 0} | dict.fromkeys(sorted(chosen), 0)
        for place in places:
            counts[place.channel] = counts.get(place.channel, 0) + 1
        camps = {place.channel for place in places if place.camps}
        played = {place.channel for place in places}.union(wishes.channels)
        feeds: dict[int, tuple[str, ...]] = {}
        for wish, needed in FEEDS.items():
            spot = getattr(wishes, wish)
            if spot not in played:
                feeds[spot] = tuple(dict.fromkeys((*feeds.get(spot, ()), *needed)))
        faults = await asyncio.gather(
            *(
                self.faults_of(spot, call, camps=spot in camps, forum=spot == wishes.forum, feed=feeds.get(spot, ()))
                for spot in counts
            )
        )
        findings = [
            ChannelFaults((spot,), count, found) for (spot, count), found in zip(counts.items(), faults, strict=True)
        ]
        shut = [place for place in places if place.spot != place.channel and self._is_locked(place)]
        return findings + [ChannelFaults((place.thread,), 1, (call.words.text("check-locked"),)) for place in shut]

    def _others(self, looked_at: Collection[int], server: int) -> tuple[discord.TextChannel, ...]:
        """The other text channels in which every member may use the bot, as far as they are known."""
        guild = self.bot.get_guild(server)
        channels = guild.text_channels if guild else ()
        return tuple(
            one for one in channels if one.id not in looked_at and one.permissions_for(one.guild.default_role) >= USABLE
        )

    def _alike(self, channels: Iterable[discord.TextChannel], call: InteractionContext) -> list[ChannelFaults]:
        """Those of these channels in which something is missing, together where it is the same."""
        alike: dict[tuple[str, ...], list[int]] = {}
        for one in channels:
            alike.setdefault(self._of_channel(one, granted_in(one), call, ALL), []).append(one.id)
        return [ChannelFaults(tuple(spots), 0, faults) for faults, spots in alike.items() if faults]

    def _is_locked(self, place: MatchPlace) -> bool:
        thread = self.places.known(place.guild, place.thread)
        return isinstance(thread, discord.Thread) and thread.locked

    async def faults_of(
        self,
        spot: int,
        call: InteractionContext,
        *,
        camps: bool = False,
        forum: bool = False,
        feed: tuple[str, ...] = (),
    ) -> tuple[str, ...]:
        """What is missing in a channel, or the forum of matches, in words; of one that is only posted in, what that `feed` needs."""
        here = spot == call.interaction.channel_id
        channel = call.interaction.channel if here else await self.places.seen(spot)
        granted = call.interaction.app_permissions if here else granted_in(channel)
        words = call.words
        if granted is None and forum:
            return (words.text("check-forum-unknown"),)
        if granted is not None and isinstance(channel, discord.ForumChannel):
            return self._of_forum(channel, granted, words)
        if feed and granted is not None:
            return self._of_feed(lacking(granted, feed), call)
        wanted = tuple(dict.fromkeys((*ALL, *FOR_CAMPS) if camps else ALL))
        return self._of_channel(channel, granted, call, wanted)

    def _of_feed(self, missing: Iterable[str], call: InteractionContext) -> tuple[str, ...]:
        """That nothing is posted in a channel, or perhaps twice."""
        once = "read_message_history"
        lines = {name: _lacks(name, "lack-twice" if name == once else "lack-feed", call.words) for name in missing}
        return self._grouped(lines, call.guild, call.words)

    def _of_channel(
        self, channel: object, granted: discord.Permissions | None, call: InteractionContext, wanted: tuple[str, ...]
    ) -> tuple[str, ...]:
        """What of the `wanted` is missing in a channel; in one without threads, what matches need."""
        words = call.words
        if granted is None:
            return (words.text("check-unknown"),)
        missing = lacking(granted, wanted if isinstance(channel, discord.TextChannel) else needed_in(channel))
        lines = {name: _lacks(name, f"lack-{name}", words) for name in missing}
        return self._grouped(lines, call.guild, words)

    def _of_forum(self, forum: discord.ForumChannel, granted: discord.Permissions, words: Words) -> tuple[str, ...]:
        """What keeps matches from getting posts with tags in a forum."""
        lines = {name: _lacks(name, "lack-posts", words) for name in lacking(granted, FOR_POSTS)}
        if not lines:
            lines = {name: _lacks(name, f"lack-{name}", words) for name in lacking(granted, FOR_TAGS)}
        barred = bool(lines) and forum.flags.require_tag and not usable_tags(forum)
        return self._grouped(lines, forum.guild.id, words) + ((words.text("check-tag-required"),) if barred else ())

    def _grouped(self, lines: Mapping[str, str], guild: int, words: Words) -> tuple[str, ...]:
        """Lines about permissions, with where to grant them."""
        where = {name: self._where_to_grant(guild, name, words) for name in lines}
        return tuple(
            "\n".join(
                [
                    *(lines[name] for name in lines if where[name] == there),
                    words.text("check-where", where=there),
                ]
            )
            for there in dict.fromkeys(where.values())
        )

    def _where_to_grant(self, server: int, right: str, words: Words) -> str:
        """Where to grant a permission: to the bot's role if it lacks it everywhere, else in the channel.

        Managing is never to be granted everywhere.
        """
        guild = self.bot.get_guild(server)
        me = guild.me if guild else None
        role = guild.self_role if guild else None
        name = role.name if role else (me.display_name if me else "")
        everywhere = right not in FOR_TAGS and me is not None and not getattr(me.guild_permissions, right)
        return words.text("check-where-role" if everywhere else "check-where-channel", role=name)


def _lacks(right: str, consequence: str, words: Words) -> str:
    """A missing permission and its effect."""
    forum = right == "send_messages" and consequence == "lack-posts"
    named = words.text("permission-create_posts" if forum else f"permission-{right}")
    return words.text("check-lacks", right=named, consequence=words.text(consequence))


def _channel_line(finding: ChannelFaults, words: Words) -> str:
    """A channel and its problems."""
    head = words.text(
        "check-bad" if finding.faults else "check-good",
        channel=channels_words(finding.spots, words),
        count=finding.matches,
    )
    return "\n".join([head, *finding.faults])
