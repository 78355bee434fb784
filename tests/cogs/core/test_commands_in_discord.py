"""Typed commands (flick, board, list of turns, resignation) and the corresponding buttons."""

import re

import pytest

from bot.matches.core.models import Status
from tests.support.discord.scene import Scene, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def test_a_flick_by_command(table: Scene):
    turn = await table.to_the_first_flick()
    person = table.next_of(turn)
    letter = "A" if person.id == await table.seat_zero() else "B"
    foe = "B" if letter == "A" else "A"
    place = turn.channel_id
    pucks = await person.autocomplete(str(place), "flick", {"puck": ""}, focused="puck")
    assert [choice["value"] for choice in pucks] == [f"{letter}{number}" for number in range(1, 6)]
    aims = await person.autocomplete(str(place), "flick", {"puck": f"{letter}3", "aim": foe}, focused="aim")
    assert f"{foe}1" in [choice["value"] for choice in aims]
    strengths = await person.autocomplete(
        str(place), "flick", {"puck": "", "aim": "", "strength": "6"}, focused="strength"
    )
    assert "60" in [choice["value"] for choice in strengths]
    options = {"puck": f"{letter}3", "aim": f"{foe}1 l10", "strength": "62,5"}
    shown = await person.command(str(place), "flick", options)
    assert shown.message is not None
    assert shown.message.pictures
    assert await table.revision() == 3
    await person.command(str(place), "flick", options | {"now": True})
    await table.turn(4)


async def test_a_whole_shot_by_command(table: Scene):
    turn = await table.to_the_first_flick()
    person, place = table.next_of(turn), str(turn.channel_id)
    letter = "A" if person.id == await table.seat_zero() else "B"
    offered = await person.autocomplete(place, "flick", {"shot": ""}, focused="shot")
    assert offered
    shown = await person.command(place, "flick", {"shot": offered[-1]["value"]})
    assert shown.message is not None
    unclear = await person.command(place, "flick", {"shot": f"{letter}3>Q7 s20", "now": True})
    assert unclear.message is not None
    assert any(one["custom_id"].startswith("reading:") for one in unclear.message.buttons)
    assert await table.revision() == 3
    await person.command(place, "flick", {"shot": f"“{letter}3\u202f➡️\u00a0w\u200b s33”", "now": True})
    await table.turn(4)


@pytest.mark.parametrize("given", [{"shot": "A1", "aim": "45"}, {"shot": "A2", "puck": "A1", "strength": "20"}])
async def test_a_name_in_the_line_is_what_its_options_leave_open(table: Scene, given: dict[str, str]):
    """The piece beside an aim, the aim beside a piece, though it may be either."""
    turn = await table.to_the_first_flick()
    person = table.next_of(turn)
    letter = "A" if person.id == await table.seat_zero() else "B"
    options = {name: value.replace("A", letter) for name, value in given.items()}
    shown = (await person.command(str(turn.channel_id), "flick", options)).shown
    assert not any(one.get("custom_id", "").startswith("reading:") for one in shown.buttons)
    chosen = [one["value"] for menu in shown.selects for one in menu["options"] if one.get("default")]
    assert table.services.matches.asks(await table.match())[0].choices[0].code in chosen


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"puck": "Z9"}, "Z9"),
        ({"puck": "S1"}, "PO-16"),
        ({"aim": "Q7"}, "Q7"),
        ({"aim": "somewhere"}, "7:30"),
        ({"strength": "0"}, "100"),
        ({"strength": "NaN"}, "100"),
    ],
)
async def test_a_command_that_cannot_be_read_is_explained(table: Scene, options: dict[str, str], said: str):
    turn = await table.to_the_first_flick()
    person = table.next_of(turn)
    letter = "A" if person.id == await table.seat_zero() else "B"
    given = {"puck": f"{letter}3", "aim": "12", "strength": "50"} | options
    reply = await person.command(str(turn.channel_id), "flick", given)
    assert reply.message is not None
    assert reply.message.ephemeral
    assert said in reply.message.text


