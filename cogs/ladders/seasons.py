"""Announces the end of a season in the channels that servers have chosen for news."""

import structlog

from bot.client.app import GameBot
from bot.features.ladders.service import Rankings
from bot.features.ladders.sheets import season_sheet
from bot.features.ladders.values import LadderPlace
from bot.games import GAMES
from bot.matches.core.errors import EngineError
from bot.matches.delivery.models import Bulletin
from bot.screens.points import season_words
from bot.screens.sheet import Media, Sheet
from bot.words import Words
from bot.workers.figures import Podium
from render.podium import Celebration, PodiumStep

log = structlog.stdlib.get_logger(__name__)


async def season_post(bot: GameBot, bulletin: Bulletin) -> Sheet | None:
    """The best of the season at each game; None if nobody was ranked."""
    season = int(bulletin.payload)
    best = await bot.feature(Rankings).podiums(GAMES, bulletin.guild, season)
    if not best:
        return None
    guild = bot.get_guild(bulletin.guild) or await bot.fetch_guild(bulletin.guild)
    chosen = bot.matches.locales.of_channel(bulletin.guild, bulletin.channel)
    words = bot.catalogue.of(chosen or guild.preferred_locale.value)
    game = max(best, key=lambda one: sum(rung.standing.games for rung in best[one]))
    picture = await _podium(bot, bulletin.guild, season, game, best[game], words)
    return season_sheet(season, bulletin.guild, best, words, picture)


async def _podium(
    bot: GameBot, guild: int, season: int, game: str, rungs: tuple[LadderPlace, ...], words: Words
) -> Media | None:
    """The podium of a game; None if it cannot be painted, as the words name the players, too."""
    look = (await bot.services.store.server_settings(guild)).look
    steps = tuple(PodiumStep(rung.place, rung.name, str(rung.points)) for rung in rungs)
    celebration = Celebration(steps, words.text(f"{game}-name"), season_words(season, words))
    try:
        drawn = await bot.services.workers.run(Podium(celebration, words.language, game, look))
    except EngineError as error:
        log.warning("a podium could not be drawn", error=error)
        return None
    return Media(drawn.png, drawn.alt, "podium.png")
