"""Smaller versions of messages whose files are too large for Discord, or for a proxy in front of it that answers with a bare status."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import PurePosixPath
from typing import TypeVar

import discord
import structlog
from discord import ui

from bot.client.app import GameBot
from bot.matches.core.errors import EngineDown, GameFailed
from bot.screens.sheet import Media, Sheet
from bot.workers.figures import Shrink
from cogs.core.components import build

TOO_LARGE = {40005, 50045}  # Discord's codes for a request and for a file; the second is not verified against Discord
HALF = 0.5  # of both sides of a picture
T = TypeVar("T")
log = structlog.stdlib.get_logger(__name__)


def too_large(error: discord.HTTPException) -> bool:
    """Whether a message was refused for the size of its files."""
    return error.status == 413 or error.code in TOO_LARGE


async def send_lighter(
    bot: GameBot, sheet: Sheet, send: Callable[[ui.LayoutView, list[discord.File]], Awaitable[T]], match: int = 0
) -> T:
    """Send a sheet; while its files are too large, without its film, then with smaller pictures, then in words.

    Raises what `send` raises for other reasons.
    """
    lighter = _lighter(bot, sheet)
    while True:
        view, files = build(sheet)
        try:
            return await send(view, files)
        except discord.HTTPException as error:
            if not files or not too_large(error):
                raise
            how, sheet = await anext(lighter)
            log.warning("files are too large; sent again", how=how, match=match, error=f"{error.status} {error.code}")


async def _lighter(bot: GameBot, sheet: Sheet) -> AsyncIterator[tuple[str, Sheet]]:
    """The versions of a sheet to try next, each with a description and fewer bytes than the one before."""
    try:
        if any(_is_film(one) for one in sheet.pictures):
            sheet = await _shrunk(bot, sheet, 1.0)
            yield "without its film", sheet
        if sheet.pictures:
            yield "with smaller pictures", await _shrunk(bot, sheet, HALF)
    except (EngineDown, GameFailed) as error:
        log.warning("no smaller pictures can be made", error=error)
    yield "in words", sheet.without_pictures()


async def _shrunk(bot: GameBot, sheet: Sheet, scale: float) -> Sheet:
    """The sheet with the last pictures of its films, and all pictures at `scale`."""
    parts = [
        await _smaller(bot, part, scale) if isinstance(part, Media) and (scale != 1 or _is_film(part)) else part
        for part in sheet.parts
    ]
    return replace(sheet, parts=tuple(parts))


async def _smaller(bot: GameBot, shown: Media, scale: float) -> Media:
    png = await bot.services.workers.run(Shrink(shown.image, scale))
    return Media(png, shown.alt, str(PurePosixPath(shown.name).with_suffix(".png")))


def _is_film(shown: Media) -> bool:
    return shown.name.endswith(".gif")
