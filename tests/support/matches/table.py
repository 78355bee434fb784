"""A table to play at in tests: a real store in a file, the counter game, a clock that is set by hand."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import pytest

from bot.features.registry import FEATURES, ON_CHANGE
from bot.features.running import RunningFeatures
from bot.games import GAMES
from bot.games.contract.base import AnyGame
from bot.matches.core.errors import Refused
from bot.matches.core.job import Engine
from bot.matches.core.models import ActionResult, Match, MatchRequest, Person
from bot.matches.matches import Matches
from bot.matches.work.store import Store
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.inline_worker import InlineWorker
from tests.support.games.counter import Counter, counter_tools

ANN, BOB, EVE = Person(101, "Ann"), Person(102, "Bob"), Person(103, "Eve")
SEED = b"seed" * 8
CARD = 400  # the message of a card
S = TypeVar("S")


class HandClock:
    def __init__(self) -> None:
        self.now = 1_000_000

    def now_ms(self) -> int:
        return self.now


class Table:
    """Everything a test of the service needs, with short verbs; keys are made up unless given."""

    def __init__(self, store: Store, engine: Engine, games: dict[str, AnyGame]) -> None:
        self.store = store
        self.clock = HandClock()
        self.notified = 0
        self.matches = Matches(
            games,
            store,
            engine,
            self.clock,
            notify=self._count,
            on_change=ON_CHANGE,
            seeds=lambda: SEED,
        )
        self.features = RunningFeatures(FEATURES, self.matches, store)  # type: ignore[arg-type]
        self._keys = 0

    def _count(self) -> None:
        self.notified += 1

    def feature(self, service: type[S]) -> S:
        return self.features.service(service)

    def key(self) -> str:
        self._keys += 1
        return f"k{self._keys}"

    def elsewhere(self) -> Matches:
        """The same matches in another process: nothing is shared but the store."""
        engine = InlineWorker(counter_tools())
        return Matches(
            {"counter": Counter()},
            self.store,
            engine,
            self.clock,
            notify=lambda: None,
            on_change=ON_CHANGE,
            seeds=lambda: SEED,
        )

    async def challenge(self, by: Person = ANN, *to: Person, key: str = "", **options: str) -> Match:
        return await self.matches.challenges.challenge(
            by, to or (BOB,), MatchRequest("counter", 7, 8, "en", options), key=key or self.key()
        )

    async def begin(self, **options: str) -> Match:
        """A match that has begun, whose card is there."""
        match = await self.challenge(**options)
        await self.store.place(match.id, message=CARD)
        return await self.matches.challenges.accept(match.id, BOB.user, key=self.key())

    async def present(self, match: Match) -> Match:
        found = await self.store.get(match.id)
        assert found is not None
        return found

    async def act(self, match: Match, answers: object, *, user: int = 0, ask: str = "", key: str = "") -> ActionResult:
        """Answers the first open ask as whom it asks, unless told otherwise."""
        asks = self.matches.asks(await self.present(match))
        user = user or match.holder(asks[0].seat).user
        ask = ask or asks[0].id
        return await self.matches.act(match.id, ask, user, answers, key=key or self.key())


@asynccontextmanager
async def table(path: Path, wrap: Callable[[SqliteStore], Store] = lambda store: store) -> AsyncIterator[Table]:
    store = await SqliteStore.open(path)
    try:
        yield Table(wrap(store), InlineWorker(counter_tools()), {"counter": Counter()})
    finally:
        await store.close()


@asynccontextmanager
async def table_of_games(path: Path) -> AsyncIterator[Table]:
    """One where the bot's own games are played."""
    store = await SqliteStore.open(path)
    try:
        yield Table(store, InlineWorker(), dict(GAMES))
    finally:
        await store.close()


async def full_refusal(verb: Awaitable[object]) -> tuple[str, dict[str, object]]:
    """The key and the arguments of the sentence that refuses."""
    with pytest.raises(Refused) as refused:
        await verb
    return refused.value.reason.key, dict(refused.value.reason.args)


async def refusal(verb: Awaitable[object]) -> str:
    """The key of the sentence that refuses."""
    key, _ = await full_refusal(verb)
    return key


def names(match: Match) -> list[str]:
    """Who sits in a match, in the order of the places."""
    return [holder.name for holder in match.holders]
