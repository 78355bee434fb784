"""One user makes the heaviest requests as fast as possible: latency of other users' presses, compared with calm in the same run."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bot.features.history.records import record_of, write_record
from bot.features.registry import ON_CHANGE
from bot.games import GAMES
from bot.matches.core.models import Match, Status
from bot.matches.core.positions import Positions
from bot.matches.matches import Matches
from bot.matches.work.clock import SystemClock
from bot.ops.play import corner
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.inline_worker import InlineWorker
from bot.workers.studio import standard_tools
from localdiscord.interaction import Interaction
from localdiscord.media import Upload
from localdiscord.options import PersonError
from localdiscord.server import LocalDiscord
from tools.bench.crowd import Crowd, crowded, live_matches
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample
from tools.bench.waits import p99, ratio

ROUNDS = sample(1, 1, 20)
LASTS = sample(4, 20, 30) / 10  # seconds of calm, and of each attack, in a round
PACE = 0.02  # seconds between two wishes of the attacker
PAUSE = 0.15  # seconds between two presses of a bystander: fewer than they are allowed
WARM = float(sample(0, 5))  # seconds until the bot's processes are
SETTLES = float(sample(0, 1))  # seconds after an attack before others are calm again
SLOWER = 2.0  # times the calm p99
LONG = sample(4, 60)  # turns of the match that is read again and again
MATCHES = sample(12, 48)
ATTACKER, ACCOMPLICE, BYSTANDERS = "ada", "bruno", ("chloe", "dai")

ATTACKS = ("tables", "challenges", "exports", "verifications", "imports", "whatifs", "films", "boards", "suggestions")

Wish = Callable[[int], Interaction]
Waits = tuple[list[float], list[float]]


@quiet(*(f"bystander.{name}" for name in ("any", *ATTACKS)))
def rows() -> Iterator[Row]:
    """The p99 of presses under each attack, as a multiple of calm."""
    yield from asyncio.run(_measured())


async def _measured() -> list[Row]:
    record = b""

    async def furnish(discord: LocalDiscord, database: Path) -> None:
        nonlocal record
        await live_matches(discord, database, MATCHES)
        record = await _prolonged(database)

    async with crowded(corner(active_threads=2000, log_kept=100), furnish) as (crowd, _, _):
        await asyncio.sleep(WARM)
        took = await _besieged(crowd.discord, crowd, await _theirs(crowd, crowd.discord), record)
    return [_row(name, calm, under) for name, (calm, under) in took.items()]


def _row(name: str, calm: list[float], under: list[float]) -> Row:
    before, meanwhile = p99(calm), p99(under)
    text = f"{ratio(meanwhile, before)}, {len(under)} presses"
    return Row(f"bystander.{name}", text, f"p99 <= {SLOWER:g} x that just before", meanwhile <= SLOWER * before)


async def _besieged(discord: LocalDiscord, crowd: Crowd, matches: list[int], record: bytes) -> dict[str, Waits]:
    """Seconds that presses take just before an attack and during it, by its name; first those of all together."""
    took: dict[str, Waits] = {"any": ([], [])}
    for _, (name, wish) in itertools.product(range(ROUNDS), _attacks(discord, record).items()):
        calm = await _pressing(discord, crowd, matches)
        attack = asyncio.create_task(_attack(wish))
        under = await _pressing(discord, crowd, matches)
        attack.cancel()
        await asyncio.sleep(SETTLES)
        for waits in (took["any"], took.setdefault(name, ([], []))):
            waits[0].extend(calm)
            waits[1].extend(under)
    return took


async def _attack(wish: Wish) -> None:
    for nth in itertools.count():
        wish(nth)
        await asyncio.sleep(PACE)


def _attacks(discord: LocalDiscord, record: bytes) -> dict[str, Wish]:
    do = discord.person(ATTACKER).do
    games = itertools.cycle(GAMES)

    def command(name: str, **options: Any) -> Interaction:
        return do.command("arena", name, options)

    return {
        "tables": lambda _: command("play", game=next(games)),
        "challenges": lambda _: command("play", game=next(games), **{"with": ACCOMPLICE}),
        "exports": lambda nth: command("match export", match=1, form=("text", "json")[nth % 2]),
        "verifications": lambda _: command("match verify", match=1),
        "imports": lambda _: command("match import", file=Upload("match.json", record)),
        "whatifs": lambda nth: command("match whatif", match=2, turn=1 + nth % LONG),
        "films": lambda nth: command("match replay", match=2, turn=1 + nth % LONG),
        "boards": lambda nth: command("board", match=1 + nth % MATCHES),
        "suggestions": lambda _: do.autocomplete("arena", "board", {"match": 2, "detail": ""}, "detail"),
    }


async def _pressing(discord: LocalDiscord, crowd: Crowd, matches: list[int]) -> list[float]:
    """Bystanders look at boards and move, one after the other; the seconds until each is answered."""
    end = time.perf_counter() + LASTS
    took: list[float] = []
    for nth in itertools.count():
        if time.perf_counter() > end:
            return took
        number = matches[nth % len(matches)]
        started = time.perf_counter()
        if nth % 2:
            interaction = await crowd.move(number)
        else:
            person = discord.person(BYSTANDERS[nth // 2 % 2])
            interaction = person.do.command("arena", "board", {"match": number})
        if interaction is not None:
            await _answered(interaction)
            took.append(time.perf_counter() - started)
        await asyncio.sleep(PAUSE)
    raise AssertionError


async def _answered(interaction: Interaction) -> None:
    while not interaction.settled:  # noqa: ASYNC110  a thousandth of a second is exact enough, and the local Discord has no event for it
        await asyncio.sleep(0.001)
    if interaction.failure:
        raise PersonError(interaction.failure)


async def _theirs(crowd: Crowd, discord: LocalDiscord) -> list[int]:
    """The matches in which bystanders alone play, none of them one that is read."""
    users = {discord.person(name).id for name in BYSTANDERS}
    found = [await crowd.file.get(number) for number in range(3, MATCHES + 1)]
    return [one.id for one in found if one is not None and {holder.user for holder in one.holders} <= users]


async def _prolonged(database: Path) -> bytes:
    """Play on in the first two matches, of which one is flicked; the record of that one."""
    store = await SqliteStore.open(database)
    matches = Matches(
        GAMES, store, InlineWorker(standard_tools()), SystemClock(), notify=lambda: None, on_change=ON_CHANGE
    )
    try:
        for number in (1, 2):
            await _played_on(matches, store, number)
        flicked = await _there(store, 2)
        record = write_record(record_of(GAMES[flicked.game], flicked, await store.turns(2), None))
    finally:
        await store.close()
    with contextlib.closing(sqlite3.connect(database)) as db, db:
        db.execute("UPDATE posts SET state = 'done', message = 1")
    return record


async def _played_on(matches: Matches, store: SqliteStore, number: int) -> None:
    luck, positions = random.Random(number), Positions(GAMES)
    for nth in range(LONG):
        match = await _there(store, number)
        if match.status is not Status.RUNNING:
            return
        ask = luck.choice(positions.asks(match))
        user, choice = match.holder(ask.seat).user, luck.choice(ask.choices)
        await matches.act(number, ask.id, user, choice.action, key=f"long {number} {nth}")


async def _there(store: SqliteStore, number: int) -> Match:
    match = await store.get(number)
    if match is None:
        raise AssertionError(f"there is no match {number}")
    return match
