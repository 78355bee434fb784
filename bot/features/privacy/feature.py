"""Privacy as a feature: players export and delete their data, and that of servers left is deleted in time."""

from bot.features.contract import AnyFeature, Feature

PRIVACY: AnyFeature = Feature(commands=("cogs.privacy.data", "cogs.privacy.retention"))
