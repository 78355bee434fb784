"""An attacker of the pages: tokens and messages of all kinds, none of which may change, break or betray anything."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import datetime as dt
import json
import random
import re
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
from aiohttp import WSMsgType

from bot.answers.draft_codec import TryId, read_try_id
from bot.features.daily.rows import DailyRows
from bot.features.daily.rules.schedule import daily, exercise
from bot.features.daily.service import Dailies
from bot.features.hand.rows import HandRows
from bot.features.hand.service import BYTES, HandLinks
from bot.features.hand.values import VALID, HandLink
from bot.features.lessons.courses import course
from bot.games import GAMES as BY_KEY
from bot.games.contract.base import Ask
from bot.games.contract.puzzle import Puzzle, position_of
from bot.matches.core.models import Match
from bot.matches.core.positions import sets_up
from bot.web.server import LARGEST, WebServer
from cogs.daily.puzzle_panel import puzzle_mark
from cogs.lessons.learn import first_mark
from tests.support.discord.unplugged import ADA, BRUNO, CHLOE, Unplugged, unplugged
from tests.support.pictures.dailies import keep_days, made

GAMES = ("pitchout", "offboard", "forhonor", "pitchbowl")
KINDS = ("own", "forged", "foreign", "expired", "answered", "another's", "nowhere", "garbage")
OF_MATCHES = ("another's", "nowhere")  # what can be done with asks of matches alone
GARBAGE = ("", ".", "..", "a.b.c", "A" * 401, "A" * 7000, "null", "%00")
PATHS = ("ask", "play", "next")
SIGNED = ("own", "answered", "another's")  # what may learn who is next
KEPT = ("matches", "seats", "turns", "offers", "hand_key", "tries")
READ = 0.5  # share of the requests for an ask, or for who is next, that are as a page sends them but for their token
LIVE = 0.15  # share of the attacks that come over a socket
ODD: tuple[Any, ...] = (
    *(
        None,
        True,
        0,
        -1,
        3.7,
        1e300,
        -1e300,
        2**53,
        2**64,
        10**30,
        "",
        "a",
        "A3>B2",
        "nan",
        "\u0000",
        "🏳️‍🌈",
        "a" * 3000,
    ),
    *(
        [],
        {},
        [[]],
        [None],
        ["A"],
        [1] * 500,
        {"x": 1},
        [{"x": 1, "y": 1}],
        [[1, 2, 3]],
        {"x": 1e300, "y": "b"},
        [[[[[[]]]]]],
    ),
)
BROKEN = (
    "",
    "{",
    "[",
    "NaN",
    "Infinity",
    "nul",
    '{"draft"',
    "[" * 8000,
    '{"a":' * 2000,
    '"\\ud800"',
    "1e999",
    "\x00",
    "é{",
)
CLOSED = (1003, 1008, 1009, 1013)  # the codes with which sockets are
SMALL = (400, 404, 409, 413)  # the statuses of refusals


@dataclass(frozen=True)
class Target:
    """An ask that a player can answer, or could once."""

    match: int
    ask: Ask[Any]
    user: int
    revision: int = 0

    @property
    def is_try(self) -> bool:
        """Whether it is at a private table, which is there for everyone who is given a link to it."""
        return read_try_id(self.ask.id) is not None


class Watch:
    """The rows of all matches, seen from outside the bot."""

    def __init__(self, database: Path) -> None:
        self._db = sqlite3.connect(database)

    def rows(self) -> dict[str, list[tuple[Any, ...]]]:
        return {table: self._db.execute(f"SELECT * FROM {table}").fetchall() for table in KEPT}  # noqa: S608  our own names

    def close(self) -> None:
        self._db.close()


class Attacker:
    """Attacks pages at `url`; `open_asks` can still be answered, `closed` cannot."""

    def __init__(self, url: str, links: HandLinks, seed: int) -> None:
        self.url = url
        self.luck = random.Random(seed)
        self.links = links
        self.open_asks: list[Target] = []
        self.closed: list[Target] = []
        self.secrets: dict[str, bytes] = {}
        self.wrong: Counter[str] = Counter()
        self.statuses: Counter[str] = Counter()

    async def attack(self, session: aiohttp.ClientSession, times: int) -> None:
        for _ in range(times):
            kind, token, own = await self.token()
            if self.luck.random() < LIVE:
                await self._live(session, kind, token, own)
            else:
                await self._post(session, kind, token, own)

    async def token(self) -> tuple[str, str, Target | None]:
        """A kind of token, one of that kind, and the open ask that it opens, if it does."""
        kind = self.luck.choice(KINDS)
        there = [one for one in self.open_asks if kind not in OF_MATCHES or not one.is_try]
        target, old = self.luck.choice(there), self.luck.choice(self.closed)
        link = HandLink(target.match, target.ask.id, target.user, target.revision)
        stranger = self.luck.choice([one for one in (ADA, BRUNO, CHLOE, 0, -1, 2**63) if one != target.user])
        nowhere = self.luck.choice((0, -1, 99, 2**31, 2**63 - 1))
        token = await self.links.token(link)
        match kind:
            case "own":
                return kind, token, target
            case "forged":
                token = self.bent(token)
            case "foreign":
                token = await foreign(self.links).token(link)
            case "expired":
                token = await shifted(self.links, -1000 * VALID - 2000).token(link)
            case "answered":
                token = await self.links.token(HandLink(old.match, old.ask.id, old.user, old.revision))
            case "another's":
                token = await self.links.token(HandLink(target.match, target.ask.id, stranger))
            case "nowhere":
                token = await self.links.token(HandLink(nowhere, target.ask.id, target.user))
            case _:
                token = self.luck.choice(GARBAGE)
        return kind, token, None

    def bent(self, token: str) -> str:
        """A token with a part changed, cut off or added."""
        at = self.luck.randrange(len(token))
        different = self.luck.choice([one for one in "aZ09-_." if one != token[at]])
        return self.luck.choice(
            (token[:at], token[:at] + different + token[at + 1 :], token + different, token[at + 1 :])
        )

    def body(self, target: Target) -> bytes:
        """What no ask can be answered with."""
        choice = self.luck.choice(target.ask.choices)
        values = {dial.field: self.luck.choice(ODD) for dial in choice.dials}
        draft: Any = {"choice": choice.code, "values": values}
        match self.luck.randrange(6):
            case 0:
                return self.luck.choice(BROKEN).encode()
            case 1:
                draft = {**draft, "more": 1}
            case 2:
                draft = {"choice": self.luck.choice(ODD), "values": values}
            case 3:
                draft = {"choice": choice.code, "values": {**values, "no such dial": self.luck.choice(ODD)}}
            case 4:
                return json.dumps({"draft": draft, "sure": self.luck.choice(("yes", 1, None, [])), "nth": 1}).encode()
            case _:
                return json.dumps({"draft": draft, "more": "x" * LARGEST}).encode()
        return json.dumps({"draft": draft, "sure": True}).encode()

    async def _post(self, session: aiohttp.ClientSession, kind: str, token: str, own: Target | None) -> None:
        path = self.luck.choice(PATHS)
        read = path != "play" and self.luck.random() < READ
        body = b"null" if read else self.body(own or self.luck.choice(self.open_asks))
        async with session.post(
            f"{self.url}/hand/{path}", data=body, headers={"Authorization": f"Bearer {token}"}
        ) as answer:
            said = await answer.read()
        self.statuses[f"{kind} {answer.status}"] += 1
        may_read = kind in SIGNED if path == "next" else own and path != "play"
        allowed = (*SMALL, 200) if may_read else SMALL
        if answer.status not in allowed:
            self.wrong[f"{kind} {path}: {answer.status} {said[:80]!r} for {body[:200]!r}"] += 1
        self.read(f"{kind} {path}", said)

    async def _live(self, session: aiohttp.ClientSession, kind: str, token: str, own: Target | None) -> None:
        async with session.ws_connect(f"{self.url}/hand/live") as socket:
            target = own or self.luck.choice(self.open_asks)
            with contextlib.suppress(ConnectionError):
                await socket.send_str(token)
                for nth in range(self.luck.choice((1, 1, 2, 40))):
                    await socket.send_str(self.message(nth, target))
            message = await socket.receive(30)
            said = message.data if message.type is WSMsgType.TEXT else ""
        status = json.loads(said).get("status", 200) if said else message.data
        self.statuses[f"{kind} live {status}"] += 1
        if status not in ((*SMALL, *CLOSED, 200) if own else (*SMALL, *CLOSED)):
            self.wrong[f"{kind} live: {status} {said[:120]}"] += 1
        self.read(f"{kind} live", said.encode())

    def message(self, nth: int, target: Target) -> str:
        choice = self.luck.choice(target.ask.choices)
        draft = {"choice": choice.code, "values": {dial.field: self.luck.choice(ODD) for dial in choice.dials}}
        return json.dumps({"nth": nth, "draft": draft})

    def read(self, where: str, said: bytes) -> None:
        """Look for secrets in an answer."""
        for name, secret in self.secrets.items():
            if secret in said:
                self.wrong[f"{where}: {name}"] += 1


def foreign(links: HandLinks) -> HandLinks:
    """Links of another bot."""
    other = HandLinks(links._work, links._rows)
    other._key, other._read = bytes(range(BYTES)), links._work.clock.now_ms()
    return other


def shifted(links: HandLinks, by: int) -> HandLinks:
    """The same links at another time, in ms from now."""

    class Clock:
        def now_ms(self) -> int:
            return links._work.clock.now_ms() + by

    class Work:
        clock = Clock()

    other = HandLinks(Work(), links._rows)  # type: ignore[arg-type]
    other._key, other._read = links._key, Clock().now_ms()
    return other


@contextlib.asynccontextmanager
async def besieged(folder: Path, seed: int) -> AsyncIterator[tuple[Unplugged, Attacker, Watch]]:
    """Pages of a bot with matches in all games, a line that was taken back, and secret answers; and an attacker."""
    async with unplugged(folder) as bot:
        pages = WebServer("", "127.0.0.1", 0, lambda _: 0.0)
        await pages.serve(bot.bot.routes)
        links = bot.bot.feature(HandLinks)
        attacker = Attacker(f"http://127.0.0.1:{pages.bound}", links, seed)
        for game in GAMES:
            await _begun(bot, attacker, await bot.match(game), 3 if game == "pitchout" else 1)
        await _taken_back(bot, attacker)
        puzzles = await _private(bot, attacker)
        await links.token(HandLink(1, "", ADA))
        attacker.secrets = dict(
            _secrets(await _key(bot), [await bot.services.matches.work.load(one) for one in range(1, 6)])
        ) | {f"the answer to {one.name}, {part!r}": part for one in puzzles for part in _answers(one)}
        watch = Watch(folder / "unplugged.db")
        try:
            yield bot, attacker, watch
        finally:
            watch.close()
            await pages.close()


async def _key(bot: Unplugged) -> bytes:
    key = await bot.bot.feature(HandLinks)._rows.key()
    assert key is not None
    assert isinstance(bot.bot.feature(HandLinks)._rows, HandRows)
    return key


def _secrets(key: bytes, matches: Sequence[Match]) -> Iterator[tuple[str, bytes]]:
    for name, secret in (("the key", key), *((f"the seed of {one.id}", one.seed) for one in matches)):
        for how, shown in (
            ("raw", secret),
            ("hex", secret.hex().encode()),
            ("base64", base64.b64encode(secret).rstrip(b"=")),
        ):
            yield f"{name}, {how}", shown


async def _begun(bot: Unplugged, attacker: Attacker, match: Match, answers: int) -> None:
    """Play the first answers of a match; the asks are known to the attacker."""
    matches = bot.services.matches
    for nth in range(answers):
        ask = matches.asks(match)[0]
        user = match.holder(ask.seat).user
        target = Target(match.id, ask, user, match.revision)
        choice = next((one for one in ask.choices if one.code == "self"), ask.choices[0])
        match = (await matches.act(match.id, ask.id, user, choice.action, key=f"{match.id}.{nth}")).match
        attacker.closed.append(target)
    attacker.open_asks += [
        Target(match.id, one, match.holder(one.seat).user, match.revision) for one in matches.asks(match)
    ]


async def _taken_back(bot: Unplugged, attacker: Attacker) -> None:
    """An answer in Offboard that was taken back, and its ask."""
    matches, match = bot.services.matches, await bot.match("offboard")
    ask = matches.asks(match)[0]
    user = match.holder(ask.seat).user
    link = HandLink(match.id, ask.id, user, match.revision)
    attacker.closed.append(Target(match.id, ask, user, match.revision))
    await matches.act(match.id, ask.id, user, ask.choices[0].action, key=link.key)
    asked = await matches.takebacks.undo(match.id, user, key="undo")
    assert asked.done
    again = matches.asks(asked.match)
    assert again[0].id == ask.id
    attacker.open_asks += [Target(match.id, one, user, asked.match.revision) for one in again]


async def _private(bot: Unplugged, attacker: Attacker) -> list[Puzzle]:
    """Private tables of all kinds, and some that are not to be opened; the puzzles among them."""
    for old in [one for one in attacker.closed if not sets_up(one.ask)]:
        again = TryId(old.ask.id, old.revision + 1)
        attacker.open_asks.append(_tried(old.ask, again, old.match))
        attacker.closed.append(_tried(old.ask, TryId(old.ask.id, 99), old.match))
    attacker.open_asks += [_tried(step.ask, first_mark(step)) for game in GAMES for step in course(game)]
    store, today = bot.services.store, bot.bot.feature(Dailies).today
    now = await keep_days(store, today)
    rows = store.area(DailyRows)
    exercises = [await rows.keep_puzzle(made(game, exercise(game, 1))) for game in GAMES]
    for puzzle in (now, *exercises):
        _, ask = position_of(BY_KEY[puzzle.game], puzzle)
        attacker.open_asks.append(_tried(ask, puzzle_mark(puzzle.name, nth=1)))
    ask = attacker.open_asks[-1].ask
    tomorrow = daily(today + dt.timedelta(days=1), "pitchout")
    early = (puzzle_mark(now.name, practice=True), puzzle_mark(tomorrow, nth=1), TryId("chess.aim", 0))
    attacker.closed += [_tried(ask, mark) for mark in early]
    return [now, *exercises]


def _answers(puzzle: Puzzle) -> Iterator[bytes]:
    """The best answer to a puzzle, whole, and the bearing of each of its flicks."""
    for action in puzzle.best:
        yield action
        yield from re.findall(rb'"angle":\d+\.\d+', action)


def _tried(ask: Ask[Any], mark: TryId, match: int = 0) -> Target:
    return Target(match, msgspec.structs.replace(ask, id=str(mark)), ADA)


async def attacked(attacker: Attacker, times: int, at_once: int = 4) -> None:
    """Several visitors at once."""
    async with aiohttp.ClientSession() as session:
        await asyncio.gather(*(attacker.attack(session, times // at_once) for _ in range(at_once)))
