"""The daily digest in Discord: chosen in `/settings`, sent once a day with all that waits, most urgent first."""

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.features.digest.rows import DigestRows
from bot.features.digest.service import Digests
from bot.matches.core.models import Player
from bot.matches.settings.preferences import By, Daily, Preferences, Quiet
from bot.matches.timing.paces import DAY, HOUR, MINUTE
from localdiscord.faults import RestFault
from localdiscord.people import ClientMessage, UserClient
from tests.cogs.match.test_clocks_in_discord import later
from tests.support.discord.scene import Scene, button, settings_page
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
SILENT = 1 << 12  # Discord's flag of messages that notify nobody
POST = "/channels/{channel.id}/messages"


async def chosen(person: UserClient, hour: str, zone: str) -> ClientMessage:
    panel = await settings_page(person, "remind")
    form = await person.press(panel, custom_id=button(panel, "digest"))
    reply = await person.submit(form, {"hour": hour, "zone": zone})
    assert reply.updated is not None
    return reply.updated


def minute_of(now: int) -> int:
    there = datetime.fromtimestamp(now / 1000, UTC)
    return there.hour * 60 + there.minute


async def in_an_hour(table: Scene, person: UserClient, **others: Any) -> None:
    """The person’s digest is due in an hour at most, and all that was to be posted is."""
    daily = Daily(minute_of(table.services.clock.now_ms() + HOUR), "UTC")
    player = Player(0, person.id, person.user.username)
    await table.services.matches.reminders.change(player, lambda _: Preferences(**others))
    await table.bot.feature(Digests).choose(player, daily, person.user.locale)


async def when_due(table: Scene, length: int = HOUR) -> None:
    """Time passes, and the digests that are due are sent."""
    await later(table, length)
    await sent(table)


async def sent(table: Scene) -> None:
    loop: Any = table.bot.get_cog("DigestLoop")
    await loop.step()


def digests(person: UserClient) -> list[ClientMessage]:
    return [one for one in person.messages(person.dm()) if "daily digest" in one.text or "résumé quotidien" in one.text]


async def test_the_hour_is_chosen_changed_and_given_up(table: Scene):
    panel = await chosen(table.ada, "8", "paris")
    assert says(panel.text, "wish-digest")
    assert "8:00 (Europe/Paris" in panel.text
    assert (await table.services.store.preferences(table.ada.id)).digest == Daily(480, "Europe/Paris")
    page = (await table.ada.press(panel, custom_id=button(panel, "settings", "remind"))).updated
    assert page is not None
    assert says(page.text, "settings-times-last")
    form = await table.ada.press(page, custom_id=button(page, "digest"))
    assert form.modal is not None
    assert [field["value"] for field in form.modal.fields.values()] == ["8:00", "Europe/Paris"]
    panel = (await table.ada.press(page, custom_id=button(page, "nodigest"))).updated
    assert panel is not None
    assert says(panel.text, "digest-none")
    assert (await table.services.store.preferences(table.ada.id)).digest is None


async def test_what_cannot_be_read_is_mended_in_the_form(table: Scene):
    panel = await chosen(table.ada, "25", "Paris")
    assert says(panel.text, "refused-hour", given="25")
    form = await table.ada.press(panel, custom_id=button(panel, "digest"))
    assert form.modal is not None
    assert [field["value"] for field in form.modal.fields.values()] == ["25", "Paris"]
    assert (await table.services.store.preferences(table.ada.id)).digest is None


