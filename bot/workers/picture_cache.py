"""Films of turns and pictures of panels: made once for concurrent requests and cached for a while.

Likely next pictures of panels are painted while the worker is idle: a player looks at one for longer than the next ones take. Those of a
panel that nobody has looked at since are not, for most players who type their moves never open one. Prefetching
delays others by one picture at most, and stops under load: all prefetch jobs are dropped as soon as the worker has something to do.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Coroutine, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Protocol

import msgspec
import structlog
from cachetools import LRUCache

from bot.games.contract.base import Illegal
from bot.matches.core.errors import EngineDown, EngineError, GameFailed, StoreError
from bot.matches.core.job import Engine, Job
from bot.matches.core.models import Match, Turn
from bot.matches.core.single_flight import SingleFlight
from bot.matches.work.reads import Reads
from bot.workers.films import MakeFilm, Taken, WarmFilms
from bot.workers.paint import Paint, PaintAhead, Painted

log = structlog.stdlib.get_logger(__name__)

ROOM = 8 * 2**20  # bytes of films that are kept
CROWD = 4  # films being made at which a further one would be long in coming
PREVIEW_ROOM = 8 * 2**20  # bytes of pictures that are kept; those of some ten panels
SEEN = 1000  # panels
PANELS = 32  # panels of which pictures are wished for at a time


class CachedFilm(msgspec.Struct, frozen=True):
    """A film as GIF (b"" if nothing can be shown) of so many turns, starting with the `best`."""

    gif: bytes
    turns: int
    best: int = 0


class Easel(Engine, Protocol):
    """An engine that may have time to paint ahead."""

    @property
    def idle(self) -> bool:
        """Whether it has nothing to do."""


class FilmCache:
    """Requests and caches films. Cancelling a request does not stop its film, which is then cached."""

    def __init__(self, engine: Engine, *, room: int = ROOM) -> None:
        self._engine = engine
        self._films: SingleFlight[bytes] = SingleFlight(room, len)
        self._warming: asyncio.Task[None] | None = None

    @property
    def crowded(self) -> bool:
        """Whether so many films are being made that another would take long."""
        return len(self._films) >= CROWD

    def warm(self) -> None:
        """Have a first film made that nobody sees; turns are filmed in a fraction of its time."""
        self._warming = asyncio.create_task(self._warm())

    async def _warm(self) -> None:
        try:
            await self.shoot(WarmFilms())
        except (GameFailed, EngineDown) as error:
            log.warning("the first film will take longer", error=error)

    async def close(self) -> None:
        """Cancel all films."""
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.wait({self._warming})
        await self._films.close()

    async def room(self) -> None:
        """Wait until another film would not take long."""
        while self.crowded:
            await self._films.one_less()

    async def shoot(self, job: Job[bytes]) -> bytes:
        """A film as GIF, b"" if there is nothing to show; see MakeFilm, for one. Raises GameFailed if filming fails, EngineDown."""
        return await self._films.run(_name(job), lambda: self._engine.run(job))

    def knows(self, job: Job[bytes]) -> bool:
        """Whether a film is there, or being made."""
        return _name(job) in self._films

    async def shoot_within(self, job: MakeFilm, limit: int) -> CachedFilm:
        """A film of at most `limit` bytes, with the most interesting turns if not all fit; b"" if not even one does."""
        turns = min(job.most or len(job.turns), len(job.turns))
        gif = await self.shoot(job)
        while len(gif) > limit:
            if turns == 1:
                return CachedFilm(b"", 0)
            turns = min(turns - 1, max(1, turns * limit * 9 // (len(gif) * 10)))
            job = msgspec.structs.replace(job, most=turns, best=0)
            gif = await self.shoot(job)
        return CachedFilm(gif, turns, job.best)


def _name(job: Job[bytes]) -> bytes:
    return hashlib.sha256(msgspec.msgpack.encode(job)).digest()


class PreviewCache:
    """Paints and caches pictures of panels, some in advance."""

    def __init__(self, easel: Easel, *, room: int = PREVIEW_ROOM) -> None:
        self._easel = easel
        self._pictures: SingleFlight[Painted] = SingleFlight(room, lambda painted: len(painted.png))
        self._wished: OrderedDict[int, Iterator[Paint]] = OrderedDict()  # by panel, that of the last press at the end
        self._seen: LRUCache[int, bool] = LRUCache(SEEN)  # panels seen since their last prefetch
        self._ahead: asyncio.Task[None] | None = None

    def note_seen(self, panel: int) -> None:
        """Note that a player looks at a panel."""
        self._seen[panel] = True

    def drop_unseen(self, panel: int) -> bool:
        """Whether nobody has looked at a panel since its last prefetch, the rest of which is dropped then."""
        unseen = panel not in self._seen
        if unseen:
            self._wished.pop(panel, None)
        return unseen

    async def paint(self, job: Paint) -> Painted:
        """A picture and its words, at once if cached. Raises Illegal, GameFailed, EngineDown."""
        return await self._pictures.run(job, lambda: self._easel.run(job))

    def foresee(self, panel: int, jobs: Iterable[Paint]) -> None:
        """Prefetch these pictures for a panel, likeliest first, instead of its previous ones, if it was seen since those.

        The jobs are computed when there is time for them.
        """
        self._wished.pop(panel, None)
        if not self._easel.idle or self._seen.pop(panel, None) is None:
            return
        self._wished[panel] = iter(jobs)
        while len(self._wished) > PANELS:
            self._wished.popitem(last=False)
        if self._ahead is None or self._ahead.done():
            self._ahead = asyncio.create_task(self._paint_ahead())

    async def close(self) -> None:
        """Stop prefetching."""
        self._wished.clear()
        if self._ahead is not None:
            self._ahead.cancel()
            await asyncio.wait({self._ahead})

    async def _paint_ahead(self) -> None:
        while self._wished and self._easel.idle:
            panel, jobs = next(reversed(self._wished.items()))
            job = next(jobs, None)
            if job is None:
                del self._wished[panel]
                continue
            with suppress(Illegal, GameFailed, EngineError):  # reported when it is requested
                await self.paint(job)
        self._wished.clear()


class TurnPrefetch:
    """Paints the position after a turn, and films it, while the turn is committed: its message finds both there, or begun."""

    def __init__(self, easel: Easel, films: FilmCache, store: Reads) -> None:
        self._easel = easel
        self._films = films
        self._store = store
        self._coming: set[asyncio.Task[None]] = set()

    def foresee(self, match: Match, turns: Sequence[Turn]) -> None:
        """Paint the position after the next turns of a match, and film them if one flick begins them, unless the workers have other work."""
        if self._easel.idle:
            self._begin(self._paint(match, turns[-1].state))
        flick, *others = turns
        if flick.trace and not any(turn.trace for turn in others) and not self._films.crowded:
            self._begin(self._film(match, Taken(match.state, turns[-1].state, flick.events, flick.trace)))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        coming = asyncio.create_task(work)
        self._coming.add(coming)
        coming.add_done_callback(self._coming.discard)

    async def close(self) -> None:
        """Cancel all prefetch jobs."""
        for coming in self._coming:
            coming.cancel()
        if self._coming:
            await asyncio.wait(self._coming)

    async def _paint(self, match: Match, state: bytes) -> None:
        with suppress(Illegal, GameFailed, EngineError, StoreError):  # reported when the message is made
            look = (await self._store.server_settings(match.guild)).look
            await self._easel.run(PaintAhead(match.game, state, match.locale, look))

    async def _film(self, match: Match, flick: Taken) -> None:
        with suppress(GameFailed, EngineDown, StoreError):  # likewise
            look = (await self._store.server_settings(match.guild)).look
            await self._films.shoot(MakeFilm(match.game, (flick,), match.locale, look, house=match.house))
