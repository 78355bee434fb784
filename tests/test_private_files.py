"""Files that the program writes are readable by their owner alone, and it warns of earlier files that are not."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.settings import readable_by_others
from bot.storage.stores.sqlite import SqliteStore
from tests.test_main import ended

OPEN = 0o022  # the usual mask, which lets everybody read


@pytest.fixture(autouse=True)
def usual_mask() -> Iterator[None]:
    former = os.umask(OPEN)
    yield
    os.umask(former)


def for_others(folder: Path) -> list[str]:
    """The files of a folder that others can do anything with."""
    return sorted(
        str(file.relative_to(folder))
        for file in folder.rglob("*")
        if file.is_file() and stat.S_IMODE(file.stat().st_mode) & 0o077
    )


@pytest.mark.asyncio
async def test_file_log_lock_and_backups_are_for_their_owner_alone(tmp_path: Path):
    data, backups = tmp_path / "data" / "m.db", tmp_path / "backups"
    backups.mkdir()
    assert main(["backup", str(backups), "--database", str(data)]) == 2  # there is none yet, but the mask is set
    store = await SqliteStore.open(data)
    try:
        await store.keep_setting("colour", "red")
        assert main(["backup", str(backups), "--database", str(data)]) == 0
        assert {"m.db", "m.db-wal", "m.db.lock"} <= {file.name for file in data.parent.iterdir()}
        assert len(list(backups.iterdir())) == 1
        assert for_others(tmp_path) == []
    finally:
        await store.close()


def test_a_file_that_others_can_read_is_found(tmp_path: Path):
    for name, mode in {"mine": 0o600, "group's": 0o640, "everybody's": 0o604}.items():
        (tmp_path / name).touch()
        (tmp_path / name).chmod(mode)
    names = ("mine", "group's", "everybody's", "none")
    assert readable_by_others(*(tmp_path / name for name in names)) == [tmp_path / "group's", tmp_path / "everybody's"]


@pytest.mark.thorough
@pytest.mark.asyncio
async def test_a_readable_env_is_said(tmp_path: Path):
    empty, env = tmp_path / "empty.db", tmp_path / ".env"
    empty.touch(0o600)  # the start ends there
    env.write_text(f"BOT_TOKEN=x\nBOT_DATABASE={empty}\n", encoding="utf-8")
    status, said = await ended(tmp_path, {})
    assert status == 2
    assert f"chmod 600 {env}" in said
    env.chmod(0o600)
    _, said = await ended(tmp_path, {})
    assert "chmod" not in said
    assert said.endswith(
        f"{empty} is empty: what it held is lost. Restore a backup, or delete it to begin a new one.\n"
    )
