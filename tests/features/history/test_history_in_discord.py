"""`/history` in Discord: lists, filters, opened matches, *Show to everyone*, and what other users may not see."""

import asyncio
import re

import discord
import pytest

from bot.matches.core.models import KEPT_DAYS, Player
from localdiscord.people import ClientMessage, UserClient
from localdiscord.records import Overwrite
from tests.support.discord.scene import Scene, button, flick
from tests.support.tournaments.ended import ended
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
HOUR = 3600 * 1000
DAY = 24 * HOUR
VIEW = 1 << 10


def holder(person: UserClient) -> Player:
    return Player(0, person.id, person.user.username)


async def asked(person: UserClient, **options: object) -> ClientMessage:
    return (await person.command("arena", "history", options)).shown


async def pressed(person: UserClient, message: ClientMessage, verb: str, args: str = "") -> ClientMessage:
    reply = await person.press(message, custom_id=button(message, verb, args))
    return reply.updated or reply.shown


async def opened(person: UserClient, message: ClientMessage, match: int) -> ClientMessage:
    reply = await person.select(message, custom_id=button(message, "historyopen"), values=[str(match)])
    return reply.updated or reply.shown


async def hide_arena(table: Scene) -> None:
    """Nobody but those who manage the server sees the channel in which the matches are."""
    world = table.local.world
    place = world.find_channel("arena")
    place.overwrites = [Overwrite(world.guild.id, 0, deny=VIEW), Overwrite(world.bot.id, 1, allow=VIEW)]
    world.change_channel(place)
    for _ in range(6000):
        known = table.bot.guilds[0].get_channel(place.id)
        if known is not None and not known.permissions_for(known.guild.default_role).view_channel:
            return
        await asyncio.sleep(0.01)
    raise TimeoutError


async def two_matches(table: Scene) -> None:
    """One of Offboard that counts and that Bruno gives up, and one of Pitch Out that goes on."""
    card = await table.challenge(game="offboard", rated=True, clock="day")
    await table.bruno.press(card, label="Accept")
    turn = await table.turn(0)
    for nth in range(2):
        await table.answer(turn)
        turn = await table.turn(nth + 1)
    sure = (await table.bruno.command(turn.channel_id, "match resign", {})).shown
    await table.bruno.press(sure, custom_id=sure.buttons[0]["custom_id"])
    await table.turn(3)
    await table.bruno.press(await table.challenge(), label="Accept")
    await table.turn(0, 2)


async def test_matches_are_listed_with_how_they_ended(table: Scene):
    empty = await asked(table.ada)
    assert says(empty.text, "history-none-own")
    assert not empty.buttons
    await two_matches(table)
    mine = await asked(table.ada)
    assert mine.ephemeral
    assert says(mine.text, "history-count", balance="1\u00a0W · 0\u00a0D · 0\u00a0L · 1 in progress", count=2)
    assert mine.text.index("**Pitch Out #2** · in progress · against Bruno") < mine.text.index("**Offboard #1** · won")
    assert "1324 (+174)" in mine.text
    match = await table.match()
    assert f"](https://discord.com/channels/{match.guild}/{match.thread})" in mine.text
    brunos = await asked(table.chloe, user="bruno", result="lost")
    assert "**Offboard #1** · lost · against Ada" in brunos.text
    assert "1008 (−142)" in brunos.text
    assert not says(brunos.text, "pitchout-name")
    none = await asked(table.chloe, user="bruno", result="won")
    assert says(none.text, "history-none-fit")
    assert "Offboard #1" in (await pressed(table.chloe, none, "history")).text
    assert not says((await asked(table.ada, game="pitchout")).text, "offboard-name")


async def test_a_match_is_opened_and_left_again(table: Scene):
    await two_matches(table)
    mine = await asked(table.ada)
    shown = await opened(table.ada, mine, 1)
    assert len(shown.pictures) == 1
    assert "beats" in shown.text
    assert "3 moves" in shown.text
    labels = [one["label"] for one in shown.buttons]
    assert labels == ["Move by move", "Record", "Verify", "Rematch", "Back to the list", "Go to match"]
    listed = await pressed(table.ada, shown, "history")
    assert "2 matches" in listed.text
    shown = await opened(table.ada, listed, 1)
    assert "Everything matches" in (await pressed(table.ada, shown, "verify")).text
    assert "after move 3 of 3" in (await pressed(table.ada, shown, "watch")).text
    stranger = await opened(table.chloe, await asked(table.chloe, user="ada"), 1)
    assert "Rematch" not in [one["label"] for one in stranger.buttons]


