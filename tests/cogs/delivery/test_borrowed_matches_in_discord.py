"""Matches in conversations where the bot is no member: each message there follows a press."""

import asyncio
from pathlib import Path

import pytest

from bot.client.pressed_messages import PressedMessages
from bot.matches.core.models import Pace, Status
from bot.matches.delivery.conversations import LIFE
from bot.matches.timing.paces import SECOND
from bot.ops.play import corner
from localdiscord.people import ClientMessage
from localdiscord.permissions import Permission
from localdiscord.server import LocalDiscord
from tests.e2e.conftest import unheard
from tests.support.discord.scene import PEOPLE, QUICK, Scene, bot_on, button, turn_shown
from tests.support.words.said import says
from tools.demo.demo import scenes
from tools.demo.forhonor import CampTable
from tools.demo.pitchbowl import BowlTable
from tools.demo.players import Table
from tools.demo.position import Position

pytestmark = pytest.mark.asyncio


async def challenged(table: Scene, *others: str, game: str = "offboard") -> ClientMessage:
    """Ada, who alone has installed the bot, challenges others in a conversation; the card."""
    table.local.world.state.taken_along.add(table.ada.id)
    named = {f"with{number}" if number > 1 else "with": other for number, other in enumerate(others, 1)}
    return (await table.ada.command(table.ada.converse(*others), "play", {"game": game, **named})).shown


async def begun(table: Scene, *others: str, game: str = "offboard") -> ClientMessage:
    """The others accept; the first turn's message."""
    card = await challenged(table, *others, game=game)
    for other in others:
        await table.local.person(other).press(card, custom_id=button(card, "accept"))
    return await table.turn(0)


def requests_to(table: Scene, channel: int) -> list[str]:
    """The requests to a channel with the bot's token."""
    return [f"{one.method} {one.path}" for one in table.local.log.requests if f"/channels/{channel}" in one.path]


def follow_ups(table: Scene) -> dict[str, int]:
    """The number of messages that followed each press, by its token."""
    posted = [one.path for one in table.local.log.requests if one.method == "POST" and "/webhooks/" in one.path]
    return {path: posted.count(path) for path in posted}


def public(table: Scene, channel: int) -> list[tuple[int, int]]:
    """The turns that a conversation's messages show, in their order."""
    return [shown for one in table.bruno.messages(channel) if (shown := turn_shown(one))]


async def test_the_second_player_has_installed_nothing(table: Scene):
    first = await begun(table, "bruno")
    match = await table.match()
    assert (match.status, match.borrowed, match.guild, match.channel) == (Status.RUNNING, True, 0, first.channel_id)
    assert match.terms.pace is Pace.FRIENDLY
    for _ in range(3):
        await table.answer(await table.turn(await table.revision()))
    await table.turn(3)
    assert public(table, first.channel_id) == [(1, 0), (1, 1), (1, 2), (1, 3)]
    assert requests_to(table, first.channel_id) == []
    assert max(follow_ups(table).values()) <= 2


def seated(table: Scene, game: str, database: Path, seats: int) -> Table:
    """People who know how to play a game by what its messages offer."""
    people = table.people[:seats]
    if game == "pitchbowl":
        return BowlTable(table.local, people, unheard, Position(database))
    if game == "forhonor":
        return CampTable(table.local, people, unheard, Position(database))
    return Table(table.local, people, unheard, scenes() if seats == 2 else {})


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "seats"), [("pitchout", 2), ("pitchbowl", 2), ("forhonor", 2), ("pitchout", 4), ("forhonor", 4)]
)
async def test_a_whole_match(table: Scene, tmp_path: Path, game: str, seats: int):
    table.local.world.state.taken_along |= {one.id for one in table.people}  # some answers of PitchBowl are typed
    channel = table.ada.converse(*PEOPLE[1:seats])
    players = seated(table, game, tmp_path / "matches.db", seats)
    await players.challenge(channel, game)
    players.thread = channel
    last = await players.play(most=600)
    assert last.mentions == []
    assert (await table.match()).status is Status.FINISHED
    shown = public(table, channel)
    assert shown == sorted(set(shown))
    assert requests_to(table, channel) == []
    assert max(follow_ups(table).values()) <= 2


