"""The same game in words: boards, panels and turns told to those who want no picture."""

import re

import pytest

from localdiscord.people import ClientMessage, UserClient
from tests.support.discord.scene import Scene, button, settings_page
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
SIGHT = re.compile(r"\*\*(A\d)\*\* .* Sees (B\d) at \d+°, [\d.]+.cm, (clear|behind \w+)")


async def words_first(person: UserClient) -> None:
    panel = await settings_page(person, "show")
    await person.press(panel, custom_id=button(panel, "setfirst", "on"))


async def board(person: UserClient, channel: int | str, **options: str) -> ClientMessage:
    reply = await person.command(channel, "board", options)
    assert reply.message is not None
    return reply.message


async def test_who_wants_words_first_gets_panels_without_pictures(table: Scene):
    turn = await table.to_the_first_flick()
    person = table.next_of(turn)
    _, panel = await table.panel(turn)
    assert panel.pictures
    in_words = (await person.press(panel, custom_id=button(panel, "look", "words"))).updated
    assert in_words is not None
    assert not in_words.pictures
    assert re.search(r"Hits \w\d first, dead centre; \w\d goes about \d+ cm towards|Touche d’abord", in_words.text)
    again = (await person.press(in_words, custom_id=button(in_words, "step", "+10"))).updated
    assert again is not None
    assert not again.pictures
    back = (await person.press(again, custom_id=button(again, "look", "picture"))).updated
    assert back is not None
    assert back.pictures

    other = table.bruno if person is table.ada else table.ada
    await words_first(other)
    played = await person.press(back, custom_id=button(back, "do"))
    assert played.updated is not None
    turn = await table.turn(4)
    assert turn.pictures[0]["description"]
    await table.answer(turn, "decline", other)
    turn = await table.turn(5)
    _, panel = await table.panel(turn, other)
    assert not panel.pictures
    played = await other.press(panel, custom_id=button(panel, "do"))
    assert played.updated is not None
    assert re.search(r"^1\\?\. ", played.updated.text, re.MULTILINE)


async def test_a_board_comes_as_one_likes_it(table: Scene):
    turn = await table.to_the_first_flick()
    place = str(turn.channel_id)
    assert (await board(table.ada, place)).pictures
    both = await board(table.ada, place, **{"as": "both"})
    assert both.pictures
    assert "**A1** Captain" in both.text
    await words_first(table.ada)
    reply = await board(table.ada, place)
    assert not reply.pictures
    assert SIGHT.search(reply.text) or SIGHT.search((await board(table.chloe, place, **{"as": "text"})).text)
    shown = await table.ada.press(reply, custom_id=button(reply, "picture"))
    assert shown.updated is not None
    assert shown.updated.pictures
    assert (await board(table.ada, place, **{"as": "picture"})).pictures


async def test_all_is_told_of_one_piece(table: Scene):
    turn = await table.to_the_first_flick()
    place = str(turn.channel_id)
    offered = await table.ada.autocomplete(place, "board", {"detail": "a3"}, focused="detail")
    assert [choice["value"] for choice in offered] == ["A3"]
    reply = await board(table.ada, place, detail="A3")
    assert reply.text.startswith("**A3** Assassin")
    assert "**Opponents:** B" in reply.text
    assert says((await board(table.ada, place, detail="Z9")).text, "text-detail-unknown", given="Z9")


async def test_the_menu_of_a_message_tells_the_board_it_shows(table: Scene):
    first = await table.begin()
    await table.answer(first, "self")
    second = await table.turn(1)
    past = (await table.chloe.menu("Describe board", first)).message
    assert past is not None
    assert says(past.text, "pitchout-board-hand", pitcher="Captain", puck="A1")
    assert not past.pictures
    present = (await table.bruno.menu("Describe board", second)).message
    assert present is not None
    assert says(present.text, "pitchout-board-hand", "fr", pitcher="Capitaine", puck="A1")
    chat = table.ada.send("general", "hello")
    refused = (await table.ada.menu("Describe board", chat)).message
    assert refused is not None
    assert says(refused.text, "describe-nothing")


async def test_a_flick_by_command_says_in_words_what_it_would_meet(table: Scene):
    turn = await table.to_the_first_flick()
    person = table.next_of(turn)
    await words_first(person)
    letter = "AB"[person.id != await table.seat_zero()]
    flick = {"puck": f"{letter}3", "aim": "90", "strength": "20"}
    reply = await person.command(str(turn.channel_id), "flick", flick)
    assert reply.message is not None
    assert not reply.message.pictures
    assert re.search("Hits|Touche d’abord|Ne touche rien", reply.message.text)
