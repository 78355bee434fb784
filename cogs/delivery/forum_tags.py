"""Tags of forum posts: the game and the stage of the match, in the language of the forum."""

import asyncio
from weakref import WeakValueDictionary

import discord
import structlog

from bot.client.app import GameBot
from bot.client.pacing import RateLimiter
from bot.matches.core.models import Match, Status
from bot.words import Words
from cogs.delivery.permissions import FOR_TAGS, granted_in, lacking

log = structlog.stdlib.get_logger(__name__)

STAGES = {"waiting": "⏳", "running": "▶️", "finished": "🏁"}

MOST, APPLIED = 20, 5  # tags that a forum has, and a post
NAME = 20  # characters


class ForumTags:
    """Finds the tags of a forum by their names, and adds those that are missing where the bot may."""

    def __init__(self, bot: GameBot, pacing: RateLimiter) -> None:
        self.bot = bot
        self.pacing = pacing
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def of(self, forum: discord.ForumChannel, match: Match) -> list[discord.ForumTag]:
        """The tags of a match's post, without those that are missing and cannot be added."""
        words = self._words(forum)
        game, stage = words.text(f"{match.game}-name")[:NAME], _stage_word(self._stage(match), words)
        wanted: dict[str, str | None] = {_stage_word(one, words): emoji for one, emoji in STAGES.items()} | {game: None}
        known = usable_tags(forum)
        if any(name.casefold() not in known for name in wanted):
            known = usable_tags(await self._with(forum, wanted))
        return [known[name.casefold()] for name in (game, stage) if name.casefold() in known]

    async def changed(self, thread: discord.Thread, match: Match) -> list[discord.ForumTag] | None:
        """The tags to set on a forum post; None if they are right already or cannot be set. Tags that others have set stay.

        A post that its match has left keeps only the tag of the game.
        """
        forum = thread.parent
        if not isinstance(forum, discord.ForumChannel):
            return None
        ours = await self.of(forum, match)
        if thread.id != match.thread:
            ours = ours[:1]
        stages = self._stages()
        others = [one for one in thread.applied_tags if one not in ours and one.name.casefold() not in stages]
        wanted = [*ours, *others][:APPLIED]
        same = {one.id for one in wanted} == {one.id for one in thread.applied_tags}
        return None if same or (forum.flags.require_tag and not wanted) else wanted

    def _stage(self, match: Match) -> str:
        """The stage of a match; paused and suspended ones count as waiting."""
        if match.status is Status.SUSPENDED or match.paused_at(self.bot.services.clock.now_ms()):
            return "waiting"
        return "running" if match.status.is_live else "finished"

    def _stages(self) -> dict[str, str]:
        """The stages by the names of their tags in all languages."""
        spoken = self.bot.catalogue.languages.values()
        return {_stage_word(stage, words).casefold(): stage for words in spoken for stage in STAGES}

    def _words(self, forum: discord.ForumChannel) -> Words:
        chosen = self.bot.matches.locales.of_channel(forum.guild.id, forum.id)
        return self.bot.catalogue.of(chosen or forum.guild.preferred_locale.value)

    async def _with(self, forum: discord.ForumChannel, wanted: dict[str, str | None]) -> discord.ForumChannel:
        """The forum with the missing tags, as many as it takes; as it is if the bot may not add any."""
        granted = granted_in(forum)
        if granted is None or lacking(granted, FOR_TAGS) or len(forum.available_tags) >= MOST:
            return forum
        async with self._locks.setdefault(forum.id, asyncio.Lock()):
            try:
                return await self._added(forum, wanted)
            except discord.HTTPException as error:  # a post without tags is better than none
                log.warning("a forum keeps the tags that it has", forum=forum.id, error=error)
                return forum

    async def _added(self, forum: discord.ForumChannel, wanted: dict[str, str | None]) -> discord.ForumChannel:
        await self.pacing.request()
        fresh = await forum.guild.fetch_channel(forum.id)  # the list is replaced as a whole
        if not isinstance(fresh, discord.ForumChannel):
            return forum
        tags = list(fresh.available_tags)
        known = {tag.name.casefold() for tag in tags}
        missing = {name: emoji for name, emoji in wanted.items() if name.casefold() not in known}
        if not missing:
            return fresh
        words, stages = self._words(forum), self._stages()
        for tag in tags:  # those of another language are renamed: the posts that have them keep them
            name = _stage_word(stages[tag.name.casefold()], words) if tag.name.casefold() in stages else ""
            if missing.pop(name, None) is not None:
                tag.name = name
        added = [discord.ForumTag(name=name, emoji=emoji) for name, emoji in missing.items()]
        await self.pacing.request()
        return await fresh.edit(available_tags=[*tags, *added][:MOST])


def _stage_word(stage: str, words: Words) -> str:
    return words.text(f"tag-{stage}")[:NAME]


def usable_tags(forum: discord.ForumChannel) -> dict[str, discord.ForumTag]:
    """The tags that the bot may give to posts, by name."""
    granted = granted_in(forum)
    moderates = granted is not None and granted.manage_threads
    return {tag.name.casefold(): tag for tag in forum.available_tags if moderates or not tag.moderated}
