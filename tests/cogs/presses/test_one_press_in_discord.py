"""A short question takes one press on the turn's message; what else the press shows, and to whom."""

from __future__ import annotations

import pytest

from bot.matches.core.models import Player
from bot.matches.settings.preferences import Preferences
from localdiscord.faults import RestFault
from localdiscord.people import ClientMessage, UserClient
from localdiscord.permissions import Permission
from localdiscord.records import Overwrite
from tests.places import ARENA
from tests.support.discord.scene import Scene, answers_of, button, opens
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


def private(table: Scene, turn: ClientMessage) -> list[ClientMessage]:
    """All messages of a match that only one person sees."""
    return [one for person in table.people for one in person.messages(turn.channel_id) if one.ephemeral]


async def until(table: Scene, kind: str) -> tuple[UserClient, ClientMessage]:
    """For Honor up to the first question of a kind, each answered by its first choice; who is asked, and the message."""
    card = await table.challenge(game="forhonor")
    await table.bruno.press(card, label="Accept")
    while True:
        match = await table.match()
        ask = table.bot.matches.asks(match)[0]
        user = match.holder(ask.seat).user
        if ask.kind == kind:
            return table.person(user), await table.turn(match.revision)
        await table.services.matches.act(match.id, ask.id, user, ask.choices[0].action, key=f"k{match.revision}")


async def test_who_starts_is_one_press(table: Scene):
    turn = await table.begin()
    asked = table.next_of(turn)
    assert not opens(turn)
    assert answers_of(turn) == ["self", "other"]
    reply = await asked.press(turn, custom_id=button(turn, "answer", "self"))
    assert reply.message is None
    assert answers_of(await table.turn(1)) != ["self", "other"]
    assert private(table, turn) == []


async def test_those_who_are_not_asked_read_one_line(table: Scene):
    turn = await table.begin()
    asked = table.next_of(turn)
    for person in (table.ada, table.bruno, table.chloe):
        if person is not asked:
            shown = (await person.press(turn, custom_id=button(turn, "answer", "self"))).shown
            assert shown.ephemeral
            assert len(shown.text.splitlines()) == 1
            assert asked.user.display_name in shown.text
            assert not shown.buttons
    assert await table.revision() == 0


async def test_an_answer_is_asked_about_once_more_if_its_player_wants_that(table: Scene):
    turn = await table.begin()
    asked = table.next_of(turn)
    holder = Player(0, asked.id, asked.user.username)
    await table.services.matches.reminders.change(holder, lambda _: Preferences(confirm=True))
    sure = (await asked.press(turn, custom_id=button(turn, "answer", "self"))).shown
    assert sure.ephemeral
    assert await table.revision() == 0
    await asked.press(sure, custom_id=button(sure, "certain", "self"))
    assert await table.revision() == 1


async def test_the_hero_that_is_named_acts_in_the_answer(table: Scene):
    person, turn = await until(table, "pick_hero")
    hero = answers_of(turn)[-1]
    panel = (await person.press(turn, custom_id=button(turn, "answer", hero))).shown
    assert panel.ephemeral
    ((ask,),) = [table.bot.matches.asks(await table.match())]
    assert ask.kind == "step"
    assert f":{ask.id}:" in button(panel, "pick")


async def test_the_last_pick_of_a_draft_turns_into_the_next_question(table: Scene):
    person, turn = await until(table, "draft")
    other = table.bruno if person is table.ada else table.ada
    first = (await table.answer(turn, person=person))[1].shown
    assert any(says(first.text, "sealed-until", language) for language in ("en", "fr"))
    reply = (await table.answer(await table.turn(1), person=other))[1]
    assert reply.message is None
    (now,) = table.bot.matches.asks_for(await table.match(), other.id)
    assert f":{now.id}:" in button(reply.shown, "answer")


async def test_where_the_bot_may_no_longer_write_the_press_says_so(table: Scene):
    turn = await table.begin()
    role = next(role for role in table.local.world.guild.roles.values() if role.bot_id == table.local.world.bot.id)
    denied = Overwrite(role.id, 0, deny=int(Permission.SEND_MESSAGES_IN_THREADS))
    table.local.world.state.channels[ARENA].overwrites.append(denied)
    _, reply = await table.answer(turn, "self")
    assert any(
        right in reply.shown.text for right in ("Send Messages in Threads", "Envoyer des messages dans les fils")
    )
    assert await table.revision() == 1


async def test_who_has_answered_already_gets_the_match_with_its_picture(table: Scene):
    await table.answer(await table.begin(), "self")
    turn = await table.turn(1)
    person = table.next_of(turn)
    first, second, *_ = (one["custom_id"] for one in turn.buttons if one["custom_id"].startswith("answer:"))
    table.local.faults.plan(RestFault("PATCH", "/channels/{channel.id}/messages/{message.id}", status=500))
    await person.press(turn, custom_id=first)
    late = (await person.press(turn, custom_id=second)).shown
    assert says(late.text, "already-played", "fr" if person is table.bruno else "en")
    assert late.pictures
