"""`/settings`: one private panel with a page for each group of settings; changes take effect at once."""

from functools import partial
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.answers.custom_id import natural
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.settings.player_settings_view import (
    AS_DISCORD,
    ASSISTS,
    BETWEEN,
    EVERY,
    LINES,
    LOOKS,
    MEET,
    ON,
    PAGES,
    PLAY,
    REMIND,
    SHOW,
    SettingsView,
    form_values,
    quiet_form,
    settings_sheet,
)
from bot.matches.core.errors import Refused, refused
from bot.matches.settings.preferences import By, Preferences
from bot.matches.timing.paces import HOUR
from bot.matches.timing.time_parser import read_quiet
from bot.screens.settings_text import kept_words, parted_words
from cogs.core.command_options import everywhere
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext

OFTEN = {str(hours): hours * HOUR for hours in EVERY}
WAYS = {by.value: by for by in By}
MENUS: dict[str, tuple[str, dict[str, Any]]] = {  # the setting of a menu's verb, and its values by option
    "setevery": ("every", OFTEN),
    "setlook": ("look", LOOKS),
    "setassist": ("assist", ASSISTS),
}
SWITCHES = {  # the setting of a button's verb
    "setfirst": "text_first",
    "setsure": "confirm",
    "settalk": "house_talk",
    "setpuzzles": "puzzles",
}
PAGE_OF = {  # the page of a control's verb
    **dict.fromkeys(("setby", "setevery", "quiet", "quieted", "loud"), REMIND),
    **dict.fromkeys(("setlook", "settongue", "setfirst"), SHOW),
    **dict.fromkeys(("setassist", "setsure", "settalk", "setpuzzles"), PLAY),
    **dict.fromkeys(("setblock", "unblock"), MEET),
}


class SettingsPanel(commands.Cog):
    """Shows and changes the caller's settings."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command(name="settings", description="Your reminders, quiet hours, pictures and blocked players")
    @everywhere
    async def settings(self, interaction: discord.Interaction) -> None:
        """Show the panel."""
        await run(interaction, self.show)

    async def choose(self, call: InteractionContext) -> None:
        """Choose the value of a setting in its menu."""
        name, values = MENUS[call.id.verb]
        await self._keep(call, **{name: call.one_of(values)})

    async def switch(self, call: InteractionContext) -> None:
        """Turn a setting on or off by its button."""
        await self._keep(call, **{SWITCHES[call.id.verb]: call.id.args == ON})

    async def choose_reminders(self, call: InteractionContext) -> None:
        """Choose how reminders are sent; choosing again retries closed direct messages."""
        await self._keep(call, by=call.one_of(WAYS), closed=False)

    async def ask_for_quiet_hours(self, call: InteractionContext) -> None:
        """Open the form for quiet hours, filled with the previous input."""
        await call.ask(quiet_form(await self._preferences(call), call.id.args, call.words))

    async def set_quiet_hours(self, call: InteractionContext) -> None:
        """Set quiet hours; unreadable input stays in the form when it is reopened."""
        written = {name: call.fields.get(name, "").strip() for name in LINES}
        try:
            quiet = read_quiet(**written)
        except Refused as refusal:
            await self.show(call, f"⚠ {call.refusal(refusal)}", BETWEEN.join(form_values(written)))
            return
        await self._keep(call, quiet=quiet)

    async def remove_quiet_hours(self, call: InteractionContext) -> None:
        """Remove quiet hours."""
        await self._keep(call, quiet=None)

    async def choose_language(self, call: InteractionContext) -> None:
        """Choose the caller's language, starting with this answer."""
        chosen = "" if call.value == AS_DISCORD else call.value
        if chosen and chosen not in self.bot.catalogue.languages:
            raise refused("refused-language", given=chosen)
        await self._keep(call, language=chosen)

    async def block(self, call: InteractionContext) -> None:
        """Block the chosen user. Raises Refused for the caller."""
        blocks = self.bot.matches.blocks
        parted = [
            match for one in call.people for match in await blocks.block(call.caller, one, key=f"{call.key}.{one.user}")
        ]
        await self.show(call, parted_words(parted, call.words))

    async def unblock(self, call: InteractionContext) -> None:
        """Unblock the chosen users."""
        for user in map(natural, call.values):
            if user is not None:
                await self.bot.matches.blocks.unblock(call.user, user)
        await self.show(call)

    async def _preferences(self, call: InteractionContext) -> Preferences:
        return await self.bot.services.store.preferences(call.user)

    async def _keep(self, call: InteractionContext, **chosen: Any) -> None:
        """Store one change and leave the other settings as they are now."""
        heard = {"heard": call.interaction.locale.value}
        change = partial(msgspec.structs.replace, **chosen, **heard)
        before, after = await self.bot.matches.reminders.change(call.player, change)
        self.bot.matches.locales.player_chose(call.user, after.language)
        await self.show(call, kept_words(msgspec.structs.replace(before, **heard), after, call.words, call.tongues))

    async def show(self, call: InteractionContext, note: str = "", written: str = "") -> None:
        """Show the requested page, with a note above it and the `written` input of a refused form."""
        preferences, blocked = await self._preferences(call), await self.bot.services.store.blocked(call.user)
        now = self.bot.services.clock.now_ms()
        here = call.interaction.guild_id is not None
        extras = await self.bot.services.features.reminder_settings(call.user, preferences, now, call.words)
        shown = SettingsView(preferences, blocked, now, call.words, call.tongues, here, extras)
        page = PAGE_OF.get(call.id.verb, call.id.args if call.id.args in PAGES else REMIND)
        await call.update(settings_sheet(shown, page, note=note, written=written))


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    cog = SettingsPanel(bot)
    bot.answer(
        Presser.ONESELF,
        {**dict.fromkeys(SWITCHES, cog.switch), **dict.fromkeys(MENUS, cog.choose)},
        settings=cog.show,
        setby=cog.choose_reminders,
        quiet=cog.ask_for_quiet_hours,
        quieted=cog.set_quiet_hours,
        loud=cog.remove_quiet_hours,
        settongue=cog.choose_language,
        setblock=cog.block,
        unblock=cog.unblock,
    )
    await bot.add_cog(cog)
