"""Following in Discord: by buttons on profiles, boards and standings; told in direct messages or the digest, once."""

from typing import Any

import pytest

from bot.features.digest.service import Digests
from bot.features.follow.service import Follows
from bot.matches.core.models import Player
from bot.matches.settings.preferences import Daily
from bot.matches.timing.paces import HOUR, MINUTE
from localdiscord.faults import RestFault
from localdiscord.people import ClientMessage, UserClient
from tests.cogs.match.test_clocks_in_discord import later
from tests.features.digest.test_digests_in_discord import POST, digests, minute_of, when_due
from tests.features.history.test_history_in_discord import hide_arena
from tests.features.tournaments.test_tournaments_in_discord import card, entered, opened, resigned, round_of
from tests.support.discord.scene import Scene, button, settings_page
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def look(table: Scene) -> None:
    """News are found and sent."""
    loop: Any = table.bot.get_cog("FollowLoop")
    await loop.step()


def notes(person: UserClient) -> list[ClientMessage]:
    return [one for one in person.messages(person.dm()) if "following:" in str(one.parts)]


async def followed(person: UserClient, command: str, **options: Any) -> ClientMessage:
    """A person presses Follow in the answer to a command."""
    shown = (await person.command("arena", command, options)).shown
    return (await person.press(shown, custom_id=button(shown, "follow"))).shown


async def known(table: Scene, *people: UserClient) -> None:
    """The bot knows people, as if they had played before."""
    for one in people:
        player = Player(0, one.id, one.user.username)
        await table.services.matches.reminders.change(player, lambda kept: kept)


async def test_the_matches_of_a_followed_player_are_told_once(table: Scene):
    table.chloe.user.locale = "en-US"
    await known(table, table.ada)
    answer = await followed(table.chloe, "profile", user=table.ada.id)
    assert says(answer.text, "follow-player", name=f"<@{table.ada.id}>")
    again = (await table.chloe.command("arena", "profile", {"user": table.ada.id})).shown
    assert button(again, "unfollow")
    card = await table.challenge()
    await look(table)
    assert notes(table.chloe) == []  # it is not accepted
    await table.bruno.press(card, label="Accept")
    await table.turn(0)
    for _ in range(2):
        await look(table)
    (begun,) = notes(table.chloe)
    assert "has begun" in begun.text
    assert f"<@{table.ada.id}>" in begun.text
    assert f"<@{table.bruno.id}>" in begun.text
    assert not begun.mentions
    await table.services.matches.resign(1, table.bruno.id, key="end")
    for _ in range(2):
        await look(table)
    _, ended = notes(table.chloe)
    assert "🏁" in ended.text
    assert "has begun" not in ended.text
    assert says(ended.text, "follow-foot")
    assert notes(table.ada) == notes(table.bruno) == []
    listed = (await table.chloe.press(ended, custom_id=button(ended, "following"))).shown
    assert f"<@{table.ada.id}>" in listed.text


async def test_a_match_is_followed_from_its_board_to_its_end(table: Scene):
    turn = await table.begin()
    answer = await followed(table.dai, "board", match=1)
    assert "You follow" in answer.text or "Vous suivez" in answer.text
    again = (await table.dai.command("arena", "board", {"match": 1})).shown
    stopped = (await table.dai.press(again, custom_id=button(again, "unfollow"))).shown
    assert any(says(stopped.text, "follow-stopped", language) for language in ("en", "fr"))
    await table.dai.press(stopped, custom_id=button(stopped, "follow"))
    await table.answer(turn)
    await table.services.matches.resign(1, table.ada.id, key="end")
    await look(table)
    (note,) = notes(table.dai)
    assert note.text.count("🏁") == 1
    own = (await table.ada.command("arena", "board", {"match": 1})).shown
    assert not any("follow" in str(one.get("custom_id", "")) for one in own.buttons)


async def test_more_offers_spectators_to_follow_and_a_rematch_is_news_at_once(table: Scene):
    await known(table, table.ada)
    await followed(table.chloe, "profile", user=table.ada.id)
    turn = await table.begin()
    more = (await table.dai.press(turn, custom_id=button(turn, "more"))).shown
    assert button(more, "follow")
    await table.services.matches.resign(1, table.ada.id, key="end")
    await look(table)
    assert len(notes(table.chloe)) == 1
    for user in (table.ada.id, table.bruno.id):
        await table.services.matches.rematches.ask(1, user, key=f"rematch.{user}")
    await look(table)
    assert "▶️" in notes(table.chloe)[-1].text


async def test_nothing_is_told_of_what_one_may_not_see(table: Scene):
    await known(table, table.ada)
    await followed(table.chloe, "profile", user=table.ada.id)
    await table.begin()
    shown = (await table.dai.command("general", "board", {"match": 1})).shown
    await hide_arena(table)
    refused = (await table.dai.press(shown, custom_id=button(shown, "follow"))).shown
    assert any(says(refused.text, "refused-match-unknown", language, match=1) for language in ("en", "fr"))
    await table.services.matches.resign(1, table.ada.id, key="end")
    await look(table)
    rows = table.bot.feature(Follows).rows
    assert await rows.events() == ()
    assert notes(table.chloe) == []