async def test_a_flick_out_of_turn_or_out_of_phase_is_explained(table: Scene):
    turn = await table.begin()
    flick = {"puck": "A1", "aim": "12", "strength": "50"}
    asked = table.next_of(turn)
    other = table.ada if asked is table.bruno else table.bruno
    for person in (asked, other, table.chloe):
        reply = await person.command(str(turn.channel_id), "flick", flick)
        assert reply.message is not None
        assert reply.message.ephemeral
        assert reply.message.text
        assert await person.autocomplete(str(turn.channel_id), "flick", flick, focused="puck") == []
    assert await table.revision() == 0


async def test_the_board_in_words_and_in_a_picture(table: Scene):
    turn = await table.to_the_first_flick()
    words = await table.chloe.press(turn, label="Text")
    assert words.message is not None
    assert "**A1** Captain" in words.message.text
    picture = await table.ada.command(str(turn.channel_id), "board")
    assert picture.message is not None
    assert picture.message.pictures
    text = await table.bruno.command("arena", "board", {"as": "text"})
    assert text.message is not None
    assert "**A1** Capitaine" in text.message.text


async def test_the_text_of_an_old_turn_tells_that_turn(table: Scene):
    first = await table.begin()
    await table.answer(first, "self")
    await table.turn(1)
    reply = await table.ada.press(first, label="Text")
    assert reply.message is not None
    assert first.text.splitlines()[0] in reply.message.text
    assert says(reply.message.text, "pitchout-board-hand", pitcher="Captain", puck="A1")


async def test_matches_are_suggested(table: Scene):
    await table.begin()
    for command, options in (("board", {}), ("resign", {}), ("flick", {"puck": "", "aim": "", "strength": ""})):
        for typed in ("1", "`#1`", "nº 1"):
            offered = await table.ada.autocomplete("general", command, {**options, "match": typed}, focused="match")
            assert [(choice["value"], choice["name"]) for choice in offered] == [(1, "Pitch Out #1 against Bruno")]


async def test_draws_and_takebacks_are_suggested_where_the_game_has_them(table: Scene):
    for game in ("pitchout", "offboard"):
        await table.begin(game=game)
    for command in ("match draw", "match undo"):
        offered = await table.ada.autocomplete("general", command, {"match": ""}, focused="match")
        assert [choice["name"] for choice in offered] == ["Offboard #2 against Bruno"]


async def test_the_list_of_turns(table: Scene):
    reply = await table.ada.command("general", "turns")
    assert reply.message is not None
    assert "You’re all caught up" in reply.message.text
    await table.challenge()
    reply = await table.bruno.command("general", "turns")
    assert reply.message is not None
    assert "Pitch Out nº\u00a01" in reply.message.text
    card = (table.ada.messages("arena"))[-1]
    await table.bruno.press(card, label="Accept")
    asked = table.next_of(await table.turn(0))
    reply = await asked.command("general", "turns")
    assert reply.message is not None
    assert any(one in reply.message.text for one in ("Pitch Out #1", "Pitch Out nº\u00a01"))


async def test_resigning_takes_two_presses(table: Scene):
    turn = await table.to_the_first_flick()
    asked = table.next_of(turn)
    kept_open = await asked.command(str(turn.channel_id), "board")
    assert kept_open.message is not None
    more = await table.ada.press(turn, custom_id=button(turn, "more"))
    assert more.message is not None
    sure = await table.ada.press(more.message, custom_id=button(more.message, "resign"))
    assert sure.updated is not None
    kept = await table.ada.press(sure.updated, custom_id=button(sure.updated, "playon"))
    assert kept.updated is not None
    again = await table.ada.command(str(turn.channel_id), "resign")
    assert again.message is not None
    await table.ada.press(again.message, custom_id=button(again.message, "resigned"))
    last = await table.turn(4)
    assert not last.mentions
    match = await table.match()
    assert match.status is Status.FINISHED
    card = await table.ada.wait_for(lambda message: message.id == match.message and "beats" in message.text)
    assert re.search(rf"<@{table.bruno.id}> \(\w+\) beats <@{table.ada.id}> \(\w+\) by resignation", card.text)
    over = await asked.press(kept_open.message, custom_id=button(kept_open.message, "open"))
    assert over.updated is not None
    assert over.updated.pictures


async def test_a_stranger_cannot_resign_for_others(table: Scene):
    turn = await table.to_the_first_flick()
    reply = await table.chloe.command(str(turn.channel_id), "resign")
    assert reply.message is not None
    assert says(reply.message.text, "resign-cannot")
