"""The tortured process with pages: players answer by hand over HTTP, and send again what they got no answer to; and a faulty version."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import structlog

from bot.features.hand.service import HandLinks
from bot.features.hand.values import HandLink
from bot.games.contract.luck import Rng
from bot.matches.core.models import Match, MatchRequest, Person, Status
from bot.web.server import WebServer
from tests.support.discord.unplugged import ADA, BRUNO, CHANNEL, GUILD, NAMES, Unplugged, unplugged

Job = dict[str, Any]
GAME = "offboard"  # its answers are judged soonest
KEY: Callable[[HandLink], str] = HandLink.key.fget  # type: ignore[attr-defined]
AGAIN = 0.3  # share of the answers that are sent twice, as by an impatient player


class Sent(msgspec.Struct, frozen=True):
    """An answer as the page sends it; `status` is what came back (0: nothing yet)."""

    key: str
    token: str
    choice: str
    status: int = 0


def sent_in(notes: Path) -> dict[str, Sent]:
    """The answers by key, each as it was noted last."""
    lines = notes.read_bytes().splitlines() if notes.exists() else []
    return {one.key: one for one in (msgspec.json.decode(line, type=Sent) for line in lines)}


async def aim(job: Job) -> None:
    """Send again what is unanswered, then go on until killed; with `drain` only the former."""
    quiet = structlog.make_filtering_bound_logger(logging.ERROR)
    structlog.configure(wrapper_class=quiet, logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    folder, rng = Path(job["folder"]), Rng(job["seed"].encode())
    notes = folder / "notes"
    if job.get("careless"):
        HandLink.key = property(lambda link: f"{KEY(link)}#{os.urandom(4).hex()}")  # type: ignore[assignment]
    async with unplugged(folder) as bot, aiohttp.ClientSession() as session:
        pages = WebServer("", "127.0.0.1", 0, lambda _: 0.0)
        await pages.serve(bot.bot.routes)
        url = f"http://127.0.0.1:{pages.bound}/hand/play"
        for one in sent_in(notes).values():
            if not one.status:
                await _send(session, url, notes, one)
        while not job.get("drain"):
            await _answer(bot, session, url, notes, rng, twice=not job.get("careless"))
        await pages.close()


async def _answer(
    bot: Unplugged, session: aiohttp.ClientSession, url: str, notes: Path, rng: Rng, *, twice: bool
) -> None:
    """Answer whatever is asked next, once or twice."""
    match = await _present(bot)
    ask = rng.pick(bot.services.matches.asks(match))
    link = HandLink(match.id, ask.id, match.holder(ask.seat).user, match.revision)
    token = await bot.bot.feature(HandLinks).token(link)
    one = Sent(KEY(link), token, rng.pick(ask.choices).code)
    _note(notes, one)
    await _send(session, url, notes, one)
    if twice and rng.uniform(0.0, 1.0) < AGAIN:
        await _send(session, url, notes, one)


async def _present(bot: Unplugged) -> Match:
    """The match that is played; a new one if the last is over, or was not accepted before a kill."""
    number = 0
    while (match := await bot.services.store.get(number + 1)) is not None:
        number += 1
        last = match
    if number and last.status is Status.RUNNING:
        return last
    challenges, wanted = bot.services.matches.challenges, MatchRequest(GAME, GUILD, CHANNEL, "en")
    people = Person(ADA, NAMES[ADA]), (Person(BRUNO, NAMES[BRUNO]),)
    if number and last.status is Status.CHALLENGE:
        made = last
    else:
        made = await challenges.challenge(*people, wanted, key=f"made after {number}")
    return await challenges.accept(made.id, BRUNO, key=f"accepted {made.id}")


async def _send(session: aiohttp.ClientSession, url: str, notes: Path, one: Sent) -> None:
    draft = {"choice": one.choice, "values": {}}
    async with session.post(
        url, json={"draft": draft, "sure": True}, headers={"Authorization": f"Bearer {one.token}"}
    ) as answer:
        await answer.read()
    _note(notes, msgspec.structs.replace(one, status=answer.status))


def _note(notes: Path, one: Sent) -> None:
    descriptor = os.open(notes, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.write(descriptor, msgspec.json.encode(one) + b"\n")
    os.close(descriptor)
