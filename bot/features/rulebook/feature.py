"""The rules for players as a feature."""

from bot.features.contract import AnyFeature, Feature
from bot.features.rulebook.command import rules

RULEBOOK: AnyFeature = Feature(commands=("cogs.rulebook.rules",), command_line=(rules,))
