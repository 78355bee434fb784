"""A player has one private message of a match: what is pressed below the turn replaces it, and a stale one closes."""

import asyncio
import math
from functools import partial

import pytest

from bot.client.private_panels import Following
from bot.matches.core.errors import GameFailed, StoreError
from cogs.delivery.panel_updates import follow_panels
from localdiscord.people import ClientMessage, UserClient
from tests.support.discord.practice import my_turn, practice
from tests.support.discord.scene import Scene, all_said, button

pytestmark = pytest.mark.asyncio


def private(person: UserClient, turn: ClientMessage) -> list[int]:
    return [one.id for one in person.messages(turn.channel_id) if one.ephemeral]


async def test_what_is_pressed_below_a_turn_replaces_the_private_panel(table: Scene):
    turn = await table.to_the_first_flick()
    person = table.next_of(turn)
    for verb in ("open", "text", "more", "open"):
        shown = (await person.press(turn, custom_id=button(turn, verb))).shown
        await table.all_answered()
        assert private(person, turn) == [shown.id], verb
    listed = (await person.command(turn.channel_id, "board", {"match": 1})).shown
    await table.all_answered()
    assert private(person, turn) == [listed.id]
    read = await person.press(listed, custom_id=button(listed, "text"))
    assert read.shown.id == listed.id
    await table.all_answered()
    table.forget_panels()
    again = (await person.press(turn, custom_id=button(turn, "open"))).shown
    await table.all_answered()
    assert private(person, turn) == [listed.id, again.id]


async def test_more_leads_back_to_the_aim_that_it_replaced(table: Scene):
    turn = await table.to_the_first_flick()
    person, panel = await table.panel(turn)
    panel = (await person.press(panel, custom_id=button(panel, "step", "+20"))).shown
    more = (await person.press(turn, custom_id=button(turn, "more"))).shown
    await table.all_answered()
    assert private(person, turn) == [more.id]
    again = (await person.press(more, custom_id=button(more, "open"))).shown
    assert (again.id, all_said(again)) == (more.id, all_said(panel))
    other = table.ada if person is table.bruno else table.bruno
    waiting = (await other.press(turn, custom_id=button(turn, "more"))).shown
    assert "open:" not in str(waiting.buttons)


async def test_a_panel_whose_match_was_given_up_shows_the_result(table: Scene):
    turn = await table.to_the_first_flick()
    person, panel = await table.panel(turn)
    await table.all_answered()
    other = table.ada if person is table.bruno else table.bruno
    more = (await other.press(turn, custom_id=button(turn, "more"))).shown
    asked = (await other.press(more, custom_id=button(more, "resign"))).shown
    await other.press(asked, custom_id=button(asked, "resigned"))
    await table.turn(4)
    shown = (await person.press(panel, custom_id=button(panel, "do"))).shown
    assert shown.id == panel.id
    assert "do:" not in str(shown.buttons)


async def test_a_panel_made_stale_by_a_takeback_closes(table: Scene):
    await practice(table, "pitchout", level=1)
    await table.answer(await my_turn(table), "standard")
    turn = await table.ada.wait_for(lambda one: table.ada.id in one.mentions and "undo:1:" in str(one))
    _, panel = await table.panel(turn)
    assert button(panel, "do")
    await table.ada.press(turn, custom_id=button(turn, "undo"))
    async with asyncio.timeout(60):
        while panel.id in private(table.ada, turn):  # noqa: ASYNC110 - nobody tells the test of what is gone
            await asyncio.sleep(0.01)


async def test_a_takeback_is_tidied_up_after_though_its_panels_cannot_be_looked_at(
    table: Scene, monkeypatch: pytest.MonkeyPatch
):
    await practice(table, "pitchout", level=1)
    await table.answer(await my_turn(table), "standard")
    turn = await table.ada.wait_for(lambda one: table.ada.id in one.mentions and "undo:1:" in str(one))
    await table.panel(turn)

    def failing(*_: object) -> None:
        raise GameFailed("made to fail")

    monkeypatch.setattr("cogs.delivery.panel_updates.move_of", failing)
    await table.ada.press(turn, custom_id=button(turn, "undo"))
    await table.ada.wait_for(lambda one: one.id == turn.id and "undo:1:" not in str(one))  # its buttons went


async def test_a_panel_that_cannot_follow_leaves_the_others_to(table: Scene):
    await table.begin(game="forhonor")
    match, shown = await table.match(), list[int]()
    users = {one.user for one in match.holders}
    assert {match.holder(ask.seat).user for ask in table.bot.matches.asks(match)} == users

    async def follow(user: int) -> None:
        shown.append(user)
        raise StoreError("made to fail")

    for user in users:
        table.bot.panels.followed_by(match.id, user, Following(partial(follow, user), math.inf))
    await follow_panels(table.bot, match)
    assert set(shown) == users


async def test_panels_wait_where_it_cannot_be_found_out_who_is_asked(table: Scene, monkeypatch: pytest.MonkeyPatch):
    await table.begin()
    match = await table.match()
    table.bot.panels.followed_by(match.id, table.ada.id, Following(table.all_answered, math.inf))

    def failing(*_: object) -> None:
        raise GameFailed("made to fail")

    with monkeypatch.context() as patched:
        patched.setattr(table.bot.matches, "asks", failing)
        await follow_panels(table.bot, match)
    assert table.bot.panels.followers(match.id) == {table.ada.id}


async def test_the_rules_below_a_card_are_one_private_message_too(table: Scene):
    card = await table.challenge()
    for _ in range(2):
        shown = (await table.bruno.press(card, custom_id=button(card, "rule"))).shown
        await table.all_answered()
        assert private(table.bruno, card) == [shown.id]
