"""Turns as people play them: panels and forms, and what cannot be read or is against the rules."""

import pytest

from localdiscord.people import InteractionResult
from tests.support.discord.scene import Scene, all_said, button, flick
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def test_a_plain_question_is_answered_by_one_press(table: Scene):
    first = await table.begin()
    person = table.next_of(first)
    assert [one["custom_id"].partition(":")[0] for one in first.buttons][:3] == ["answer", "answer", "text"]
    reply = await person.press(first, custom_id=button(first, "answer", "other"), twice=True)
    assert isinstance(reply.twin, InteractionResult)
    assert [one.message for one in (reply, reply.twin)].count(None) == 1  # the turn's message says it
    second = await table.turn(1)
    assert second.mentions != []
    assert await table.revision() == 1


async def test_a_flick_is_aimed_by_presses(table: Scene):
    person, panel = await table.panel(await table.to_the_first_flick())
    before = panel.pictures[0]["url"]
    choices = next(one for one in panel.selects if one["custom_id"].startswith("pick:"))
    reply = await person.select(panel, custom_id=choices["custom_id"], values=[choices["options"][2]["value"]])
    for verb, args in (("beside", "+25"), ("step", "+20"), ("finer", ""), ("beside", "-1")):
        assert reply.updated is not None
        reply = await person.press(reply.updated, custom_id=button(reply.updated, verb, args))
    assert reply.updated is not None
    assert reply.updated.pictures[0]["url"] != before
    assert "24 %" in all_said(reply.updated)
    played = await flick(person, reply.updated)
    assert played.updated is not None
    assert not played.updated.pictures
    assert any(says(played.updated.text, "played", language) for language in ("en", "fr"))
    assert "s70" not in played.updated.text  # angle, strength and code are in *Text*
    await table.turn(4)


async def test_a_flick_is_typed_with_comma_decimals(table: Scene):
    person, panel = await table.panel(await table.to_the_first_flick())
    form = await person.press(panel, custom_id=button(panel, "type"))
    reply = await person.submit(form, {"angle": "225,5", "strength": "12,5"})
    assert reply.updated is not None
    text = all_said(reply.updated).replace(",", ".")
    assert "225.5°" in text
    assert "12.5" in text
    labels = [str(one["label"]).replace(",", ".") for one in reply.updated.buttons]
    assert any(label in labels for label in ("Strength 12.5", "Force 12.5"))


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
    assert reply.message is None
    assert reply.updated is not None
    assert reply.updated.id == panel.id
    last = reply.updated.text.splitlines()[-1]
    assert last.startswith("⚠ ")
    plain = last.replace("\u00a0", " ")  # French keeps its marks beside the word
    assert said in plain.replace("« ", "“").replace(" »", "”")
    form = await person.press(reply.updated, custom_id=button(reply.updated, "type"))
    assert form.modal is not None
    written = {part["component"]["custom_id"]: part["component"]["value"] for part in form.modal.data["components"]}
    assert written | lines == written
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
    reply = await person.submit(form, {"places": "A2 31, 6" if south else "B2 49, 74"})
    assert reply.updated is not None
    refused = await person.press(reply.updated, custom_id=button(reply.updated, "do"))
    assert refused.updated is not None
    assert "PO-11" in refused.updated.text


async def test_a_flick_toward_a_touched_obstacle_is_refused_by_rule(table: Scene):
    await table.answer(await table.begin(), "self")
    for number in (1, 2):
        turn = await table.turn(number)
        person, panel = await table.panel(turn)
        south = person.id == await table.seat_zero()
        form = await person.press(panel, custom_id=button(panel, "type", "places"))
        lines = "A1 30, 10\nS1 30, 15" if south else "B1 50, 70\nN1 50, 65"
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


async def test_the_buttons_to_look_at_a_turn_stay_when_another_player_answers_meanwhile(table: Scene):
    first = await table.begin()
    await table.answer(first, "self")
    both = await table.turn(1)
    assert len(both.mentions) == 2
    await table.answer(both, "standard", table.person(both.mentions[0]))
    one = await table.turn(2)
    assert one.id == both.id
    looking = {button(both, "text"), button(both, "why")}
    assert looking <= {part["custom_id"] for part in one.buttons}
    for reply in (
        await table.chloe.press(one, custom_id=button(both, "text")),
        await table.chloe.menu("Describe board", one),
    ):
        assert "has deployed" in reply.shown.text  # as the message shows now, not as it was when it was posted
    assert (await table.chloe.press(one, custom_id=button(both, "why"))).shown.ephemeral
