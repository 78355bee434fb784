"""Clocks as they are met in Discord: what is shown, given, paused, claimed, and what happens when they run out."""

import asyncio
import datetime as dt
from types import SimpleNamespace
from typing import Any

import pytest

from bot.matches.core.models import Match, Status
from bot.matches.house.members import is_house
from bot.matches.timing.paces import DAY, HOUR
from localdiscord.people import ClientMessage
from tests.support.discord.scene import Scene, button, flick
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def later(table: Scene, length: int) -> None:
    """Time passes with the program awake."""
    clock: Any = table.bot.get_cog("ClockLoop")
    clock._task.cancel()
    table.services.clock.shift += length
    table.services.matches.clocks._seen += length
    await table.services.matches.clocks.settle()


async def whispered(table: Scene, who: str, command: str, **options: object) -> str:
    reply = await table.local.person(who).command("arena", command, options)
    assert reply.message is not None
    assert reply.message.ephemeral
    return reply.message.text


async def note(table: Scene, *words: str) -> ClientMessage:
    """The message of the table that says all of that."""
    return await table.ada.wait_for(lambda message: all(word in message.text for word in words))


def waiting(match: Match) -> int:
    (due,) = (holder.due for holder in match.holders if holder.due)
    return due


async def test_the_panel_says_until_when_once_time_is_scarce(table: Scene):
    turn = await table.to_the_first_flick(clock="day")
    due = f"<t:{waiting(await table.match()) // 1000}:R>"
    person, panel = await table.panel(turn)
    assert due not in turn.text + panel.text
    await later(table, 20 * HOUR)
    _, panel = await table.panel(turn, person)
    assert due in panel.text


async def test_the_board_says_until_when(table: Scene):
    await table.begin(clock="day")
    due = f"<t:{waiting(await table.match()) // 1000}:R>"
    assert due in await whispered(table, "chloe", "board", match=1)
    assert due in await whispered(table, "ada", "board", **{"as": "text"})


async def test_a_holiday_is_announced_and_ended(table: Scene):
    turn = await table.begin(clock="day")
    asked = table.next_of(turn)
    other = table.bruno if asked is table.ada else table.ada
    before = waiting(await table.match())
    await asked.command("arena", "vacation", {"days": 3})
    assert waiting(await table.match()) == before + 3 * DAY
    note_of = await note(table, f"<@{asked.id}>", "is on vacation until")
    assert not note_of.mentions
    reply = await other.command("arena", "board", {})
    assert reply.message is not None
    assert any(
        text in reply.message.text for text in ("on vacation until", "en vacances jusqu’au")
    )  # Bruno speaks French
    reply = await asked.command("arena", "vacation", {"end": True})
    assert reply.message is not None
    assert reply.message.ephemeral
    assert "18" in reply.message.text
    assert waiting(await table.match()) - before < DAY
    assert (await note(table, "is back from vacation")).id == note_of.id


async def test_days_of_holiday_are_counted_and_refused_when_they_are_spent(table: Scene):
    assert says(await whispered(table, "ada", "vacation"), "vacation-left", count=21, most=21)
    assert says(await whispered(table, "ada", "vacation", days=21), "vacation-away")
    over = await whispered(table, "ada", "vacation", end=True)
    assert says(over, "vacation-over")
    assert says(over, "vacation-left", most=21, count=0)
    assert "used up" in await whispered(table, "ada", "vacation", days=1)
    assert says(await whispered(table, "ada", "vacation", end=True), "refused-holiday-none")
    assert says(await whispered(table, "bruno", "vacation"), "vacation-here", "fr")


async def test_a_clock_that_runs_out_is_told(table: Scene):
    turn = await table.begin(clock="day")
    late = table.next_of(turn)
    await later(table, DAY)
    after = await table.turn(1)
    assert f"<@{late.id}> ran out of time" in after.text
    assert (await table.match()).revision == 1


async def test_while_discord_is_out_of_reach_nobody_loses_time(table: Scene):
    await table.begin(clock="hour")
    before = waiting(await table.match())
    clock: Any = table.bot.get_cog("ClockLoop")
    clock._task.cancel()
    table.bot.dispatch("disconnect")
    table.services.clock.shift += 2 * HOUR
    await clock.step()
    assert (await table.match()).revision == 0
    clock.connected = True
    await clock.step()
    after = await table.match()
    assert after.revision == 0
    assert waiting(after) - before >= 2 * HOUR
    await table.answer(await table.turn(0), "self")
    assert says((await table.turn(1)).text, "clock-given-back", length="2 hours")


