"""Forged presses and forms of every verb: all are answered, none is an incident, and nobody changes a match that is not theirs."""

from __future__ import annotations

import contextlib
import random
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.answers.custom_id import base36
from bot.features.daily.service import Dailies
from bot.matches.core.models import Match, Person
from cogs.core.interaction_context import InteractionContext
from tests.support.discord.unplugged import ADA, BRUNO, CHLOE, GUILD, MANAGER, Reply, Unplugged, conversation, unplugged
from tests.support.pictures.dailies import keep_days
from tests.support.samples import sized

pytestmark = [pytest.mark.asyncio, pytest.mark.torture]

PRESSES = 100_000
CAUGHT = 300  # within which a careless verb is caught
PLAYED = ("pitchout", "pitchbowl", "forhonor", "offboard")
STRANGE = (
    *(
        "",
        " ",
        ".",
        "-",
        "~",
        "|",
        "0",
        "1",
        "-1",
        "00",
        "1.5",
        "1e9",
        "nan",
        "None",
        "true",
        "٣",
        "²",
        "é",
        "\u0000",
        "🏳️‍🌈",
    ),
    *(
        str(2**31),
        str(2**63 - 1),
        str(2**63),
        str(2**64),
        "9" * 60,
        "-" + "9" * 30,
        "a" * 90,
        "z" * 13,
        "1.0.0.1",
        "1.0.0.x",
    ),
    *(
        "{}",
        "[]",
        "null",
        "'; DROP TABLE matches; --",
        "<@1>",
        "../..",
        "%s",
        "pitchout",
        "chess",
        "en",
        "dark",
        "on",
        "off",
    ),
)
GARBAGE: tuple[Any, ...] = (*STRANGE, str(ADA), str(GUILD))
FIELDS = (
    *("begin", "end", "zone", "hour", "length", "word", "steps", "shot", "turn"),
    *("aim", "strength", "x", "y", "detail", "place", "places", "said", "angle", "url", "shown", "better", "language"),
)


class Forger:
    """Makes presses up: of what has been seen, changed here and there, and of nothing at all."""

    def __init__(self, bot: Unplugged, seed: int, *, borrowed: bool = False) -> None:
        self.bot = bot
        self.borrowed = borrowed
        self.luck = random.Random(seed)
        self.verbs = sorted(bot.bot.answerers)
        self.seen: dict[str, list[str]] = {}
        self.asks = [""]
        self.last = ""

    def learn(self, reply: Reply) -> None:
        """Remember the controls of an answer, a few of each verb."""
        for custom_id in reply.custom_ids:
            verb, *rest = custom_id.split(":", 3)
            known = self.seen.setdefault(verb, [])
            if len(rest) == 3 and custom_id not in known:
                known.append(custom_id)
                del known[:-20]
                self.asks = [*self.asks, rest[1]][-50:]

    def custom_id(self) -> str:
        verb = self.luck.choice(self.verbs)
        known = self.seen.get(verb)
        parts = self.luck.choice(known).split(":", 3) if known and self.luck.random() < 0.8 else [verb, "0", "", ""]
        match, ask, args = parts[1:]
        if self.luck.random() < 0.3:
            match = self.luck.choice(
                (*map(base36, range(8)), "-1", "-2", "zzzzzzzzzzzzz", "1y2p0ij32e8e7", "1y2p0ij32e8e8", "z" * 40)
            )
        if self.luck.random() < 0.3:
            ask = self.luck.choice((*self.asks, *GARBAGE)).replace(":", "")
        if self.luck.random() < 0.5:
            args = self.bent(args)
        return f"{verb}:{match}:{ask}:{args}"[:100]

    def bent(self, text: str) -> str:
        """Something else, or the same with a part changed."""
        if not text or self.luck.random() < 0.5:
            return str(self.luck.choice(GARBAGE))
        at = self.luck.randrange(len(text))
        return text[:at] + self.luck.choice((*"019.-~|:az", "", "99999999999999999999")) + text[at + 1 :]

    def values(self) -> list[Any] | None:
        many = self.luck.choice((None, None, 0, 1, 1, 1, 2, 25))
        return None if many is None else [self.luck.choice(GARBAGE) for _ in range(many)]

    async def press(self, user: int) -> Reply:
        custom_id, told = self.custom_id(), self.circumstances(user)
        self.last = f"{custom_id} by {user}"
        if self.luck.random() < 0.25:
            names = self.luck.sample(FIELDS, self.luck.randrange(4))
            reply = await self.bot.submit(custom_id, user, {name: self.luck.choice(GARBAGE) for name in names}, **told)
        else:
            reply = await self.bot.press(custom_id, user, self.values(), private=self.luck.random() < 0.7, **told)
        self.learn(reply)
        return reply

    def circumstances(self, user: int) -> dict[str, Any]:
        """The circumstances of a press: the matches' server, by a user who does not manage it, or their conversation."""
        return {"locale": self.luck.choice(("en-US", "fr", "xx"))} | (conversation(user) if self.borrowed else {})


