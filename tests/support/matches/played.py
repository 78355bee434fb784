"""Matches of the real games in a real store, played at random through the table."""

from __future__ import annotations

from bot.features.registry import ON_CHANGE
from bot.games import GAMES
from bot.games.contract.luck import Rng
from bot.games.contract.save import load_state
from bot.matches.core.models import Match, MatchRequest, Person, Status, Terms
from bot.matches.matches import Matches
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.inline_worker import InlineWorker
from bot.workers.studio import standard_tools
from pichenette.testing.answers import answered
from tests.support.matches.table import HandClock


class Evening:
    """People who play at random, in a server and a channel (`place`); the same seed plays the same."""

    def __init__(self, store: SqliteStore, seed: str = "evening", place: tuple[int, int] = (7, 8)) -> None:
        self.store = store
        self.place = place
        self.clock = HandClock()
        self.matches = Matches(
            GAMES,
            store,
            InlineWorker(standard_tools()),
            self.clock,
            notify=lambda: None,
            on_change=ON_CHANGE,
            seeds=self._seed,
        )
        self._rng = Rng(seed.encode())
        self._keys = 0

    def _seed(self) -> bytes:
        return f"match {self._keys}".encode()

    def key(self) -> str:
        self._keys += 1
        return f"press {self._keys}"

    async def begin(self, game: str, terms: Terms = Terms(), **options: str) -> Match:  # noqa: B008  frozen
        self._keys += 1
        one, two = (Person(1000 + 2 * self._keys + nth, f"player {nth}") for nth in range(2))
        match = await self.matches.challenges.challenge(
            one, (two,), MatchRequest(game, self.place[0], self.place[1], "en", options, terms=terms), key=self.key()
        )
        return await self.matches.challenges.accept(match.id, two.user, key=self.key())

    async def play(self, match: Match, answers: int) -> Match:
        """So many answers more, or to the end."""
        game = GAMES[match.game]
        for _ in range(answers):
            if match.status is not Status.RUNNING:
                break
            ask = self._rng.pick(self.matches.asks(match))
            luck = Rng(match.seed, match.revision + 1)
            action = answered(game, load_state(game.spec, match.state), ask, self._rng, luck).move.action
            self.clock.now += 1000
            user = match.holder(ask.seat).user
            match = (await self.matches.act(match.id, ask.id, user, action, key=self.key())).match
        return match
