"""`/move`: answers typed in one line, whatever the game."""

import pytest

from tests.support.scene import Scene, button

pytestmark = pytest.mark.asyncio


async def test_a_choice_is_given_by_its_code(table: Scene):
    turn = await table.begin()
    person = next(one for one in (table.ada, table.bruno) if one.id in turn.mentions)
    reply = await person.command("arena", "move", {"move": "OTHER"})
    assert reply.message is not None
    assert reply.message.ephemeral
    await table.turn(1)
    assert table.services.matches.asks(await table.match())[0].kind == "deploy"


async def test_what_is_no_answer_is_told_what_is_nearest(table: Scene):
    turn = await table.begin()
    person = next(one for one in (table.ada, table.bruno) if one.id in turn.mentions)
    reply = await person.command("arena", "move", {"move": "selfish"})
    assert reply.message is not None
    assert "selfish" in reply.message.text
    assert "self" in reply.message.text.replace("selfish", "")
    assert (await table.match()).revision == 0


async def test_what_may_be_answered_is_suggested(table: Scene):
    turn = await table.begin()
    person, other = table.ada, table.bruno
    if person.id not in turn.mentions:
        person, other = other, person
    known = await person.autocomplete("arena", "move", {"move": ""}, focused="move")
    assert [choice["value"] for choice in known] == ["self", "other"]
    assert await other.autocomplete("arena", "move", {"move": ""}, focused="move") == []


async def test_a_typed_flick_keeps_its_preview_for_confirmation(table: Scene):
    message = await table.to_the_first_flick()
    person = next(one for one in (table.ada, table.bruno) if one.id in message.mentions)
    match = await table.match()
    code = table.services.matches.asks(match)[0].choices[0].code
    reply = await person.command("arena", "move", {"move": code})
    assert reply.message is not None
    assert reply.message.pictures
    await person.press(reply.message, custom_id=button(reply.message, "do"))
    assert (await table.match()).revision == match.revision + 1
