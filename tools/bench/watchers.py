"""Many people with the page of a public match open, in a process of their own; see `watching`.

Each has an address and a stream, and asks for what the page asks for: a turn to be played, then the picture after it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from collections.abc import AsyncIterator
from typing import Any, cast

import aiohttp

FILM = 1.0  # seconds for which the page plays a turn before it asks for the picture
PATIENCE = 30.0  # seconds in which all see a turn
NOTHING_YET = -1  # the revision of one who has seen nothing


class Watchers:
    """People who watch a match; the first `restless` of them look at its picture again and again, too."""

    def __init__(self, session: aiohttp.ClientSession, url: str, count: int, restless: int) -> None:
        self._session = session
        self._url = url
        self._count = count
        self._restless = restless
        self._seen: dict[int, int] = {}  # by revision, the number of those who have seen it

    async def watch(self) -> None:
        """All watch until this is cancelled. Raises what one of them cannot do."""
        async with asyncio.TaskGroup() as group:
            for nth in range(self._count):
                group.create_task(self._follow(nth, group))

    async def _follow(self, nth: int, group: asyncio.TaskGroup) -> None:
        address = {"X-Forwarded-For": f"198.18.{nth // 250}.{nth % 250 + 1}"}
        look = ("dark", "light")[nth % 2]
        known = NOTHING_YET
        async with self._session.get(f"{self._url}/live?language=en", headers=address) as answer:
            async for line in answer.content:
                if not line.startswith(b"data: "):
                    continue
                shown = json.loads(line.removeprefix(b"data: "))
                if shown["revision"] != known:
                    group.create_task(self._look(shown, look, address, first=known == NOTHING_YET))
                    if known == NOTHING_YET and nth < self._restless:
                        group.create_task(self._reload(address))
                    known = shown["revision"]
        raise AssertionError(f"the stream of {address} has ended")

    async def _look(self, shown: dict[str, Any], look: str, address: dict[str, str], *, first: bool) -> None:
        """Look at a turn as the page does."""
        revision = shown["revision"]
        if not first:
            self._note(revision)
            if shown["recent"][0]["moved"]:
                await self._read(f"turns/{revision}/stage?language=en&look={look}", address)
                await asyncio.sleep(FILM)
        await self._read(f"picture.png?revision={revision}&language=en&look={look}", address)
        if first:
            self._note(NOTHING_YET)

    async def _reload(self, address: dict[str, str]) -> None:
        while True:
            await self._read("picture.png", address)

    async def _read(self, path: str, address: dict[str, str]) -> None:
        async with self._session.get(f"{self._url}/{path}", headers=address) as answer:
            if answer.status not in {200, 429, 503}:
                raise AssertionError(f"{path}: {answer.status}")
            await answer.read()

    def _note(self, revision: int) -> None:
        """One has seen a turn; when the last has, it is printed with the time."""
        self._seen[revision] = self._seen.get(revision, 0) + 1
        if self._seen[revision] == self._count:
            print(revision, time.perf_counter(), flush=True)


class Watched:
    """A match that is watched."""

    def __init__(self, output: asyncio.StreamReader) -> None:
        self._output = output
        self._seen: dict[int, float] = {}

    async def seen(self, revision: int) -> float:
        """The time at which the last watcher saw a turn, or a later one, on the clock of `time.perf_counter`. Raises TimeoutError."""
        async with asyncio.timeout(PATIENCE):
            while max(self._seen, default=NOTHING_YET) < revision:
                latest, when = (await self._output.readline()).split()
                self._seen[int(latest)] = float(when)
        return min(when for known, when in self._seen.items() if known >= revision)


@contextlib.asynccontextmanager
async def watching(url: str, match: int, count: int, restless: int = 0) -> AsyncIterator[Watched]:
    """So many people watch a match at the site with this address, as soon as all of them have its picture. Raises AssertionError if they cannot."""
    command = (sys.executable, "-m", __name__, f"{url}/api/matches/{match}", str(count), str(restless))
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    output = cast("asyncio.StreamReader", process.stdout)
    try:
        if not await output.readline():
            raise AssertionError("the watchers cannot watch")
        yield Watched(output)
        if process.returncode is not None:
            raise AssertionError("the watchers do not watch any more")
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def main(url: str, count: str, restless: str) -> None:
    """Watch until this process is killed."""
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector, timeout=aiohttp.ClientTimeout(None)) as session:
        await Watchers(session, url, int(count), int(restless)).watch()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
