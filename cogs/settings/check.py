"""`/server check`: missing permissions of each channel in which matches are or may be played, their effect, and where to grant them."""

import asyncio
import pkgutil
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

import discord
import msgspec

from bot.answers.custom_id import Id
from bot.client.app import GameBot
from bot.matches.delivery.models import MatchPlace
from bot.matches.settings.preferences import NOWHERE, POSTED, ROLES, ServerSettings
from bot.screens.settings_text import channels_words, own_words
from bot.screens.sheet import TEXT_LIMIT, Button, Sheet, rows
from bot.text import discord_url, escape_markdown
from bot.words import Words
from cogs.core.errors import serve
from cogs.core.interaction_context import InteractionContext, context_of
from cogs.delivery.channel_access import ChannelAccess
from cogs.delivery.forum_tags import usable_tags
from cogs.delivery.permissions import (
    ALL,
    FOR_CAMPS,
    FOR_POSTS,
    FOR_TAGS,
    FOR_THREADS,
    IN_THREAD,
    chosen_permissions,
    granted_in,
    is_hidden,
    lacking,
    listed,
    needed_in,
    read_by_all,
)
from cogs.server.group import SERVER

FAULTLESS, FAULTY = 0x009E73, 0xD55E00
NAMED = 10  # matches of a channel
SPOTS = 100  # channels alike that a line names
LISTED = 25  # channels in one answer, those with missing permissions first
SAYING = ("view_channel", "send_messages")
ANSWERING = ("view_channel", "send_messages_in_threads")  # in posts that members open
USABLE = discord.Permissions(view_channel=True, send_messages=True, use_application_commands=True)


@SERVER.command(name="check", description="Check my permissions wherever matches can be played")
async def check(interaction: discord.Interaction) -> None:
    """List missing permissions, and retry posts that were held back for lack of them."""
    call = context_of(interaction)
    await serve(call, ServerCheck(call.bot).show(call))


@dataclass(frozen=True)
class ChannelFaults:
    """A channel, or several alike (none: deleted ones), the matches played there, each problem in words, and what it was chosen for."""

    spots: tuple[int, ...]
    matches: tuple[MatchPlace, ...]
    faults: tuple[str, ...]
    posts: tuple[str, ...] = ()


