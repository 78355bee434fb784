"""The open board as a feature: public matches for anyone, without an account."""

from bot.features.board.rows import BoardRows
from bot.features.board.service import OpenBoard
from bot.features.board.settings import LINKS
from bot.features.contract import Feature
from bot.matches.core.models import Match
from bot.matches.settings.preferences import ServerSettings
from bot.screens.sheet import LinkButton, Row
from bot.words import Words


async def card_rows(service: OpenBoard, match: Match, settings: ServerSettings, words: Words) -> tuple[Row, ...]:
    """The link to the page of a match that anyone may watch."""
    if not service.url or not LINKS.is_on(settings) or not await service.public_numbers((match.id,)):
        return ()
    return ((LinkButton(service.address(match.id), words.text("board-watch")),),)


BOARD = Feature(
    rows=BoardRows,
    service=lambda matches, rows: OpenBoard(matches.work, rows),
    commands=("cogs.board.places", "cogs.board.page"),
    card_rows=card_rows,
)
