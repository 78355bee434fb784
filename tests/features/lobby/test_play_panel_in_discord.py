"""The panel of *Play* below a lobby message: menus, forms and presses in place of every command."""

import pytest

from bot.games.contract.preview import Assist
from bot.matches.core.models import Pace, Status
from bot.matches.house.members import is_house, level_of
from localdiscord.people import ClientMessage, UserClient
from tests.features.lobby.test_lobby_message_in_discord import chosen
from tests.support.discord.practice import when_the_house_has_answered
from tests.support.discord.scene import Scene, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def panel_of(table: Scene, person: UserClient) -> ClientMessage:
    """The panel that a person opens."""
    shown = (await person.press(await chosen(table), label="Play")).shown
    assert shown.ephemeral
    return shown


async def pick(person: UserClient, panel: ClientMessage, verb: str, *values: object) -> ClientMessage:
    """The panel after a choice in one of its menus."""
    reply = await person.select(panel, custom_id=button(panel, verb), values=[str(one) for one in values])
    assert reply.shown.id == panel.id
    return reply.shown


def picked(panel: ClientMessage, verb: str) -> list[str]:
    """The values that a menu shows as chosen."""
    menu = next(one for one in panel.selects if one["custom_id"].startswith(f"{verb}:"))
    chosen_there = [one["value"] for one in menu.get("options", ()) if one.get("default")]
    return chosen_there + [one["id"] for one in menu.get("default_values", ())]


async def test_a_whole_match_and_its_rematch_without_a_command(table: Scene):
    chloe, dai = table.chloe, table.dai
    panel = await panel_of(table, chloe)
    panel = await pick(chloe, panel, "playgame", "offboard")
    panel = await pick(chloe, panel, "playwith", dai.id)
    assert says(panel.text, "lobby-new-people", people=f"<@{dai.id}>")
    panel = await pick(chloe, panel, "playclock", "day")
    done = (await chloe.press(panel, label="Challenge")).shown
    assert (done.id, done.buttons) == (panel.id, [])
    assert says(done.text, "challenge-picked", game="Offboard", match="1")
    card = await dai.wait_for(lambda one: "accept:" in str(one.buttons))
    assert dai.id in card.mentions
    await dai.press(card, label="Accept")
    turn = await table.turn(0)
    match = await table.match()
    assert (match.game, match.terms.pace, match.terms.rated) == ("offboard", Pace.DAY, False)
    assert {one.user for one in match.holders} == {chloe.id, dai.id}
    await table.answer(turn)
    turn = await table.turn(1)
    mover = table.next_of(turn)
    more = (await mover.press(turn, custom_id=button(turn, "more"))).shown
    asked = (await mover.press(more, custom_id=button(more, "resign"))).shown
    await mover.press(asked, custom_id=button(asked, "resigned"))
    result = await table.turn(2)
    assert (await table.match()).status is Status.FINISHED
    await chloe.press(result, custom_id=button(result, "rematch"))
    await dai.press(result, custom_id=button(result, "rematch"))
    await table.turn(0, match=2)
    assert (await table.match(2)).status is Status.RUNNING


async def test_nothing_chosen_is_an_open_table(table: Scene):
    panel = await panel_of(table, table.ada)
    assert says(panel.text, "lobby-new-open")
    assert (picked(panel, "playgame"), picked(panel, "playwith"), picked(panel, "playclock")) == (
        ["pitchout"],
        [],
        ["days3"],
    )
    await table.ada.press(panel, label="Open a table")
    match = await table.match()
    assert (match.status, match.game, match.terms.pace) == (Status.OPEN, "pitchout", Pace.THREE_DAYS)


async def test_the_game_of_the_latest_match_is_chosen_with_the_clock_of_the_server(table: Scene):
    await table.ada.command("arena", "play", {"game": "forhonor", "clock": "friendly"})
    panel = await panel_of(table, table.ada)
    assert (picked(panel, "playgame"), picked(panel, "playclock")) == (["forhonor"], ["days3"])


async def test_the_only_game_of_a_server_needs_no_menu(table: Scene):
    for game in ("pitchout", "pitchbowl", "forhonor"):
        await table.ada.command("arena", "server setup", {"game": game, "allowed": False})
    panel = await panel_of(table, table.ada)
    assert "playgame:" not in str(panel.selects)
    await table.ada.press(panel, label="Open a table")
    assert (await table.match()).game == "offboard"


