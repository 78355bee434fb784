"""Announces the end of a season in the channels that servers have chosen for news."""

import structlog

from bot.app import GameBot
from bot.games import GAMES
from bot.matches.core.errors import EngineError
from bot.matches.delivery.models import Bulletin
from bot.matches.ladders.ranking import LadderPlace
from bot.matches.ladders.seasons import podiums
from bot.screens.season_sheets import season_sheet, season_words
from bot.screens.sheet import Media, Sheet
from bot.words import Words
from bot.workers.figures import Podium
from render.podium import Celebration, PodiumStep

log = structlog.stdlib.get_logger(__name__)


class SeasonAnnouncer:
    """Makes the posts about seasons."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    async def sheet(self, bulletin: Bulletin) -> Sheet | None:
        """The best of the season at each game; None if nobody was ranked."""
        season = int(bulletin.payload)
        best = await podiums(self.bot.services.store, GAMES, bulletin.guild, season)
        if not best:
            return None
        guild = self.bot.get_guild(bulletin.guild) or await self.bot.fetch_guild(bulletin.guild)
        chosen = self.bot.matches.locales.of_channel(bulletin.guild, bulletin.channel)
        words = self.bot.catalogue.of(chosen or guild.preferred_locale.value)
        game = max(best, key=lambda one: sum(rung.standing.games for rung in best[one]))
        picture = await self._podium(bulletin.guild, season, game, best[game], words)
        return season_sheet(season, bulletin.guild, best, words, picture)

    async def _podium(
        self, guild: int, season: int, game: str, rungs: tuple[LadderPlace, ...], words: Words
    ) -> Media | None:
        """The podium of a game; None if it cannot be painted, as the words name the players, too."""
        look = (await self.bot.services.store.server_settings(guild)).look
        steps = tuple(PodiumStep(rung.place, rung.name, str(rung.points)) for rung in rungs)
        celebration = Celebration(steps, words.text(f"{game}-name"), season_words(season, words))
        try:
            drawn = await self.bot.services.workers.run(Podium(celebration, words.language, game, look))
        except EngineError as error:
            log.warning("a podium could not be drawn", error=error)
            return None
        return Media(drawn.png, drawn.alt, "podium.png")


async def setup(bot: GameBot) -> None:
    """Announce the ends of seasons."""
    bot.announcers["season"] = SeasonAnnouncer(bot).sheet
