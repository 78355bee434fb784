"""Queues in Discord."""

import asyncio

import msgspec
import pytest

from bot.features.lobby.service import Lobby
from bot.games.contract.preview import Assist
from bot.matches.core.models import Match, Player, Terms
from bot.matches.timing.paces import HOUR
from cogs.core.interaction_context import InteractionContext
from cogs.lobby.queue import Queue, QueueLoop
from localdiscord.people import ClientMessage, UserClient
from tests.cogs.delivery.test_outbox import settled
from tests.features.lobby.test_lobby_in_discord import whispered
from tests.support.discord.scene import Scene, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
CALLBACK = "/interactions/{interaction.id}/{interaction.token}/callback"


async def waiting(table: Scene, **options: object) -> ClientMessage:
    """The public message of Ada in a queue."""
    message = (await table.ada.command("arena", "queue join", options)).shown
    assert not message.ephemeral
    return message


def asks(message: ClientMessage) -> bool:
    """Whether others may still press."""
    return any("custom_id" in one for one in message.buttons)


async def until_deleted(table: Scene, message: ClientMessage) -> None:
    await table.local.world.feed.until(
        lambda: message.id not in [one.id for one in table.chloe.messages("arena")] or None, 30.0
    )


async def test_whoever_presses_join_plays_with_the_one_who_waits(table: Scene):
    waits = await waiting(table, game="offboard", rated=True)
    paired = (await table.bruno.press(waits, custom_id=button(waits, "queue"))).shown
    assert paired.id == waits.id
    assert not asks(paired)
    assert f"<@{table.ada.id}>" in paired.text
    assert f"<@{table.bruno.id}>" in paired.text
    match = await table.match()
    assert (match.game, match.terms.rated) == ("offboard", True)
    await table.turn(0)


async def test_whoever_presses_join_too_late_waits_instead(table: Scene):
    waits = await waiting(table, game="pitchout")
    queue = table.bot.get_cog("Queue")
    assert isinstance(queue, Queue)
    assert says(await whispered(table.ada, "queue status"), "pitchout-name")
    queue.shown.clear()  # as after a restart
    await table.ada.command("arena", "queue leave")
    late = (await table.bruno.press(waits, custom_id=button(waits, "queue"))).shown
    assert says(late.text, "queue-waits", user=f"<@{table.bruno.id}>")
    assert [one.game for one in await table.bot.feature(Lobby).rows.queued(table.bruno.id)] == ["pitchout"]
    assert (await table.ada.press(late, custom_id=button(late, "queue"))).shown.id == waits.id
    assert (await table.match()).game == "pitchout"


async def test_whoever_presses_join_as_the_message_is_deleted_waits_in_one_of_their_own(
    table: Scene, monkeypatch: pytest.MonkeyPatch
):
    waits = await waiting(table, game="pitchout")
    queue = table.bot.get_cog("Queue")
    assert isinstance(queue, Queue)
    meet = queue._meet

    async def left_meanwhile(call: InteractionContext, game: str, terms: Terms, other: int) -> Match | None:
        await table.ada.command("arena", "queue leave")
        return await meet(call, game, terms, other)

    monkeypatch.setattr(queue, "_meet", left_meanwhile)
    late = (await table.bruno.press(waits, custom_id=button(waits, "queue"))).shown
    monkeypatch.undo()
    assert late.id != waits.id
    assert says(late.text, "queue-waits", user=f"<@{table.bruno.id}>")
    await table.ada.press(late, custom_id=button(late, "queue"))
    assert (await table.match()).game == "pitchout"


async def test_who_no_longer_waits_is_offered_no_more(table: Scene):
    left = await waiting(table, game="offboard")
    assert says(await whispered(table.ada, "queue status"), "offboard-name")
    await table.ada.command("arena", "queue leave")
    await until_deleted(table, left)
    waits = await waiting(table, game="offboard")
    assert says(await whispered(table.ada, "queue status"), "offboard-name")
    await table.bruno.command("arena", "queue join", {"game": "offboard"})
    paired = await table.chloe.wait_for(lambda message: message.id == waits.id and not asks(message))
    assert f"<@{table.bruno.id}>" in paired.text


@pytest.mark.parametrize("leaves", [True, False])
async def test_who_is_paired_or_leaves_while_their_message_is_on_its_way_is_offered_no_more(
    table: Scene, *, leaves: bool
):
    table.local.faults.fail_next("POST", CALLBACK, delay=1.0, after_effect=True)
    waits = await waiting(table, game="offboard")
    if leaves:
        await table.ada.command("arena", "queue leave")
        await until_deleted(table, waits)
    else:
        await table.bruno.command("arena", "queue join", {"game": "offboard"})
        await table.chloe.wait_for(lambda message: message.id == waits.id and not asks(message))


