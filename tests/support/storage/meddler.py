"""A store with one concurrent change: just before a change, just after it, or instead of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

from bot.features.tournaments.rows import TournamentRows
from bot.matches.core.errors import CommitUnknown, StoreFull
from bot.matches.core.models import Match
from bot.storage.stores.sqlite import SqliteStore
from tests.support.matches.table import Table

T = TypeVar("T")


class Meddler:
    """Passes everything on, but meddles with the next change when told to."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self.before: Callable[[], Awaitable[object]] | None = None
        self.always = False
        self.unknown = ""  # "kept" or "lost": the next commit fails half-way

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def add(self, *args: Any, **named: Any) -> Match:
        return await self._meddled(self._store.add, *args, **named)

    async def change(self, *args: Any, **named: Any) -> Match:
        return await self._meddled(self._store.change, *args, **named)

    async def advance(self, *args: Any, **named: Any) -> Match:
        return await self._meddled(self._store.advance, *args, **named)

    async def begin(self, *args: Any, **named: Any) -> Match:
        return await self._meddled(self._store.begin, *args, **named)

    async def begin_rematch(self, *args: Any, **named: Any) -> Match:
        return await self._meddled(self._store.begin_rematch, *args, **named)

    def area(self, kind: Any) -> Any:
        rows = self._store.area(kind)
        if kind is TournamentRows:
            rows.change = partial(self._meddled, rows.change)
        return rows

    async def _meddled(self, verb: Callable[..., Awaitable[T]], *args: Any, **named: Any) -> T:
        before, self.before = self.before, self.before if self.always else None
        if before is not None:
            await before()
        unknown, self.unknown = self.unknown, ""
        if unknown == "lost":
            raise CommitUnknown("half-way") from StoreFull("database or disk is full")
        result = await verb(*args, **named)
        if unknown == "kept":
            raise CommitUnknown("half-way") from StoreFull("database or disk is full")
        return result


def before(at: Table, meanwhile: Callable[[], Awaitable[object]]) -> None:
    """What happens between the next loading and saving."""
    assert isinstance(at.store, Meddler)
    at.store.before = meanwhile
