"""schemathesis's judgement of the open board's API: all answers of a running bot must be as its own OpenAPI description says."""

from __future__ import annotations

import asyncio
import contextlib
import datetime as dt
import json
import re
import sys
from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp import web

from bot.matches.work.clock import SystemClock
from bot.ops.play import bot_process, corner, free_address, pages_of
from bot.storage.stores.sqlite import SqliteStore
from localdiscord.config import LocalConfig
from localdiscord.server import LocalDiscord
from tests.support.pictures.dailies import keep_days

DESCRIPTION = "/api/openapi.json"
COMMAND = (sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()")
PACE = "18/s"  # requests: the bot takes twenty from an address
ADDRESSES = {"guessed": "192.0.2.1", "known": "192.0.2.2", "control": "192.0.2.3"}  # each is limited by itself
EXAMPLES = "12"  # of each kind for each route
PUZZLED = "pitchout"  # the game of the puzzle
PATIENCE = 60.0  # seconds until what is public can be read

Answers = Counter[tuple[str, int]]
Json = dict[str, Any]


async def judge(folder: Path) -> None:
    """Attack a bot with a match and a tournament, then a server that breaks its own description. Raises AssertionError."""
    async with served(folder) as (url, known):
        described = await read(f"{url}{DESCRIPTION}")
        async with broken(described) as other:
            attacks = (
                attacked(folder / "guessed", url, {}, described),
                attacked(folder / "known", url, known, described),
                attacked(folder / "control", other, known, described),
            )
            *runs, (caught, text, _) = await asyncio.gather(*attacks)
    faults = [said for status, said, _ in runs if status]
    assert not faults, "\n".join(faults)
    answers = Answers(one for *_, found in runs for one in found.elements())
    missed = [(path, status) for path in described["paths"] for status in (200, 400) if not answers[path, status]]
    assert not missed, f"never answered: {missed}"
    assert caught, f"a server that breaks its description is not caught\n{text}"
    print(
        f"{answers.total()} requests to {len(described['paths'])} routes; a server that breaks its description is caught"
    )


@contextlib.asynccontextmanager
async def served(folder: Path) -> AsyncIterator[tuple[str, Mapping[str, object]]]:
    """A bot at a local Discord with a public match, tournament and puzzle: the address of its pages, and parameters that name them."""
    day = await puzzled(folder / "bot.db")
    config: LocalConfig = corner(rates_enforced=False, app_pages=free_address())
    async with LocalDiscord(config) as local:
        bot = bot_process(local, folder / "bot.db", folder / "bot.log", settings=pages_of(local))
        await bot.start()
        try:
            await bot.ready()
            ada, bruno = local.person("ada"), local.person("bruno")
            await ada.command("arena", "server setup", {"links": True})
            card = (await ada.command("arena", "play", {"game": "offboard", "with": "bruno"})).message
            assert card is not None
            await bruno.press(card, label="Accept")
            await ada.command("arena", "tournament create", {"game": "offboard", "format": "swiss", "name": "Cup"})
            known = {
                "match": 1,
                "revision": 0,
                "tournament": 1,
                "server": str(local.world.guild.id),
                "day": day,
                "game": PUZZLED,
            }
            async with asyncio.timeout(PATIENCE):
                await public(f"{config.app_pages}/api/matches/1")
                await public(f"{config.app_pages}/api/servers/{known['server']}/tournaments/1")
            yield config.app_pages, known
        finally:
            await bot.stop()


async def puzzled(database: Path) -> str:
    """Keep a puzzle of a day whose best answer is public; the day."""
    day = dt.datetime.fromtimestamp(SystemClock().now_ms() / 1000, dt.UTC).date() - dt.timedelta(days=2)
    store = await SqliteStore.open(database)
    try:
        await keep_days(store, day, game=PUZZLED)
    finally:
        await store.close()
    return day.isoformat()


@contextlib.asynccontextmanager
async def broken(described: Json) -> AsyncIterator[str]:
    """The address of a server with this description that answers everything in a way of its own."""

    async def answer(request: web.Request) -> web.Response:
        return web.json_response(described if request.path == DESCRIPTION else {"id": "one"})

    app = web.Application()
    app.router.add_get("/{path:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


async def attacked(folder: Path, url: str, known: Mapping[str, object], described: Json) -> tuple[int, str, Answers]:
    """The exit status of the judge, what it printed, and how often each route answered with each status.

    Without `known` parameters it tries the bounds of all, else random values of the others.
    """
    await asyncio.to_thread(prepare, folder, known)
    options = (
        *("--config-file", "schemathesis.toml", "run", f"{url}{DESCRIPTION}", "--checks", "all", "--no-color"),
        *(
            "--phases",
            "fuzzing" if known else "coverage",
            "--max-examples",
            EXAMPLES,
            "--seed",
            "1",
            "--rate-limit",
            PACE,
        ),
        *("--report-har-path", "answers.har", "--header", f"X-Forwarded-For: {ADDRESSES[folder.name]}"),
    )
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *COMMAND, *options, cwd=folder, stdout=pipe, stderr=asyncio.subprocess.STDOUT
    )
    said, _ = await process.communicate()
    har = json.loads(await asyncio.to_thread((folder / "answers.har").read_text))
    found = counted(har["log"]["entries"], list(described["paths"]))
    return process.returncode or 0, said.decode(errors="replace"), found


def prepare(folder: Path, known: Mapping[str, object]) -> None:
    """Make the folder of a run in which these parameters have these values alone."""
    folder.mkdir()
    values = [f'"path.{name}" = {json.dumps(value)}' for name, value in known.items()]
    (folder / "schemathesis.toml").write_text("\n".join(("[parameters]", *values)))


def counted(entries: Sequence[Json], paths: Sequence[str]) -> Answers:
    """How often each path of a description was answered with each status."""
    patterns = {path: re.compile(re.sub(r"\\\{.*?\\\}", "[^/]+", re.escape(path))) for path in paths}
    found = Answers()
    for entry in entries:
        asked = "/" + entry["request"]["url"].split("/", 3)[-1].partition("?")[0]
        found.update((path, entry["response"]["status"]) for path, one in patterns.items() if one.fullmatch(asked))
    return found


async def read(url: str) -> Json:
    """The JSON there."""
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        found: Json = await answer.json()
        return found


async def public(url: str) -> None:
    """Wait until there is something."""
    async with aiohttp.ClientSession() as session:
        while True:
            async with session.get(url) as answer:
                if answer.status == 200:
                    return
            await asyncio.sleep(0.5)


if __name__ == "__main__":
    asyncio.run(judge(Path(sys.argv[1])))
