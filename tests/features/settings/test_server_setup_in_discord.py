"""`/server setup` and its commands: what is chosen, shown and proposed; who changed what; two panels open at once."""

import asyncio

import pytest
from discord import app_commands

from bot.features.settings.sheets import SINGLE
from bot.games.contract.preview import Assist
from bot.matches.core.models import Pace
from bot.matches.settings.preferences import ServerSettings
from bot.matches.timing.paces import HOUR
from cogs.server.group import SERVER
from cogs.settings.setup import CARE, LADDERS, PAGE_OF, PLAY, POSTS, STYLE, TERMS
from localdiscord.people import ClientMessage, InteractionResult, UserClient
from localdiscord.records import Json
from tests.cogs.delivery.channels.test_hidden_channels_in_discord import show
from tests.features.settings.test_server_check import anyway
from tests.places import FORUM
from tests.support.discord.scene import Scene, button, settings_page
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def whispered(person: UserClient, command: str, **options: object) -> ClientMessage:
    reply = await person.command("arena", command, dict(options))
    assert reply.message is not None
    assert reply.message.ephemeral
    return reply.message


def changed(reply: InteractionResult) -> ClientMessage:
    assert reply.updated is not None
    return reply.updated


async def page(person: UserClient, panel: ClientMessage, name: str) -> ClientMessage:
    return changed(await person.press(panel, custom_id=button(panel, "house", name)))


async def opened(table: Scene, name: str) -> ClientMessage:
    """A page of a fresh panel."""
    return await page(table.ada, await whispered(table.ada, "server setup"), name)


async def current_settings(table: Scene) -> ServerSettings:
    return await table.services.store.server_settings(table.local.world.guild.id)


async def test_the_options_come_in_the_order_of_the_pages():
    command = SERVER.get_command("setup")
    assert isinstance(command, app_commands.Command)
    others = {"game": PLAY, "channel": PLAY, "allowed": PLAY, "inside": SINGLE, "first": LADDERS, "off": CARE}
    pages = [(PAGE_OF | others)[one.name] for one in command.parameters]
    assert list(dict.fromkeys(pages)) == [PLAY, SINGLE, TERMS, STYLE, POSTS, LADDERS, CARE]
    assert pages == sorted(pages, key=pages.index)


async def test_the_panel_leads_through_everything(table: Scene):
    panel = await whispered(table.ada, "server setup")
    for text in (
        "Games: Pitch Out, ",
        "Channels: all",
        "3 days per move",
        "Pictures: dark",
        "all time",
    ):
        assert text in panel.text
    seen = []
    panel = await page(table.ada, panel, "play")
    while True:
        seen.append(panel.text.partition("\n")[0])
        following = [one for one in panel.buttons if one["label"].startswith("Next: ")]
        if not following:
            break
        panel = changed(await table.ada.press(panel, custom_id=following[0]["custom_id"]))
    assert [line[:10] for line in seen] == [f"### {nth} of 7" for nth in range(1, 8)]
    panel = changed(await table.ada.press(panel, label="Overview"))
    checked = await table.ada.press(panel, label="Check permissions")
    assert checked.message is not None
    assert "<#" in checked.message.text


async def test_what_the_server_proposes_is_what_a_challenge_says_and_the_card_tells_so(table: Scene):
    panel = await opened(table, "terms")
    assert "3 days per move · 18 hours after two missed in a row · unrated · no team threads" in panel.text
    panel = changed(await table.ada.select(panel, custom_id="houseclock:0::", values=["days3"]))
    form = await table.ada.press(panel, label="Other clock…")
    panel = changed(await table.ada.submit(form, {"length": "soon"}))
    assert says(panel.text, "refused-clock-unreadable", given="soon")
    form = await table.ada.press(panel, label="Other clock…")
    assert form.modal is not None
    assert [field["value"] for field in form.modal.fields.values()] == ["soon"]
    panel = changed(await table.ada.submit(form, {"length": "6h"}))
    assert "✅ Changed: Default clock (was: 3 days)" in panel.text
    panel = changed(await table.ada.press(panel, label="Default to rated"))
    panel = changed(await table.ada.select(panel, custom_id="houseassist:0::", values=["expert"]))
    assert says(panel.text, "terms-assist", assist="expert (direction only)", terms="6 hours per move · rated")
    assert "unrated" not in panel.text
    card = await table.challenge()
    assert says(card.text, "card-house", known="6 hours, rated, expert")
    terms = (await table.match()).terms
    assert (terms.pace, terms.limit, terms.rated, terms.assist) == (Pace.CUSTOM, 6 * HOUR, True, Assist.EXPERT)
    await table.ada.press(card, custom_id=button(card, "cancel"))
    card = await table.challenge(clock="day", rated=False, assist="standard")
    assert not says(card.text, "card-house")
    waits = (await table.chloe.command("arena", "queue join", {"game": "offboard"})).shown
    assert says(waits.text, "terms-clock-rated", length="6 hours")


