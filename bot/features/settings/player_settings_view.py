"""`/settings`: one private panel with a page for each group of settings; changes take effect at once."""

from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.answers.custom_id import Id, natural
from bot.answers.pages import MENU_LIMIT
from bot.app import GameBot
from bot.games.contract.preview import Assist
from bot.matches.core.errors import Refused, refused
from bot.matches.core.models import Player
from bot.matches.settings.preferences import By, Look, Preferences, Quiet
from bot.matches.settings.zones import zone_of, zone_shown
from bot.matches.timing.paces import HOUR, SECOND
from bot.matches.timing.time_parser import hour_text, read_quiet
from bot.screens.settings_text import Tongues, kept_words, value_words
from bot.screens.sheet import MAIN, PLAIN, Button, EntitySelect, MenuOption, Modal, Part, SelectMenu, Sheet, TextInput
from bot.words import Words
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext
from cogs.matchmaking.blocks import parted_words

EVERY = (0, 1, 2, 3, 4, 6, 8, 12, 24, 48, 72)  # hours between further reminders; 0: none
OFTEN = {str(hours): hours * HOUR for hours in EVERY}
WAYS = {by.value: by for by in By}
LINES = {"begin": 10, "end": 10, "zone": 50}  # fields of the form, and how many characters of each fit in a button's id
LOOKS: dict[str, Look | None] = {"server": None, "dark": "dark", "light": "light"}
AS_SERVER = "server"  # the option of players who follow the server's default
ASSISTS: dict[str, Assist | None] = {AS_SERVER: None} | {one.value: one for one in Assist}
AS_DISCORD = "discord"  # the option of players who have chosen no language
ON, OFF = "on", "off"  # arguments of a switch
BETWEEN = "|"  # separates them there
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
REMIND, SHOW, PLAY, MEET = PAGES = ("remind", "show", "play", "meet")
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
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
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
        lobby = self.bot.matches.lobby
        parted = [
            match for one in call.people for match in await lobby.block(call.caller, one, key=f"{call.key}.{one.user}")
        ]
        await self.show(call, parted_words(parted, call.words))

    async def unblock(self, call: InteractionContext) -> None:
        """Unblock the chosen users."""
        for user in map(natural, call.values):
            if user is not None:
                await self.bot.matches.lobby.unblock(call.user, user)
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
        shown = SettingsView(preferences, blocked, now, call.words, call.tongues, here)
        page = PAGE_OF.get(call.id.verb, call.id.args if call.id.args in PAGES else REMIND)
        await call.update(settings_sheet(shown, page, note=note, written=written))


@dataclass(frozen=True)
class SettingsView:
    """The data shown by the panel: settings, blocked users, the time (ms since 1970), whether it is on a server."""

    preferences: Preferences
    blocked: tuple[Player, ...]
    now: int
    words: Words
    tongues: Tongues
    here: bool = True


def settings_sheet(shelf: SettingsView, page: str, *, note: str = "", written: str = "") -> Sheet:
    """A page of the panel: its settings in words with their controls, and the way to the other pages.

    `written` is input of the form that was refused.
    """
    words = shelf.words
    match page:
        case "show":
            lines, *controls = _display_parts(shelf)
        case "play":
            lines, *controls = _play_parts(shelf)
        case "meet":
            lines, *controls = _block_parts(shelf)
        case _:
            lines, *controls = _reminder_parts(shelf, written)
    title = words.text("settings-title", page=words.text(f"settings-head-{page}"))
    tabs = tuple(
        Button(Id("settings", args=one), words.text(f"settings-head-{one}"), MAIN if one == page else PLAIN)
        for one in PAGES
    )
    return Sheet(("\n".join(filter(None, (title, note, str(lines)))), *controls), (tabs,))


def _reminder_parts(shelf: SettingsView, written: str) -> tuple[Part, ...]:
    """The delivery, frequency and quiet hours of reminders."""
    preferences, words = shelf.preferences, shelf.words
    closed = (
        f"⚠ {words.text('settings-closed')}" if preferences.closed and preferences.by in {By.DIRECT, By.BOTH} else ""
    )
    lines = (reminded_words(preferences, words), closed, quiet_words(preferences.quiet, shelf.now, words))
    ways = tuple(MenuOption(by.value, words.text(f"settings-by-{by.value}"), chosen=by is preferences.by) for by in By)
    often = tuple(
        MenuOption(str(hours), words.text("settings-every", count=hours), chosen=hours * HOUR == preferences.every)
        for hours in EVERY
    )
    presses = [Button(Id("quiet", args=written), words.text("settings-quiet"))]
    presses += [Button(Id("loud"), words.text("settings-loud"))] if preferences.quiet else []
    return (
        "\n".join(filter(None, lines)),
        SelectMenu(Id("setby"), words.text("settings-by"), ways),
        SelectMenu(Id("setevery"), words.text("settings-every-hint"), often),
        tuple(presses),
    )


