"""The search that another process builds finds what one built here does, and is kept for the next start."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from bot.features.rulebook import index_file
from bot.features.rulebook.search import Searcher, searcher
from bot.matches.core.job import Job
from bot.workers.inline_worker import InlineWorker
from tests.support.words.fluent_files import LANGUAGES

pytestmark = pytest.mark.asyncio


class Counting(InlineWorker):
    """Counts its jobs."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs = 0

    async def run(self, job: Job[Any]) -> Any:
        self.jobs += 1
        return await super().run(job)


@pytest.mark.long
async def test_what_another_process_has_built_finds_the_same_and_is_kept(tmp_path: Path):
    engine, database = Counting(), tmp_path / "m.db"
    for _ in range(2):
        prepared = Searcher()
        await prepared.prepare(engine, database)
        await prepared.prepare(engine, database)  # it is there
        assert engine.jobs == len(LANGUAGES)  # a language each
        for text in ("who goes first", "qui commence ?", "golem", "offbord rules", "PO-7"):
            for game in ("", "pitchout"):
                found = prepared().find(text, "en", game, near="offboard")
                assert found == searcher().find(text, "en", game, near="offboard")


async def test_what_is_not_from_these_books_or_damaged_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    database = tmp_path / "m.db"
    assert index_file.read(database) == ()
    index_file.write(database, (b"english", b"french"))
    assert index_file.read(database) == (b"english", b"french")
    file = index_file.named(database)
    right = file.read_bytes()
    for wrong in (right[:-1], right.replace(b"english", b"engLish"), b"", b"\x93\x01\x02\x03"):
        file.write_bytes(wrong)
        assert index_file.read(database) == ()
    file.write_bytes(right)
    for name, other in (("content", lambda _: []), ("version", str.title)):
        with monkeypatch.context() as patch:
            patch.setattr(index_file, name, other)
            assert index_file.read(database) == ()
    assert index_file.read(database)


@pytest.mark.parametrize("part", ["features/rulebook/indexing.py", "rules/books.py", "text.py", "words.py"])
async def test_what_another_program_built_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str):
    database = tmp_path / "m.db"
    index_file.write(database, (b"english",))
    others = shutil.copytree(index_file.BOT, tmp_path / "bot", ignore=shutil.ignore_patterns("__pycache__", "games"))
    monkeypatch.setattr(index_file, "BOT", others)
    assert index_file.read(database) == (b"english",)
    with (others / part).open("a") as changed:
        changed.write("# another\n")
    assert index_file.read(database) == ()


async def test_what_was_built_from_a_book_of_another_name_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    database, book = tmp_path / "m.db", tmp_path / "golem.md"
    book.write_text("# Golems")
    renamed = shutil.copy(book, tmp_path / "giants.md")
    monkeypatch.setattr(index_file, "content", lambda _: [book])
    index_file.write(database, (b"english",))
    assert index_file.read(database) == (b"english",)
    monkeypatch.setattr(index_file, "content", lambda _: [renamed])
    assert index_file.read(database) == ()


async def test_what_is_kept_before_anybody_asks_is_there_for_the_first_who_does(tmp_path: Path):
    engine, database = Counting(), tmp_path / "m.db"
    kept = Searcher()
    for _ in range(2):
        await kept.keep(engine, database)
        assert engine.jobs == len(LANGUAGES)
    assert len(index_file.read(database)) == len(LANGUAGES)
    await kept.prepare(engine, database)
    assert engine.jobs == len(LANGUAGES)


@pytest.mark.long
async def test_without_a_file_it_is_kept_in_memory():
    engine, kept = Counting(), Searcher()
    await kept.keep(engine, None)
    await kept.keep(engine, None)
    assert engine.jobs == len(LANGUAGES)
    assert kept().find("golem", "en")


@pytest.mark.long
async def test_a_folder_that_takes_nothing_keeps_nobody_from_searching(tmp_path: Path):
    prepared = Searcher()
    engine = Counting()
    await prepared.prepare(engine, tmp_path / "none" / "m.db")
    assert prepared().find("golem", "en")
    assert engine.jobs == len(LANGUAGES)
