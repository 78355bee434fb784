"""Save as mine: a deployment kept by its player and used again in later matches, whichever side he sits at."""

import pytest

from bot.games import GAMES
from bot.games.pitchout.values import State
from bot.games.save import load_state
from bot.local.people import Seen
from tests.support.scene import Person, Scene, button

pytestmark = pytest.mark.asyncio


def verbs(message: Seen) -> set[str]:
    return {one["custom_id"].partition(":")[0] for one in message.buttons}


async def captain(table: Scene, number: int, person: Person) -> tuple[float, float]:
    """Where a player's Captain was put down, as he sees it."""
    match = await table.match(number)
    state: State = load_state(GAMES["pitchout"].spec, match.state)
    seat = match.seat_of(person.id)
    puck = next(one for one in state.pucks if one.id == f"{'SN'[seat or 0]}.captain")
    return (puck.x, puck.y) if seat == 0 else (800.0 - puck.x, 800.0 - puck.y)


async def test_a_saved_formation_is_used_again_by_its_owner_alone(table: Scene):
    await table.answer(await table.begin(), "self")
    person, panel = await table.panel(await table.turn(1))
    assert "save" in verbs(panel)
    assert "mine" not in verbs(panel)
    ahead = next(one["custom_id"] for one in panel.buttons if one["custom_id"].endswith("captain:up"))
    moved = (await person.press(panel, custom_id=ahead)).shown
    kept = (await person.press(moved, custom_id=button(moved, "save"))).shown
    assert "mine" in verbs(kept)
    await person.press(kept, custom_id=button(kept, "do"))
    other, theirs = await table.panel(await table.turn(2))
    assert "mine" not in verbs(theirs)
    mine = await captain(table, 1, person)

    await table.services.matches.resign(1, other.id, key="enough")
    await table.turn(3)
    card = await table.challenge()
    await table.bruno.press(card, label="Accept")
    await table.answer(await table.turn(0, 2), "self")
    for revision in (1, 2):
        asked, panel = await table.panel(await table.turn(revision, 2))
        if asked is person:
            assert "mine" in verbs(panel)
            panel = (await person.press(panel, custom_id=button(panel, "mine"))).shown
        await asked.press(panel, custom_id=button(panel, "do"))
    await table.turn(3, 2)
    assert await captain(table, 2, person) == pytest.approx(mine)
    assert await captain(table, 2, other) != pytest.approx(mine)


async def test_it_is_kept_by_its_number_of_pieces(table: Scene):
    await table.answer(await table.begin(), "self")
    person, panel = await table.panel(await table.turn(1))
    saved = (await person.press(panel, custom_id=button(panel, "save"))).shown
    kept = await table.services.store.formation(person.id, "pitchout", "deploy", 7)
    assert kept is not None
    assert b"captain" in kept
    again = (await person.press(saved, custom_id=button(saved, "mine"))).shown
    assert "mine" in verbs(again)
