"""Turns of two people on a local Discord, one match after the other."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Sequence
from typing import NamedTuple

from bot.answers.custom_id import parse_id, read_onward
from localdiscord.people import ClientMessage
from localdiscord.server import LocalDiscord
from tools.demo.players import Table, asking, find


class Turn(NamedTuple):
    """A turn that was taken."""

    pressed: float  # when the last press of its answer was, on the clock of `time.perf_counter`
    answered: float  # seconds from the press to its answer
    posted: float  # seconds from the press to the message
    message: ClientMessage

    @property
    def flick(self) -> tuple[int, int] | None:
        """The match and number of the turn, if it was a flick."""
        button = find(self.message, "replay")
        parsed = None if button is None else parse_id(str(button["custom_id"]))
        first = None if parsed is None else read_onward(parsed.args)
        return None if parsed is None or first is None else (parsed.match, first)


def filmed(message: ClientMessage) -> bool:
    """Whether a message shows a film."""
    return any(picture["url"].endswith(".gif") for picture in message.pictures)


async def until_filmed(discord: LocalDiscord, turn: Turn, patience: float) -> float:
    """The seconds from the press to the film in the turn's message. Raises TimeoutError if there is none."""
    reader = discord.person("ada")
    await discord.world.feed.until(lambda: filmed(reader.message(turn.message)) or None, patience)
    return time.perf_counter() - turn.pressed


async def is_filmed(discord: LocalDiscord, turn: Turn, patience: float) -> bool:
    """Whether a turn's message shows a film after so many seconds at most."""
    try:
        await until_filmed(discord, turn, patience)
    except TimeoutError:
        return False
    return True


async def timed_turns(discord: LocalDiscord, people: Sequence[str] = ("ada", "bruno")) -> AsyncIterator[Turn]:
    """Turn by turn; those that both take at once are left out."""
    while True:
        table = Table(discord, tuple(map(discord.person, people)), ignore, {})
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
            yield Turn(started, await answer, posted, message)


async def take(count: int, turns: AsyncIterator[Turn]) -> list[float]:
    """The seconds that each of the next `count` turns took until its message."""
    return [(await anext(turns)).posted for _ in range(count)]


async def _timed(press: Awaitable[object]) -> float:
    started = time.perf_counter()
    await press
    return time.perf_counter() - started


async def ignore(who: str, what: str, shown: ClientMessage | None) -> None:
    """Nobody writes these matches down."""
