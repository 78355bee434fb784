"""Turns as people see them: panels, forms, refusals, and every press that comes at the wrong moment."""

import asyncio
import re

import pytest

from bot.local.corner import ARENA
from bot.local.faults import Delivery
from bot.local.people import Reply
from bot.local.permissions import Permission
from bot.local.records import Overwrite
from bot.matches.models import Status
from tests.support.scene import Scene, button

pytestmark = pytest.mark.asyncio


async def test_a_question_is_answered_by_choice_and_confirmation(table: Scene):
    first = await table.begin()
    person, panel = await table.panel(first)
    assert panel.ephemeral
    confirm = next(one for one in panel.buttons if one["custom_id"].startswith("do:"))
    assert confirm["disabled"]
    reply = await person.press(panel, custom_id=button(panel, "pick", "other"))
    assert reply.updated is not None
    await person.press(reply.updated, custom_id=button(reply.updated, "do"))
    second = await table.turn(1)
    assert second.mentions != []
    assert await table.revision() == 1


async def test_a_flick_is_aimed_by_presses(table: Scene):
    person, panel = await table.panel(await table.to_the_first_flick())
    before = panel.pictures[0]["url"]
    choices = next(one for one in panel.selects if one["custom_id"].startswith("pick:"))
    reply = await person.select(panel, custom_id=choices["custom_id"], values=[choices["options"][0]["value"]])
    for verb, args in (("beside", "+25"), ("step", "+20"), ("finer", ""), ("beside", "-1")):
        assert reply.updated is not None
        reply = await person.press(reply.updated, custom_id=button(reply.updated, verb, args))
    assert reply.updated is not None
    assert reply.updated.pictures[0]["url"] != before
    assert "24 %" in reply.updated.text
    played = await person.press(reply.updated, custom_id=button(reply.updated, "do"))
    assert played.updated is not None
    assert not played.updated.pictures
    turn = await table.turn(4)
    assert "70" in turn.text


async def test_a_flick_is_typed_with_comma_decimals(table: Scene):
    person, panel = await table.panel(await table.to_the_first_flick())
    form = await person.press(panel, custom_id=button(panel, "type"))
    reply = await person.submit(form, {"angle": "225,5", "strength": "12,5"})
    assert reply.updated is not None
    assert "225.5°" in reply.updated.text
    assert "12.5" in reply.updated.text


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ({"angle": "B9 l30"}, "“B9”"),
        ({"angle": "400"}, "0 "),
        ({"angle": "north-ish"}, "`B2 "),
        ({"strength": "0"}, "100"),
        ({"strength": "101"}, "100"),
        ({"strength": "much"}, "100"),
    ],
)
async def test_what_cannot_be_read_is_explained_and_nothing_is_lost(table: Scene, lines: dict[str, str], said: str):
    turn = await table.to_the_first_flick()
    person, panel = await table.panel(turn)
    form = await person.press(panel, custom_id=button(panel, "type"))
    reply = await person.submit(form, lines)
    assert reply.message is not None
    assert reply.message.ephemeral
    assert said in reply.message.text.replace("« ", "“").replace(" »", "”")
    again = await person.press(turn, custom_id=button(turn, "open"))
    assert again.message is not None
    assert button(again.message, "do") == button(panel, "do")
    assert await table.revision() == 3


async def test_a_deployment_is_moved_by_form_and_arrows(table: Scene):
    await table.answer(await table.begin(), "self")
    person, panel = await table.panel(await table.turn(1))
    pieces = next(one for one in panel.selects if one["custom_id"].startswith("piece:"))
    reply = await person.select(panel, custom_id=pieces["custom_id"], values=[pieces["options"][1]["value"]])
    assert reply.updated is not None
    form = await person.press(reply.updated, custom_id=button(reply.updated, "move"))
    reply = await person.submit(form, {"place": "H1" if person.id == await table.seat_zero() else "H8"})
    assert reply.updated is not None
    reply = await person.press(reply.updated, custom_id=button(reply.updated, "nudge", "left"))
    assert reply.updated is not None
    await person.press(reply.updated, custom_id=button(reply.updated, "do"))
    await table.turn(2)
    match = await table.match()
    pucks = {puck.label: puck for puck in table.services.matches.view(match, None).pucks}
    moved = pieces["options"][1]["label"].partition(" ")[0]
    assert pucks[moved].x == 730.0


@pytest.mark.parametrize(("place", "rule"), [("D4", "PO-11"), ("1, 1", "PO-11")])
async def test_a_deployment_outside_the_strip_is_refused_by_rule(table: Scene, place: str, rule: str):
    await table.answer(await table.begin(), "self")
    person, panel = await table.panel(await table.turn(1))
    form = await person.press(panel, custom_id=button(panel, "move"))
    reply = await person.submit(form, {"place": place})
    assert reply.updated is not None
    refused = await person.press(reply.updated, custom_id=button(reply.updated, "do"))
    assert refused.updated is not None
    assert rule in refused.updated.text
    assert await table.revision() == 1
    button(refused.updated, "do")


