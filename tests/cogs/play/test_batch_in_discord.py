"""Several flicks in one message: all are played that can be, once, and it is said which were not and why."""

import asyncio

import msgspec
import pytest

from bot.games import GAMES
from bot.games.contract.base import position
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump_state
from bot.games.contract.vocabulary import Point
from bot.matches.core.models import Status
from bot.matches.delivery.models import PostKind
from localdiscord.people import ClientMessage, InteractionResult, UserClient
from tests.support.discord.scene import Scene, all_said, button, turn_shown
from tests.support.tournaments.ended import PLACED
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
PITCHBOWL = GAMES["pitchbowl"]


async def at_play(table: Scene, **options: str) -> UserClient:
    """A match of PitchBowl at the first turn of Amber, the ball 30 mm before A10; who plays Amber."""
    for person in table.people:
        person.user.locale = "en-GB"
    await table.begin(game="pitchbowl", **options)
    match = await table.match()
    state = position(PITCHBOWL, "play", 2, dict(match.options), Rng(b"several"))
    runner = next(one for one in state.players if one.id == "red.r1")
    state = msgspec.structs.replace(state, ball=Point(runner.x, runner.y + 30.0), holder=None, turn=0)
    store = table.services.store
    turn = await store.turn(1, 0)
    assert turn is not None
    placed = msgspec.structs.replace(turn, revision=1, key=PLACED, state=dump_state(PITCHBOWL.spec, state))
    await store.advance(match, [placed], status=Status.RUNNING, posts=(PostKind.TURN,))
    table.services.posted.set()
    await table.turn(1)
    return table.person((await table.match()).holder(0).user)


async def written(person: UserClient, shot: str, *, now: bool = False) -> ClientMessage:
    reply = await person.command("arena", "flick", {"shot": shot, "now": now})
    assert reply.message is not None
    return reply.message


def panel(reply: InteractionResult) -> ClientMessage:
    assert reply.updated is not None
    return reply.updated


async def test_all_are_played_and_told_in_one_message(table: Scene):
    person = await at_play(table, options="hand=human")
    shown = await written(person, "A4>90 s5; A5>270 s5; A6>0 s5")
    assert says(shown.text, "several-then", count=2)
    assert "`A6>0 s5`" in shown.text
    assert await table.revision() == 1
    done = panel(await person.press(shown, custom_id=button(shown, "do")))
    assert says(done.text, "several-played", count=3, all=3)
    assert done.text.splitlines()[1:] == [
        "1. `A4>B5 s5`",
        "2. `A5>A11 s5`",
        "3. `A6>0 s5`",
    ]  # as panels call these aims
    told = await table.turn(4)
    assert "A4, A5 and A6 run." in told.text
    public = [turn_shown(one) for one in table.ada.messages((await table.match()).thread)]
    assert (1, 4) in public
    assert not {(1, 2), (1, 3)} & set(public)


async def test_pressed_twice_they_are_played_once(table: Scene):
    person = await at_play(table)
    shown = await written(person, "A4>90 s5; A5>270 s5; A6>0 s5")
    await person.press(shown, custom_id=button(shown, "do"), twice=True)
    await table.turn(4)
    turns = await table.services.store.turns(1)
    assert [turn.key == turns[2].key for turn in turns[2:]] == [True] * 3


async def test_a_bonus_flick_in_the_same_line_is_played(table: Scene):
    person = await at_play(table)
    done = await written(person, "A4>90 s5; A10>ball s30 !pickup; A10>0 s3; A5>270 s5", now=True)
    assert "2. `A10>ball s30 !pickup`\n3. `A10>0 s3`\n4. `A5>" in done.text
    assert await table.revision() == 5
    assert says((await table.turn(5)).text, "pitchbowl-event-picked_up", player="A10")


async def test_what_is_refused_when_its_turn_comes_waits_in_the_next_panel(table: Scene):
    person = await at_play(table)
    done = await written(person, "A4>90 s5; A5>A4 s5 !pass; A6>0 s5", now=True)
    assert says(done.text, "several-played", all=3, count=1)
    assert says(done.text, "several-stopped", why="A5 can’t announce “!pass” now. Available: !pickup.")
    assert "`A5>A4 s5 !pass; A6>0 s5`" in done.text
    assert await table.revision() == 2
    done = await written(person, "A7>0 s5; end; A8>0 s5", now=True)
    assert "2. `End the turn`" in done.text
    assert says(done.text, "several-stopped", why="Your turn is over. Now it’s up to Bruno.")
    assert says(done.text, "several-others")


