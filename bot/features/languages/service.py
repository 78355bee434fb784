"""Takes better words from players."""

from __future__ import annotations

from bot.features.languages.finding import found_in
from bot.features.languages.rows import SuggestionRows
from bot.features.languages.values import Suggestion
from bot.matches.core.errors import refused
from bot.matches.core.models import Player
from bot.matches.timing.paces import DAY
from bot.matches.work.unit_of_work import UnitOfWork
from bot.words import Words

DAILY = 10  # suggestions that a user may make in a day
LONGEST = 1000  # characters of each text


class Suggestions:
    """Takes better words from players."""

    def __init__(self, work: UnitOfWork, rows: SuggestionRows) -> None:
        self._work = work
        self._rows = rows

    async def add(self, by: Player, shown: str, better: str, words: Words, *, key: str) -> Suggestion:
        """Keep better words for a text in the language of `words`; a repeated key keeps nothing more. Raises Refused."""
        shown, better = shown.strip()[:LONGEST], better.strip()[:LONGEST]
        if not better or better == shown:
            raise refused("refused-suggest-empty")
        keys = found_in(shown, words.sources, words.language)
        new = Suggestion(0, by, words.language, keys, shown, better, self._work.clock.now_ms())
        number = await self._rows.add(new, key=key, most=DAILY, since=new.made - DAY)
        if not number:
            raise refused("refused-suggest-many", most=DAILY)
        return Suggestion(number, by, words.language, keys, shown, better, new.made)
