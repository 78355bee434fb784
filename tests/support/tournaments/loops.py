"""The loop of tournaments of a bot."""

from bot.client.app import GameBot
from bot.features.tournaments.director import Director
from cogs.tournaments.loop import TournamentLoop


def director_of(bot: GameBot) -> Director:
    loop = bot.get_cog("TournamentLoop")
    assert isinstance(loop, TournamentLoop)
    return loop.source
