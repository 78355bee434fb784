"""`pichenette ratings` and what `check` says of ratings."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.matches.core.models import Player
from bot.matches.work.clock import SystemClock
from bot.ratings.ladders import RANKED
from bot.storage.stores.sqlite import SqliteStore
from tests.support.tournaments.ended import ended


async def five_won(database: Path) -> None:
    now = SystemClock().now_ms()
    store = await SqliteStore.open(database)
    for nth in range(RANKED):
        await ended(store, [[Player(0, 101, "Ada [bold]")], [Player(0, 200 + nth, "other")]], now - nth)
    await store.close()


def test_ladders_are_shown_checked_and_mended(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    database = tmp_path / "m.db"
    asyncio.run(five_won(database))
    plain = sqlite3.connect(database)

    def run_command(*arguments: str) -> tuple[int, str]:
        return main([*arguments, "--database", str(database)]), " ".join(capsys.readouterr().out.split())

    show = ["ratings", "--database", str(database), "show", "pitchout"]
    recompute = ["ratings", "--database", str(database), "recompute"]
    assert main([*show, "--guild", "7"]) == 0
    assert "Ada [bold]" in capsys.readouterr().out
    assert "ratings do not follow" not in run_command("check")[1]
    plain.execute("UPDATE ratings SET mu = 99 WHERE guild = 7 AND season = 0 AND games > 1")
    plain.commit()
    assert "1 of 24 ratings do not follow from the results" in run_command("check")[1]
    assert main(recompute) == 0
    assert "1 of them were not as they must be" in " ".join(capsys.readouterr().out.split())
    assert "ratings do not follow" not in run_command("check")[1]
    plain.close()
    with pytest.raises(SystemExit):
        main([*show, "--season", "soon"])
    assert main(["ratings", "--database", str(tmp_path / "none.db"), "recompute"]) == 2