async def test_an_open_table_keeps_telling_what_is_proposed(table: Scene):
    await whispered(table.ada, "server setup", clock="day", threads=True)
    reply = await table.ada.command("arena", "play", {"game": "forhonor", "seats": 4})
    assert reply.message is not None
    assert says(reply.message.text, "card-house", known="1 day, team threads")
    joined = changed(await table.bruno.press(reply.message, label="Join"))
    assert says(joined.text, "card-house", known="1 day, team threads")
    duel = await table.challenge(game="forhonor")
    assert not says(duel.text, "terms-threads")


async def test_ones_own_help_with_aiming_comes_before_the_servers(table: Scene):
    await whispered(table.ada, "server setup", assist="expert")
    panel = await settings_page(table.ada, "play")
    panel = changed(await table.ada.select(panel, custom_id="setassist:0::", values=["full"]))
    assert says(panel.text, "settings-said-assist-full")
    card = await table.challenge()
    assert says(card.text, "terms-assist", assist="full (the whole path)", terms="3 days per move")
    assert not says(card.text, "card-house")
    await table.ada.press(card, custom_id=button(card, "cancel"))
    panel = changed(await table.ada.select(panel, custom_id="setassist:0::", values=["server"]))
    assert says(
        (await table.challenge()).text,
        "terms-assist",
        assist="expert (direction only)",
        terms="3 days per move",
    )


async def test_what_does_not_go_together_is_refused_and_changes_nothing(table: Scene):
    await whispered(table.ada, "server setup", clock="friendly")
    panel = await opened(table, "terms")
    reply = await table.ada.press(panel, label="Default to rated")
    assert reply.message is not None
    assert "rated" in reply.message.text
    assert await current_settings(table) == ServerSettings(clock="friendly")
    said_again = await whispered(table.ada, "server setup", clock="soon")
    assert "soon" in said_again.text
    assert "…" in (await whispered(table.ada, "server setup", clock="soon" * 1500)).text
    long = await whispered(table.ada, "server setup", clock=" ".join(["1h 7m"] * 60))
    assert "67 minutes" not in long.text
    assert (await current_settings(table)).clock == f"{67 * 60}m"
    await whispered(table.ada, "server setup", clock="friendly")
    shut = await whispered(table.ada, "server setup", game="pitchout", allowed=False)
    for game in ("pitchbowl", "forhonor", "offboard"):
        shut = await whispered(table.ada, "server setup", game=game, allowed=False)
    assert says(shut.text, "refused-house-no-game")
    assert set((await current_settings(table)).unwanted) == {"pitchout", "pitchbowl", "forhonor"}


async def test_several_settings_are_changed_at_once_or_none(table: Scene):
    shown = await whispered(
        table.ada, "server setup", game="offboard", allowed=False, clock="6h", look="light", world=True
    )
    assert says(shown.text, "house-title-all")
    chosen = ServerSettings(unwanted=("offboard",), clock="360m", look="light", world=True)
    assert await current_settings(table) == chosen
    await whispered(table.ada, "server setup", look="dark", clock="friendly", rated=True)
    assert await current_settings(table) == chosen


async def test_channels_are_found_and_lost(table: Scene):
    general = table.local.world.find_channel("general").id
    panel = await opened(table, "play")
    panel = changed(await table.ada.select(panel, custom_id="housefound:0::", values=["general"]))
    assert (await current_settings(table)).channels == (general,)
    panel = changed(await table.ada.select(panel, custom_id="housefound:0::", values=["arena"]))
    changed(await table.ada.select(panel, custom_id="houselost:0::", values=["arena"]))
    assert (await current_settings(table)).channels == (general,)
    panel = changed(await table.ada.select(panel, custom_id="housefound:0::", values=["no-entry"]))
    table.ada.delete_channel("general")
    await until_gone(table, general)
    changed(await table.ada.select(panel, custom_id="houselost:0::", values=["no-entry"]))
    assert (await current_settings(table)).is_closed  # nobody has opened the others
    panel = await opened(table, "play")
    changed(await table.ada.press(panel, custom_id="housespots:0::all"))
    assert (await current_settings(table)).channels == ()


