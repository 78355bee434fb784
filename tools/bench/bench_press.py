"""A press on the aim panel at the local Discord, from the press to the new picture, against an echo command of the same run."""

import asyncio
import random
import statistics
import time
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from localdiscord.people import ClientMessage, UserClient
from localdiscord.server import LocalDiscord
from tools.bench.echoing import echoing, timed_echo
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample
from tools.bench.turns import ignore
from tools.bench.waits import LOOKED
from tools.demo.players import Table, answered, find, verb_of

PRESSES = sample(3, 40, 400)
PAIR = ("ada", "bruno")
BAR = 3.0  # times an echo
Timed: TypeAlias = tuple[list[float], list[float]]
"""Seconds of presses and of echoes."""
STEPS = {"beside", "swing", "step"}  # verbs of the buttons that turn an aim


@quiet("press.to_picture", "press.at_once")
def rows() -> Iterator[Row]:
    """Press to picture, relative to an echo: at human speed, and immediately after the answer."""
    looked, at_once = asyncio.run(play())
    yield _row("press.to_picture", f"p50 of {PRESSES}", looked)
    yield _row("press.at_once", "the same without a pause", at_once)


def _row(name: str, what: str, timed: Timed) -> Row:
    press, echo = map(statistics.median, timed)
    text = f"{press / echo:.2f} x ({press * 1000:.1f} ms over {echo * 1000:.1f} ms)"
    return Row(name, text, f"{what} <= {BAR:g} x echo", press <= BAR * echo)


async def play() -> tuple[Timed, Timed]:
    """Seconds of each press and of the echo after it: with a pause before every press, and without."""
    async with echoing() as (discord, *_):
        person, panel = await opened(discord)
        looked = await timed_presses(discord, person, panel, LOOKED)
        return looked, await timed_presses(discord, person, panel, 0.0)


async def opened(discord: LocalDiscord, people: Sequence[str] = PAIR) -> tuple[UserClient, ClientMessage]:
    """The player with the first flick of a new match between two people, and their panel."""
    table = Table(discord, tuple(map(discord.person, people)), ignore, {})
    await table.challenge("arena", "pitchout")
    message = await table.next_turn()
    for _ in range(3):  # the first starter and both deployments
        await table.answer(message)
        message = await table.next_turn(message.id)
    opens = find(message, "open")
    if opens is None:
        raise RuntimeError("nothing is to be flicked")
    person = next(one for one in table.people if one.id in message.mentions)
    return person, await answered(person, await person.press(message, custom_id=opens["custom_id"]))


async def timed_presses(
    discord: LocalDiscord, person: UserClient, panel: ClientMessage, pause: float, count: int = PRESSES
) -> Timed:
    """Any of the buttons that turn the aim, one after the other; the same ones in every run."""
    luck = random.Random(6)
    presses: list[float] = []
    echoes: list[float] = []
    for _ in range(count):
        steps = [one for one in panel.buttons if verb_of(one)[0] in STEPS and not one.get("disabled")]
        button = luck.choice(steps)["custom_id"]
        await asyncio.sleep(pause)
        start = time.perf_counter()
        panel = (await person.press(panel, custom_id=button)).shown
        presses.append(time.perf_counter() - start)
        await asyncio.sleep(pause)
        echoes.append(await timed_echo(discord))
    return presses, echoes
