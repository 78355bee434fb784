"""`pichenette verify`: a match in the database, the hash from Discord, and manual changes of the file."""

import contextlib
import sqlite3
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.games.contract.luck import commitment, spelled
from bot.storage.stores.sqlite import SqliteStore
from tests.support.matches.played import Evening

pytestmark = pytest.mark.asyncio


def outcome(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str]:
    status = main([str(argument) for argument in arguments])
    return status, capsys.readouterr().out


async def test_a_match_is_verified_and_a_forged_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "m.db"
    store = await SqliteStore.open(file)
    evening = Evening(store)
    match = await evening.play(await evening.begin("forhonor"), 12)
    await evening.matches.resign(match.id, match.challenger.user, key="enough")
    await store.close()
    shown = commitment(match.seed)
    status, output = outcome(capsys, "verify", match.id, "--hash", shown.upper(), "--database", file)
    assert status == 0
    assert "Everything matches" in output
    assert f"printf %s '{spelled(match.seed)}' | sha256sum" in output
    status, output = outcome(capsys, "verify", match.id, "--database", file)
    assert status == 0
    assert "Compare the hash" in output
    status, output = outcome(capsys, "verify", match.id, "--hash", "f" * 64, "--database", file)
    assert status == 1
    with contextlib.closing(sqlite3.connect(file)) as plain, plain:
        plain.execute("UPDATE turns SET move = replace(move, '\"seat\":0', '\"seat\":1') WHERE revision = 3")
        plain.execute("UPDATE turns SET move = replace(move, '\"seat\":1', '\"seat\":0') WHERE revision = 4")
    status, output = outcome(capsys, "verify", match.id, "--hash", shown, "--database", file)
    assert status == 1
    assert "is the first that does **not** follow" in output
    assert "pichenette verify" in output
    assert outcome(capsys, "verify", 99, "--database", file) == (2, f"There is no match 99 in {file}.\n")
    assert outcome(capsys, "verify", 1, "--database", tmp_path / "none.db")[0] == 2
