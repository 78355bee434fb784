"""Messages to an owner who names an unusable database: one sentence, no password, and exit status 2."""

import os
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from tests.support.storage.postgres import Server

ROOT = Path(__file__).parents[2]
SECRET = "hunter2"  # noqa: S105 - it must not be seen
UNREACHABLE = f"postgresql://bot:{SECRET}@127.0.0.1:9/games"


def told(folder: Path, **settings: str) -> str:
    """The one sentence of a bot that cannot start."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("BOT_")}
    ended = subprocess.run(
        [sys.executable, "-m", "bot", "run", "--settings", str(folder)],
        cwd=ROOT,
        env=inherited | {"BOT_TOKEN": "not.asked.for", "BOT_LOG_LEVEL": "error"} | settings,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 2, ended.stderr
    assert len(ended.stderr.splitlines()) == 1
    assert SECRET not in ended.stderr
    return ended.stderr


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"BOT_DATABASE": UNREACHABLE}, "The database cannot be used"),
        ({"BOT_CLUSTER": "1/2", "BOT_SHARDS": "2"}, "BOT_CLUSTER needs PostgreSQL"),
        ({"BOT_CLUSTER": "3/4", "BOT_SHARDS": "2", "BOT_DATABASE": UNREACHABLE}, "leaves processes without a shard"),
    ],
)
def test_settings_that_cannot_be_used_are_one_sentence(tmp_path: Path, settings: dict[str, str], sentence: str):
    assert sentence in told(tmp_path, **settings)


@pytest.mark.thorough
def test_a_database_written_by_a_later_version_is_one_sentence(tmp_path: Path, postgres: Server):
    url = postgres.new_database("template1")
    with psycopg.connect(url) as plain:
        plain.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "later version of the program" in told(tmp_path, BOT_DATABASE=url)


@pytest.mark.thorough
def test_a_user_without_a_password_or_without_rights_is_told_in_one_sentence(tmp_path: Path, postgres: Server):
    url = postgres.new_database()
    with psycopg.connect(url) as plain:
        plain.execute("DROP ROLE IF EXISTS stranger")
        plain.execute(f"CREATE ROLE stranger LOGIN PASSWORD '{SECRET}-of-another'")
    guest = url.replace("postgres@", f"stranger:{SECRET}@")
    assert "may not create or change tables" in told(tmp_path, BOT_DATABASE=guest)
    access = postgres.data / "pg_hba.conf"
    before = access.read_text(encoding="utf-8")
    try:
        access.write_text(f"local all stranger scram-sha-256\n{before}", encoding="utf-8")
        postgres.run("pg_ctl", "-D", str(postgres.data), "reload")
        assert "password authentication failed" in told(tmp_path, BOT_DATABASE=guest)
    finally:
        access.write_text(before, encoding="utf-8")
        postgres.run("pg_ctl", "-D", str(postgres.data), "reload")