async def test_one_message_a_day_leads_to_the_match(table: Scene):
    table.bruno.user.locale = "en-US"
    turn = await table.begin(clock="week")
    asked = table.next_of(turn)
    await in_an_hour(table, asked)
    await when_due(table, HOUR // 2)
    assert not digests(asked)
    for nth in (1, 2):
        await when_due(table, HOUR // 2 if nth == 1 else DAY)
        assert len(digests(asked)) == nth
        await sent(table)
        assert len(digests(asked)) == nth
    note = digests(asked)[0]
    assert says(note.text, "turns-title", count=1)
    assert f"<t:{next(one.due for one in (await table.match()).holders if one.due) // 1000}:R>" in note.text
    assert any(one.get("url", "").endswith(str(turn.channel_id)) for one in note.buttons)
    assert not note.mentions
    shown = (await asked.press(note, custom_id=button(note, "turns"))).shown
    assert shown.ephemeral
    assert says(shown.text, "turns-title", count=1)
    panel = (await asked.press(note, custom_id=button(note, "open"))).message
    assert panel is not None
    assert panel.ephemeral


async def test_nothing_waits_nothing_is_sent(table: Scene):
    turn = await table.begin(clock="week")
    idle = next(one for one in (table.ada, table.bruno) if one is not table.next_of(turn))
    await in_an_hour(table, idle)
    await when_due(table)
    rows: DigestRows = table.services.store.area(DigestRows)  # type: ignore[attr-defined]
    due = await rows.next_due("", table.services.clock.now_ms())
    assert due is not None
    assert due > table.services.clock.now_ms() + 12 * HOUR
    assert not digests(idle)


async def test_a_challenge_is_among_what_waits_and_it_is_in_french(table: Scene):
    await table.challenge()
    await settings_page(table.bruno, "remind")
    await in_an_hour(table, table.bruno)
    await when_due(table)
    (note,) = digests(table.bruno)
    assert says(note.text, "turns-challenge", "fr", game="Pitch Out", match="1", challenger=f"<@{table.ada.id}>")
    assert says(note.text, "digest-foot", "fr")


async def test_the_most_urgent_comes_first_each_with_a_button(table: Scene):
    table.bruno.user.locale = "en-US"
    for nth in range(4):
        await table.bruno.press(await table.challenge(clock=f"{9 - nth}d"), label="Accept")
        await table.turn(0, nth + 1)
    first = await table.match()
    asked = next(table.person(one.user) for one in first.holders if one.due)
    waiting = [one.match.id for one in await table.services.matches.inbox.of(asked.id)]
    await in_an_hour(table, asked)
    await when_due(table)
    (note,) = digests(asked)
    places = [note.text.index(f"#{match}**") for match in waiting]
    assert places == sorted(places)
    assert waiting != sorted(waiting)
    assert len([one for one in note.buttons if one.get("custom_id", "").startswith("open:")]) == len(waiting)


async def test_the_last_reminder_still_comes_and_no_earlier_one(table: Scene):
    turn = await table.begin(clock="week")
    asked = table.next_of(turn)
    await in_an_hour(table, asked, by=By.MENTION)
    await later(table, 4 * DAY)
    assert not any("Miss it and" in one.text for one in table.ada.messages(turn.channel_id))
    await later(table, 2 * DAY + 12 * HOUR)
    note = await table.ada.wait_for(lambda one: one.channel_id == turn.channel_id and "Miss it and" in one.text)
    assert note.mentions == [asked.id]
    assert len([one for one in table.ada.messages(turn.channel_id) if "Miss it and" in one.text]) == 1


async def test_it_is_silent_in_quiet_hours(table: Scene):
    asked = table.next_of(await table.begin(clock="week"))
    minute = minute_of(table.services.clock.now_ms())
    await in_an_hour(table, asked, quiet=Quiet(minute, (minute - 60) % (24 * 60), "UTC"))
    await when_due(table)
    (note,) = digests(asked)
    assert note["flags"] & SILENT


@pytest.mark.parametrize(("code", "closed"), [(50007, True), (50278, True), (50001, False)])
async def test_refused_messages_end_it_or_are_tried_again(table: Scene, code: int, *, closed: bool):
    turn = await table.begin(clock="week")
    asked = table.next_of(turn)
    await in_an_hour(table, asked)
    table.local.faults.plan(RestFault("POST", "/users/@me/channels", code=code))
    await when_due(table)
    assert (await table.services.store.preferences(asked.id)).closed is closed
    table.local.faults.clear()
    await when_due(table, HOUR)
    assert len(digests(asked)) == (not closed)
    if closed:
        panel = await settings_page(asked, "remind")
        assert "⚠" in panel.text
        await later(table, 3 * DAY + 12 * HOUR)  # reminders come as they did before
        note = await table.ada.wait_for(lambda one: one.channel_id == turn.channel_id and "Miss it and" in one.text)
        assert note.mentions == [asked.id]


@pytest.mark.parametrize("length", [0, 5 * MINUTE])
async def test_one_whose_answer_is_lost_is_not_sent_twice(table: Scene, length: int):
    asked = table.next_of(await table.begin(clock="week"))
    await in_an_hour(table, asked)
    table.local.faults.plan(RestFault("POST", POST, times=8, status=503, after_effect=True))
    await when_due(table)
    assert len(digests(asked)) == 1
    table.local.faults.clear()
    await when_due(table, length + MINUTE // 2)
    assert len(digests(asked)) == 1
    rows: DigestRows = table.services.store.area(DigestRows)  # type: ignore[attr-defined]
    assert (await rows.next_due("", table.services.clock.now_ms()) or 0) > table.services.clock.now_ms() + 12 * HOUR
