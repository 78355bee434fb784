"""Steps of an activation laid out in private, undone freely and given in one: through the whole bot."""

from pathlib import Path

import pytest

from bot.answers.draft import Draft, write_draft
from bot.games import GAMES
from bot.games.contract.base import Answer
from bot.games.contract.save import load_state
from bot.games.forhonor.rules.deeds import deeds, likely
from bot.games.forhonor.rules.game import ForHonor
from bot.games.forhonor.rules.heroes import LIFE
from bot.games.forhonor.rules.step_builder import figure
from bot.games.forhonor.rules.values import Acting, End, Move, State
from bot.matches.core.models import Player
from bot.matches.settings.preferences import Preferences
from bot.matches.timing.paces import DAY
from bot.ops.play import corner
from localdiscord.server import LocalDiscord
from tests.cogs.match.test_clocks_in_discord import later
from tests.support.discord.scene import QUICK, Scene, bot_on, button
from tests.support.games.brawls import brawl
from tests.support.games.forhonor_matches import CLASH, SEED, beginning, begun, opened, pick, placed
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def state(table: Scene) -> State:
    return load_state(GAMES["forhonor"].spec, (await table.match()).state)


async def test_steps_are_laid_out_undone_and_given_in_one(tmp_path: Path):
    async with begun(tmp_path, CLASH) as table:
        person, _, turn, panel = await opened(table)
        words = table.bot.catalogue.of(person.user.locale)
        assert words.text("steps-private", count=0, button=words.text("forhonor-choice-end")) in panel.text
        for code in ("move E10", "shoot G10", "kill 2"):
            panel = await pick(person, panel, code)
        assert "2. Shoot at Berserker on G10" in panel.text
        assert "3. Remove 2 soldiers" in panel.text
        table.forget_panels()
        (_, old) = await table.panel(turn, person)
        table.forget_panels()
        assert "3. Remove 2 soldiers" in old.text
        panel = (await person.press(panel, custom_id=button(panel, "unstep"))).shown
        assert "3. " not in panel.text
        elsewhere = (await person.press(old, custom_id=button(old, "unstep"))).shown
        assert says(elsewhere.text, "moved-elsewhere")
        assert "2. Shoot at Berserker on G10" in elsewhere.text
        assert await table.revision() == 0
        done = (await person.press(panel, custom_id=button(panel, "do"))).shown
        assert "Move to E10 (one step) · Shoot at Berserker on G10 · End activation" in done.text
        assert await table.revision() == 3
        assert (await state(table)).acted == ("orochi",)


async def test_steps_that_cannot_be_taken_any_more_go_with_those_after_them(tmp_path: Path):
    async with begun(tmp_path, CLASH) as table:
        person, _, turn, _ = await opened(table)
        match = await table.match()
        (ask,) = table.services.matches.asks(match)
        old = Draft("attack berserker", steps=("move E10", "move A18", "kill 1"))
        await table.services.matches.keep_draft(match, person.id, ask.id, write_draft(old))
        _, panel = await table.panel(turn, person)
        assert says(panel.text, "steps-gone", count=2)
        assert "1. Move to E10" in panel.text
        assert "2. " not in panel.text


async def test_steps_are_typed(tmp_path: Path):
    async with begun(tmp_path, CLASH) as table:
        person, _, _, panel = await opened(table)
        form = await person.press(panel, custom_id=button(panel, "type"))
        panel = (await person.submit(form, {"steps": "go e10; Javelin G10; kill 9"})).shown
        assert "FH-40" in panel.text
        form = await person.press(panel, custom_id=button(panel, "type"))
        panel = (await person.submit(form, {"steps": "go e10; Javelin berserker; kil 3"})).shown
        panel = (await person.press(panel, custom_id=button(panel, "steps", "kill 3"))).shown
        assert "3. Remove 3 soldiers" in panel.text


async def test_lines_of_steps_are_suggested_shown_and_given_by_command(tmp_path: Path):
    async with begun(tmp_path, CLASH) as table:
        person, other, _, _ = await opened(table)
        known = await person.autocomplete("arena", "move", {"move": "Aller E1"}, focused="move")
        assert known == []
        known = await person.autocomplete("arena", "move", {"move": "go e1"}, focused="move")
        assert {"move E10", "move E11"} <= {one["value"] for one in known}
        known = await person.autocomplete("arena", "move", {"move": "go e10;kill"}, focused="move")
        assert [one["value"] for one in known] == [f"go e10; kill {count}" for count in (4, 3, 2, 1)]
        line = known[-1]["name"]
        panel = (await person.command("arena", "move", {"move": line})).shown
        assert "2. Remove one soldier" in panel.text
        assert (await other.command("arena", "move", {"move": "end", "now": True})).shown.text
        wrong = (await person.command("arena", "move", {"move": "end; move A1"})).shown
        assert says(wrong.text, "steps-part", part="move A1")
        assert await table.revision() == 0
        await person.command("arena", "move", {"move": "undo; shoot g10; undo; undo; move E10", "now": True})
        assert await table.revision() == 1
        assert (await state(table)).acting is not None


