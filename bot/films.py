"""Films of turns: each made once for concurrent requests and cached for a while."""

from __future__ import annotations

import asyncio
import hashlib
from contextlib import suppress
from typing import Protocol

import msgspec
from cachetools import LRUCache

from bot.jobs import MakeFilm

ROOM = 8 * 2**20  # bytes of films that are kept
CROWD = 4  # films being made at which a further one would be long in coming


class CachedFilm(msgspec.Struct, frozen=True):
    """A film as GIF (b"" if nothing can be shown) of so many turns, starting with the `best`."""

    gif: bytes
    turns: int
    best: int = 0


class Camera(Protocol):
    """Makes a film; see bot.worker."""

    async def shoot(self, job: MakeFilm) -> bytes:
        """A film as GIF, b"" if there is nothing to show. Raises GameFailed, EngineDown."""


class FilmCache:
    """Requests and caches films. Cancelling a request does not stop its film, which is then cached."""

    def __init__(self, camera: Camera, *, room: int = ROOM) -> None:
        self._camera = camera
        self._kept: LRUCache[bytes, bytes] = LRUCache(room, getsizeof=len)
        self._coming: dict[bytes, asyncio.Task[bytes]] = {}

    @property
    def crowded(self) -> bool:
        """Whether so many films are being made that another would take long."""
        return len(self._coming) >= CROWD

    async def room(self) -> None:
        """Wait until another film would not take long."""
        while self.crowded:
            await asyncio.wait(self._coming.values(), return_when=asyncio.FIRST_COMPLETED)

    async def shoot(self, job: MakeFilm) -> bytes:
        """A film as GIF, b"" if there is nothing to show. Raises GameFailed if filming fails, EngineDown."""
        name = hashlib.sha256(msgspec.msgpack.encode(job)).digest()
        kept = self._kept.get(name)
        if kept is not None:
            return kept
        coming = self._coming.get(name)
        if coming is None:
            coming = self._coming[name] = asyncio.create_task(self._camera.shoot(job))
            coming.add_done_callback(lambda made: self._made(name, made))
        return await asyncio.shield(coming)

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

    async def close(self) -> None:
        """Cancel all films in progress."""
        coming = list(self._coming.values())
        for film in coming:
            film.cancel()
        await asyncio.gather(*coming, return_exceptions=True)

    def _made(self, name: bytes, made: asyncio.Task[bytes]) -> None:
        del self._coming[name]
        if made.cancelled() or made.exception():
            return
        with suppress(ValueError):  # larger than the whole cache
            self._kept[name] = made.result()
