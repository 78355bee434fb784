"""Badges as met in Discord: below the result, on the profile, and gone with a void match."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from msgspec.structs import replace

from bot.features.badges.rows import BadgeRows
from bot.features.badges.rules.common import BADGES as OF_EVERY_GAME
from bot.features.badges.rules.earned import BADGES, OF_GAMES, RULES
from bot.features.badges.service import SETTING
from cogs.badges.badges import BadgeLoop
from localdiscord.people import ClientMessage, UserClient
from tests.support.discord.from_position import match_from
from tests.support.discord.scene import Scene, button
from tests.support.scenes.offboard_scenes import crowded
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
ONE_TO_GO = replace(crowded(), cells=f"..RRY{crowded().cells[5:]}", score=(5, 0), targets="..YY........")
WHITEWASH, HOW = "badge-offboard-whitewash", "badge-offboard-whitewash-how"


@pytest_asyncio.fixture
async def won(tmp_path: Path) -> AsyncIterator[tuple[Scene, UserClient, ClientMessage]]:
    """A match of Offboard that was just won by six points to none: the winner, and the last message."""
    async with match_from(tmp_path, "offboard", ONE_TO_GO) as (table, turn):
        red = next(one for one in (table.ada, table.bruno) if one.id in turn.mentions)
        await red.command("arena", "move", {"move": "A3 E", "now": True})
        yield table, red, await table.turn(1)


async def page(person: UserClient, **options: object) -> ClientMessage:
    """A player's badges at Offboard."""
    profile = (await person.command("arena", "profile", options)).shown
    shown = (await person.press(profile, custom_id=button(profile, "badges"))).updated
    assert shown is not None
    chosen = (await person.select(shown, custom_id=button(shown, "badgesof"), values=["offboard"])).updated
    assert chosen is not None
    return chosen


async def test_it_is_said_once_below_the_result(won: tuple[Scene, UserClient, ClientMessage]):
    table, red, result = won
    assert says(result.text, "badge-earned", user=f"<@{red.id}>")
    assert says(result.text, WHITEWASH)
    assert says(result.text, HOW)
    assert not result.mentions
    others = [one for one in table.ada.messages("arena") if one.id != result.id]
    assert others
    assert not any(says(one.text, WHITEWASH) for one in others)


async def test_the_profile_has_those_earned_and_those_to_be_earned(won: tuple[Scene, UserClient, ClientMessage]):
    table, red, _ = won
    profile = (await red.command("arena", "profile", {})).shown
    assert says(profile.text, "badges-line", signs=BADGES["offboard-whitewash"].emoji, count=1, all=len(BADGES))
    mine = await page(red)
    earned, missing = mine.text.split("**Still to earn**")
    assert says(earned, WHITEWASH)
    assert "[#1](" in earned
    assert missing.count("\n- ") == len(OF_GAMES["offboard"]) + len(OF_EVERY_GAME) - 1
    assert not says(missing, WHITEWASH)
    back = (await red.press(mine, custom_id=button(mine, "profileback"))).updated
    assert back is not None
    assert says(back.text, "profile-none-game-own", game="Offboard")
    assert says(back.text, "profile-unrated", count=1)
    other = await page(table.chloe, user=red.user.username)
    assert says(other.text, WHITEWASH)
    none = await page(table.chloe)
    assert not says(none.text, "badge-kept")


async def test_a_void_match_takes_them_back(won: tuple[Scene, UserClient, ClientMessage]):
    table, red, _ = won
    sure = (await table.ada.command("arena", "server void", {"match": 1})).shown
    await table.ada.press(sure, custom_id=button(sure, "voided"))
    profile = (await red.command("arena", "profile", {})).shown
    assert says(profile.text, "badges-line", signs="", count=0, all=len(BADGES))


async def test_badges_of_earlier_matches_are_computed_while_the_bot_runs(won: tuple[Scene, UserClient, ClientMessage]):
    table, red, _ = won
    store, match = table.services.store, await table.match()
    async with asyncio.timeout(60):
        while await store.setting(SETTING) != RULES:  # noqa: ASYNC110 - the store tells nobody
            await asyncio.sleep(0.01)
    earned = await store.area(BadgeRows).of_user(red.id)
    assert await store.area(BadgeRows).replace([(match, ())], SETTING, RULES, "of an earlier version")
    assert await store.area(BadgeRows).of_user(red.id) == ()
    loop = table.bot.get_cog("BadgeLoop")
    assert isinstance(loop, BadgeLoop)
    assert await loop.step() < 60
    assert await store.area(BadgeRows).of_user(red.id) == earned != ()
    await loop.step()
    assert await loop.step() == loop.period
