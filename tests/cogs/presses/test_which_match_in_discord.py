"""Commands about a match that is not named: which one is meant is asked, and what is asked names it."""

import pytest

from tests.support.discord.commands import commands
from tests.support.discord.practice import practice, private_thread
from tests.support.discord.scene import Scene, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
NEEDED = {"move": "standard", "shot": "A1>n s30", "user": "chloe", "then": "wall"}


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


async def test_in_the_thread_of_practice_every_command_is_about_it(table: Scene):
    await table.begin(game="offboard")
    await practice(table, "pitchout", level=1)
    turn = await table.ada.wait_for(lambda one: "text:2:" in str(one) and table.ada.id in one.mentions)
    about = [
        (name, [one["name"] for one in options if one.get("required")])
        for name, options in commands(table.local)
        if "match" in {one["name"] for one in options if not one.get("required")}
    ]
    assert {"board", "move", "match undo", "match review"} <= {name for name, _ in about}
    for name, needed in about:
        given = {one: NEEDED[one] for one in needed}
        reply = await table.ada.command(turn.channel_id, name, given)
        shown = str(reply.modal) if reply.message is None else reply.message.text + str(reply.message.parts)
        assert shown.strip(), name
        assert not says(shown, "match-which"), name
        assert ":1:" not in shown, name


async def test_in_a_thread_where_one_plays_several_they_are_asked(table: Scene):
    thread = await private_thread(table)
    for _ in range(2):
        await table.ada.command(thread.id, "practice", {"game": "offboard", "level": 1})
    await table.turn(0, match=2)
    asked = (await table.ada.command(thread.id, "board")).shown
    assert says(asked.text, "match-which")
