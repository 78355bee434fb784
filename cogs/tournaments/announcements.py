"""What is announced of tournaments by itself: that one is open, each round, and the end."""

from bot.app import GameBot
from bot.matches.delivery.models import Bulletin
from bot.matches.tournaments.models import Stage
from bot.screens.sheet import Sheet
from bot.screens.tournament_sheets import ended_sheet, open_sheet, over_sheet, round_sheet
from cogs.tournaments.pictures import TournamentPictures


class TournamentAnnouncer:
    """Makes the posts about tournaments."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.pictures = TournamentPictures(bot)

    async def sheet(self, bulletin: Bulletin) -> Sheet | None:
        """The post as the tournament is now; None if it is about what is over."""
        number, _, what = bulletin.payload.decode().partition(".")
        tournament = await self.bot.services.store.tournament(int(number))
        if tournament is None:
            return None
        words = self.bot.catalogue.of(tournament.plan.locale)
        kind, _, nth = what.partition(".")
        match kind:
            case "open":
                return open_sheet(tournament, words) if tournament.stage is Stage.OPEN else None
            case "round":
                boards = tournament.rounds[int(nth) - 1]
                matches = await self.bot.services.store.those([one.match for one in boards if one.match])
                picture = await self.pictures.public(tournament, words) if int(nth) > 1 else None
                return round_sheet(tournament, int(nth), {one.id: one for one in matches}, words, picture)
            case "over":
                return over_sheet(tournament, words, await self.pictures.public(tournament, words))
            case _:
                return ended_sheet(tournament, kind, words)


async def setup(bot: GameBot) -> None:
    """Announce tournaments."""
    bot.announcers["tournament"] = TournamentAnnouncer(bot).sheet
