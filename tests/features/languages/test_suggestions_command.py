"""`pichenette words suggestions`, beside a bot that has the file."""

import asyncio
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.content import catalogue
from bot.features.languages.command import words
from bot.features.languages.rows import SuggestionRows
from bot.features.languages.service import Suggestions
from bot.matches.core.models import Player
from tests.support.matches.table import ANN, table


def asked(*arguments: str) -> Result:
    return CliRunner().invoke(words, ["suggestions", *arguments], standalone_mode=False)


@pytest.mark.asyncio
async def test_suggestions_are_shown_with_their_texts(tmp_path: Path):
    async with table(tmp_path / "matches.db") as at:
        service, key = Suggestions(at.matches.work, at.store.area(SuggestionRows)), at.key()
        me = Player(0, ANN.user, f"{ANN.name}\nx")
        for _ in range(2):  # a form that is sent twice counts once
            kept = await service.add(me, "There’s no match #1.", "No match\n#1.", catalogue().of("en"), key=key)
        assert kept.number == 1
    file = f"--database={tmp_path / 'matches.db'}"
    text = (await asyncio.to_thread(asked, file)).output
    assert text == (
        f"1, en, refused-match-unknown, by {ANN.name} x ({ANN.user})\n  - There’s no match #1.\n  + No match #1.\n\n1 suggestions.\n"
    )
    (one,) = json.loads((await asyncio.to_thread(asked, file, "--json")).output)
    assert (one["keys"], one["better"]) == (["refused-match-unknown"], "No match\n#1.")


def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path):
    assert "none.db" in str(asked(f"--database={tmp_path / 'none.db'}").exception)
