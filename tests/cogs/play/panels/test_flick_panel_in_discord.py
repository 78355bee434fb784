"""The panel of a flick at the local Discord: where its presses and forms lead, from a position on."""

import asyncio
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.games.contract.base import Answer, position
from bot.games.contract.luck import Rng
from bot.games.contract.save import load_state
from bot.games.pitchout.rules.values import State
from localdiscord.people import ClientMessage
from tests.support.discord.from_position import match_from
from tests.support.discord.scene import all_said, button
from tests.support.games.pitchout_matches import patched, playing
from tests.support.scenes.pitchbowl_scenes import midst, play
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def test_pressing_the_strength_asks_for_the_strength_alone(tmp_path: Path):
    async with match_from(tmp_path, "pitchbowl", play()) as (table, turn):
        coach, panel = await table.panel(turn)
        form = await coach.press(panel, custom_id=button(panel, "type", "strength"))
        assert form.modal is not None
        assert list(form.modal.fields) == ["strength"]
        asked = form.modal
        changed = (await coach.submit(asked, {"strength": "71"})).shown
        labels = [one["label"] for one in changed.buttons if one.get("custom_id", "").startswith("type:")]
        assert any("71" in label for label in labels)


async def test_a_line_that_cannot_be_read_leaves_no_other_flick_ready(tmp_path: Path):
    async with match_from(tmp_path, "pitchbowl", play()) as (table, turn):
        coach = table.next_of(turn)
        panel = (await coach.command(str(turn.channel_id), "flick", {"shot": "A1>Q99 s40", "now": True})).shown
        assert disabled(panel)
        _, panel = await table.panel(turn)
        assert disabled(panel)
        panel = (await coach.press(panel, custom_id=button(panel, "finer"))).shown
        assert disabled(panel)
        panel = (await coach.select(panel, custom_id=button(panel, "target"), values=["goal"])).shown
        assert not disabled(panel)
        assert await table.revision() == 0


async def test_a_typed_flick_that_breaks_a_rule_is_not_ready(tmp_path: Path):
    blocked = patched(playing(), {"S.captain": {"x": 350.0, "y": 400.0}})  # against block C
    async with match_from(tmp_path, "pitchout", blocked) as (table, turn):
        coach = table.next_of(turn)
        panel = (await coach.command(str(turn.channel_id), "flick", {"shot": "A1>90 s40"})).shown
        assert "PO-18" in panel.text
        assert disabled(panel)
        assert not says(panel.text, "previewed")


async def test_what_a_carrier_may_do_follows_their_name_in_the_menu(tmp_path: Path):
    async with match_from(tmp_path, "pitchbowl", midst()) as (table, turn):
        coach, panel = await table.panel(turn)
        first = next(one for one in panel.selects if one["custom_id"].startswith("pick:"))
        deeds = {one["label"].partition(" · ")[2]: one["value"] for one in first["options"] if " · " in one["label"]}
        assert list(deeds) == ["Plain flick", "Pass", "Hand off"]
        assert not [one for one in panel.buttons if one.get("custom_id", "").startswith("pick:")]
        panel = (await coach.select(panel, custom_id=first["custom_id"], values=[deeds["Pass"]])).shown
        aims = next(one["options"] for one in panel.selects if one["custom_id"].startswith("target:"))
        (chosen,) = (one["label"] for one in aims if one.get("default"))
        assert chosen.startswith("A11 ")  # the nearest free mate ahead
        assert {one["value"] for one in aims if "yours" in one["label"]} > {"red.t1", "red.t4", "red.t8"}  # behind
        panel = (await coach.select(panel, custom_id=first["custom_id"], values=[deeds["Hand off"]])).shown
        mates = next(one["options"] for one in panel.selects if one["custom_id"] == first["custom_id"])
        (now,) = (one["label"] for one in mates if one.get("default"))
        assert now == "A10 (runner) · Hand off · A1 (three-quarter)"
        other = next(one["value"] for one in mates if one["label"].endswith("Hand off · A4 (three-quarter)"))
        panel = (await coach.select(panel, custom_id=first["custom_id"], values=[other])).shown
        assert "Hand off · A4" in all_said(panel)


async def test_what_is_to_be_pressed_after_a_command_is_what_the_button_says(tmp_path: Path):
    async with match_from(tmp_path, "pitchbowl", play()) as (table, turn):
        coach = table.next_of(turn)
        panel = (await coach.command(str(turn.channel_id), "flick", {"shot": "end"})).shown
        label = next(one["label"] for one in panel.buttons if one["custom_id"].startswith("do:"))
        assert f"**{label}**" in panel.text


async def test_a_flick_that_ends_the_turn_is_asked_about_once_more(tmp_path: Path):
    async with match_from(tmp_path, "pitchbowl", play()) as (table, turn):
        coach = table.next_of(turn)
        panel = (await coach.command(str(turn.channel_id), "flick", {"shot": "A10>270 s100"})).shown
        asked = (await coach.press(panel, custom_id=button(panel, "do"))).shown
        assert await table.revision() == 0
        await coach.press(asked, custom_id=button(asked, "sure"))
        assert await table.revision() == 1


def picking() -> State:
    """Both sides of Pitch Out pick their lineups."""
    rules, luck = GAMES["pitchout"], Rng(b"lineups")
    state = position(rules, "start", 2, rules.spec.complete({"mode": "complete"}), luck)
    while (ask := rules.asks(state)[0]).kind != "lineup":
        state = rules.apply(state, Answer(ask.id, ask.seat, ask.choices[0].action), luck).state
    return state


@pytest.mark.parametrize("elsewhere", [False, True])
async def test_confirm_pressed_before_the_panel_was_drawn_again_confirms_what_was_picked_in_it(
    tmp_path: Path,
    elsewhere: bool,  # noqa: FBT001 - a parameter
):
    async with match_from(tmp_path, "pitchout", picking(), options="mode=complete") as (table, turn):
        ada = table.ada
        panel = (await ada.press(turn, custom_id=button(turn, "open"))).shown
        other = (await ada.press(turn, custom_id=button(turn, "open"))).shown
        menu = button(panel, "subset")
        options = next(one["options"] for one in panel.selects if one["custom_id"] == menu)
        chosen = [one["value"] for one in options if one.get("default")]
        picked = [*chosen[:-1], next(one["value"] for one in options if one["value"] not in chosen)]
        changed = other if elsewhere else panel
        await asyncio.gather(
            ada.select(changed, custom_id=menu, values=picked), ada.press(panel, custom_id=button(panel, "do"))
        )
        assert await table.revision() == (0 if elsewhere else 1)
        if not elsewhere:
            state = load_state(GAMES["pitchout"].spec, (await table.match()).state)
            assert sorted(state.lineups[(await table.match()).seat_of(ada.id)]) == sorted(picked)


def disabled(panel: ClientMessage) -> bool:
    """Whether the button that plays the flick is shown and cannot be pressed."""
    return bool(next(one for one in panel.buttons if one["custom_id"].startswith("do:")).get("disabled"))
