"""Commands about a match that is not named: which one is meant is asked, and what is asked names it."""

import pytest

from tests.support.scene import Scene, button

pytestmark = pytest.mark.asyncio


async def test_who_plays_several_chooses_which_to_resign(table: Scene):
    await table.begin()
    card = (await table.ada.command("arena", "play", {"game": "offboard", "with": "chloe"})).shown
    await table.chloe.press(card, custom_id=button(card, "accept"))
    await table.turn(0, match=2)
    board = (await table.ada.command("general", "board", {"match": 2})).shown
    assert board.pictures
    asked = (await table.ada.command("general", "resign")).shown
    menu = next(part for part in asked.parts if part.get("options"))
    assert [(one["value"], one["label"]) for one in menu["options"]] == [
        ("1", "Pitch Out #1 against Bruno"),
        ("2", "Offboard #2 against Chloe"),
    ]
    question = (await table.ada.select(asked, custom_id=menu["custom_id"], values=["2"])).shown
    for told in ("Offboard", "#2", f"<@{table.chloe.id}>"):
        assert told in question.text
    await table.ada.press(question, custom_id=button(question, "resigned"))
    assert [(await table.match(number)).status.value for number in (1, 2)] == ["running", "finished"]
    question = (await table.ada.command("general", "resign")).shown  # only one is left
    assert "#1" in question.text
