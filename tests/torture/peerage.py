"""Several peers on one database, the Discord that stands before them, and people who press; the checks of what came of it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import sys
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from itertools import count, groupby
from pathlib import Path
from typing import Any

import psycopg

from bot.matches.core.models import Turn
from bot.storage.stores.postgres_store import PostgresStore
from tests.support.storage.postgres import Server
from tools.bottle.verdict import doubled_turns, kept_in, posts_of

ROOT = Path(__file__).parents[2]
PEERS = 4
TABLES = 12
PLAYED = ("offboard", "pitchout")
DOUBLED = 0.2  # of the presses are double clicks
SETTLED = 60.0  # seconds in which all is answered and posted once nothing goes wrong any more
ANSWERS = (1, 40)  # between two strikes
LONGEST = 5.0  # seconds until then
PAUSE = 0.05  # seconds before a press that nobody took is tried again

Said = dict[str, Any]


@dataclass
class Press:
    """An interaction: what it says, to whom it was delivered and what they answered."""

    said: Said
    peers: set[int]
    made: float  # by the event loop's clock
    answers: list[Said] = field(default_factory=list)
    waited: float = 0.0  # seconds until the first answer
    first: asyncio.Future[Said | None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def results(self) -> set[str]:
        """The results in its answers."""
        return {answer["result"] for answer in self.answers}


class Discord:
    """Delivers every press to two peers and takes their answers and posts; a nonce makes one message only."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.presses: dict[int, Press] = {}
        self.messages: list[Said] = []
        self.retried = 0
        self.deduplicated = 0
        self.answered = 0
        self.played = 0
        self._by_nonce: dict[str, int] = {}
        self._peers: dict[int, asyncio.StreamWriter] = {}
        self._numbers = count(1)

    @property
    def alive(self) -> list[int]:
        """The process ids of the peers that are connected."""
        return list(self._peers)

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve a peer until it is gone."""
        pid = 0
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            while line := await reader.readline():
                if not line.endswith(b"\n"):
                    break  # killed while it spoke
                told = json.loads(line)
                if "pid" in told:
                    pid = told["pid"]
                    self._peers[pid] = writer
                elif "send" in told:
                    receipt = {"receipt": told["send"], "message": self._message(told)}
                    writer.write(json.dumps(receipt).encode() + b"\n")
                else:
                    self._answered(told)
        self._peers.pop(pid, None)
        for press in self.presses.values():
            press.peers.discard(pid)
            if not press.peers and not press.first.done():
                press.first.set_result(None)
        writer.close()

    def _message(self, told: Said) -> int:
        known = self._by_nonce.get(told["nonce"])
        if known is not None:
            self.deduplicated += 1
            return known
        self.messages.append(told)
        made = self._by_nonce[told["nonce"]] = len(self.messages) + 1000
        return made

    def _answered(self, answer: Said) -> None:
        press = self.presses[answer["press"]]
        press.waited = press.waited or asyncio.get_running_loop().time() - press.made
        press.answers.append(answer)
        self.answered += 1
        self.played += answer["result"] == "played"
        if not press.first.done():
            press.first.set_result(answer)

    async def press(self, said: Said, *, twice: bool = False) -> Said:
        """Press, again if everybody who was told has died, until there is an answer."""
        while True:
            pressed = [self._deliver(said) for _ in range(1 + twice)]
            answers = await asyncio.gather(*(one.first for one in pressed))
            there = [answer for answer in answers if answer is not None]
            for answer in there:
                if answer["result"] in {"played", "again"}:
                    return answer
            if there:
                return there[-1]
            self.retried += 1
            await asyncio.sleep(PAUSE)
            if "users" in said:
                said = said | {"users": people()}

    def _deliver(self, said: Said) -> Press:
        number = next(self._numbers)
        chosen = self.luck.sample(self.alive, min(2, len(self._peers)))
        press = self.presses[number] = Press(said, set(chosen), asyncio.get_running_loop().time())
        line = json.dumps(said | {"press": number}).encode() + b"\n"
        for pid in chosen:
            self._peers[pid].write(line)
        if not chosen:
            press.first.set_result(None)
        return press


_users = count(1)


def people() -> tuple[int, int]:
    """Two people who have not played yet."""
    return 2 * next(_users), 2 * next(_users) + 1


class Evening:
    """Peers that are struck while people play."""

    def __init__(self, server: Server, socket: Path, broken: str, luck: random.Random, port: int = 0) -> None:
        self.discord = Discord(luck)
        self.luck = luck
        self._server = server
        self._database = server.new_database()
        through = f"{self._database.partition('?')[0].replace('@', f'@127.0.0.1:{port}')}" if port else self._database
        self._job = json.dumps({"database": through, "socket": str(socket), "broken": broken}).encode() + b"\n"
        self._nursery: asyncio.subprocess.Process | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._playing = False
        self._pids: list[int] = []
        self.first: set[int] = set()  # the process ids of the peers at the beginning

    async def start(self) -> None:
        """Start the peers and play."""
        self._nursery = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.torture.peers",
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self._playing = True
        self._keeper = asyncio.create_task(self._keep_alive())
        async with asyncio.timeout(SETTLED):
            while len(self.discord.alive) < PEERS:  # noqa: ASYNC110  it is other processes that start
                await asyncio.sleep(0.05)
        self.first = set(self.discord.alive)
        self._tasks = [asyncio.create_task(self._play(nth)) for nth in range(TABLES)]

    async def stop(self) -> None:
        """End everything."""
        for task in (*self._tasks, self._keeper):
            task.cancel()
        await asyncio.gather(*self._tasks, self._keeper, return_exceptions=True)
        for pid in self._pids:
            _kill(pid)
        while self.discord.alive:  # noqa: ASYNC110  the sockets' ends are heard of one by one
            await asyncio.sleep(0.01)
        if self._nursery is not None:
            self._nursery.kill()
            await self._nursery.wait()

    async def strike(self) -> None:
        """Kill one of the peers at any time."""
        await self.some_answers()
        if self.discord.alive:
            _kill(self.luck.choice(self.discord.alive))

    async def stop_the_server(self) -> None:
        """Have the server end at once, without writing anything more, and start it again."""
        await self.some_answers()
        await asyncio.to_thread(self._server.stop)
        await asyncio.sleep(self.luck.uniform(0.0, 0.5))
        await asyncio.to_thread(self._server.start)

    async def recovered(self) -> float:
        """The seconds until a press is played again."""
        started, before = asyncio.get_running_loop().time(), self.discord.played
        async with asyncio.timeout(SETTLED):
            while self.discord.played == before:  # noqa: ASYNC110  any press may be the one
                await asyncio.sleep(0.01)
        return asyncio.get_running_loop().time() - started

    async def some_answers(self) -> None:
        """Let some be answered, not some time pass: a busy machine plays slowly."""
        until = self.discord.answered + self.luck.randint(*ANSWERS)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                while self.discord.answered < until:  # noqa: ASYNC110  any press may be the one
                    await asyncio.sleep(0.01)
        await asyncio.sleep(self.luck.uniform(0.0, 0.05))

    async def settle(self) -> None:
        """Have everybody finish what they do, and all posts made."""
        self._playing = False
        async with asyncio.timeout(SETTLED):
            await asyncio.gather(*self._tasks)
            while await asyncio.to_thread(self._waiting):  # noqa: ASYNC110  it is other processes that do it
                await asyncio.sleep(0.05)

    def _waiting(self) -> bool:
        """Whether an answer or a post is still to come."""
        if any(press.peers and not press.answers for press in self.discord.presses.values()):
            return True
        with psycopg.connect(self._database) as plain:
            return plain.execute("SELECT 1 FROM posts WHERE state = 'pending' LIMIT 1").fetchone() is not None

    async def _keep_alive(self) -> None:
        """Start a peer for each that has ended."""
        assert self._nursery is not None
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        while True:
            self._pids = [pid for pid in self._pids if _lives(pid)]
            if len(self._pids) < PEERS:
                self._nursery.stdin.write(self._job)
                self._pids.append(int(await self._nursery.stdout.readline()))
            await asyncio.sleep(0.1)

    async def _play(self, table: int) -> None:
        game = PLAYED[table % len(PLAYED)]
        asks: list[tuple[int, str]] = []
        match = 0
        while self._playing:
            twice = self.luck.random() < DOUBLED
            if asks:
                user, ask = self.luck.choice(asks)
                answer = await self.discord.press({"match": match, "ask": ask, "user": user}, twice=twice)
            else:
                answer = await self.discord.press({"game": game, "users": people()})
            if answer["result"] == "failed":
                await asyncio.sleep(PAUSE)
            else:
                match, asks = answer.get("match", match), answer.get("asks", asks)

    async def found(self) -> list[str]:
        """All that was lost, doubled or left without an answer."""
        matches, turns = await kept_in(await PostgresStore.open(self._database))
        every = [turn for each in turns.values() for turn in each]
        return [
            *(fault for match in matches for fault in doubled_turns(match, turns[match.id])),
            *self._answers(every),
            *self._posts(every),
        ]

    def _answers(self, turns: list[Turn]) -> Iterator[str]:
        kept = Counter(key for key, _ in groupby(turn.key.partition(".")[0] for turn in turns))
        for number, press in self.discord.presses.items():
            results = press.results()
            if results & {"played", "again"} and not kept[str(number)]:
                yield f"press {number} was accepted, but is not kept: {press.said}"
            if kept[str(number)] > 1:
                yield f"press {number} was played {kept[str(number)]} times"
            if "refused" in results and kept[str(number)]:
                yield f"press {number} was played, but one process answered {press.answers}"
            if press.peers and not press.answers:
                yield f"press {number} was never answered: {press.said}"
        for key in kept:
            if int(key) not in self.discord.presses:
                yield f"nobody pressed {key}"

    def _posts(self, turns: list[Turn]) -> Iterator[str]:
        shown: dict[int, list[tuple[int, int]]] = defaultdict(list)
        for message in self.discord.messages:
            if message["kind"] == "turn":
                shown[message["match"]].append((message["revision"], 0))
        wanted: dict[int, set[int]] = defaultdict(set)
        for (match, _), together in groupby(turns, key=lambda turn: (turn.match, turn.key)):
            wanted[match].add(max(turn.revision for turn in together))
        for match in shown.keys() | wanted.keys():
            for fault in posts_of(shown[match], wanted[match]):
                yield f"match {match}: {fault}"

    def figures(self) -> str:
        """A summary of the figures."""
        results = Counter(answer["result"] for press in self.discord.presses.values() for answer in press.answers)
        return (
            f"{len(self.discord.presses)} presses, {results['played']} played, {results['again']} known already, "
            f"{results['refused']} refused, {results['failed']} failed, {self.discord.retried} pressed again after a death; "
            f"{len(self.discord.messages)} messages, {self.discord.deduplicated} sent twice with the same nonce"
        )


def _kill(pid: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@contextlib.asynccontextmanager
async def evening(server: Server, folder: Path, broken: str, seed: int, port: int = 0) -> AsyncIterator[Evening]:
    """People at four peers on a fresh database, which these reach by a port if one is given."""
    socket = folder / "discord"
    scene = Evening(server, socket, broken, random.Random(seed), port)
    front = await asyncio.start_unix_server(scene.discord.connected, socket)
    try:
        await scene.start()
        yield scene
    finally:
        await scene.stop()
        front.close()
