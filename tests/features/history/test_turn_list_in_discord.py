"""`/turns`: what waits, nearest end first, with what may be done about it; in pages, in a server and in direct messages."""

import asyncio

import pytest

from bot.matches.core import models
from bot.matches.core.models import MatchRequest
from bot.matches.timing.paces import read_terms
from localdiscord.people import ClientMessage, UserClient
from tests.support.discord.scene import Scene, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def listed(who: UserClient, channel: str | int = "general") -> ClientMessage:
    reply = await who.command(channel, "turns")
    assert reply.message is not None
    return reply.message


async def challenged(table: Scene, count: int) -> None:
    """So many games that Bruno is challenged to by others who are nowhere else."""
    bruno = models.Person(table.bruno.id, "Bruno")
    await asyncio.gather(
        *(
            table.services.matches.challenges.challenge(
                models.Person(9000 + nth, f"Nobody {nth}"),
                [bruno],
                MatchRequest("offboard", 1, 2, "en", terms=read_terms("day")),
                key=f"many.{nth}",
            )
            for nth in range(count)
        )
    )


async def test_a_match_is_played_from_the_list(table: Scene):
    asked = table.next_of(await table.begin(clock="day"))
    shown = await listed(asked, asked.dm())
    due = (await table.match()).holder(await seat_of(table, asked.id)).due
    assert f"<t:{due // 1000}:R>" in shown.text
    match = await table.match()
    links = [one["url"] for one in shown.buttons if "url" in one]
    assert [link.split("/")[-1] for link in links] == [str(match.thread)]
    reply = await asked.press(shown, custom_id=button(shown, "open"))
    assert reply.updated is not None
    reply = await asked.press(reply.updated, custom_id=button(reply.updated, "answer"))
    assert await table.revision() == 1
    assert reply.updated is not None
    reply = await asked.press(reply.updated, custom_id=button(reply.updated, "turns"))
    assert reply.updated is not None
    assert any(text in reply.updated.text for text in ("Waiting for you", "You’re all caught up", "attend", "à jour"))


async def seat_of(table: Scene, user: int) -> int:
    return next(holder.seat for holder in (await table.match()).holders if holder.user == user)


async def test_a_challenge_is_accepted_from_the_list(table: Scene):
    await table.challenge()
    shown = await listed(table.bruno)
    reply = await table.bruno.press(shown, custom_id=button(shown, "accept"))
    assert reply.updated is not None
    await table.turn(0)
    card = await table.ada.wait_for(lambda message: "Pitch Out #1" in message.text)
    assert not card.ephemeral


async def test_a_pause_is_agreed_to_from_the_list(table: Scene):
    await table.begin(clock="day")
    await table.ada.command("arena", "match pause", {"days": 2})
    shown = await listed(table.bruno)
    assert says(shown.text, "turns-offer-pause", "fr", count=2)
    await table.bruno.press(shown, custom_id=button(shown, "agree"))
    assert (await table.match()).paused


async def test_a_long_list_has_pages(table: Scene):
    await challenged(table, 14)
    shown = await listed(table.bruno)
    assert "14" in shown.text
    seen = []
    for page in (1, 2, 3):
        assert sum(1 for one in shown.parts) <= 40
        seen += [one["custom_id"] for one in shown.buttons if one.get("custom_id", "").startswith("accept:")]
        (following,) = [one for one in shown.buttons if one["label"] == "Suivante"]
        assert following.get("disabled", False) is (page == 3)
        if page < 3:
            reply = await table.bruno.press(shown, label="Suivante")
            assert reply.updated is not None
            shown = reply.updated
    assert len(set(seen)) == len(seen) == 14


async def test_an_empty_list_says_so(table: Scene):
    assert says((await listed(table.ada)).text, "turns-none")


async def test_matches_that_wait_for_others_are_listed_with_links(table: Scene):
    turn = await table.begin(clock="day")
    asked = table.next_of(turn)
    other = table.bruno if asked is table.ada else table.ada
    shown = await listed(other)
    assert says(shown.text, "turns-none", "fr" if other is table.bruno else "en")
    assert f"/{(await table.match()).thread})" in shown.text
    assert f"<@{asked.id}>" in shown.text
    own = (await listed(asked)).text
    assert not says(own, "turns-others")
    assert not says(own, "turns-others", "fr")
