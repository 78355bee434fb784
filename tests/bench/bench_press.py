"""A press on the aim panel at the local Discord, from the press to the new picture, against an echo command of the same run."""

import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from bot.local.bot_process import BotProcess
from bot.local.config import LocalConfig
from bot.local.demo_players import Table, find
from bot.local.server import LocalDiscord
from tests.bench.bench_turn import ignore
from tests.bench.row import Row

PRESSES = 200
BAR = 3.0  # times an echo


def rows() -> list[Row]:
    """Press to picture, over an echo."""
    presses, echoes = asyncio.run(play())
    press, echo = statistics.median(presses), statistics.median(echoes)
    said = f"{press / echo:.2f} x ({press * 1000:.1f} ms over {echo * 1000:.1f} ms)"
    return [Row("press.to_picture", said, f"p50 of {PRESSES} <= {BAR:g} x echo", press <= BAR * echo)]


async def play() -> tuple[list[float], list[float]]:
    """Seconds of each press and of the echo after it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with LocalDiscord(LocalConfig(rates_enforced=False)) as discord:
            bot = BotProcess(discord, folder / "bench.db", folder / "bot.log")
            await bot.start("-m", "tests.bench.bot_with_echo", str(folder), str(folder / "lags.json"))
            try:
                await bot.ready()
                return await timed_presses(discord)
            finally:
                await bot.stop()


async def timed_presses(discord: LocalDiscord) -> tuple[list[float], list[float]]:
    """Now a little more, now a little less strength on the panel of the first flick."""
    table = Table(discord, (discord.person("ada"), discord.person("bruno")), ignore, {})
    await table.challenge("arena", "pitchout")
    message = await table.next_turn()
    for _ in range(3):  # the first starter and both deployments
        await table.answer(message)
        message = await table.next_turn(message.id)
    opens = find(message, "open")
    if opens is None:
        raise RuntimeError("nothing is to be flicked")
    person = next(one for one in table.people if one.id in message.mentions)
    panel = (await person.press(message, custom_id=opens["custom_id"])).shown
    chloe = discord.person("chloe")
    presses: list[float] = []
    echoes: list[float] = []
    for nth in range(PRESSES):
        step = ":+10" if nth % 2 else ":-10"
        button = next(one["custom_id"] for one in panel.buttons if one["custom_id"].endswith(f"strength{step}"))
        start = time.perf_counter()
        panel = (await person.press(panel, custom_id=button)).shown
        presses.append(time.perf_counter() - start)
        start = time.perf_counter()
        await chloe.command("general", "echo")
        echoes.append(time.perf_counter() - start)
    return presses, echoes
