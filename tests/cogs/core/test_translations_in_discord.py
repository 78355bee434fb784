"""A language made of files alone: its reader sees no untranslated word, and every text fits its place."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.matches.core.models import Status
from bot.screens.sheet import OPTION_LIMIT
from tests.support.discord.scene import Scene, scene
from tests.support.presses.wandering import JUNK, Wanderer, every_command
from tests.support.words.pseudo import CLOSING, LANGUAGE, OPENING
from tests.support.words.untranslated import CODE, known_to, plain, sent

pytestmark = pytest.mark.asyncio
WHOLE = frozenset({"label", "name", "title", "placeholder"})
"""What would say less if it were cut, but for long entries of menus."""


@pytest_asyncio.fixture
async def abroad(third_language: Path, tmp_path: Path) -> AsyncIterator[Scene]:
    """A server on which everybody speaks the third language."""
    async with scene(tmp_path, words=third_language / "words", seeds=lambda: bytes(32)) as table:
        table.local.world.guild.locale = LANGUAGE
        for person in table.people:
            person.user.locale = LANGUAGE
            person.user.display_name = f"_{person.user.display_name}*"
        yield table
        known = known_to(table)
        told = {(key, text) for _, key, text in sent(table.local.log.requests)}
        assert len(told) > 50
        assert [(key, found, text) for key, text in sorted(told) if (found := plain(text, known))] == []
        assert formatting(told, [*(person.user.display_name for person in table.people), JUNK]) == []
        assert (
            sorted(
                text
                for key, text in told
                if key in WHOLE and text.count(OPENING) != text.count(CLOSING) and len(text) < OPTION_LIMIT
            )
            == []
        )


def formatting(told: Iterable[tuple[str, str]], written: Iterable[str]) -> list[str]:
    """The texts of messages in which signs that people wrote, outside of code, would format."""
    return [text for key, text in told if key == "content" and any(one in CODE.sub("", text) for one in written)]


async def test_every_command_and_what_it_leads_to(abroad: Scene):
    await every_command(abroad, abroad.chloe, "arena")
    await Wanderer(abroad).wander(1)


@pytest.mark.thorough
@pytest.mark.parametrize("games", [("pitchout", "offboard"), ("pitchbowl", "forhonor")])
async def test_matches_and_every_command_in_them(abroad: Scene, games: tuple[str, ...]):
    wanderer = Wanderer(abroad)
    for game in games:
        await abroad.challenge(game=game)
    await wanderer.wander(2)
    for number in range(1, len(games) + 1):
        match = await abroad.match(number)
        assert match.revision > 0 or match.status is Status.FINISHED
    await every_command(abroad, abroad.bruno, "arena")
    await wanderer.wander(1)
