"""Hundreds of people watch a match while others aim by hand: the wait of other people's presses, compared with calm in the same run."""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections.abc import AsyncIterator, Iterator
from http import HTTPStatus

import aiohttp

from bot.answers.custom_id import parse_id
from localdiscord.server import LocalDiscord
from tools.bench.bench_aiming import AIMERS, PRESSES, SLOWER, against
from tools.bench.bench_press import opened, timed_presses
from tools.bench.by_hand import PATIENCE, aiming, all_aiming, linked, paged
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample
from tools.bench.turns import Turn, timed_turns
from tools.bench.waits import LOOKED
from tools.bench.watchers import Watched, watching

WATCHERS = sample(30, 500)
RESTLESS = 30  # of the control
ROUNDS = sample(1, 10, 15)  # the links of those who aim are valid for a quarter of an hour
PACE = 3.0  # seconds between two turns of the match that is watched
OPEN = 30.0  # seconds in which it must have become public
SEEN = 1.0  # seconds from a press to the last watcher


@quiet("watching.presses", "watching.control", "watching.seen")
def rows() -> Iterator[Row]:
    """The p99 of presses while people watch and aim; the same where some ask without rest; and how soon all have seen a turn."""
    calm, beside, control, seen = asyncio.run(_measured())
    goal = f"p99 of presses while {WATCHERS} watch a match and {AIMERS} people aim <= {SLOWER:g} x calm"
    yield against("watching.presses", beside, calm, goal, slower=False)
    goal = f"{RESTLESS} of them ask for the picture without rest: > {SLOWER:g} x calm"
    yield against("watching.control", control, calm, goal, slower=True)
    longest = max(seen, default=math.inf)
    text = f"{longest:.2f} s at most, of {len(seen)} flicks"
    yield Row("watching.seen", text, f"from a press to the last watcher <= {SEEN:g} s", longest <= SEEN)


async def _measured() -> tuple[list[float], list[float], list[float], list[float]]:
    """Seconds of presses in calm, while people watch and aim, and while some ask without rest, in turn; and from flicks to the last watcher."""
    calm, beside, control, seen = [list[float]() for _ in range(4)]
    async with paged(2 * AIMERS + 2, ack_seconds=PATIENCE) as discord, contextlib.AsyncExitStack() as pages:
        await discord.person("ada").command("arena", "server setup", {"links": True})
        names = [f"guest-{nth}" for nth in range(1, 2 * AIMERS + 3)]
        people = [
            await pages.enter_async_context(aiming(await linked(discord, pair)))
            for pair in zip(names[2::2], names[3::2], strict=True)
        ]
        person, panel = await opened(discord)
        game = _Game(timed_turns(discord, names[:2]))

        async def presses() -> list[float]:
            return (await timed_presses(discord, person, person.message(panel), LOOKED, PRESSES))[0]

        for _ in range(ROUNDS):
            async with game.played():
                calm += await presses()
            async with (
                _watched(discord, await game.number()) as watched,
                all_aiming(people, []),
            ):
                async with game.played() as pressed:
                    beside += await presses()
                seen += [await watched.seen(nth) - when for nth, when in pressed.items()]
            async with _watched(discord, await game.number(), RESTLESS), game.played():
                control += await presses()
    return calm, beside, control, seen


@contextlib.asynccontextmanager
async def _watched(discord: LocalDiscord, match: int, restless: int = 0) -> AsyncIterator[Watched]:
    """All watch a match, once it is public."""
    site = str(discord.config.app_pages)
    async with aiohttp.ClientSession() as session, asyncio.timeout(OPEN):
        while (await session.head(f"{site}/match/{match}")).status != HTTPStatus.OK:  # noqa: ASYNC110  it is another process
            await asyncio.sleep(LOOKED)
    async with watching(site, match, WATCHERS, restless) as watched:
        yield watched


class _Game:
    """A match that is played beside at an even pace."""

    def __init__(self, turns: AsyncIterator[Turn]) -> None:
        self._turns = turns
        self._match = 0

    async def number(self) -> int:
        """The number of the match, after one more turn."""
        turn = await anext(self._turns)
        found = (parse_id(str(part.get("custom_id", ""))) for part in turn.message.parts)
        self._match = next(one.match for one in found if one is not None)
        return self._match

    @contextlib.asynccontextmanager
    async def played(self) -> AsyncIterator[dict[int, float]]:
        """The match is played meanwhile; the time of each flick in it, by the number of its turn."""
        over, pressed = asyncio.Event(), dict[int, float]()
        playing = asyncio.create_task(self._play(over, pressed))
        try:
            yield pressed
        finally:
            over.set()
            await playing

    async def _play(self, over: asyncio.Event, pressed: dict[int, float]) -> None:
        while not over.is_set():
            turn = await anext(self._turns)
            if turn.flick is not None and turn.flick[0] == self._match:
                pressed[turn.flick[1]] = turn.pressed
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(over.wait(), PACE)