async def test_an_attack_takes_the_steps_before_it_along(tmp_path: Path):
    async with begun(tmp_path, CLASH) as table:
        person, other, turn, panel = await opened(table)
        await table.services.matches.reminders.change(Player(0, person.id, "ada"), lambda _: Preferences(confirm=True))
        panel = await pick(person, await pick(person, panel, "move G9"), "attack berserker")
        assert "outnumbered, loses 1 before round 1; no steps or shot after this" in panel.text
        assert says(panel.text, "steps-final", count=1)
        undone = (await person.press(panel, custom_id=button(panel, "unstep"))).shown
        assert "1. Move to G9" in undone.text
        assert not says(undone.text, "forhonor-choice-attack", hero="Berserker")
        panel = await pick(person, undone, "attack berserker")
        stranger = await other.press(turn, custom_id=button(turn, "open"))
        assert not says(stranger.shown.text, "forhonor-choice-move", square="G9")
        sure = (await person.press(panel, custom_id=button(panel, "do"))).shown
        assert await table.revision() == 0
        await person.press(sure, custom_id=button(sure, "sure"))
        assert await table.revision() == 2
        now = await state(table)
        assert now.phase == "card"
        assert next(one.life for one in now.heroes if one.id == "berserker") == LIFE - 1


async def test_what_goes_by_itself_is_not_given_and_nobody_wonders(tmp_path: Path):
    spent = placed("orochi", {"orochi": "D9", "nobushi": "D11"}, acting=Acting("orochi", steps=7, fought=True))
    async with begun(tmp_path, spent) as table:
        person, _, _, panel = await opened(table)
        panel = await pick(person, panel, "shoot D11")
        done = (await person.press(panel, custom_id=button(panel, "do"))).shown
        assert "⚠" not in done.text
        assert await table.revision() == 1
        assert (await state(table)).acted == ("orochi",)


async def test_steps_outlive_a_restart_and_are_gone_with_their_ask(tmp_path: Path):
    games, jobs = beginning(CLASH)
    async with LocalDiscord(corner(**QUICK)) as local:
        async with bot_on(local, tmp_path / "matches.db", lambda: SEED, games, jobs) as (services, bot):
            table = Scene(local, services, bot)
            person, _, _, panel = await opened(table)
            panel = await pick(person, await pick(person, panel, "move E10"), "kill 1")
        async with bot_on(local, tmp_path / "matches.db", lambda: SEED, games, jobs) as (services, bot):
            table = Scene(local, services, bot)
            panel = (await person.press(panel, custom_id=button(panel, "unstep"))).shown
            assert "1. Move to E10" in panel.text
            assert "2. " not in panel.text
            asked = services.matches.asks(await table.match())[0].id
            await services.matches.act(1, asked, person.id, [Move("E11"), End()], key="elsewhere")
            late = (await person.press(panel, custom_id=button(panel, "do"))).shown
            assert not says(late.text, "forhonor-choice-move", square="E10")
            assert await table.revision() == 2
            assert (await state(table)).acted[:1] == ("orochi",)


async def test_an_activation_is_tried_otherwise_and_tells_nothing_of_the_cards_to_come(tmp_path: Path):
    async with begun(tmp_path, CLASH) as table:
        person, _, _, panel = await opened(table)
        await pick(person, panel, "move G9")
        await person.command("arena", "move", {"move": "attack berserker", "now": True})
        assert await table.revision() == 2
        panel = (await person.command("arena", "match whatif", {"move": 1})).shown
        assert "1. Move to G9" in panel.text
        panel = (await person.press(panel, custom_id=button(panel, "unstep"))).shown
        for code in ("move E10", "kill 2"):
            panel = await pick(person, panel, code)
        assert "2. Remove 2 soldiers" in panel.text
        came = (await person.press(panel, custom_id=button(panel, "do"))).shown
        assert says(came.text, "forhonor-event-moved", hero="Orochi", square="E10", steps=1)
        assert says(came.text, "forhonor-choice-kill")
        assert await table.revision() == 2


