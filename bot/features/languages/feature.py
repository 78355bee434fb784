"""Languages by others as a feature."""

from bot.features.contract import Feature
from bot.features.languages.rows import SuggestionRows
from bot.features.languages.service import Suggestions

LANGUAGES = Feature(
    rows=SuggestionRows,
    service=lambda matches, rows: Suggestions(matches.work, rows),
    commands=("cogs.languages.suggest",),
    command_line=("bot.features.languages.command:words",),
)
