"""The features of the bot: one line each."""

from bot.features.contract import AnyFeature
from bot.features.lessons.feature import LESSONS
from bot.features.reports.feature import REPORTS
from bot.features.rulebook.feature import RULEBOOK

FEATURES: tuple[AnyFeature, ...] = (LESSONS, REPORTS, RULEBOOK)
