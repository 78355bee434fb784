"""Matches in every state that version 0.1.0 left in a database go on after an upgrade, on both engines."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from alembic import command
from sqlalchemy import MetaData, NullPool, create_engine, func, select

from bot.games import GAMES
from bot.matches.core.models import Match, Person, Status
from bot.matches.work.effects import OfferKind
from bot.settings import PostgresUrl
from bot.storage.core.tables import NUMBERED
from bot.storage.core.upgrading import config_for
from bot.storage.stores.opening import open_store
from bot.upkeep.integrity import check
from tests.storage.released import old_file
from tests.support.matches.played import Evening

pytestmark = [pytest.mark.asyncio, pytest.mark.long]

RUNNING = {1: "pitchout", 2: "pitchout", 3: "pitchbowl", 4: "forhonor", 5: "offboard", 13: "offboard"}
PAUSED, PAUSE_OFFERED, SUSPENDED, UNDO_OFFERED = 6, 7, 8, 12
ENDED = {9: Status.FINISHED, 10: Status.ABORTED, 11: Status.VOID, 14: Status.EXPIRED} | {
    16: Status.DECLINED,
    17: Status.CANCELLED,
}
CHALLENGE, OPEN = 15, 18


def old_database(path: Path, url: str) -> PostgresUrl:
    """Make a PostgreSQL database as version 0.1.0 left it, with the rows of its SQLite file."""
    of_file = create_engine(f"sqlite:///{path}", poolclass=NullPool)
    of_server = create_engine(url.replace("postgresql:", "postgresql+psycopg:", 1), poolclass=NullPool)
    with of_file.connect() as given, of_server.begin() as made:
        command.upgrade(config_for(made), "0026")
        before, after = MetaData(), MetaData()
        before.reflect(given)
        after.reflect(made)
        for table in after.sorted_tables:
            rows = given.execute(select(before.tables[table.name])).mappings().all()
            if rows and table.name != "alembic_version":
                made.execute(table.insert(), [dict(row) for row in rows])
                if table.name in {numbered.name for numbered in NUMBERED}:
                    last = select(func.max(table.c.id)).scalar_subquery()
                    made.execute(select(func.setval(f"{table.name}_id_seq", last)))
    return PostgresUrl(url)


@pytest.fixture(params=["sqlite", "postgres"])
def released(request: pytest.FixtureRequest, tmp_path: Path) -> Path | PostgresUrl:
    path = old_file(tmp_path / "old.db", "states.sql")
    if request.param == "sqlite":
        return path
    return old_database(path, request.getfixturevalue("postgres").new_database())


@pytest_asyncio.fixture
async def evening(released: Path | PostgresUrl) -> AsyncIterator[Evening]:
    store = await open_store(released)  # which upgrades it
    people = Evening(store, "after the upgrade")  # type: ignore[arg-type]  # either engine
    people.clock.now = max([(await present(people, one)).created for one in range(1, 19)]) + 60_000
    people._keys = 1000  # the first ones are in the file
    yield people
    await store.close()


async def present(evening: Evening, match: int) -> Match:
    found = await evening.store.get(match)
    assert found is not None
    return found


async def test_nothing_is_wrong_with_them(released: Path | PostgresUrl):
    await (await open_store(released)).close()
    report = check(released, GAMES, simulate=True)
    assert (report.matches, report.turns) == (18, 84)
    assert [str(fault) for fault in report.faults if "badges are not computed yet" not in str(fault)] == []


async def test_each_is_as_it_was(evening: Evening):
    live = dict.fromkeys((*RUNNING, PAUSED, PAUSE_OFFERED, UNDO_OFFERED), Status.RUNNING)
    expected = live | ENDED | {SUSPENDED: Status.SUSPENDED, CHALLENGE: Status.CHALLENGE, OPEN: Status.OPEN}
    assert {number: (await present(evening, number)).status for number in range(1, 19)} == expected
    assert set(expected.values()) == set(Status)


async def test_running_ones_are_played_on(evening: Evening):
    for number, game in RUNNING.items():
        match = await present(evening, number)
        after = await evening.play(match, 3)
        assert (after.game, after.revision >= match.revision + 1) == (game, True)


async def test_clocks_and_offers_go_on(evening: Evening):
    paused = await present(evening, PAUSED)
    assert paused.paused > evening.clock.now
    resumed = await evening.matches.clocks.end_pause(paused, paused.holders[0].user, key=evening.key())
    assert not resumed.paused_at(evening.clock.now)
    asked = await present(evening, PAUSE_OFFERED)
    agreed = await evening.matches.offers.agree(asked.id, asked.holders[1].user, OfferKind.PAUSE, key=evening.key())
    assert agreed.paused_at(evening.clock.now)
    moved = await present(evening, UNDO_OFFERED)
    (offer,) = await evening.store.offers(moved.id)
    other = moved.holder(1 - offer.seat).user
    undone = await evening.matches.offers.agree(moved.id, other, OfferKind.TAKEBACK, key=evening.key())
    assert undone.state != moved.state


async def test_the_suspended_one_is_revived(evening: Evening):
    revived = await evening.matches.admin.revive(SUSPENDED)
    assert (await evening.play(revived, 2)).revision > revived.revision


async def test_those_that_have_not_begun_begin(evening: Evening):
    challenge = await present(evening, CHALLENGE)
    begun = await evening.matches.challenges.accept(challenge.id, challenge.undecided[0].user, key=evening.key())
    assert begun.status is Status.RUNNING
    for nth in (2, 3):
        last = await evening.matches.open_tables.join(OPEN, Person(7001 + nth, f"player {nth}"), key=evening.key())
    assert (last.status, last.game) == (Status.RUNNING, "forhonor")
