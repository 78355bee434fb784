from pathlib import Path

import pytest

from bot.matches.core.seeding import foretold
from bot.ops.play import bot_process
from localdiscord.server import LocalDiscord
from tests.e2e.conftest import unheard
from tools.demo.complete_mode import CompleteTable
from tools.demo.demo import HIGHLIGHTS
from tools.demo.players import find
from tools.demo.position import Position


@pytest.mark.thorough
@pytest.mark.asyncio
async def test_two_people_play_the_complete_mode_with_all_it_has(discord: LocalDiscord, tmp_path: Path):
    bot = bot_process(discord, tmp_path / "bot.db", tmp_path / "bot.log", seed="demo")
    await bot.start()
    try:
        await bot.ready()
        table = CompleteTable(discord, (discord.person("ada"), discord.person("bruno")), unheard, {})
        await table.challenge("arena", "pitchout", "mode=complete")
        last = await table.play()
    finally:
        await bot.stop()
    assert find(last, "open") is None
    assert " beats " in last.text
    events = Position(tmp_path / "bot.db").events()
    assert [name for name, event in HIGHLIGHTS.items() if not events[event]] == []
    kinds = {"team", "lineup", "shootout", "first_player", "deploy", "flick", "flick_again", "ban", "change"}
    assert kinds <= set(table.counts)
    assert "[error" not in (tmp_path / "bot.log").read_text()


def test_foretold_seeds_differ_and_are_the_same_for_all_who_know_the_word():
    mine, yours, others = foretold("demo"), foretold("demo"), foretold("else")
    seeds = [mine(), mine()]
    assert seeds == [yours(), yours()]
    assert len({*seeds, others(), others()}) == 4
    assert {len(seed) for seed in seeds} == {32}
