"""The subjects of the comments on past turns, as far as this process has made them: nothing is read or found out again for them."""

from __future__ import annotations

from cachetools import LRUCache

from bot.matches.work.turn_context import TurnContext
from bot.workers.paint import Painted

KEPT = 2000  # answers; ten of each match have a say in the wording of its next comment


class Remarks:
    """The subjects of comments by match and turn."""

    def __init__(self) -> None:
        self._kept: LRUCache[tuple[int, int], tuple[int, str]] = LRUCache(KEPT)

    def keep(self, context: TurnContext, painted: Painted) -> None:
        """Keep what the comment on a turn, which has been painted with it, is about."""
        self._kept[context.match.id, context.turn.revision] = context.answer[0].revision, painted.comment_on

    def on(self, match: int, revision: int) -> tuple[int, str] | None:
        """The first turn of the answer that ended with a turn, and what the comment on it is about ("": there is none); None if not known."""
        known: tuple[int, str] | None = self._kept.get((match, revision))
        return known
