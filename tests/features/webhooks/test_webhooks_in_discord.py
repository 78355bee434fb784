"""Webhooks from Discord to a receiver: set, tested, delivered once each turn and result, through failures and restarts."""

import asyncio
import re

import discord
import pytest
import pytest_asyncio
from aiohttp import ClientTimeout, web

from bot.features.webhooks.addresses import LONGEST
from bot.features.webhooks.service import Webhooks
from bot.matches.timing.paces import DAY, MINUTE
from cogs.webhooks.outbound import Outbound
from localdiscord.options import PersonError
from localdiscord.people import ClientMessage, UserClient
from tests.features.webhooks.hooking import by_hand, confirmed, delivered, hooked, loop_of, pressed, server_hooked
from tests.features.webhooks.receiver import Receiver
from tests.places import ARENA
from tests.support.discord.practice import practice
from tests.support.discord.scene import Scene, button, settings_page
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture(autouse=True)
async def allowed(table: Scene) -> None:
    await by_hand(table.bot)


async def test_it_is_set_tested_changed_and_removed(table: Scene, receiver: Receiver):
    panel = await hooked(table.ada, receiver.url)
    (secret,) = re.findall(r"whsec_[\w+/=]+", panel.text)
    assert receiver.url in panel.text
    panel = await pressed(table.ada, panel, "test")
    assert secret not in panel.text
    await delivered(table)
    assert [body["type"] for body in receiver.bodies] == ["test"]
    panel = await pressed(table.ada, panel, "")
    assert re.search(r"arrived <t:\d+:R> \(200\)", panel.text)
    renewed = await confirmed(table.ada, panel, "secret", "renew")
    (other,) = re.findall(r"whsec_[\w+/=]+", renewed.text)
    assert other != secret
    asked = await pressed(table.ada, renewed, "drop")
    panel = await pressed(table.ada, asked, "")
    assert receiver.url in panel.text  # on second thoughts
    panel = await confirmed(table.ada, panel, "drop", "remove")
    assert receiver.url not in panel.text
    assert await table.bot.feature(Webhooks).rows.one(table.ada.id, 0) is None


async def written(person: UserClient, panel: ClientMessage) -> str:
    """The URL in the form that a panel opens."""
    opened = await person.press(panel, custom_id=button(panel, "hook", "url"))
    assert opened.modal is not None
    (field,) = opened.modal.fields.values()
    return str(field.get("value") or "")


async def test_another_url_has_no_delivery_yet_and_the_settings_say_how_it_goes(table: Scene, receiver: Receiver):
    page = await settings_page(table.ada, "remind")
    assert says(page.text, "webhook-line-none")
    panel = await hooked(table.ada, receiver.url)
    receiver.plan.append(web.Response(status=500))
    await pressed(table.ada, panel, "test")
    await delivered(table)
    page = await settings_page(table.ada, "remind")
    assert "127.0.0.1" in page.text
    assert "500" in page.text
    await pressed(table.ada, panel, "test")
    assert "Last delivery failed" in (await pressed(table.ada, panel, "")).text
    assert await written(table.ada, panel) == receiver.url
    panel = await hooked(table.ada, f"{receiver.url}/other")
    assert says(panel.text, "webhook-untried")


async def test_the_settings_of_a_server_name_the_host(table: Scene, receiver: Receiver):
    await server_hooked(table.ada, receiver.url)
    page = (await table.ada.command("arena", "server setup")).shown
    assert "Webhook: 127.0.0.1…" in [one.get("label") for one in page.buttons]


async def test_links_lead_to_where_discord_is_opened(table: Scene, receiver: Receiver):
    table.bot.feature(Webhooks).origin = "http://127.0.0.1:9"
    await hooked(table.ada, receiver.url)
    await hooked(table.bruno, receiver.url)
    turn = await table.begin(clock="week")
    await delivered(table)
    (first,) = receiver.of("turn.waiting")
    assert first["match"]["url"].startswith("http://127.0.0.1:9/channels/")
    assert first["match"]["url"].endswith(str(turn.channel_id))


async def test_a_url_that_will_not_do_is_refused_and_nothing_is_kept(table: Scene):
    table.bot.feature(Webhooks).allowed = "on"
    for url, key in (("https://10.0.0.1/", "private"), ("http://example.org", "https"), ("hook", "url")):
        reply = await hooked(table.ada, url)
        assert says(reply.text, f"refused-webhook-{key}")
        assert await written(table.ada, reply) == url
    long = f"http://example.org/{'x' * 100}"
    reply = await hooked(table.ada, long)
    assert long in reply.text
    assert await written(table.ada, reply) == ""
    assert await table.bot.feature(Webhooks).rows.one(table.ada.id, 0) is None