async def test_more_has_options_seats_and_whether_it_is_rated(table: Scene):
    panel = (await table.ada.press(await panel_of(table, table.ada), label="More…")).shown
    panel = await pick(table.ada, panel, "playoptions", "sides=pairs", "mirror=on")
    assert not says(panel.text, "lobby-one-each")
    panel = await pick(table.ada, panel, "playoptions", "sides=pairs", "sides=free", "mirror=on")
    assert picked(panel, "playoptions") == ["mirror=on", "sides=free"]
    assert says(panel.text, "lobby-one-each")
    panel = await pick(table.ada, panel, "playoptions", "format=5", "mirror=on")
    panel = await pick(table.ada, panel, "playseats", 3)
    panel = (await table.ada.press(panel, label="Make it rated")).shown
    assert says(panel.text, "lobby-counts")
    panel = (await table.ada.press(panel, label="Less")).shown
    assert "playoptions:" not in str(panel.selects)
    await table.ada.press(panel, label="Open a table")
    match = await table.match()
    assert (match.places, match.terms.rated) == (3, True)
    assert set(match.options) >= {("format", "5"), ("mirror", "on"), ("mode", "initiation")}


def offered(panel: ClientMessage) -> set[str]:
    """The options of the game that may be chosen."""
    menu = next(one for one in panel.selects if one["custom_id"].startswith("playoptions:"))
    return {one["value"] for one in menu["options"]}


async def test_options_that_do_not_go_with_the_number_of_players_are_left_out(table: Scene):
    ada, many, two = table.ada, {"sides=pairs", "sides=free"}, {"format=7", "antipassive=on"}
    panel = (await ada.press(await panel_of(table, ada), label="More…")).shown
    assert (offered(panel) & (many | two)) == many
    panel = await pick(ada, panel, "playoptions", "sides=free")
    panel = await pick(ada, panel, "playseats", 3)
    assert (offered(panel) & (many | two), picked(panel, "playoptions")) == ({"sides=free"}, ["sides=free"])
    panel = await pick(ada, panel, "playwith", table.chloe.id)
    assert (offered(panel) & (many | two), picked(panel, "playoptions")) == (two, [])
    await ada.press(panel, label="Challenge")
    assert (await table.match()).status is Status.CHALLENGE


async def test_more_has_the_other_terms(table: Scene):
    panel = (await table.ada.press(await panel_of(table, table.ada), label="More…")).shown
    panel = await pick(table.ada, panel, "playterms", "assist=full", "weekdays=on", "punctual=90")
    panel = await pick(table.ada, panel, "playterms", "assist=full", "assist=expert", "weekdays=on", "punctual=90")
    assert picked(panel, "playterms") == ["assist=expert", "weekdays=on", "punctual=90"]
    assert says(panel.text, "lobby-one-each")
    panel = await pick(table.ada, panel, "playgame", "forhonor")
    assert picked(panel, "playterms") == ["weekdays=on", "punctual=90"]  # nothing is flicked there
    panel = await pick(table.ada, panel, "playterms", "threads=on", "weekdays=on", "punctual=90")
    await table.ada.press(panel, label="Open a table")
    match = await table.match()
    assert (match.terms.threads, match.terms.weekdays, match.punctual) == (True, True, 90)


async def test_a_challenge_demands_no_punctuality(table: Scene):
    panel = (await table.ada.press(await panel_of(table, table.ada), label="More…")).shown
    panel = await pick(table.ada, panel, "playterms", "assist=full", "punctual=90")
    panel = await pick(table.ada, panel, "playwith", table.chloe.id)
    assert picked(panel, "playterms") == ["assist=full"]
    await table.ada.press(panel, label="Challenge")
    assert (await table.match()).terms.assist is Assist.FULL


async def test_a_preset_fills_the_panel_in(table: Scene):
    await table.ada.command(
        "arena",
        "server preset",
        {"name": "Quick", "game": "pitchout", "clock": "day", "options": "format=5", "seats": 3, "assist": "expert"},
    )
    panel = await pick(table.ada, await panel_of(table, table.ada), "playgame", "forhonor")
    panel = (await table.ada.press(panel, label="More…")).shown
    panel = await pick(table.ada, panel, "playpreset", "Quick")
    assert [picked(panel, verb) for verb in ("playgame", "playclock", "playoptions", "playseats", "playterms")] == [
        ["pitchout"],
        ["day"],
        ["format=5"],
        ["3"],
        ["assist=expert"],
    ]
    await table.ada.press(panel, label="Open a table")
    match = await table.match()
    assert (match.places, match.terms.pace, match.terms.assist) == (3, Pace.DAY, Assist.EXPERT)


async def test_a_preset_that_is_gone_is_refused(table: Scene):
    await table.ada.command("arena", "server preset", {"name": "Quick", "game": "pitchout", "clock": "day"})
    panel = (await table.ada.press(await panel_of(table, table.ada), label="More…")).shown
    await table.ada.command("arena", "server preset", {"name": "Quick", "remove": True})
    refused = await table.ada.select(panel, custom_id=button(panel, "playpreset"), values=["Quick"])
    assert says(refused.shown.text, "control-unknown")


