"""An older file is copied before its upgrade, and never upgraded without a copy."""

import contextlib
import logging
import resource
import shutil
import sqlite3
from pathlib import Path

import pytest

from bot.matches.core.errors import StoreBusy, StoreCorrupt, StoreError
from bot.storage.core import snapshot, upgrading
from bot.storage.core.inspection import refuse_unknown_file
from bot.storage.core.migrate import migrate
from tests.storage.released import old_file

HEAD = snapshot.present_schema()
LATER = f"{int(HEAD) + 1:04}"
NEXT = f'''"""Keep moods."""

import sqlalchemy as sa
from alembic import op

revision = "{LATER}"
down_revision = "{HEAD}"


def upgrade() -> None:
    """Nobody has told theirs yet."""
    op.add_column("players", sa.Column("mood", sa.Text(), nullable=False, server_default=sa.text("'calm'")))
'''


@pytest.fixture
def old(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that the next version of the program, with one more migration, has to upgrade."""
    migrations = shutil.copytree(snapshot.MIGRATIONS, tmp_path_factory.mktemp("next") / "migrations")
    (migrations / "versions" / f"{LATER}_keep_moods.py").write_text(NEXT)
    for module in (snapshot, upgrading):
        monkeypatch.setattr(module, "MIGRATIONS", migrations)
    return old_file(tmp_path / "old.db")


def change(path: Path, statement: str, *rows: tuple[object, ...]) -> None:
    with contextlib.closing(sqlite3.connect(path)) as plain:
        plain.executemany(statement, rows or ((),))
        plain.commit()


def dump(path: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(path)) as plain:
        return sorted(plain.iterdump())


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
    copy = old.with_name("old.db.schema-0026")
    assert schema(copy) == "0026"
    assert schema(old) == LATER
    assert rows(copy) == rows(old) > 0
    assert str(copy) in caplog.text


def test_no_command_reads_a_file_before_it_is_upgraded(old: Path):
    with pytest.raises(StoreError, match="start the bot once to upgrade it"):
        refuse_unknown_file(old)
    migrate(old, 100)
    refuse_unknown_file(old)


def test_a_present_or_new_file_is_not_copied(tmp_path: Path):
    for _ in range(2):
        migrate(tmp_path / "new.db", 100)
    assert [file.name for file in tmp_path.iterdir()] == ["new.db"]


def test_a_copy_put_back_is_the_file_of_before_and_can_be_upgraded_again(old: Path):
    before = dump(old)
    migrate(old, 100)
    copy = old.with_name("old.db.schema-0026")
    assert dump(copy) == before != dump(old)
    upgraded = dump(old)
    copy.replace(old)
    migrate(old, 100)
    assert dump(old) == upgraded


def test_a_file_somebody_holds_is_not_upgraded_without_a_copy(old: Path):
    with contextlib.closing(sqlite3.connect(old, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreBusy, match="cannot be opened: database is locked"):
            migrate(old, 50)
        other.execute("ROLLBACK")
    assert schema(old) == "0026"
    migrate(old, 50)
    assert old.with_name("old.db.schema-0026").exists()


def test_of_a_damaged_file_it_is_said_that_it_is_damaged(old: Path):
    whole = old.read_bytes()
    for page in range(2, len(whole) // 4096):
        old.write_bytes(whole[: page * 4096] + b"\xff" * 8 + whole[page * 4096 + 8 :])
        with pytest.raises(StoreCorrupt, match="is damaged"):
            migrate(old, 100)


def test_on_a_full_disk_nothing_is_upgraded_and_nothing_left_behind(old: Path):
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, limits[1]))
    try:
        with pytest.raises(StoreError, match=r"no copy of it can be made at .*Make room"):
            migrate(old, 100)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert schema(old) == "0026"
    assert [file.name for file in old.parent.iterdir()] == ["old.db"]


def test_an_upgrade_that_leaves_rows_astray_is_taken_back(old: Path):
    change(old, "INSERT INTO seats VALUES (1, 2, 2, 99, 'yes', 0, 0)")
    with pytest.raises(StoreError, match="a row of seats names one of players that is not there"):
        migrate(old, 100)
    assert schema(old) == "0026"


def test_where_no_copy_can_be_written_nothing_is_upgraded(old: Path):
    old.with_name("old.db.schema-0026").mkdir()
    with pytest.raises(StoreError, match=r"no copy of it can be made"):
        migrate(old, 100)
    assert schema(old) == "0026"
