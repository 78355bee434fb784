"""Reviews as people use them: begun by a press, under way, done, each moment, for everyone."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.local.people import ClientMessage, UserClient
from tests.cogs.test_whatif_in_discord import speak_english
from tests.support.played_out import played_out
from tests.support.scene import Scene, scene

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Scene]:
    async with scene(tmp_path) as opened:
        speak_english(opened)
        yield opened


async def reviewed(person: UserClient, **options: object) -> ClientMessage:
    """The finished review, whose first answer told how far it was."""
    reply = await person.command("arena", "match review", options)
    assert reply.message is not None
    assert reply.message.ephemeral
    shown = reply.message.id
    return await person.wait_for(lambda one: one.id == shown and "accuracy" in one.text, 120.0)


async def test_a_match_is_reviewed_and_each_moment_shown(table: Scene):
    await table.begin()
    match = await played_out(table.bot.matches, 1)
    last = await table.turn(match.revision)
    reply = await table.ada.press(last, label="Review")
    assert reply.message is not None
    assert f"of {match.revision} turns" in reply.message.text
    shown = reply.message.id
    review = await table.ada.wait_for(lambda one: one.id == shown and "accuracy" in one.text, 120.0)
    assert review.ephemeral
    assert review.pictures
    moments = [one["label"] for one in review.buttons if "Turn" in one["label"]]
    assert moments
    moment = (await table.ada.press(review, label=moments[0])).message
    assert moment is not None
    assert moment.ephemeral
    assert moment.pictures
    assert "Played:" in moment.text
    assert "Better:" in moment.text
    tried = await table.ada.press(moment, label="Try it")
    assert tried.message or tried.updated
