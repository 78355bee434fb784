"""Secret choices in stored data, posts and logs: two to eight players, in a real store."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path

import aiosqlite
import pytest

from bot.games.contract.save import load_state
from bot.games.forhonor.rules.game import ForHonor
from bot.games.forhonor.rules.heroes import CARDS, HEROES
from bot.matches.core.models import Match, MatchRequest, Person, Terms
from bot.storage.stores.sqlite import SqliteStore
from tests.support.matches.played import Evening

pytestmark = pytest.mark.asyncio

GAME = ForHonor()
ANSWERS = 60  # of a match: the draft, the rows and the first combats
TOLD = re.compile(r"\b(" + "|".join((*HEROES, *CARDS)) + r")\b", re.IGNORECASE)
"""Heroes and cards: neither is told by the table, for it knows no game."""


async def begun(evening: Evening, seats: int, **options: str) -> Match:
    """A match with so many players."""
    people = [Person(10_000 * seats + nth, f"player {nth}") for nth in range(seats)]
    challenges = evening.matches.challenges
    match = await challenges.challenge(
        people[0], tuple(people[1:]), MatchRequest("forhonor", 7, 8, "en", options, terms=Terms()), key=evening.key()
    )
    for person in people[1:]:
        match = await challenges.accept(match.id, person.user, key=evening.key())
    return match


async def kept_outside_matches(path: Path) -> str:
    """Everything in the file except matches and turns, which nobody is shown as they are."""
    async with aiosqlite.connect(path) as file:
        names = [name async for (name,) in await file.execute("select name from sqlite_master where type = 'table'")]
        rows = [
            [str(value) for row in await file.execute_fetchall(f"select * from {name}") for value in row]  # noqa: S608 - its own names
            for name in names
            if name not in ("matches", "turns")
        ]
    return json.dumps(rows)


async def test_nothing_of_a_secret_is_posted_logged_or_kept_beside_the_match(tmp_path, caplog):
    caplog.set_level(logging.DEBUG, logger="bot")
    path = tmp_path / "matches.db"
    store = await SqliteStore.open(path)
    evening = Evening(store)
    salts: set[str] = set()
    try:
        for seats in range(2, 9):
            match = await begun(evening, seats, fixed_order="on", random="off" if seats < 7 else "on")
            for _ in range(ANSWERS):
                match = await evening.play(match, 1)
                salts |= {one.salt for one in load_state(GAME.spec, match.state).hidden}
            secrets = {match.seed.hex(), str(match.seed), *salts}
            kept = await kept_outside_matches(path)
            for text in (kept, caplog.text):
                assert [secret for secret in secrets if secret in text] == []
                assert TOLD.findall(text) == []
    finally:
        await store.close()
    assert len(salts) > 30
    assert "turn" in kept  # posts to be made
    assert TOLD.search("the Warden played a shield")
