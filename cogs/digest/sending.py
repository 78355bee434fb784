"""Daily digests are sent: one direct message with all that waits for a player, most urgent first."""

import asyncio
import pkgutil
from collections.abc import Sequence

import structlog

from bot.answers.custom_id import Id, base36
from bot.client.app import GameBot
from bot.features.contract import DigestNews
from bot.features.digest.service import Digests
from bot.features.digest.values import DueDigest
from bot.matches.core.errors import StoreError
from bot.matches.matchmaking.inbox import Item
from bot.matches.settings.preferences import quiet_until
from bot.screens.sheet import TEXT_LIMIT, Button, Part, Sheet
from bot.words import Words
from cogs.core.background_loop import BackgroundLoop
from cogs.delivery.direct_messages import PAUSES, DirectMessages
from cogs.match.turns import SHOWN, address, item_line, waiting_sheet

SPARE = 300  # characters left to what follows the lines
log = structlog.stdlib.get_logger(__name__)


class DigestLoop(BackgroundLoop):
    """Sends the digests that are due and that no other process has claimed."""

    name = "digests"
    period = 15.0

    def __init__(self, bot: GameBot) -> None:
        super().__init__(bot)
        self.digests = bot.feature(Digests)
        self.messages = DirectMessages(bot)

    @property
    def source(self) -> Digests:
        """The digests that are due."""
        return self.digests

    async def step(self) -> float:
        """Send what is due; returns the seconds until the next may be."""
        while not self.bot.leaving and (claimed := await self.digests.claim(self.owner)):
            ends = await asyncio.gather(*(self._settle(found) for found in claimed), return_exceptions=True)
            for error in filter(None, ends):
                raise error
        return await self.digests.wait(self.owner, most=self.period)

    async def _settle(self, found: DueDigest) -> None:
        try:
            await self.digests.settle(found, self.owner, self._tell, self._news)
        except StoreError:
            raise
        except Exception as error:  # one player's trouble must not stop the others' digests
            log.exception("a digest cannot be made", error=error)
            await self.digests.postpone(found, self.owner, PAUSES[-1])

    async def _news(self, found: DueDigest, until: int) -> list[DigestNews]:
        words = self.bot.catalogue.of(self.bot.matches.locales.to_write_in(found.user))
        finders = map(pkgutil.resolve_name, self.bot.services.features.digest_news)
        return [await find(self.bot, found.user, words, until) for find in finders]

    async def _tell(self, found: DueDigest, items: tuple[Item, ...], news: Sequence[str]) -> int:
        """Send a digest unless it is there already; returns the ms after which it is tried again, 0 for never."""
        now = self.bot.services.clock.now_ms()
        words = self.bot.catalogue.of(self.bot.matches.locales.to_write_in(found.user))
        quiet = quiet_until(found.preferences, now) is not None
        sheet = digest_sheet(items, found, words, now, news, silent=quiet)
        nonce = f"d{base36(found.player)}.{base36(found.attempted)}"
        first = found.attempted if found.attempts else 0
        return await self.messages.send(
            found.user, sheet, nonce, _mark(found.day), first=first, attempts=found.attempts
        )


def digest_sheet(
    items: tuple[Item, ...],
    found: DueDigest,
    words: Words,
    now: int,
    news: Sequence[str] = (),
    *,
    silent: bool = False,
) -> Sheet:
    """All that waits for a user at `now` (ms since 1970): the first items with their buttons, the others in a line each with a link.

    Below them are lines of news.
    """
    parts: list[Part] = list(waiting_sheet(items, 0, found.user, words, now).parts) if items else []
    left = TEXT_LIMIT - SPARE - sum(len(part) for part in (*parts, *news) if isinstance(part, str))
    lines: list[str] = []
    for item in items[SHOWN:]:
        line = f"{item_line(item, found.user, words, now)} · [{words.text('turns-jump')}]({address(item.match)})"
        left -= len(line) + 1
        if left < 0:
            lines.append(words.text("digest-more", count=len(items) - SHOWN - len(lines)))
            break
        lines.append(line)
    parts += ["\n".join(each) for each in (lines, news) if each]
    parts.append(f"-# {words.text('digest-foot')}")
    return Sheet(tuple(parts), ((Button(_mark(found.day), words.text("digest-open")),),), silent=silent)


def _mark(day: str) -> Id:
    """The button that shows what waits now, by which the digest of a day is known."""
    return Id("turns", args=f"0.{day}")


async def setup(bot: GameBot) -> None:
    """Add the loop."""
    await bot.add_cog(DigestLoop(bot))
