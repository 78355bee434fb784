import asyncio

import psycopg
import pytest

from tests.support.storage.postgres import QUICK, server
from tools.scale import plans
from tools.scale.__main__ import parser, played_on
from tools.scale.filling import Size, fill, played

NOW = 1_795_000_000_000  # ms
MATCH_PARTS = ("turns", "seats", "posts", "timers", "keys")


@pytest.mark.slow
def test_minutes_of_a_busy_hour_pass_on_a_database_of_many_turns():
    asked = parser().parse_args(["--seconds", "20", "--rate", "10", "--processes", "2"])
    with server(QUICK, plans.PRELOADED) as running:
        url = running.new_database()
        fill(url, asyncio.run(played()), Size(100_000, 1000, 5000), NOW)
        with psycopg.connect(url, autocommit=True) as plain:
            plans.watch(plain)
            rows = {name: count for name, count, *_ in plans.sizes(plain)}
            orphans = [
                table
                for table in MATCH_PARTS
                if plain.execute(
                    f"SELECT 1 FROM {table} WHERE match NOT IN (SELECT id FROM matches) LIMIT 1"  # noqa: S608
                ).fetchone()
            ]
            day = asyncio.run(played_on(url, asked))
            ran = plans.totals(plain, 500)
    assert 80_000 < rows["turns"] < 125_000
    assert rows["posts"] > rows["turns"]
    assert not orphans
    assert len(day.times["advance"]) > 50
    assert day.posts > 50
    assert not day.failed
    assert any("INSERT INTO turns" in one.query for one in ran)