async def test_overlapping_pieces_are_refused_by_rule(table: Scene):
    await table.answer(await table.begin(), "self")
    person, panel = await table.panel(await table.turn(1))
    form = await person.press(panel, custom_id=button(panel, "type", "places"))
    south = person.id == await table.seat_zero()
    reply = await person.submit(form, {"places": "A2 310, 60" if south else "B2 490, 740"})
    assert reply.updated is not None
    refused = await person.press(reply.updated, custom_id=button(reply.updated, "do"))
    assert refused.updated is not None
    assert "PO-11" in refused.updated.text


async def test_a_stranger_sees_the_position_and_why(table: Scene):
    turn = await table.to_the_first_flick()
    reply = await table.chloe.press(turn, custom_id=button(turn, "open"))
    assert reply.message is not None
    assert reply.message.ephemeral
    assert "You do not play in match 1" in reply.message.text
    assert reply.message.pictures


async def test_who_is_not_asked_is_told_who_is(table: Scene):
    turn = await table.to_the_first_flick()
    asked = table.next_of(turn)
    other = table.ada if asked is table.bruno else table.bruno
    reply = await other.press(turn, custom_id=button(turn, "open"))
    assert reply.message is not None
    assert asked.user.username.title() in reply.message.text
    assert reply.message.pictures


async def test_a_double_click_plays_once(table: Scene):
    person, panel = await table.panel(await table.to_the_first_flick())
    reply = await person.press(panel, custom_id=button(panel, "do"), twice=True)
    await table.turn(4)
    assert await table.revision() == 4
    assert isinstance(reply.twin, Reply)
    assert reply.twin.updated is not None
    last = table.ada.message(reply.twin.updated) if person is table.ada else table.bruno.message(reply.twin.updated)
    assert any(said in last.text for said in ("has been played already", "déjà joué"))
    assert last.pictures


async def test_an_answer_delivered_twice_is_played_once(table: Scene):
    person, panel = await table.panel(await table.to_the_first_flick())
    await person.press(panel, custom_id=button(panel, "do"), redeliver=True)
    await table.turn(4)
    await asyncio.sleep(0.2)
    assert await table.revision() == 4


async def test_a_stale_button_shows_what_is_asked_now(table: Scene):
    first = await table.begin()
    person, panel = await table.panel(first)
    await table.answer(first, "self")
    await table.turn(1)
    reply = await person.press(panel, custom_id=button(panel, "pick", "other"))
    assert reply.updated is not None
    assert any(word in reply.updated.text for word in ("That has been decided", "C'est déjà décidé"))
    button(reply.updated, "do")


async def test_an_answer_changed_in_another_panel_is_shown_before_it_is_played(table: Scene):
    turn = await table.to_the_first_flick()
    person, one = await table.panel(turn)
    _, two = await table.panel(turn)
    await person.press(two, custom_id=button(two, "step", "+20"))
    reply = await person.press(one, custom_id=button(one, "do"))
    assert reply.updated is not None
    assert "70" in reply.updated.text
    assert await table.revision() == 3
    await person.press(reply.updated, custom_id=button(reply.updated, "do"))
    await table.turn(4)


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


async def test_a_draft_that_cannot_be_read_is_begun_anew(table: Scene):
    turn = await table.to_the_first_flick()
    match = await table.match()
    (ask,) = table.services.matches.asks(match)
    person = table.next_of(turn)
    await table.services.matches.keep_draft(match, person.id, ask.id, b"not a draft")
    _, panel = await table.panel(turn)
    await person.press(panel, custom_id=button(panel, "do"))
    await table.turn(4)


async def test_a_flick_toward_a_touched_obstacle_is_refused_by_rule(table: Scene):
    await table.answer(await table.begin(), "self")
    for number in (1, 2):
        turn = await table.turn(number)
        person, panel = await table.panel(turn)
        south = person.id == await table.seat_zero()
        form = await person.press(panel, custom_id=button(panel, "type", "places"))
        lines = "A1 300, 100\nS1 300, 150" if south else "B1 500, 700\nN1 500, 650"
        reply = await person.submit(form, {"places": lines})
        assert reply.updated is not None
        await person.press(reply.updated, custom_id=button(reply.updated, "do"))
    turn = await table.turn(3)
    person = table.next_of(turn)
    south = person.id == await table.seat_zero()
    options = {"puck": "A1" if south else "B1", "aim": "0" if south else "180", "strength": "50", "now": True}
    reply = await person.command(str(turn.channel_id), "flick", options)
    assert reply.message is not None
    assert "PO-18" in reply.message.text
    assert await table.revision() == 3