async def test_a_later_flick_that_costs_something_is_asked_about_first(table: Scene):
    person = await at_play(table)
    shown = await written(person, "A4>90 s5; A6>0 s5; A10>180 s5 !pickup")
    done = panel(await person.press(shown, custom_id=button(shown, "do")))
    assert says(done.text, "several-played", all=3, count=2)
    risk = "A10 doesn’t reach the ball first: no pick-up, your turn ends."
    assert says(done.text, "rest-danger", why=risk)
    assert await table.revision() == 3
    _, waiting = await table.panel(await table.turn(3), person)
    assert "A10" in waiting.text
    doubted = panel(await person.press(waiting, custom_id=button(waiting, "do")))
    assert says(doubted.text, "pitchbowl-risk", player="A10", reason="pickup")
    assert await table.revision() == 3
    panel(await person.press(doubted, custom_id=button(doubted, "sure")))
    assert await table.revision() > 3


async def test_nothing_is_played_while_a_line_cannot_be_read(table: Scene):
    person = await at_play(table)
    shown = await written(person, "A4>90 s5; A5>bal s5; A6>0 s5", now=True)
    assert "Line 2, `A5>bal s5`: I can’t read “bal” as an aim." in shown.text
    assert await table.revision() == 1
    form = await person.press(shown, custom_id=button(shown, "type"))
    assert form.modal is not None
    assert form.modal.fields["shot"]["value"] == "A4>90 s5\nA5>bal s5\nA6>0 s5"
    mended = panel(await person.press(shown, custom_id=button(shown, "reading", "1~A5>ball s5")))
    assert "`A5>ball s5`" in mended.text
    alone = panel(await person.press(mended, custom_id=button(mended, "alone")))
    assert "`A5>ball s5`" not in alone.text
    form = await person.press(mended, custom_id=button(mended, "type"))
    mended = panel(await person.submit(form, {"shot": "A4>90 s5\nA4>90 s6"}))
    assert "Line 2, `A4>90 s6`: A4 is already used above" in mended.text
    for line, why in (
        ("A4>0; " * 25, "25 flicks are too many for one message; the limit is 14."),
        (";\n;", "Enter a shot"),
    ):
        assert why in (await written(person, line, now=True)).text
    assert await table.revision() == 1


async def test_a_line_without_any_meaning_is_not_called_ambiguous(table: Scene):
    person = await at_play(table)
    shown = await written(person, "A4 nan s5")
    assert says(shown.text, "aim-unreadable", given="nan")
    assert not says(shown.text, "shot-ambiguous")
    again = (await person.command("arena", "flick")).shown
    assert says(again.text, "shot-unread")
    assert not says(again.text, "previewed")
    (play,) = [one for one in again.buttons if one["custom_id"].startswith("do:")]
    assert play["disabled"]


async def test_announcements_are_offered_and_taken_and_doubted_where_they_come_to_nothing(table: Scene):
    person = await at_play(table)
    shown = await written(person, "A10>180 s5 !pickup")
    doubted = panel(await person.press(shown, custom_id=button(shown, "do")))
    assert says(doubted.text, "pitchbowl-risk", player="A10", reason="pickup")
    options = {"puck": "A10", "announce": ""}
    offered = await person.autocomplete("arena", "flick", options, focused="announce")
    assert [one["value"] for one in offered] == ["pickup"]
    offered = await person.autocomplete("arena", "flick", {"shot": "A4>90 s5;a1"}, focused="shot")
    assert [one["value"].partition(">")[0] for one in offered] == ["A4", "A4", "A4", "A4"]
    assert [one["value"].rpartition("; ")[2][:3] for one in offered[1:]] == ["A1>", "A10", "A11"]
    reply = await person.command(
        "arena", "flick", {"puck": "A10", "aim": "ball", "strength": "30", "announce": "pickup"}
    )
    assert reply.message is not None
    assert all(one in all_said(reply.message) for one in ("A10 (runner)", "Pick up", "the ball", "Strength 30"))
    reply = await person.command("arena", "flick", {"puck": "A10", "announce": "steal", "now": True})
    assert reply.message is not None
    assert says(reply.message.text, "shot-unknown-announcement", given="!steal", known="!pickup", piece="A10")
    assert await table.revision() == 1


async def test_two_messages_at_once_are_played_one_after_the_other_or_refused(table: Scene):
    person = await at_play(table)
    await asyncio.gather(*(written(person, f"A{n}>90 s3; A{n + 1}>90 s3", now=True) for n in (4, 6)))
    match = await table.match()
    assert match.revision in {3, 5}
