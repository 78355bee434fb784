"""Emoji are uploaded once, however many processes start, and the bot does without them where Discord refuses them."""

import asyncio
import re

import pytest
import pytest_asyncio

from bot.content import content
from cogs.core.emojis import AGAIN, DAY, HOUR, Emojis, name_of
from localdiscord.faults import RestFault
from localdiscord.people import ClientMessage
from localdiscord.records import Emoji
from tests.support.discord.scene import Scene, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
DRAWN = {path.stem: path.read_bytes() for path in content("emojis/*.png")}
NAMES = sorted(name_of(key, png) for key, png in DRAWN.items())
ROUTE = "/applications/{application}/emojis"


@pytest_asyncio.fixture
async def shown(table: Scene) -> Scene:
    """A bot that shows all of them."""
    assert await Emojis(table.bot).step() == HOUR
    return table


def names(table: Scene) -> list[str]:
    return sorted(one.name for one in table.local.world.state.emojis.values())


def uploads(table: Scene) -> int:
    return sum(call.method == "POST" and call.path.endswith("/emojis") for call in table.local.log.requests)


def put(table: Scene, name: str) -> int:
    """An emoji that is there already."""
    world = table.local.world
    made = Emoji(world.new_id(), name, DRAWN[min(DRAWN)])
    world.state.emojis[made.id] = made
    return made.id


def icons(message: ClientMessage) -> list[str]:
    """The emoji of its buttons and options, "" for none."""
    options = [option for menu in message.selects for option in menu.get("options", ())]
    return [(part.get("emoji") or {}).get("name", "") for part in (*message.buttons, *options)]


async def test_all_are_uploaded_once(shown: Scene):
    assert names(shown) == NAMES
    assert set(shown.bot.catalogue.icons) == set(DRAWN)
    assert await Emojis(shown.bot).step() == HOUR
    assert uploads(shown) == len(DRAWN)


async def test_two_processes_that_start_side_by_side_end_with_one_of_each(table: Scene):
    await asyncio.gather(*(Emojis(table.bot).step() for _ in range(2)))
    assert names(table) == NAMES
    assert set(table.bot.catalogue.icons) == set(DRAWN)


async def test_of_two_with_one_name_all_keep_the_first(table: Scene):
    first, _, other = put(table, NAMES[0]), put(table, NAMES[0]), put(table, "party_parrot")
    assert await Emojis(table.bot).step() == HOUR
    assert names(table) == sorted((*NAMES, "party_parrot"))
    assert {first, other} <= table.local.world.state.emojis.keys()
    assert any(f":{first}>" in icon for icon in table.bot.catalogue.icons.values())


async def test_a_changed_drawing_replaces_the_former_one_a_day_later(table: Scene):
    former, strange = f"{NAMES[0].rpartition('_')[0]}_000000", "strange_one_000000"
    put(table, former)
    put(table, strange)
    emojis = Emojis(table.bot)
    await emojis.step()
    assert {former, strange, *NAMES} == set(names(table))
    table.services.clock.shift += int(DAY * 1000) + 60_000  # type: ignore[attr-defined]
    await emojis.step()
    assert {strange, *NAMES} == set(names(table))


async def test_without_room_those_that_fit_are_shown(table: Scene, capsys: pytest.CaptureFixture[str]):
    table.local.faults.plan(RestFault("POST", ROUTE, code=30008))
    assert await Emojis(table.bot).step() == HOUR
    assert uploads(table) == 1
    assert table.bot.catalogue.icons == {}
    assert "no room" in capsys.readouterr().out


@pytest.mark.parametrize("fault", [RestFault("GET", ROUTE, code=50001), RestFault("POST", ROUTE, code=50001)])
async def test_a_refusal_leaves_todays_words_and_a_warning(
    table: Scene, fault: RestFault, capsys: pytest.CaptureFixture[str]
):
    table.local.faults.plan(fault)
    assert await Emojis(table.bot).step() == AGAIN
    assert "emoji could not be brought up to date" in capsys.readouterr().out
    asked = (await table.ada.menu("Challenge", table.local.person("chloe").user, "arena")).shown
    assert icons(asked) == [""] * 4
    table.local.faults.clear()
    assert await Emojis(table.bot).step() == HOUR
    assert names(table) == NAMES


async def test_one_that_discord_does_not_take_is_left_out(table: Scene):
    table.local.faults.plan(RestFault("POST", ROUTE, code=50035, times=1))
    assert await Emojis(table.bot).step() == HOUR
    assert len(table.bot.catalogue.icons) == len(DRAWN) - 1


async def test_games_have_one_in_menus_lists_and_titles(shown: Scene):
    asked = (await shown.ada.menu("Challenge", shown.local.person("chloe").user, "arena")).shown
    assert [icon.rpartition("_")[0] for icon in icons(asked)] == [
        f"{game}_name" for game in ("pitchout", "pitchbowl", "forhonor", "offboard")
    ]
    await shown.ada.press(asked, label="Offboard")
    card = await shown.ada.wait_for(lambda one: "accept:" in str(one.buttons))
    assert "### <:offboard_name_" in card.text
    await shown.chloe.press(card, label="Accept")
    turn = await shown.turn(0)
    assert "<:offboard_team_" in turn.text
    assert "> <:" not in re.sub(r"<@\d+> ", "", turn.text)  # no two in a row
    live = (await shown.chloe.command("arena", "match live")).shown
    assert "\n<:offboard_name_" in live.text


async def test_pieces_have_one_where_they_are_chosen(shown: Scene):
    await shown.begin(game="forhonor")
    chosen = shown.next_of(await shown.turn(0))
    _, panel = await shown.panel(await shown.turn(0), chosen)
    assert any(icon.startswith("forhonor_hero_") for icon in icons(panel))


async def test_an_emoji_deleted_by_hand_costs_one_press(shown: Scene, capsys: pytest.CaptureFixture[str]):
    shown.local.world.state.emojis.clear()
    person = shown.local.person("chloe").user
    refused = (await shown.ada.menu("Challenge", person, "arena")).shown
    assert says(refused.text, "refused-engine")
    assert "deleted" in capsys.readouterr().out
    asked = (await shown.ada.menu("Challenge", person, "arena")).shown
    assert icons(asked) == [""] * 4
    await shown.ada.press(asked, custom_id=button(asked, "challengeto", "offboard"))
    assert (await shown.match()).game == "offboard"


async def test_alt_texts_have_none(shown: Scene):
    turn = await shown.begin()
    media = [item for part in turn.parts for item in part.get("items", ())]
    assert media
    assert not any("<:" in item["description"] for item in media)


async def test_uploads_leave_the_limit_of_requests_to_those_who_wait(table: Scene, monkeypatch: pytest.MonkeyPatch):
    limiter, asked = table.bot.pacing, 0
    later = limiter.later

    async def counted() -> None:
        nonlocal asked
        asked += 1
        await later()

    monkeypatch.setattr(limiter, "later", counted)
    await Emojis(table.bot).step()
    assert asked == uploads(table) == len(DRAWN)