async def test_who_joins_again_leaves_no_message_behind_even_if_discord_does_not_take_the_new_one(table: Scene):
    waits = await waiting(table, game="offboard")
    table.local.faults.fail_next("POST", CALLBACK, code=50035)
    await table.ada.command("arena", "queue join", {"game": "offboard"})
    await until_deleted(table, waits)


async def test_two_who_wait_are_paired(table: Scene):
    waits = await waiting(table, game="offboard", clock="2d 12h")
    assert says(waits.text, "queue-waits", user=f"<@{table.ada.id}>")
    assert "2 days 12 hours" in waits.text
    assert says(await whispered(table.ada, "queue status"), "offboard-name")
    reply = await whispered(table.bruno, "queue join", game="offboard", clock="60 h")
    assert f"<@{table.ada.id}>" in reply
    turn = await table.turn(0)
    assert str(table.ada.id) in turn.text
    assert str(table.bruno.id) in turn.text
    assert says(await whispered(table.bruno, "queue status"), "queue-empty", "fr")
    assert says(await whispered(table.ada, "queue leave"), "queue-left", count=0)


async def test_who_joins_twice_waits_in_one_message(table: Scene):
    first = await waiting(table, game="offboard")
    second = (await table.ada.command("arena", "queue join", {"game": "offboard", "clock": "2d"})).shown
    assert first.id != second.id

    def waits() -> list[int]:
        return [one.id for one in table.ada.messages(second.channel_id) if "queue:" in str(one)]

    await table.local.world.feed.until(lambda: waits() == [second.id] or None, 60)


async def listed(person: UserClient) -> ClientMessage:
    """The queue, as a person sees it."""
    found = (await person.command("arena", "queue status")).shown
    assert found.ephemeral
    return found


async def test_who_waits_is_seen_and_played_with_one_press(table: Scene):
    for person, game in ((table.ada, "pitchout"), (table.dai, "offboard")):
        await person.command("arena", "queue join", {"game": game, "rated": True})
    seen = await listed(table.chloe)
    assert says(seen.text, "queue-title", count=2)
    assert says(seen.text, "queue-line", user=f"<@{table.ada.id}>", band="no rating yet")
    assert [one["label"] for one in seen.buttons] == ["Play Ada: Pitch Out", "Play Dai: Offboard", "Refresh"]
    paired = (await table.chloe.press(seen, label="Play Dai: Offboard")).shown
    assert (paired.id, paired.ephemeral) == (seen.id, True)
    assert f"<@{table.dai.id}>" in paired.text
    match = await table.match()
    assert sorted(one.user for one in match.holders) == sorted((table.dai.id, table.chloe.id))
    assert (match.game, match.terms.rated) == ("offboard", True)
    left = await listed(table.ada)
    assert says(left.text, "queue-line-own", game="Pitch Out")
    assert [one["label"] for one in left.buttons] == ["Leave: Pitch Out", "Refresh"]
    over = (await table.ada.press(left, label="Leave: Pitch Out")).shown
    assert (over.id, over.ephemeral) == (left.id, True)
    assert says(over.text, "queue-left", count=1)
    assert says(over.text, "queue-empty")
    assert await table.bot.feature(Lobby).rows.queued(table.ada.id) == ()


async def test_who_joins_is_told_who_waits_on_other_terms(table: Scene):
    waits = await waiting(table, game="offboard", rated=True)
    await table.dai.command("arena", "queue join", {"game": "pitchout"})
    await table.bruno.command("arena", "block add", {"user": "ada"})
    await table.bruno.command("arena", "queue join", {"game": "offboard", "rated": False})
    assert not [one for one in table.bruno.messages("arena") if one.ephemeral and "queueplay" in str(one.buttons)]
    await table.bruno.command("arena", "queue leave")
    await table.chloe.command("arena", "queue join", {"game": "offboard", "rated": False})
    reply = await table.chloe.wait_for(lambda one: one.ephemeral and "on other terms" in one.text)
    assert says(reply.text, "queue-line", user=f"<@{table.ada.id}>", band="no rating yet")
    assert "rated" in reply.text
    assert [one["label"] for one in reply.buttons] == ["Play Ada: Offboard"]
    paired = (await table.chloe.press(reply, label="Play Ada: Offboard")).shown
    assert says(paired.text, "queue-paired", match="1")
    match = await table.match()
    assert match.terms.rated
    await table.ada.wait_for(lambda one: one.id == waits.id and not asks(one))


