"""The loop that advances tournaments."""

from bot.client.app import GameBot
from bot.features.tournaments.director import Director
from bot.features.tournaments.service import Tournaments
from cogs.core.background_loop import WorkLoop
from cogs.tournaments.channels import TournamentChannels


class TournamentLoop(WorkLoop):
    """Advances tournaments."""

    name = "tournaments"

    def __init__(self, bot: GameBot) -> None:
        super().__init__(bot)
        self._director = Director(bot.feature(Tournaments), bot.services.members, TournamentChannels(bot))

    @property
    def source(self) -> Director:
        """The director of tournaments."""
        return self._director


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(TournamentLoop(bot))
