"""`/vacation`: stops a player's clocks while they are away."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.matches.timing.models import A_YEAR, VacationDays, year_of
from bot.screens.deadlines import when
from bot.screens.sheet import Sheet
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext


class VacationCommand(commands.Cog):
    """Vacations, announced in each of the player's matches."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command(
        name="vacation", description="Pause your clocks while you’re away; see how many days you have left"
    )
    @app_commands.describe(days="Length in days", end="End your vacation early")
    async def vacation(
        self,
        interaction: discord.Interaction,
        days: app_commands.Range[int, 1, A_YEAR] | None = None,
        end: bool = False,  # noqa: FBT001, FBT002  an option of a command
    ) -> None:
        """Start, extend or end a vacation, or show the days left."""
        await run(interaction, self._vacation, days, end=end)

    async def _vacation(self, call: InteractionContext, days: int | None, *, end: bool) -> None:
        vacations = self.bot.matches.vacations
        if end:
            days_taken = await vacations.end(call.caller)
        elif days is not None:
            days_taken = await vacations.begin(call.caller, days)
        else:
            days_taken = await vacations.of(call.user)
        await call.whisper(Sheet((self._text(call, days_taken, ended=end),)))

    async def come_back(self, call: InteractionContext) -> None:
        """End the caller's vacation by the button of a refusal."""
        days_taken = await self.bot.matches.vacations.end(call.caller)
        await call.panel(Sheet((self._text(call, days_taken, ended=True),)))

    def _text(self, call: InteractionContext, taken: VacationDays, *, ended: bool) -> str:
        """Whether the caller is on vacation, and how many days they have left this year."""
        now, words = self.bot.services.clock.now_ms(), call.words
        present = taken.present(now)
        if present:
            state = words.text("vacation-away", when=when(present.ended, "f"))
        else:
            state = words.text("vacation-over" if ended else "vacation-here")
        left = words.text("vacation-left", count=taken.left(year_of(now)), most=A_YEAR, year=str(year_of(now)))
        return f"{state}\n{left}"


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    cog = VacationCommand(bot)
    bot.answer(Presser.ONESELF, endvacation=cog.come_back)
    await bot.add_cog(cog)
