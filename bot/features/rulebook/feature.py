"""The rules for players as a feature."""

from bot.features.contract import AnyFeature, Feature

RULEBOOK: AnyFeature = Feature(commands=("cogs.rulebook.rules",), command_line=("bot.features.rulebook.command:rules",))
