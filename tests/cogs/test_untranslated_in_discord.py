"""A language that is nothing but files: whoever reads it is shown no word that was not translated, and it fits wherever it stands."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.games import GAMES
from bot.matches.models import Status
from bot.rulebook import books, searching, telling
from cogs import illustrations
from cogs.layout import OPTION_LIMIT
from tests.support.pseudo import CLOSING, LANGUAGE, OPENING, a_third_language
from tests.support.scene import Scene, scene
from tests.support.untranslated import codes, plain, sent
from tests.support.wandering import JUNK, Wanderer, every_command

pytestmark = pytest.mark.asyncio
NAMES = ("Pichenette Corner", "Pichenette", "English", "Français")  # languages are called as they call themselves
WHOLE = frozenset(
    {"label", "name", "title", "placeholder"}
)  # what would say less if it were cut, but for long entries of menus
READ_ONCE: tuple[Any, ...] = (
    *(books.book, books.sections, books.questions, searching.searcher),
    *(telling.around, telling.related, telling._cited, telling.chapters, illustrations.position, illustrations.scenes),
)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return a_third_language(tmp_path_factory.mktemp("strange"))


@pytest.fixture
def rules(data: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The books of the third language beside those there are."""
    monkeypatch.setattr(books, "RULES", data / "rules")
    for read in READ_ONCE:
        read.cache_clear()
    yield
    for read in READ_ONCE:
        read.cache_clear()


@pytest_asyncio.fixture
async def abroad(data: Path, rules: None, tmp_path: Path) -> AsyncIterator[Scene]:
    """A server on which everybody speaks the third language."""
    del rules
    async with scene(tmp_path, words=data / "words", seeds=lambda: bytes(32)) as table:
        table.local.world.guild.locale = LANGUAGE
        for person in table.people:
            person.user.locale = LANGUAGE
        yield table
        known = {*NAMES, *codes(*(game.spec for game in GAMES.values())), *JUNK.split()}
        known |= {name for person in table.people for name in (person.user.username, person.user.display_name)}
        told = {(key, text) for _, key, text in sent(table.local.log.requests)}
        assert len(told) > 50
        assert [(key, found, text) for key, text in sorted(told) if (found := plain(text, known))] == []
        assert (
            sorted(
                text
                for key, text in told
                if key in WHOLE and text.count(OPENING) != text.count(CLOSING) and len(text) < OPTION_LIMIT
            )
            == []
        )


async def test_every_command_and_what_it_leads_to(abroad: Scene):
    await every_command(abroad, abroad.chloe, "arena")
    await Wanderer(abroad.local).wander(1)


@pytest.mark.parametrize("games", [("pitchout", "offboard"), ("pitchbowl", "forhonor")])
async def test_matches_and_every_command_in_them(abroad: Scene, games: tuple[str, ...]):
    wanderer = Wanderer(abroad.local)
    for game in games:
        await abroad.challenge(game=game)
    await wanderer.wander(2)
    for number in range(1, len(games) + 1):
        match = await abroad.match(number)
        assert match.revision > 0 or match.status is Status.FINISHED
    await every_command(abroad, abroad.bruno, "arena")
    await wanderer.wander(1)
