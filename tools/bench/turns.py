"""Turns of two people on a local Discord, one match after the other."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable
from typing import NamedTuple

from localdiscord.people import ClientMessage
from localdiscord.server import LocalDiscord
from tools.demo.players import Table, asking


class Turn(NamedTuple):
    """A turn that was taken."""

    answered: float  # seconds from the press to its answer
    posted: float  # seconds from the press to the message
    message: ClientMessage


async def timed_turns(discord: LocalDiscord) -> AsyncIterator[Turn]:
    """Turn by turn; those that both take at once are left out."""
    while True:
        table = Table(discord, (discord.person("ada"), discord.person("bruno")), ignore, {})
        await table.challenge("arena", "pitchout")
        message = await table.next_turn()
        while asking(message) is not None:
            if len(message.mentions) > 1:
                await table.answer(message)
                message = await table.next_turn(message.id)
                continue
            person, panel = await table.prepare(message)
            started = time.perf_counter()
            answer = asyncio.create_task(_timed(table.confirm(person, panel)))
            message = await table.next_turn(message.id)
            posted = time.perf_counter() - started
            yield Turn(await answer, posted, message)


async def take(count: int, turns: AsyncIterator[Turn]) -> list[float]:
    """The seconds that each of the next `count` turns took until its message."""
    return [(await anext(turns)).posted for _ in range(count)]


async def _timed(press: Awaitable[object]) -> float:
    started = time.perf_counter()
    await press
    return time.perf_counter() - started


async def ignore(who: str, what: str, shown: ClientMessage | None) -> None:
    """Nobody writes these matches down."""