async def test_a_long_url_is_kept_whole_and_a_longer_one_does_not_fit(table: Scene, receiver: Receiver):
    long = f"{receiver.url}/{'x' * (LONGEST - len(receiver.url) - 1)}"
    await hooked(table.ada, long)
    kept = await table.bot.feature(Webhooks).rows.one(table.ada.id, 0)
    assert kept is not None
    assert kept.url == long
    with pytest.raises(PersonError, match="500"):
        await hooked(table.ada, f"{long}x")


async def test_a_host_without_webhooks_offers_and_sends_none(table: Scene, receiver: Receiver):
    panel = await hooked(table.ada, receiver.url)
    await pressed(table.ada, panel, "test")
    table.bot.feature(Webhooks).allowed = "off"
    await delivered(table)
    assert not receiver.received
    page = await settings_page(table.ada, "remind")
    assert not [one for one in page.buttons if one.get("custom_id", "").startswith("hook")]
    assert says((await pressed(table.ada, panel, "test")).text, "refused-webhook-off")


async def test_turns_and_the_result_come_to_those_they_concern(table: Scene, receiver: Receiver):
    await hooked(table.ada, f"{receiver.url}/ada")
    await hooked(table.bruno, f"{receiver.url}/bruno")
    turn = await table.begin(clock="week")
    await delivered(table)
    (first,) = receiver.of("turn.waiting")
    asked, other = table.next_of(turn), table.ada
    assert first["player"]["user"] == str(asked.id)
    assert first["match"]["url"].endswith(str(turn.channel_id))
    assert {one["user"] for one in first["match"]["players"]} == {str(table.ada.id), str(table.bruno.id)}
    other = next(one for one in (table.ada, table.bruno) if one is not asked)
    await table.answer(turn, "other")
    await delivered(table)
    asked_now = [table.person(one.user) for one in (await table.match()).holders if one.due]
    assert len(receiver.of("turn.waiting")) == 1 + len([one for one in asked_now if one is not asked])
    await table.services.matches.resign(1, other.id, key="resign")
    await delivered(table)
    ends = receiver.of("match.ended")
    assert len(ends) == 2
    match = await table.match()
    assert ends[0]["ranks"] == [[match.seat_of(asked.id)], [match.seat_of(other.id)]]
    assert ends[0]["match"]["status"] == "finished"
    assert len(set(receiver.names)) == len(receiver.names)
    assert b"seed" not in b"".join(body for _, body in receiver.received)


async def test_a_match_that_begins_at_once_tells_whose_turn_it_is(table: Scene, receiver: Receiver):
    await hooked(table.ada, receiver.url)
    await practice(table)
    await delivered(table)
    match = await table.match()
    assert [one.user for one in match.holders if one.due] == [table.ada.id]
    (first,) = receiver.of("turn.waiting")
    assert first["player"]["user"] == str(table.ada.id)
    assert [one["user"] for one in first["match"]["players"] if one["house"]] == [None]


async def test_a_rematch_does_too(table: Scene, receiver: Receiver):
    await hooked(table.ada, receiver.url)
    await hooked(table.bruno, receiver.url)
    await table.begin(clock="week")
    await table.services.matches.resign(1, table.ada.id, key="resign")
    for user in (table.ada.id, table.bruno.id):
        await table.services.matches.rematches.ask(1, user, key=f"rematch.{user}")
    await delivered(table)
    asked = [one.user for one in (await table.match(2)).holders if one.due]
    turns = [one for one in receiver.of("turn.waiting") if one["match"]["id"] == 2]
    assert sorted(int(one["player"]["user"]) for one in turns) == sorted(asked)
    assert asked


async def test_a_turn_that_was_answered_meanwhile_is_not_sent(table: Scene, receiver: Receiver):
    turn = await table.begin(clock="week")
    asked = table.next_of(turn)
    await table.services.matches.resign(1, asked.id, key="resign")
    await hooked(asked, receiver.url)
    await delivered(table)
    assert not receiver.received
    await server_hooked(table.ada, receiver.url)
    turn = await _next_match(table)
    await table.services.matches.resign(2, table.next_of(turn).id, key="resign.2")
    await delivered(table)
    assert not receiver.of("turn.waiting")
    assert len(receiver.of("match.ended")) == 2