class SetBack(dt.datetime):
    """The machine's clock, an hour behind."""

    @classmethod
    def now(cls, tz: dt.tzinfo | None = None) -> dt.datetime:
        return super().now(tz) - dt.timedelta(hours=1)


async def test_the_machines_clock_may_be_set_back(table: Scene, monkeypatch: pytest.MonkeyPatch):
    looked: asyncio.Queue[bool] = asyncio.Queue()
    settle = table.services.matches.clocks.settle

    async def look() -> int:
        looked.put_nowait(item=True)
        return await settle()

    monkeypatch.setattr(table.services.matches.clocks, "settle", look)
    await asyncio.wait_for(looked.get(), 30)
    for module in ("discord.utils", "discord.ext.tasks"):
        monkeypatch.setattr(f"{module}.datetime", SimpleNamespace(**vars(dt) | {"datetime": SetBack}))
    for _ in range(3):
        await asyncio.wait_for(looked.get(), 30)


async def test_three_times_in_a_row_end_the_match(table: Scene):
    await table.begin(clock="hour")
    for _ in range(8):
        await later(table, DAY)
    match = await table.match()
    assert match.status == "finished"
    last = await note(table, "for the third time in a row")
    assert "beats" in last.text


async def test_time_is_given(table: Scene):
    turn = await table.begin(clock="day")
    giver = table.person(next(holder.user for holder in (await table.match()).holders if not holder.due))
    before = waiting(await table.match())
    await giver.command("arena", "match extend", {})
    assert waiting(await table.match()) == before + DAY
    await note(table, f"<@{giver.id}> gives", "1 day")
    reply = await table.next_of(turn).command("arena", "match extend", {})
    assert reply.message is not None
    assert reply.message.ephemeral


async def test_a_pause_is_proposed_and_agreed_to(table: Scene):
    await table.begin(clock="day")
    before = waiting(await table.match())
    await whispered(table, "ada", "match pause", days=2)
    offer = await note(table, f"<@{table.ada.id}> proposes a 2-day pause")
    assert offer.mentions == [table.bruno.id]
    own = await table.ada.press(offer, label="Agree")
    assert own.message is not None
    assert own.message.ephemeral
    stranger = await table.chloe.press(offer, label="Agree")
    assert stranger.message is not None
    agreed = await table.bruno.press(offer, label="Agree")
    assert agreed.updated is not None
    assert waiting(await table.match()) == before + 2 * DAY
    paused = await table.chloe.wait_for(lambda one: one.id == offer.id and "Everyone agreed to a pause" in one.text)
    assert [one["label"] for one in paused.buttons] == ["Resume"]
    stranger = await table.chloe.press(paused, label="Resume")
    assert says(stranger.shown.text, "refused-stranger", match="1")
    assert says(await whispered(table, "bruno", "match pause", end=True), "pause-over", "fr")
    assert waiting(await table.match()) < before + DAY
    ended = await table.chloe.wait_for(lambda one: one.id == offer.id and says(one.text, "clock-pause-ended"))
    assert not ended.buttons


async def paused(table: Scene) -> ClientMessage:
    """The notice of a pause that was agreed in a match."""
    await whispered(table, "ada", "match pause", days=2)
    await table.bruno.press(await note(table, "proposes a 2-day pause"), label="Agree")
    return await note(table, "Everyone agreed to a pause")


