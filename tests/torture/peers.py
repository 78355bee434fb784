"""Processes that serve the same matches on one PostgreSQL database: they play what they are given and make the posts.

Run as a preloaded process that forks one for each line (JSON) of its input and answers with its process id. A peer that is told to
breaks a promise, to show that the checks notice.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import logging
import os
import secrets
import signal
import sys
import traceback
from collections.abc import Coroutine
from typing import Any

from bot.features.registry import ON_CHANGE
from bot.games import GAMES
from bot.games.contract.base import Ask
from bot.games.contract.luck import Rng
from bot.matches.core.caps import NO_CAPS
from bot.matches.core.deadline import WITHIN, answer_by
from bot.matches.core.errors import EngineError, Refused, StoreError
from bot.matches.core.models import ActionResult, Match, MatchRequest, Person
from bot.matches.delivery.models import Post, PostKind
from bot.matches.matches import Matches
from bot.matches.work.clock import SystemClock
from bot.storage.core import postgres
from bot.storage.delivery import claims
from bot.storage.stores.postgres_store import PostgresStore
from bot.workers.inline_worker import InlineWorker
from bot.workers.studio import standard_tools
from cogs.delivery.message_sender import nonce
from pichenette.testing.answers import random_answer

Said = dict[str, Any]
LEASE = 1500  # ms; of a dead peer's posts, so that the others need not wait for long
PAINTED = 0.1  # seconds that a picture takes
LOOK = 0.5  # seconds between two looks at the posts
PATIENT = 30.0  # seconds that a peer waits for its database if it breaks the promise to answer in time


def main() -> None:
    logging.getLogger("psycopg.pool").setLevel(logging.CRITICAL)  # the server is away now and then
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        child = os.fork()
        if not child:
            _live(json.loads(line))
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


def _live(job: Said) -> None:
    status = 0
    try:
        asyncio.run(serve(job))
    except (StoreError, OSError):  # the server is down: it is started again
        status = 2
    except BaseException:  # noqa: BLE001  nothing may get back into the parent's loop
        traceback.print_exc()
        status = 3
    finally:
        os._exit(status)


async def serve(job: Said) -> None:
    """Play what is pressed and make posts until killed."""
    claims.LEASE = LEASE
    if job["broken"] == "unsynced":
        postgres._OPTIONS = postgres._OPTIONS.replace("synchronous_commit=on", "synchronous_commit=off")
    store = await PostgresStore.open(job["database"])
    if job["broken"] == "patient":
        store = PostgresStore(postgres.PostgresPool(job["database"], patience=PATIENT))
        await store._writer.open()
    peer = Peer(store, *await asyncio.open_unix_connection(job["socket"]), job["broken"])
    await asyncio.gather(peer.listen(), peer.deliver())


class Peer:
    """One of the processes."""

    def __init__(
        self, store: PostgresStore, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, broken: str
    ) -> None:
        self._store = store
        self._reader = reader
        self._writer = writer
        self._broken = broken
        self._posted = asyncio.Event()
        self._matches = Matches(
            GAMES,
            store,
            InlineWorker(standard_tools()),
            SystemClock(),
            notify=self._posted.set,
            on_change=ON_CHANGE,
            caps=NO_CAPS,
        )
        self._tasks: set[asyncio.Task[None]] = set()
        self._lanes: set[tuple[int, bool]] = set()
        self._numbers = itertools.count(1)
        self._sent: dict[int, asyncio.Future[int]] = {}
        self._say({"pid": os.getpid()})

    async def listen(self) -> None:
        """Take presses and the receipts of posts."""
        while line := await self._reader.readline():
            told = json.loads(line)
            if "receipt" in told:
                self._sent.pop(told["receipt"]).set_result(told["message"])
            else:
                self._start(self._answer(told))

    async def deliver(self) -> None:
        """Make what is due, each match's posts one after the other."""
        while True:
            self._posted.clear()
            try:
                due = await self._store.posts_due(SystemClock().now_ms())
            except StoreError:
                due = ()
            for post in due:
                lane = post.match, post.kind is PostKind.CARD
                if lane not in self._lanes:
                    self._lanes.add(lane)
                    self._start(self._bring(post, lane))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._posted.wait()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _say(self, said: Said) -> None:
        self._writer.write(json.dumps(said).encode() + b"\n")

    async def _answer(self, pressed: Said) -> None:
        if self._broken == "told_first":
            self._say({"press": pressed["press"], "result": "played", "match": pressed.get("match", 0), "asks": []})
        if self._broken != "patient":
            answer_by.set(asyncio.get_running_loop().time() + WITHIN)
        try:
            answer = await (self._begin if "users" in pressed else self._play)(pressed)
        except Refused as refusal:
            answer = {"result": "refused", "reason": refusal.reason.key} | await self._standing(pressed)
        except (StoreError, EngineError) as error:
            answer = {"result": "failed", "reason": str(error)}
        self._say({"press": pressed["press"]} | answer)

    async def _begin(self, pressed: Said) -> Said:
        one, two = (Person(user, f"player {user}") for user in pressed["users"])
        made = await self._matches.challenges.challenge(
            one, (two,), MatchRequest(pressed["game"], 7, 8, "en"), key=f"{pressed['press']}.challenge"
        )
        if not made.message:
            await self._store.place(made.id, message=made.id)
        match = await self._matches.challenges.accept(made.id, two.user, key=str(pressed["press"]))
        return {"result": "played"} | self._asked(match)

    async def _play(self, pressed: Said) -> Said:
        press, match, ask, user = (pressed[name] for name in ("press", "match", "ask", "user"))
        rng = Rng(str(press).encode())

        def chosen(open_ask: Ask[Any]) -> Any:
            return random_answer(open_ask, rng)

        try:
            key = f"{press}.{os.getpid()}" if self._broken == "any_ask" else str(press)
            acted: ActionResult = await self._matches.act(match, ask, user, chosen, key=key)
        except Refused:
            present = await self._store.get(match)
            asks = () if present is None or not present.status.is_live else self._matches.asks(present)
            if self._broken != "any_ask" or present is None or not asks:
                raise
            user = present.holder(asks[0].seat).user
            acted = await self._matches.act(match, asks[0].id, user, chosen, key=key)
        return {"result": "again" if acted.again else "played"} | self._asked(acted.match)

    async def _standing(self, pressed: Said) -> Said:
        try:
            match = await self._store.get(pressed.get("match", 0))
        except StoreError:
            match = None
        return {} if match is None else self._asked(match)

    def _asked(self, match: Match) -> Said:
        asks = (
            [(match.holder(ask.seat).user, ask.id) for ask in self._matches.asks(match)] if match.status.is_live else []
        )
        return {"match": match.id, "asks": asks}

    async def _bring(self, post: Post, lane: tuple[int, bool]) -> None:
        try:
            match = await self._matches.delivery.attempt(post)
            if match is None:
                return
            if self._broken == "marked_first":
                await self._matches.delivery.done(post, 1, 0)
            message = await self._send(post, match)
            if post.kind is PostKind.THREAD:
                await self._store.place(match.id, message=message, thread=message)
            await self._matches.delivery.done(post, message, 0)
        except StoreError:
            await asyncio.sleep(LOOK)
        finally:
            self._lanes.discard(lane)
            self._posted.set()

    async def _send(self, post: Post, match: Match) -> int:
        """Send as the product does, with its nonce."""
        await asyncio.sleep(PAINTED)
        number = next(self._numbers)
        only_once = nonce(post, match, match.channel)
        if self._broken == "without_nonce":
            only_once = secrets.token_hex(8)
        self._sent[number] = asyncio.get_running_loop().create_future()
        told = {"match": post.match, "revision": post.revision, "kind": post.kind.value}
        self._say({"send": number, "nonce": only_once} | told)
        return await self._sent[number]


if __name__ == "__main__":
    main()