class Watch:
    """Notices what changes in the matches that have begun and on their server, from outside the bot."""

    def __init__(self, database: Path) -> None:
        self._db = sqlite3.connect(database)
        self._version = self._now()
        self._kept = self._protected()

    def _now(self) -> int:
        return int(self._db.execute("PRAGMA data_version").fetchone()[0])

    def _protected(self) -> list[tuple[Any, ...]]:
        of_begun = (
            "SELECT * FROM matches WHERE id <= ? ORDER BY id",
            "SELECT * FROM seats WHERE match <= ? ORDER BY 1, 2",
            "SELECT * FROM offers WHERE match <= ? ORDER BY 1, 2",
        )
        rows = [row for query in of_begun for row in self._db.execute(query, (len(PLAYED),))]
        return [*rows, *self._db.execute("SELECT * FROM servers")]

    def changed(self) -> bool:
        """Whether anything has changed since it was asked last."""
        version = self._now()
        if version == self._version:
            return False
        before, self._version, self._kept = self._kept, version, self._protected()
        return before != self._kept

    def close(self) -> None:
        self._db.close()


@contextlib.asynccontextmanager
async def besieged(folder: Path, *, borrowed: bool = False) -> AsyncIterator[tuple[Unplugged, Forger, Watch]]:
    """A bot with matches of every kind between Ada and Bruno, and a forger who has seen their controls."""
    async with unplugged(folder) as bot:
        forger = Forger(bot, 16, borrowed=borrowed)
        for game in PLAYED:
            await filled(bot, forger, await bot.match(game, borrowed=borrowed))
        await bot.command("play", BRUNO, {"game": "pitchout"})
        await bot.command("play", BRUNO, {"game": "offboard"})
        await keep_days(bot.services.store, bot.bot.feature(Dailies).today)
        for name in ("settings", "turns", "leaderboard", "profile", "history", "rules", "learn", "daily", "help"):
            for user in (ADA, CHLOE):
                forger.learn(
                    await bot.command(name, user, {"game": "pitchout"} if name in {"leaderboard", "rules"} else {})
                )
        for name in ("setup", "check", "audit"):
            forger.learn(await bot.command(f"server {name}", ADA, permissions=MANAGER))
        watch = Watch(folder / "unplugged.db")
        try:
            yield bot, forger, watch
        finally:
            watch.close()


async def filled(bot: Unplugged, forger: Forger, match: Match) -> None:
    """Learn the controls of a match by pressing through it."""
    for user in (ADA, BRUNO):
        forger.learn(await bot.command("board", user, {"match": match.id}))
    for verb in ("more", "whatif", "replay", "why", "text", "watch", "record", "open"):
        forger.learn(await bot.press(f"{verb}:{base36(match.id)}::0", ADA))


def incidents(log: list[Any]) -> list[Any]:
    """The log lines that report an incident."""
    return [line for line in log if line["log_level"] in {"error", "critical"} or "exc_info" in line]


async def forged(forger: Forger, user: int, times: int, watch: Watch | None = None) -> tuple[Counter[str], list[str]]:
    """The faults by verb, and the ids after which something had changed."""
    wrong: Counter[str] = Counter()
    changes = []
    for _ in range(times):
        with capture_logs() as log:
            reply = await forger.press(user)
        for line in incidents(log):
            wrong[f"{line.get('verb')}: {line.get('exc_info')!r}"[:160]] += 1
        if not reply.bodies:
            wrong["unanswered"] += 1
        if watch is not None and watch.changed():
            changes.append(forger.last)
    return wrong, changes


@pytest.mark.parametrize("borrowed", [False, True], ids=["server", "conversation"])
async def test_forged_presses_of_somebody_who_does_not_play(
    tmp_path: Path,
    say: Callable[[str], None],
    borrowed: bool,  # noqa: FBT001  a parameter
):
    presses = sized(PRESSES // (10 if borrowed else 2))
    async with besieged(tmp_path, borrowed=borrowed) as (_, forger, watch):
        wrong, changes = await forged(forger, CHLOE, presses, watch)
    say(f"{presses} presses of a stranger: {wrong.total()} incidents, {len(changes)} changes")
    assert (wrong, changes) == (Counter(), [])


async def test_forged_presses_of_a_player(tmp_path: Path, say: Callable[[str], None]):
    presses, rounds = sized(PRESSES // 2), 25
    wrong: Counter[str] = Counter()
    for nth in range(rounds):  # players end their matches, so there are always new ones
        (folder := tmp_path / str(nth)).mkdir()
        async with besieged(folder) as (_, forger, _):
            forger.luck.seed(nth)
            found, _ = await forged(forger, ADA, presses // rounds)
            wrong += found
    say(f"{presses} presses of a player: {wrong.total()} incidents")
    assert wrong == Counter()


async def test_a_careless_verb_is_caught(tmp_path: Path):
    """The control: one verb reads what it is given as it comes, another changes whatever match it is told to, one says nothing."""
    async with besieged(tmp_path) as (bot, forger, watch):

        async def careless(call: InteractionContext) -> None:
            int(call.values[0])
            await call.acknowledge()

        async def obedient(call: InteractionContext) -> None:
            await bot.services.matches.endings.void(call.id.match, GUILD, by=Person(call.user, "?"), key=call.key)
            await call.acknowledge()

        async def silent(_: InteractionContext) -> None: ...

        bot.bot.answerers.update(careless=careless, obedient=obedient, silent=silent)
        forger.verbs = ["careless", "obedient", "silent", "text"]
        wrong, changes = await forged(forger, CHLOE, CAUGHT, watch)
    assert {one.partition(":")[0] for one in wrong} == {"careless", "silent"}
    assert changes
    assert all(one.startswith("obedient:") for one in changes)
