"""Texts of whole matches read every player's name as it is written, in Discord's Markdown and without it."""

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cli import WRONG
from bot.content import catalogue
from bot.features.history.command import check
from bot.games import GAMES
from bot.text import bare, escape_markdown
from bot.workers.inline_worker import InlineWorker
from bot.workers.paint import LastTurn, Paint, Painted, Texts
from bot.workers.studio import Studio
from render import PAINTERS
from render.text import fitted
from tests.support.discord.quick import SMALL
from tests.support.matches.written_down import played
from tests.support.words.fluent_files import LANGUAGES

NAMES = ("_*", "`a`", "**", "\\")
ESCAPED = escape_markdown("".join(NAMES))
NAMING = {"forhonor"}  # the games whose texts name players; the others name sides


def texts_of_a_match(game: str, language: str) -> Iterator[str]:
    """All texts of each turn of a random match in which everybody has the same name."""
    match, turns = played(GAMES[game], b"n", 30)
    worker, names = InlineWorker(Studio(GAMES, SMALL, catalogue())), (ESCAPED,) * len(match.holders)
    for before, turn in itertools.pairwise(turns):
        last = LastTurn(events=turn.events, earlier=before.events, trace=turn.trace, before=before.state)
        texts = Texts(board=True, detail="")
        yield from texts_of(
            asyncio.run(worker.run(Paint(game, turn.state, language, turn=last, texts=texts, names=names)))
        )


def texts_of(painted: Painted) -> Iterator[str]:
    yield from (painted.headline, painted.board, painted.comment, painted.tally, painted.alt)
    yield from (*painted.story, *painted.earlier, *painted.account)
    yield from (text for piece in painted.pieces for text in piece)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_name_is_escaped_once_in_every_text_of_a_match(game: str, language: str):
    texts = list(texts_of_a_match(game, language))
    assert len(texts) > 40
    assert [text for text in texts if "\\" in text.replace(ESCAPED, "")] == []
    assert any(ESCAPED in text for text in texts) == (game in NAMING)


@pytest.mark.parametrize("name", NAMES)
def test_an_alt_text_that_is_fitted_keeps_names_for_the_reader(name: str):
    text = fitted([(1, f"**Red**: {escape_markdown(name)} plays `A3`.")])
    assert bare(text) == f"Red: {name} plays A3."


def test_a_terminal_reads_what_was_written_in_a_record_as_it_is(tmp_path: Path):
    record, complaints = tmp_path / "record.txt", []
    record.write_text("C4 _", encoding="utf-8")
    assert check("offboard", record, PAINTERS, catalogue().of("en"), print, complaints.append) == WRONG
    assert "“_” isn’t a direction." in complaints[0]