async def _next_match(table: Scene) -> ClientMessage:
    await table.bruno.press(await table.challenge(clock="week"), label="Accept")
    return await table.turn(0, 2)


async def test_a_server_hears_of_open_channels_alone(table: Scene, receiver: Receiver):
    await server_hooked(table.ada, receiver.url)
    await table.begin(clock="week")
    await delivered(table)
    assert len(receiver.of("turn.waiting")) == 1
    arena = table.bot.get_channel(ARENA)
    assert isinstance(arena, discord.TextChannel)
    arena.nsfw = True
    await table.services.matches.resign(1, table.ada.id, key="resign")
    await delivered(table)
    assert not receiver.of("match.ended")
    arena.nsfw = False
    await delivered(table, DAY)
    assert not receiver.of("match.ended")


async def test_the_audit_log_names_the_host_alone(table: Scene, receiver: Receiver):
    await server_hooked(table.ada, receiver.url)
    audits = (await table.ada.command("arena", "server audit")).shown
    assert "127.0.0.1" in audits.text
    assert receiver.url not in audits.text


async def test_a_failure_is_tried_again_with_the_same_id(table: Scene, receiver: Receiver):
    panel = await hooked(table.ada, receiver.url)
    await table.begin(clock="week")
    await table.services.matches.resign(1, table.ada.id, key="resign")
    receiver.plan += (web.Response(status=500), web.Response(status=302, headers={"Location": receiver.url}))
    await delivered(table)
    assert "Failed once" in (await pressed(table.ada, panel, "")).text
    await delivered(table)
    assert len(receiver.received) == 1
    await delivered(table, 2 * MINUTE)
    assert len(receiver.received) == 2  # the redirect was not followed
    await delivered(table, 15 * MINUTE)
    assert len(receiver.received) == 3
    assert len(set(receiver.names)) == 1
    assert len({body for _, body in receiver.received}) == 1
    await delivered(table, DAY)
    assert len(receiver.received) == 3


async def test_a_receiver_that_is_gone_switches_it_off_and_its_user_hears_once(table: Scene, receiver: Receiver):
    panel = await hooked(table.ada, receiver.url)
    await table.begin(clock="week")
    await table.services.matches.resign(1, table.ada.id, key="resign")
    receiver.plan.append(web.Response(status=410))
    await delivered(table)
    await delivered(table)
    notes = [one for one in table.ada.messages(table.ada.dm()) if "410" in one.text]
    assert len(notes) == 1
    again = (await table.ada.press(notes[0], custom_id=button(notes[0], "hook"))).shown
    assert "410" in again.text
    await _next_match(table)
    await delivered(table)
    assert len(receiver.received) == 1
    await pressed(table.ada, panel, "test")
    await delivered(table)
    assert [body["type"] for body in receiver.bodies][1:] == ["test"]


async def test_a_slow_receiver_and_one_without_end_keep_nobody_waiting(
    table: Scene, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
):
    loop = loop_of(table.bot)
    loop.outbound = Outbound(local=True)
    monkeypatch.setattr(loop.outbound._session, "_timeout", ClientTimeout(total=0.5))
    panel = await hooked(table.ada, f"{receiver.url}/slow")
    await pressed(table.ada, panel, "test")
    receiver.slow = 120
    async with asyncio.timeout(60):
        await delivered(table)
    assert says((await pressed(table.ada, panel, "")).text, "webhook-outcome-timeout")
    receiver.slow = 0
    await loop.outbound.close()
    loop.outbound = None
    receiver.plan.append(web.Response(body=b"x" * (64 << 20)))
    await pressed(table.ada, panel, "test")
    async with asyncio.timeout(60):
        await delivered(table)
    assert "200" in (await pressed(table.ada, panel, "")).text
    receiver.plan.append(web.Response(headers={"X-Long": "y" * 20_000}))
    await pressed(table.ada, panel, "test")
    await delivered(table)
    assert says((await pressed(table.ada, panel, "")).text, "webhook-outcome-no-answer")


async def test_one_request_at_a_time_for_each_webhook(table: Scene, receiver: Receiver):
    await hooked(table.ada, receiver.url)
    for nth in range(1, 4):
        await table.bruno.press(await table.challenge(clock="week"), label="Accept")
        await table.turn(0, nth)
        await table.services.matches.resign(nth, table.ada.id, key=f"resign.{nth}")
    receiver.slow = 0.05
    await asyncio.gather(delivered(table), delivered(table))
    assert len(receiver.of("match.ended")) == 3
    assert receiver.most == 1
