"""Background work: puzzles are made ahead."""

from bot.client.app import GameBot
from bot.features.daily.service import Dailies
from cogs.core.background_loop import BackgroundLoop


class PuzzleLoop(BackgroundLoop):
    """Has the puzzles of today and tomorrow made ahead, and the exercises."""

    name = "puzzles"
    period = 600.0

    async def step(self) -> float:
        """Make what is missing."""
        await self.bot.feature(Dailies).ahead()
        return self.period


async def setup(bot: GameBot) -> None:
    """Add the loop."""
    await bot.add_cog(PuzzleLoop(bot))