class ServerCheck:
    """Checks every channel of a server that has matches or may have them."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.places = ChannelAccess(bot)
        self.feeds = bot.services.features.feeds

    async def show(self, call: InteractionContext) -> None:
        """Answer the caller, and retry posts that were held back and can be made now."""
        guild = call.guild
        self.bot.dispatch("edits_possible", guild)
        revived = await self.places.revive(guild)
        places = await self.bot.services.store.places(guild)
        settings = await self.bot.services.store.server_settings(guild)
        words = call.words
        checked = await self._checked_by_features(guild, words)
        own = [one.channel for one in settings.by_channel]
        posts = {*(getattr(settings, one) for one in POSTED), *(channel for channel, _ in checked)} - {0}
        chosen = {*posts, *settings.channels, *own} - {NOWHERE}
        lost, rest, gone = await self._parted(places, settings.forum)
        chosen -= gone
        findings = await self._findings(call, rest, chosen, settings)
        if lost:
            findings.append(ChannelFaults((), lost, (call.words.text("check-deleted"),)))
        others, hidden = self._others({spot for one in findings for spot in one.spots}, guild)
        if settings.channels:
            others = hidden = ()
        waiting = sum(place.barred for place in places)
        findings += self._alike(others, call)
        faulty = [one for one in findings if one.faults]
        silent = self.silent_roles(guild, settings)
        title = words.text("check-title" if faulty or silent else "check-well-seen" if hidden else "check-all-well")
        if hidden:
            title += "\n" + words.text("check-hidden", channels=channels_words([one.id for one in hidden], words))
        closed = [f"⚠ {words.text('house-closed')}"] if settings.is_closed else []
        parts = [title, *closed]
        parts += [_channel_line(one, words) for one in sorted(findings, key=lambda one: not one.faults)[:LISTED]]
        if len(findings) > LISTED:
            parts.append(words.text("check-more", count=len(findings) - LISTED))
        if revived:
            parts.append(words.text("check-revived", count=revived))
        if waiting:
            parts.append(words.text("check-waiting", count=waiting))
        unposted = [words.text("house-role-silent", role=f"<@&{role}>") for role in silent]
        kinds = [feed.bulletin for feed in self.feeds.values() if feed.bulletin]
        unposted += [part for kind in kinds if (part := await self._given_up(guild, kind, words))]
        unposted += [warning for _, warning in checked if warning]
        back = rows(await self._ways_back(places, words))
        colour = FAULTY if faulty or closed or unposted else FAULTLESS
        *before, last = in_messages((*parts, *unposted))
        for one in before:
            await call.whisper(Sheet(one, (), colour))
        await call.whisper(Sheet(last, back, colour))

    async def _checked_by_features(self, guild: int, words: Words) -> list[tuple[int, str]]:
        """The channels that features post in, each with a warning, or ""."""
        checks = map(pkgutil.resolve_name, self.bot.services.features.server_checks)
        return [found for check in checks for found in await check(self.bot, guild, words)]

    async def _parted(
        self, places: Sequence[MatchPlace], forum: int
    ) -> tuple[tuple[MatchPlace, ...], list[MatchPlace], set[int]]:
        """The running matches whose channel is deleted, the others, and the deleted channels; matches in forum posts need no channel."""
        spots = {(one.guild, spot) for one in places for spot in (one.channel, one.home) if spot}
        gone = {spot for guild, spot in sorted(spots) if spot != forum and await self.places.deleted(guild, spot)}
        lost, rest = [], []
        for place in places:
            if place.channel not in gone:
                rest.append(place)
            elif place.home and place.home not in gone:
                rest.append(msgspec.structs.replace(place, channel=place.home))
            elif (match := await self.bot.services.store.get(place.match)) and match.status.is_under_way:
                lost.append(place)
        return tuple(lost), rest, gone

    async def _ways_back(self, places: Sequence[MatchPlace], words: Words) -> list[Button]:
        """A button for each match that can return to the thread or post it had to leave."""
        out = [one for one in places if one.thread == one.channel]
        back = [one for one in out if await self.places.has_way_back(one)]
        return [
            Button(Id("moveback", one.match), words.text("check-move-back", match=str(one.match)))
            for one in back[:NAMED]
        ]

    async def _given_up(self, guild: int, kind: str, words: Words) -> str:
        """A note that the latest post of a kind could not be made; "" if it was."""
        channel = await self.bot.services.store.bulletin_given_up(guild, kind)
        return words.text(f"check-{kind}", channel=f"<#{channel}>") if channel else ""

    async def _findings(
        self, call: InteractionContext, places: Sequence[MatchPlace], chosen: Iterable[int], settings: ServerSettings
    ) -> list[ChannelFaults]:
        homes = {place.channel: _home(place.channel, self.places.known(call.guild, place.channel)) for place in places}
        here = _home(call.interaction.channel_id or 0, call.interaction.channel)
        found_in: dict[int, list[MatchPlace]] = {spot: [] for spot in (here, *sorted(chosen))}
        for place in places:
            for spot in {homes[place.channel], place.home} - {0}:
                found_in.setdefault(spot, []).append(place)
        camps = {homes[place.channel] for place in places if place.camps}
        played = {*homes.values(), *settings.channels}
        feeds: dict[int, tuple[str, ...]] = {}
        for feed in self.feeds.values():
            spot = getattr(settings, feed.setting)
            if spot not in played:
                feeds[spot] = tuple(dict.fromkeys((*feeds.get(spot, ()), *feed.permissions)))
        faults = await asyncio.gather(
            *(
                self.faults_of(spot, call, camps=spot in camps, forum=spot == settings.forum, feed=feeds.get(spot, ()))
                for spot in found_in
            )
        )
        findings = [
            ChannelFaults((spot,), tuple(played_here), found, _posts_of(spot, settings, self.feeds, call))
            for (spot, played_here), found in zip(found_in.items(), faults, strict=True)
        ]
        shut = [place for place in places if place.spot != place.channel and self._is_locked(place)]
        return findings + [
            ChannelFaults((place.thread,), (place,), (call.words.text("check-locked"),)) for place in shut
        ]

    def _others(
        self, looked_at: Collection[int], server: int
    ) -> tuple[tuple[discord.TextChannel, ...], tuple[discord.TextChannel, ...]]:
        """The other text channels in which every member may use the bot, and those hidden from it: who may use it there is unknown."""
        guild = self.bot.get_guild(server)
        channels = [one for one in (guild.text_channels if guild else ()) if one.id not in looked_at]
        hidden = tuple(filter(is_hidden, channels))
        return tuple(one for one in channels if one.permissions_for(one.guild.default_role) >= USABLE), hidden

    def _alike(self, channels: Iterable[discord.TextChannel], call: InteractionContext) -> list[ChannelFaults]:
        """The lines of these channels, grouped by what is missing; channels without problems are left out."""
        alike: dict[tuple[str, ...], list[int]] = {}
        for one in channels:
            alike.setdefault(self._of_channel(one, granted_in(one), call, ALL), []).append(one.id)
        return [ChannelFaults(tuple(spots), (), faults) for faults, spots in alike.items()]

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
        """The problems of a channel or the match forum, in words; a channel that only gets posts needs the permissions in `feed`."""
        channel, granted = await self._granted(spot, call)
        words = call.words
        if granted is None and forum:
            return (words.text("check-forum-unknown"),)
        if granted is not None and isinstance(channel, discord.ForumChannel):
            if not forum:  # members open its posts, and begin matches there
                unknown = {"attach_files"} if not granted.send_messages else set()  # discord.py takes it away then
                return self._of_feed([one for one in lacking(granted, IN_THREAD) if one not in unknown], call)
            return self._of_forum(channel, granted, words)
        if feed and granted is not None:
            return self._of_feed(lacking(granted, feed), call)
        camps = camps and not (isinstance(channel, discord.TextChannel) and channel.is_news())  # those have none
        wanted = tuple(dict.fromkeys((*ALL, *FOR_CAMPS) if camps else ALL))
        return self._of_channel(channel, granted, call, wanted)

    async def is_shut(self, spot: int, call: InteractionContext, *, forum: bool = False) -> bool:
        """Whether the bot cannot post in a channel or in the `forum` of matches, or cannot see it. Raises discord.HTTPException."""
        channel, granted = await self._granted(spot, call)
        in_posts = isinstance(channel, discord.ForumChannel) and not forum
        return granted is None or bool(lacking(granted, ANSWERING if in_posts else SAYING))

    def silent_roles(self, server: int, settings: ServerSettings) -> list[int]:
        """The chosen roles that are not notified by a mention."""
        guild = self.bot.get_guild(server)
        if guild is None or guild.me.guild_permissions.mention_everyone:
            return []
        known = (guild.get_role(role) for role in dict.fromkeys(getattr(settings, one) for one in ROLES))
        return [role.id for role in known if role is not None and not role.mentionable]

    def is_public(self, guild: int, spot: int) -> bool:
        """Whether everyone can see a channel, as far as is known."""
        channel = self.places.known(guild, spot)
        return isinstance(channel, discord.abc.GuildChannel) and bool(read_by_all(channel))

    async def _granted(self, spot: int, call: InteractionContext) -> tuple[object, discord.Permissions | None]:
        """A channel and the bot's permissions there, None if it is deleted. Raises discord.HTTPException."""
        if spot == call.interaction.channel_id:
            return call.interaction.channel, call.interaction.app_permissions
        known, chosen = self.places.known(call.guild, spot), chosen_permissions(call.interaction, spot)
        if known is not None and (chosen is not None or is_hidden(known)):
            return known, chosen or granted_in(known)
        seen = await self.places.seen(spot)
        return seen, granted_in(seen)

    def _of_feed(self, missing: Iterable[str], call: InteractionContext) -> tuple[str, ...]:
        """The problems of a channel for posts: that nothing is posted, or perhaps twice."""
        once = "read_message_history"
        effects = {name: "lack-twice" if name == once else "lack-feed" for name in missing}
        return self._grouped(effects, call.guild, call.words)

    def _of_channel(
        self, channel: object, granted: discord.Permissions | None, call: InteractionContext, wanted: tuple[str, ...]
    ) -> tuple[str, ...]:
        """The problems of a channel that lacks some of the `wanted` permissions; a channel without threads needs those of matches."""
        words = call.words
        if granted is None:
            return (words.text("check-unknown"),)
        if not granted.view_channel:
            where = self._where_to_grant(call.guild, "view_channel", words)
            return ("\n".join((words.text("check-unseen"), words.text("check-where", where=where))),)
        missing = lacking(granted, wanted if isinstance(channel, discord.TextChannel) else needed_in(channel))
        threads = "lack-no-threads" if "send_messages" in missing else "lack-threads"
        effects = {name: threads if name in FOR_THREADS else f"lack-{name}" for name in missing}
        return self._grouped(effects, call.guild, words)

    def _of_forum(self, forum: discord.ForumChannel, granted: discord.Permissions, words: Words) -> tuple[str, ...]:
        """The problems that keep the bot from posting matches with tags in a forum."""
        effects = dict.fromkeys(lacking(granted, FOR_POSTS), "lack-posts")
        if not effects:
            effects = {name: f"lack-{name}" for name in lacking(granted, FOR_TAGS)}
        barred = bool(effects) and forum.flags.require_tag and not usable_tags(forum)
        return self._grouped(effects, forum.guild.id, words) + ((words.text("check-tag-required"),) if barred else ())

    def _grouped(self, effects: Mapping[str, str], guild: int, words: Words) -> tuple[str, ...]:
        """Missing permissions with their effects, each named once, and where to grant them."""
        alike: dict[str, dict[str, list[str]]] = {}  # where to grant them, the effect, the permissions
        for name, effect in effects.items():
            alike.setdefault(self._where_to_grant(guild, name, words), {}).setdefault(effect, []).append(name)
        return tuple(
            "\n".join([*(_lacks(*one, words) for one in lacks.items()), words.text("check-where", where=there)])
            for there, lacks in alike.items()
        )

    def _where_to_grant(self, server: int, right: str, words: Words) -> str:
        """The place to grant a permission: the bot's role if it is missing everywhere, else the channel.

        Managing permissions are only ever granted in a channel.
        """
        guild = self.bot.get_guild(server)
        me = guild.me if guild else None
        role = guild.self_role if guild else None
        name = role.name if role else (me.display_name if me else "")
        everywhere = right not in FOR_TAGS and me is not None and not getattr(me.guild_permissions, right)
        return words.text("check-where-role" if everywhere else "check-where-channel", role=escape_markdown(name))


