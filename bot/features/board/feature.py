"""The open board as a feature: public matches for anyone, without an account."""

from bot.features.board.rows import BoardRows
from bot.features.board.service import OpenBoard
from bot.features.contract import Feature

BOARD = Feature(
    rows=BoardRows,
    service=lambda matches, rows: OpenBoard(matches.work, rows),
    commands=("cogs.board.places", "cogs.board.api"),
)