async def test_where_the_bot_may_no_longer_write_the_player_is_told(table: Scene):
    person, panel = await table.panel(await table.to_the_first_flick())
    role = next(role for role in table.local.world.guild.roles.values() if role.bot_id == table.local.world.bot.id)
    denied = Overwrite(role.id, 0, deny=int(Permission.SEND_MESSAGES_IN_THREADS))
    table.local.world.state.channels[ARENA].overwrites.append(denied)
    reply = await person.press(panel, custom_id=button(panel, "do"))
    assert reply.updated is not None
    assert any(
        right in reply.updated.text for right in ("Send Messages in Threads", "Envoyer des messages dans les fils")
    )
    assert await table.revision() == 4


async def test_the_board_in_words_and_in_a_picture(table: Scene):
    turn = await table.to_the_first_flick()
    words = await table.chloe.press(turn, label="Text")
    assert words.message is not None
    assert "A1 Captain" in words.message.text
    picture = await table.ada.command(str(turn.channel_id), "board")
    assert picture.message is not None
    assert picture.message.pictures
    text = await table.bruno.command("arena", "board", {"form": "text"})
    assert text.message is not None
    assert "A1 Capitaine" in text.message.text


async def test_the_text_of_an_old_turn_tells_that_turn(table: Scene):
    first = await table.begin()
    await table.answer(first, "self")
    await table.turn(1)
    reply = await table.ada.press(first, label="Text")
    assert reply.message is not None
    assert first.text.splitlines()[0] in reply.message.text
    assert "A1 Captain: in hand" in reply.message.text


async def test_matches_are_suggested(table: Scene):
    await table.begin()
    for command, options in (("board", {}), ("resign", {}), ("flick", {"puck": "", "aim": "", "strength": ""})):
        offered = await table.ada.autocomplete("general", command, {**options, "match": "1"}, focused="match")
        assert [(choice["value"], choice["name"]) for choice in offered] == [(1, "1 · Pitch Out against Bruno")]


async def test_who_plays_several_matches_is_asked_which(table: Scene):
    await table.begin()
    card = await table.challenge("general")
    await table.bruno.press(card, label="Accept")
    await table.turn(0, match=2)
    reply = await table.ada.command("general", "resign")
    assert reply.message is not None
    assert "1, 2" in reply.message.text or "Do you really" in reply.message.text
    board = await table.ada.command("general", "board", {"match": 2})
    assert board.message is not None
    assert board.message.pictures


async def test_the_list_of_turns(table: Scene):
    reply = await table.ada.command("general", "turns")
    assert reply.message is not None
    assert "Nothing waits for you" in reply.message.text
    await table.challenge()
    reply = await table.bruno.command("general", "turns")
    assert reply.message is not None
    assert "Pitch Out 1" in reply.message.text
    card = (table.ada.messages("arena"))[-1]
    await table.bruno.press(card, label="Accept")
    asked = table.next_of(await table.turn(0))
    reply = await asked.command("general", "turns")
    assert reply.message is not None
    assert "Pitch Out 1" in reply.message.text


async def test_resigning_takes_two_presses(table: Scene):
    turn = await table.to_the_first_flick()
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
    card = await table.ada.wait_for(lambda message: message.id == match.message and "wins" in message.text)
    assert re.search(rf"<@{table.bruno.id}> \(\w+\) wins", card.text)
    over = await table.bruno.press(turn, custom_id=button(turn, "open"))
    assert over.message is not None
    assert over.message.pictures


async def test_a_stranger_cannot_resign_for_others(table: Scene):
    turn = await table.to_the_first_flick()
    reply = await table.chloe.command(str(turn.channel_id), "resign")
    assert reply.message is not None
    assert "Only those who play" in reply.message.text


async def test_a_slow_answer_is_acknowledged_and_follows_in_words(table: Scene, monkeypatch: pytest.MonkeyPatch):
    turn = await table.to_the_first_flick()
    person = table.next_of(turn)
    quick = table.services.worker.paint

    async def slow(job):
        await asyncio.sleep(2.0)
        return await quick(job)

    monkeypatch.setattr(table.services.worker, "paint", slow)
    reply = await person.press(turn, custom_id=button(turn, "open"))
    shown = reply.message or await person.follow_up(reply)
    assert "Pucks" in shown.text or "A1" in shown.text
    button(shown, "do")


async def test_a_late_delivery_plays_what_was_aimed(table: Scene):
    person, panel = await table.panel(await table.to_the_first_flick())
    table.local.faults.deliver_next(Delivery(delay=0.2))
    await person.press(panel, custom_id=button(panel, "do"))
    await table.turn(4)