def in_messages(parts: Iterable[str]) -> list[tuple[str, ...]]:
    """Texts, in order, for as many messages as they need."""
    messages: list[tuple[str, ...]] = [()]
    for part in parts:
        if messages[-1] and sum(map(len, messages[-1])) + len(part) > TEXT_LIMIT:
            messages.append(())
        messages[-1] = (*messages[-1], part)
    return messages


def _lacks(effect: str, missing: Sequence[str], words: Words) -> str:
    """Missing permissions and their effect."""
    forum = {"send_messages": "create_posts"} if effect == "lack-posts" else {}
    rights = words.say(listed([forum.get(name, name) for name in missing]))
    return words.text("check-lacks", rights=rights, consequence=words.text(effect))


def _home(spot: int, place: object) -> int:
    """The channel of a private thread or one hidden from the bot, where the permissions of both are; another place is its own."""
    if isinstance(place, discord.Thread) and (place.is_private() or is_hidden(place)):
        return place.parent_id
    return spot


def _posts_of(spot: int, settings: ServerSettings, feeds: Iterable[str], call: InteractionContext) -> tuple[str, ...]:
    """The purposes of a channel and its own settings, in words."""
    words, own = call.words, msgspec.to_builtins(settings.of_channel(spot))
    posts = (words.text(f"wish-{wish}") for wish in (*feeds, "forum") if getattr(settings, wish) == spot)
    return tuple(filter(None, (*posts, own_words(own, words, call.tongues))))


def _channel_line(finding: ChannelFaults, words: Words) -> str:
    """A channel and its problems."""
    named = channels_words(finding.spots, words, SPOTS) if finding.spots else words.text("check-deleted-channel")
    head = words.text(
        "check-bad" if finding.faults else "check-good",
        channel=" · ".join((named, *finding.posts)),
        count=len(finding.matches),
    )
    concerned = finding.matches[:NAMED] if finding.faults else ()
    there = [f"({discord_url(one.guild, one.spot)})" if finding.spots else "" for one in concerned]
    links = [f"[#{one.match}]{link}" if link else f"#{one.match}" for one, link in zip(concerned, there, strict=True)]
    more = len(finding.matches) - NAMED
    if links and more > 0:
        links.append(words.text("check-more-matches", count=more))
    concerns = words.text("check-concerned", matches=", ".join(links)) if links else ""
    return "\n".join(filter(None, (head, *finding.faults, concerns)))


async def setup(_bot: GameBot) -> None:
    """The command is in its group."""
