"""Translates command names and descriptions, with keys of `data/words` derived from the command."""

from typing import Any

from discord import Locale
from discord.app_commands import Command, Group, Parameter, Translator, locale_str
from discord.app_commands import TranslationContextLocation as Where
from discord.app_commands.translator import TranslationContextTypes

from bot.client.app import GameBot
from bot.words import Catalogue, MissingWords


class Translations(Translator):
    """Looks up `command-<name>`, `command-<name>-about`, `command-<name>-<option>` and `command-<name>-<option>-about`.

    A command of a group has both names: `command-match-extend`.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """The text for a supported locale; for any other Discord falls back on the English in the code."""
        words = self.catalogue.languages.get(locale.value.partition("-")[0])
        if words is None or (key := key_of(string, context)) is None:
            return None
        try:
            return words.text(key)
        except MissingWords:
            return None


def key_of(string: locale_str, context: TranslationContextTypes) -> str | None:
    """The key of a command's or option's name or description; a choice has its key in `extras`."""
    data = context.data
    if isinstance(data, Command | Group):
        described = {Where.command_description, Where.group_description}
        return _key_of(data) + ("-about" if context.location in described else "")
    if isinstance(data, Parameter):
        about = "-about" if context.location is Where.parameter_description else ""
        return f"{_key_of(data.command)}-{data.display_name}{about}"
    key = string.extras.get("key")
    return key if isinstance(key, str) else None


def _key_of(command: Command[Any, Any, Any] | Group) -> str:
    return f"command-{command.qualified_name.replace(' ', '-')}"


async def setup(bot: GameBot) -> None:
    """Install the translator."""
    await bot.tree.set_translator(Translations(bot.catalogue))
