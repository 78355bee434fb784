"""Exercises: twenty puzzles a game, easiest first, in `/learn` after the lesson."""

from collections.abc import Sequence

from discord.ext import commands

from bot.answers.custom_id import natural
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.daily.rules.schedule import exercise
from bot.features.daily.service import Dailies
from bot.features.daily.sheets import exercises_sheet
from bot.features.daily.values import Exercise
from cogs.core.interaction_context import InteractionContext
from cogs.daily.puzzle_panel import PuzzleTable, guild_of, puzzle_mark
from cogs.panel.prompt import PromptLoader


class Exercises(commands.Cog):
    """Lists exercises and opens them."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.dailies = bot.feature(Dailies)
        self.prompts = PromptLoader(bot)

    async def all(self, call: InteractionContext) -> None:
        """Show the exercises of a game and which ones are solved."""
        game = call.id.args
        await call.panel(exercises_sheet(game, await self.dailies.exercises(call.user, game), call.words))

    async def open(self, call: InteractionContext) -> None:
        """Open the exercise of a menu, or the first unsolved one after another."""
        game, _, after = call.id.args.partition(":")
        there = await self.dailies.exercises(call.user, game)
        if call.values:
            name = exercise(game, natural(call.value) or 0)
        else:
            following = _following(there, natural(after) or 0)
            if following is None:
                await call.panel(exercises_sheet(game, there, call.words))
                return
            name = following.puzzle.name
        puzzle = await self.dailies.puzzle(name)
        drafts = PuzzleTable(self.bot, self.prompts, puzzle, puzzle_mark(name), call.player, guild_of(call))
        await call.panel(await drafts.opening(call))


def _following(there: Sequence[Exercise], number: int) -> Exercise | None:
    """The first unsolved exercise after that of a number, in the order shown, else the first of all; None if all are solved."""
    at = next((nth for nth, one in enumerate(there) if one.number == number), -1) + 1
    return next((one for one in (*there[at:], *there[:at]) if not one.solved), None)


async def setup(bot: GameBot) -> None:
    """Handle the buttons and the menu."""
    cog = Exercises(bot)
    bot.answer(Presser.ANYONE, exercises=cog.all)
    bot.answer(Presser.ONESELF, exercise=cog.open)
    await bot.add_cog(cog)
