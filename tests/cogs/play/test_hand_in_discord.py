"""Matches with shot noise: in the challenge's terms, in the panel's preview and in the turn's text."""

import pytest

from tests.support.discord.scene import Scene, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def test_a_slip_is_foretold_and_told(table: Scene):
    card = await table.challenge(options="hand=human")
    assert "Hand: human" in card.text
    await table.bruno.press(card, label="Accept")
    for revision in (0, 1):
        await table.answer(await table.turn(revision))
    turn = await table.turn(2)
    person, panel = await table.panel(turn)
    said = next(line for line in panel.text.splitlines() if "46" in line and "54" in line)
    assert said.startswith(("-# Your hand may slip", "-# Votre main peut dévier"))
    assert said.removeprefix("-# ") in panel.pictures[0]["description"]
    await table.answer(turn)
    told = await table.turn(3)
    assert not says(told.text, "pitchout-event-slipped")
    account = (await person.press(told, custom_id=button(told, "text"))).shown
    assert any(says(account.text, "pitchout-event-slipped", language) for language in ("en", "fr"))