async def test_the_house_is_played_at_a_level_and_takes_the_free_seats(table: Scene):
    ada, bot = table.ada, table.local.world.bot.id
    panel = await pick(ada, await panel_of(table, ada), "playwith", bot, table.chloe.id)
    panel = (await ada.press(panel, label="More…")).shown
    assert "playrated:" not in str(panel.buttons)
    panel = await pick(ada, panel, "playlevel", 4)
    seats = next(one for one in panel.selects if one["custom_id"].startswith("playseats:"))
    assert [one["value"] for one in seats["options"]] == ["3", "4"]
    panel = await pick(ada, panel, "playseats", 4)
    await ada.press(panel, label="Challenge")
    match = await table.match()
    assert [is_house(one.user) for one in match.holders] == [False, True, False, True]
    assert {level_of(one.user) for one in match.holders if is_house(one.user)} == {4}


async def test_the_house_alone_is_played_at_once(table: Scene):
    ada = table.ada
    panel = await pick(ada, await panel_of(table, ada), "playwith", table.local.world.bot.id)
    assert says(panel.text, "lobby-new-house")
    await ada.press(panel, label="Start")
    assert (await when_the_house_has_answered(table)).alone


async def test_who_cannot_be_challenged_is_left_out_and_the_others_stay(table: Scene):
    ada, clank = table.ada, table.local.person("clank").id
    panel = await pick(ada, await panel_of(table, ada), "playwith", ada.id, clank, table.chloe.id)
    assert says(panel.text, "refused-self")
    assert says(panel.text, "refused-bot", name="Clank")
    assert picked(panel, "playwith") == [str(table.chloe.id)]


async def test_a_refusal_leaves_what_was_chosen(table: Scene):
    ada = table.ada
    panel = (await ada.press(await panel_of(table, ada), label="More…")).shown
    panel = (await ada.press(panel, label="Make it rated")).shown
    panel = await pick(ada, panel, "playclock", "friendly")
    shown = (await ada.press(panel, label="Open a table")).shown
    assert shown.id == panel.id
    assert says(shown.text, "refused-rated-friendly")
    assert picked(shown, "playclock") == ["friendly"]
    assert await table.services.store.get(1) is None
    panel = await pick(ada, shown, "playclock", "day")
    assert not says(panel.text, "refused-rated-friendly")
    await ada.press(panel, label="Open a table")
    assert (await table.match()).terms.rated


async def test_another_clock_is_typed(table: Scene):
    ada = table.ada
    panel = (await ada.press(await panel_of(table, ada), label="More…")).shown
    form = await ada.press(panel, label="Other clock…")
    panel = (await ada.submit(form, {"length": "soon"})).shown
    assert says(panel.text, "refused-clock-unreadable", given="soon")
    assert picked(panel, "playclock") == ["days3"]
    panel = (await ada.submit(await ada.press(panel, label="Other clock…"), {"length": "36h"})).shown
    assert picked(panel, "playclock") == ["2160m"]
    panel = await pick(ada, panel, "playgame", "offboard")
    panel = await pick(ada, panel, "playclock", "2160m")
    await ada.press(panel, label="Open a table")
    assert (await table.match()).terms.limit == 36 * 3600 * 1000


async def test_a_smaller_game_keeps_as_many_opponents_as_it_has_room_for(table: Scene):
    ada = table.ada
    panel = await pick(ada, await panel_of(table, ada), "playwith", table.chloe.id, table.dai.id)
    panel = await pick(ada, panel, "playgame", "offboard")
    assert picked(panel, "playwith") == [str(table.chloe.id)]


async def test_someone_who_has_left_the_server_is_named(table: Scene):
    ada, dai = table.ada, table.dai
    panel = await pick(ada, await panel_of(table, ada), "playwith", dai.id)
    table.local.membership.leave(dai.id)
    shown = (await ada.press(panel, label="Challenge")).shown
    assert says(shown.text, "lobby-left", user=f"<@{dai.id}>")
    assert picked(shown, "playwith") == [str(dai.id)]


async def test_a_server_with_a_clock_of_its_own_has_it_in_the_menu(table: Scene):
    await table.ada.command("arena", "server setup", {"clock": "36h"})
    panel = await panel_of(table, table.ada)
    assert picked(panel, "playclock") == ["usual"]
    panel = await pick(table.ada, panel, "playclock", "day")
    panel = await pick(table.ada, panel, "playclock", "usual")
    await table.ada.press(panel, label="Open a table")
    assert (await table.match()).terms.limit == 36 * 3600 * 1000
