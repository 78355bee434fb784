"""A file that has lost its contents is not taken for a new one."""

import contextlib
import sqlite3
from pathlib import Path

import pytest

from bot.matches.core.errors import StoreError
from bot.storage.core import upgrading
from bot.storage.core.migrate import migrate


def test_an_empty_file_is_refused_and_left_as_it_is(tmp_path: Path):
    path = tmp_path / "m.db"
    path.touch()
    with pytest.raises(StoreError, match=r"m\.db is empty: what it held is lost\. Restore a backup"):
        migrate(path, 50)
    assert path.stat().st_size == 0


@pytest.mark.parametrize("name", ["m.db-wal", "m.db-journal"])
def test_a_log_without_its_file_is_refused_and_left_as_it_is(tmp_path: Path, name: str):
    log = tmp_path / name
    log.write_bytes(b"turns")
    with pytest.raises(StoreError, match=rf"m\.db is missing, but its log .*{name} is there"):
        migrate(tmp_path / "m.db", 50)
    assert [file.name for file in tmp_path.iterdir()] == [log.name]


def test_a_file_of_another_program_is_refused_and_left_as_it_is(tmp_path: Path):
    path = tmp_path / "cookbook.db"
    with contextlib.closing(sqlite3.connect(path)) as plain:
        plain.execute("CREATE TABLE dishes (name TEXT)")
    before = path.read_bytes()
    with pytest.raises(StoreError, match="was not written by this program"):
        migrate(path, 50)
    assert path.read_bytes() == before


def test_a_new_file_that_could_not_be_completed_is_made_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "m.db"

    def cut_short(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as broken:
        broken.setattr(upgrading.command, "upgrade", cut_short)
        with pytest.raises(KeyboardInterrupt):
            migrate(path, 50)
    assert not path.exists()
    migrate(path, 50)
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_what_keeps_a_new_file_from_being_made_is_said(tmp_path: Path):
    (tmp_path / "m.db.part").mkdir()
    with pytest.raises(StoreError, match=r"m\.db cannot be made: Is a directory\."):
        migrate(tmp_path / "m.db", 50)
