"""`python -m tools.demo.hasty_bot run ...`: the bot, which pauses for a second only where it plays itself."""

import sys

import msgspec

from bot.__main__ import main
from bot.matches.core import matches
from bot.matches.core.models import Match, Player
from bot.matches.house.watches import Watches
from bot.matches.settings.preferences import Watch

PAUSE = 1000  # ms between two turns


class HastyWatches(Watches):
    """Opens every table with a short pause."""

    async def switch_on(self, guild: int, watch: Watch, locale: str, by: Player) -> Match:
        """Open a table."""
        return await super().switch_on(guild, msgspec.structs.replace(watch, every=PAUSE), locale, by)


if __name__ == "__main__":
    vars(matches)["Watches"] = HastyWatches
    sys.exit(main())
