"""Challenges as people see them: cards, answers, and a sentence for every wrong answer."""

import asyncio

import pytest

from bot.matches.core.models import Status
from localdiscord.faults import InteractionDelivery
from localdiscord.people import PersonError
from tests.support.discord.scene import Scene
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
LATE = 10.0  # seconds; Discord gives a scene's bot some more


async def test_a_challenge_mentions_the_challenged_one_only(table: Scene):
    card = await table.challenge()
    assert card.mentions == [table.bruno.id]
    assert [button["label"] for button in card.buttons] == ["Accept", "Decline", "Cancel (Ada only)", "Rules", "Fair?"]


async def test_an_accepted_challenge_becomes_a_match_in_a_thread(table: Scene):
    turn = await table.begin()
    match = await table.match()
    assert match.status is Status.RUNNING
    assert turn.channel_id == match.thread
    assert len(turn.mentions) == 1
    (picture,) = turn.pictures
    assert picture["description"]


@pytest.mark.parametrize(
    ("who", "label", "expected"),
    [
        ("ada", "Accept", "This is your own challenge, so Bruno must answer it."),
        ("ada", "Decline", "This is your own challenge, so Bruno must answer it."),
        ("chloe", "Accept", "Only Bruno can answer this challenge."),
        ("chloe", "Decline", "Only Bruno can answer this challenge."),
        ("chloe", "Cancel (Ada only)", "Only Ada can cancel this challenge."),
        ("bruno", "Cancel (Ada only)", "Ada"),
    ],
)
async def test_the_wrong_person_is_told_so_in_private(table: Scene, who: str, label: str, expected: str):
    card = await table.challenge()
    reply = await table.local.person(who).press(card, label=label)
    assert reply.message is not None
    assert reply.message.ephemeral
    assert expected in reply.message.text
    match = await table.match()
    assert match.status is Status.CHALLENGE


@pytest.mark.parametrize(
    ("who", "label", "status"), [("bruno", "Decline", "Declined by"), ("ada", "Cancel (Ada only)", "Closed.")]
)
async def test_a_challenge_that_comes_to_nothing_says_so(table: Scene, who: str, label: str, status: str):
    card = await table.challenge()
    reply = await table.local.person(who).press(card, label=label)
    assert reply.updated is not None
    assert status in reply.updated.text
    assert not reply.updated.buttons


async def test_an_answer_that_comes_too_late_is_told_so(table: Scene):
    card = await table.challenge()
    table.local.faults.deliver_next(InteractionDelivery(delay=LATE))
    late = asyncio.create_task(table.bruno.press(card, label="Accept"))
    await asyncio.sleep(0)
    await table.ada.press(card, label="Cancel (Ada only)")
    table.local.clock.advance(LATE)
    reply = await late
    assert reply.message is not None
    assert "annulé" in reply.message.text


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"with": "ada"}, "You can’t challenge yourself."),
        ({"with": "clank"}, "Clank is a bot"),
        ({"with": "bruno", "options": "colour=red"}, "Unknown option “colour=red”. Enter `name=value`"),
        (
            {"with": "bruno", "options": "antipassive=maybe"},
            "“Penalty for passive play” can’t be “maybe”. Available: off; three passive turns in a row cost a puck.",
        ),
    ],
)
async def test_what_cannot_be_challenged(table: Scene, options: dict[str, str], expected: str):
    reply = await table.ada.command("arena", "play", {"game": "pitchout", **options})
    assert reply.message is not None
    assert reply.message.ephemeral
    assert expected in reply.message.text
    assert await table.services.store.get(1) is None


async def test_the_same_challenge_twice_is_refused(table: Scene):
    await table.challenge()
    reply = await table.ada.command("arena", "play", {"game": "pitchout", "with": "bruno"})
    assert reply.message is not None
    assert says(reply.message.text, "refused-twice")
    assert reply.message.ephemeral
    cancelled = await table.ada.press(reply.message, label="Cancel (Ada only)")
    assert cancelled.updated is not None
    assert says(cancelled.updated.text, "card-cancelled")
    await table.challenge()


async def test_where_the_bot_may_not_play_it_says_what_it_lacks(table: Scene):
    reply = await table.bruno.command("no-entry", "play", {"game": "pitchout", "with": "ada"})
    assert reply.message is not None
    assert reply.message.ephemeral
    assert says(reply.message.text, "permission-send_messages", "fr")


async def test_options_are_suggested_and_kept(table: Scene):
    choices = await table.ada.autocomplete("arena", "play", {"game": "pitchout", "options": "anti"}, focused="options")
    assert [choice["value"] for choice in choices] == ["antipassive=on"]
    card = await table.challenge(options="antipassive=on")
    assert says(card.text, "pitchout-option-antipassive")


async def test_a_challenge_says_who_is_on_vacation(table: Scene):
    assert "🏖" not in (await table.challenge()).text
    await table.bruno.command("arena", "vacation", {"days": 3})
    card = (await table.ada.command("arena", "play", {"game": "offboard", "with": "bruno"})).shown
    assert says(card.text, "card-away", user=f"<@{table.bruno.id}>")


async def test_a_challenge_expires(table: Scene):
    card = await table.challenge()
    table.services.clock.shift += 48 * 3600 * 1000
    assert await table.services.matches.clocks.settle() == 1
    shown = await table.ada.wait_for(lambda message: message.id == card.id and "Expired" in message.text)
    assert not shown.buttons


async def test_a_double_accept_begins_one_match(table: Scene):
    card = await table.challenge()
    reply = await table.bruno.press(card, label="Accept", twice=True)
    await table.turn(0)
    await table.all_answered()
    assert reply.twin is not None
    assert not isinstance(reply.twin, PersonError)
    turns = await table.services.store.turns(1)
    assert len(turns) == 1


async def test_a_challenge_delivered_twice_is_one(table: Scene):
    card = await table.challenge()
    await table.bruno.press(card, label="Accept", redeliver=True)
    await table.turn(0)
    assert len(await table.services.store.turns(1)) == 1
