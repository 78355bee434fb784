"""Lists of the command line, as another program reads them: JSON, and tables that no pipe cuts."""

import asyncio
import json
from datetime import datetime
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.matches.core.models import Player
from bot.matches.work.clock import SystemClock
from bot.storage.stores.sqlite import SqliteStore
from tests.support.matches.table import ANN, BOB, table
from tests.support.tournaments.ended import ended


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    return capsys.readouterr().out


async def _two_matches(database: Path) -> None:
    async with table(database) as at:
        await at.begin()
        await at.challenge()


def test_matches_are_listed_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    asyncio.run(_two_matches(tmp_path / "m.db"))
    where = ("--database", str(tmp_path / "m.db"))
    challenge, match = json.loads(printed(capsys, "matches", *where, "list", "--json"))
    assert (challenge["status"], match["status"]) == ("challenge", "running")
    assert sorted(one["seat"] for one in match["players"]) == [0, 1]
    assert {(one["user"], one["name"]) for one in match["players"]} == {(str(one.user), one.name) for one in (ANN, BOB)}
    changed = datetime.fromisoformat(match["changed"])
    assert changed.utcoffset() is not None
    assert changed.timestamp() == 1000
    assert json.loads(printed(capsys, "matches", *where, "list", "--game", "chess", "--json")) == []


def test_a_ladder_is_listed_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    async def five_won() -> None:
        now = SystemClock().now_ms()
        store = await SqliteStore.open(tmp_path / "m.db")
        for nth in range(5):
            await ended(store, [[Player(0, 101, "Ada [bold]")], [Player(0, 200 + nth, "other")]], now - nth)
        await store.close()

    asyncio.run(five_won())
    command = ("ratings", "--database", str(tmp_path / "m.db"), "show", "pitchout", "--guild", "7", "--json")
    (first,) = json.loads(printed(capsys, *command))
    assert (first["place"], first["user"], first["name"], first["matches"], first["won"]) == (
        1,
        "101",
        "Ada [bold]",
        5,
        5,
    )


def test_no_date_is_cut_in_a_pipe(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("COLUMNS", raising=False)
    asyncio.run(_two_matches(tmp_path / "m.db"))
    output = printed(capsys, "matches", "--database", str(tmp_path / "m.db"))
    assert output.count("1970-01-01 ") >= 2
    assert "…" not in output
