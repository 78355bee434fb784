"""Buttons on messages of matches where the bot is no member: each works there, by any of those who see it."""

import asyncio

import pytest

from bot.features.daily.service import Dailies
from bot.games.contract.luck import commitment
from bot.matches.core.models import Status
from localdiscord.people import ClientMessage
from tests.cogs.delivery.test_borrowed_matches_in_discord import begun, follow_ups, requests_to
from tests.features.daily.test_in_discord import Solver
from tests.support.discord.scene import PEOPLE, Scene, button
from tests.support.pictures.dailies import keep_days
from tests.support.presses.pressing import Presses
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio

ENDING = {"abort", "aborted", "agree", "close", "refuse", "rematch", "resigned"}
"""Verbs that end a match or begin another, or take messages away."""
READING = {"review", "text", "verify", "why"}
FILMED = {"replay", "showfilm", "watch", "watchall", "whatif"}


async def played(table: Scene, *others: str, game: str = "offboard", answers: int = 3) -> ClientMessage:
    """The message of the last turn of a match in which everyone but Ada gives up."""
    await begun(table, *others, game=game)
    for _ in range(answers):
        await table.answer(await table.turn(await table.revision()))
    return await given_up(table, *others)


async def given_up(table: Scene, *others: str) -> ClientMessage:
    for other in others:
        if (await table.match()).status is Status.RUNNING:
            await table.services.matches.resign(1, table.local.person(other).id, key=other)
    return await table.turn(await table.revision())


@pytest.mark.parametrize("game", ["pitchout", "pitchbowl", "forhonor", "offboard"])
async def test_every_button_is_of_use(table: Scene, game: str):
    presses, done, verbs = Presses(table.local), set[tuple[str, int]](), set[str]()
    channel = (await begun(table, "bruno", game=game)).channel_id

    async def pressed() -> list[str]:
        wrong = []
        for sent in presses.sent():
            verb = sent.sort[0]
            if (sent.custom_id, sent.user) in done or verb in ENDING or not presses.still_there(sent):
                continue
            done.add((sent.custom_id, sent.user))
            verbs.add(verb)
            wrong += [f"{sent.custom_id}: {fault}" async for fault in presses.faults(sent, table.bot)]
        return wrong

    for _ in range(4):
        await table.answer(await table.turn(await table.revision()))
    assert await pressed() == []
    await given_up(table, "bruno")
    for _ in range(3):  # also what the former has brought
        assert await pressed() == []
    assert verbs >= (READING | FILMED if game == "pitchout" else READING)
    assert requests_to(table, channel) == []
    assert max(follow_ups(table).values()) <= 5


async def test_the_card_shows_that_a_match_was_fair(table: Scene):
    last = await played(table, "bruno")
    match = await table.match()
    (card,) = (one for one in table.ada.messages(last.channel_id) if one.id == match.message)
    digest = commitment(match.seed)
    assert says(last.text, "seed-shown-borrowed", seed=match.seed.hex()[:8])
    shown = (await table.bruno.press(card, custom_id=button(card, "verify"))).shown
    assert says(shown.text, "verify-hash", "fr", digest=digest)
    assert says(shown.text, "verify-all", "fr")
    assert shown.buttons == []
    elsewhere = (await table.ada.command("arena", "match verify", {"match": 1})).shown
    assert says(elsewhere.text, "verify-hash-away", digest=digest)
    assert requests_to(table, last.channel_id) == []


async def test_a_match_is_reviewed_and_the_review_shown_to_all(table: Scene):
    last = await played(table, "bruno")
    begun = (await table.bruno.press(last, custom_id=button(last, "review"))).shown
    assert begun.ephemeral
    done = await table.bruno.wait_for(lambda one: one.id == begun.id and "reviewall:" in str(one.parts))
    public = (await table.bruno.press(done, custom_id=button(done, "reviewall"))).shown
    assert (public.ephemeral, public.channel_id) == (False, last.channel_id)
    assert requests_to(table, last.channel_id) == []


async def test_four_play_again(table: Scene):
    last = await played(table, *PEOPLE[1:], game="pitchout", answers=0)
    for person in table.people:
        await person.press(last, custom_id=button(last, "rematch"))
    await table.turn(0, match=2)
    again = await table.match(2)
    assert (again.status, again.borrowed, again.channel) == (Status.RUNNING, True, last.channel_id)
    assert {one.user for one in again.holders} == {one.id for one in table.people}
    late = (await table.ada.press(last, custom_id=button(last, "rematch"))).shown
    assert says(late.text, "rematch-there", match="2")
    assert requests_to(table, last.channel_id) == []


async def test_who_looks_on_in_a_group_can_read_and_not_play(table: Scene):
    table.local.world.state.taken_along.add(table.ada.id)
    group = table.ada.converse("bruno", "chloe")
    card = (await table.ada.command(group, "play", {"game": "offboard", "with": "bruno"})).shown
    await table.bruno.press(card, custom_id=button(card, "accept"))
    last = await given_up(table, "bruno")
    for verb in ("text", "why", "review"):
        shown = (await table.chloe.press(last, custom_id=button(last, verb))).shown
        assert shown.ephemeral, verb
        assert not says(shown.text, "refused-stranger"), verb
    refused = (await table.chloe.press(last, custom_id=button(last, "rematch"))).shown
    assert says(refused.text, "refused-stranger")


async def test_the_puzzle_of_the_day_is_shared_in_a_group(table: Scene):
    await keep_days(table.services.store, table.bot.feature(Dailies).today)
    table.local.world.state.taken_along.add(table.ada.id)
    group = table.ada.converse("bruno", "chloe")
    ada = Solver(table.ada)
    shared = await ada.press(await ada.finish(group), label="Share")
    assert (shared.ephemeral, shared.channel_id) == (False, group)
    mine = (await table.bruno.press(shared, custom_id=button(shared, "daily"))).shown
    assert mine.ephemeral
    assert button(mine, "do")
    assert requests_to(table, group) == []


async def test_a_film_is_shown_to_all(table: Scene):
    last = await played(table, "bruno", game="pitchout", answers=4)
    film = await table.ada.wait_for(lambda one: "replay:" in str(one.parts) and not one.ephemeral)
    mine = (await table.bruno.press(film, custom_id=button(film, "replay"))).shown
    async with asyncio.timeout(30):
        public = (await table.bruno.press(mine, custom_id=button(mine, "showfilm"))).shown
    assert (public.ephemeral, public.channel_id) == (False, last.channel_id)
