"""Trouble around a tournament is explained clearly, and nothing is lost."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.values import Stage
from bot.matches.delivery.models import Bulletin
from bot.pairing.event import Result
from bot.screens.occasions import Occasion
from bot.screens.sheet import Sheet
from cogs.delivery import bulletin_posts
from localdiscord.people import ClientMessage
from localdiscord.permissions import Permission
from tests.features.tournaments.test_tournaments_in_discord import (
    card,
    entered,
    follows,
    opened,
    present,
    resigned,
    round_of,
)
from tests.support.discord.scene import Scene, all_said, button, scene
from tests.support.tournaments.loops import director_of
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Scene]:
    async with scene(tmp_path) as made:
        yield made


async def begun(table: Scene, **options: str) -> ClientMessage:
    """A tournament of four in its first round, which has been announced; its announcement."""
    shown = await entered(await opened(table, **options), *table.people)
    await round_of(table, 1)
    return await card(table, "round 1", after=shown.id)


async def settled(table: Scene) -> None:
    """Let the director take all steps it can."""
    while await director_of(table.bot).settle("tests"):
        pass


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    for _ in range(600):
        if await true():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it does not happen")


def forbid(table: Scene, *rights: Permission, channel: str = "arena") -> None:
    """Take permissions from the bot in a channel; without any, restore all."""
    world = table.local.world
    role = next(role for role in world.guild.roles.values() if role.bot_id == world.bot.id)
    table.local.membership.overwrite(world.find_channel(channel), role.id, deny=int(sum(rights)))


async def waits(table: Scene, channel: int) -> None:
    """The tournament waits for its channel, and says so to who looks at it or checks the server."""
    await resigned(table, await present(table))
    await until(lambda: _is_noted(table))
    await settled(table)
    assert (await present(table)).round_ == 1
    seen = (await table.chloe.command("general", "tournament table")).shown
    assert says(seen.text, "tournament-shut", name="Club Cup", channel=f"<#{channel}>")
    assert "/tournament move" not in seen.text
    mine = (await table.ada.command("general", "tournament table")).shown
    assert says(mine.text, "tournament-shut", name="Club Cup", channel=f"<#{channel}>", reader="runner")
    checked = (await table.ada.command("general", "server check", {})).shown
    assert says(checked.text, "tournament-shut", name="Club Cup", channel=f"<#{channel}>", reader="checker")


async def _is_noted(table: Scene) -> bool:
    await director_of(table.bot).settle("tests")
    return (await present(table)).event.is_round_over


async def played_on(table: Scene, after: int) -> None:
    """The rounds that are left follow by themselves."""
    for nth in (2, 3):
        now = await round_of(table, nth)
        assert await card(table, f"round {nth} of 3", after=after)
        await resigned(table, now)
    assert await card(table, "wins!", after=after)
    assert (await present(table)).stage is Stage.FINISHED


async def test_who_may_not_run_it_is_told_so(table: Scene):
    await begun(table)
    for command in ("cancel", "move", "start"):
        reply = await table.chloe.command("general", f"tournament {command}")
        assert says(reply.shown.text, "refused-tournament-rights"), command
    now = await present(table)
    assert (now.stage, now.channel) == (Stage.RUNNING, table.local.world.find_channel("arena").id)


async def test_a_hundred_presses_leave_one_entry_or_none(table: Scene):
    shown = await entered(await opened(table), table.ada, table.chloe)
    join, leave = (button(shown, "tournament", what) for what in ("join", "leave"))
    presses = [table.dai.press(shown, custom_id=(join, leave)[nth % 2]) for nth in range(100)]
    await asyncio.gather(*presses)
    await table.all_answered()
    now = await present(table)
    assert [one.user for one in now.entered if one.user != table.dai.id] == [table.ada.id, table.chloe.id]
    assert len(now.entered) <= 3
    await table.dai.press(shown, custom_id=join)
    await table.all_answered()
    assert len((await present(table)).entered) == 3
    await table.bruno.press(shown, custom_id=join)
    await table.all_answered()
    assert (await present(table)).stage is Stage.RUNNING


async def test_who_leaves_the_server_is_paired_no_longer(table: Scene):
    first = await begun(table)
    table.local.membership.leave(table.chloe.id)
    now = await present(table)
    await resigned(table, now)
    now = await round_of(table, 2)
    gone = now.of(table.chloe.id)
    assert gone is not None
    assert gone.left == 1
    assert all(gone.number not in board.pairing.numbers for board in now.rounds[1])
    said = await card(table, "round 2 of 3", after=first.id)
    assert "has a bye" in all_said(said)


async def test_a_tournament_whose_channel_is_deleted_waits_until_it_is_moved(table: Scene):
    first = await begun(table)
    channel = first.channel_id
    table.ada.delete_channel("arena")
    await waits(table, channel)
    moved = await table.ada.command("general", "tournament move")
    assert says(moved.shown.text, "tournament-moved", name="Club Cup")
    again = await card(table, "round 1 of 3", after=first.id)
    assert again.channel_id == table.local.world.find_channel("general").id
    await played_on(table, again.id)


async def test_the_card_of_a_tournament_that_was_moved_says_where_it_continues(table: Scene):
    former = await entered(await opened(table), table.ada, table.bruno)
    await table.ada.command("general", "tournament move")
    general = table.local.world.find_channel("general").id
    new = await card(table, "2** of 4 players", after=former.id)
    assert new.channel_id == general
    told = await table.chloe.wait_for(lambda one: one.id == former.id and "continues in" in one.text)
    assert says(told.text, "tournament-moved-to", name="Club Cup", channel=f"<#{general}>")
    (way,) = told.buttons
    assert way["url"].endswith(f"/{general}/{new.id}")
    await table.ada.command("arena", "tournament move")  # and back again
    back = await card(table, "2** of 4 players", after=new.id)
    arena = table.local.world.find_channel("arena").id
    for one, said in ((former, "tournament-moved-on"), (new, "tournament-moved-to")):
        shown = await follows(table, one, said, name="Club Cup")
        assert (f"<#{arena}>" in shown.text) == (one is new)
        assert shown.buttons[0]["url"].endswith(f"/{arena}/{back.id}")


async def test_its_matches_move_with_it_out_of_a_channel_that_was_deleted(table: Scene):
    first = await begun(table)
    gone = first.channel_id
    table.ada.delete_channel("arena")
    for person, language in ((table.ada, "en"), (table.bruno, "fr")):  # each player is told a way on
        await person.wait_for(lambda one, language=language: says(one.text, "barred-told", language, channel=str(gone)))
    await table.ada.command("general", "tournament move")
    general = table.local.world.find_channel("general").id
    now = await present(table)
    for board in now.rounds[0]:
        await until(lambda board=board: _is_in_a_thread_of(table, board.match, general))
    posted = await card(table, "round 1 of 3", after=first.id)
    assert posted.channel_id == general
    assert await table.ada.wait_for(lambda one: says(one.text, "tournament-match-moved", name="Club Cup"))
    await resigned(table, now)
    await played_on(table, posted.id)


async def test_matches_of_former_rounds_of_a_league_move_with_it(table: Scene):
    await entered(await opened(table, format="league", interval="1h"), *table.people)
    await table.ada.command("arena", "tournament start")
    begun = await round_of(table, 1)
    clock = table.services.clock
    await table.bot.feature(Tournaments).rows.change(
        begun, msgspec.structs.replace(begun, starts=1), (), clock.now_ms()
    )
    now = await round_of(table, 2)
    table.ada.delete_channel("arena")
    await table.ada.command("general", "tournament move")
    general = table.local.world.find_channel("general").id
    for board in (one for boards in now.rounds for one in boards):
        await until(lambda board=board: _is_in_a_thread_of(table, board.match, general))


async def _is_in_a_thread_of(table: Scene, number: int, channel: int) -> bool:
    match = await table.services.store.get(number)
    return match is not None and match.channel == channel and match.thread not in {0, channel}


async def test_matches_that_can_be_played_on_stay_where_they_are(table: Scene):
    await begun(table)
    before = await table.services.store.those([board.match for board in (await present(table)).rounds[0]])
    await table.ada.command("general", "tournament move")
    after = await table.services.store.those([one.id for one in before])
    assert [one.place for one in after] == [one.place for one in before]


async def test_a_tournament_waits_for_a_right_that_was_removed(table: Scene):
    first = await begun(table)
    forbid(table, Permission.SEND_MESSAGES)
    await waits(table, first.channel_id)
    forbid(table)
    await played_on(table, first.id)


async def test_a_post_that_cannot_be_made_keeps_no_other_waiting(table: Scene, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bulletin_posts, "PAUSES", (0, 0))
    usual, tries = table.bot.announcers["tournament"], []

    async def failing(bulletin: Bulletin) -> Sheet | Occasion | None:
        if bulletin.payload == b"1.open":
            tries.append(bulletin)
            raise ValueError("a mistake in the program")
        return await usual(bulletin)

    table.bot.announcers["tournament"] = failing
    wanted = {"game": "pitchout", "format": "swiss", "places": 4}
    await table.ada.command("arena", "tournament create", {**wanted, "name": "Club Cup"})
    await table.ada.command("arena", "tournament create", {**wanted, "name": "Other Cup"})
    assert await card(table, "Other Cup")
    guild = table.local.world.guild.id

    async def given_up() -> bool:
        return bool(await table.services.store.bulletin_places_given_up(guild, "tournament"))

    await until(given_up)
    assert len(tries) == 3
    table.bot.announcers["tournament"] = usual
    await table.ada.command("arena", "server check", {})
    assert await card(table, "Club Cup")


async def test_a_post_that_was_not_allowed_is_made_once_it_is(table: Scene):
    channel = table.local.world.find_channel("arena").id
    wanted = {"game": "pitchout", "format": "swiss", "places": 4, "name": "Club Cup"}
    table.bot.matches.bulletins.woken = asyncio.Event()  # nothing is delivered yet
    await table.ada.command("arena", "tournament create", wanted)
    forbid(table, Permission.SEND_MESSAGES)
    posts = table.bot.get_cog("BulletinPosts")
    await posts.look()  # type: ignore[union-attr]
    assert await table.services.store.bulletin_places_given_up(table.local.world.guild.id, "tournament") == (channel,)
    forbid(table)
    await until(lambda: _is_revived(table))
    await posts.look()  # type: ignore[union-attr]
    assert says((await card(table, "Club Cup")).text, "tournament-starts-full")


async def _is_revived(table: Scene) -> bool:
    return not await table.services.store.bulletin_places_given_up(table.local.world.guild.id, "tournament")


async def test_where_nothing_can_be_posted_none_is_opened(table: Scene):
    reply = await table.ada.command("no-entry", "tournament create", {"game": "pitchout", "format": "swiss"})
    assert says(reply.shown.text, "permission-send_messages")


async def test_a_bot_that_was_removed_goes_on_when_it_is_back(table: Scene):
    first = await begun(table)
    table.local.membership.remove_bot()
    await until(lambda: _is_noted(table))
    await settled(table)
    now = await present(table)
    assert (now.stage, now.round_) == (Stage.RUNNING, 1)
    assert {board.pairing.result for board in now.rounds[0]} == {Result.VOID}
    table.local.membership.invite_bot()
    await played_on(table, first.id)
