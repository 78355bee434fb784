"""Crokinole on the local Discord, from the challenge to the result: `pytest -p tests.crokinole.registered tests/crokinole/in_discord.py`."""

from pathlib import Path

import pytest

from bot.games import GAMES
from bot.games.save import load_state
from bot.matches.core.models import Status
from tests.crokinole.rules.values import State
from tests.support.said import says
from tests.support.scene import Scene, scene

pytestmark = pytest.mark.asyncio

SHOTS = ("P3>hole s27", "P2>B1 s45")


async def state_of(table: Scene) -> State:
    """The position that is kept."""
    state: State = load_state(GAMES["crokinole"].spec, (await table.match()).state)
    return state


async def test_a_match_is_played_to_its_end_by_commands(tmp_path: Path):
    async with scene(tmp_path, seeds=lambda: bytes(32)) as table:
        turn = await table.begin(game="crokinole", options="discs=4")
        for revision in range(1, 9):
            person = table.next_of(turn)
            shot = "P3>hole s27" if revision % 2 else "P2>hole s40"
            await person.command("arena", "flick", {"shot": shot, "now": True})
            turn = await table.turn(revision)
        match = await table.match()
        assert match.status is Status.FINISHED
        assert says(turn.text, "crokinole-outcome-played")
        print(turn.text, await state_of(table))