async def test_those_whose_clocks_stop_at_weekends_play_each_other(table: Scene):
    waits = await waiting(table, game="offboard", weekdays=True)
    assert says(waits.text, "terms-weekdays")
    await table.chloe.command("arena", "queue join", {"game": "offboard"})
    reply = await table.chloe.wait_for(lambda one: one.ephemeral and "on other terms" in one.text)
    assert says(reply.text, "terms-weekdays")
    seen = await listed(table.dai)
    assert says(seen.text, "queue-title", "fr", count=2)
    assert seen.text.count("week-end") == 1
    message = await whispered(table.bruno, "queue join", game="offboard", weekdays=True)  # in French
    assert f"<@{table.ada.id}>" in message
    match = await table.match()
    assert (match.terms.weekdays, sorted(one.user for one in match.holders)) == (
        True,
        sorted((table.ada.id, table.bruno.id)),
    )
    assert [one.game for one in await table.bot.feature(Lobby).rows.queued(table.chloe.id)] == ["offboard"]


async def test_a_button_keeps_that_clocks_stop_at_weekends(table: Scene):
    await waiting(table, game="offboard", weekdays=True)
    shown = await listed(table.chloe)
    await table.chloe.press(shown, label="Play Ada: Offboard")
    assert (await table.match()).terms.weekdays


async def test_who_has_left_meanwhile_is_not_played_with(table: Scene):
    await waiting(table, game="offboard")
    seen = await listed(table.chloe)
    await table.ada.command("arena", "queue leave")
    late = (await table.chloe.press(seen, custom_id=button(seen, "queueplay"))).shown
    assert says(late.text, "queue-gone")
    assert says(late.text, "queue-empty")
    assert await table.bot.feature(Lobby).rows.queued(table.chloe.id) == ()


async def test_blocked_players_do_not_see_each_other_wait(table: Scene):
    waits = await waiting(table, game="offboard")
    await whispered(table.chloe, "block add", user="ada")
    assert says((await listed(table.chloe)).text, "queue-empty")
    refused = (await table.chloe.press(waits, custom_id=button(waits, "queue"))).shown
    assert refused.ephemeral
    assert says(refused.text, "refused-at-odds")
    assert len((await listed(table.dai)).buttons) == 2


async def test_the_message_of_a_waiting_player_leads_to_all_who_wait(table: Scene):
    waits = await waiting(table, game="offboard")
    assert says(waits.text, "queue-waits", user=f"<@{table.ada.id}>", band="no rating yet")
    seen = (await table.chloe.press(waits, custom_id=button(waits, "queuelist"))).shown
    assert seen.ephemeral
    assert says(seen.text, "queue-title", count=1)


async def test_join_plays_with_the_one_whose_message_it_is(table: Scene):
    await waiting(table, game="offboard")
    await table.bruno.command("arena", "block add", {"user": "ada"})
    second = (await table.bruno.command("arena", "queue join", {"game": "offboard"})).shown
    await table.chloe.press(second, custom_id=button(second, "queue"))
    assert sorted(one.user for one in (await table.match()).holders) == sorted((table.bruno.id, table.chloe.id))


async def test_who_presses_their_own_button_waits_on_as_before(table: Scene):
    options = {"game": "offboard", "rating": "close"}
    waits = (await table.ada.command("arena", "queue join", options)).shown
    guild = table.local.world.guild.id
    before = await table.bot.feature(Lobby).rows.waiting(guild, "offboard")
    shown = (await table.ada.press(waits, custom_id=button(waits, "queue"))).shown
    assert shown.ephemeral
    assert says(shown.text, "queue-line-own", game="Offboard")
    assert await table.bot.feature(Lobby).rows.waiting(guild, "offboard") == before
    assert "close ratings only" in table.ada.message(waits).text


