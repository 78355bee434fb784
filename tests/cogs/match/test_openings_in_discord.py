"""From a challenge to the first flick: how often both press, how many messages there are, and what a hidden answer shows."""

import pytest

from localdiscord.people import ClientMessage
from tests.support.discord.scene import Scene, answers_of, button

pytestmark = pytest.mark.asyncio

DRAWN = {"pitchout": "starter=drawn", "pitchbowl": "toss=drawn"}


async def begun(table: Scene, game: str) -> ClientMessage:
    """The match as it begins unless the players want otherwise."""
    return await table.begin(game=game, options=DRAWN[game])


def public(table: Scene, thread: int) -> list[ClientMessage]:
    return [one for one in (*table.ada.messages("arena"), *table.ada.messages(thread)) if not one.ephemeral]


@pytest.mark.parametrize(("game", "preset"), [("pitchout", "wall"), ("pitchbowl", "deep")])
async def test_one_press_each_and_three_messages_lead_to_the_first_flick(table: Scene, game: str, preset: str):
    first = await begun(table, game)
    match = await table.match()
    asks = table.services.matches.asks(match)
    early, late = (table.person(match.holder(ask.seat).user) for ask in reversed(asks))
    assert set(first.mentions) == {early.id, late.id}
    hidden = await early.press(first, custom_id=button(first, "answer", preset))
    assert hidden.message is not None
    assert hidden.message.ephemeral
    assert late.user.display_name in hidden.message.text
    waiting = await table.turn(1)
    assert waiting.id == first.id
    assert waiting.mentions == [late.id]
    await late.press(waiting, custom_id=button(waiting, "answer", answers_of(waiting)[0]))
    turn = await table.turn(2)
    assert turn.mentions == [late.id]
    assert {ask.kind for ask in table.services.matches.asks(await table.match())} <= {"flick", "kick"}
    assert len(public(table, match.thread or turn.channel_id)) <= 3 + (match.thread == 0)


async def test_a_hidden_deployment_is_on_no_public_message(table: Scene):
    found = []
    for number, preset in enumerate(("wall", "spread"), start=1):
        card = await table.challenge(options=DRAWN["pitchout"])
        await table.bruno.press(card, custom_id=button(card, "accept"))
        first = await table.turn(0, number)
        match = await table.match(number)
        second = table.services.matches.asks(match)[1].seat
        await table.person(match.holder(second).user).press(first, custom_id=button(first, "answer", preset))
        message = await table.turn(1, number)
        found.append([picture["description"] for picture in message.pictures])
        assert preset not in message.text.casefold()
    assert found[0] == found[1] or sorted(map(len, found[0])) == sorted(map(len, found[1]))


async def test_a_saved_formation_is_on_the_message_and_only_its_owners(table: Scene):
    first = await begun(table, "pitchout")
    panel = (await table.ada.press(first, custom_id=button(first, "open"))).message
    assert panel is not None
    await table.ada.press(panel, custom_id=button(panel, "save"))
    card = await table.challenge(options=DRAWN["pitchout"])
    await table.bruno.press(card, custom_id=button(card, "accept"))
    message = await table.turn(0, 2)
    assert answers_of(message)[0] == "mine"
    missing = await table.bruno.press(message, custom_id=button(message, "answer", "mine"))
    assert missing.message is not None
    assert "⚠" in missing.message.text
    button(missing.message, "do")
    await table.ada.press(message, custom_id=button(message, "answer", "mine"))
    await table.turn(1, 2)
