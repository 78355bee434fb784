"""Uploads the emoji of games, sides, pieces and cards once, and lets words and buttons show them."""

import hashlib
import re
from collections.abc import Iterable

import discord
import structlog

from bot.client.app import GameBot
from bot.client.outages import REQUEST_FAILED
from bot.content import content
from cogs.core.background_loop import BackgroundLoop

HOUR = 3600.0  # seconds
DAY = 24 * HOUR
AGAIN = 600.0  # seconds after which what failed is tried again
NAMED = 6  # digits of a drawing's hash in the name of its emoji
FULL = 30008  # Discord's code where an application has as many emoji as it may
GONE = 10014  # Discord's code for an emoji that there is not
log = structlog.stdlib.get_logger(__name__)


class Emojis(BackgroundLoop):
    """Has each drawing uploaded under a name that contains its hash; drawings of earlier versions are deleted a day after.

    Several processes may do so at the same time: of two emoji of one name, all keep the first.
    """

    name = "emojis"
    period = AGAIN

    def __init__(self, bot: GameBot) -> None:
        super().__init__(bot)
        self.drawn = {name_of(path.stem, path.read_bytes()): path for path in content("emojis/*.png")}

    async def step(self) -> float:
        """Upload missing emoji and delete obsolete ones; if Discord fails, texts go without emoji."""
        try:
            self._show(await self.bot.fetch_application_emojis())
            full = await self._upload()
            there = await self.bot.fetch_application_emojis()
            self._show(there)
            await self._delete(there)
        except REQUEST_FAILED as error:
            log.warning("emoji could not be brought up to date", error=error, shown=len(self.bot.catalogue.icons))
            return AGAIN
        if full:
            log.warning("the application has no room for more emoji; delete some", shown=len(self.bot.catalogue.icons))
        return HOUR

    def _show(self, there: Iterable[discord.Emoji]) -> None:
        """Show exactly these emoji from now on."""
        first = {one.name: one for one in sorted(there, key=lambda one: -one.id)}
        icons = {path.stem: str(first[name]) for name, path in self.drawn.items() if name in first}
        self.bot.catalogue.icons.clear()
        self.bot.catalogue.icons.update(icons)

    async def _upload(self) -> bool:
        """Upload missing emoji; returns whether the application has no room for them."""
        for name, path in self.drawn.items():
            if path.stem in self.bot.catalogue.icons:
                continue
            await self.bot.pacing.later()
            try:
                await self.bot.create_application_emoji(name=name, image=path.read_bytes())
            except discord.HTTPException as error:
                if error.code == FULL:
                    return True
                if error.status != 400:
                    raise
                log.info(
                    "an emoji was not taken", emoji=name, error=error
                )  # another process was first, or it will be seen
        return False

    async def _delete(self, there: Iterable[discord.Emoji]) -> None:
        """Delete what is there twice, and drawings whose successor has been there for a day: messages and other processes show them."""
        stems = {_stem(name): name for name in self.drawn}
        kept: dict[str, discord.Emoji] = {}
        for one in sorted(there, key=lambda one: one.id):
            if _stem(one.name) in stems and kept.setdefault(one.name, one) is not one:
                await _gone(one)
        now = self.bot.services.clock.now_ms() / 1000
        for name, one in kept.items():
            present = kept.get(stems[_stem(name)])
            if name not in self.drawn and present is not None and now - present.created_at.timestamp() > DAY:
                await _gone(one)


def name_of(key: str, png: bytes) -> str:
    """The name of an emoji, which differs for each drawing."""
    return f"{key.replace('-', '_')}_{hashlib.sha256(png).hexdigest()[:NAMED]}"


def _stem(name: str) -> str:
    """The name without the hash; "" if it has none."""
    found = re.fullmatch(rf"(\w+)_[0-9a-f]{{{NAMED}}}", name)
    return found[1] if found else ""


async def _gone(one: discord.Emoji) -> None:
    try:
        await one.delete()
    except discord.NotFound as error:
        if error.code != GONE:
            raise


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Emojis(bot))
