"""The bot taken along by a user: what needs no server answers in servers that it is no member of, and nothing else is offered there."""

from typing import Any

import pytest
import pytest_asyncio

from localdiscord.people import PersonError
from tests.support.discord.scene import Scene, button

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def elsewhere(table: Scene) -> Scene:
    """A match is on; what is said from now on is said in a server that the bot is no member of, where Ada takes it along."""
    await table.begin()
    table.local.world.guild.members.pop(table.local.world.bot.id)  # unheard: the server of the match is still the bot's
    table.local.membership.take_along(table.ada.id)
    return table


COMMANDS: dict[str, dict[str, Any]] = {
    "help": {},
    "rules": {"topic": "rescue"},
    "learn": {"game": "pitchout"},
    "daily": {},
    "profile": {},
    "turns": {},
    "settings": {},
    "board": {},
    "history": {},
    "data privacy": {},
    "data export": {},
}


async def test_what_needs_no_server_answers(elsewhere: Scene):
    for line, options in COMMANDS.items():
        reply = await elsewhere.ada.command("arena", line, options)
        assert reply.message is not None, line
        assert reply.message.ephemeral
        assert "incident" not in reply.message.text.lower(), line


async def test_it_is_marked_as_the_users_own(elsewhere: Scene):
    reply = await elsewhere.ada.command("arena", "turns")
    told = reply.interaction.payload
    assert told["authorizing_integration_owners"] == {"1": str(elsewhere.ada.id)}
    assert told["context"] == 0


async def test_nothing_that_needs_a_server_is_offered_and_nothing_at_all_to_others(elsewhere: Scene):
    for line in ("queue join", "tournament create", "leaderboard", "server check", "match resign"):
        with pytest.raises(PersonError, match="unknown"):
            await elsewhere.ada.command("arena", line)
    with pytest.raises(PersonError, match="inconnue"):
        await elsewhere.bruno.command("arena", "rules", {"topic": "rescue"})


async def test_a_match_is_played_from_there_and_posted_where_it_is_at_home(elsewhere: Scene):
    asked = elsewhere.next_of(await elsewhere.turn(0))
    elsewhere.local.membership.take_along(asked.id)
    waiting = await asked.command("arena", "turns")
    assert waiting.message is not None
    panel = await asked.press(waiting.message, custom_id=button(waiting.message, "open"))
    assert panel.updated is not None
    assert "⚠" not in panel.updated.text  # it need not be allowed to post there
    await asked.press(panel.updated, custom_id=button(panel.updated, "answer"))
    assert await elsewhere.revision() == 1
    elsewhere.local.membership.invite_bot()
    assert (await elsewhere.turn(1)).channel_id == (await elsewhere.match()).thread


async def test_a_rule_is_shown_to_everybody_there(elsewhere: Scene):
    reply = await elsewhere.ada.command("arena", "rules", {"topic": "rescue", "to": "dai"})
    assert reply.message is not None
    assert not reply.message.ephemeral
