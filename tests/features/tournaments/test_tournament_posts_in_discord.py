"""The posts of a tournament follow what happens: edited once a change, also after a restart, whatever becomes of the message."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.sheets.messages import ended_sheet
from bot.features.tournaments.values import Stage
from bot.matches.posting import bulletins
from bot.ops.play import corner
from cogs.delivery.message_sender import REMEMBERED
from localdiscord.faults import RestFault
from localdiscord.people import ClientMessage
from localdiscord.server import LocalDiscord
from tests.cogs.delivery.test_outbox import settled
from tests.features.tournaments.test_tournaments_in_discord import (
    cancelled,
    card,
    entered,
    follows,
    opened,
    present,
    resigned,
    round_of,
)
from tests.places import FORUM
from tests.support.discord.scene import QUICK, Scene, bot_on, scene
from tests.support.tournaments.loops import director_of
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
EDIT = "/channels/{channel.id}/messages/{message.id}"


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Scene]:
    async with scene(tmp_path) as made:
        yield made


def controls(message: ClientMessage) -> list[str]:
    """The verbs of the buttons."""
    return [str(one["custom_id"]).split(":", 3)[3].partition(".")[0] for one in message.buttons]


def edits(local: LocalDiscord, message: ClientMessage) -> int:
    """The number of edits that the bot has made to a message."""
    return sum(
        call.method == "PATCH" and call.path.endswith(f"/messages/{message.id}") and call.status == 200
        for call in local.log.requests
    )


async def at_rest(table: Scene) -> None:
    """No post waits any more."""
    for _ in range(600):
        if await table.services.store.next_bulletin("tests") is None:
            return
        await asyncio.sleep(0.02)
    raise AssertionError("posts are still to be made")


async def test_the_card_follows_a_knock_out_to_its_end(table: Scene):
    shown = await opened(table, format="knockout")
    assert controls(shown) == ["join", "leave"]
    await entered(shown, *table.people[:3])
    enough = await follows(table, shown, "tournament-entered", count=3, places=4)
    assert controls(enough) == ["join", "leave", "start"]
    await entered(shown, table.people[3])
    first = await round_of(table, 1)
    running = await follows(table, shown, "tournament-semi-finals")
    assert controls(running) == ["table"]
    said = await card(table, "semi-finals", after=shown.id)
    assert controls(said) == ["table", "leave"]
    await resigned(table, first)
    await round_of(table, 2)
    over = await follows(table, said, "tournament-pairing")
    await at_rest(table)
    over = table.ada.message(said)
    assert over.text.count("1–0") == 2
    assert controls(over) == ["table"]
    await resigned(table, await present(table))
    won = await follows(table, shown, "tournament-won", count=1)
    assert says(won.text, "tournament-finished")
    assert controls(won) == ["table"]


async def test_a_swiss_tournament_can_be_joined_late_from_its_card(table: Scene):
    shown = await opened(table)
    await entered(shown, *table.people[:3])
    await table.ada.command("arena", "tournament start")
    late = await follows(table, shown, "tournament-late", nth=2)
    assert controls(late) == ["join", "table"]
    await entered(late, table.dai)
    full = await follows(table, shown, "tournament-entered", count=4, places=4)
    assert controls(full) == ["table"]


async def test_a_cancelled_one_cannot_be_joined_from_its_card(table: Scene):
    shown = await opened(table)
    await cancelled(table)
    over = await follows(table, shown, "tournament-stopped")
    assert controls(over) == []


async def test_each_change_edits_the_card_once(table: Scene):
    shown = await opened(table)
    await at_rest(table)
    for count, person in enumerate(table.people[:3], 1):
        await entered(shown, person)
        await follows(table, shown, "tournament-entered", count=count)
        await at_rest(table)
        assert edits(table.local, shown) == count
    await entered(shown, table.people[0])  # who is in already
    await director_of(table.bot).settle("tests")
    await at_rest(table)
    assert edits(table.local, shown) == 3


async def test_a_card_that_was_deleted_is_not_missed(table: Scene):
    shown = await opened(table, places=3)
    table.ada.delete_message(shown)
    for person in table.people[:3]:
        await person.command("arena", "tournament join")
    await round_of(table, 1)
    assert await card(table, "round 1 of 2", after=shown.id)
    await at_rest(table)
    assert not any("tournament-starts" in one.text for one in table.ada.messages("arena"))


async def test_an_edit_that_failed_is_made_later(table: Scene, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bulletins, "EDIT_LATER", 100)
    shown = await opened(table)
    await at_rest(table)
    table.local.faults.fail_next("PATCH", EDIT, code=30046)
    await entered(shown, table.ada)
    assert await follows(table, shown, "tournament-entered", count=1)


async def test_an_edit_that_is_refused_waits_for_the_next_change(table: Scene):
    shown = await opened(table)
    await at_rest(table)
    table.local.faults.fail_next("PATCH", EDIT, code=50001)
    await entered(shown, table.ada)
    await at_rest(table)
    assert edits(table.local, shown) == 0
    await entered(shown, table.people[1])
    assert await follows(table, shown, "tournament-entered", count=2)


async def test_what_happened_before_a_crash_is_shown_after_it(tmp_path: Path):
    async with LocalDiscord(corner(**QUICK)) as local:
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            table = Scene(local, services, bot)
            shown = await opened(table)
            await at_rest(table)
            await bot.remove_cog("BulletinPosts")  # it edits no more
            await entered(shown, table.ada)
            assert edits(local, shown) == 0
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            table = Scene(local, services, bot)
            assert await follows(table, shown, "tournament-entered", count=1)
            await at_rest(table)
            assert edits(local, shown) == 1


@pytest.mark.parametrize(("form", "ends"), [("swiss", "cancelled"), ("round_robin", "over")])
async def test_the_card_is_not_taken_for_the_post_about_the_end(table: Scene, form: str, ends: str):
    shown = await opened(table, places=3, format=form)
    await entered(shown, *table.people[:3])
    for nth in range(1, 4):
        now = await round_of(table, nth)
        if ends == "cancelled":
            break
        if nth < 3:
            await resigned(table, now)
    running = await follows(table, shown, "tournament-round")
    assert controls(running) == ["table"]
    await at_rest(table)
    posts, matches = table.bot.cogs["BulletinPosts"], table.services.matches
    await posts.cog_unload()
    if ends == "cancelled":
        await table.bot.feature(Tournaments).cancel(1, now.guild)
    else:
        await resigned(table, now)
        while (await present(table)).stage is Stage.RUNNING:
            await director_of(table.bot).settle("tests")
    crashed = await matches.bulletins.claim("crashed")
    assert crashed is not None
    assert crashed.payload == f"1.{ends}".encode()
    long_ago = table.services.clock.now_ms() - 2 * REMEMBERED
    assert await table.services.store.bulletin_attempted(crashed.id, "crashed", long_ago)
    await matches.bulletins.fail(crashed, "crashed", "", pause=0)
    await posts.cog_load()
    await at_rest(table)
    key = "tournament-cancelled" if ends == "cancelled" else "tournament-finished"
    (said,) = [one for one in table.ada.messages("arena") if one.id != shown.id and says(one.text, key)]
    assert said.id > shown.id


async def test_a_post_without_buttons_is_found_by_its_words(table: Scene):
    shown = await opened(table)
    await at_rest(table)
    posts, matches = table.bot.cogs["BulletinPosts"], table.services.matches
    await posts.cog_unload()
    over = await table.bot.feature(Tournaments).cancel(1, table.local.world.guild.id)
    crashed = await matches.bulletins.claim("crashed")
    assert crashed is not None
    assert crashed.payload == b"1.cancelled"
    sheet = ended_sheet(over, "cancelled", table.bot.catalogue.of("en"))
    assert sheet.controls == ()
    lost = msgspec.structs.replace(crashed, attempted=table.services.clock.now_ms() - 2 * REMEMBERED)
    sent = [await posts.sender.announce(lost, sheet) for _ in range(2)]
    assert sent[0] == sent[1] > shown.id
    posted = [call for call in table.local.log.requests if call.method == "POST" and call.path.endswith("/messages")]
    assert len(posted) == 2  # the card, and this once


async def test_players_and_spectators_are_shown_their_own_way(table: Scene):
    shown = await opened(table, format="knockout")
    await entered(shown, *table.people)
    await round_of(table, 1)
    public = await card(table, "semi-finals", after=shown.id)
    assert public.text.count("[match](") == 2
    own = await table.ada.command("arena", "tournament table")
    first, second = own.shown.text.splitlines()[-2:]
    assert (says(first, "tournament-yours"), says(second, "tournament-watch")) == (True, True)


async def test_the_card_says_who_may_enter(table: Scene):
    shown = await opened(table, punctual=90, weekdays=True, clock="day")
    assert says(shown.text, "card-punctual", least=90)
    assert says(shown.text, "terms-weekdays", terms="1 day per move")
    await entered(shown, *table.people[:3])  # newcomers
    await table.ada.command("arena", "tournament start")
    late = await follows(table, shown, "tournament-late", nth=2)
    assert says(late.text, "card-punctual", least=90)


async def test_a_round_is_one_message_that_leads_to_its_matches(table: Scene):
    shown = await opened(table, format="knockout")
    await entered(shown, *table.people)
    now = await round_of(table, 1)
    said = await card(table, "semi-finals", after=shown.id)
    matches = [await table.match(board.match) for board in now.rounds[0]]
    for match in matches:
        assert match.message == 0
        assert f"/{match.thread})" in said.text
        first = await table.turn(0, match=match.id)
        assert first.channel_id == match.thread
        assert says(first.text, "tournament-match-place", name="Club Cup", round="semi-final")
        assert set(first.mentions) <= {holder.user for holder in match.holders}
        assert first.mentions
        winners = [one for one in first.buttons if ".w." in str(one.get("custom_id"))]
        assert len(winners) == 2
    await table.chloe.press(first, custom_id=winners[0]["custom_id"])
    await resigned(table, now)
    await round_of(table, 2)
    over = await table.ada.wait_for(lambda one: one.id == said.id and one.text.count("1–0") == 2)
    assert [f"[**1–0**](https://discord.com/channels/{one.guild}/{one.thread})" in over.text for one in matches] == [
        True
    ] * 2
    await resigned(table, await present(table))
    await follows(table, shown, "tournament-won", count=1)
    await at_rest(table)
    posts = [one for one in table.ada.messages("arena") if not one.ephemeral and one.id >= shown.id]
    assert len(posts) == 4  # the card, two rounds, and the end


async def test_the_card_of_a_match_that_cannot_be_deleted_at_once_is_deleted_later(table: Scene):
    table.local.faults.plan(RestFault("DELETE", EDIT, status=520))
    shown = await opened(table, format="knockout")
    await entered(shown, *table.people)
    now = await round_of(table, 1)
    async with asyncio.timeout(60):
        while not any(call.method == "DELETE" and call.status == 520 for call in table.local.log.requests):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    numbers = [board.match for board in now.rounds[0]]
    table.local.faults.clear()
    await card(table, "semi-finals", after=shown.id)
    async with asyncio.timeout(60):
        while any([(await table.match(number)).message for number in numbers]):  # noqa: ASYNC110 - the store tells nobody
            await asyncio.sleep(0.01)
    threads = {(await table.match(number)).thread for number in numbers}
    assert not threads & {one.id for one in table.ada.messages("arena")}
    assert threads <= table.local.world.channels.keys()


@pytest.mark.parametrize("failures", [0, 1])
async def test_a_match_that_a_forum_refuses_keeps_no_card_beside_its_thread(table: Scene, failures: int):
    await table.ada.command("arena", "server setup", {"forum": str(FORUM)})
    table.local.faults.plan(RestFault("DELETE", EDIT, status=520, times=failures))
    table.local.faults.plan(RestFault("POST", "/channels/{channel.id}/threads", status=403))
    shown = await opened(table, format="knockout")
    await entered(shown, *table.people)
    boards = (await round_of(table, 1)).rounds[0]
    turns = [await table.turn(0, match=board.match) for board in boards]
    await settled(table)
    matches = [await table.match(board.match) for board in boards]
    assert [(one.message, one.home) for one in matches] == [(0, 0)] * len(boards)
    assert [turn.channel_id for turn in turns] == [one.thread for one in matches]
    threads = {one.thread for one in matches}
    assert not [one for one in table.ada.messages("arena") if one.id in threads]
    for turn in turns:
        assert len([one for one in turn.buttons if ".w." in str(one.get("custom_id"))]) == 2
