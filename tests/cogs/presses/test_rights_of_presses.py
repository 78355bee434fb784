"""Permissions for presses: every verb says who may press it, and permissions are checked at the press, whatever held when the panel opened."""

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bot.answers.custom_id import base36
from bot.answers.verbs import Presser
from bot.matches.core.models import Match, Status
from tests.support.discord.unplugged import ADA, CHLOE, MANAGER, Unplugged, unplugged

pytestmark = pytest.mark.asyncio

ARGS = {
    "houseanyway": "posts.results.910000000000000002",
    "houseingames": "910000000000000002",
    "houseintongue": "910000000000000002",
    "unban": "0.910000000000000009",
    "houseswitch": "rated.on",
    "housespots": "here",
    "house": "play",
    "agree": "pause.0",
    "refuse": "pause.0",
}
VALUES = {
    "houseassist": ["full"],
    "houseclock": ["live"],
    "housedaily": ["910000000000000002"],
    "housefound": ["910000000000000002"],
    "housein": ["910000000000000002"],
    "houseingames": ["pitchout"],
    "houseintongue": ["fr"],
    "houselost": ["910000000000000002"],
    "housegames": ["pitchout"],
    "houselook": ["light"],
    "housetongue": ["fr"],
}


def kept(folder: Path) -> list[Any]:
    """All that is kept of the matches and the server."""
    with contextlib.closing(sqlite3.connect(folder / "unplugged.db")) as db:
        tables = ("matches", "seats", "turns", "offers", "drafts", "servers", "audits")
        return [row for table in tables for row in db.execute(f"SELECT * FROM {table} ORDER BY 1, 2")]  # noqa: S608


async def pressed(bot: Unplugged, verb: str, match: Match, user: int, **told: Any) -> str:
    """Press it as if its panel were there."""
    ask = bot.services.matches.asks(match)[0].id if bot.bot.pressers[verb] is Presser.ASKED else ""
    custom_id = f"{verb}:{base36(match.id)}:{ask}:{ARGS.get(verb, '')}"
    if verb == "houselength":
        return (await bot.submit(custom_id, user, {"length": "2d"}, **told)).said
    return (await bot.press(custom_id, user, VALUES.get(verb), **told)).said


def verbs(bot: Unplugged, *pressers: Presser) -> list[str]:
    """The verbs that those may press."""
    return sorted(verb for verb, presser in bot.bot.pressers.items() if presser in pressers)


async def test_every_handler_says_who_may_press(tmp_path: Path):
    async with unplugged(tmp_path) as bot:
        assert bot.bot.pressers.keys() == bot.bot.answerers.keys()
        assert set(bot.bot.pressers.values()) == set(Presser)
        assert {"audit", "bans", "house", "housecheck", "reportdone", "reports", "unban", "voided"} <= set(
            verbs(bot, Presser.MANAGERS)
        )
        with pytest.raises(TypeError, match=r"two handlers: more\.$"):
            bot.bot.answer(Presser.ANYONE, more=bot.bot.answerers["more"])


async def test_what_manages_the_server_is_refused_to_those_who_no_longer_do(tmp_path: Path):
    async with unplugged(tmp_path) as bot:
        match = await bot.match()
        before, refusal = kept(tmp_path), bot.bot.catalogue.of("en").text("refused-house-rights")
        for verb in verbs(bot, Presser.MANAGERS):
            for user in (ADA, CHLOE):
                assert await pressed(bot, verb, match, user) == refusal, verb
        assert kept(tmp_path) == before


async def test_what_manages_the_server_works_for_those_who_do(tmp_path: Path):
    """The control: what was refused above is refused for want of the right alone."""
    async with unplugged(tmp_path) as bot:
        match = await bot.match()
        refusal, done = bot.bot.catalogue.of("en").text("refused-house-rights"), []
        for verb in verbs(bot, Presser.MANAGERS):
            before = kept(tmp_path)
            assert refusal not in await pressed(bot, verb, match, CHLOE, permissions=MANAGER), verb
            if kept(tmp_path) != before:
                done.append(verb)
        after = await bot.services.store.get(match.id)
        assert after is not None
        assert after.status is Status.VOID
        assert {"voided", "houselook", "housegames", "houseintongue", "houselength", "housefound"} <= set(done)


async def test_what_players_may_do_changes_nothing_for_others(tmp_path: Path):
    async with unplugged(tmp_path) as bot:
        matches = [await bot.match("pitchout"), await bot.match("forhonor")]
        before = kept(tmp_path)
        for match in matches:
            for verb in verbs(bot, Presser.PLAYERS, Presser.ASKED, Presser.ANYONE):
                await pressed(bot, verb, match, CHLOE)
                assert kept(tmp_path) == before, verb
        await pressed(bot, "resigned", matches[0], ADA)
        assert kept(tmp_path) != before