async def test_channels_are_allowed_and_disallowed_by_options(table: Scene):
    general = table.local.world.find_channel("general").id
    await whispered(table.ada, "server setup", channel="general")
    assert (await current_settings(table)).channels == (general,)
    await whispered(table.ada, "server setup", channel="general", allowed=False)
    assert (await current_settings(table)).channels == ()


async def until_gone(table: Scene, channel: int) -> None:
    for _ in range(6000):
        if table.bot.get_channel(channel) is None:
            return
        await asyncio.sleep(0.01)
    raise TimeoutError


@pytest.mark.parametrize("wish", ["channel", "daily", "news", "results", "lobby", "forum"])
async def test_a_hidden_channel_that_is_chosen_is_warned_of_by_mention(table: Scene, wish: str):
    place = FORUM if wish == "forum" else table.local.world.find_channel("no-entry").id
    name = table.local.world.channels[place].name
    await show(table, name, to_bot=False)
    before = len(table.local.log.requests)
    by_option = await whispered(table.ada, "server setup", **{wish: name})
    await anyway(table, by_option)
    menu = "housefound" if wish == "channel" else f"house{wish}"
    if wish == "channel":
        await whispered(table.ada, "server setup", channel=name, allowed=False)
    else:
        panel = await opened(table, "posts")
        await table.ada.press(panel, custom_id=button(panel, f"houseno{wish}"))
    panel = await opened(table, "play" if wish == "channel" else "posts")
    by_menu = changed(await table.ada.select(panel, custom_id=f"{menu}:0::", values=[name]))
    for shown in (by_option, by_menu):
        assert f"<#{place}>" in shown.text
        assert "___hidden___" not in str(shown)
        assert says(shown.text, "check-unseen" if wish == "channel" else "permission-view_channel")
        assert says(shown.text, "check-where-channel", role="Pichenette")
    asked = [call.path for call in table.local.log.requests[before:] if call.path.endswith(f"/channels/{place}")]
    assert asked == []  # the interaction says it all


async def test_in_a_thread_the_channel_counts_in_which_it_hangs(table: Scene):
    turn = await table.begin()
    reply = await table.ada.command(turn.channel_id, "server setup")
    assert reply.message is not None
    panel = await page(table.ada, reply.message, "play")
    changed(await table.ada.press(panel, custom_id=button(panel, "housespots", "here")))
    assert (await current_settings(table)).channels == (table.local.world.find_channel("arena").id,)


async def test_two_panels_open_lose_nothing_and_the_last_wins_where_both_want_the_same(table: Scene):
    first, second = [await opened(table, "play") for _ in range(2)]
    games = button(first, "housegames")
    await table.ada.select(first, custom_id=games, values=["pitchout", "pitchbowl", "forhonor"])
    after = changed(await table.ada.select(second, custom_id=games, values=["pitchbowl", "forhonor", "offboard"]))
    assert set((await current_settings(table)).unwanted) == {"offboard", "pitchout"}
    assert "Changed: Games (was: Pitch Out, PitchBowl, For Honor)" in after.text
    first, second = [await page(table.ada, await whispered(table.ada, "server setup"), "style") for _ in range(2)]
    changed(await table.ada.select(first, custom_id="houselook:0::", values=["light"]))
    after = changed(await table.ada.select(second, custom_id="housetongue:0::", values=["fr"]))
    assert says(after.text, "house-said-style", look="light")
    assert ((await current_settings(table)).look, (await current_settings(table)).language) == ("light", "fr")
    again = changed(await table.ada.select(first, custom_id="houselook:0::", values=["light"]))
    assert says(again.text, "settings-kept-same")
    after = changed(await table.ada.select(second, custom_id="houselook:0::", values=["dark"]))
    assert "✅ Changed: Pictures (was: light)" in after.text