@pytest.mark.parametrize("way", ["aim", "panel", "command", "answer"])
async def test_in_a_pause_nothing_is_played_before_somebody_resumes(table: Scene, way: str):
    turn = await (table.begin(clock="day") if way == "answer" else table.to_the_first_flick(clock="day"))
    person = table.next_of(turn)
    board = (await person.command("arena", "board", {"match": 1})).shown  # keeps the buttons that the public turn loses
    panel = (await table.panel(turn))[1] if way == "panel" else None
    revision, offered = await table.revision(), verbs(turn)
    notice = await paused(table)
    match way:
        case "aim":
            reply = await person.press(board, custom_id=button(board, "open"))
        case "panel":
            assert panel is not None
            reply = await flick(person, panel)
        case "command":
            reply = await person.command("arena", "flick", {"shot": "A 12 medium"})
        case _:
            reply = await person.press(board, custom_id=button(board, "answer"))
    assert says(reply.shown.text, "refused-while-paused", "fr" if person is table.bruno else "en", match="1")
    assert await table.revision() == revision
    resume = next(one["custom_id"] for one in reply.shown.buttons if one["custom_id"].startswith("resume:"))
    done = await person.press(reply.shown, custom_id=resume)
    assert says(done.shown.text, "pause-over", "fr" if person is table.bruno else "en", match="1")
    assert (await table.match()).paused == 0
    ended = await table.chloe.wait_for(lambda one: one.id == notice.id and says(one.text, "clock-pause-ended"))
    assert not ended.buttons
    await table.chloe.wait_for(lambda one: one.id == turn.id and verbs(one) == offered)
    await table.answer(turn)
    assert await table.revision() == revision + 1


async def test_a_pause_is_resumed_by_the_button_of_its_notice(table: Scene):
    await table.begin(clock="day")
    notice = await paused(table)
    done = await table.ada.press(notice, label="Resume")
    assert says(done.shown.text, "pause-over", match="1")
    assert (await table.match()).paused == 0


async def test_who_is_on_vacation_begins_no_match_with_others_and_may_come_back_by_a_button(table: Scene):
    waits = await table.challenge()
    table_of_ada = (await table.ada.command("arena", "play", {"game": "offboard"})).shown
    await whispered(table, "bruno", "vacation", days=3)
    for refused in (
        await table.bruno.press(waits, label="Accept"),
        await table.bruno.press(table_of_ada, label="Join"),
        await table.bruno.command("arena", "play", {"game": "pitchout", "with": "Ada"}),
        await table.bruno.command("arena", "play", {"game": "pitchout"}),
        await table.bruno.command("arena", "queue join", {"game": "pitchout"}),
    ):
        assert says(refused.shown.text, "refused-on-vacation", "fr")
        assert refused.shown.ephemeral
    (back_again,) = refused.shown.buttons
    back = await table.bruno.press(refused.shown, custom_id=back_again["custom_id"])
    assert says(back.shown.text, "vacation-over", "fr")
    await table.bruno.press(waits, label="Accept")
    assert (await table.match()).status is Status.RUNNING


async def test_who_goes_on_vacation_leaves_the_queue_and_may_play_with_the_bot(table: Scene):
    await table.ada.command("arena", "queue join", {"game": "pitchout"})
    assert "out of every queue" in await whispered(table, "ada", "vacation", days=3)
    await table.bruno.command("arena", "queue join", {"game": "pitchout"})
    assert await table.services.store.get(1) is None
    await table.ada.command("arena", "practice", {"game": "pitchout"})
    assert (await table.match()).practice


async def test_who_joins_a_tournament_on_vacation_is_told_who_waits(table: Scene):
    await whispered(table, "bruno", "vacation", days=3)
    await table.ada.command("arena", "tournament create", {"name": "Cup", "game": "pitchout", "format": "knockout"})
    reply = await table.bruno.command("arena", "tournament join", {})
    assert says(reply.shown.text, "tournament-while-away", "fr")


async def test_a_pause_is_refused(table: Scene):
    await table.begin(clock="day")
    await whispered(table, "ada", "match pause")
    offer = await note(table, "a 7-day pause")
    refused = await table.bruno.press(offer, label="Decline")
    assert refused.updated is not None
    reply = await note(table, f"<@{table.bruno.id}> doesn’t want a pause")
    assert reply.id == offer.id
    await whispered(table, "ada", "match pause")
    assert (await note(table, "a 7-day pause")).id != offer.id


async def test_a_friendly_match_is_claimed(table: Scene):
    turn = await table.begin(clock="friendly")
    late = table.next_of(turn)
    other = table.bruno if late is table.ada else table.ada
    reply = await other.command("arena", "match claim", {})
    assert reply.message is not None
    assert not reply.message.buttons
    await later(table, 4 * DAY)
    assert (await table.match()).revision == 0
    reply = await other.command("arena", "match claim", {})
    assert reply.message is not None
    done = await other.press(reply.message, custom_id="claimed:1::")
    assert done.updated is not None
    assert f"<@{late.id}> ran out of time" in (await table.turn(1)).text


