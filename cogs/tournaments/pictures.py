"""Pictures of tournaments."""

from bot.client.app import GameBot
from bot.features.tournaments.jobs import PaintTournament
from bot.features.tournaments.sheets.messages import title
from bot.features.tournaments.values import Stage, Tournament
from bot.matches.house.members import is_house, level_of
from bot.matches.settings.preferences import Look
from bot.screens.sheet import Media
from bot.words import Words
from bot.workers.figures import Drawn, Podium
from render.tournaments.chart import Chart, Contender
from render.tournaments.summary import celebration


class TournamentPictures:
    """Paints tournaments."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    async def public(self, tournament: Tournament, words: Words) -> Media:
        """The tournament as the server's members see it."""
        settings = await self.bot.services.store.server_settings(tournament.guild)
        drawn = await self._drawn(tournament, words, settings.look)
        return media(drawn)

    async def podium(self, tournament: Tournament, words: Words) -> Media:
        """The best three, once it is over."""
        look = (await self.bot.services.store.server_settings(tournament.guild)).look
        shown = celebration(chart_of(tournament, words), words)
        job = Podium(shown, words.language, tournament.plan.game, look)
        drawn = await self.bot.services.workers.run(job)
        return Media(drawn.png, drawn.alt, "podium.png")

    async def private(self, tournament: Tournament, words: Words, user: int, page: int = 0) -> Drawn:
        """A page of the standings for one user, with their line marked; page 0 is the one with that line."""
        settings = await self.bot.services.store.settings_for(user, tournament.guild)
        return await self._drawn(tournament, words, settings.look, user, page)

    async def _drawn(self, tournament: Tournament, words: Words, look: Look, user: int = 0, page: int = 0) -> Drawn:
        job = PaintTournament(chart_of(tournament, words, user), words.language, page, look)
        return await self.bot.services.workers.run(job)


def media(drawn: Drawn) -> Media:
    """A picture as part of a message."""
    return Media(drawn.png, drawn.alt, "tournament.png")


def chart_of(tournament: Tournament, words: Words, user: int = 0) -> Chart:
    """The chart of a tournament, as a user (0: everyone) sees it."""
    event, own = tournament.event, tournament.of(user) if user else None
    contenders = tuple(
        Contender(
            one.number,
            tuple(
                (member.name, level_of(member.user) if is_house(member.user) else 0)
                for member in tournament.members(one.number)
            ),
        )
        for one in event.entrants
    )
    finished = tournament.stage is Stage.FINISHED
    return Chart(title(tournament, words), event, contenders, finished, own.number if own else 0)
