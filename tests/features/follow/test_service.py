"""Follows through their service: who hears of what, and when."""

import pytest
from msgspec.structs import replace

from bot.answers.custom_id import Id
from bot.content import catalogue
from bot.features.contract import Followed
from bot.features.follow.feature import subject_links
from bot.features.follow.service import Follows
from bot.features.follow.sheets import (
    answer_sheet,
    list_sheet,
    named,
    news_sheet,
    read_named,
    reminder_settings,
)
from bot.features.follow.values import ENDED, MATCH, PLAYER, Follow
from bot.matches.core.errors import Refused
from bot.matches.core.models import Player
from bot.matches.settings.preferences import Preferences
from bot.screens.sheet import Button, SelectMenu, Sheet
from tests.support.matches.table import ANN, BOB, EVE, Table
from tests.support.words.said import says

EN = catalogue().of("en")
CUP = Follow("cup", 4)
eve, dai = Player(0, EVE.user, EVE.name), Player(0, 104, "Dai")


def cup(stage: int, *, guild: int = 7, is_over: bool = False, following: int = 0) -> Followed:
    return Followed(lambda _: "Cup", lambda _: "news", guild, 8, stage, is_over, following)


def here(guild: int) -> bool:
    return guild == 7


async def all_may(_: int, __: int, ___: int) -> bool:
    return True


async def only_dai(_: int, __: int, user: int) -> bool:
    return user == dai.user


async def heard(at: Table) -> dict[int, list[tuple[str, int]]]:
    """The news that are due, by user; they are sent."""
    follows = at.feature(Follows)
    found = await follows.claim("me")
    for one in found:
        await follows.sent(one)
    return {one.user: [(news.kind, news.stage) for news in one.news] for one in found}


@pytest.mark.asyncio
async def test_a_match_is_news_to_those_who_may_know(at: Table):
    follows, match = at.feature(Follows), await at.begin()
    for user in (eve, dai):
        assert await follows.follow(user, Follow(MATCH, match.id))
        assert not await follows.follow(user, Follow(MATCH, match.id))
    await at.matches.resign(match.id, ANN.user, key="end")
    await follows.spread(lambda _: False, all_may)
    assert await heard(at) == {}
    await follows.spread(here, only_dai)
    assert await heard(at) == {dai.user: [(MATCH, ENDED)]}
    assert await follows.rows.events() == ()
    assert await follows.rows.of_user(EVE.user) == ()


@pytest.mark.asyncio
async def test_news_of_a_feature_come_once_and_what_is_over_is_followed_no_longer(at: Table):
    follows = at.feature(Follows)
    await follows.follow(eve, CUP)
    await follows.advance(CUP, cup(0), here, all_may)
    assert await heard(at) == {}
    await follows.advance(CUP, cup(1, guild=70), here, all_may)
    for _ in range(2):
        await follows.advance(CUP, cup(2), here, all_may)
    assert await heard(at) == {EVE.user: [("cup", 2)]}
    await follows.advance(CUP, cup(3), here, only_dai)  # Eve may not see its channel
    assert await heard(at) == {}
    await follows.advance(CUP, cup(4, is_over=True, following=5), here, all_may)
    assert await heard(at) == {EVE.user: [("cup", 4)]}
    assert await follows.rows.of_user(EVE.user) == (Follow("cup", 5),)
    await follows.advance(Follow("cup", 5), None, here, all_may)
    assert await follows.rows.of_user(EVE.user) == ()


@pytest.mark.asyncio
async def test_a_message_that_fails_is_tried_again_later(at: Table):
    follows = at.feature(Follows)
    await follows.follow(eve, CUP)
    await follows.advance(CUP, cup(1), here, all_may)
    (found,) = await follows.claim("me")
    await follows.postpone(found, "me", 5000)
    assert await follows.claim("me") == ()
    at.clock.now += 5000
    (again,) = await follows.claim("me")
    assert (again.batch, again.attempts) == (found.batch, 1)


@pytest.mark.asyncio
async def test_who_may_be_followed_has_a_button_for_it(at: Table):
    follows = at.feature(Follows)
    await at.begin()

    async def verbs(number: int, reader: int) -> list[str]:
        row = await subject_links(follows, PLAYER, number, reader, EN)
        return [one.id.verb for one in row if isinstance(one, Button)]

    assert await verbs(ANN.user, EVE.user) == ["follow"]
    assert await verbs(ANN.user, ANN.user) == await verbs(0, EVE.user) == []
    await follows.follow(eve, Follow(PLAYER, ANN.user))
    assert await verbs(ANN.user, EVE.user) == ["unfollow"]
    before, after = await follows.allow(Player(0, ANN.user, ANN.name), "en", on=False)
    assert (before.followed, after.followed) == (True, False)
    assert await verbs(ANN.user, EVE.user) == []
    assert await follows.rows.follows(BOB.user, Follow(PLAYER, ANN.user)) is False


def ids(sheet: Sheet) -> list[Id]:
    return [one.id for row in sheet.controls if isinstance(row, tuple) for one in row if isinstance(one, Button)]


def test_an_answer_can_be_undone():
    assert ids(answer_sheet("Done.", CUP, EN, follows=True)) == [Id("unfollow", args="cup.4"), Id("following")]
    assert ids(answer_sheet("Done.", CUP, EN, follows=False))[0].verb == "follow"


def test_what_is_followed_is_named_in_ids_and_nothing_else_is_read():
    assert read_named(named(CUP)) == CUP
    for args in ("", "cup", "cup.x", "cup.-1"):
        with pytest.raises(Refused):
            read_named(args)


def test_the_list_has_menus_to_stop_and_the_switch():
    empty = list_sheet((), Preferences(), EN)
    assert says(str(empty.parts[0]), "following-none")
    assert ids(empty)[0] == Id("followme", args="off")
    known = [(Follow("cup", number), f"Cup {number}", "c" * 90) for number in range(30)]
    full = list_sheet(known, replace(Preferences(), followed=False), EN, "Note.")
    menus = [part for part in full.parts if isinstance(part, SelectMenu)]
    assert [len(menu.entries) for menu in menus] == [25, 5]
    assert all(len(entry.label) == 80 for menu in menus for entry in menu.entries)
    assert "Note." in str(full.parts[0])
    assert ids(full)[0] == Id("followme", args="on")


@pytest.mark.asyncio
async def test_news_and_settings_lead_to_the_list():
    sheet = news_sheet(("One.", "Two."), "m1", EN, silent=True)
    assert (str(sheet.parts[0]), sheet.silent) == ("One.\nTwo.", True)
    assert ids(sheet) == [Id("following", args="m1")]
    extras = await reminder_settings(None, 0, Preferences(), 0, EN)
    assert [one.id for one in extras.buttons] == [Id("following")]
