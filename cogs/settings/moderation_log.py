"""A server's log for its moderators: matches that fail or are voided, changes of settings, and what features add."""

from collections.abc import Sequence
from dataclasses import replace

from bot.client.app import GameBot
from bot.matches.core.models import NO_GAME
from bot.matches.delivery.models import Bulletin
from bot.matches.settings.audits import AUDIT, INCIDENT, LOG
from bot.screens.settings_text import own_names
from bot.screens.sheet import LinkButton, Sheet
from bot.text import discord_url
from bot.words import Words
from cogs.settings.audit import closes, line_words, matches_of, who_words


class ModerationLog:
    """Makes the posts."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.store = bot.services.store
        features = bot.services.features
        self._added = features.audit_texts
        self._posts = {INCIDENT: self._incident, **features.log_posts}

    async def sheet(self, bulletin: Bulletin) -> Sheet | None:
        """The post of a bulletin; None if its subject is gone, or if another log channel was chosen meanwhile (unless it is about that)."""
        settings = await self.store.server_settings(bulletin.guild)
        is_log = settings.log == bulletin.channel
        guild = self.bot.get_guild(bulletin.guild) or await self.bot.fetch_guild(bulletin.guild)
        words = self.bot.catalogue.of(settings.language_in(bulletin.channel) or guild.preferred_locale.value)
        about, *subjects = bulletin.payload.decode().split(".")
        if about == AUDIT:
            sheet, urgent = await self._audit(bulletin.guild, subjects, words, moves_alone=not is_log)
        elif not is_log or about not in self._posts:
            return None
        else:
            sheet, urgent = await self._posts[about](subjects, words), True
        if sheet is None or not urgent or not settings.moderators:
            return sheet
        return replace(sheet, parts=(f"<@&{settings.moderators}>", *sheet.parts), roles=(settings.moderators,))

    async def _audit(
        self, guild: int, numbers: Sequence[str], words: Words, *, moves_alone: bool
    ) -> tuple[Sheet | None, bool]:
        """Lines of the audit log, and whether one of them stops all play: the only channel open to matches was deleted."""
        lines = await self.store.audit_lines(guild, tuple(map(int, numbers)))
        entries = [line for line in lines if line.act.what == LOG or not moves_alone]
        if not entries:
            return None, False
        matches, tongues = await matches_of(entries, self.bot), own_names(self.bot.catalogue)
        changes = (line_words(line, matches, self._added, words, tongues) for line in entries)
        closed = any(closes(line.act) for line in entries)
        notes = (f"⚠ {words.text('house-closed')}",) if closed else ()
        return Sheet(("\n".join((f"🗒️ {who_words(entries[0], words)}", *changes)), *notes)), closed

    async def _incident(self, subjects: Sequence[str], words: Words) -> Sheet | None:
        number, code = subjects
        match = await self.store.get(int(number))
        if match is None:
            return None
        game = words.text(f"{match.game}-name")
        there = LinkButton(discord_url(match.guild, match.thread or match.channel), words.text("open"))
        key = "log-game-gone" if code == NO_GAME else "log-incident"
        return Sheet((f"⚠ {words.text(key, match=number, game=game, code=code)}",), ((there,),))


async def log_post(bot: GameBot, bulletin: Bulletin) -> Sheet | None:
    """The content of a bulletin of the log; see `ModerationLog.sheet`."""
    return await ModerationLog(bot).sheet(bulletin)