async def test_steps_laid_out_lapse_with_the_clock(tmp_path: Path):
    async with begun(tmp_path, CLASH) as table:
        person, _, turn, panel = await opened(table)
        assert "Plan…" in [one["label"] for one in turn.buttons]
        panel = await pick(person, panel, "move E10")
        await later(table, 4 * DAY)
        await table.turn(1)
        stale = (await person.press(panel, custom_id=button(panel, "do"))).shown
        assert not says(stale.text, "forhonor-choice-move", square="E10")
        assert next(one.square for one in (await state(table)).heroes if one.id == "orochi") == "D9"
        assert await table.revision() == 1


PICKING = next(each.step.state for each in brawl(ForHonor(), 0) if each.step.state.phase == "pick_hero")


async def test_a_deed_of_several_steps_is_one_choice(tmp_path: Path):
    async with begun(tmp_path, CLASH) as table:
        person, _, _, panel = await opened(table)
        panel = (await person.select(panel, custom_id=button(panel, "deed"), values=["attack berserker"])).shown
        assert "1. Move to G9" in panel.text
        assert "2. **Attack Berserker**" in panel.text
        assert await table.revision() == 0
        await person.press(panel, custom_id=button(panel, "do"))
        assert (await state(table)).phase == "card"


async def test_a_line_picks_the_hero_and_plays_its_activation(tmp_path: Path):
    (ask,) = ForHonor().asks(PICKING)
    hero = ask.choices[0].code
    acting = ForHonor.spec.steps.take(PICKING, Answer(ask.id, ask.seat, ask.choices[0].action))
    deed = next(one for one in deeds(acting) if one.code.startswith("take"))
    async with begun(tmp_path, PICKING) as table:
        card = await table.challenge(game="forhonor")
        await table.bruno.press(card, label="Accept")
        turn = await table.turn(0)
        person, place = table.next_of(turn), (await table.match()).thread
        offered = await person.autocomplete(place, "move", {"move": f"{hero}; take"}, focused="move")
        assert f"{hero}; {deed.code}" in [one["value"] for one in offered]
        wrong = await person.command(place, "move", {"move": f"{hero}; move Z99; end", "now": True})
        assert "Z99" in wrong.shown.text
        assert await table.revision() == 0
        shown = (await person.command(place, "move", {"move": f"{hero}; {deed.code}; end"})).shown
        assert await table.revision() == 0
        await person.press(shown, custom_id=button(shown, "do"))
        assert hero in (await state(table)).acted
        assert await table.revision() == len(deed.steps) + 2


async def test_a_deed_on_the_message_is_done_by_one_press_whatever_was_planned(tmp_path: Path):
    async with begun(tmp_path, CLASH) as table:
        person, _, turn, panel = await opened(table)
        await pick(person, panel, "move C8")
        await person.press(turn, label="Attack Berserker (3 steps)")
        after = await state(table)
        assert (after.phase, figure(after, "orochi").square) == ("card", "G9")


async def test_a_hero_is_picked_with_its_deed_by_one_press_and_the_end_is_the_next(tmp_path: Path):
    deed = likely(PICKING)[0]
    async with begun(tmp_path, PICKING) as table:
        card = await table.challenge(game="forhonor")
        await table.bruno.press(card, label="Accept")
        turn = await table.turn(0)
        person = table.next_of(turn)
        press = next(one["custom_id"] for one in turn.buttons if one.get("custom_id", "").endswith(deed.code))
        before = len(person.messages(turn.channel_id))
        await person.press(turn, custom_id=press)
        assert await table.revision() == len(deed.steps)
        assert (await state(table)).acting.hero == deed.steps[0]
        assert not any(one.ephemeral for one in person.messages(turn.channel_id)[before:])
        turn = await table.turn(len(deed.steps))
        await person.press(turn, label="End activation")
        assert deed.steps[0] in (await state(table)).acted


async def test_who_wants_to_confirm_sees_a_deed_before_it_is_done(tmp_path: Path):
    async with begun(tmp_path, CLASH) as table:
        person, _, turn, _ = await opened(table)
        await table.services.matches.reminders.change(Player(0, person.id, "ada"), lambda _: Preferences(confirm=True))
        panel = (await person.press(turn, label="Attack Berserker (3 steps)")).shown
        assert "2. **Attack Berserker**" in panel.text
        assert await table.revision() == 0
