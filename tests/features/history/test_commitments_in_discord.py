"""Secret picks stay hidden from others until they are played: in messages, alt texts, boards, suggestions, refusals and the log."""

import json
import re
from functools import cache
from itertools import product

import pytest

from bot.content import WORDS
from bot.words import Catalogue
from localdiscord.people import ClientMessage, InteractionResult, UserClient
from tests.support.discord.scene import Scene, button

pytestmark = pytest.mark.asyncio

ELITE = ("major", "commando", "sapper", "sapeur")  # the Citizens' own: nobody else has a reason to say them
TIME = re.compile(r"\d{4}-\d\d-\d\d[T ][\d:.+]+")  # its fractions of a second could be anything
PLACE, AIM, STRENGTH = ("222.25", "222,25", "22.225", "22,225"), ("43.75", "43,75"), ("37.3", "37,3")


async def looked_at(person: UserClient, turn: ClientMessage) -> str:
    """Everything a user sees, requests and gets back when pressing another player's buttons."""
    place = str(turn.channel_id)
    replies: list[InteractionResult] = [
        await person.press(turn, custom_id=button(turn, "text")),
        await person.press(turn, custom_id=button(turn, "open")),
        await person.command(place, "board", {"as": "text"}),
        await person.command(place, "board"),
        await person.command(place, "flick", {"puck": "A1", "aim": "B1", "strength": "50"}),
        await person.command("general", "turns"),
    ]
    answers = [reply.message for reply in replies] + [reply.updated for reply in replies]
    suggested = [
        await person.autocomplete(place, "flick", {"puck": ""}, focused="puck"),
        await person.autocomplete(place, "flick", {"puck": "A1", "aim": ""}, focused="aim"),
        await person.autocomplete("general", "board", {"match": ""}, focused="match"),
    ]
    messages = [message for channel in person.channels() for message in person.messages(int(channel["id"]))]
    text = TIME.sub("", json.dumps([answers, suggested, messages], default=str, ensure_ascii=False)).casefold()
    for line in powers():
        text = text.replace(line, "")
    return text


@cache
def powers() -> tuple[str, ...]:
    """The powers of the Citizens' Elites, as the picture of both teams shows them to all before anything is picked."""
    lines = []
    for words in (Catalogue(WORDS).of(language) for language in ("en", "fr")):
        for pitcher, edition in product(("major", "commando", "sapper"), ("fr2021", "en")):
            name = words.text(f"pitchout-pitcher-{pitcher}")
            power = words.text(f"pitchout-power-{pitcher}", edition=edition)
            lines.append(words.text("pitchout-picture-alt-portrait", name=name, hint=power).casefold())
    return tuple(lines)


def found(secrets: tuple[str, ...], text: str) -> list[str]:
    """The secrets found, with the text around them."""
    return [text[max(0, text.index(secret) - 40) : text.index(secret) + 40] for secret in secrets if secret in text]


async def opened(person: UserClient, turn: ClientMessage) -> ClientMessage:
    reply = await person.press(turn, custom_id=button(turn, "open"))
    assert reply.message is not None
    return reply.message


async def given(person: UserClient, panel: ClientMessage) -> InteractionResult:
    return await person.press(panel, custom_id=button(panel, "do"))


async def test_no_secret_choice_of_a_set_up_is_seen_by_others(table: Scene, capsys: pytest.CaptureFixture[str]):
    leader, _ = await table.answer(await table.begin(options="mode=complete"), "citizens")
    other = table.bruno if leader is table.ada else table.ada
    turn = await table.turn(1)

    panel = await opened(leader, turn)
    menu = next(one for one in panel.selects if one["custom_id"].startswith("subset:"))
    every = [option["value"] for option in menu["options"]]
    few = await leader.select(panel, custom_id=menu["custom_id"], values=["captain", "major"])
    assert few.updated is not None
    refused = await given(leader, few.updated)
    assert refused.updated is not None
    assert "PO-6" in refused.updated.text
    assert await table.revision() == 1
    picked = [code for code in every if code != "runner"]
    draft = await leader.select(refused.updated, custom_id=menu["custom_id"], values=picked)
    assert draft.updated is not None
    assert found(("major",), json.dumps(draft.updated).casefold()) != []
    for person in (other, table.chloe):
        assert found(ELITE, await looked_at(person, turn)) == []

    await given(leader, draft.updated)
    turn = await table.turn(2)
    for person in (other, table.chloe):
        assert found(ELITE, await looked_at(person, turn)) == []
    await given(other, await opened(other, turn))
    turn = await table.turn(3)

    panel = await opened(leader, turn)
    north = await table.seat_zero() != leader.id
    y = "143.75" if not north else "656.25"
    form = await leader.press(panel, custom_id=button(panel, "type"))
    typed = await leader.submit(
        form, {"angle": AIM[0], "strength": STRENGTH[0], "places": f"{'B' if north else 'A'}1 {PLACE[0]} mm, {y} mm"}
    )
    assert typed.updated is not None
    assert found(STRENGTH, json.dumps(typed.updated))
    await given(leader, typed.updated)
    turn = await table.turn(4)
    for person in (other, table.chloe):
        assert found((*ELITE, *PLACE, *AIM, *STRENGTH), await looked_at(person, turn)) == []
    panel = await opened(other, turn)  # the line above could not be read: aim before the flick
    aimed = await other.press(panel, custom_id=button(panel, "step", "+10"))
    assert aimed.updated is not None
    await given(other, aimed.updated)
    await table.turn(5)
    logged = TIME.sub("", "".join(capsys.readouterr())).casefold()
    assert found((*ELITE, *PLACE, *STRENGTH), logged) == []
