"""Languages by others as a feature."""

from bot.features.contract import AnyFeature, Feature

LANGUAGES: AnyFeature = Feature(command_line=("bot.features.languages.command:words",))
