"""Background work: matches are reviewed."""

from bot.client.app import GameBot
from bot.features.reviews.service import Reviews
from bot.workers.worker import on_behalf_of
from cogs.core.background_loop import WorkLoop

REVIEWS = -1  # on whose behalf: a line of its own, which takes turns with the house's decisions


class ReviewLoop(WorkLoop):
    """Reviews matches, between the house's decisions."""

    name = "reviews"

    @property
    def source(self) -> Reviews:
        """The reviews."""
        return self.bot.feature(Reviews)

    async def step(self) -> float:
        """Do what waits, after people's turns."""
        on_behalf_of.set(REVIEWS)
        return await super().step()


async def setup(bot: GameBot) -> None:
    """Add the loop."""
    await bot.add_cog(ReviewLoop(bot))
