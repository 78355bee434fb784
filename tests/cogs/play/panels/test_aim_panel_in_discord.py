"""The aim panel at work: two taps, quick presses, doubts, readings, an aim that outlives its moment."""

import asyncio
import contextlib
import re
from typing import Any

import pytest

from bot.matches.core.models import Player, StoredDraft
from bot.matches.settings.preferences import Preferences
from bot.matches.timing.paces import DAY
from bot.workers.paint import Paint
from cogs.core.interaction_context import InteractionContext
from cogs.play.answer_panel import PressQueue
from localdiscord.interaction import Callback
from localdiscord.people import ClientMessage, UserClient
from tests.cogs.match.test_clocks_in_discord import later
from tests.support.discord.quick import instead
from tests.support.discord.scene import Scene, all_said, button, flick
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def shown(person: UserClient, panel: ClientMessage, custom_id: str) -> ClientMessage:
    """The panel after a press."""
    reply = await person.press(panel, custom_id=custom_id)
    assert reply.updated is not None
    return reply.updated


async def written(person: UserClient, panel: ClientMessage, line: str) -> ClientMessage:
    """The panel after a line was written into its form."""
    form = await person.press(panel, custom_id=button(panel, "type"))
    reply = await person.submit(form, {"shot": line})
    assert reply.updated is not None
    return reply.updated


def letters(panel: ClientMessage) -> tuple[str, str]:
    """One's own letter and the other's."""
    own = next(part["options"][0]["label"][0] for part in panel.parts if "options" in part)
    return own, "BA"["AB".index(own)]


def verbs(message: ClientMessage) -> set[str]:
    return {one["custom_id"].split(":")[0] for one in message.buttons if "custom_id" in one}


async def tapped(table: Scene, turn: ClientMessage, line: str = "w s3") -> None:
    """The flick that a line says, whatever it touches."""
    person, panel = await table.panel(turn)
    panel = await written(person, panel, line)
    await flick(person, panel)


async def test_two_taps_are_a_flick(table: Scene):
    turn = await table.to_the_first_flick()
    person = table.next_of(turn)
    taps = 0
    opened = await person.press(turn, custom_id=button(turn, "open"))
    taps += 1
    assert opened.message is not None
    played = await person.press(opened.message, custom_id=button(opened.message, "do"))
    taps += 1
    assert played.updated is not None
    assert any(says(played.updated.text, "played", language) for language in ("en", "fr"))
    await table.turn(4)
    assert taps == 2


async def test_a_panel_has_25_components(table: Scene):
    _, panel = await table.panel(await table.to_the_first_flick())
    assert len(list(panel.parts)) <= 25


