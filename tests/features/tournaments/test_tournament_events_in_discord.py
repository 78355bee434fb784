"""Tournaments that begin at a set time as scheduled events of the server: made once, brought along, and kept from who may not know."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from bot.features.tournaments.service import Tournaments
from bot.matches.timing.paces import DAY
from bot.ops.play import corner
from bot.screens.deadlines import when
from bot.storage.delivery.bulletins import LEASE
from localdiscord.faults import ResponseMode
from localdiscord.permissions import Permission
from localdiscord.records import EventStatus, ScheduledEvent
from localdiscord.server import LocalDiscord
from tests.features.history.test_history_in_discord import hide_arena
from tests.features.tournaments.test_tournament_posts_in_discord import at_rest
from tests.features.tournaments.test_tournaments_in_discord import (
    cancelled,
    card,
    entered,
    opened,
    present,
    resigned,
    round_of,
)
from tests.support.discord.scene import QUICK, Scene, bot_on, scene
from tests.support.discord.serving import delivered_elsewhere
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
EVENTS = "/guilds/{guild.id}/scheduled-events"


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Scene]:
    async with scene(tmp_path) as made:
        yield made


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short pause before another try."""
    monkeypatch.setattr("cogs.delivery.bulletin_posts.PAUSES", (0.1,))


def events(table: Scene) -> list[ScheduledEvent]:
    return list(table.local.world.state.events.values())


def may_create(table: Scene, *, yes: bool) -> None:
    world = table.local.world
    role = next(role for role in world.guild.roles.values() if role.bot_id == world.bot.id)
    granted = role.permissions & ~int(Permission.CREATE_EVENTS) | yes * int(Permission.CREATE_EVENTS)
    table.local.membership.allow(role.id, granted)


async def event(table: Scene, status: EventStatus = EventStatus.SCHEDULED) -> ScheduledEvent:
    """The only event, once it has a status."""
    for _ in range(600):
        found = events(table)
        if found and found[0].status is status:
            assert len(found) == 1
            return found[0]
        await asyncio.sleep(0.02)
    raise AssertionError(f"no event is {status}: {events(table)}")


async def test_it_goes_along_to_the_end(table: Scene):
    shown = await opened(table, starts="2h", clock="day", places=3)
    made = await event(table)
    starts = (await present(table)).starts
    assert (made.name, made.start) == ("Club Cup", starts / 1000)
    assert made.location.endswith(f"/{shown.channel_id}/{shown.id}")
    assert made.description is not None
    assert all(word in made.description for word in ("Pitch Out", "Swiss", "1 day per move"))
    await entered(shown, *table.people[:3])
    await table.ada.command("arena", "tournament start")
    await event(table, EventStatus.ACTIVE)
    for nth in (1, 2):
        await resigned(table, await round_of(table, nth))
    await event(table, EventStatus.COMPLETED)


async def test_it_lasts_as_long_as_the_tournament_does(table: Scene):
    shown = await opened(table, starts="2h", clock="day", places=3)
    made = await event(table)
    await entered(shown, *table.people[:3])
    await table.ada.command("arena", "tournament start")
    await event(table, EventStatus.ACTIVE)
    before = made.end
    now = await round_of(table, 1)
    table.services.clock.shift += 20 * DAY  # type: ignore[attr-defined]
    await resigned(table, now)
    await round_of(table, 2)
    for _ in range(6000):
        if made.end > before:
            break
        await asyncio.sleep(0.02)
    assert made.status is EventStatus.ACTIVE
    assert made.end * 1000 > table.services.clock.now_ms()
    assert made.start < table.local.world.clock.now() + 3 * 3600
    await resigned(table, await round_of(table, 2))
    await event(table, EventStatus.COMPLETED)


async def test_one_without_a_start_has_none(table: Scene):
    await opened(table)
    await at_rest(table)
    assert events(table) == []


async def test_it_moves_with_the_time(table: Scene):
    await opened(table, starts="2h")
    made = await event(table)
    await at_rest(table)
    now = await present(table)
    later = msgspec.structs.replace(now, starts=now.starts + 3_600_000)
    await table.bot.feature(Tournaments).rows.change(now, later, (), now.created)
    table.bot.matches.bulletins.woken.set()
    await at_rest(table)
    assert made.start == later.starts / 1000


@pytest.mark.parametrize(("begun", "status"), [(False, EventStatus.CANCELED), (True, EventStatus.COMPLETED)])
async def test_it_is_called_off_with_the_tournament(table: Scene, *, begun: bool, status: EventStatus):
    shown = await opened(table, starts="2h")
    await event(table)
    if begun:
        await entered(shown, *table.people[:3])
        await table.ada.command("arena", "tournament start")
        await event(table, EventStatus.ACTIVE)
    await cancelled(table)
    await event(table, status)


