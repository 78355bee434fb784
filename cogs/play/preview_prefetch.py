"""Paints the first pictures of aims when a turn is posted, so that panels open at once."""

from bot.answers.draft import is_flick
from bot.app import GameBot
from bot.matches.core.models import Match
from cogs.match.board_view import BoardView
from cogs.play.prompt import DraftLoader


class PreviewPrefetch:
    """Prefetches previews while the worker is idle."""

    def __init__(self, bot: GameBot) -> None:
        self._bot = bot
        self._positions = BoardView(bot)
        self._drafts = DraftLoader(bot)

    async def foresee(self, match: Match, revision: int) -> None:
        """Paint what the panels of a turn's message open with, in the language of the match. Raises StoreError, GameFailed."""
        if revision != match.revision or not self._bot.services.worker.idle:
            return
        for ask in self._bot.matches.asks(match):
            if not any(map(is_flick, ask.choices)):
                continue
            user = match.holder(ask.seat).user
            taste = await self._bot.services.store.settings_for(user, match.guild)
            if taste.own.text_first:
                continue
            draft = (await self._drafts.find(match, user, ask)).draft
            words = self._bot.catalogue.of(match.locale)
            self._positions.foresee(match, user, ask, (draft,), words, taste)