async def test_those_who_want_a_close_opponent_are_paired_as_time_passes(table: Scene, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.features.lobby.service.CLOSE", -1)  # nobody is close at first
    waits = [
        (await person.command("arena", "queue join", {"game": "offboard", "rating": "close"})).shown
        for person in (table.ada, table.chloe)
    ]
    assert "close ratings only" in waits[0].text
    assert [one["label"] for one in (await listed(table.chloe)).buttons] == ["Leave: Offboard", "Refresh"]
    refused = (await table.dai.press(waits[0], custom_id=button(waits[0], "queue"))).shown
    assert says(refused.text, "refused-not-close", "fr", name="Ada")
    table.services.clock.shift += HOUR  # type: ignore[attr-defined]
    queue = table.bot.get_cog("Queue")
    assert isinstance(queue, Queue)
    assert await QueueLoop(table.bot, queue).step() == QueueLoop.period
    assert sorted(one.user for one in (await table.match()).holders) == sorted((table.ada.id, table.chloe.id))
    for one in waits:
        over = await table.ada.wait_for(lambda message, one=one: message.id == one.id and not asks(message))
        assert says(over.text, "queue-begun", match="1")


async def test_games_that_the_server_does_not_play_are_refused_there_too(table: Scene):
    await waiting(table, game="offboard")
    seen = await listed(table.chloe)
    await table.ada.command("arena", "server setup", {"game": "offboard", "allowed": False})
    refused = (await table.chloe.press(seen, custom_id=button(seen, "queueplay"))).shown
    assert says(refused.text, "refused-house-game")


async def test_those_who_wait_where_the_server_shows_the_full_path_are_paired(table: Scene):
    await table.services.matches.change_server(
        table.local.world.guild.id,
        Player(0, 1, "Mod"),
        lambda current_settings: msgspec.structs.replace(current_settings, assist=Assist.FULL),
    )
    waits = await waiting(table, game="pitchout")
    await table.bruno.press(waits, custom_id=button(waits, "queue"))
    assert (await table.match()).terms.assist is Assist.FULL


async def test_a_clock_that_cannot_be_read_is_said(table: Scene):
    reply = await whispered(table.ada, "play", game="pitchout", **{"with": "bruno"}, clock="soon")
    assert says(reply, "refused-clock-unreadable")
    reply = await whispered(table.ada, "play", game="pitchout", **{"with": "bruno"}, clock="friendly", rated=True)
    assert says(reply, "refused-rated-friendly")


def held_once_paired(table: Scene, monkeypatch: pytest.MonkeyPatch) -> tuple[asyncio.Event, asyncio.Event]:
    """Let who is paired wait as for a thread that takes long to open. Returns what tells of it, and what lets them go on."""
    queue = table.bot.get_cog("Queue")
    assert isinstance(queue, Queue)
    placed, paired, goes_on = queue.placed, asyncio.Event(), asyncio.Event()

    async def held(match: Match) -> Match:
        paired.set()
        await goes_on.wait()
        return await placed(match)

    monkeypatch.setattr(queue, "placed", held)
    return paired, goes_on


@pytest.mark.parametrize("by_press", [False, True])
async def test_a_message_that_another_player_took_over_stays_theirs(
    table: Scene, monkeypatch: pytest.MonkeyPatch, *, by_press: bool
):
    waits = await waiting(table, game="offboard")
    join = button(waits, "queue")
    paired, goes_on = held_once_paired(table, monkeypatch)
    pairing = (
        table.chloe.press(waits, custom_id=join)
        if by_press
        else table.chloe.command("arena", "queue join", {"game": "offboard"})
    )
    joining = asyncio.create_task(pairing)
    await asyncio.wait_for(paired.wait(), 60)
    late = (await table.dai.press(waits, custom_id=join)).shown
    assert late.id == waits.id
    goes_on.set()
    reply = (await joining).shown
    await settled(table)
    assert [one.game for one in await table.bot.feature(Lobby).rows.queued(table.dai.id)] == ["offboard"]
    assert says(table.ada.message(late.id).text, "queue-waits", user=f"<@{table.dai.id}>")
    assert asks(table.ada.message(late.id))
    assert reply.ephemeral
    assert says(reply.text, "queue-paired", game="Offboard", match="1", other=f"<@{table.ada.id}>")


async def test_who_leaves_keeps_the_message_that_another_player_took_over(
    table: Scene, monkeypatch: pytest.MonkeyPatch
):
    waits = await waiting(table, game="offboard")
    paired, goes_on = held_once_paired(table, monkeypatch)
    joining = asyncio.create_task(table.chloe.command("arena", "queue join", {"game": "offboard"}))
    await asyncio.wait_for(paired.wait(), 60)
    late = (await table.dai.press(waits, custom_id=button(waits, "queue"))).shown
    await table.ada.command("arena", "queue leave")
    goes_on.set()
    await joining
    await settled(table)
    assert asks(table.dai.message(late.id))