async def test_a_turn_without_a_press_waits_for_the_next(table: Scene):
    first = await begun(table, "bruno")
    match, shift = await table.match(), table.services.clock
    assert isinstance(shift.shift, int)  # type: ignore[attr-defined]
    shift.shift += 2 * LIFE  # type: ignore[attr-defined]
    (ask,) = table.services.matches.asks(match)
    user = match.holder(ask.seat).user
    await table.services.matches.act(match.id, ask.id, user, ask.choices[0].action, key="elsewhere")
    async with asyncio.timeout(30):
        while not await table.services.store.barred(match.id):  # noqa: ASYNC110  nothing tells
            await asyncio.sleep(0.01)
    shift.shift = 0  # type: ignore[attr-defined]  # Discord's own clock has not moved
    assert public(table, first.channel_id) == [(1, 0)]
    await table.bruno.press(first, custom_id=button(first, "text"))
    await table.turn(1)


async def test_a_message_is_edited_as_long_as_its_press_allows(table: Scene):
    now = [0.0]
    table.bot.pressed = PressedMessages(lambda: now[0])
    await begun(table, "bruno")
    match, shift = await table.match(), table.services.clock
    shift.shift += LIFE - 60 * SECOND  # type: ignore[attr-defined]
    (ask,) = table.services.matches.asks(match)
    user = match.holder(ask.seat).user
    await table.services.matches.act(match.id, ask.id, user, ask.choices[0].action, key="elsewhere")
    made = await table.turn(1)
    async with asyncio.timeout(30):
        while table.bot.pressed.webhook(made.id) is None:  # noqa: ASYNC110  nothing tells
            await asyncio.sleep(0.01)
    now[0] = 61.0
    assert table.bot.pressed.webhook(made.id) is None


async def test_a_match_outlives_the_bot(tmp_path: Path):
    async with LocalDiscord(corner(**QUICK)) as local:
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            first = await begun(Scene(local, services, bot), "bruno")
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            table = Scene(local, services, bot)
            await table.answer(first)
            await table.turn(1)
            assert requests_to(table, first.channel_id) == []


def presses(table: Scene) -> int:
    """The number of commands, presses and choices of all people so far."""
    return len({one.path for one in table.local.log.requests if one.path.endswith("/callback")})


@pytest.mark.parametrize("game", ["pitchout", "pitchbowl"])
@pytest.mark.parametrize("last", ["first", "second"])
async def test_five_presses_lead_to_the_first_flick(table: Scene, game: str, last: str):
    turn = await begun(table, "bruno", game=game)
    arranging = turn.buttons[0]["custom_id"]
    match = await table.match()
    starter = match.holder(table.services.matches.asks(match)[0].seat).user
    order = sorted(table.people[:2], key=lambda one: (one.id == starter) is (last == "first"))
    for one in order:
        await one.press(turn, custom_id=arranging)
    panel = await table.person(starter).wait_for(lambda one: one.ephemeral and "do:1:" in str(one))
    await table.person(starter).press(panel, custom_id=button(panel, "do"))
    await table.turn(3)
    assert presses(table) == 5
    assert max(follow_ups(table).values()) <= 2
    assert requests_to(table, turn.channel_id) == []


async def test_the_panel_of_the_first_flick_takes_the_place_of_the_question_before(table: Scene):
    card = await challenged(table, "bruno", game="pitchout")
    await table.bruno.press(card, custom_id=button(card, "accept"))
    turn = await table.turn(0)
    asked = await table.bruno.wait_for(lambda one: one.ephemeral and "deploy" in str(one))
    await table.bruno.press(asked, custom_id=asked.buttons[0]["custom_id"])
    await table.ada.press(turn, custom_id=turn.buttons[0]["custom_id"])
    panel = await table.bruno.wait_for(lambda one: one.ephemeral and "do:1:" in str(one))
    assert panel.id == asked.id
    turn = await table.turn(2)
    shown = (await table.bruno.press(turn, custom_id=button(turn, "open"))).shown
    await table.all_answered()
    assert [one.id for one in table.bruno.messages(turn.channel_id) if one.ephemeral] == [shown.id]


async def test_strangers_of_a_group_change_nothing(table: Scene):
    table.local.world.state.taken_along.add(table.ada.id)
    group = table.ada.converse("bruno", "chloe")
    card = (await table.ada.command(group, "play", {"game": "offboard", "with": "bruno"})).shown
    refused = await table.chloe.press(card, custom_id=button(card, "accept"))
    assert refused.shown.ephemeral
    assert (await table.match()).status is Status.CHALLENGE
    await table.bruno.press(card, custom_id=button(card, "accept"))
    turn = await table.turn(0)
    answered = await table.chloe.press(turn, custom_id=button(turn, "open"))
    assert answered.shown.ephemeral
    assert await table.revision() == 0