async def test_who_stayed_away_takes_the_seat_back(table: Scene):
    options = {"game": "forhonor", "with": "Bruno", "with2": "Chloe", "clock": "day"}
    card = (await table.ada.command("arena", "play", options)).shown
    for person in (table.bruno, table.chloe):
        await person.press(card, label="Accept")
    for _ in range(12):
        await later(table, DAY)
        match = await table.match()
        if any(is_house(one.user) for one in match.holders):
            break
    gone = next(one for one in table.people if match.seat_of(one.id) is None and one is not table.people[3])
    reply = await note(table, f"<@{gone.id}> hasn’t answered for a while")
    other = next(one for one in table.people if match.seat_of(one.id) is not None)
    refused = await other.press(reply, label="Take my seat back")
    assert says(refused.shown.text, "refused-not-heir", name=gone.user.display_name)
    await gone.press(reply, label="Take my seat back")
    match = await table.match()
    assert match.seat_of(gone.id) is not None
    assert not any(is_house(one.user) for one in match.holders)


async def test_two_missed_in_a_row_shorten_the_time_until_the_player_answers(table: Scene):
    card = await table.challenge(game="offboard", clock="day")
    assert says(card.text, "terms-shortened", terms="1 day per move", length="12 hours")
    await table.bruno.press(card, label="Accept")
    late = table.next_of(await table.turn(0))
    for revision in (1, 3):
        await later(table, DAY)
        missed = await table.turn(revision)
        await table.answer(missed)
        turn = await table.turn(revision + 1)
    assert says(missed.text, "clock-ran-out-slow", user=f"<@{late.id}>", length="12 hours")
    assert table.next_of(turn) is late
    assert await length(table) == 12 * HOUR
    assert f"<t:{waiting(await table.match()) // 1000}:R>" in turn.text
    await table.answer(turn)
    await table.answer(await table.turn(5))
    turn = await table.turn(6)
    assert table.next_of(turn) is late
    assert await length(table) == DAY
    assert "<t:" not in turn.text


async def length(table: Scene) -> int:
    """The time that the player asked has for the decision."""
    (asked,) = (one for one in (await table.match()).holders if one.due)
    return asked.due - asked.since


async def test_a_match_may_stop_its_clocks_at_weekends_and_its_card_says_so(table: Scene):
    card = await table.challenge(clock="day", weekdays=True)
    assert says(card.text, "terms-weekdays", terms="1 day per move")
    assert (await table.match()).terms.weekdays


@pytest.mark.parametrize("way", ["resumed", "by itself"])
@pytest.mark.parametrize("answered", [False, True])
async def test_in_a_pause_a_turn_can_only_be_resumed(table: Scene, way: str, *, answered: bool):
    turn = await (table.begin(clock="day") if answered else table.to_the_first_flick(clock="day"))
    person, posted = table.next_of(turn), len(public(table, turn))
    offered = verbs(turn)
    assert offered & {"answer", "open"}
    notice = await paused(table)
    asleep = await table.chloe.wait_for(lambda one: one.id == turn.id and "resume" in verbs(one))
    assert not verbs(asleep) & {"answer", "open", "act", "order", "call"}
    shown = (await person.command("arena", "board", {"match": 1})).shown
    assert "resume" in verbs(shown)
    assert not verbs(shown) & {"answer", "open", "act", "order"}
    listed = (await person.command("arena", "turns")).shown
    language = "fr" if person is table.bruno else "en"
    assert says(listed.text, "turns-none", language)
    assert says(listed.text, "turns-paused-line", language, match="1")
    if way == "resumed":
        await person.press(asleep, custom_id=button(asleep, "resume"))
    else:
        await later(table, 2 * DAY + HOUR)
    again = await table.chloe.wait_for(lambda one: one.id == turn.id and verbs(one) == offered)
    assert again.id == turn.id
    await table.chloe.wait_for(lambda one: one.id == notice.id and not one.buttons)
    assert len(public(table, turn)) == posted + 1  # the offer, which became the notice
    assert (await table.match()).status is Status.RUNNING


def public(table: Scene, turn: ClientMessage) -> list[ClientMessage]:
    return [one for one in table.ada.messages(turn.channel_id) if not one.ephemeral]


def verbs(message: ClientMessage) -> set[str]:
    return {str(one.get("custom_id", "")).partition(":")[0] for one in message.buttons}