async def test_the_film_of_a_match_is_offered_once_something_has_moved(table: Scene):
    turn = await table.to_the_first_flick()
    labels = [one["label"] for one in (await opened(table.ada, await asked(table.ada), 1)).buttons]
    assert labels == ["Move by move", "Verify", "Back to the list", "Go to match"]
    person, panel = await table.panel(turn)
    await flick(person, panel)
    await table.turn(4)
    labels = [one["label"] for one in (await opened(table.ada, await asked(table.ada), 1)).buttons]
    assert labels == ["Move by move", "Match film", "Verify", "Back to the list", "Go to match"]


async def test_opponents_are_suggested_and_found_by_name(table: Scene):
    await two_matches(table)
    offered = await table.ada.autocomplete("arena", "history", {"against": "BRU"}, focused="against")
    assert [(one["name"], one["value"]) for one in offered] == [("Bruno", str(table.bruno.id))]
    assert not await table.ada.autocomplete("arena", "history", {"against": "zzz"}, focused="against")
    for written in (offered[0]["value"], "bruno", f"<@{table.bruno.id}>", " brun ", "`@Bruno`", "«\u202fBruno\u202f»"):
        found = await asked(table.ada, against=written)
        assert "2 matches" in found.text, written
    assert "didn’t play in these matches" in (await asked(table.ada, against="'; DROP TABLE 🎲" + "x" * 90)).text
    assert "No matches found" in (await asked(table.ada, against=f"<@{table.chloe.id}>")).text


async def test_rivals_look_at_what_they_have_played(table: Scene):
    await two_matches(table)
    shown = (await table.bruno.menu("Rivalry with me", table.ada.user, "arena")).shown
    assert shown.ephemeral
    assert f"against <@{table.ada.id}>" in shown.text.replace("contre", "against")
    assert "0\u00a0W · 0\u00a0D · 1\u00a0L" in shown.text.replace(
        "0\u00a0V · 0\u00a0N · 1\u00a0D", "0\u00a0W · 0\u00a0D · 1\u00a0L"
    )
    assert says((await table.ada.menu("Rivalry with me", table.ada.user, "arena")).shown.text, "refused-rivalry-self")
    nobody = (await table.ada.menu("Rivalry with me", table.dai.user, "arena")).shown
    assert says(nobody.text, "history-none-fit")


async def test_a_page_is_shown_to_everybody_without_waking_anybody(table: Scene):
    await two_matches(table)
    shown = await pressed(table.ada, await asked(table.ada), "historyall")
    assert not shown.ephemeral
    assert not shown.mentions
    assert "2 matches" in shown.text
    assert not shown.buttons


async def test_others_are_told_only_what_was_played_where_they_look(table: Scene):
    await two_matches(table)
    at = table.services.clock.now_ms() - DAY
    elsewhere = await ended(table.services.store, [[holder(table.ada)], [holder(table.bruno)]], at, guild=4711)
    assert f"**Pitch Out #{elsewhere.id}**" in (await asked(table.ada)).text
    assert "2 matches" in (await asked(table.chloe, user="ada")).text
    assert "3 matches" in (await asked(table.bruno, user="ada")).text.replace("parties", "matches")
    assert "2 matches" in (await pressed(table.ada, await asked(table.ada), "historyall")).text
    await hide_arena(table)
    hidden = (await table.chloe.command("general", "history", {"user": "ada"})).shown
    assert "No matches of" in hidden.text
    mine = (await table.ada.command("general", "history", {})).shown
    assert "3 matches" in mine.text
    refused = (await table.ada.press(mine, custom_id=button(mine, "historyall"))).shown
    assert refused.ephemeral
    assert "nothing to show" in refused.text