def _display_parts(shelf: SettingsView) -> tuple[Part, ...]:
    """The look of pictures, text or pictures first, and the language."""
    preferences, words = shelf.preferences, shelf.words
    looks = tuple(
        MenuOption(code, words.text(f"settings-look-{code}"), chosen=look == preferences.look)
        for code, look in LOOKS.items()
    )
    codes = {AS_DISCORD: words.text("settings-language-discord")} | dict(shelf.tongues)
    tongues = tuple(
        MenuOption(code, name, chosen=code == (preferences.language or AS_DISCORD)) for code, name in codes.items()
    )
    lines = (
        words.text(f"settings-said-look-{preferences.look or 'server'}"),
        words.text(f"settings-said-first-{ON if preferences.text_first else OFF}"),
        words.text(
            "settings-said-language", language=value_words("language", preferences.language, words, shelf.tongues)
        ),
    )
    first = OFF if preferences.text_first else ON
    return (
        "\n".join(lines),
        SelectMenu(Id("setlook"), words.text("settings-look"), looks),
        SelectMenu(Id("settongue"), words.text("settings-language"), tongues),
        (Button(Id("setfirst", args=first), words.text(f"settings-first-{first}")),),
    )


def _play_parts(shelf: SettingsView) -> tuple[Part, ...]:
    """Confirmation of flicks, defaults of challenges, comments by the house, and use of matches for puzzles."""
    preferences, words = shelf.preferences, shelf.words
    chosen = preferences.assist.value if preferences.assist else AS_SERVER
    assists = tuple(MenuOption(code, words.text(f"settings-assist-{code}"), chosen=code == chosen) for code in ASSISTS)
    lines = (
        words.text(f"settings-said-sure-{ON if preferences.confirm else OFF}"),
        words.text(f"settings-said-assist-{chosen}"),
        words.text(f"settings-said-talk-{ON if preferences.house_talk else OFF}"),
        words.text(f"settings-said-puzzles-{ON if preferences.puzzles else OFF}"),
    )
    sure, talk, puzzles = (
        OFF if on else ON for on in (preferences.confirm, preferences.house_talk, preferences.puzzles)
    )
    return (
        "\n".join(lines),
        SelectMenu(Id("setassist"), words.text("settings-assist"), assists),
        (
            Button(Id("setsure", args=sure), words.text(f"settings-sure-{sure}")),
            Button(Id("settalk", args=talk), words.text(f"settings-talk-{talk}")),
            Button(Id("setpuzzles", args=puzzles), words.text(f"settings-puzzles-{puzzles}")),
        ),
    )


def _block_parts(shelf: SettingsView) -> tuple[Part, ...]:
    """Blocked users."""
    blocked, words = shelf.blocked, shelf.words
    parts: list[Part] = [words.text("settings-blocked" if blocked else "settings-blocked-none", count=len(blocked))]
    if shelf.here:  # elsewhere the menu would find only the bot
        parts.append(EntitySelect(Id("setblock"), words.text("settings-block"), "people"))
    if blocked:
        entries = tuple(MenuOption(str(one.user), one.name) for one in blocked[:MENU_LIMIT])
        parts.append(SelectMenu(Id("unblock"), words.text("settings-unblock"), entries, hi=len(entries)))
    return tuple(parts)


def reminded_words(preferences: Preferences, words: Words) -> str:
    """The delivery and frequency of reminders, in one sentence."""
    hours = preferences.every // HOUR
    times = words.text("settings-times-often" if hours else "settings-times", count=hours)
    return words.text(f"settings-said-{preferences.by.value}", times=times)


def quiet_words(quiet: Quiet | None, now: int, words: Words) -> str:
    """Quiet hours with the present time there, which reveals a wrong time zone."""
    if quiet is None:
        return words.text("settings-no-quiet")
    there = datetime.fromtimestamp(now / SECOND, zone_of(quiet.zone))
    return words.text(
        "settings-said-quiet",
        begin=hour_text(quiet.begin),
        end=hour_text(quiet.end),
        zone=zone_shown(quiet.zone).replace("_", " "),
        now=hour_text(there.hour * 60 + there.minute),
    )


def quiet_form(preferences: Preferences, written: str, words: Words) -> Modal:
    """The form for quiet hours, filled with refused input, else with the present hours."""
    quiet = preferences.quiet
    known = (hour_text(quiet.begin), hour_text(quiet.end), zone_shown(quiet.zone)) if quiet else ("22:00", "8:00", "")
    lines = written.split(BETWEEN) if written.count(BETWEEN) == len(LINES) - 1 else known
    fields = tuple(
        TextInput(name, words.text(f"settings-{name}"), line, words.text(f"settings-{name}-hint"))
        for name, line in zip(LINES, lines, strict=True)
    )
    return Modal(Id("quieted"), words.text("settings-quiet-title"), fields)


def form_values(written: dict[str, str]) -> list[str]:
    """The fields of a form, cut to fit a button's id."""
    return [written[name].replace(BETWEEN, " ")[:length] for name, length in LINES.items()]


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    cog = SettingsPanel(bot)
    bot.answerers.update(
        dict.fromkeys(MENUS, cog.choose),
        **dict.fromkeys(SWITCHES, cog.switch),
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
