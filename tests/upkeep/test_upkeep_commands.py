"""The command line of backups and checks: output and exit status."""

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.storage.stores.sqlite import SqliteStore
from tests.support.storage.stored import begun

pytestmark = pytest.mark.asyncio


async def file_of(folder: Path) -> Path:
    store = await SqliteStore.open(folder / "m.db")
    await store.close()
    return folder / "m.db"


def outcome(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    status = main([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


async def test_back_up_check_and_restore(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    database = await file_of(tmp_path)
    copy = tmp_path / "copy.db"
    status, output, _ = outcome(capsys, "backup", copy, "--database", database)
    assert status == 0
    assert output.startswith(f"{copy}: 0.")
    assert outcome(capsys, "check", "--database", copy)[:2] == (0, f"{copy}: 0 matches, 0 turns, all is well\n")
    status, output, _ = outcome(capsys, "restore", copy, "--database", database)
    assert status == 0
    assert "put back" in output
    assert f"what was there is kept as {database}.before-" in output


async def test_faults_are_told_and_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    store = await SqliteStore.open(tmp_path / "m.db")
    for nth in range(60):
        await begun(store, 2 * nth, 2 * nth + 1, name=str(nth))
    await store.close()
    status, output, _ = outcome(capsys, "check", "--database", tmp_path / "m.db")
    assert status == 1
    assert output.startswith("match 1: this version of the program has no game go\n")
    assert output.endswith(f"... and 10 more\n{tmp_path / 'm.db'}: 60 matches, 60 turns, 60 faults\n")


async def test_the_file_is_found_by_the_settings_and_no_token_is_needed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.delenv("BOT_TOKEN", raising=False)
    database = await file_of(tmp_path)
    (tmp_path / ".env").write_text(f"BOT_DATABASE={database}\n", encoding="utf-8")
    assert outcome(capsys, "check", "--settings", tmp_path)[:2] == (0, f"{database}: 0 matches, 0 turns, all is well\n")
    (tmp_path / ".env").write_text("BOT_COLOUR=red\n", encoding="utf-8")
    assert outcome(capsys, "check", "--settings", tmp_path) == (2, "", "Unknown option BOT_COLOUR in .env.\n")


async def test_what_cannot_be_done_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    database = await file_of(tmp_path)
    diary = tmp_path / "[diary]"
    diary.write_text("Dear diary", encoding="utf-8")
    for arguments, text in (
        (("check", "--database", tmp_path / "no.db"), f"{tmp_path / 'no.db'} does not exist: "),
        (("backup", diary, "--database", database), f"{diary} exists already"),
        (("restore", diary, "--database", database), f"{diary} is damaged or no backup at all"),
    ):
        status, out, err = outcome(capsys, *arguments)
        assert (status, out) == (2, "")
        assert err.startswith(text)
        assert err.count("\n") == 1
    with pytest.raises(SystemExit) as refusal:
        main(["backup", str(tmp_path), "--keep", "0", "--database", str(database)])
    assert refusal.value.code == 2
    assert "0 is not a number of backups: 1 or more" in capsys.readouterr().err


async def test_a_running_bot_keeps_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    store = await SqliteStore.open(tmp_path / "m.db")
    assert outcome(capsys, "backup", tmp_path / "copy.db", "--database", tmp_path / "m.db")[0] == 0
    status, _, err = outcome(capsys, "restore", tmp_path / "copy.db", "--database", tmp_path / "m.db")
    assert status == 2
    assert "is in use by another running bot" in err
    await store.close()