@pytest.mark.parametrize(("kind", "expected"), [("public_thread", True), ("private_thread", False)])
async def test_what_was_played_in_a_private_thread_is_told_to_its_players(table: Scene, kind: str, expected: bool):  # noqa: FBT001
    await two_matches(table)
    arena = table.bot.guilds[0].get_channel((await table.match()).channel)
    assert isinstance(arena, discord.TextChannel)
    thread = await arena.create_thread(name="apart", type=getattr(discord.ChannelType, kind))
    for match in (1, 2):
        await table.services.store.place(match, channel=thread.id)
    assert ("2 matches" in (await asked(table.chloe, user="ada")).text) is expected
    mine = await asked(table.ada)
    assert "2 matches" in mine.text
    assert ("2 matches" in (await pressed(table.ada, mine, "historyall")).text) is expected


async def test_players_who_are_gone_and_servers_that_are_forgotten(table: Scene):
    await two_matches(table)
    stranger = Player(0, 5001, "stranger *x*")
    at = table.services.clock.now_ms()
    await ended(table.services.store, [[holder(table.ada)], [stranger]], at - DAY, guild=4711)
    await table.services.store.server_left(4711, at - 60 * DAY)
    await table.services.store.tidy(at, days=KEPT_DAYS)
    assert await table.services.store.erase(stranger.user, settled=()) is not None
    mine = await asked(table.ada)
    line = next(one for one in mine.text.splitlines() if "**Pitch Out #3**" in one)
    assert line.endswith("against NN")
    assert mine.text.count("[Go to match]") == 2
    offered = await table.ada.autocomplete("arena", "history", {"against": ""}, focused="against")
    assert [one["name"] for one in offered] == ["Bruno"]
    gone = await asked(table.ada, user=str(table.dai.id))
    assert says(gone.text, "history-none")


async def test_a_long_history_is_paged(table: Scene):
    at, guild = table.services.clock.now_ms() - 100 * HOUR, table.local.world.guild.id
    for nth in range(19):
        stranger = Player(0, 5000 + nth, f"stranger {nth}")
        await ended(table.services.store, [[holder(table.ada)], [stranger]], at + nth * HOUR, guild=guild)
    first = await asked(table.ada)
    assert says(first.text, "history-count", count=19)
    assert says(first.text, "page", page=1, pages=3)
    assert "stranger 18" in first.text
    assert "stranger 10" not in first.text
    second = await pressed(table.ada, first, "history", ".on")
    last = await pressed(table.ada, second, "history", ".on")
    assert says(last.text, "page", page=3, pages=3)
    assert "stranger 0" in last.text
    again = await pressed(table.ada, await pressed(table.ada, last, "history", ".back"), "history", ".back")
    assert says(again.text, "page", page=1, pages=3)
    shown = await opened(table.ada, again, 19)  # of these matches nothing can be read any more
    assert says(shown.text, "card-title", game="Pitch Out", match="19")
    assert not shown.pictures
    assert says((await pressed(table.ada, shown, "watch")).text, "refused-step-failed")


async def test_pages_follow_the_order_in_which_matches_ended(table: Scene):
    at, guild = table.services.clock.now_ms() - 100 * HOUR, table.local.world.guild.id
    for nth in range(17):  # each ended before the one that began before it
        stranger = Player(0, 5000 + nth, f"stranger {nth}")
        await ended(table.services.store, [[holder(table.ada)], [stranger]], at - nth * HOUR, guild=guild)
    page, met = await asked(table.ada), []
    for _ in range(3):
        met += re.findall(r"stranger (\d+)", page.text)
        page = await pressed(table.ada, page, "history", ".on") if len(met) < 17 else page
    assert met == [str(nth) for nth in range(17)]


async def test_in_french(table: Scene):
    await two_matches(table)
    table.ada.user.locale = "fr"
    mine = await asked(table.ada)
    assert says(mine.text, "history-count", "fr", count=2)
    assert "gagnée" in mine.text
    assert says(mine.text, "history-against", "fr", rivals="Bruno")


@pytest.mark.parametrize("command", ["board", "match export", "match verify", "match replay", "match whatif"])
async def test_a_number_leads_only_to_what_one_may_see(table: Scene, command: str):
    await two_matches(table)
    seen = (await table.chloe.command("arena", command, {"match": 1})).shown.text
    assert not says(seen, "refused-match-unknown", match=1)
    await hide_arena(table)
    assert says(
        (await table.chloe.command("general", command, {"match": 1})).shown.text, "refused-match-unknown", match=1
    )
    assert not says(
        (await table.ada.command("general", command, {"match": 1})).shown.text, "refused-match-unknown", match=1
    )
