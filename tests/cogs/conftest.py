"""A bot at a local Discord for every test that wants one."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot import content
from bot.features.rulebook import questions, search, section_text
from bot.rules import books
from cogs.rulebook import rules
from tests.support.discord.scene import Scene, scene
from tests.support.presses import pressing
from tests.support.words.pseudo import a_third_language

READ_ONCE = (
    *(books.book, books.sections, questions.questions),
    *(
        section_text.around,
        section_text.related,
        section_text._cited,
        books.chapters,
        rules.position,
        rules.scenes,
    ),
)


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Scene]:
    """Ada, Bruno and Chloe in front of a bot."""
    async with scene(tmp_path) as opened:
        yield opened


@pytest.fixture(scope="session")
def third_language_files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data with a language that nobody speaks."""
    return a_third_language(tmp_path_factory.mktemp("strange"))


@pytest.fixture
def third_language(third_language_files: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The same; its books of rules are those that are read."""
    usual, known, index = content.DATA, search.searcher()._indices, search._index
    # The files of other languages are the same, and an index takes a second to be built.
    monkeypatch.setattr(search, "_index", lambda language: known.get(language) or index(language))
    monkeypatch.setattr(content, "DATA", third_language_files)
    for read in READ_ONCE:
        read.cache_clear()
    search.searcher.forget()
    search.searcher()
    yield third_language_files
    monkeypatch.setattr(content, "DATA", usual)
    for read in READ_ONCE:
        read.cache_clear()
    search.searcher.forget()
    search.searcher()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """After a run in which everything was pressed again: every verb that is answered must have been among it."""
    whole = session.config.args == ["tests/cogs", "tests/features"]
    missed = pressing.known - pressing.pressed.keys()
    if whole and pressing.WANTED and session.exitstatus == 0:
        print(f"\n{pressing.pressed.total()} controls of {len(pressing.pressed)} verbs pressed again")
        if missed:
            print(f"never pressed again: {sorted(missed)}")
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
