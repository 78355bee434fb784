"""Histories of players and records of matches as a feature."""

from bot.features.contract import Feature
from bot.features.history.rows import ImportRows
from bot.features.history.service import RecordImports

HISTORY = Feature(
    rows=ImportRows,
    service=lambda matches, rows: RecordImports(matches.work, rows),
    commands=(
        "cogs.history.history",
        "cogs.history.replay",
        "cogs.history.verify",
        "cogs.history.record_pages",
        "cogs.history.export",
        "cogs.history.imported_matches",
        "cogs.history.whatif",
    ),
    command_line=("bot.features.history.command:record", "bot.features.history.command:verify"),
    board_forms={"record": "cogs.history.record_pages:show_record"},
)
