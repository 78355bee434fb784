"""Steps of an activation laid out in private, undone freely and given in one: through the whole bot."""

from pathlib import Path

import pytest

from bot.games import GAMES
from bot.games.forhonor.values import State
from bot.games.save import load_state
from tests.support.forhonor_matches import CLASH, begun, opened, pick
from tests.support.scene import Scene, button

pytestmark = pytest.mark.asyncio


async def state(table: Scene) -> State:
    return load_state(GAMES["forhonor"].spec, (await table.match()).state)


async def test_steps_are_laid_out_undone_and_given_in_one(tmp_path: Path):
    async with begun(tmp_path, CLASH) as table:
        person, _, turn, panel = await opened(table)
        assert "Nothing is laid out yet" in panel.text
        for code in ("move E10", "shoot G10", "kill 2"):
            panel = await pick(person, panel, code)
        assert "2. Shoot at Berserker on G10" in panel.text
        assert "3. Remove 2 soldiers" in panel.text
        (_, old) = await table.panel(turn, person)
        assert "3. Remove 2 soldiers" in old.text
        panel = (await person.press(panel, custom_id=button(panel, "unstep"))).shown
        assert "3. " not in panel.text
        elsewhere = (await person.press(old, custom_id=button(old, "unstep"))).shown
        assert "changed elsewhere" in elsewhere.text
        assert "2. Shoot at Berserker on G10" in elsewhere.text
        assert await table.revision() == 0
        done = (await person.press(panel, custom_id=button(panel, "do"))).shown
        assert "Move to E10 (one step) · Shoot at Berserker on G10 · End the activation" in done.text
        assert await table.revision() == 3
        assert (await state(table)).acted == ("orochi",)


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
        assert "`move A1`" in wrong.text
        assert await table.revision() == 0
        await person.command("arena", "move", {"move": "undo; shoot g10; undo; undo; move E10", "now": True})
        assert await table.revision() == 1
        assert (await state(table)).acting is not None
