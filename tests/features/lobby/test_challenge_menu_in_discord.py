"""*Challenge* in a person's menu, and the list of running matches."""

import pytest

from tests.support.discord.practice import when_the_house_has_answered
from tests.support.discord.scene import Scene, all_said
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def test_a_person_is_challenged_from_their_menu(table: Scene):
    asked = (await table.ada.menu("Challenge", table.local.person("chloe").user, "arena")).shown
    assert asked.ephemeral
    reply = (await table.ada.press(asked, label="Offboard")).shown
    assert reply.id == asked.id
    match = await table.match()
    assert says(reply.text, "challenge-picked", game="Offboard", match=str(match.id))
    assert not reply.buttons
    assert (match.game, [one.user for one in match.holders]) == ("offboard", [table.ada.id, table.chloe.id])
    card = await table.chloe.wait_for(lambda one: "accept:" in str(one.buttons))
    assert not card.ephemeral
    await table.chloe.press(card, label="Accept")
    await table.turn(0)


async def test_the_bot_is_challenged_likewise(table: Scene):
    asked = (await table.ada.menu("Challenge", table.local.person("pichenette").user, "arena")).shown
    await table.ada.press(asked, label="Offboard")
    assert (await when_the_house_has_answered(table)).alone
    await table.ada.wait_for(lambda one: one.id == asked.id and says(one.text, "practice-apart"))


async def test_nobody_challenges_themselves(table: Scene):
    assert "yourself" in all_said((await table.ada.menu("Challenge", table.local.person("ada").user, "arena")).shown)


async def test_no_other_bot_is_challenged(table: Scene):
    asked = (await table.ada.menu("Challenge", table.local.person("clank").user, "arena")).shown
    assert says(all_said(asked), "refused-bot", name="Clank")
    assert not asked.buttons


async def test_games_that_the_server_does_not_play_are_not_offered(table: Scene):
    await table.ada.command("arena", "server setup", {"game": "offboard", "allowed": False})
    asked = (await table.ada.menu("Challenge", table.local.person("chloe").user, "arena")).shown
    assert "Offboard" not in all_said(asked)


async def test_running_matches_are_listed_with_the_way_to_them(table: Scene):
    assert "No matches" in all_said((await table.chloe.command("arena", "match live")).shown)
    await table.begin()
    match = await table.match()
    listed = (await table.chloe.command("arena", "match live")).shown
    assert listed.ephemeral
    assert f"/{match.thread}" in listed.text
    assert f"{' – '.join(one.name for one in match.holders)}](" in listed.text
    asked = next(one for one in match.holders if one.due)
    assert f"started <t:{match.updated // 1000}:R> · {asked.name} to play" in listed.text
    await table.answer(await table.turn(0))
    again = (await table.chloe.command("arena", "match live")).shown
    assert says(again.text, "live-moved")
