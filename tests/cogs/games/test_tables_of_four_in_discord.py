"""Four people at one table, from the challenge to the last place, as they see it in Discord."""

import asyncio

import pytest

from bot.matches.core.models import Status
from localdiscord.people import ClientMessage, InteractionResult
from tests.support.discord.scene import Scene, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio

COLOURS = (0xFFB347, 0x2E90FA, 0x29CA93, 0xFF4EAA)  # of the sides, as pictures have them


async def seated(table: Scene, options: str) -> ClientMessage:
    """Ada challenges the three others, who accept; the first turn's message."""
    with_all = {"with": "bruno", "with2": "chloe", "with3": "dai"}
    reply = await table.ada.command("arena", "play", {"game": "pitchout", **with_all, "options": options})
    assert reply.message is not None
    for person in (table.dai, table.bruno, table.chloe):
        await person.press(reply.message, custom_id=button(reply.message, "accept"))
    return await table.turn(0)


async def flicked_once_each(table: Scene) -> None:
    """Everybody deploys and flicks once, too softly to reach anybody; what else is asked is answered as the panel begins."""
    flicked: set[int] = set()
    while len(flicked) < 4:
        revision = await table.revision()
        turn = await table.turn(revision)
        person = table.next_of(turn)
        match = await table.match()
        seat = match.seat_of(person.id)
        assert seat is not None
        if table.services.matches.asks(match)[0].kind == "flick":
            assert turn.mentions == [person.id]
            assert turn["components"][0]["accent_color"] == COLOURS[seat]
            flicked.add(person.id)
            flick = {"puck": f"{'ABCD'[seat]}1", "aim": "n", "strength": "1", "now": True}
            await person.command(match.thread, "flick", flick)
        else:
            await table.answer(turn)
        assert await table.revision() == revision + 1
    assert await table.revision() == 4 + 4  # deployments, flicks


async def resigned(table: Scene, user: int) -> tuple[ClientMessage, InteractionResult, ClientMessage]:
    """Resign: the confirmation, the reply and the resulting turn."""
    match = await table.match()
    person = table.person(user)
    reply = await person.command(match.thread, "resign", {})
    assert reply.message is not None
    done = await person.press(reply.message, custom_id=button(reply.message, "resigned"))
    assert done.updated is not None
    return reply.message, done, await table.turn(match.revision + 1)


WORDS = {
    "en-US": {
        "question": "They play on without you, and you can’t come back.",
        "told": "You left Pitch Out #1; the others play on.",
        "story": "leaves the match; the others play on.",
        "last": "That ends it, and your opponents win.",
        "ended": "You resigned Pitch Out #1.",
        "won": "wins by resignation.",
    },
    "fr": {
        "question": "La partie continue sans vous, et vous ne pourrez pas revenir.",
        "told": "Vous avez quitté Pitch Out nº\u00a01\u00a0; les autres continuent.",
        "story": "quitte la partie\u00a0; les autres continuent.",
        "last": "La partie se termine alors, et vos adversaires gagnent.",
        "ended": "Vous avez abandonné Pitch Out nº\u00a01.",
        "won": "l’emporte par abandon.",
    },
}


@pytest.mark.parametrize("locale", ["en-US", pytest.param("fr", marks=pytest.mark.thorough)])
async def test_a_whole_match_each_for_himself(table: Scene, locale: str):
    said = WORDS[locale]
    table.local.world.guild.locale = locale
    for person in table.people:
        person.user.locale = locale
    first = await seated(table, "sides=free")
    assert all(f"<@{person.id}>" in first.text for person in table.people)
    await flicked_once_each(table)

    leaving = [table.chloe, table.ada, table.dai]
    for person in leaving[:2]:
        question, done, turn = await resigned(table, person.id)
        assert said["question"] in question.text
        assert done.updated is not None
        assert said["told"] in done.updated.text
        assert said["story"] in turn.text
        assert turn.mentions
        assert person.id not in turn.mentions
    question, done, turn = await resigned(table, table.dai.id)
    assert said["last"] in question.text
    assert done.updated is not None
    assert said["ended"] in done.updated.text
    assert not turn.mentions

    lines = [line for line in turn.text.splitlines() if line.startswith(("<@", "2.", "3.", "4."))]
    assert lines[0].startswith(f"<@{table.bruno.id}>")
    assert lines[0].endswith(said["won"])
    places = zip(("2", "3", "4"), reversed(leaving), lines[1:], strict=True)
    assert all(line.startswith(f"{place}. <@{person.id}>") for place, person, line in places)
    assert (await table.match()).status is Status.FINISHED
    card = await table.ada.wait_for(lambda message: message.id == first.channel_id and said["won"] in message.text)
    assert lines[-1] in card.text


async def test_partners_win_when_both_rivals_have_left(table: Scene):
    first = await seated(table, "sides=pairs")
    await flicked_once_each(table)
    match = await table.match()
    for seat in (1, 3):
        question, _, turn = await resigned(table, match.holder(seat).user)
        assert (says(question.text, "resign-question-last") or says(question.text, "resign-question-last", "fr")) == (
            seat == 3
        )
    assert f"<@{match.holder(0).user}> (Amber) and <@{match.holder(2).user}> (Jade) win by resignation." in turn.text
    assert first.channel_id == turn.channel_id


async def test_one_who_has_left_cannot_leave_again(table: Scene):
    await seated(table, "sides=free")
    await resigned(table, table.chloe.id)
    again = await table.chloe.command((await table.match()).thread, "resign", {})
    assert again.message is not None
    assert says(again.message.text, "pitchout-refused-left")


@pytest.mark.parametrize("kinds", [("team",), pytest.param(("team", "lineup"), marks=pytest.mark.thorough)])
async def test_those_asked_at_once_are_named_until_they_have_answered(table: Scene, kinds: tuple[str, ...]):
    turn = await seated(table, "sides=free mode=complete")
    for kind in kinds:
        answered: list[int] = []
        for person in (table.dai, table.ada, table.chloe, table.bruno):
            still = [one.id for one in table.people if one.id not in answered]
            assert sorted(turn.mentions) == sorted(still)
            assert all(f"<@{user}>" in turn.text for user in still)
            assert not any(f"<@{user}>" in turn.text for user in answered)
            seat = (await table.match()).seat_of(person.id)
            assert f"{kind}.{seat}." in str(table.services.matches.asks_for(await table.match(), person.id))
            await table.answer(turn, person=person)
            answered.append(person.id)
            turn = await table.turn(await table.revision())


async def test_four_who_accept_at_the_same_moment(table: Scene):
    with_all = {"with": "bruno", "with2": "chloe", "with3": "dai"}
    card = (await table.ada.command("arena", "play", {"game": "pitchout", **with_all})).message
    assert card is not None
    accept = button(card, "accept")
    await asyncio.gather(*(person.press(card, custom_id=accept) for person in (table.bruno, table.chloe, table.dai)))
    await table.turn(0)
    assert len(await table.services.store.turns(1)) == 1


async def test_turns_list_a_challenge_only_until_it_is_accepted(table: Scene):
    with_two = {"with": "bruno", "with2": "chloe"}
    card = (await table.ada.command("arena", "play", {"game": "pitchout", **with_two})).message
    assert card is not None
    await table.chloe.press(card, custom_id=button(card, "accept"))
    listed = (await table.chloe.command("general", "turns")).message
    waiting = (await table.bruno.command("general", "turns")).message
    assert listed is not None
    assert waiting is not None
    assert says(listed.text, "turns-none")
    assert says(waiting.text, "turns-challenge", "fr")
