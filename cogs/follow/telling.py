"""News of what people follow is sent: in their daily digest if they have chosen one, else in a direct message."""

import asyncio
from collections.abc import Sequence
from functools import partial

import discord
import structlog

from bot.answers.custom_id import Id, base36
from bot.client.app import GameBot
from bot.features.contract import DigestNews
from bot.features.follow.rows import sent_in_digest
from bot.features.follow.service import Follows
from bot.features.follow.sheets import news_sheet
from bot.features.follow.values import BEGUN, ENDED, MATCH, DueNews, News
from bot.matches.core.errors import StoreError
from bot.matches.core.models import Match, Status
from bot.matches.settings.preferences import quiet_until
from bot.screens.cards import mentions
from bot.words import Words
from cogs.core.background_loop import BackgroundLoop
from cogs.delivery.direct_messages import PAUSES, DirectMessages
from cogs.delivery.turn_message import outcome_words
from cogs.follow.readers import Readers
from cogs.match.turns import address

MOST = 15  # lines of a message; further ones are counted
log = structlog.stdlib.get_logger(__name__)


class FollowLoop(BackgroundLoop):
    """Gives news to those who may know it, and sends what no digest tells."""

    name = "follows"
    period = 15.0

    def __init__(self, bot: GameBot) -> None:
        super().__init__(bot)
        self.follows = bot.feature(Follows)
        self.readers = Readers(bot)
        self.messages = DirectMessages(bot)

    async def step(self) -> float:
        """Find what is news, and send it."""
        try:
            await self._find()
        except discord.HTTPException as error:
            log.warning("news of what is followed waits", error=error)
        while not self.bot.leaving and (claimed := await self.follows.claim(self.owner)):
            ends = await asyncio.gather(*(self._settle(found) for found in claimed), return_exceptions=True)
            for failed in filter(None, ends):
                raise failed
        return self.period

    async def _find(self) -> None:
        """Give news to those who may know it. Raises discord.HTTPException."""
        await self.follows.spread(self.readers.is_here, self.readers.may_read)
        finders = self.bot.services.features.followed
        for about in await self.follows.rows.subjects():
            found = await finders[about.kind](about.number) if about.kind in finders else None
            await self.follows.advance(about, found, self.readers.is_here, self.readers.may_read)

    async def _settle(self, found: DueNews) -> None:
        try:
            pause = 0 if found.preferences.closed else await self._tell(found)
        except StoreError:
            raise
        except Exception as error:  # one person's trouble must not stop the others' news
            log.exception("news cannot be sent", error=error)
            pause = PAUSES[-1]
        if pause:
            await self.follows.postpone(found, self.owner, pause)
        else:
            await self.follows.sent(found)

    async def _tell(self, found: DueNews) -> int:
        """Send news unless it is there already; returns the ms after which it is tried again, 0 for never."""
        words = self.bot.catalogue.of(self.bot.matches.locales.to_write_in(found.user))
        lines = await news_lines(self.bot, found.news, words)
        if not lines:
            return 0
        quiet = quiet_until(found.preferences, self.bot.services.clock.now_ms()) is not None
        mark = base36(found.batch)
        sheet = news_sheet(lines, mark, words, silent=quiet)
        nonce = f"f{base36(found.player)}.{mark}"
        first = found.batch if found.attempts else 0
        button = Id("following", args=mark)
        return await self.messages.send(found.user, sheet, nonce, button, first=first, attempts=found.attempts)


async def digest_news(bot: GameBot, user: int, words: Words, until: int) -> DigestNews:
    """The lines of a user's digest about what they follow, known at a time in ms since 1970."""
    news = await bot.feature(Follows).rows.for_digest(user, until)
    return DigestNews(await news_lines(bot, news, words), partial(sent_in_digest, news=news))


async def news_lines(bot: GameBot, news: Sequence[News], words: Words) -> tuple[str, ...]:
    """A line for each piece of news that is still true; of many the latest, and how many more there are."""
    lines: dict[str, None] = {}
    matches = {one.id: one for one in await bot.services.store.those([it.number for it in news if it.kind == MATCH])}
    for one in news:
        if one.kind == MATCH:
            match = matches.get(one.number)
            lines[_match_line(bot, match, one.stage, words) if match else ""] = None
        elif one.kind in (finders := bot.services.features.followed):
            found = await finders[one.kind](one.number)
            lines[f"🏆 {found.news(words)}" if found else ""] = None
    known = tuple(filter(None, lines))
    rest = len(known) - MOST
    return known if rest <= 0 else (*known[rest:], words.text("follow-more", count=rest))


def _match_line(bot: GameBot, match: Match, stage: int, words: Words) -> str:
    named = {"game": words.text(f"{match.game}-name"), "match": str(match.id), "address": address(match)}
    if stage == BEGUN and match.status is Status.RUNNING:
        return f"▶️ {words.text('follow-begun', **named, players=mentions(match.holders, words))}"
    outcome = bot.matches.outcome(match)
    if stage == ENDED and match.status is Status.FINISHED and outcome is not None:
        return f"🏁 {words.text('result-line', **named, outcome=outcome_words(match, outcome, words))}"
    return ""


async def setup(bot: GameBot) -> None:
    """Add the loop."""
    await bot.add_cog(FollowLoop(bot))