class Counted(PressQueue):
    """Tells when so many presses have come in."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count
        self.full = asyncio.Event()

    def turn(self, call: InteractionContext) -> contextlib.AbstractAsyncContextManager[None]:
        turn = super().turn(call)
        self.count -= 1
        if not self.count:
            asyncio.get_running_loop().call_soon(self.full.set)
        return turn


async def test_of_quick_presses_all_count_and_the_last_alone_is_drawn(table: Scene):
    person, panel = await table.panel(await table.to_the_first_flick())
    drafts: Any = table.bot.get_cog("MatchDrafts")  # of the module as the bot loaded it
    lines = drafts.panel.lines = Counted(3)
    begun, painted = asyncio.Event(), []
    run = table.services.workers.run

    async def slow(job: Any) -> Any:
        painted.append(job)
        begun.set()
        await lines.full.wait()
        return await run(job)

    table.services.workers.run = instead(run, Paint, slow)  # type: ignore[method-assign]
    first = asyncio.create_task(person.press(panel, custom_id=button(panel, "step", "+20")))
    await begun.wait()
    second = asyncio.create_task(person.press(panel, custom_id=button(panel, "step", "+10")))
    await asyncio.sleep(0)
    third = asyncio.create_task(person.press(panel, custom_id=button(panel, "step", "+10")))
    replies = await asyncio.gather(first, second, third)
    assert [reply.type for reply in replies] == [Callback.DEFER_UPDATE, Callback.DEFER_UPDATE, Callback.UPDATE]
    assert len(painted) == 2
    assert "90" in all_said(person.message(panel.id))


class Followed(PressQueue):
    """Tells when a command waits behind a press."""

    def __init__(self) -> None:
        super().__init__()
        self.waits = asyncio.Event()

    def behind(self, call: InteractionContext) -> contextlib.AbstractAsyncContextManager[bool]:
        self.waits.set()
        return super().behind(call)


async def test_a_typed_flick_follows_what_was_pressed_before_it(table: Scene):
    person, panel = await table.panel(await table.to_the_first_flick())
    drafts: Any = table.bot.get_cog("MatchDrafts")  # of the module as the bot loaded it
    lines = drafts.panel.lines = Followed()
    begun, keep = asyncio.Event(), table.services.store.keep_draft

    async def slow(draft: StoredDraft) -> None:
        begun.set()
        await asyncio.wait_for(lines.waits.wait(), 60)
        await keep(draft)

    table.services.store.keep_draft = slow  # type: ignore[method-assign]
    press = asyncio.create_task(person.press(panel, custom_id=button(panel, "step", "+20")))
    await begun.wait()
    typed = await person.command("arena", "flick", {"aim": "w"})
    await press
    assert typed.message is not None
    assert re.search("(Strength|Force) 70", all_said(typed.message))


async def test_a_line_that_cannot_be_read_is_answered_with_readings(table: Scene):
    person, panel = await table.panel(await table.to_the_first_flick())
    own, foe = letters(panel)
    panel = await written(person, panel, f"{own}3>{foe}2 130 s40")
    readings = [one for one in panel.buttons if one["custom_id"].startswith("reading:")]
    assert 1 <= len(readings) <= 4
    meant = next(one for one in readings if "30" in one["label"] and f">{foe}2 " in one["label"])
    form = await person.press(panel, custom_id=button(panel, "type"))
    assert form.modal is not None
    assert f"{own}3>{foe}2 130 s40" in str(form.modal)
    panel = await shown(person, panel, meant["custom_id"])
    assert "40" in all_said(panel)
    assert f"{foe}2" in all_said(panel)
    assert "reading" not in verbs(panel)


async def test_a_line_that_cannot_be_read_leaves_no_flick_armed_in_an_older_panel(table: Scene):
    person, older = await table.panel(await table.to_the_first_flick())
    revision = await table.revision()
    await table.all_answered()
    table.forget_panels()
    typed = await person.command("arena", "flick", {"shot": "Z9>nowhere"})
    assert typed.message is not None
    now = await shown(person, older, button(older, "do"))
    assert await table.revision() == revision
    do = next(one for one in now.buttons if one["custom_id"].startswith("do:"))
    assert do["disabled"]


async def test_a_name_that_two_pieces_have_is_asked_back(table: Scene):
    person, panel = await table.panel(await table.to_the_first_flick())
    own, foe = letters(panel)
    name = "guard l30" if person.user.locale.startswith("en") else "garde g30"
    panel = await written(person, panel, f"{own}3>{name}")
    labels = [one["label"] for one in panel.buttons if one["custom_id"].startswith("reading:")]
    assert {label.split(">")[1].split(" ")[0] for label in labels} == {f"{own}2", f"{foe}2"}


async def test_what_touches_nothing_is_asked_about_once_more(table: Scene):
    turn = await table.to_the_first_flick()
    person, panel = await table.panel(turn)
    panel = await written(person, panel, "s3")
    doubtful = await shown(person, panel, button(panel, "do"))
    assert {"sure", "again"} == verbs(doubtful)
    assert await table.revision() == 3
    panel = await shown(person, doubtful, button(doubtful, "again"))
    assert "do" in verbs(panel)
    doubtful = await shown(person, panel, button(panel, "do"))
    await person.press(doubtful, custom_id=button(doubtful, "sure"))
    await table.turn(4)


async def test_who_wants_it_is_always_asked_once_more(table: Scene):
    turn = await table.to_the_first_flick()
    person = table.next_of(turn)
    holder = Player(0, person.id, person.user.username)
    await table.services.matches.reminders.change(holder, lambda _: Preferences(confirm=True))
    _, panel = await table.panel(turn)
    sure = await shown(person, panel, button(panel, "do"))
    assert await table.revision() == 3
    await person.press(sure, custom_id=button(sure, "sure"))
    await table.turn(4)


async def test_a_closed_panel_is_gone_and_its_aim_is_kept(table: Scene):
    turn = await table.to_the_first_flick()
    person, panel = await table.panel(turn)
    panel = await shown(person, panel, button(panel, "step", "+20"))
    await person.press(panel, custom_id=button(panel, "close"))
    await table.local.world.feed.until(
        lambda: panel.id not in [message.id for message in person.messages(panel.channel_id)] or None, 10.0
    )
    _, panel = await table.panel(turn)
    assert "70" in all_said(panel)


async def test_an_aim_outlives_its_turn(table: Scene):
    turn = await table.to_the_first_flick(clock="day")
    person, panel = await table.panel(turn)
    panel = await shown(person, panel, button(panel, "step", "+20"))
    panel = await written(person, panel, "w s77")
    await later(table, DAY)
    await tapped(table, await table.turn(4))
    await table.turn(5)
    again = await shown(person, panel, button(panel, "step", "+10"))
    assert any(said in again.text for said in ("your aim is saved", "votre visée est conservée"))
    assert "77" in all_said(again)
    again = await shown(person, again, button(again, "look", "words"))
    assert "270" in all_said(again)
    again = await shown(person, again, button(again, "step", "+10"))
    assert "87" in all_said(again)


async def test_a_last_strength_that_does_not_arrive_is_not_kept(table: Scene):
    turn = await table.to_the_first_flick()
    _, panel = await table.panel(turn)
    own, _ = letters(panel)
    await tapped(table, turn, f"{own}1>w s4")
    await tapped(table, await table.turn(4))
    _, panel = await table.panel(await table.turn(5))
    assert not any(said in all_said(panel) for said in ("Strength 4*", "Force 4*"))
    assert "⚠" not in panel.text


async def test_a_panel_works_beyond_15_minutes(table: Scene):
    turn = await table.to_the_first_flick()
    person, panel = await table.panel(turn)
    for interaction in table.local.interactions._by_id.values():
        interaction.created -= 16 * 60.0
    panel = await shown(person, panel, button(panel, "step", "+20"))
    assert "70" in all_said(panel)
    await person.press(panel, custom_id=button(panel, "do"))
    await table.turn(4)
