"""Daily puzzles as a feature."""

from bot.features.contract import POSTING, Feature, Feed
from bot.features.daily.rows import DailyRows
from bot.features.daily.service import Dailies

DAILY = Feature(
    rows=DailyRows,
    service=lambda matches, rows: Dailies(matches.work, rows),
    commands=("cogs.daily.daily", "cogs.daily.exercises", "cogs.daily.loop"),
    bulletins={"daily": "cogs.daily.morning:morning_post"},
    feeds=(Feed("daily", (*POSTING, "attach_files"), bulletin="daily", mornings=True),),
)
