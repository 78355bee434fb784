"""The commentary is above a turn's story, in public messages and in text."""

import pytest

from tests.support.discord.scene import Scene, button

pytestmark = pytest.mark.asyncio


async def test_a_turn_is_commented_on_above_its_story(table: Scene):
    person, panel = await table.panel(await table.to_the_first_flick())
    await person.press(panel, custom_id=button(panel, "do"))
    turn = await table.turn(4)
    remark = next(line for line in turn.text.splitlines() if line.startswith("> *"))
    assert remark.endswith("*")
    assert 10 < len(remark) <= 145
    lines = turn.text.splitlines()
    assert lines.index(remark) < next(nth for nth, line in enumerate(lines) if " is out, " in line)
    reply = await person.press(turn, custom_id=button(turn, "text"))
    assert reply.message is not None
    assert reply.message.text.startswith("> *")  # in the reader's language


async def test_a_turn_of_which_nothing_can_be_said_is_not_commented_on(table: Scene):
    await table.answer(await table.begin(), "other")
    assert "> *" not in (await table.turn(1)).text
