"""The bot plays itself in a channel of the local Discord: silently, in threads, a move for every pause, match after match."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.matches.core.models import Match, Status
from bot.matches.house.members import level_of
from bot.matches.house.members import shown as shown_in_public
from bot.matches.timing.paces import MINUTE
from bot.ops.play import corner
from localdiscord.people import ClientMessage
from localdiscord.permissions import Permission
from localdiscord.records import Overwrite
from localdiscord.server import LocalDiscord
from tests.support.discord.scene import QUICK, Scene, bot_on, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio

SILENT = 1 << 12  # Discord's flag of messages that notify nobody
EVERY = 5 * MINUTE


async def opened(table: Scene, **options: object) -> Match:
    reply = await table.ada.command("arena", "watch on", {"game": "pitchout", "level": 1, **options})
    assert says(reply.shown.text, "watch-on")
    assert reply.shown.ephemeral
    return await newest(table)


async def newest(table: Scene) -> Match:
    match = await table.services.store.watched((await table.match()).guild, (await table.match()).channel)
    assert match is not None
    return match


async def moved_on(table: Scene, match: Match, wait: int = EVERY) -> Match:
    """The match after a pause: it has gone on, or another has begun. A leap of the clock may be given back like an outage."""
    for nth in range(3000):
        if nth % 500 == 0:  # seldom, as each leap also reaches the match that begins meanwhile
            table.services.clock.shift += wait
            table.services.matches.house.woken.set()
        now = await newest(table)
        if (now.id, now.revision) != (match.id, match.revision):
            return now
        await asyncio.sleep(0.02)
    raise TimeoutError(f"match {match.id} stays at {match.revision}")


async def shown(table: Scene, match: Match) -> ClientMessage:
    return await table.turn(match.revision, match.id)


async def until(found: Callable[[], bool]) -> None:
    for _ in range(6000):
        if found():
            return
        await asyncio.sleep(0.02)
    raise TimeoutError


def cards(table: Scene) -> list[ClientMessage]:
    return [one for one in table.ada.messages("arena") if not one.ephemeral]


async def test_a_whole_match_and_the_next_one(table: Scene):
    first = match = await opened(table)
    while match.status is Status.RUNNING:
        await shown(table, match)
        match = await moved_on(table, match)
    last = await shown(table, match)
    labels = {str(one.get("label")) for one in last.buttons}
    assert "Rematch" not in labels
    assert "More" not in labels
    following = await moved_on(table, match)
    assert (following.id, following.revision) == (first.id + 1, 0)
    begun = await shown(table, following)
    following = await newest(table)
    assert begun.channel_id == following.thread != match.thread
    await until(lambda: len(cards(table)) == 1)
    assert cards(table)[0].id == following.message
    places = (match.channel, match.thread, following.thread)
    posted = [call for one in places for call in table.local.log.calls("POST", f"channels/{one}/messages")]
    assert len(posted) > match.revision / 3
    for call in posted:
        assert call.request["flags"] & SILENT
        assert call.request["allowed_mentions"].get("users", []) == []
    assert (await table.ada.command("arena", "turns")).shown.ephemeral
    assert table.ada.id not in last.mentions


async def test_who_plays_when_is_said_and_taken_away_again(table: Scene):
    match = await opened(table, every=15)
    first = await shown(table, match)
    due = (match.updated + 15 * MINUTE) // 1000
    assert f"<t:{due}:R>" in first.text
    assert all(one.get("label") != "More" for one in first.buttons)
    await shown(table, await moved_on(table, match, 15 * MINUTE))
    await until(lambda: "<t:" not in table.ada.message(first).text)


async def test_people_may_look_but_not_play(table: Scene):
    match = await opened(table)
    first = await shown(table, match)
    assert {str(one["custom_id"]).split(":")[0] for one in first.buttons} <= {"text", "replay", "why", "verify"}
    await until(lambda: "rule:" in str(cards(table)))  # the card names the thread and has its buttons once there is one
    (card,) = cards(table)
    assert says(card.text, "watch-card")
    rules = await table.bruno.press(card, label="Rules")
    assert rules.shown.ephemeral
    text = await table.bruno.press(first, custom_id=button(first, "text"))
    assert text.shown.ephemeral
    board = await table.bruno.command(first.channel_id, "board", {})
    assert board.shown.pictures
    refused = await table.bruno.command(first.channel_id, "flick", {"shot": "A1>n"})
    assert refused.shown.ephemeral
    assert (await newest(table)).revision == match.revision


async def test_levels_are_chosen_for_each_side(table: Scene):
    match = await opened(table, level=2, level2=5)
    assert sorted(level_of(one.user) for one in match.holders) == [2, 5]


async def test_who_does_not_manage_the_server_is_not_offered_it(table: Scene):
    with pytest.raises(Exception, match="inconnue"):
        await table.bruno.command("arena", "watch on", {"game": "pitchout"})


async def test_switched_off_in_the_middle(table: Scene):
    match = await moved_on(table, await opened(table))
    reply = await table.ada.command("arena", "watch off", {})
    assert says(reply.shown.text, "watch-off")
    assert (await newest(table)).status is Status.ABORTED
    again = await table.ada.command("arena", "watch off", {})
    assert says(again.shown.text, "refused-watch-off")
    table.services.clock.shift += 10 * EVERY
    await table.services.matches.house.settle("me")
    assert (await newest(table)).id == match.id


def deny(table: Scene, right: Permission) -> None:
    """Take a right from the bot in the channel."""
    world = table.local.world
    place = world.find_channel("arena")
    place.overwrites = [Overwrite(world.bot.id, 1, deny=int(right))]
    world.change_channel(place)


async def closed(table: Scene) -> None:
    """Wait until the table is closed and its match called off."""
    guild = (await table.match()).guild
    for _ in range(6000):
        open_now = (await table.services.store.server_settings(guild)).watches
        if (await newest(table)).status is Status.ABORTED and open_now == ():
            return
        await asyncio.sleep(0.02)
    raise TimeoutError


@pytest.mark.parametrize("gone", ["thread", "channel"])
async def test_it_stops_where_its_place_is_deleted(table: Scene, gone: str):
    match = await opened(table)
    first = await shown(table, match)
    table.ada.delete_channel(first.channel_id if gone == "thread" else match.channel)
    await closed(table)


@pytest.mark.thorough
async def test_it_stops_between_two_matches_if_its_channel_is_deleted(table: Scene):
    match = await opened(table)
    while match.status is Status.RUNNING:
        match = await moved_on(table, match)
    await shown(table, match)
    table.ada.delete_channel(match.channel)
    await moved_on(table, match)
    await closed(table)


async def test_it_stops_where_it_may_not_post_any_more_and_says_so_in_the_log(table: Scene):
    match = await opened(table)
    await shown(table, match)
    deny(table, Permission.SEND_MESSAGES_IN_THREADS)
    await moved_on(table, match)
    await closed(table)
    audit = (await table.ada.command("general", "server audit")).shown
    member = shown_in_public((await newest(table)).holders[0].user)
    lines = audit.text.splitlines()
    assert member in lines[1]
    assert lines[2].endswith("→ none")


async def test_the_thread_is_archived_when_it_is_switched_off(table: Scene):
    first = await shown(table, await opened(table))
    await table.ada.command("arena", "watch off", {})
    reply = await table.ada.wait_for(lambda one: says(one.text, "watch-called-off"))
    assert reply.channel_id == first.channel_id
    thread = table.local.world.channels[first.channel_id].thread
    assert thread is not None
    await table.local.world.feed.until(lambda: thread.archived or None, 60)


async def test_where_there_are_no_threads_it_does_not_play_itself(table: Scene):
    first = await shown(table, await opened(table))
    reply = await table.ada.command(first.channel_id, "watch on", {})
    assert says(reply.shown.text, "refused-watch-here")
    deny(table, Permission.CREATE_PUBLIC_THREADS)
    reply = await table.ada.command("arena", "watch on", {})
    assert "Create Public Threads" in reply.shown.text


async def test_a_game_that_is_not_played_here_is_refused(table: Scene):
    await table.ada.command("arena", "server setup", {"game": "pitchout", "allowed": False})
    reply = await table.ada.command("arena", "watch on", {"game": "pitchout"})
    assert "PitchBowl, For Honor" in reply.shown.text
    await table.ada.command("arena", "watch on", {})
    assert (await table.match()).game == "pitchbowl"


async def test_the_settings_and_the_log_name_the_table(table: Scene):
    match = await opened(table, level2=3, every=60)
    panel = (await table.ada.command("general", "server setup")).shown
    line = f"<#{match.channel}>: Pitch Out, level 1–3, 1 hour per move"
    assert line in panel.text
    audit = (await table.ada.command("general", "server audit")).shown
    assert line in audit.text
    assert f"<@{table.ada.id}>" in audit.text


async def test_a_restart_in_the_middle(tmp_path: Path):
    async with LocalDiscord(corner(**QUICK)) as local:
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            table = Scene(local, services, bot)
            match = await moved_on(table, await opened(table, game="offboard"))  # one is asked at a time
            await shown(table, match)
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            table = Scene(local, services, bot)
            services.clock.shift = EVERY - MINUTE
            await services.matches.house.settle("me")
            assert (await newest(table)).revision == match.revision
            after = await moved_on(table, match)
            assert after.id == match.id
            assert (await shown(table, after)).channel_id == match.thread
