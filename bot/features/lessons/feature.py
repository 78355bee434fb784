"""Lessons as a feature."""

from bot.features.contract import AnyFeature, Feature

LESSONS: AnyFeature = Feature(commands=("cogs.lessons.learn",))
