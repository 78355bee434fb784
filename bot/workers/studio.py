"""The tools of the processes that paint: painters and words, beside the games."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from bot.content import catalogue
from bot.games import GAMES
from bot.games.contract.base import AnyGame
from bot.games.contract.vocabulary import Seat
from bot.matches.core.job import Job, Tools
from bot.matches.core.saved_states import Position
from bot.words import Catalogue, Words
from render import PAINTERS
from render.painter import Painter, Picture, Theme

STILLS = (
    8  # pictures of positions, 100 KB each; several people ask for one that was painted while its turn was committed
)


class Studio(Tools):
    """Tools with painters and words, and the pictures painted last; `warmed` are the jobs that need not be done again to warm up."""

    def __init__(self, games: Mapping[str, AnyGame], painters: Mapping[str, Painter], catalogue: Catalogue) -> None:
        super().__init__(games)
        self.painters = painters
        self.catalogue = catalogue
        self.warmed: set[type[Job[Any]]] = set()
        self.still = lru_cache(maxsize=STILLS)(self._still)

    def _still(
        self, game: str, state: bytes, viewer: Seat | None, language: str, theme: Theme, stopped: str = ""
    ) -> Picture:
        """The picture of a position as a viewer may see it; for `stopped` see Paint."""
        position = self.position(game, state)
        words = words_of_stopped(self.catalogue.of(language), position, stopped)
        return self.painters[game].still(position.view(viewer), words, theme=theme)


def words_of_stopped(words: Words, position: Position, key: str) -> Words:
    """The words for a match that stopped, see Paint, while its position still has an ask."""
    return words.stopped(words.text(key)) if key and position.asks else words


def standard_tools() -> Studio:
    """The tools for all games, painters and languages."""
    return Studio(GAMES, PAINTERS, catalogue())
