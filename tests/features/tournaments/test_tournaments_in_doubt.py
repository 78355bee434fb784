"""A change of a tournament whose commit fails half-way: what was stored counts, and nobody is refused what has happened."""

from collections.abc import AsyncIterator, Awaitable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.features.tournaments.values import Stage, Tournament
from bot.matches.core.errors import Refused
from bot.pairing.event import Form
from tests.support.matches.table import table
from tests.support.storage.meddler import Meddler
from tests.support.tournaments.drawn_tournaments import announced
from tests.support.tournaments.tournaments import GUILD, Season, person

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def season(tmp_path: Path) -> AsyncIterator[Season]:
    async with table(tmp_path / "matches.db", Meddler) as made:
        yield Season(made)


def ways(season: Season, number: int) -> dict[str, Awaitable[Tournament]]:
    """The possible changes of an open tournament."""
    tournaments = season.tournaments
    return {
        "enter": tournaments.enter(number, GUILD, person(7)),
        "leave": tournaments.leave(number, GUILD, person(0).user),
        "begin": tournaments.begin(number, GUILD),
        "cancel": tournaments.cancel(number, GUILD),
    }


async def done(season: Season, what: str, number: int) -> Tournament:
    others = ways(season, number)
    wanted = others.pop(what)
    for one in others.values():
        one.close()  # type: ignore[attr-defined]
    return await wanted


@pytest.mark.parametrize("what", ["enter", "leave", "begin", "cancel"])
@pytest.mark.parametrize("unknown", ["kept", "lost"])
async def test_it_happens_once(season: Season, what: str, unknown: str):
    opened = await season.open(Form.SWISS, 4, places=8)
    assert isinstance(season.at.store, Meddler)
    season.at.store.unknown = unknown
    now = await done(season, what, opened.id)
    assert now == await season.present(opened.id)
    assert now.revision == opened.revision + 1
    here = {one.user for one in now.present}
    assert (person(7).user in here, person(0).user in here) == (what == "enter", what != "leave")
    stage = {"begin": Stage.RUNNING, "cancel": Stage.CANCELLED}.get(what, Stage.OPEN)
    assert now.stage is stage
    assert await announced(season.at, opened.id) == ["open", *(["cancelled"] if what == "cancel" else [])]


async def test_what_another_did_before_is_refused(season: Season):
    opened = await season.open(Form.SWISS, 4, places=8)
    await season.tournaments.cancel(opened.id, GUILD)
    assert isinstance(season.at.store, Meddler)
    season.at.store.unknown = "kept"
    with pytest.raises(Refused) as refusal:
        await season.tournaments.cancel(opened.id, GUILD)
    assert refusal.value.reason.key == "refused-tournament-over"


async def test_who_drops_out_later_does_so_once(season: Season):
    opened = await season.open(Form.SWISS, 4, places=8)
    await season.begin(opened.id)
    await season.settle()
    assert isinstance(season.at.store, Meddler)
    season.at.store.unknown = "kept"
    left = await season.tournaments.leave(opened.id, GUILD, person(0).user)
    gone = left.of(person(0).user)
    assert gone is not None
    assert gone.left == 1