async def test_two_panels_of_a_player_lose_nothing(table: Scene):
    first, second = [await settings_page(table.ada, name) for name in ("show", "play")]
    changed(await table.ada.press(first, custom_id=button(first, "setfirst")))
    changed(await table.ada.press(second, custom_id=button(second, "setsure")))
    first, second = [await settings_page(table.ada, "remind") for _ in range(2)]
    changed(await table.ada.select(first, custom_id="setby:0::", values=["none"]))
    after = changed(await table.ada.select(second, custom_id="setby:0::", values=["both"]))
    assert "✅ Reminders: No reminders → Mention and direct message" in after.text
    again = changed(await table.ada.select(first, custom_id="setby:0::", values=["both"]))
    assert says(again.text, "settings-kept-same")
    kept = await table.services.store.preferences(table.ada.id)
    assert (kept.text_first, kept.confirm, kept.mentioned, kept.written_to) == (True, True, True, True)


async def test_somebody_is_kept_away_from_the_panel(table: Scene):
    panel = await settings_page(table.ada, "meet")
    panel = changed(await table.ada.select(panel, custom_id="setblock:0::", values=["bruno"]))
    assert says(panel.text, "settings-blocked", count=1)
    (one,) = await table.services.store.blocked(table.ada.id)
    assert (one.user, one.name) == (table.bruno.id, "Bruno")
    refused = await table.ada.select(panel, custom_id="setblock:0::", values=["ada"])
    assert refused.message is not None
    panel = await settings_page(table.ada, "meet", table.ada.dm())
    assert not any(one["custom_id"].startswith("setblock") for one in panel.selects)


async def test_the_audit_tells_who_did_what_the_latest_first(table: Scene):
    assert "Nothing has changed yet" in (await whispered(table.ada, "server audit")).text
    await table.begin()
    present = await opened(table, "style")
    assert any(one.get("custom_id", "").startswith("houselook:") for one in present.parts)
    await whispered(table.ada, "server setup", look="light")
    await whispered(table.ada, "server setup", first="season", world=True)
    sure = await whispered(table.ada, "server void", match=1)
    await table.ada.press(sure, custom_id=button(sure, "voided"))
    audit = await whispered(table.ada, "server audit")
    lines = [line for line in audit.text.splitlines() if "→" in line]
    assert lines == [
        "Season shown first: no → yes",
        "World ranking: no → yes",
        "Pictures: dark → light",
    ]
    assert says(audit.text, "audit-match-void")
    assert audit.text.count(f"<@{table.ada.id}>") == 3
    for nth in range(8):
        await whispered(table.ada, "server setup", look=("dark", "light")[nth % 2])
    audit = await whispered(table.ada, "server audit")
    assert "page 1 of 2" in [one["label"] for one in audit.buttons]
    older = changed(await table.ada.press(audit, label="Older"))
    assert says(older.text, "audit-match-void")
    assert "Match #1" not in changed(await table.ada.press(older, label="Newer")).text


async def test_who_does_not_manage_the_server_is_told_so(table: Scene):
    panel = await whispered(table.ada, "server setup")
    style = await page(table.ada, await whispered(table.ada, "server setup"), "style")
    audit = await whispered(table.ada, "server audit")
    guild = table.local.world.guild
    guild.owner_id = table.bruno.id
    for role in guild.roles.values():
        role.permissions &= ~0x28  # administrator, manage guild
    for press in (
        table.ada.press(panel, label="Rankings"),
        table.ada.press(panel, label="Check permissions"),
        table.ada.select(style, custom_id="houselook:0::", values=["light"]),
        table.ada.press(audit, label="Overview"),
    ):
        reply = await press
        assert reply.message is not None
        assert says(reply.message.text, "refused-house-rights")
    assert await current_settings(table) == ServerSettings()


async def test_the_menus_of_channels_show_what_is_chosen(table: Scene):
    arena = table.local.world.find_channel("arena").id
    await table.ada.command("arena", "server setup", {"results": str(arena)})
    panel = (await table.ada.command("arena", "server setup", {"forum": str(FORUM)})).shown
    assert {one["custom_id"].partition(":")[0]: _defaults(one) for one in panel.selects} == {
        "houselobby": [],
        "housedaily": [],
        "housenews": [],
        "houseforum": [str(FORUM)],
        "houseresults": [str(arena)],
    }
    panel = (await table.ada.command("arena", "server setup", {"results": str(arena)})).shown  # again: it stays
    assert _defaults(panel.selects[-1]) == [str(arena)]
    table.ada.delete_channel(FORUM)
    panel = (await table.ada.press(panel, custom_id=button(panel, "housenoresults"))).shown
    assert [_defaults(one) for one in panel.selects] == [[], [], [], [], []]


def _defaults(menu: Json) -> list[str]:
    return [one["id"] for one in menu.get("default_values") or []]