async def test_a_player_may_keep_others_from_following(table: Scene):
    await known(table, table.ada)
    await followed(table.chloe, "profile", user=table.ada.id)
    page = await settings_page(table.ada, "remind")
    panel = (await table.ada.press(page, custom_id=button(page, "following"))).shown
    assert says(panel.text, "following-none")
    former = (await table.dai.command("arena", "profile", {"user": table.ada.id})).shown
    shut = (await table.ada.press(panel, custom_id=button(panel, "followme", "off"))).shown
    assert says(shut.text, "following-me-off")
    profile = (await table.dai.command("arena", "profile", {"user": table.ada.id})).shown
    assert not any("follow:" in str(one.get("custom_id")) for one in profile.buttons)
    answer = (await table.dai.press(former, custom_id=button(former, "follow"))).shown
    assert any(says(answer.text, "refused-follow-player", language) for language in ("en", "fr"))
    await table.answer(await table.begin())
    await look(table)
    assert notes(table.chloe) == []


async def test_what_one_follows_is_listed_and_ended_in_the_settings(table: Scene):
    table.chloe.user.locale = "en-US"
    await known(table, table.ada)
    await table.begin()
    await followed(table.chloe, "profile", user=table.ada.id)
    await followed(table.chloe, "board", match=1)
    page = await settings_page(table.chloe, "remind")
    panel = (await table.chloe.press(page, custom_id=button(page, "following"))).shown
    (menu,) = panel.selects
    assert [one["value"] for one in menu["options"]] == [f"player.{table.ada.id}", "match.1"]
    reply = await table.chloe.select(panel, custom_id=menu["custom_id"], values=["match.1"])
    assert "Pitch Out #1" not in reply.shown.text
    assert f"<@{table.ada.id}>" in reply.shown.text


async def test_news_are_in_the_digest_of_those_who_have_one(table: Scene):
    table.chloe.user.locale = "en-US"
    await known(table, table.ada)
    await followed(table.chloe, "profile", user=table.ada.id)
    daily = Daily(minute_of(table.services.clock.now_ms() + HOUR), "UTC")
    player = Player(0, table.chloe.id, table.chloe.user.username)
    await table.bot.feature(Digests).choose(player, daily, "en-US")
    await table.answer(await table.begin(clock="week"))
    await look(table)
    assert notes(table.chloe) == []
    for _ in range(2):
        await when_due(table)
    (note,) = digests(table.chloe)
    assert "has begun" in note.text
    await when_due(table, 24 * HOUR)
    assert len(digests(table.chloe)) == 1  # it was told, and nothing else is new


@pytest.mark.parametrize("length", [0, 5 * MINUTE])
async def test_one_whose_answer_is_lost_is_not_sent_twice(table: Scene, length: int):
    await known(table, table.ada)
    await followed(table.chloe, "profile", user=table.ada.id)
    await table.answer(await table.begin())
    await table.turn(1)
    table.local.faults.plan(RestFault("POST", POST, times=8, status=503, after_effect=True))
    await look(table)
    table.local.faults.clear()
    assert len(notes(table.chloe)) == 1
    await later(table, length + MINUTE // 2)
    await look(table)
    assert len(notes(table.chloe)) == 1


async def test_closed_messages_end_it(table: Scene):
    await known(table, table.ada)
    await followed(table.chloe, "profile", user=table.ada.id)
    await table.answer(await table.begin())
    table.local.faults.plan(RestFault("POST", "/users/@me/channels", code=50007))
    await look(table)
    table.local.faults.clear()
    assert (await table.services.store.preferences(table.chloe.id)).closed
    await later(table, HOUR)
    await look(table)
    assert notes(table.chloe) == []


async def test_the_rounds_and_the_winner_of_a_tournament_are_told(table: Scene):
    table.dai.user.locale = "en-US"
    shown = await opened(table, places=3, format="round_robin")
    answer = await followed(table.dai, "tournament table")
    assert says(answer.text, "follow-other", name="**Club Cup**")
    await entered(shown, *table.people[:3])
    for nth in range(1, 4):
        now = await round_of(table, nth)
        for _ in range(2):
            await look(table)
        assert f"**Club Cup** · round {nth} of 3" in notes(table.dai)[-1].text
        assert len(notes(table.dai)) == nth
        await resigned(table, now)
    await card(table, "finished", after=shown.id)
    for _ in range(2):
        await look(table)
    assert len(notes(table.dai)) == 4
    assert says(notes(table.dai)[-1].text, "tournament-won", count=3)
    assert await table.bot.feature(Follows).rows.of_user(table.dai.id) == ()
