"""The post of each morning in the channels that servers have chosen for it: the puzzle of the day."""

from bot.app import GameBot
from bot.matches.delivery.models import Bulletin
from bot.puzzles.schedule import EVERY_DAY, daily
from bot.screens.daily_sheets import morning_sheet
from bot.screens.sheet import Media, Sheet
from bot.workers.paint import Paint


class MorningAnnouncer:
    """Makes the posts of a morning."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    async def sheet(self, bulletin: Bulletin) -> Sheet | None:
        """The puzzle with its picture, and how the server did on the day before; None once the day is over, or before the first."""
        dailies, store = self.bot.matches.dailies, self.bot.services.store
        if self.bot.matches.bulletins.is_over(bulletin) or not dailies.games(dailies.today):
            return None
        guild = self.bot.get_guild(bulletin.guild) or await self.bot.fetch_guild(bulletin.guild)
        chosen = self.bot.matches.locales.of_channel(bulletin.guild, bulletin.channel)
        words = self.bot.catalogue.of(chosen or guild.preferred_locale.value)
        puzzle = await dailies.puzzle(daily(dailies.today, EVERY_DAY))
        look = (await store.server_settings(bulletin.guild)).look
        job = Paint(puzzle.game, puzzle.state, words.language, theme=look)
        painted = await self.bot.services.workers.run(job)
        table = await store.day_table(dailies.former(puzzle.name), bulletin.guild)
        others = [daily(dailies.today, game) for game in dailies.games(dailies.today) if game != EVERY_DAY]
        here = await dailies.shared.of_server(bulletin.guild)
        return morning_sheet(
            puzzle, Media(painted.png, painted.alt, "daily.png"), [*others, *filter(None, (here,))], table, words
        )


async def setup(bot: GameBot) -> None:
    """Announce the puzzle of the day."""
    bot.announcers["daily"] = MorningAnnouncer(bot).sheet
