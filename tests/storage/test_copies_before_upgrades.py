"""Before an earlier file is upgraded it is copied, and nothing is upgraded without a copy."""

import logging
import sqlite3
from pathlib import Path

import pytest

from bot.matches.errors import StoreError
from bot.storage.migrate import migrate

FIRST = Path(__file__).parent / "released" / "0001.sql"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "old.db"
    plain = sqlite3.connect(path)
    plain.executescript(FIRST.read_text())
    plain.close()
    return path


def schema(path: Path) -> str:
    plain = sqlite3.connect(path)
    (found,) = plain.execute("SELECT version_num FROM alembic_version").fetchone()
    plain.close()
    return str(found)


def rows(path: Path) -> int:
    plain = sqlite3.connect(path)
    (found,) = plain.execute("SELECT count(*) FROM turns").fetchone()
    plain.close()
    return int(found)


def test_an_earlier_file_is_copied_first(old: Path, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.INFO)
    migrate(old, 100)
    copy = old.with_name("old.db.schema-0001")
    assert schema(copy) == "0001"
    assert schema(old) > "0001"
    assert rows(copy) == rows(old) > 0
    assert str(copy) in caplog.text


def test_a_present_or_new_file_is_not_copied(tmp_path: Path):
    for _ in range(2):
        migrate(tmp_path / "new.db", 100)
    assert [file.name for file in tmp_path.iterdir()] == ["new.db"]


def test_without_room_for_a_copy_nothing_is_upgraded(old: Path):
    old.with_name("old.db.schema-0001").mkdir()
    with pytest.raises(StoreError, match=r"no copy of it can be made"):
        migrate(old, 100)
    assert schema(old) == "0001"
