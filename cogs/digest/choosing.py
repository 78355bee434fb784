"""The daily digest is chosen in `/settings`: its hour in a form, or none."""

from discord.ext import commands
from msgspec.structs import replace

from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.digest.service import Digests
from bot.features.digest.sheets import FIELDS, chosen_sheet, form, written_in
from bot.matches.core.errors import Refused
from bot.matches.settings.preferences import Daily
from bot.matches.timing.time_parser import read_hour, read_zone
from bot.screens.settings_text import kept_words
from cogs.core.interaction_context import InteractionContext


class DigestChoice(commands.Cog):
    """Keeps the hour of the caller's digests."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    async def ask(self, call: InteractionContext) -> None:
        """Open the form, filled with the previous input."""
        preferences = await self.bot.services.store.preferences(call.user)
        await call.ask(form(preferences, call.id.args, call.words))

    async def choose(self, call: InteractionContext) -> None:
        """Keep the hour; unreadable input stays in the form when it is reopened."""
        written = {name: call.fields.get(name, "").strip() for name in FIELDS}
        try:
            daily = Daily(read_hour(written["hour"]), read_zone(written["zone"]))
        except Refused as refusal:
            preferences, now = await self.bot.services.store.preferences(call.user), self.bot.services.clock.now_ms()
            note = f"⚠ {call.refusal(refusal)}"
            await call.update(chosen_sheet(preferences, note, now, call.words, written_in(written)))
            return
        await self._keep(call, daily)

    async def stop(self, call: InteractionContext) -> None:
        """Send no more digests."""
        await self._keep(call, None)

    async def _keep(self, call: InteractionContext, daily: Daily | None) -> None:
        before, after = await self.bot.feature(Digests).choose(call.player, daily, call.interaction.locale.value)
        note = kept_words(replace(before, heard=after.heard), after, call.words, call.tongues)
        await call.update(chosen_sheet(after, note, self.bot.services.clock.now_ms(), call.words))


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    cog = DigestChoice(bot)
    bot.answer(Presser.ONESELF, digest=cog.ask, digested=cog.choose, nodigest=cog.stop)
    await bot.add_cog(cog)
