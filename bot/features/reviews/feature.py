"""Reviews of matches as a feature."""

from bot.features.contract import Feature
from bot.features.reviews.rows import ReviewRows
from bot.features.reviews.service import Reviews

REVIEWS = Feature(rows=ReviewRows, service=Reviews, commands=("cogs.reviews.review", "cogs.reviews.loop"))
