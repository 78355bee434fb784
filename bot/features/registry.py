"""The features of the bot: one line each."""

from bot.features.contract import AnyFeature
from bot.features.reports.feature import REPORTS

FEATURES: tuple[AnyFeature, ...] = (REPORTS,)
