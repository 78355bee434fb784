"""Background work: the house plays."""

from bot.client.app import GameBot
from cogs.core.background_loop import Work, WorkLoop


class HouseLoop(WorkLoop):
    """Makes the house's decisions."""

    name = "house"

    @property
    def source(self) -> Work:
        """The turns of the house."""
        return self.bot.matches.house


async def setup(bot: GameBot) -> None:
    """Add the loop."""
    await bot.add_cog(HouseLoop(bot))
