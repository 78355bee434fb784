"""`/move`: answers typed in one line, whatever the game."""

import re

import pytest

from bot.answers.announcements import label_of
from bot.answers.draft import bearing_of
from bot.content import catalogue
from bot.games import GAMES
from bot.games.contract.base import position
from bot.games.contract.luck import Rng
from cogs.play.move import suggested
from tests.support.discord.scene import Scene, button
from tests.support.games.pitchout_matches import flick, patched, playing

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
    (ask,) = table.services.matches.asks(await table.match())
    words = table.bot.catalogue.of(person.user.locale)
    assert all(f"`{words.say(choice.words)}`" in reply.message.text for choice in ask.choices)
    assert "`self`" not in reply.message.text
    assert (await table.match()).revision == 0


async def test_what_may_be_answered_is_suggested(table: Scene):
    turn = await table.begin()
    person, other = table.ada, table.bruno
    if person.id not in turn.mentions:
        person, other = other, person
    known = await person.autocomplete("arena", "move", {"move": ""}, focused="move")
    assert [choice["value"] for choice in known] == ["self", "other"]
    assert await other.autocomplete("arena", "move", {"move": ""}, focused="move") == []


async def test_only_a_notation_is_suggested_beside_the_words():
    words = catalogue().of("en")
    passive = patched(playing(antipassive="on"), passive=(2, 0))
    (penalty,) = GAMES["pitchout"].asks(flick(passive, "S.captain").state)
    known = {one.value: one.name for one in suggested("pitchout", list(penalty.choices), "", words)}
    assert known == {one.code: words.say(one.words) for one in penalty.choices}
    assert not any("S." in name for name in known.values())
    (chosen,) = suggested("pitchout", list(penalty.choices), "runner", words)
    assert chosen.value == "S.runner"
    (move, *_) = GAMES["offboard"].asks(position(GAMES["offboard"], "start", 2, {}, Rng(b"suggested")))
    first = suggested("offboard", list(move.choices), "", words)[0]
    assert first.name.startswith(f"{first.value} · ")


async def test_a_typed_flick_keeps_its_preview_for_confirmation(table: Scene):
    message = await table.to_the_first_flick()
    person = next(one for one in (table.ada, table.bruno) if one.id in message.mentions)
    match = await table.match()
    code = table.services.matches.asks(match)[0].choices[0].code
    reply = await person.command("arena", "move", {"move": code})
    assert reply.message is not None
    assert reply.message.pictures
    words = table.bot.catalogue.of(person.user.locale)
    assert words.text("previewed", button=words.text("confirm-flick")) in reply.message.text
    await person.press(reply.message, custom_id=button(reply.message, "do"))
    assert (await table.match()).revision == match.revision + 1


@pytest.mark.parametrize("line", ["{piece}>{target} s60", "{piece} ; {target} ; 60", "{piece} {target} 60"])
async def test_a_flick_may_be_typed_and_one_not_understood_is_shown_how(table: Scene, line: str):
    message = await table.to_the_first_flick()
    person = next(one for one in (table.ada, table.bruno) if one.id in message.mentions)
    person.user.locale = "en"
    match = await table.match()
    ask = table.services.matches.asks(match)[0]
    dial = bearing_of(ask.choices[0])
    assert dial is not None
    foe = next(one for one in dial.targets if one.foe)
    words = table.bot.catalogue.of("en")
    given = line.format(piece=label_of(ask.choices[0], words), target=foe.label)
    reply = await person.command("arena", "move", {"move": given})
    assert reply.message is not None
    if reply.message.pictures and ";" not in given:
        assert reply.message.pictures
        return
    said = re.fullmatch(r".*I don’t understand “(.+)”\. For a flick, write for example `(.+)`\.", reply.message.text)
    assert said is not None, reply.message.text
    again = await person.command("arena", "move", {"move": said[2]})
    assert again.message is not None
    assert again.message.pictures
    assert (await table.match()).revision == match.revision