async def test_without_the_right_there_is_none_and_its_organizer_is_told(table: Scene):
    may_create(table, yes=False)
    wanted = {"game": "pitchout", "format": "swiss", "name": "Club Cup", "starts": "2h"}
    told = await table.ada.command("arena", "tournament create", wanted)
    assert told.shown.ephemeral
    assert says(told.shown.text, "tournament-event-right")
    assert says(told.shown.text, "tournament-opened-starts", when=when((await present(table)).starts, "f"))
    await at_rest(table)
    assert events(table) == []
    assert not [call for call in table.local.log.requests if "scheduled-events" in call.path]
    may_create(table, yes=True)
    again = await table.ada.command("arena", "tournament create", wanted)
    assert not says(again.shown.text, "tournament-event-right")


async def test_one_in_a_channel_that_not_all_can_read_has_none(table: Scene):
    await hide_arena(table)
    wanted = {"game": "pitchout", "format": "swiss", "name": "Secret Cup", "starts": "2h"}
    told = await table.ada.command("arena", "tournament create", wanted)
    assert not says(told.shown.text, "tournament-event-right")
    await at_rest(table)
    assert events(table) == []


async def test_where_it_moves_to_a_channel_that_not_all_can_read_it_is_called_off(table: Scene):
    await table.ada.command("general", "tournament create", {"game": "pitchout", "format": "swiss", "starts": "2h"})
    await event(table)
    await hide_arena(table)
    await table.ada.command("arena", "tournament move")
    await event(table, EventStatus.CANCELED)


async def test_once_not_all_can_read_its_channel_it_is_called_off(table: Scene):
    await opened(table, starts="2h")
    await event(table)
    await at_rest(table)
    await hide_arena(table)
    await event(table, EventStatus.CANCELED)


async def test_once_its_channel_is_deleted_it_is_called_off(table: Scene):
    await opened(table, starts="2h")
    await event(table)
    await at_rest(table)
    table.ada.delete_channel("arena")
    await event(table, EventStatus.CANCELED)


async def test_once_nobody_sees_anything_by_default_it_is_called_off(table: Scene):
    await opened(table, starts="2h")
    await event(table)
    await at_rest(table)
    everyone = table.local.world.guild.roles[table.local.world.guild.id]
    table.local.membership.allow(everyone.id, everyone.permissions & ~int(Permission.VIEW_CHANNEL))
    await event(table, EventStatus.CANCELED)


async def test_where_it_is_moved_the_event_leads_there(table: Scene):
    await opened(table, starts="2h")
    made = await event(table)
    await table.ada.command("general", "tournament move")
    there = await card(table, "Club Cup", after=made.id)
    for _ in range(6000):
        if made.location.endswith(f"/{there.channel_id}/{there.id}"):
            return
        await asyncio.sleep(0.02)
    raise AssertionError(made.location)


async def test_an_answer_that_is_lost_makes_no_second_one(table: Scene):
    table.local.faults.fail_next("POST", EVENTS, status=500, after_effect=True)
    await opened(table, starts="2h")
    await event(table)
    await at_rest(table)
    assert len(events(table)) == 1


async def test_one_that_somebody_deleted_is_not_missed(table: Scene):
    shown = await opened(table, starts="2h")
    made = await event(table)
    await at_rest(table)
    del table.local.world.state.events[made.id]
    await entered(shown, *table.people[:3])
    await table.ada.command("arena", "tournament start")
    await round_of(table, 1)
    await at_rest(table)
    assert events(table) == []


async def test_one_that_ended_by_itself_stays_so(table: Scene):
    shown = await opened(table, starts="2h")
    made = await event(table)
    await at_rest(table)
    made.status = EventStatus.COMPLETED
    await entered(shown, *table.people[:3])
    await table.ada.command("arena", "tournament start")
    await round_of(table, 1)
    await at_rest(table)
    assert made.status is EventStatus.COMPLETED


async def test_a_bot_that_was_stopped_after_it_made_one_makes_no_second(tmp_path: Path):
    async with LocalDiscord(corner(**QUICK)) as local:
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            table = Scene(local, services, bot)
            local.faults.fail_next("POST", EVENTS, manner=ResponseMode.SILENT, after_effect=True)
            await opened(table, starts="2h")
            await event(table)
            await bot.remove_cog("BulletinPosts")
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            table = Scene(local, services, bot)
            services.clock.shift += LEASE  # type: ignore[attr-defined]
            bot.matches.bulletins.woken.set()
            await at_rest(table)
            assert len(events(table)) == 1


async def test_it_is_left_to_the_process_that_gets_events_of_the_server(table: Scene):
    shown = await opened(table, starts="2h")
    await event(table)
    await at_rest(table)
    await entered(shown, *table.people[:3])
    await at_rest(table)
    async with delivered_elsewhere(table):
        await table.ada.command("arena", "tournament start")
        await asyncio.sleep(1)
        assert (await event(table)).status is EventStatus.SCHEDULED
    await event(table, EventStatus.ACTIVE)
