"""A question with a single answer is not asked: the turn says what was played, and mentions who comes next."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.discord.from_position import match_from
from tests.support.matches.single_answers import SINGLE
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
LINES = {"pitchout": "self", "forhonor": "end", "offboard": "B2 W"}
TOLD = {"pitchout": "pitchout-event-forced", "forhonor": "forhonor-event-forced", "offboard": "offboard-told-forced"}


@pytest.mark.parametrize("name", SINGLE)
async def test_it_is_told_with_the_answer_before_and_nobody_is_asked(tmp_path: Path, name: str):
    async with match_from(tmp_path, name, SINGLE[name][0]) as (table, first):
        match = await table.match()
        one, other = (table.person(match.holder(seat).user) for seat in (0, 1))
        await one.command("arena", "move", {"move": LINES[name], "now": True})
        turn = await table.turn(2)
        assert says(turn.text, TOLD[name])
        asked = {match.holder(ask.seat).user for ask in table.bot.matches.asks(await table.match())}
        assert set(turn.mentions) == asked
        posted = [one for one in table.ada.messages(turn.channel_id) if not one.ephemeral and one.id > first.id]
        assert posted == [turn]
        assert bool(await table.bot.matches.waiting_for(other.id)) == (other.id in asked)


async def test_it_is_taken_back_with_the_answer_before(tmp_path: Path):
    async with match_from(tmp_path, "offboard", SINGLE["offboard"][0]) as (table, _):
        match = await table.match()
        one = table.person(match.holder(0).user)
        await one.command("arena", "move", {"move": LINES["offboard"], "now": True})
        await table.turn(2)
        await one.command("arena", "match undo", {})
        assert (await table.turn(3)).mentions == [one.id]
        state = table.bot.matches.work.positions.asks(await table.match())
        assert [ask.seat for ask in state] == [0]
