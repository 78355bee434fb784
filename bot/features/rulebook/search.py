"""Rules search: finds the sections that answer a text in any language. Rule numbers are found directly."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec
import structlog

from bot.features.rulebook import index_file
from bot.features.rulebook.index import Built, Index
from bot.features.rulebook.indexing import build
from bot.features.rulebook.questions import languages
from bot.features.rulebook.record_jobs import BuildIndex
from bot.features.rulebook.wording import folded
from bot.matches.core.job import Engine
from bot.rules.books import sections
from bot.text import cleaned

log = structlog.stdlib.get_logger(__name__)

READ = 600  # characters of a search that are looked at; a question is shorter


class RuleSearch:
    """The search in all languages."""

    def __init__(self, indices: Mapping[str, Index]) -> None:
        self._indices = indices
        self._numbers = frozenset(number for language in self._indices for number in sections(language))
        self._named = {number.upper(): number for number in self._numbers}
        prefixes = "|".join(sorted({number.partition("-")[0] for number in self._numbers}))
        self._citation = re.compile(rf"\b({prefixes})[-–—_.#° ]{{0,3}}(\d{{1,3}})\b", re.IGNORECASE)

    def find(self, text: str, language: str, game: str = "", limit: int = 12, near: str = "") -> list[str]:
        """The numbers of the sections that answer a text, best first; `language` is the reader's, the text's may be another.

        They are of one game and of the bot, or of all (""), where those of the game `near` are preferred.
        """
        text = cleaned(text[:READ])
        cited = self.cited(text, game)
        words = [] if text.strip().upper() in self._named else folded(self._citation.sub("", text[:READ]))
        if not words:
            return cited[:limit]
        index = self._spoken(words, language)
        found = index.search(index.wording.joined(words), game, near, limit)
        return list(dict.fromkeys((*cited, *found)))[:limit]

    def _spoken(self, words: Sequence[str], language: str) -> Index:
        """The index of the words' language; the reader's in a tie."""
        known = {index: index.knows(words) for index in self._indices.values()}
        likely = [index for index in known if known[index] == max(known.values())]
        if len(likely) == 1:
            return likely[0]
        return max(likely, key=lambda index: (index.nears(words), index.wording.language == language))

    def cited(self, text: str, game: str = "") -> list[str]:
        """The sections a text names by number; a bare number belongs to the game."""
        bare = text.strip()
        numbers = [f"{prefix.upper()}-{int(number)}" for prefix, number in self._citation.findall(text[:READ])]
        if bare.isascii() and bare.isdecimal() and len(bare) <= 3:
            numbers += [one for one in self._of(game) if one.rpartition("-")[2] == str(int(bare))][:1]
        numbers += filter(None, (self._named.get(bare.upper()),))
        return [one for one in dict.fromkeys(numbers) if one in self._numbers]

    def _of(self, game: str) -> list[str]:
        return [number for number, rule in sections("en").items() if rule.game == game]


class Searcher:
    """The search of this program, which is built when it is first asked for unless it was prepared."""

    def __init__(self) -> None:
        self._search: RuleSearch | None = None

    def __call__(self) -> RuleSearch:
        """The search."""
        if self._search is None:
            self._search = RuleSearch({language: _index(language) for language in languages()})
        return self._search

    async def prepare(self, engine: Engine, database: Path | None = None) -> None:
        """Have it built in another process unless it is there, or in the file beside the database: that takes long, and much memory."""
        if self._search is None:
            self._search = await asyncio.to_thread(_read, await self._built(engine, database))

    async def keep(self, engine: Engine, database: Path | None) -> None:
        """Have it beside the database, so that the first search need not wait; without a file, have it in memory."""
        if database is None:
            await self.prepare(engine)
        elif self._search is None:
            await self._built(engine, database)

    async def _built(self, engine: Engine, database: Path | None) -> tuple[bytes, ...]:
        built = await asyncio.to_thread(index_file.read, database)
        if not built:
            built = tuple(await asyncio.gather(*(engine.run(BuildIndex(language)) for language in languages())))
            try:
                await asyncio.to_thread(index_file.write, database, built)
            except OSError as error:
                log.warning("the index of the rules cannot be kept: it will be built again", error=error)
        return built

    def forget(self) -> None:
        """Build it again when it is next asked for: its books have changed."""
        self._search = None


searcher = Searcher()


def _index(language: str) -> Index:
    return Index(build(language))


def _read(built: Iterable[bytes]) -> RuleSearch:
    indices = [Index(msgspec.msgpack.decode(one, type=Built)) for one in built]
    return RuleSearch({index.wording.language: index for index in indices})
