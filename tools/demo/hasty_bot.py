"""`python -m tools.demo.hasty_bot run ...`: the bot, which pauses for a second only where it plays itself."""

import sys

import msgspec

from bot.__main__ import main
from bot.features.house.service import Watches
from bot.matches.core.models import Match, Player
from bot.matches.settings.preferences import Watch

PAUSE = 1000  # ms between two turns


usual = Watches.switch_on


async def switch_on(self: Watches, guild: int, watch: Watch, locale: str, by: Player) -> Match:
    """Open a table with a short pause."""
    return await usual(self, guild, msgspec.structs.replace(watch, every=PAUSE), locale, by)


if __name__ == "__main__":
    Watches.switch_on = switch_on  # type: ignore[method-assign]
    sys.exit(main())
