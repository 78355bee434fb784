"""A table of three and four, as people see it in Discord."""

import pytest

from bot.local.people import Seen
from tests.support.scene import Scene

pytestmark = pytest.mark.asyncio


async def challenge(table: Scene, *others: str, **options: str) -> Seen:
    names = {f"with{nth}" if nth > 1 else "with": name for nth, name in enumerate(("bruno", *others), start=1)}
    reply = await table.ada.command("arena", "play", {"game": "pitchout", **names, **options})
    assert reply.message is not None
    return reply.message


async def test_the_card_names_everybody_and_who_has_still_to_answer(table: Scene):
    card = await challenge(table, "chloe", "dai")
    assert sorted(card.mentions) == sorted(table.local.person(name).id for name in ("bruno", "chloe", "dai"))
    assert card.text.count("⏳") == 3
    reply = await table.chloe.press(card, label="Accept")
    assert reply.updated is not None
    assert f"✅ <@{table.chloe.id}>" in reply.updated.text
    assert reply.updated.text.count("⏳") == 2
    assert [button["label"] for button in reply.updated.buttons] == ["Accept", "Decline", "Cancel"]


async def test_one_who_declines_is_named_on_the_card(table: Scene):
    card = await challenge(table, "chloe")
    await table.bruno.press(card, label="Accept")
    reply = await table.chloe.press(card, label="Decline")
    assert reply.updated is not None
    assert f"Declined by <@{table.chloe.id}>" in reply.updated.text
    assert f"Declined by <@{table.bruno.id}>" not in reply.updated.text
    assert not reply.updated.buttons


async def test_too_many_for_the_game_are_told_how_many_may_play(table: Scene):
    with_two_twice = {"with": "bruno", "with2": "bruno"}
    reply = await table.ada.command("arena", "play", {"game": "pitchout", **with_two_twice})
    assert reply.message is not None
    assert reply.message.ephemeral
    assert "Bruno can sit at the table only once." in reply.message.text