async def test_a_table_is_open_to_all_in_a_group(table: Scene):
    table.local.world.state.taken_along.add(table.ada.id)
    group = table.ada.converse("bruno", "chloe")
    card = (await table.ada.command(group, "play", {"game": "offboard"})).shown
    await table.chloe.press(card, custom_id=button(card, "join"))
    await table.turn(0)
    assert {one.user for one in (await table.match()).holders} == {table.ada.id, table.chloe.id}


async def test_a_table_among_two_is_full_with_the_other(table: Scene):
    table.local.world.state.taken_along.add(table.ada.id)
    card = (await table.ada.command(table.ada.converse("bruno"), "play", {"game": "pitchout"})).shown
    assert (await table.match()).places == 2
    assert card.text.count("▫️") == 1
    assert not says(card.text, "card-open-start")
    await table.bruno.press(card, custom_id=button(card, "join"))
    await table.turn(0)
    assert (await table.match()).status is Status.RUNNING


async def test_where_answers_are_hidden_nothing_begins(table: Scene):
    table.local.world.state.taken_along.add(table.chloe.id)
    guild = table.local.world.guild
    del guild.members[table.local.world.bot.id]
    guild.roles[guild.id].permissions &= ~Permission.USE_EXTERNAL_APPS
    reply = await table.chloe.command("arena", "play", {"game": "offboard", "with": "bruno"})
    assert reply.shown.ephemeral
    await table.chloe.wait_for(lambda one: one.id == reply.shown.id and says(one.text, "refused-hidden-here"))
    assert (await table.match()).status is Status.CANCELLED


async def test_what_needs_a_server_is_refused(table: Scene):
    table.local.world.state.taken_along.add(table.ada.id)
    channel = table.ada.converse("bruno")
    reply = await table.ada.command(channel, "play", {"game": "offboard", "with": "bruno", "rated": True})
    assert says(reply.shown.text, "refused-only-server")


async def test_alone_with_the_bot_there_are_ways_to_play(table: Scene):
    table.local.world.state.taken_along.add(table.ada.id)
    reply = await table.ada.command(table.ada.dm(), "play", {"game": "offboard", "with": "bruno"})
    assert says(reply.shown.text, "play-alone-here")
    assert await table.services.store.get(1) is None
    begun = await table.ada.press(reply.shown, custom_id=button(reply.shown, "practice"))
    assert begun.shown
    assert (await table.match()).practice


async def test_a_person_is_challenged_from_their_menu(table: Scene):
    table.local.world.state.taken_along.add(table.ada.id)
    channel = table.ada.converse("bruno")
    asked = (await table.ada.menu("Challenge", table.bruno.user, channel)).shown
    chosen = await table.ada.press(asked, label="Offboard")
    assert chosen.shown
    card = await table.bruno.wait_for(lambda one: "accept:" in str(one))
    assert card.channel_id == channel
    await table.bruno.press(card, custom_id=button(card, "accept"))
    await table.turn(0)
    assert (await table.match()).borrowed


async def test_a_match_is_given_up_and_played_again(table: Scene):
    await begun(table, "bruno")
    loser = table.next_of(await table.turn(0))
    turn = await table.turn(0)
    more = (await loser.press(turn, custom_id=button(turn, "more"))).shown
    sure = (await loser.press(more, custom_id=button(more, "resign"))).shown
    await loser.press(sure, custom_id=button(sure, "resigned"))
    result = await table.turn(1)
    assert (await table.match()).status is Status.FINISHED
    for person in (loser, next(one for one in table.people[:2] if one is not loser)):
        await person.press(result, custom_id=button(result, "rematch"))
    await table.turn(0, match=2)
    assert (await table.match(2)).borrowed
    assert requests_to(table, result.channel_id) == []


async def test_a_draw_is_offered_and_agreed(table: Scene):
    turn = await begun(table, "bruno")
    one = table.next_of(turn)
    other = next(person for person in table.people[:2] if person is not one)
    more = (await one.press(turn, custom_id=button(turn, "more"))).shown
    await one.press(more, custom_id=button(more, "draw"))
    offer = await other.wait_for(lambda message: not message.ephemeral and "agree:" in str(message))
    await other.press(offer, custom_id=button(offer, "agree"))
    await table.turn(1)
    assert (await table.match()).status is Status.FINISHED


async def test_turns_and_history_know_it_everywhere(table: Scene):
    turn = await begun(table, "bruno")
    one = table.next_of(turn)
    waiting = (await one.command("arena", "turns")).shown
    assert f"/channels/@me/{turn.channel_id}" in str(waiting)
    await table.services.matches.resign(1, one.id, key="resign")
    await table.turn(1)
    past = (await table.ada.command(turn.channel_id, "history")).shown
    assert "Offboard" in past.text
