"""The post of each morning in the channels that servers have chosen for it: the puzzle of the day."""

from bot.client.app import GameBot
from bot.features.daily.rules.schedule import EVERY_DAY, daily
from bot.features.daily.service import Dailies
from bot.features.daily.sheets import morning_sheet
from bot.matches.delivery.models import Bulletin
from bot.screens.sheet import Media, Sheet
from bot.workers.paint import Paint


async def morning_post(bot: GameBot, bulletin: Bulletin) -> Sheet | None:
    """The puzzle with its picture, and how the server did on the day before; None once the day is over, or before the first."""
    dailies = bot.feature(Dailies)
    if bot.matches.bulletins.is_over(bulletin) or not dailies.games(dailies.today):
        return None
    guild = bot.get_guild(bulletin.guild) or await bot.fetch_guild(bulletin.guild)
    chosen = bot.matches.locales.of_channel(bulletin.guild, bulletin.channel)
    words = bot.catalogue.of(chosen or guild.preferred_locale.value)
    puzzle = await dailies.puzzle(daily(dailies.today, EVERY_DAY))
    look = (await bot.services.store.server_settings(bulletin.guild)).look
    job = Paint(puzzle.game, puzzle.state, words.language, theme=look)
    painted = await bot.services.workers.run(job)
    table = await dailies.day_table(dailies.former(puzzle.name), bulletin.guild)
    others = [daily(dailies.today, game) for game in dailies.games(dailies.today) if game != EVERY_DAY]
    here = await dailies.shared.of_server(bulletin.guild)
    return morning_sheet(
        puzzle, Media(painted.png, painted.alt, "daily.png"), [*others, *filter(None, (here,))], table, words
    )
