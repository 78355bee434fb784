"""*Report a problem* in the menu of a message, and the list for those who manage the server."""

import pytest

from bot.features.reports.service import Reports
from bot.features.reports.sheets import FIELD
from bot.features.reports.values import Report
from bot.matches.core.errors import GameFailed
from bot.matches.core.models import Match
from bot.screens.sheet import Sheet
from bot.version import VERSION
from cogs.core.components import build
from tests.features.settings.test_moderation_log_in_discord import a_role, begin, choose_log, logged
from tests.places import GENERAL
from tests.support.discord.scene import Scene, all_said, button
from tests.support.words.said import says

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("often_looked")]
MENU = "Report a problem"


async def kept(table: Scene) -> list[Report]:
    _, found = await table.bot.feature(Reports).page(table.local.world.guild.id, skip=0, most=50)
    return list(found)


async def test_a_turn_is_reported_with_its_match_and_turn(table: Scene):
    turn = await table.begin()
    form = await table.chloe.menu(MENU, turn)
    assert form.modal is not None
    thanks = (await table.chloe.submit(form, {FIELD: "The picture is blank"})).shown
    assert thanks.ephemeral
    assert says(thanks.text, "report-thanks", number="1")
    (report,) = await kept(table)
    assert (report.said, report.by.user, report.version) == ("The picture is blank", table.chloe.id, VERSION)
    about = report.about
    assert (about.match, about.revision, about.message) == (1, 0, turn.id)
    listed = (await table.ada.command("arena", "server reports")).shown
    assert listed.ephemeral
    assert "The picture is blank" in listed.text
    assert f"/{about.channel}/{turn.id}" in listed.text
    assert (
        f"[match #1, move 0](https://discord.com/channels/{about.guild}/{(await table.match()).thread})" in listed.text
    )


async def test_a_turn_is_reported_also_if_its_game_fails(table: Scene, monkeypatch: pytest.MonkeyPatch):
    turn = await table.begin()

    async def failing(_match: Match, _first: int) -> int:
        raise GameFailed("the game fails")

    monkeypatch.setattr(table.bot.matches, "message_end", failing)
    form = await table.chloe.menu(MENU, turn)
    await table.chloe.submit(form, {FIELD: "It hangs"})
    (report,) = await kept(table)
    assert (report.about.match, report.about.revision) == (1, 0)


async def test_a_finished_match_and_a_message_of_no_match_are_reported(table: Scene):
    card = await table.challenge()
    await table.bruno.press(card, label="Accept")
    await table.turn(0)
    await table.services.matches.resign(1, table.ada.id, key="over")
    await table.ada.wait_for(lambda one: one.id == card.id and any("verify" in str(part) for part in one.parts))
    listed = (await table.ada.command("arena", "leaderboard", {"game": "pitchout"})).shown
    listed = (await table.ada.press(listed, custom_id=button(listed, "ladderall"))).shown
    for message in (card, listed):
        await table.chloe.submit(await table.chloe.menu(MENU, message), {FIELD: "This is wrong"})
    assert [one.about.match for one in await kept(table)] == [0, 1]


async def test_a_message_without_buttons_belongs_to_the_match_of_its_thread(table: Scene):
    await table.begin()
    match = await table.match()
    note = await table.bot.get_partial_messageable(match.thread, guild_id=match.guild).send("A note")
    there = await table.chloe.wait_for(lambda one: one.id == note.id)
    await table.chloe.submit(await table.chloe.menu(MENU, there), {FIELD: "Odd"})
    assert [one.about.match for one in await kept(table)] == [1]


async def test_the_code_of_an_incident_is_found_in_the_message(table: Scene):
    card = await table.challenge()
    said = table.bot.catalogue.of("fr").text("incident", code="K7QX2M")
    note = await table.bot.get_partial_messageable(card.channel_id).send(view=build(Sheet((said,)))[0])
    there = await table.chloe.wait_for(lambda one: one.id == note.id)
    await table.chloe.submit(await table.chloe.menu(MENU, there), {FIELD: "What happened?"})
    (report,) = await kept(table)
    assert report.about.incident == "K7QX2M"


async def test_only_messages_of_the_bot_are_reported(table: Scene):
    chat = table.bruno.send("general", "hello")
    refused = (await table.ada.menu(MENU, chat)).shown
    assert refused.ephemeral
    assert says(refused.text, "refused-report-not-mine")


async def test_who_reports_too_much_is_told(table: Scene):
    card = await table.challenge()
    for nth in range(6):
        said = (await table.chloe.submit(await table.chloe.menu(MENU, card), {FIELD: f"again {nth}"})).shown
    assert says(said.text, "refused-report-many", most=5)
    assert len(await kept(table)) == 5
    listed = (await table.ada.command("arena", "server reports")).shown
    assert "again 4" in listed.text
    assert "reports:" not in all_said(listed)


async def test_a_long_list_is_turned(table: Scene):
    card = await table.challenge()
    for person, name in ((table.chloe, "Chloe"), (table.ada, "Ada")):
        for nth in range(3):
            await person.submit(await person.menu(MENU, card), {FIELD: f"{name} {nth}"})
    listed = (await table.ada.command("arena", "server reports")).shown
    assert "Chloe 0" not in listed.text
    older = (await table.ada.press(listed, custom_id=button(listed, "reports", "earlier"))).shown
    assert (older.id, "Chloe 0" in older.text) == (listed.id, True)


async def test_reports_are_found_in_the_settings_and_taken_off_the_list(table: Scene):
    card = await table.challenge()
    for nth in range(2):
        await table.chloe.submit(await table.chloe.menu(MENU, card), {FIELD: f"odd {nth}"})
    setup = (await table.ada.command("arena", "server setup")).shown
    listed = (await table.ada.press(setup, label="Reports (2)")).shown
    stale = (await table.ada.command("arena", "server reports")).shown
    left = (await table.ada.press(listed, label="Done: 2")).shown
    assert (left.id, "odd 0" in left.text, "odd 1" in left.text) == (setup.id, True, False)
    await table.ada.press(stale, label="Done: 2")
    over = (await table.ada.press(left, label="Done: 1")).shown
    assert says(over.text, "reports-empty")
    back = (await table.ada.press(over, custom_id=button(over, "house"))).shown
    assert not [one for one in back.buttons if "Reports" in str(one)]
    audit = (await table.ada.command("arena", "server audit")).shown
    assert [says(audit.text, "audit-report", number=nth) for nth in (1, 2)] == [True, True]
    assert audit.text.count("marked as done") == 2


async def test_a_report_is_posted_with_its_match_and_notifies_the_moderators(table: Scene):
    role = a_role(table)
    turn = await begin(table, role)
    form = await table.chloe.menu(MENU, turn)
    await table.chloe.submit(form, {FIELD: "The *picture* is blank @everyone"})
    told = await logged(table.ada, f"<@&{role.id}>", "The \\*picture\\* is blank", f"<@{table.chloe.id}>")
    assert f"/{turn.channel_id}/{turn.id}" in told.text
    assert table.local.world.message(GENERAL, told.id).mention_roles == [role.id]
    assert not table.local.world.message(GENERAL, told.id).mentions


async def test_a_report_that_is_done_is_told_of(table: Scene):
    turn = await table.begin()
    await choose_log(table)
    await table.chloe.submit(await table.chloe.menu(MENU, turn), {FIELD: "It hangs"})
    listed = (await table.ada.command("arena", "server reports")).shown
    await table.ada.press(listed, custom_id=button(listed, "reportdone"))
    told = await logged(table.ada, f"<@{table.ada.id}>", "marked as done")
    assert says(told.text, "audit-report", number=1)
