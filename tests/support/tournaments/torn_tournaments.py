"""Directors that are killed between any two steps and begun again, two at a time."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec

from bot.features.tournaments.director import Director
from bot.features.tournaments.rows import TournamentRows
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.values import BoardPlace, Tournament
from bot.matches.core.errors import CommitUnknown, Refused, StoreError, StoreFull
from bot.matches.core.models import Person
from bot.matches.work.store import Store
from bot.workers.inline_worker import InlineWorker
from tests.support.games.counter import Counter, counter_tools
from tests.support.matches.table import HandClock, Table
from tests.support.tournaments.tournaments import GUILD, Season, directed, person

Stores = tuple[Store, Store]
"""Those of two processes."""

TURNS = 4000  # more than any tournament takes


class Killed(BaseException):
    """The process is gone."""


class TornStore:
    """Passes everything on to a store; when its time has come, a write kills the process before or after it, or fails half-way."""

    def __init__(self, store: Store, luck: random.Random) -> None:
        self._store = store
        self._luck = luck
        self.left = 0  # writes until then; 0: never
        self.struck = 0

    def __getattr__(self, name: str) -> Any:
        verb = getattr(self._store, name)
        return self._torn(verb) if name == "begin" else verb

    def area(self, kind: Any) -> Any:
        rows = self._store.area(kind)  # type: ignore[attr-defined]
        if kind is TournamentRows:
            rows.change = self._torn(rows.change)
        return rows

    def _torn(self, verb: Callable[..., Any]) -> Callable[..., Any]:
        async def written(*args: Any, **named: Any) -> Any:
            await asyncio.sleep(0)  # the other director's turn
            self.left -= 1
            if self.left != 0:
                return await verb(*args, **named)
            self.struck += 1
            how = self._luck.randrange(4)
            if how == 0:
                raise Killed
            if how == 1:
                raise CommitUnknown("half-way") from StoreFull("database or disk is full")
            result = await verb(*args, **named)
            if how == 2:
                raise Killed
            del result
            raise CommitUnknown("half-way") from StoreFull("database or disk is full")

        return written


class TornSeason(Season):
    """A season whose directors are killed; `stores` are those of the two processes."""

    def __init__(
        self,
        stores: tuple[Store, Store],
        clock: HandClock,
        seed: int,
        director: Callable[[Director], Director] = lambda usual: usual,
        *,
        kills: bool = True,
    ) -> None:
        self._stores = stores
        self._clock = clock
        self._wrapped = director
        self._kills = kills
        self._luck = random.Random(f"kills {seed}")
        self.killed = 0
        super().__init__(self._table(stores[0])[0], seed)
        self.at._keys = 1_000_000 * seed  # each season has its own

    def _table(self, store: Store) -> tuple[Table, TornStore]:
        torn = TornStore(store, self._luck)
        at = Table(torn, InlineWorker(counter_tools()), {"counter": Counter()})  # type: ignore[arg-type]
        at.clock = at.matches.work.clock = self._clock  # type: ignore[misc]
        return at, torn

    async def settle(self) -> None:
        """Two directors begin and go on until neither finds anything more to do; those that are killed are begun again."""
        for _ in range(TURNS):
            tables = [self._table(store) for store in self._stores]
            for _, torn in tables:
                torn.left = self._luck.randint(1, 12) if self._kills else 0
            ends = await asyncio.gather(*(self._settled(at) for at, _ in tables))
            self.killed += sum(torn.struck for _, torn in tables)
            if not any(ends):
                return
        raise AssertionError("it never comes to rest")

    async def _settled(self, at: Table) -> bool:
        """Whether a director had something to do, or came to an end while it had."""
        director = self._wrapped(directed(at.feature(Tournaments)))
        try:
            return bool(await director.settle("torn"))
        except (Killed, StoreError):
            return True


class TornList(TornSeason):
    """One in which newcomers press *Join* and *Leave* while the directors go on, and are killed likewise."""

    pressed = 0
    now = 0  # the latest season

    async def settle(self) -> None:
        """As ever, with a few presses at the same time."""
        (latest,) = await self.rows.in_server(GUILD, 1)
        if latest.has_list:
            self.now = latest.id
            several = [self._presses(person(700 + nth).user) for nth in self._luck.sample(range(9), 3)]
            await asyncio.gather(super().settle(), *several)
        await super().settle()  # what lost a race to those goes on

    async def _presses(self, user: int) -> None:
        """Join, or leave if on the list; after a kill once more, as people do. Who is refused then cannot know what was stored."""
        leaves, in_doubt = user in self.waits, False
        for _ in range(TURNS):
            at, torn = self._table(self._luck.choice(self._stores))
            torn.left = self._luck.randint(1, 3) if self._kills else 0
            try:
                now = await self._press(at, user, leaves=leaves)
            except (Killed, StoreError):
                in_doubt, self.killed = True, self.killed + 1
                continue
            except Refused:
                self.maybe |= {user} if in_doubt or torn.struck else set()
                return
            if not now.has_list:  # the season ended while the commit was in doubt: either may have been stored first
                self.maybe |= {user}
            waits = any(one.user == user for one in now.waiting)  # members of the season press *Join* too
            self.waits = [one for one in self.waits if one != user] + [user] * waits
            self.pressed += now.has_list
            return

    async def _press(self, at: Table, user: int, *, leaves: bool) -> Tournament:
        """The season after the press."""
        at.clock.now += 1
        if leaves:
            return await at.feature(Tournaments).leave(self.now, GUILD, user)
        return await at.feature(Tournaments).enter(self.now, GUILD, Person(user, "New"))


class Forgetful(Director):
    """Announces what has happened in a transaction of its own: a control."""

    @classmethod
    def of(cls, usual: Director) -> Director:
        return cls(usual._tournaments, usual._presence, usual._venues)

    async def _change(
        self, loaded: Tournament, wanted: Tournament, *announced: str, following: Tournament | None = None
    ) -> Tournament:
        changed = await super()._change(loaded, wanted, following=following)
        return await super()._change(changed, changed, *announced) if announced else changed


class Talkative(Forgetful):
    """Announces before it happens, each time under another name: a control."""

    async def _change(
        self, loaded: Tournament, wanted: Tournament, *announced: str, following: Tournament | None = None
    ) -> Tournament:
        for what in announced:
            loaded = await Director._change(self, loaded, loaded, f"{what}.at{loaded.revision}")
        return await Director._change(self, loaded, wanted, following=following)


class Late(Forgetful):
    """Opens the next season of a league in a transaction of its own: a control."""

    async def _change(
        self, loaded: Tournament, wanted: Tournament, *announced: str, following: Tournament | None = None
    ) -> Tournament:
        changed = await Director._change(self, loaded, wanted, *announced)
        return changed if following is None else await Director._change(self, changed, changed, following=following)


class Early(Forgetful):
    """Opens the next season before the one before is over, each time as another: a control."""

    _nth = count()

    async def _change(
        self, loaded: Tournament, wanted: Tournament, *announced: str, following: Tournament | None = None
    ) -> Tournament:
        if following is not None:
            await self._rows.add(following, f"early.{next(self._nth)}")
        return await Director._change(self, loaded, wanted, *announced)


class Hasty(Forgetful):
    """Clears the list in a transaction of its own, before the next season opens: a control."""

    async def _change(
        self, loaded: Tournament, wanted: Tournament, *announced: str, following: Tournament | None = None
    ) -> Tournament:
        if following is not None:
            loaded = await Director._change(self, loaded, msgspec.structs.replace(loaded, entered=wanted.entered))
        return await Director._change(self, loaded, wanted, *announced, following=following)


class Keyless(Forgetful):
    """Begins matches that cannot be told from others: a control."""

    _change = Director._change

    async def _begin_match(self, loaded: Tournament, at: BoardPlace) -> Any:
        begin = self._challenges.begin_new

        async def keyless(new: Any, stepped: Any, key: str, **named: Any) -> Any:
            return await begin(new, stepped, f"{key}.{id(object())}.{self._work.store.left}", **named)  # type: ignore[attr-defined]

        self._challenges.begin_new = keyless  # type: ignore[method-assign]
        try:
            return await super()._begin_match(loaded, at)
        finally:
            self._challenges.begin_new = begin  # type: ignore[method-assign]
